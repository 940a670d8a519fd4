"""A table drawn as a few lines of text: for goldens, for terminals, and for the reader of a failed test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from faro.base import LOWER, SPOTS, UPPER, Bet, Rank

if TYPE_CHECKING:
    from faro.table.state import Table

_PLACES = {spot: place for place, spot in enumerate(SPOTS)}


def draw(table: Table, seat: str | None = None, *, unmasked: bool = False) -> str:
    """A table as a seat sees it, or an onlooker: the cards drawn, the layout with its stakes, the checks in hand.

    A stake is written with its punter's initial, `a6` for six of ann's, and behind it `c` for a copper, `h` for half
    goes, `b` for barred, `m` for masked, a `^` for each bent corner, a `/` for each fold and `~` for a pli. `unmasked`
    shows the cards that lie face down too.
    """
    hidden = [] if unmasked else [bet for bet in table.bets if bet.masked and bet.punter != seat]
    lies: dict[str, str] = {}
    for bet in table.bets:
        if bet not in hidden:
            lies[bet.spot.id] = lies.get(bet.spot.id, "") + f" {_stake(bet)}"
    lines = [
        f"{table.rules.name if table.rules else ''}: {progress(table)}",
        _cards(table),
        f"{'':8}" + _row(UPPER, lies),
        f"{'7' + lies.get('7', ''):8}",
        f"{'':8}" + _row(LOWER, lies),
        f"out {_out(table)}",
        *_elsewhere(table, lies, hidden),
        "in hand " + " ".join(f"{punter} {checks}" for punter, checks in table.hands.items()),
    ]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def progress(table: Table) -> str:
    """How far a deal has got, in one line."""
    whole = len(table.pack)
    turns = table.rules.turns(whole) if table.rules else (whole - 1) // 2
    return f"turn {len(table.turns)} of {turns}, {len(table.box)} cards in the box"


def _cards(table: Table) -> str:
    book = table.rules
    opening = book.opening if book else "soda"
    loser, winner = table.turns[-1] if table.turns else ("-", "-")
    coming_last = table.bottom if table.is_boxed else None
    shown = coming_last if opening == "bottom" else table.soda
    first = f"{opening} {shown or '-'}  " if opening != "deal" else ""
    last = f"  pocket {' '.join(map(str, table.pocket))}" if table.pocket else f"  hock {table.hock or '-'}"
    return f"{first}lost {loser}  won {winner}{last if book is None or book.left_last else ''}"


def _row(ranks: Iterable[Rank], lies: dict[str, str]) -> str:
    return "".join(f"{rank.code + lies.get(rank.code, ''):10}" for rank in ranks)


def _out(table: Table) -> str:
    """The beads of the case-keeper: how many cards of each rank are out."""
    out = Counter([*(card.rank for card in table.dealt), *table.secret.beads])
    return " ".join(f"{rank.code}:{out[rank]}" for rank in Rank if out[rank])


def _elsewhere(table: Table, lies: dict[str, str], hidden: Iterable[Bet]) -> list[str]:
    """What lies between the cards, by word of mouth, or face down."""
    ranks = {rank.code for rank in Rank}
    places = sorted((place for place in lies if place not in ranks), key=lambda place: _PLACES.get(place, len(_PLACES)))
    lying = [f"{place}{lies[place]}" for place in places]
    lying += [
        f"call {'-'.join(rank.code for rank in call.order)} {call.punter[:1]}{call.stake}" for call in table.calls
    ]
    lying += [f"face down {bet.punter[:1]}{bet.stake}" for bet in hidden]
    return ["and " + ", ".join(lying)] if lying else []


def _stake(bet: Bet) -> str:
    goes = {"all": "", "half": "h", "none": "b"}[bet.goes]
    bend = "^" * bet.bend.corners + "/" * bet.bend.folds + "~" * bet.bend.pli if bet.bend else ""
    return f"{bet.punter[:1]}{bet.stake}{'c' if bet.coppered else ''}{goes}{'m' if bet.masked else ''}{bend}"
