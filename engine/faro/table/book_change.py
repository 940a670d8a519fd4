"""A table goes over to another rule-book: the punters sit down again with the checks that they have."""

from __future__ import annotations

from collections.abc import Mapping

from faro.base import Refused
from faro.rulebooks import Rulebook
from faro.table import commands as c
from faro.table.choices import is_allowed
from faro.table.decision import MOST_CHECKS
from faro.table.guards import rules_of
from faro.table.state import Table


def change_book(
    table: Table,
    rules: Rulebook,
    seat: str | None = None,
    *,
    bank: int | None = None,
    limit: int | None = None,
    buys: int | None = None,
) -> tuple[c.Command, ...]:
    """The commands that open a table under another book, with the bank, the limits and the punters of this one.

    `bank` is what the bank shall hold from now on, and `limit` the most that may lie on a place, in checks; nought is
    without end; `buys` are the checks with which everybody sits down anew. What is not said stays.

    Stakes that lie between deals come back first, and what is owed on markers is given back. Who has risen stays away,
    and so does who has nothing left. In a deal under way a stake that may be lifted is to be taken down first; a stake
    that must lie, and a call, stay behind with the deal that is left. Refused too where the bank is broken, where the
    punter of the `seat` has nothing left, and where somebody holds more than a table takes.
    """
    if table.is_boxed and any(is_allowed(table, c.TakeDown(bet.punter, bet.spot)) for bet in table.bets):
        raise Refused("deal-under-way/book")
    back = [] if table.is_boxed else table.bets
    lying = {punter: sum(bet.stake for bet in back if bet.punter == punter) for punter in table.hands}
    seated = {
        punter: max(0, hand + lying[punter] - table.markers.get(punter, 0))
        for punter, hand in table.hands.items()
        if table.is_seated(punter)
    }
    purse = table.purse if bank is None else bank or None
    if purse is not None and purse < 1:
        raise Refused("book-stands/bank")
    if buys is not None:
        seated = dict.fromkeys(seated, buys)
    if seat is not None and seated.get(seat) == 0:
        raise Refused("book-stands/nothing")
    most = max(purse or 0, *seated.values(), 0)
    if most > MOST_CHECKS:
        raise Refused("book-stands", checks=most, most=MOST_CHECKS)
    commands: list[c.Command] = [c.OpenTable(rules)]
    if purse is not None:
        commands.append(c.OpenBank(purse))
    commands += _limits(table, table.most if limit is None else limit)
    commands += [c.BuyChecks(punter, held) for punter, held in seated.items() if held]
    return tuple(commands)


def bank_to_the_most(table: Table, bids: Mapping[str, int]) -> tuple[str, tuple[c.Command, ...]]:
    """Who puts up the most and so holds the bank, and the commands that open his table (Games Forum, private Stuss).

    `bids` are in checks. The first of two that are alike has it, which is our assumption. He is the dealer, and no
    punter at his own table; everybody else sits down with the checks that he has.
    """
    banker = max(bids, key=bids.__getitem__, default="")
    if not banker or not bids[banker]:
        raise Refused("bad-number/bids")
    commands = change_book(table, rules_of(table), bank=bids[banker])
    return banker, tuple(
        command for command in commands if not (isinstance(command, c.BuyChecks) and command.punter == banker)
    )


def _limits(table: Table, most: int) -> list[c.Command]:
    """The limits as they are announced where so much may lie on a place; none where there is no end to it."""
    if not most:
        return []
    running = table.running if table.running >= most else 0
    return [c.SetLimits(min(max(table.least, 1), most), most, running)]
