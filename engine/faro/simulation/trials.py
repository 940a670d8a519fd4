"""A device on trial: so many deals with it, and so many of the same punter or player without it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import islice

from faro.base import Card, FaroError, Rank, Suit
from faro.cheats import DEVICES, Gains
from faro.odds import FLAT, call_cost, deal_cost, last_three
from faro.rulebooks import library
from faro.simulation.crooked import of_the_bank, packs
from faro.simulation.fast_crooked import FastTable
from faro.simulation.players import DEVICE_HABITS
from faro.simulation.punters import PUNTERS, UNIT
from faro.simulation.runs import RUNS, Run


def trial(device: str, deals: int, seed: str) -> tuple[Gains, Gains]:
    """What the user of a device gains with it, and what his side gains where the game is square.

    The same seed gives the same deals. Raises `bad-request` for a device that earns nothing at a table, and for a
    number of deals that is none.
    """
    run = _run(device)
    if deals < 1:
        raise FaroError("bad-request/trial", deals=deals)
    is_idle = not of_the_bank(run) and device not in DEVICE_HABITS
    square = Gains({0: deals}) if is_idle else _play(device, deals, seed, square=True)
    return _play(device, deals, seed, square=False), square


@cache
def exact(device: str) -> Fraction | None:
    """What the same side gains a deal on average where the game is square, in checks, reckoned and not dealt.

    Nothing where the player stakes on whichever card has most left: the odds of a single card do not reckon that.
    Raises `bad-request` for a device that earns nothing at a table.
    """
    run = _run(device)
    rules = library()[run.book]
    if not of_the_bank(run):
        habit = DEVICE_HABITS.get(device)
        if habit is None or habit.when_dead:
            return Fraction(0)
        return -habit.checks * deal_cost(rules, FLAT).gain if habit.on and not habit.coppers else None
    punter = PUNTERS[run.punter]
    if punter.calls:
        last = [Card(rank, Suit.CLUBS) for rank in (Rank.ACE, Rank.DEUCE, Rank.THREE)]
        gain = last_three()[3] * (call_cost(rules, last) or 0)
    else:
        lays_at = Counter(frozenset(left for left in range(1, 5) if punter.plays(rank, left)) for rank in Rank)
        gain = sum((ranks * deal_cost(rules, at).gain for at, ranks in lays_at.items()), Fraction(0))
    return UNIT * (-gain if DEVICES[device].for_friend else gain)


def _run(device: str) -> Run:
    """How a device is tried."""
    if device not in RUNS:
        raise FaroError("bad-request/device", device=device, runs=RUNS)
    return RUNS[device]


def _play(device: str, deals: int, seed: str, *, square: bool) -> Gains:
    run = RUNS[device]
    table = FastTable(run, square=square)
    # Who knows what lay beside what has seen the deal before, which is none of those that count.
    sight = DEVICES[device].sight
    seen = 1 if sight and sight.neighbours else 0
    dealt = (table.deal(pack) for pack in packs(run, seed, deals + seen, square=square))
    return Gains.of(islice(dealt, seen, None))
