"""The table as text: for goldens, for terminals, and for a reader of a failed test."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from faro.announce import announce, apologise
from faro.cards import Card, Rank
from faro.choices import calls, chance, changes, offers
from faro.events import Event
from faro.layout import LOWER, UPPER, Spot
from faro.log import format_command, play_while_valid
from faro.rules import Rulebook
from faro.table import Table
from faro.view import Place, Stake, View, see


def draw(view: View) -> str:
    """A view as a small text table: the cards drawn, the layout with its stakes, the checks in hand.

    A stake is written with its punter's initial, `a6` for six of ann's, and behind it `c` for a copper, `h` for half
    goes, `b` for barred, `m` for masked, a `^` for each bent corner, a `/` for each fold and `~` for a pli.
    """
    seven = "".join(("7", _lying(view, Rank.SEVEN)))
    lines = [
        f"{view.rules}: turn {view.turn} of {view.turns}, {view.cards_left} cards in the box",
        _cards(view),
        f"{'':8}" + _row(view, UPPER),
        f"{seven:8}".rstrip(),
        f"{'':8}" + _row(view, LOWER),
        "out " + " ".join(f"{case.rank.code}:{len(case.marks)}" for case in view.cases if case.marks),
        *_elsewhere(view),
        "in hand " + " ".join(f"{punter} {checks}" for punter, checks in view.hands),
    ]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def playthrough(text: str, library: Mapping[str, Rulebook], seat: str | None = None) -> str:
    """A log told in full: after each line its events, what is said, the view, and how much may be done next."""
    steps, error = play_while_valid(text, library)
    told = []
    for step in steps:
        told.append(f"> {format_command(step.command)}\n")
        told += [f"  {tell(event)}\n" for event in step.events]
        told.append(f"  “{announce(step.events, step.table, seat)}”\n")
        told += [f"  | {line}\n" for line in draw(see(step.table, seat)).splitlines()]
        told.append(f"  {_legal(step.table)}\n")
    if error is not None:
        told.append(f"! {error}\n  “{apologise(error)}”\n")
    return "".join(told)


def tell(event: Event) -> str:
    """An event in one line: its name and its fields, as a log would write them."""
    return " ".join([type(event).__name__, *(f"{f.name}={_short(getattr(event, f.name))}" for f in fields(event))])


def _short(value: object) -> str:
    if isinstance(value, tuple) and not isinstance(value, Card):
        return "-".join(part.code if isinstance(part, Rank) else str(part) for part in value)
    return value.id if isinstance(value, Spot | Rulebook) else str(value)


def _legal(table: Table) -> str:
    laying = sum(1 for punter in table.hands for _ in offers(table, punter))
    changing = sum(1 for punter in table.hands for _ in changes(table, punter))
    calling = sum(1 for punter in table.hands for _ in calls(table, punter))
    outcomes = sum(1 for _ in chance(table))
    said = f"next: {laying} places to bet, {changing} changes, {outcomes} outcomes of the box"
    return f"{said}, {calling} calls" if calling else said


def _cards(view: View) -> str:
    opening = view.book.opening if view.book else "soda"
    shown = view.bottom if opening == "bottom" else view.soda
    first = f"{opening} {shown or '-'}  " if opening != "deal" else ""
    last = f"  pocket {' '.join(str(card) for card in view.pocket)}" if view.pocket else f"  hock {view.hock or '-'}"
    has_last = view.book is None or view.book.left_last
    return f"{first}lost {view.loser or '-'}  won {view.winner or '-'}{last if has_last else ''}"


def _row(view: View, ranks: tuple[Rank, ...]) -> str:
    return "".join(f"{rank.code + _lying(view, rank):10}" for rank in ranks)


def _elsewhere(view: View) -> list[str]:
    lying = [f"{place.spot.id}{_stakes(place)}" for place in view.places if place.spot.kind != "flat" and place.stakes]
    lying += [f"call {'-'.join(rank.code for rank in call.order)} {call.punter[:1]}{call.stake}" for call in view.calls]
    lying += [f"face down {punter[:1]}{amount}" for punter, amount in view.masked]
    return ["and " + ", ".join(lying)] if lying else []


def _lying(view: View, rank: Rank) -> str:
    return _stakes(view.place(rank))


def _stakes(place: Place) -> str:
    goes = {"all": "", "half": "h", "none": "b"}
    return "".join(
        f" {stake.punter[:1]}{stake.amount}{'c' if stake.coppered else ''}{goes[stake.goes]}"
        f"{'m' if stake.masked else ''}{_bends(stake)}"
        for stake in place.stakes
    )


def _bends(stake: Stake) -> str:
    bend = stake.bend
    return "^" * bend.corners + "/" * bend.folds + "~" * bend.pli if bend else ""
