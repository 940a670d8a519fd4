"""What the clerk's door answers with, besides a board."""

from __future__ import annotations

from typing import TypedDict

from faro.session.shapes import Board


class SetAside(TypedDict):
    """A line of a clerk's log that cannot be done, with its number in the log as it was sent."""

    line: int
    text: str
    say: str


class Settled(TypedDict):
    """What became of one stake with the latest cards, the checks taken and paid, and the rule that decided."""

    punter: str
    say: str
    taken: int
    paid: int
    rule: str


class Tab(TypedDict):
    """A punter's account in checks: in hand, on the cloth, bought, owed on markers, and what he has gained in all."""

    punter: str
    held: int
    lies: int
    bought: int
    owes: int
    gain: int
    has_risen: bool


class Clerked(Board):
    """A table with real cards: what was set aside, what is settled, every tab, and the bank's gain and what it holds.

    The `purse` is null where the bank never runs dry.
    """

    aside: list[SetAside]
    settled: list[Settled]
    tabs: list[Tab]
    bank: int
    purse: int | None
    may_begin: bool
