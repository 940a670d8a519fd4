"""Evenings reckoned exactly: against what a deal costs, and against evenings that are played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.base.errors import FaroError
from faro.odds.evenings import evening
from faro.odds.policies import deal_cost
from faro.odds.systems import FIRST, SYSTEMS
from faro.rulebooks.house_rules import vary
from faro.rulebooks.rulebook import Rulebook
from faro.simulation.fast_deals import simulate
from tests.engine.tables import LIBRARY, varied

HOYLE = LIBRARY["hoyle-1864"]


@pytest.mark.parametrize("book", [key for key, rules in LIBRARY.items() if rules.entry == "free"])
@pytest.mark.parametrize("system", ["flat", "cases"])
def test_a_deal_of_even_stakes_comes_to_what_a_deal_costs(book: str, system: str) -> None:
    costs_alike(LIBRARY[book], system)


@pytest.mark.parametrize("system", ["flat", "cases"])
@pytest.mark.parametrize(
    ("book", "rule", "value"),
    [
        *((book, "face_takes", takes) for book in ("hoyle-1864", "how-to-play") for takes in ("half", "whole")),
        ("basset-english", "entry", "free"),
        ("hoyle-1864", "second_bets", "refused"),
        ("pharaon", "hock_stakes", "bank"),
    ],
)
def test_so_does_one_by_the_rules_of_a_house(book: str, rule: str, value: str, system: str) -> None:
    costs_alike(vary(LIBRARY[book], {rule: value}), system)


def costs_alike(rules: Rulebook, system: str) -> None:
    found, cost = evening(rules, SYSTEMS[system], 1), deal_cost(rules, SYSTEMS[system].lays_at)
    assert -found.mean / FIRST == cost.gain
    assert found.decided / FIRST == cost.decided


@pytest.mark.parametrize("deals", [1, 2, 10])
def test_every_evening_is_counted_and_even_stakes_cost_the_same_however_many_deals(deals: int) -> None:
    found = evening(HOYLE, SYSTEMS["flat"], deals)
    assert sum(found.chances.values()) == 1
    assert found.cost == Fraction(1, 66)
    assert found.mean == deals * evening(HOYLE, SYSTEMS["flat"], 1).mean


def test_a_copper_costs_the_same_to_the_last_digit() -> None:
    assert evening(HOYLE, SYSTEMS["breaking-even"], 3) == evening(HOYLE, SYSTEMS["flat"], 3)


@pytest.mark.parametrize("system", SYSTEMS)
def test_evenings_that_are_played_end_as_reckoned(system: str) -> None:
    exact, played = evening(HOYLE, SYSTEMS[system], 2), simulate(HOYLE, SYSTEMS[system], 6_000, "evenings", 2)
    spread = sum((won - exact.mean) ** 2 * chance for won, chance in exact.chances.items())
    assert abs(float(played.mean - exact.mean)) < 4 * (float(spread) / 3_000) ** 0.5
    assert set(played.won) <= set(exact.chances)
    ahead = sum(times for won, times in played.won.items() if won > 0) / 3_000
    assert abs(ahead - float(exact.ahead)) < 0.04


@pytest.mark.parametrize(("part", "won"), [(Fraction(0), -10), (Fraction(1, 2), 0), (Fraction(1), 10)])
def test_the_results_are_ranked_from_the_worst(part: Fraction, won: int) -> None:
    assert evening(HOYLE, SYSTEMS["cases"], 1).at(part) == won


def test_a_hock_that_is_the_banks_takes_the_stake_that_lies_there() -> None:
    kept = evening(varied(HOYLE, hock_stakes="bank"), SYSTEMS["cases"], 1)
    assert kept.mean < evening(HOYLE, SYSTEMS["cases"], 1).mean == 0


@pytest.mark.parametrize(
    ("book", "system", "deals", "code"),
    [
        ("pharaon", "breaking-even", 1, "copper-refused"),
        ("basset", "flat", 1, "bad-request"),
        ("meyer", "flat", 0, "bad-request"),
    ],
)
def test_what_cannot_be_reckoned_is_refused(book: str, system: str, deals: int, code: str) -> None:
    with pytest.raises(FaroError) as caught:
        evening(LIBRARY[book], SYSTEMS[system], deals)
    assert caught.value.code == code
