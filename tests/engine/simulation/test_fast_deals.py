"""The fast path against the engine, deal by deal."""

from __future__ import annotations

from random import Random

import pytest

from faro.base.cards import PACK, Card, Rank, Suit
from faro.base.errors import FaroError
from faro.odds.systems import FIRST, MOST, STEP, SYSTEMS, System
from faro.rulebooks.house_rules import vary
from faro.simulation.fast_deals import PLAYED, Player, shuffle, simulate
from tests.engine.simulation.at_the_table import AtTheTable
from tests.engine.tables import HOYLE, LIBRARY, varied

FREE = [book for book in LIBRARY if LIBRARY[book].entry == "free"]


def in_suits(ranks: list[int]) -> tuple[Card, ...]:
    suits = {rank: iter(Suit) for rank in ranks}
    return tuple(Card(Rank(rank), next(suits[rank])) for rank in ranks)


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
@pytest.mark.parametrize("book", FREE)
def test_every_deal_ends_as_at_the_table(book: str, system: System) -> None:
    rules = LIBRARY[book]
    if system.turns_round and rules.copper == "refused":
        pytest.skip("the book allows no copper")
    player, at = Player(rules, system), AtTheTable(rules, system)
    draw_number = Random(f"{book} {system.id}").random
    ranks = [card.rank.value for card in PACK]
    for number in range(12):
        shuffle(ranks, draw_number)
        assert player.deal(ranks) == at.deal(in_suits(ranks)), f"deal {number}: {ranks}"


@pytest.mark.parametrize("last_turn", ["as-any", "last-null", "last-to-bank", "void"])
@pytest.mark.parametrize("split", ["half", "whole", "first-card"])
@pytest.mark.parametrize("hock", ["returned", "bank"])
def test_the_rules_of_a_house_reach_the_fast_path(last_turn: str, split: str, hock: str) -> None:
    """The card played comes late, twice in a turn, and last."""
    for book in ("hoyle-1864", "pharaon", "stuss"):
        for first_card in ("loses", "wins"):
            rules = varied(LIBRARY[book], last_turn=last_turn, split=split, hock_stakes=hock, first_card=first_card)
            for places in ((51, 50, 49, 48), (51, 3, 4, 5), (0, 47, 49, 50), (1, 2, 50, 51), (45, 46, 47, 48)):
                cards = with_the_played_at(places)
                player, at = Player(rules, SYSTEMS["chops"]), AtTheTable(rules, SYSTEMS["chops"])
                assert player.deal([card.rank for card in cards]) == at.deal(cards)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("takes", ["half", "two-thirds", "whole"])
@pytest.mark.parametrize("odd_unit", ["bank", "punter"])
def test_a_soda_that_takes_faces_the_stake_that_lies_before_it(takes: str, odd_unit: str, system: str) -> None:
    rules = vary(HOYLE, {"face_takes": takes, "odd_unit": odd_unit})
    player, at = Player(rules, SYSTEMS[system]), AtTheTable(rules, SYSTEMS[system])
    for places in ((0, 3, 4, 51), (0, 1, 2, 50), (5, 6, 7, 8), (0, 48, 49, 50)):
        cards = with_the_played_at(places)
        assert player.deal([card.rank for card in cards]) == at.deal(cards)


def with_the_played_at(places: tuple[int, ...]) -> tuple[Card, ...]:
    """A whole pack in which the cards of the rank played lie at these places."""
    played, others = (iter([card for card in PACK if (card.rank == PLAYED) is it]) for it in (True, False))
    return tuple(next(played if place in places else others) for place in range(52))


def test_the_systems() -> None:
    won, lost, split = 1, -1, 0
    told = {}
    for name, system in SYSTEMS.items():
        stake, stakes = FIRST, []
        for how in (won, won, won, lost, lost, split, lost, lost, lost, lost, won):
            stake = system.next_stake(stake, how * stake if how else -stake // 2)
            stakes.append(stake)
        told[name] = stakes
    assert told["flat"] == told["cases"] == told["breaking-even"] == [FIRST] * 11
    assert told["chops"] == [12, 14, 16, 14, 12, 12, 10, 8, 6, 4, 6]
    assert told["parlee"] == [20, 40, 10, 10, 10, 10, 10, 10, 10, 10, 20]
    assert told["martingale"] == [10, 10, 10, 20, 40, 40, 80, 160, 10, 20, 10]
    assert SYSTEMS["chops"].next_stake(STEP, -STEP) == STEP
    assert max(told["martingale"]) == MOST


def test_the_same_seed_brings_the_same_evenings() -> None:
    once, again, other = (simulate(HOYLE, SYSTEMS["chops"], 205, seed, evening=10) for seed in ("a", "a", "b"))
    assert once == again
    assert once != other
    assert once.deals == 200
    assert sum(once.won.values()) == 20


@pytest.mark.parametrize(
    ("deals", "evening", "told"),
    [(0, 1, "0 deals do not fill an evening of 1"), (9, 10, "play 10 at least"), (9, 0, "0 deals make no evening")],
)
def test_no_evening_is_refused(deals: int, evening: int, told: str) -> None:
    with pytest.raises(FaroError, match=told):
        simulate(HOYLE, SYSTEMS["flat"], deals, "a", evening)


def test_a_fixed_seed_brings_these_numbers() -> None:
    found = simulate(HOYLE, SYSTEMS["martingale"], 1000, "K7F2")
    assert (float(found.mean), found.decided) == (-1.28, 62_890)


def test_a_pack_that_was_shuffled_is_still_a_pack() -> None:
    ranks = [card.rank.value for card in PACK]
    shuffle(ranks, Random("x").random)
    assert sorted(ranks) == sorted(card.rank for card in PACK)
    lowest = [*range(52)]
    shuffle(lowest, lambda: 0.0)
    assert lowest == [*range(1, 52), 0]


def test_an_evening_takes_the_stake_from_deal_to_deal() -> None:
    player = Player(HOYLE, SYSTEMS["martingale"])
    losing = [2, *[PLAYED, 2] * 4, *[3 + place % 11 for place in range(43)]]
    assert player.deal(losing) == (-150, 150)
    assert player.deal(losing) == (-160 - 10 - 20 - 40, 230)
    player.sit_down()
    assert player.deal(losing) == (-150, 150)
