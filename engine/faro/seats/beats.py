"""What is seen to happen in an act, beat by beat: a card comes, then another, and the stakes go their ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from faro.table import BANK, Table
from faro.table import events as e


@dataclass(frozen=True, slots=True)
class CardComes:
    """A card that comes out of the pack: its rank, and what it does to stakes on it.

    `number` is its place among the two of a turn; nought where it comes alone.
    """

    rank: str
    does: Literal["loses", "wins", "nothing"]
    number: int
    kind: Literal["card"] = "card"


@dataclass(frozen=True, slots=True)
class ChecksLaid:
    """So many checks are laid on a place; `mine` where the seat itself has laid them."""

    place: str
    checks: int
    mine: bool
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class StakeSettled:
    """A stake is decided: of its `stake` checks the bank takes so many, and beyond them it pays so many.

    `place` is where it lay, empty for a call. `punter` is nothing where it is the seat's own. What is left `lies` on.
    """

    place: str
    punter: str | None
    stake: int
    taken: int
    paid: int
    lies: bool
    kind: Literal["settled"] = "settled"


Beat = CardComes | ChecksLaid | StakeSettled


def beats(events: Sequence[e.Event], table: Table, seat: str | None) -> tuple[Beat, ...]:
    """What a seat sees of the events of one act, in the order in which it happens; `table` is as they leave it.

    A card that lies face down is not seen to be laid.
    """
    return tuple(_beats(events, table, seat))


def _beats(events: Sequence[e.Event], table: Table, seat: str | None) -> Iterator[Beat]:
    for event in events:
        match event:
            case e.DealOpened(_, card) if card is not None:
                yield CardComes(card.rank.code, "loses" if table.rules and table.rules.takes_first else "nothing", 0)
            case e.TurnDealt(_, loser, winner):
                loses, wins = (loser.rank.code, "loses"), (winner.rank.code, "wins")
                in_order = table.rules.in_turn(loses, wins) if table.rules else (loses, wins)
                for number, (rank, does) in enumerate(in_order, 1):
                    yield CardComes(rank, "loses" if does == "loses" else "wins", number)
            case e.HockShown(card):
                yield CardComes(card.rank.code, "nothing", 0)
            case e.BetPlaced(punter, amount, spot, _, masked) if punter == seat or not masked:
                yield ChecksLaid(spot.id, amount, punter == seat)
            case e.TurnCalled(punter, amount):
                yield ChecksLaid("", amount, punter == seat)
            case e.BetSettled(punter, spot, stake):
                lies = table.bet(punter, spot) is not None
                taken = 0 if event.answerable == BANK else event.taken
                yield StakeSettled(spot.id, _whose(punter, seat), stake, taken, event.paid, lies)
            case e.CallSettled(punter, _, stake, _, taken, paid):
                yield StakeSettled("", _whose(punter, seat), stake, taken, paid, lies=False)
            case e.BetLeftOver(punter, spot, stake, taken, paid):
                yield StakeSettled(spot.id, _whose(punter, seat), stake, taken, paid, lies=False)


def _whose(punter: str, seat: str | None) -> str | None:
    return None if punter == seat else punter
