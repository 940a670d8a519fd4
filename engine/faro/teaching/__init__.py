"""Playthroughs, questions, exercises, the audit of a dealer, and deals to judge."""

from __future__ import annotations

from faro.teaching.accusing import Accusation, accused
from faro.teaching.audit import Payment, Verdict, check, due, passed_over
from faro.teaching.cost_so_far import running_cost
from faro.teaching.exercises.amiss import AGAIN
from faro.teaching.exercises.cases import FRAME
from faro.teaching.exercises.item import GIVEN, LEVELS, Exercise, Field, is_about, next_seed
from faro.teaching.exercises.making import DRILLS, KINDS, corrections, make
from faro.teaching.fates import LEFT_OPEN
from faro.teaching.goals import COMPANY, GOALS, Judged, goals_of, judge
from faro.teaching.playthrough import Playthrough, play, reader_of
from faro.teaching.recap import account, recap
from faro.teaching.spotting import ASKED, Item, looked_over, square_or_not
from faro.teaching.unmasked import unmasked
from faro.teaching.watching import Watched, watch

__all__ = [
    "AGAIN",
    "ASKED",
    "COMPANY",
    "DRILLS",
    "FRAME",
    "GIVEN",
    "GOALS",
    "KINDS",
    "LEFT_OPEN",
    "LEVELS",
    "Accusation",
    "Exercise",
    "Field",
    "Item",
    "Judged",
    "Payment",
    "Playthrough",
    "Verdict",
    "Watched",
    "account",
    "accused",
    "check",
    "corrections",
    "due",
    "goals_of",
    "is_about",
    "judge",
    "looked_over",
    "make",
    "next_seed",
    "passed_over",
    "play",
    "reader_of",
    "recap",
    "running_cost",
    "square_or_not",
    "unmasked",
    "watch",
]
