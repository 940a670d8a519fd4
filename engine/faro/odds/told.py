"""What a stake costs, told in sentences."""

from __future__ import annotations

from fractions import Fraction

from faro.odds.figures import as_one_in, as_percent
from faro.odds.found import Chances, Odds


def cost_sentence(place: str, coppered: bool, found: Odds) -> str:
    """What a stake left until it is decided costs, in two sentences; `place` with its article."""
    return f"Left until it is decided, {_told(place, coppered, found.until_decided, found.until)}"


def turn_sentence(place: str, found: Odds) -> str:
    """What a stake costs that is taken up again after one turn, in two sentences; `place` with its article."""
    return f"On the next turn alone, {_told(place, False, found.per_turn, found.turn, 'are not decided')}"


def _told(place: str, coppered: bool, gain: Fraction, chances: Chances, undecided: str = "are never decided") -> str:
    stake = f"a {'coppered ' if coppered else ''}stake on {place}"
    if gain > 0:
        costs = f"costs {as_percent(gain)} on average, {as_one_in(gain)}"
    else:
        costs = f"gains {as_percent(-gain)} on average" if gain else "costs nothing"
    ends = {
        "win": chances.won,
        "lose": chances.lost,
        "are lost in part": chances.half,
        "come back": chances.drawn,
        undecided: chances.left,
    }
    told = ", ".join(f"{as_percent(chance)} {end}" for end, chance in ends.items() if chance)
    return f"{stake} {costs}. Of all such stakes, {told}."
