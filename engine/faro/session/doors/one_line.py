"""The doors between a position in one line and what the calculator asks: a book, the cards left, a stake."""

from __future__ import annotations

from faro.base import PACK, Bet, Card, Frozen, Rank
from faro.notation import format_position, parse_position
from faro.notation import share as link
from faro.odds import odds as reckon
from faro.rulebooks import Rulebook, library
from faro.session.doors.odds import described
from faro.session.requests import Lined, Staked
from faro.session.shapes import OneLine
from faro.table import Table, fresh
from faro.table import commands as c
from faro.words import whereabouts

_STAKE = 6
"""Checks, which a split halves."""
_SEAT = "you"


def in_one_line(asked: Staked) -> OneLine:
    """A position in which a stake is priced as at `odds`, as a line of it.

    Counts tell neither suits nor order: the cards that are gone have fallen in that of the pack.
    """
    rules, place, box = described(asked)
    coppered = asked.get("coppered", False)
    reckon(rules, place, box, coppered=coppered, entering=box is not None)
    table = fresh()._replace(rules=rules, hands=Frozen({_SEAT: c.BUYS}), bought=Frozen({_SEAT: c.BUYS}))
    if box is not None:
        table = _dealt(table, rules, box)
    if box is not None or rules.first_stakes != "after-soda":
        entering = box is not None and rules.entry == "after-face"
        bet = Bet(_SEAT, place, _STAKE, coppered, entering=entering)
        table = table._replace(hands=Frozen({_SEAT: c.BUYS - _STAKE}), stakes=Frozen({(_SEAT, place.id): bet}))
    return _told(table, _SEAT)


def read_line(asked: Lined) -> OneLine:
    """What a line has to say to the calculator: of its stakes the first that its seat, or else anybody, has lying.

    Where it goes wrong, the error has its `column`.
    """
    return _told(*parse_position(asked["position"], library()))


def _dealt(table: Table, rules: Rulebook, box: frozenset[Card]) -> Table:
    """The table with all that is not in the box dealt, no two of a rank together while others are left."""
    gone = sorted({*PACK} - box, key=lambda card: (card.suit, card.rank))
    soda = gone.pop(0) if rules.shown_first else None
    turns = tuple(zip(gone[::2], gone[1::2], strict=True))
    return table._replace(opened=True, soda=soda, turns=turns, box=box)


def _told(table: Table, seat: str | None) -> OneLine:
    own = [bet for bet in table.bets if bet.punter == seat] or [*table.bets]
    line = format_position(table, seat)
    return {
        "position": line,
        "rules": " ".join(table.rules.words) if table.rules else "",
        "left": {rank.code: table.left(rank) for rank in Rank},
        "place": own[0].spot.id if own else "",
        "coppered": bool(own and own[0].coppered),
        "code": link.encode(f"position {format_position(table)}\n"),
        "say": f"The line holds {whereabouts(table)}.",
        "error": None,
    }
