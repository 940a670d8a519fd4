"""The cloth: where each rank lies, seen from the players' side, and the places where a stake can be laid.

The geometry is that of the painted layout (Meyer, Faro Betting, diagram from the player's side): six to ace in the row
nearer the dealer, eight to king in the row nearer the players, the seven alone at the left end, level between the rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction

from faro.cards import Rank
from faro.errors import FaroError

UPPER: tuple[Rank, ...] = tuple(Rank(n) for n in (6, 5, 4, 3, 2, 1))
"""The row nearer the dealer, left to right as the players see it."""
LOWER: tuple[Rank, ...] = tuple(Rank(n) for n in (8, 9, 10, 11, 12, 13))
"""The row nearer the players, left to right as they see it."""

PLACES: dict[Rank, tuple[Fraction, Fraction]] = {
    Rank.SEVEN: (Fraction(0), Fraction(1, 2)),
    **{rank: (Fraction(column), Fraction(0)) for column, rank in enumerate(UPPER, 1)},
    **{rank: (Fraction(column), Fraction(1)) for column, rank in enumerate(LOWER, 1)},
}
"""The middle of each painted card as (column, row), in cards, from the players' side."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where a stake can be laid: what a log calls it and the ranks that a stake there takes in."""

    id: str
    ranks: tuple[Rank, ...]

    @property
    def word(self) -> str:
        """The place as it is spoken, with its article: `the Queen`."""
        return "the " + " and ".join(rank.word for rank in self.ranks)


SPOTS: dict[str, Spot] = {rank.code: Spot(rank.code, (rank,)) for rank in Rank}
"""Every place of the layout by its id; the single ranks, ace to king."""


def spot(text: str) -> Spot:
    """The place that a log names; `bad-rank`, with the nearest one, where there is none."""
    found = SPOTS.get(text) or SPOTS.get(text.upper())
    if found is None:
        try:
            found = SPOTS[Rank.parse(text).code]
        except FaroError:
            names = [*SPOTS, *(rank.word for rank in Rank)]
            near = get_close_matches(text.capitalize(), names, n=1, cutoff=0.5)
            hint = f"did you mean {near[0]}?" if near else "write A, 2 to 10, J, Q or K"
            raise FaroError("bad-rank", f"the layout has no place called {text!r}", hint) from None
    return found
