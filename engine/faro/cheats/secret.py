"""What only some at a table know: the devices, how the pack truly lies, and what was done unseen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from faro.base import Card, Frozen, Rank, Spot

Act = Literal["swap", "second", "double", "drop", "misbead", "short", "uncopper", "lay", "drag", "cork", "corner"]
"""What may be done unseen.

With the pack: `swap` and `second` deal the card under the top one before it; `double` takes the top card out under the
card before it, two as one; `drop` lets the top card fall out of play. With the count and the money: `misbead` slides a
bead of the case-keeper for no card, `short` pays a punter too little. With a stake of one's own: `uncopper` pulls its
copper off, `lay` drops it late, `drag` pulls it to another place, `cork` fills its stack with a plug, `corner` bends a
corner that no win has earned.
"""


@dataclass(frozen=True, slots=True)
class Trick:
    """One thing done unseen: by whom, and on what place, to what place, with how many checks, against whom."""

    who: str
    act: Act
    spot: Spot | None = None
    to: Spot | None = None
    amount: int = 0
    victim: str | None = None


class Secret(NamedTuple):
    """What a table does not see of itself.

    `devices` are those at the table, each with whose it is. `laid` is the pack as it lies for the deal to come, and
    `pile` what is left of it in the deal under way, top first; without one the order is nobody's. It held `cards` cards
    when the deal was opened; `doubled` are those that had an odd twin in it. `drawn` are the cards of a turn that all
    have seen and that is not settled yet. `hidden` are those that have left unseen, and `tricks` what was done in this
    deal. `beads` are the ranks of which the case-keeper was slid for no card. `kept` are the checks that the bank
    believes it has taken, and a punter has kept, by punter; `caught` are those who were caught at it in this deal, as
    all at the table know. `before` are the turns of the deal before this one, for those who remember them.
    """

    devices: tuple[tuple[str, str], ...] = ()
    laid: tuple[Card, ...] | None = None
    pile: tuple[Card, ...] | None = None
    cards: int = 0
    doubled: frozenset[Card] = frozenset()
    drawn: tuple[Card, ...] = ()
    hidden: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    beads: tuple[Rank, ...] = ()
    kept: Frozen[str, int] = Frozen()
    caught: frozenset[str] = frozenset()
    before: tuple[tuple[Card, Card], ...] = ()

    def opened(self, out: Card | None, before: tuple[tuple[Card, Card], ...]) -> Secret:
        """A deal begins with the pile that was laid for it, if one was, without the card that opens it and is `out`."""
        pile = self.laid if self.laid is None or out is None else self.laid[1:]
        doubled = frozenset(card.shown for card in self.laid or () if card.odd)
        return Secret(self.devices, None, pile, len(pile or ()), doubled, kept=self.kept, before=before)

    def drew(self, cards: tuple[Card, ...]) -> Secret:
        """The cards of the coming turn that have been drawn and seen are now `cards`."""
        return self._replace(pile=self._without(len(cards)), drawn=cards)

    def turned(self) -> Secret:
        """A turn was dealt: what of it had not been drawn has left the pile."""
        return self._replace(pile=self._without(2), drawn=())

    def _without(self, cards: int) -> tuple[Card, ...] | None:
        """The pile when so many cards of a turn have left it."""
        return None if self.pile is None else self.pile[cards - len(self.drawn) :]

    def done(self, trick: Trick) -> Secret:
        """A trick was done: the pack as it lies now, the bead, the plug."""
        after = self._replace(tricks=(*self.tricks, trick))
        match trick.act:
            case "swap" | "second":
                top, under, *rest = self.pile or ()
                return after._replace(pile=(under, top, *rest))
            case "double" | "drop":
                top, *rest = self.pile or ()
                return after._replace(pile=tuple(rest), hidden=(*self.hidden, top))
            case "misbead" if trick.spot:
                return after._replace(beads=(*self.beads, *trick.spot.ranks))
            case _:
                return after

    def kept_back(self, punter: str, checks: int) -> Secret:
        """The bank took a plug for so many checks."""
        return self._replace(kept=self.kept.put(punter, self.kept.get(punter, 0) + checks))


SQUARE = Secret()
"""A square game: nothing is hidden, and the order of the pack is nobody's knowledge."""


def goes_on(cards: int, left_last: int) -> bool:
    """Whether so many cards make another turn, or the end that the rule-book knows: `left_last` cards, if any."""
    return makes_turn(cards, left_last) or 0 < cards == left_last


def makes_turn(cards: int, left_last: int) -> bool:
    """Whether so many cards make another turn."""
    return cards >= 2 and cards > left_last
