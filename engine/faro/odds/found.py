"""What is found where odds are asked for: how a stake ends, and what the bank gains by it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Chances:
    """How a stake ends: exact chances, which add up to one.

    `half` is a part of it taken, as by a split or a face; `drawn` is the whole of it given back; `left` is nothing
    decided, whatever becomes of the stake then.
    """

    won: Fraction
    lost: Fraction
    half: Fraction
    drawn: Fraction
    left: Fraction

    @property
    def decided(self) -> Fraction:
        """The chance that money changes hands by a card: won, lost or part of it taken."""
        return self.won + self.lost + self.half


@dataclass(frozen=True)
class Odds:
    """What a stake may expect, and what the bank gains by it on average, in stakes.

    `turn` and `per_turn` are the next turn alone; a stake that waits for a face has that card with it. `until` and
    `until_decided` are of a stake that lies until it is decided or the deal is out. `per_decided` is the gain on the
    next turn for each stake that is won, lost or halved there, nothing where none can be.
    """

    turn: Chances
    until: Chances
    per_turn: Fraction
    per_decided: Fraction | None
    until_decided: Fraction
