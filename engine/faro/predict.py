"""The question before a turn: what will become of this bet? The engine settles which answer is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeGuard

from faro.chips import checks
from faro.events import BetSettled, Event, TurnDealt
from faro.log import Step
from faro.stakes import Bet
from faro.table import Table

FATES: tuple[str, ...] = (
    "It wins",
    "It loses",
    "The bank takes half",
    "A push: it comes back",
    "Nothing yet: it stays",
)
"""The answers offered, always all of them and always in this order."""
_FATE = {"won": FATES[0], "lost": FATES[1], "split": FATES[2], "push": FATES[3]}


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a reader, the answers to choose from, and the right one."""

    prompt: str
    answers: tuple[str, ...]
    right: str


def question(before: Table, step: Step, seat: str | None) -> Question | None:
    """The question that a turn answers, about the seat's first bet or, for an onlooker, anyone's.

    Nothing where the step is no turn, or no stake lies.
    """
    bet = _asked(before, step, seat)
    if bet is None or not isinstance(step.events[0], TurnDealt):
        return None
    turn = step.events[0]
    owner = "Your" if bet.punter == seat else f"{bet.punter.capitalize()}’s"
    how = ", under a copper," if bet.coppered else ""
    settled = next((event for event in step.events if _settles(event, bet)), None)
    fate = _FATE[settled.result] if settled else FATES[4]
    prompt = (
        f"{owner} {checks(bet.stake)}{how} lie{'s' if bet.stake == 1 else ''} on {bet.spot.word}. "
        f"The first card out of the box is the {turn.loser.word}, the second the {turn.winner.word}. "
        "What becomes of the bet?"
    )
    return Question(prompt, FATES, fate)


def _asked(before: Table, step: Step, seat: str | None) -> Bet | None:
    bets = [bet for bet in before.bets if seat is None or bet.punter == seat] or list(before.bets)
    decided = [bet for bet in bets if any(_settles(event, bet) for event in step.events)]
    return next(iter(decided or bets), None)


def _settles(event: Event, bet: Bet) -> TypeGuard[BetSettled]:
    return isinstance(event, BetSettled) and event.punter == bet.punter and event.spot == bet.spot
