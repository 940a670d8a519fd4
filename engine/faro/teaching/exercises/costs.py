"""What stakes cost: put them in order, say it within half a per cent, or set two things beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from faro.base import PACK, SPOTS, Rank, Spot
from faro.odds import as_percent, call_cost, odds
from faro.table import commands as c
from faro.table import is_allowed, mixed_rule
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of, point_of
from faro.teaching.playthrough import READER
from faro.words import by_us, capital

_IN_ORDER = "Of stakes that are decided, which costs the least? Put them in order."
_HALF = Fraction(1, 200)
"""As near as an estimate has to be, and how far apart the offered figures lie."""
_OFFERED = 13


def estimate(start: Start) -> Exercise:
    """What the bank gains by a stake for each that is decided. Level 1 orders single cards, level 2 places on several.

    At level 3 the figure itself is asked for, and every offered one is right that is near enough. By name it asks what
    the cards left make of a stake, what a copper does, or what a call costs beside the rest.
    """
    if start.about:
        return COMPARED[start.about](start)
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
    rests = _by_us(start, [*apart.values()][: len(row)])
    return start.item(
        ranks, _IN_ORDER, fields, [("; ".join(row),)], f"By {start.book.name}: {explain}{rests}.", told=told
    )


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
    explain = f"{as_percent(true)}, by {start.book.name}: pairs are all that the bank has here{_by_us(start, [spot])}."
    return start.item(ranks, prompt, fields, [(figure,) for figure in near], explain, told=[left])


def _places(start: Start, ranks: list[Rank]) -> list[Spot]:
    places = [SPOTS[rank.code] for rank in ranks]
    if start.level == 2:
        several = [spot for spot in SPOTS.values() if spot.sort.priced]
        places[1:2] = start.mixed(several)[:2]
    return [spot for spot in places if is_allowed(start.table, c.PlaceBet(READER, 4, spot))]


def _cost(start: Start, spot: Spot) -> Fraction | None:
    return odds(start.book, spot, start.table.box).per_decided


def _by_us(start: Start, spots: Iterable[Spot]) -> str:
    """What says that the costs of stakes are our assumption about the book, where a pair or a mixed turn is."""
    rules = {mixed_rule(spot.kind, is_pair) for spot in spots for is_pair in {True, len(spot.ranks) == 1}}
    return by_us(start.book, *rules)


def _said(start: Start, spot: Spot) -> str:
    left = f", with {start.table.left(spot.ranks[0])} left" if spot.kind == "flat" else ""
    return f"{spot.word}{left}"


def _fewer_left(start: Start) -> Exercise:
    """One stake, with as many of its rank left each time, and ever fewer cards in the box."""
    [rank] = start.ranks(1)
    of_rank = 2 + start.number % 2
    counts = sorted(start.mixed(range(11, 50, 6))[:3])
    costs = {}
    for count in counts:
        box = [*cards_of([rank])[:of_rank], *cards_of({*Rank} - {rank})][:count]
        costs[f"With {count} cards left"] = odds(start.book, SPOTS[rank.code], box).per_decided or Fraction(0)
    start.deal(0)
    told = [f"{of_rank} {rank.plural} are left each time. Only the number of all cards left changes."]
    return _in_order(start, [rank], costs, told, _by_us(start, [SPOTS[rank.code]]))


def _called(start: Start) -> Exercise:
    """A call of the last three cards beside stakes on one card and on several, each where it can be laid."""
    ranks = first, second, third = start.ranks(3)
    three = [cards_of([rank])[0] for rank in ranks]
    cat = [*cards_of([second])[:2], three[0]]
    fresh = [card for card in PACK if card != cards_of([third])[0]]
    square = next(spot for spot in SPOTS.values() if spot.sort.priced and len(spot.ranks) == 4)
    if (call := call_cost(start.book, three)) is None:
        raise start.refused("no-last-call")
    of_cat = f"A call of {second.plural} and {first.word}, the last three"
    others = {
        f"The {first.word}, with 4 left of {len(fresh)}": odds(start.book, SPOTS[first.code], fresh).per_decided,
        of_cat: call_cost(start.book, cat),
        f"The {second.word}, with 2 left of 9": odds(
            start.book, SPOTS[second.code], [*cards_of([second])[:2], *cards_of([first, third])[:7]]
        ).per_decided,
    }
    if start.book.combinations == "taken":
        others[f"A square with 4 of each left, of {len(fresh)}"] = odds(start.book, square, fresh).per_decided
    known = {said: cost for said, cost in others.items() if cost is not None and cost != call}
    some = dict(start.mixed(known.items())[:2])
    costs = {**some, f"A call of {first.word}, {second.word}, {third.word}, the last three": call}
    start.deal(0)
    rests = by_us(start.book, "call", "cat" if of_cat in costs else "") or _by_us(start, [SPOTS[first.code], square])
    told = ["Each of these stakes is priced at a point of the deal where it can be laid."]
    return _in_order(start, [*ranks], costs, told, rests)


def _in_order(start: Start, ranks: list[Rank], costs: Mapping[str, Fraction], told: list[str], rests: str) -> Exercise:
    if len({*costs.values()}) < len(costs):
        raise start.refused("cost-alike")
    if min(costs.values()) < 0:
        raise start.refused("gains")
    row = sorted(costs, key=costs.__getitem__)
    fields = [Field("order", "The cheapest first", "order", tuple(start.mixed(row)))]
    explain = "; ".join(f"{said}, {as_percent(costs[said])}" for said in row)
    return start.item(
        ranks, _IN_ORDER, fields, [("; ".join(row),)], f"By {start.book.name}: {explain}{rests}.", told=told
    )


def _either_way(start: Start) -> Exercise:
    """Two stakes, one of them under a copper: with as many cards of its rank left they cost alike."""
    first, second = start.ranks(2)
    if start.book.copper == "refused":
        raise start.refused("no-such-rule")
    open_left, coppered_left = [(3, 3), (3, 2), (2, 4)][start.number % 3]
    turns = 6 + start.below(3)
    out = [*cards_of([first])[open_left:], *cards_of([second])[coppered_left:]]
    rest = start.mixed(cards_of({*Rank} - {first, second}))
    start.deal(turns, start.mixed([*out, *rest[: start.book.shown_first + 2 * turns - len(out)]]))
    box = start.table.box
    plain = odds(start.book, SPOTS[first.code], box).per_decided or Fraction(0)
    against = odds(start.book, SPOTS[second.code], box, coppered=True).per_decided or Fraction(0)
    options = (f"The {first.word}, open", f"The {second.word}, coppered", NEITHER)
    right = options[2] if plain == against else options[plain > against]
    told = [f"{open_left} {first.plural} are left, and {coppered_left} {second.plural}."]
    fields = [Field("either", "The cheaper stake", "choice", options)]
    explain = f"The open {first.word} costs {as_percent(plain)}, the coppered {second.word} {as_percent(against)}."
    rests = _by_us(start, [SPOTS[first.code]])
    said = f"{explain} A pair halves both{rests}, and each card is as likely to come first as second."
    prompt = "One stake lies open, one under a copper. Which costs less?"
    return start.item([first, second], prompt, fields, [(right,)], said, told=told)


NEITHER = "Neither: they cost alike"
A_CALL = "a-call"
"""Where a call is set beside the rest."""

COMPARED: Mapping[str, Callable[[Start], Exercise]] = {
    "cards-left": _fewer_left,
    A_CALL: _called,
    "either-way": _either_way,
}
"""What can be set beside each other, by its name."""
