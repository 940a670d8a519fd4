"""A deal as those play it who learn: before every turn each punter lays one stake or none, and then the cards fall.

What may be laid is what the table allows, and what is won is what it pays; nothing here knows a rule. Actions and what
falls are numbers, which every library of games takes.
"""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import PACK, SPOTS, Card, FaroError, Rank
from faro.rulebooks import book_called, library
from faro.simulation import draw
from faro.table import chance, decide, fold, fresh, is_allowed
from faro.table import commands as c

STAKE = 2
"""Checks of one stake: what a split takes half of."""
TURNS = 26
"""No deal has more."""
PURSE = STAKE * TURNS
PASS = 0
PLACES = tuple((SPOTS[rank.code], coppered) for coppered in (False, True) for rank in Rank)
"""The places of the actions behind `PASS`: every card open, and then every card coppered."""
ACTIONS = 1 + len(PLACES)
FALLS = (len(PACK) + 1) ** 2
"""More than the number of any two cards that fall together."""
SEEN = len(Rank) + 2 * len(PLACES) + 2
"""How many numbers a punter sees."""


def number_of(command: c.Command) -> int:
    """The number of what falls: of its two cards, or of one, or of none."""
    match command:
        case c.DealTurn(first, second):
            cards: tuple[Card | None, Card | None] = (first, second)
        case c.OpenDeal(_, card):
            cards = (card, None)
        case _:
            cards = (None, None)
    before, after = (0 if card is None else PACK.index(card) + 1 for card in cards)
    return before * (len(PACK) + 1) + after


class Deal:
    """One deal of a book, with so many punters of `PURSE` checks each.

    `turn_of` is the punter who is to act, nothing where cards are to fall or all is over. Raises `FaroError` for a book
    that there is not, and for no punter.
    """

    def __init__(self, book: str = "hoyle-1864", punters: int = 1) -> None:
        if punters < 1:
            raise FaroError("bad-request/punters", punters=punters)
        self.names = tuple(f"punter-{number}" for number in range(punters))
        self.table = fresh()
        self.waiting: tuple[str, ...] = ()
        self._do(c.OpenTable(book_called(book, library())))
        for name in self.names:
            self._do(c.BuyChecks(name, PURSE))

    def __deepcopy__(self, _: object) -> Deal:
        """Another that goes its own way: tables never change, and so are shared."""
        copied = object.__new__(Deal)
        copied.__dict__ |= self.__dict__
        return copied

    @property
    def turn_of(self) -> int | None:
        """The punter who is to act, by his number."""
        return self.names.index(self.waiting[0]) if self.waiting else None

    @property
    def is_over(self) -> bool:
        """Whether no card falls any more."""
        return self.table.opened and not self.table.is_boxed

    def gains(self) -> list[int]:
        """What each punter has gained so far, in checks; what lies still is his."""
        return [self.table.worth(name) - PURSE for name in self.names]

    def actions(self) -> list[int]:
        """The actions of the punter whose turn it is, in their order; `PASS` is always one."""
        if not self.waiting:
            return []
        allowed = (is_allowed(self.table, self._bet(action)) for action in range(1, ACTIONS))
        return [PASS, *(action for action, may in enumerate(allowed, 1) if may)]

    def act(self, action: int) -> None:
        """Do an action of the punter whose turn it is.

        Raises what the table raises for one that is not allowed, and `bad-request` where it is none or nobody's turn.
        """
        if not self.waiting or action not in range(ACTIONS):
            raise FaroError("bad-request/action", action=action)
        if action != PASS:
            self._do(self._bet(action))
        self.waiting = self.waiting[1:]

    def told(self, action: int) -> str:
        """An action in words."""
        if action == PASS:
            return "pass"
        place, coppered = PLACES[action - 1]
        return f"{'copper' if coppered else 'bet'} {STAKE} on {place.id}"

    def falls(self) -> dict[int, c.Command]:
        """Everything that can fall now, each as likely as another, by its number; nothing where a punter is to act."""
        return {} if self.waiting or self.is_over else {number_of(command): command for command in chance(self.table)}

    def fall(self, number: int) -> None:
        """Let fall what has a number of `falls`. After it every punter acts, as long as a turn is to come.

        Raises `bad-request` for a number of nothing that can fall now.
        """
        falls = self.falls()
        if number not in falls:
            raise FaroError("bad-request/fall", number=number)
        self._do(falls[number])
        self._go_on()

    def fall_from(self, order: Sequence[Card]) -> None:
        """Let fall what comes next of a whole pack that is ordered, top card first."""
        self._do(draw(self.table, order))
        self._go_on()

    def seen(self, punter: int) -> list[float]:
        """What a punter may go by, each from 0 to 1: cards left, his stakes, everybody's, what he has, the turn."""
        name, table = self.names[punter], self.table
        stakes = {(bet.punter, bet.spot.id, bet.coppered): bet.stake for bet in table.bets}
        own = [stakes.get((name, place.id, coppered), 0) / PURSE for place, coppered in PLACES]
        of_all = [
            sum(stakes.get((each, place.id, coppered), 0) for each in self.names) / (PURSE * len(self.names))
            for place, coppered in PLACES
        ]
        left = [table.left(rank) / 4 for rank in Rank]
        return [*left, *own, *of_all, table.worth(name) / (2 * PURSE), len(table.turns) / TURNS]

    def _bet(self, action: int) -> c.PlaceBet:
        place, coppered = PLACES[action - 1]
        return c.PlaceBet(self.waiting[0], STAKE, place, coppered)

    def _do(self, command: c.Command) -> None:
        self.table = fold(self.table, decide(self.table, command))

    def _go_on(self) -> None:
        """Show what is left when the turns are out, or let the punters act."""
        while self.table.is_boxed and self.table.are_turns_out:
            command = next(iter(chance(self.table)), None)
            if command is None:
                break
            self._do(command)
        self.waiting = () if self.is_over or self.table.are_turns_out else self.names
