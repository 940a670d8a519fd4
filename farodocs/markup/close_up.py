"""What a small board shows: the part of the cloth that is bet on."""

from faro.base import Rank
from faro.seats import View

_COLUMNS = ("7", "6 8", "5 9", "4 10", "3 J", "2 Q", "A K")
_AT = {Rank.parse(code): at for at, codes in enumerate(_COLUMNS) for code in codes.split()}
WIDE = 5


def folded_as(view: View) -> str:
    """The attributes of an example whose board is small: from which column on, where a few hold every card bet on."""
    bet = [place.spot for place in view.places if place.stakes or place.outcomes]
    at = [_AT[rank] for spot in bet for rank in spot.ranks]
    is_whole = view.has_livrets or not at or any(spot.at is None or not spot.ranks for spot in bet)
    if is_whole or max(at) - min(at) >= WIDE:
        return " data-folded"
    return f' data-folded data-near="{max(0, min((min(at) + max(at) - WIDE + 1) // 2, len(_COLUMNS) - WIDE))}"'
