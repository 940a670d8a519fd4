from __future__ import annotations

from dataclasses import replace
from time import process_time

import pytest

from faro.base.cards import PACK, Card
from faro.cheats.gains import Gains
from faro.notation.log import replay
from faro.odds.policies import FLAT, deal_cost
from faro.rulebooks.shelf import library
from faro.simulation.crooked import HELD, packs
from faro.simulation.fast_crooked import FastTable, number
from faro.simulation.runs import RUNS
from tests.engine.crooked import trial_log
from tests.engine.tables import HOYLE

UNIT = 2


def earned(device: str, deals: int = 400, *, square: bool = False, punter: str | None = None) -> Gains:
    """What so many deals bring, the device tried on another punter than its run does where one is named."""
    run = replace(RUNS[device], punter=punter) if punter else RUNS[device]
    table = FastTable(run, square=square)
    return Gains.of(table.deal(pack) for pack in packs(run, "facts", deals, square=square))


def worth(log: str) -> int:
    """What the punter of a log has won, counting what he kept from the bank by a plug."""
    table = replay(log, library())
    lying = sum(bet.stake for bet in table.bets)
    return sum(table.hands.values()) + lying + sum(table.secret.kept.values()) - HELD


@pytest.mark.parametrize("square", [False, True])
@pytest.mark.parametrize("device", RUNS)
def test_the_fast_path_is_the_engine(device: str, square: bool) -> None:
    deals = 1 if square else 4
    game = FastTable(RUNS[device], square=square)
    fast = sum(game.deal(pack) for pack in packs(RUNS[device], "equal", deals, square=square))
    won = worth(trial_log(device, "equal", deals, square=square))
    assert fast == (-won if game.is_banks and not game.is_friends else won)


def test_cards_have_their_numbers() -> None:
    assert [number(card) for card in PACK] == [*range(1, 53)]
    assert number(Card.parse("Ac+")) == 65


def test_the_odd_card_takes_half_a_stake_a_deal_from_who_plays_its_rank() -> None:
    """facts: from 0.057 of a stake a deal to 0.48."""
    crooked_game = earned("two-card-box", 2500)
    assert abs(crooked_game.mean / UNIT - 0.48) < 4 * crooked_game.error / UNIT
    assert abs(float(deal_cost(HOYLE, FLAT).gain) - 0.057) < 0.001


def test_the_sand_tell_wins_a_third_of_a_stake_a_turn() -> None:
    """facts: 0.341 with 51 cards and 0.366 with 31."""
    assert 0.32 < earned("sand-tell").mean / UNIT / 25 < 0.37


def test_put_up_splits_cost_half_a_stake_each() -> None:
    """facts: five stocked pairs make 5.2 to 6.2 splits; a stake on every card loses half at each."""
    assert 5.2 < earned("putting-up-splits").mean / (UNIT / 2) < 6.2
    assert 1.1 < earned("putting-up-splits", square=True).mean / (UNIT / 2) < 1.8


@pytest.mark.parametrize("device", ["strippers", "hollows-and-rounds", "breaking-even-stack"])
def test_a_class_that_leans_brings_a_quarter_of_what_is_staked_on_it(device: str) -> None:
    """Meyer, glossary, Strippers: twenty-five per cent. Six ranks are twenty-four stakes; the splits bring a little."""
    gains = earned(device)
    assert 0.25 < gains.mean / (24 * UNIT) < 0.27
    assert gains.spread > 0


def test_the_ends_of_the_layout_lean_by_a_card_more_than_a_quarter() -> None:
    """Seven ranks are twenty-eight stakes, and of twenty-eight cards eighteen are put up to lose."""
    assert 8 / 28 < earned("both-ends").mean / (28 * UNIT) < 8 / 28 + 0.02


def test_a_copper_undoes_the_tie_ups() -> None:
    assert earned("tie-ups").mean > 3 * UNIT
    assert earned("tie-ups", punter="cases-coppered").mean < -3 * UNIT


def test_a_swap_gains_nothing_from_who_bets_on_every_card_alike() -> None:
    swapped, square = (earned("horse-box", punter="every-card", square=square) for square in (False, True))
    assert swapped.mean == pytest.approx(square.mean, abs=0.4)
    assert earned("horse-box").mean > 3 * UNIT


@pytest.mark.parametrize("device", RUNS)
def test_every_device_earns_its_user_more_than_the_square_game(device: str) -> None:
    crooked_game, square = earned(device, 150), earned(device, 150, square=True)
    assert crooked_game.mean > square.mean - 2 * square.error


@pytest.mark.slow
@pytest.mark.parametrize("device", RUNS)
def test_a_thousand_crooked_deals_take_less_than_a_second(device: str) -> None:
    began = process_time()
    earned(device, 1000)
    assert process_time() - began < 1
