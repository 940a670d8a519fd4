"""What lies on every table: cards, checks, places of the layout, stakes, and the errors that name them."""

from __future__ import annotations

from faro.base.cards import PACK, Card, Rank, Suit
from faro.base.chips import HALF, OddUnit, checks, count, in_a_row, share_taken
from faro.base.closed import listed
from faro.base.errors import CODES, FaroError, Refused, nearest
from faro.base.frozen import Frozen
from faro.base.layout import FIGURE_CARDS, KINDS_OF_BET, LOWER, PLACES, SPOTS, UPPER, Kind, Point, Spot, from_dealer
from faro.base.place_names import spot
from faro.base.stakes import Bend, Bet, Call, Goes, Order, Result, Run
from faro.base.voices import Said, cut, has, lying, meant, owned, quoted, typed

__all__ = [
    "CODES",
    "FIGURE_CARDS",
    "HALF",
    "KINDS_OF_BET",
    "LOWER",
    "PACK",
    "PLACES",
    "SPOTS",
    "UPPER",
    "Bend",
    "Bet",
    "Call",
    "Card",
    "FaroError",
    "Frozen",
    "Goes",
    "Kind",
    "OddUnit",
    "Order",
    "Point",
    "Rank",
    "Refused",
    "Result",
    "Run",
    "Said",
    "Spot",
    "Suit",
    "checks",
    "count",
    "cut",
    "from_dealer",
    "has",
    "in_a_row",
    "listed",
    "lying",
    "meant",
    "nearest",
    "owned",
    "quoted",
    "share_taken",
    "spot",
    "typed",
]
