"""What stakes cost: put them in order, or say it within half a per cent."""

from __future__ import annotations

from fractions import Fraction

from faro.base import SPOTS, Rank, Spot
from faro.odds import as_percent, odds
from faro.table import commands as c
from faro.table import is_allowed
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of, point_of
from faro.teaching.playthrough import READER
from faro.words import capital

_HALF = Fraction(1, 200)
"""As near as an estimate has to be, and how far apart the offered figures lie."""
_OFFERED = 13


def estimate(start: Start) -> Exercise:
    """What the bank gains by a stake for each that is decided. Level 1 orders single cards, level 2 places on several.

    At level 3 the figure itself is asked for, and every offered one is right that is near enough.
    """
    ranks = start.ranks(4)
    gone = start.mixed([0, 1, 2, 3])
    out = [card for rank, number in zip(ranks, gone, strict=True) for card in cards_of([rank])[:number]]
    rest = start.mixed(cards_of({*Rank} - {*ranks}))
    turns = 6 + start.below(3)
    start.seat(READER)
    start.deal(turns, start.mixed([*out, *rest[: start.book.shown_first + 2 * turns - len(out)]]))
    costs = {spot: cost for spot in _places(start, ranks) if (cost := _cost(start, spot)) is not None}
    left = f"{len(start.table.box)} cards are left."
    if start.level == 3:
        return _figure(start, ranks, costs, left)
    apart = dict(sorted({cost: spot for spot, cost in costs.items()}.items()))
    if len(apart) < 3:
        raise start.refused("cost-alike")
    places = {capital(_said(start, spot)): point_of(spot) for spot in apart.values()}
    row = [*places][: 2 + start.level]
    offered = start.mixed(row)
    at = tuple(places[said] for said in offered)
    fields = [Field("order", "The cheapest first", "order", tuple(offered), at)]
    told = [f"{left} Each of these stakes can be laid now."]
    explain = "; ".join(f"{said}, {as_percent(cost)}" for said, cost in zip(row, apart, strict=False))
    prompt = "Which stake costs the least, for each that is decided? Put them in order."
    return start.item(ranks, prompt, fields, [("; ".join(row),)], f"By {start.book.name}: {explain}.", told=told)


def _figure(start: Start, ranks: list[Rank], costs: dict[Spot, Fraction], left: str) -> Exercise:
    spot = start.one_of([spot for spot in costs if spot.kind == "flat"])
    true = costs[spot]
    if true < 0:
        raise start.refused("gains")
    base = max(0, int(true / _HALF) - start.below(_OFFERED - 2))
    figures = [_HALF * (base + at) for at in range(_OFFERED)]
    near = [as_percent(figure) for figure in figures if abs(figure - true) <= _HALF]
    fields = [Field("cost", "Of each stake that is decided, the bank gains", "choice", tuple(map(as_percent, figures)))]
    prompt = f"What is the cost of a stake on {_said(start, spot)}, to within half a per cent?"
    explain = f"{as_percent(true)}, by {start.book.name}: pairs are all that the bank has here."
    return start.item(ranks, prompt, fields, [(figure,) for figure in near], explain, told=[left])


def _places(start: Start, ranks: list[Rank]) -> list[Spot]:
    places = [SPOTS[rank.code] for rank in ranks]
    if start.level == 2:
        several = [spot for spot in SPOTS.values() if spot.sort.priced]
        places[1:2] = start.mixed(several)[:2]
    return [spot for spot in places if is_allowed(start.table, c.PlaceBet(READER, 4, spot))]


def _cost(start: Start, spot: Spot) -> Fraction | None:
    return odds(start.book, spot, start.table.box).per_decided


def _said(start: Start, spot: Spot) -> str:
    left = f", with {start.table.left(spot.ranks[0])} left" if spot.kind == "flat" else ""
    return f"{spot.word}{left}"
