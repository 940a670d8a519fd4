"""What the case-keeper shows: which cards are out and how each was played. Derived from the deal, never stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from faro.base import Rank
from faro.rulebooks import LastTurn
from faro.table.state import Table, by_rank

Mark = Literal["soda", "lost", "won", "split-lost", "split-won", "hock", "pocket", "null"]

OF_THE_LAST_TURN: dict[LastTurn, tuple[Mark, Mark]] = {
    "last-null": ("lost", "null"),
    "last-to-bank": ("lost", "lost"),
    "void": ("null", "null"),
}
"""How the two cards of the last turn play for an open stake, where they do not as in any other."""


@dataclass(frozen=True, slots=True)
class Case:
    """One wire of the case-keeper: a mark for each card of the rank that is out, in the order they came."""

    rank: Rank
    marks: tuple[Mark, ...]
    left: int


def keep_cases(table: Table) -> tuple[Case, ...]:
    """The thirteen wires, ace to king; a deal that is out stays marked until the next is opened.

    A bead that was slid for no card stands among those that lost. Of a rank whose odd card came out there is one mark
    more than the pack has cards.
    """
    marks = marks_of(table)
    for rank in table.secret.beads:
        marks[rank].append("lost")
    in_pack = by_rank(table.pack)
    return tuple(Case(rank, tuple(marks[rank]), max(0, in_pack.get(rank, 0) - len(marks[rank]))) for rank in Rank)


def marks_of(table: Table) -> dict[Rank, list[Mark]]:
    """How each rank has played in this deal, as anyone who keeps tabs for himself has seen it."""
    marks: dict[Rank, list[Mark]] = {rank: [] for rank in Rank}
    if table.soda is not None:
        marks[table.soda.rank].append("soda")
    rules = table.rules
    for number, (loser, winner) in enumerate(table.turns, start=1):
        played: tuple[Mark, Mark] = ("split-lost", "split-won") if loser.rank == winner.rank else ("lost", "won")
        if rules is not None and number == rules.turns(len(table.pack)):
            played = OF_THE_LAST_TURN.get(rules.last_turn, played)
        marks[loser.rank].append(played[0])
        marks[winner.rank].append(played[1])
    if table.hock is not None:
        marks[table.hock.rank].append("hock")
    for card in table.pocket:
        marks[card.rank].append("pocket")
    return marks
