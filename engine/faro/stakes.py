"""What lies on the layout: bets on places, calls of the last turn, and how each can end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from faro.cards import Rank
from faro.layout import Spot

Result = Literal["won", "lost", "split", "push"]
"""How a stake ends: paid, taken, halved because it both won and lost, or given back because it did."""
Goes = Literal["all", "half", "none"]
"""How much of a stake is at risk in the next turn: `it goes`, `half goes`, or barred."""
Order = tuple[Rank, Rank, Rank]
"""The last three cards as a call names them: loser, winner, hock."""


@dataclass(frozen=True, slots=True)
class Bet:
    """One punter's stake on one place, in checks. `answerable` is whoever shifted it there without being its owner."""

    punter: str
    spot: Spot
    stake: int
    coppered: bool
    goes: Goes = "all"
    answerable: str | None = None

    @property
    def at_risk(self) -> int:
        """The checks that the next turn can decide. The odd check of a half that goes stays out of it."""
        return {"all": self.stake, "half": self.stake // 2, "none": 0}[self.goes]


@dataclass(frozen=True, slots=True)
class Call:
    """One punter's stake on an order of the last three cards, in checks."""

    punter: str
    order: Order
    stake: int
