"""What a small board shows: the part of the cloth that is bet on."""

from faro.base import SPOTS, Spot
from faro.seats import View

_AT = {card.ranks[0]: int(card.at[0]) for card in SPOTS.values() if card.kind == "flat" and card.at}
WIDE = 4


def folded_as(view: View, *refused: Spot) -> str:
    """The attributes of a small board: from which column on a few hold every card bet on, or all if the cloth does."""
    bet = [*refused, *(place.spot for place in view.places if place.stakes or place.outcomes)]
    at = [_AT[rank] for spot in bet for rank in spot.ranks]
    is_elsewhere = view.has_livrets or not at or any(spot.at is None or not spot.ranks for spot in bet)
    near = max(0, min((min(at) + max(at) - WIDE + 1) // 2, max(_AT.values()) + 1 - WIDE)) if at else 0
    return " data-folded" if is_elsewhere else f' data-folded data-near="{near if max(at) - min(at) < WIDE else ""}"'
