"""The table itself: commands are decided, events happen, and the table is what they add up to."""

from __future__ import annotations

from faro.table import commands, events
from faro.table.bets_taken import is_said_ahead, is_taken, runs
from faro.table.book_change import bank_to_the_most, change_book
from faro.table.casekeep import OF_THE_LAST_TURN, Case, Mark, keep_cases, marks_of
from faro.table.choices import brings, calls, chance, changes, is_allowed, offers
from faro.table.decide_tricks import TRICKS, Sleight, lacks
from faro.table.decision import NAME, decide
from faro.table.folding import evolve, fold
from faro.table.guards import most_taken, refuse_to_grow, refuse_to_lie, rules_of
from faro.table.ladder import MOST_CORNERS, at_risk, bent, plays_for, rung, won_before
from faro.table.limits import is_dead, limit_on
from faro.table.settlement import (
    barred,
    call_odds,
    face_splits,
    mixed_rule,
    paying_order,
    price,
    run_on,
    settle,
    settle_calls,
    settle_face,
    settle_hock,
    takes_of_mixed,
    verdict,
)
from faro.table.state import BANK, Table, draw, fresh
from faro.table.tricks_offered import may_draw, tricks

__all__ = [
    "BANK",
    "MOST_CORNERS",
    "NAME",
    "OF_THE_LAST_TURN",
    "TRICKS",
    "Case",
    "Mark",
    "Sleight",
    "Table",
    "at_risk",
    "bank_to_the_most",
    "barred",
    "bent",
    "brings",
    "call_odds",
    "calls",
    "chance",
    "change_book",
    "changes",
    "commands",
    "decide",
    "draw",
    "events",
    "evolve",
    "face_splits",
    "fold",
    "fresh",
    "is_allowed",
    "is_dead",
    "is_said_ahead",
    "is_taken",
    "keep_cases",
    "lacks",
    "limit_on",
    "marks_of",
    "may_draw",
    "mixed_rule",
    "most_taken",
    "offers",
    "paying_order",
    "plays_for",
    "price",
    "refuse_to_grow",
    "refuse_to_lie",
    "rules_of",
    "run_on",
    "rung",
    "runs",
    "settle",
    "settle_calls",
    "settle_face",
    "settle_hock",
    "takes_of_mixed",
    "tricks",
    "verdict",
    "won_before",
]
