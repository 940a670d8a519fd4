"""Whole ladders, exactly: what a stake costs whose punter bends or folds his card at every win up to the last."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from faro.base import PACK, SPOTS, Bet, FaroError, Run
from faro.odds.chances import STAKE, Dealing
from faro.rulebooks import Rulebook
from faro.table import MOST_CORNERS, runs


@dataclass(frozen=True)
class Climb:
    """What becomes of a fresh stake that is to win so many times in one deal.

    `gain` is the bank's on average, in first stakes; `chance` is that of the last win.
    """

    gain: Fraction
    chance: Fraction


def climb(rules: Rulebook, how: Run, wins: int) -> Climb:
    """A stake laid in a fresh pack and played on by a paroli or a paix at each win before the last.

    A card that a doublet sets back goes on from where it then is; what lies when the deal is out comes back or is
    taken, as the book says. Raises `no-parlee` where the book does not play on so, and `bad-number` for no ladder.
    """
    if how not in ("paroli", "paix") or how not in runs(rules):
        raise FaroError("no-parlee/climb", rules=rules, how=how)
    if not 1 <= wins <= MOST_CORNERS + 1:
        raise FaroError("bad-number/wins", wins=wins, most=MOST_CORNERS + 1)
    dealing = Dealing(rules, PACK, Bet("", SPOTS["Q"], STAKE, coppered=False), None, (how, wins))
    if rules.shown_first:
        dealing.open()
    while dealing.left > rules.left_last:
        dealing.turn()
    chance = dealing.chances().won
    dealing.close()
    return Climb(dealing.gain, chance)
