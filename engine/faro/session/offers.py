"""What would mend a refusal: the stakes taken down first, or another book, for the page to offer at a press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from faro.base import FaroError, Spot
from faro.notation import format_command
from faro.rulebooks import Rulebook, book_called, library
from faro.session.shapes import Offer
from faro.table import Table, is_allowed, is_taken
from faro.table import commands as c
from faro.words import differences


def takers(rules: Rulebook, place: Spot) -> list[Rulebook]:
    """The books that take a bet which this one does not, those most like it first."""
    taking = (book for book in library().values() if is_taken(book, place.kind))
    return sorted(taking, key=lambda book: len(differences(rules, book)))


def offers(asked: Any, table: Table, error: FaroError | None) -> list[Offer]:
    """What can be done about a refusal; nothing where nothing was refused, or it must stand."""
    if error is None:
        return []
    seat = asked["seat"] or ""
    match error.key, error.values:
        case "bet-not-taken", {"rules": Rulebook() as rules, "spot": Spot() as place}:
            return [_by(book) for book in takers(rules, place)[:1]]
        case "stakes-lie", _:
            return _first_down(table, seat, "get up", [format_command(c.Rise(seat))])
        case "deal-under-way/book", _:
            book = book_called(asked["rules"], library())
            return _first_down(table, seat, f"deal by {book.short}", [], book.id)
    return []


def _by(book: Rulebook) -> Offer:
    return {"text": f"Deal by {book.short}", "lines": [], "rules": book.id}


def _first_down(table: Table, punter: str, then: str, lines: Sequence[str], rules: str = "") -> list[Offer]:
    """Every stake and call of a punter's taken down, and then what was asked for; nothing where one must lie."""
    downs: list[c.Command] = [c.TakeDown(bet.punter, bet.spot) for bet in table.bets if bet.punter == punter]
    downs += [c.WithdrawCall(call.punter, call.order) for call in table.calls if call.punter == punter]
    if not downs or not all(is_allowed(table, down) for down in downs):
        return []
    what = "it" if len(downs) == 1 else "them"
    taken = [format_command(down) for down in downs]
    return [{"text": f"Take {what} down and {then}", "lines": [*taken, *lines], "rules": rules}]
