"""A table goes over to another rule-book: the punters sit down again with the checks that they have."""

from __future__ import annotations

from faro.commands import BuyChecks, Command, OpenBank, OpenTable, SetLimits
from faro.decide import MOST_CHECKS
from faro.errors import Refused
from faro.rules import Rulebook
from faro.table import Table


def change_book(table: Table, rules: Rulebook, seat: str | None = None) -> tuple[Command, ...]:
    """The commands that open a table under another book, with the bank, the limits and the punters of this one.

    Stakes that lie between deals come back first. Who has risen stays away, and so does who has nothing left. Refused
    while a stake lies in a deal; one on which nothing lies is broken off. Refused too where the bank is broken, where
    the punter of the `seat` has nothing left, and where somebody holds more than a table takes.
    """
    if table.is_boxed and (table.bets or table.calls):
        raise Refused(
            "deal-under-way",
            "the book cannot be changed while stakes lie in a deal",
            "deal on to its end, or take them down",
        )
    lying = {punter: sum(bet.stake for bet in table.bets if bet.punter == punter) for punter in table.hands}
    seated = {punter: hand + lying[punter] for punter, hand in table.hands.items() if table.is_seated(punter)}
    if table.purse is not None and table.purse < 1:
        raise Refused("book-stands", "a broken bank opens no other table", "begin a new table")
    if seat is not None and seated.get(seat) == 0:
        raise Refused("book-stands", "there are no checks left to take to another book", "begin a new table")
    most = max(table.purse or 0, *seated.values(), 0)
    if most > MOST_CHECKS:
        raise Refused("book-stands", f"nobody brings {most:,} checks to a table", f"bring {MOST_CHECKS:,} at most")
    commands: list[Command] = [OpenTable(rules)]
    if table.purse is not None:
        commands.append(OpenBank(table.purse))
    if table.most:
        commands.append(SetLimits(table.least, table.most, table.running))
    commands += [BuyChecks(punter, held) for punter, held in seated.items() if held]
    return tuple(commands)
