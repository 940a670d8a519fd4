"""The door for a clerk beside real cards: his log is read as far as it stands, with every tab and the bank's book.

A card that was taken for another is mended in the midst of a log, and what was laid after it may then be impossible.
Such a line is set aside and told of, and all others are settled anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from faro.base import FaroError
from faro.notation import parse_line, text_of
from faro.rulebooks import library
from faro.session.answers import at_hand, board_of, whole_lines, with_line
from faro.session.clerk_shapes import Clerked, SetAside, Settled, Tab
from faro.session.requests import Seated
from faro.table import Table, fresh, paying_order
from faro.table import commands as c
from faro.table import events as e
from faro.teaching import Payment, due
from faro.words import MOST_WORDS, announce, apologise, whereabouts

_Chance = c.OpenDeal | c.DealTurn | c.ShowHock | c.ShowPocket


class _Drawn(NamedTuple):
    """The cards that came last: the table before them, what came of them, and the log with them."""

    before: Table
    command: _Chance
    events: tuple[e.Event, ...]
    log: str


def clerk(asked: Seated) -> Clerked:
    """The table of a log of which every line is done that can be, as the seat sees it.

    Answered are besides the board the lines that were set `aside`, by their numbers in the log as it was sent; what is
    `settled` with the latest cards, in the order in which the bank takes and pays; the `tabs` of all punters, and what
    the `bank` has gained and holds. `may_begin` says whether another deal may.
    """
    lines = whole_lines(asked["log"]).splitlines()
    log, table, done = _at_hand(lines)
    aside: list[SetAside] = []
    drawn: _Drawn | None = None
    for number, line in enumerate(lines[done:], done + 1):
        before = table
        try:
            log, table, events = with_line(log, table, line)
        except FaroError as error:
            aside.append({"line": number, "text": line, "say": apologise(error)})
            continue
        command = parse_line(line, library())
        if isinstance(command, _Chance):
            drawn = _Drawn(before, command, events, log)
    is_fresh = drawn is not None and drawn.log == log
    say = (
        announce(drawn.events, table, None, MOST_WORDS) if drawn and is_fresh else f"The table at {whereabouts(table)}."
    )
    return {
        **board_of(asked, log, table, say),
        "aside": aside,
        "settled": _settled(drawn),
        "tabs": [_tab(table, punter) for punter in table.hands],
        "bank": table.bank,
        "purse": table.purse,
        "may_begin": not table.is_undecided,
    }


def _at_hand(lines: Sequence[str]) -> tuple[str, Table, int]:
    """The longest beginning of a log whose table is at hand and after which cards still come, and its lines."""
    latest = next((at for at in reversed(range(len(lines))) if _is_chance(lines[at])), len(lines))
    log = text_of(lines[:latest])
    for done in range(latest, 0, -1):
        table = at_hand(log)
        if table is not None:
            return log, table, done
        log = log[: -len(lines[done - 1]) - 1]
    return "", fresh(), 0


def _is_chance(line: str) -> bool:
    try:
        return isinstance(parse_line(line, library()), _Chance)
    except FaroError:
        return False


def _settled(drawn: _Drawn | None) -> list[Settled]:
    """What the bank takes and pays for the latest cards, one stake after another as a dealer makes them."""
    if drawn is None:
        return []
    payments = [payment for payment in due(drawn.before, drawn.command) if payment.decided]
    payments.sort(key=_in_order)
    return [
        {
            "punter": payment.punter,
            "say": f"{payment.name}: {payment.fate}",
            "taken": payment.taken,
            "paid": payment.paid,
            "rule": payment.rule,
        }
        for payment in payments
    ]


def _in_order(payment: Payment) -> tuple[bool, bool, int, bool]:
    """When the bank comes to a stake: one for which it has nothing left has waited behind all that it could pay."""
    has_nothing_left = payment.point == "broken_bank" and not payment.paid
    return (has_nothing_left, *paying_order(payment.paid, coppered=payment.coppered))


def _tab(table: Table, punter: str) -> Tab:
    """What a punter holds, has lying, has bought and owes, and what he is up or down for it, in checks."""
    held, owes = table.hands[punter], table.markers.get(punter, 0)
    bought = table.bought[punter]
    return {
        "punter": punter,
        "held": held,
        "lies": table.worth(punter) - held,
        "bought": bought,
        "owes": owes,
        "gain": table.worth(punter) - bought - owes,
        "has_risen": punter in table.risen,
    }
