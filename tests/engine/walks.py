"""Walks through legal play: tables that are reached by doing, again and again, one of the things that may be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import permutations

from hypothesis import strategies as st

from faro.base.cards import PACK, Card
from faro.base.errors import FaroError
from faro.base.layout import SPOTS, Spot
from faro.base.place_names import spot
from faro.base.stakes import Goes, Run
from faro.rulebooks.house_rules import vary
from faro.rulebooks.rulebook import RULES, Rulebook
from faro.table import commands as c
from faro.table import events as e
from faro.table.choices import is_allowed
from faro.table.decision import decide
from faro.table.folding import fold
from faro.table.state import BANK, Table, fresh
from tests.engine.tables import LIBRARY, pack

PUNTERS = ("ann", "ben", "you")
PACKS = (pack("A 2 7 K"), pack("6 Q", "ch"), pack("3 4 5 J 10", "cds")[:-1], PACK)

STRINGS = tuple(spot(text) for text in ("A+7+K", "2+6+Q", "3+4+5+J+10", "A+2+3+4+6+7+Q+K", "7/K", "6/Q", "A/2", "3/J"))
"""Some of the places that are strung or heeled by word of mouth, and stand in no list of the layout."""
PLACES: tuple[Spot, ...] = (*SPOTS.values(), *STRINGS)
GOES: tuple[Goes, ...] = ("all", "half", "none")
RUNS: tuple[Run, ...] = ("paroli", "paix", "pli", "parlee")


@dataclass(frozen=True)
class Step:
    """A legal command, the table it was given at, and what came of it."""

    before: Table
    command: c.Command
    events: tuple[e.Event, ...]
    after: Table


@dataclass(frozen=True)
class Walk:
    """A run of legal play from an unopened table. It prints as the log of its commands."""

    rules: Rulebook
    cards: tuple[Card, ...]
    steps: tuple[Step, ...]

    @property
    def commands(self) -> list[c.Command]:
        return [step.command for step in self.steps]

    @property
    def end(self) -> Table:
        return self.steps[-1].after


def rulebooks() -> st.SearchStrategy[Rulebook]:
    """The library's rule-books and all their variations: any rule may stand at any value that changes the book."""
    kept = st.sampled_from([*LIBRARY.values()])
    values = st.fixed_dictionaries({}, optional={name: st.sampled_from(allowed) for name, allowed in RULES.items()})
    return st.builds(varied, kept, values)


def varied(book: Rulebook, changes: Mapping[str, str]) -> Rulebook:
    """The book with as many of the changes as a house could make with effect."""
    made: dict[str, str] = {}
    for rule, value in changes.items():
        with suppress(FaroError):
            vary(book, made | {rule: value})
            made[rule] = value
    return vary(book, made)


def walk(
    rules: Rulebook, cards: tuple[Card, ...], numbers: Sequence[int], sits: Sequence[str] = (), buys: int = 37
) -> Walk:
    """The walk that a run of numbers picks: who sits down with what against which bank, then one act for each.

    Where it is said who `sits`, all of them do, each with up to so many checks as he `buys`.
    """
    first = numbers[0]
    commands: list[c.Command] = [c.OpenTable(rules)]
    commands += [c.OpenBank(1 + first // 7 % 60)] if first % 4 == 0 else []
    sits = sits or PUNTERS[: 1 + first % 3]
    commands += [c.BuyChecks(punter, 1 + (first // (n + 2)) % buys) for n, punter in enumerate(sits)]
    table, steps = fresh(cards), []
    for number in [*range(len(commands)), *numbers[1:]]:
        command = commands.pop(0) if commands else _pick(table, number)
        events = decide(table, command)
        after = fold(table, events)
        steps.append(Step(table, command, events, after))
        table = after
    return Walk(rules, cards, tuple(steps))


def walks(most: int = 40, packs: Sequence[tuple[Card, ...]] = PACKS) -> st.SearchStrategy[Walk]:
    """Walks of up to so many acts under any rules."""
    numbers = st.lists(st.integers(0, 99_999), min_size=12, max_size=most)
    return st.builds(walk, rulebooks(), st.sampled_from(packs), numbers)


def _pick(table: Table, number: int) -> c.Command:
    """One legal act: the last two digits say of which kind, the others which one; chance, where there is none."""
    kind, which = number % 100, number // 100
    punter = [*table.hands][which % len(table.hands)]
    acts = _bets(table, punter, which) if kind < 45 else _others(table, punter, which, kind)
    return next((act for act in acts if is_allowed(table, act)), None) or _chance(table, which)


def _bets(table: Table, punter: str, which: int) -> Iterator[c.Command]:
    """A few bets, half of them on single cards, of a few checks or of all that the punter holds."""
    hand = table.hands[punter]
    amounts = (hand, max(1, table.least)) if which % 7 == 0 else (max(1, table.least) + which % 9, max(1, table.least))
    places = [*SPOTS.values()][:13] if which % 2 else PLACES
    for step in range(12):
        at = places[(which * 7 + step * 5) % len(places)]
        how = which // 3 % 3
        yield from (c.PlaceBet(punter, amount, at, how == 1, how == 2) for amount in amounts)
        yield from (c.PlaceBet(punter, amount, at, how == 1) for amount in amounts)


def _others(table: Table, punter: str, which: int, kind: int) -> Iterator[c.Command]:
    """What may be done besides: with stakes of one's own, with those of others, with the limits and on credit."""
    mine = [bet.spot for bet in table.bets if bet.punter == punter]
    here = mine[which % len(mine)] if mine else None
    there = [PLACES[(which * 3 + step * 7) % len(PLACES)] for step in range(8)]
    if kind < 48:
        least = 1 + which % 4
        yield c.SetLimits(least, least + which % 9, (0, 40)[which % 2])
    elif kind < 51 and here is not None:
        yield c.TurnCopper(punter, here)
        yield from (c.TurnMasque(punter, here, masked) for masked in (True, False))
    elif kind < 54 and here is not None:
        yield from (c.MoveBet(punter, here, at) for at in there)
    elif kind < 55 and here is not None:
        yield c.TakeDown(punter, here, 1 + which % 5 if which % 2 else None)
        yield c.TakeDown(punter, here)
    elif kind < 61 and here is not None:
        yield from (c.OrderBet(punter, here, goes) for goes in (*GOES[which % 3 :], *GOES))
    elif kind < 69:
        ran = [was for was in table.settled if isinstance(was, e.BetSettled) and was.result in ("won", "split")]
        runs = (*RUNS[which % 4 :], *RUNS)
        yield from (c.Parlee(punter, here, here, how) for how in runs if here is not None)
        yield from (c.Parlee(was.punter, was.spot, at, how) for how in runs for was in ran for at in (was.spot, *there))
    elif kind < 75 and table.is_last_three:
        orders = sorted(set(permutations(card.rank for card in table.box)))
        loser, winner, hock = orders[which % len(orders)]
        yield from [c.WithdrawCall(punter, call.order) for call in table.calls if kind == 74]
        yield c.CallTurn(punter, 1 + which % 5, (loser, winner, hock))
    elif kind < 79 and table.bets:
        bet = table.bets[which % len(table.bets)]
        mover = (*table.hands, BANK)[which % (1 + len(table.hands))]
        yield from (c.AlterBet(mover, bet.punter, bet.spot, at) for at in there)
    elif kind < 83:
        claimant = (*table.hands, BANK)[which % (1 + len(table.hands))]
        yield from (c.ClaimSleeper(claimant, bet.punter, bet.spot) for bet in table.bets)
    elif kind < 84:
        yield from [c.OpenBank(1 + which % 60)] if which % 2 else []
        yield c.GiveMarker(punter, 1 + which % 20)
    elif kind < 85 and len(table.hands) > 1 + len(table.risen):
        yield c.Rise(punter)


def _chance(table: Table, which: int) -> c.Command:
    """One outcome of the box. That every card of it may come is tested with `choices`; here one is enough."""
    if not table.is_boxed:
        opening = table.rules.opening if table.rules else "soda"
        return c.OpenDeal(opening, None if opening == "deal" else table.pack[which % len(table.pack)])
    cards = sorted(table.box)
    if table.are_turns_out:
        return c.ShowHock(cards[0]) if len(cards) == 1 else c.ShowPocket(tuple(cards))
    if table.bottom is not None:
        cards.remove(table.bottom)
    first = cards.pop(which % len(cards))
    return c.DealTurn(first, cards[which % len(cards)] if cards else table.bottom or first)
