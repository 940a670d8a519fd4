"""The question before a turn: what will become of this bet? The engine settles which answer is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeGuard

from faro.base import Bet, Card, Result, checks
from faro.notation import Step
from faro.rulebooks import PHRASES, Rulebook
from faro.table import Table, rules_of, rung
from faro.table import events as e
from faro.words import capital, owner

FATES: tuple[str, ...] = (
    "It wins",
    "It loses",
    "The bank takes half",
    "A push: it comes back",
    "Nothing yet: it stays",
)
"""The answers offered, always in this order; those that only an older game knows stand behind them: see `_answers`."""
DRAWN = "It is drawn: it stays as it lies"
_CORNER_DOWN = "A corner comes down"
_FACED = "It is faced: the bank takes its share"
_FATE: dict[Result, str] = {
    "won": FATES[0],
    "lost": FATES[1],
    "split": FATES[2],
    "push": FATES[3],
    "drawn": DRAWN,
    "void": FATES[3],
    "faced": _FACED,
    "corner-down": _CORNER_DOWN,
}


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a reader, the answers to choose from, the right one, and that one with its reason."""

    prompt: str
    answers: tuple[str, ...]
    right: str
    because: str


def question(before: Table, step: Step, seat: str | None) -> Question | None:
    """The question that a turn answers, about the seat's first bet or, for an onlooker, anyone's.

    Nothing where the step is no turn, or no stake lies.
    """
    bet = _asked(before, step, seat)
    if bet is None or not isinstance(step.events[0], e.TurnDealt):
        return None
    turn = step.events[0]
    how = ", under a copper," if bet.coppered else ""
    settled = next((event for event in step.events if _settles(event, bet)), None)
    fate = fate_of(settled) if settled else FATES[4]
    first, second = rules_of(before).in_turn(turn.loser, turn.winner)
    bent = f", at {rung(bet.bend)}," if bet.bend else ""
    whose = capital(owner(bet.punter, seat))
    prompt = (
        f"{whose} {checks(bet.stake)}{how}{bent} lie{'s' if bet.stake == 1 else ''} on {bet.spot.word}. "
        f"The next card drawn is the {first.word}, and after it the {second.word}. "
        "What becomes of the bet?"
    )
    why = _why(bet, (first, second), settled)
    if why and before.is_last_turn and rules_of(before).last_turn != "as-any":
        why = PHRASES["last_turn"][rules_of(before).last_turn]
    return Question(prompt, _answers(before, bet), fate, f"{fate}{why and f', for {why}'}.")


def _why(bet: Bet, drawn: Sequence[Card], settled: e.BetSettled | None) -> str:
    """Which of the two cards the stake is on, where those alone have decided; nothing where an order did, or a rule."""
    spot = bet.spot
    hits = [
        f"the {card.rank.word} came {when}"
        for card, when in zip(drawn, ("first", "second"), strict=True)
        if card.rank in spot.ranks or card.rank in spot.against
    ]
    if not spot.ranks or spot.sort.of_turn or (settled and settled.result in ("void", "faced")):
        return ""
    if settled is None:
        return "" if hits else "it is on neither card"
    return f"both cards are {drawn[0].rank.plural}" if drawn[0].rank == drawn[1].rank else " and ".join(hits)


def fate_of(settled: e.BetSettled) -> str:
    """What became of a stake, as the answers offered have it."""
    lost_whole = settled.result == "split" and settled.taken == settled.stake > 1
    return FATES[1] if lost_whole else _FATE[settled.result]


def plain_fates(rules: Rulebook) -> tuple[str, ...]:
    """The fates that a plain stake can meet by a rule-book."""
    return (*FATES, DRAWN) if "drawn" in (rules.combination, rules.own_cards) else FATES


def _answers(before: Table, bet: Bet) -> tuple[str, ...]:
    """The fates that such a stake can meet, whether this turn brings them or not; alone on one rank none is drawn."""
    is_alone = len(bet.spot.ranks) == 1 and all(other is bet for other in before.bets if other.punter == bet.punter)
    fates = FATES if is_alone else plain_fates(rules_of(before))
    corner = (_CORNER_DOWN,) if bet.bend and bet.bend.corners else ()
    return (*fates, *corner, *((_FACED,) if bet.entering else ()))


def _asked(before: Table, step: Step, seat: str | None) -> Bet | None:
    seen = [bet for bet in before.bets if not bet.masked or bet.punter == seat]
    bets = [bet for bet in seen if seat is None or bet.punter == seat] or seen
    decided = [bet for bet in bets if any(_settles(event, bet) for event in step.events)]
    return next(iter(decided or bets), None)


def _settles(event: e.Event, bet: Bet) -> TypeGuard[e.BetSettled]:
    return isinstance(event, e.BetSettled) and event.punter == bet.punter and event.spot == bet.spot
