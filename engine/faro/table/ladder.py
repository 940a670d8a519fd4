"""The ladder of parolis: what a bent card plays for, rung by rung, and what a fold keeps safe."""

from __future__ import annotations

from dataclasses import replace

from faro.base import Bend, Refused, Run
from faro.rulebooks import Ladder

MOST_CORNERS = 5
"""The corners that a card can show: four, and a fifth from a cut in its side (Hoyle’s Treatise, rule 11)."""

GAINS: dict[Ladder, tuple[int, ...]] = {
    "doubling": (1, 3, 7, 15, 31, 63),
    "as-named": (1, 3, 7, 15, 30, 60),
    "sixty-seven": (1, 3, 7, 15, 33, 67),
}
"""What a card with so many corners wins in all, in couches: counted, as the rungs are called, after Steinmetz."""

RUNGS: tuple[str, ...] = (
    "",
    "paroli",
    "sept et le va",
    "quinze et le va",
    "trente et le va",
    "soixante et le va",
)
"""What a card with so many corners is called (Hoyle’s Treatise, the terms)."""


def plays_for(ladder: Ladder, bend: Bend) -> int:
    """What a bent card wins in all if it wins, in checks. A fold doubles what was won and risks nothing else."""
    return bend.couche * GAINS[ladder][bend.corners] << bend.folds


def won_before(ladder: Ladder, bend: Bend) -> int:
    """What a bent card has won already and ventures again, in checks."""
    if bend.folds:
        return bend.couche * GAINS[ladder][bend.corners] << bend.folds - 1
    return bend.couche * GAINS[ladder][bend.corners - 1] if bend.corners else 0


def at_risk(ladder: Ladder, bend: Bend) -> int:
    """The checks that a bent card can lose: what it has won, and the couche too unless a fold keeps it safe."""
    return won_before(ladder, bend) + (0 if bend.folds else bend.couche)


def bent(bend: Bend | None, stake: int, how: Run) -> Bend:
    """A winning card with a corner or a fold more than it had; `no-corner` where it takes none."""
    was = bend if bend and not bend.pli else Bend(stake)
    if how == "paix":
        return replace(was, folds=was.folds + 1)
    if was.folds:
        raise Refused("no-corner/folded")
    if was.corners == MOST_CORNERS:
        raise Refused("no-corner")
    return replace(was, corners=was.corners + 1)


def rung(bend: Bend) -> str:
    """What a bent card is called at the table: `paroli`, `paix`, `double paix`, `sept et le va`, `paix on a paroli`."""
    if bend.pli:
        return "pli"
    times = {0: "", 1: "paix", 2: "double paix", 3: "treble paix"}.get(bend.folds, f"paix {bend.folds} times over")
    return " on a ".join(word for word in (times, RUNGS[bend.corners]) if word)
