"""Plain punters to be cheated: each lays the same stake before every turn, by a rule that can be said in one line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from faro.base import SPOTS, Rank
from faro.cheats import ENDS, HIGH
from faro.seats import View
from faro.table import commands as c

UNIT = 2
"""A punter's stake in checks: an even number, so that a split leaves no odd one."""
FAVOURITE = Rank.QUEEN
"""The card of a punter who plays one card alone."""

_HIGH = frozenset(card.rank for card in HIGH.cards)
_ENDS = frozenset(card.rank for card in ENDS.cards)


@dataclass(frozen=True)
class Punter:
    """A way of playing: on which ranks a stake lies, of which so many cards are left, open or under a copper."""

    id: str
    says: str
    plays: Callable[[Rank, int], bool]
    coppers: bool = False
    calls: bool = False


PUNTERS: dict[str, Punter] = {
    punter.id: punter
    for punter in (
        Punter("one-card", "a stake on the Queen as long as one is left", lambda rank, left: rank == FAVOURITE),
        Punter(
            "one-card-coppered", "a coppered stake on the Queen", lambda rank, left: rank == FAVOURITE, coppers=True
        ),
        Punter("every-card", "a stake on every card that is not dead", lambda rank, left: True),
        Punter("high-cards", "a stake on every card from Eight to King", lambda rank, left: rank in _HIGH),
        Punter("end-cards", "a stake on every card of the layout’s two ends", lambda rank, left: rank in _ENDS),
        Punter("cases", "a stake on every case", lambda rank, left: left == 1),
        Punter("cases-coppered", "a coppered stake on every case", lambda rank, left: left == 1, True),
        Punter("rising-call", "a call of the last three in rising order", lambda rank, left: False, calls=True),
    )
}
"""The punters by their ids."""


def stakes(punter: Punter, view: View) -> tuple[c.Command, ...]:
    """What a punter at `view.seat` lays before a turn: whatever of his stakes does not lie already."""
    if view.seat is None or view.drawn or view.stage not in ("turns", "before-deal"):
        return ()
    if punter.calls:
        rising = view.to_call
        ranks = len({*rising}) == 3 and not view.calls and view.stage == "turns"
        return (c.CallTurn(view.seat, UNIT, (rising[0], rising[1], rising[2])),) if ranks else ()
    left = {case.rank: case.left for case in view.cases}
    found = []
    for place in view.places:
        rank = place.spot.ranks[0] if place.spot.kind == "flat" else None
        if rank is None or not left[rank] or not punter.plays(rank, left[rank]):
            continue
        if all(stake.punter != view.seat for stake in place.stakes):
            found.append(c.PlaceBet(view.seat, UNIT, SPOTS[rank.code], punter.coppers))
    return tuple(found)
