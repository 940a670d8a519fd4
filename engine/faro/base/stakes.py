"""What lies on the layout: bets on places, calls of the last turn, and how each can end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from faro.base.cards import Rank
from faro.base.layout import Spot

Result = Literal["won", "lost", "split", "push", "drawn", "faced", "void", "corner-down"]
"""How a card decides a stake: paid, taken, halved because it both won and lost, or given back because it did.

After a `drawn` turn it lies on as it lay. At Basset a stake is `faced`, and loses a share, on a card that shows before
it is in play, or `void`, and comes back.
A `corner-down` is no end: the stake lies on, with a bent corner less and worth what that rung is worth.
"""
Goes = Literal["all", "half", "none"]
"""How much of a stake is at risk in the next turn: `it goes`, `half goes`, or barred."""
Run = Literal["parlee", "paroli", "paix", "pli"]
"""How a decided stake is played on: see `faro.table.commands.Parlee`."""
Order = tuple[Rank, Rank, Rank]
"""The last three cards as a call names them: loser, winner, hock."""


@dataclass(frozen=True, slots=True)
class Bend:
    """How the card under a stake is bent, which says what it plays for.

    `couche` is the stake that the punter first laid, in checks. Each of the `corners`, five at most, stands for a win
    ventured together with the stake, and each fold into a bridge, or paix, for a win ventured without it. A card
    folded for a `pli` plays what a doublet has left.
    """

    couche: int
    corners: int = 0
    folds: int = 0
    pli: bool = False

    @property
    def lowered(self) -> Bend:
        """The card with a corner less, as a doublet leaves it."""
        return replace(self, corners=self.corners - 1)


@dataclass(frozen=True, slots=True)
class Bet:
    """One punter's stake on one place, in checks: all that lies at risk there.

    `answerable` is whoever shifted it there without being its owner. A `masked` card lies face down. A stake that is
    `entering` was laid in the middle of a deal that lets a card go by before it plays. `ahead` is how it is played on
    if it wins, where a book has that said before the card comes. `plug` is how many of its checks are none, but a piece
    of wood of their height.
    """

    punter: str
    spot: Spot
    stake: int
    coppered: bool
    goes: Goes = "all"
    answerable: str | None = None
    bend: Bend | None = None
    masked: bool = False
    entering: bool = False
    ahead: Run | None = None
    plug: int = 0

    @property
    def at_risk(self) -> int:
        """The checks that the next turn can decide. The odd check of a half that goes stays out of it."""
        if self.goes == "all":
            return self.stake
        return self.stake // 2 if self.goes == "half" else 0

    def lowered(self, taken: int) -> Bet:
        """The stake as it lies on after a doublet: so many checks less, under a card with a corner less."""
        return replace(self, stake=self.stake - taken, bend=self.bend and self.bend.lowered)


@dataclass(frozen=True, slots=True)
class Call:
    """One punter's stake on an order of the last three cards, in checks."""

    punter: str
    order: Order
    stake: int
