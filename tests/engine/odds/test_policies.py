"""Whole deals: the policies against the odds turn by turn, against each other, and against the engine's own deals."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from faro.base.cards import PACK, Rank
from faro.base.place_names import spot
from faro.odds.chances import box_of, odds
from faro.odds.policies import CASES, FLAT, PULLED, adventured, deal_cost, laid_at, last_three, splits
from faro.odds.systems import FIRST, SYSTEMS
from faro.simulation.fast_deals import simulate
from tests.engine.tables import HOYLE, LIBRARY, MEYER

OTHERS = [card for card in PACK if card.rank != Rank.SEVEN]


@pytest.mark.parametrize("lays_at", [FLAT, CASES, PULLED], ids=["flat", "cases", "pulled"])
@pytest.mark.parametrize("book", ["hoyle-1864", "pharaon", "hand-dealt", "stuss-private"])
def test_a_deal_costs_what_its_turns_cost(book: str, lays_at: frozenset[int]) -> None:
    """The odds of every turn, each as often as its count of cards is met."""
    rules = LIBRARY[book]
    gain = decided = turns = Fraction(0)
    for left in range(52 - rules.shown_first, rules.left_last, -2):
        for k in sorted(lays_at):
            if k > left or left - k > 48:
                continue
            met = Fraction(comb(4, k) * comb(48, left - k), comb(52, left))
            found = odds(rules, spot("7"), box_of({Rank.SEVEN: k}) | {*OTHERS[: left - k]})
            gain += met * found.per_turn
            decided += met * found.turn.decided
            turns += met
    cost = deal_cost(rules, lays_at)
    assert (cost.gain, cost.decided, cost.turns) == (gain, decided, turns)


def test_flat_play_costs_its_share_of_the_splits() -> None:
    cost = deal_cost(HOYLE, FLAT)
    assert cost.gain == splits(HOYLE) / 13 / 2 == Fraction(25, 442)
    assert cost.per_decided == Fraction(1, 66)


def test_cases_are_free_where_the_hock_is_dead_and_dear_where_it_is_the_banks() -> None:
    assert deal_cost(HOYLE, CASES).gain == 0
    assert deal_cost(MEYER, CASES).gain > deal_cost(MEYER, PULLED).gain > 0
    assert deal_cost(LIBRARY["hand-dealt"], CASES).per_decided == Fraction(49, 325)


@pytest.mark.parametrize("book", [book for book in LIBRARY if LIBRARY[book].second_bets == "taken"])
def test_the_cases_and_the_rest_make_up_the_whole(book: str) -> None:
    flat, cases, pulled = (deal_cost(LIBRARY[book], lays_at) for lays_at in (FLAT, CASES, PULLED))
    assert flat.gain == cases.gain + pulled.gain
    assert flat.turns == cases.turns + pulled.turns


def test_without_second_bets_a_card_is_played_once() -> None:
    book = LIBRARY["stuss-no-second-bets"]
    assert deal_cost(book, FLAT) == deal_cost(book, PULLED)
    assert deal_cost(book, FLAT).laid == 1
    nothing = deal_cost(book, CASES)
    assert not nothing.laid
    assert nothing.per_decided is nothing.per_laid is None


@pytest.mark.parametrize("system", ["flat", "cases"])
@pytest.mark.parametrize("book", ["hoyle-1864", "meyer", "pharaon", "stuss"])
def test_whole_deals_dealt_at_random_come_near(book: str, system: str) -> None:
    """Within four standard errors of the exact mean."""
    deals = 40_000
    found = simulate(LIBRARY[book], SYSTEMS[system], deals, "K7F2")
    mean = float(found.mean)
    spread = sum(times * (won - mean) ** 2 for won, times in found.won.items()) / deals
    exact = deal_cost(LIBRARY[book], SYSTEMS[system].lays_at)
    assert abs(mean / FIRST + float(exact.gain)) < 4 * (spread / deals) ** 0.5 / FIRST
    assert found.decided / deals / FIRST == pytest.approx(float(exact.decided), rel=0.01)


def test_a_book_without_second_bets_takes_a_stake_while_all_four_cards_are_in() -> None:
    refuses = next(book for book in LIBRARY.values() if book.second_bets == "refused")
    assert [{*laid_at(refuses, FLAT)}, {*laid_at(refuses, CASES)}, {*laid_at(HOYLE, CASES)}] == [{4}, set(), {1}]


def test_a_first_stake_at_basset_risks_the_face() -> None:
    once = deal_cost(LIBRARY["basset"], frozenset({4}))
    assert once.gain == odds(LIBRARY["basset"], spot("7")).until_decided
    assert once.laid == 1


def test_a_punter_who_changes_his_card_before_every_turn() -> None:
    book = LIBRARY["pharaon"]
    assert adventured(book, 52) == odds(book, spot("7")).until_decided
    assert adventured(book, 4) > adventured(book, 8)


def test_the_last_three_cards() -> None:
    assert last_three() == {3: Fraction(352, 425), 2: Fraction(72, 425), 1: Fraction(1, 425)}
