from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faro.base.cards import PACK, Card, Rank
from faro.cheats.devices import HIGH, ROUNDED, SANDED
from faro.cheats.shuffles import (
    alternate,
    chop,
    couple,
    cut,
    lean,
    piles,
    put_first_turn,
    put_last,
    put_on_top,
    put_out,
    put_up_pairs,
    splits,
    strip,
    tie_up,
    weave,
)
from faro.odds.policies import splits as splits_of_chance
from faro.simulation.shoe import shuffled
from tests.engine.tables import HOYLE

packs = st.permutations(PACK).map(tuple)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())


def test_eight_out_shuffles_or_fifty_two_in_shuffles_bring_the_pack_back() -> None:
    """facts: 26/26, eight out or fifty-two in, and no fewer."""
    for is_out, times in ((True, 8), (False, 52)):
        pack, count = PACK, 0
        while pack != PACK or not count:
            halves = pack[:26], pack[26:]
            pack, count = weave(*(halves if is_out else reversed(halves))), count + 1
        assert count == times


@given(packs)
def test_the_two_piles_woven_perfectly_are_the_deal_again(pack: tuple[Card, ...]) -> None:
    losers, winners = piles(pack)
    assert len(losers) == len(winners) == 26
    assert weave(winners, losers) == pack


@given(packs, st.integers(0, 51), st.randoms())
def test_no_shuffle_loses_or_doubles_a_card(pack: tuple[Card, ...], at: int, chance: Random) -> None:
    losers, winners = piles(pack)
    marked, others = strip(pack, ROUNDED.cards)
    for shuffled_pack in (
        weave(losers, winners),
        cut(pack, at),
        alternate(marked, others),
        weave(*reversed(put_up_pairs(losers, winners, 5))),
        weave(*reversed(put_up_pairs(losers, winners, 5, is_offset=True))),
        couple(*strip(pack, SANDED.cards), Fraction(5, 8), chance.random),
        put_first_turn(pack, pack[9], pack[30]),
        put_last(pack, pack[3:6]),
        put_on_top(pack, pack[40:44]),
        put_out(pack, {Rank.QUEEN}),
        chop(pack, at),
        tie_up(pack, pack[:4], pack[4:9]),
    ):
        assert sorted(shuffled_pack) == sorted(PACK)


def test_a_squared_pack_gives_nothing_to_strip() -> None:
    assert strip(PACK, frozenset()) == ((), PACK)


@given(packs)
def test_stripped_classes_fall_to_their_sides_as_long_as_both_last(pack: tuple[Card, ...]) -> None:
    high, low = strip(pack, HIGH.cards)
    stacked = alternate(high, low)
    turns = [(stacked[at], stacked[at + 1]) for at in range(1, 51, 2)]
    assert all(loser in HIGH.cards and winner not in HIGH.cards for loser, winner in turns[:24])


@given(packs, st.randoms())
def test_a_class_that_leans_loses_more_than_it_wins_and_comes_in_no_order(
    pack: tuple[Card, ...], chance: Random
) -> None:
    stacked = lean(*strip(pack, HIGH.cards), Fraction(5, 8), chance.random)
    assert sorted(stacked) == sorted(PACK)
    losers, winners = piles(stacked)
    assert (sum(card in HIGH.cards for card in losers), sum(card in HIGH.cards for card in winners)) == (15, 9)
    by_hand = lean(*strip(pack, HIGH.cards), Fraction(5, 8), chance.random, has_soda=False)
    assert sum(card in HIGH.cards for card in by_hand[0::2]) == 15


def stocked(seed: int, pairs: int, *, is_offset: bool, at: int) -> int:
    losers, winners = piles(shuffled(f"splits-{seed}"))
    lost, won = put_up_pairs(losers, winners, pairs, is_offset=is_offset)
    return splits(cut(weave(won, lost), at))


@pytest.mark.parametrize(
    ("is_offset", "at", "least", "most"),
    [(True, 0, 5.2, 6.7), (True, 26, 5.0, 6.7), (False, 13, 5.0, 6.7), (False, 0, 1.0, 1.5), (False, 26, 1.0, 1.5)],
)
def test_put_up_splits_obey_the_parity_of_the_cut(is_offset: bool, at: int, least: float, most: float) -> None:
    """facts: five stocked pairs give five or six splits when aligned and hardly one when not."""
    assert least < mean(stocked(seed, 5, is_offset=is_offset, at=at) for seed in range(400)) < most


def test_chance_alone_makes_its_splits() -> None:
    found = mean(splits(shuffled(f"chance-{seed}")) for seed in range(1500))
    assert abs(found - float(splits_of_chance(HOYLE))) < 0.08


def test_the_first_turn_is_what_was_put_up() -> None:
    pack = put_first_turn(PACK, *cards("Kd 9s"))
    assert [str(card) for card in pack[:3]] == ["Ac", "Kd", "9s"]


def test_the_favoured_rank_loses_out() -> None:
    pack = put_out(PACK, {Rank.QUEEN})
    queens = [place for place, card in enumerate(pack) if card.rank == Rank.QUEEN]
    assert all(place % 2 for place in queens)


def test_one_card_butted_in_turns_what_comes_after_it_round() -> None:
    pack = chop(PACK, 11)
    assert pack[:11] == PACK[:11]
    assert pack[12:] == PACK[11:-1]


@given(packs, st.randoms())
def test_couples_are_a_card_of_each_half_to_a_turn(pack: tuple[Card, ...], chance: Random) -> None:
    coupled = couple(*strip(pack, SANDED.cards), Fraction(5, 8), chance.random)
    halves = [(coupled[at] in SANDED.cards, coupled[at + 1] in SANDED.cards) for at in range(1, 51, 2)]
    assert Counter(halves) == {(True, False): 14, (False, True): 8, (True, True): 3}


def test_halves_of_equal_size_make_no_couples_beside_a_soda_and_a_hock() -> None:
    with pytest.raises(ValueError, match="26 cards and 26 leave no soda"):
        couple(PACK[:26], PACK[26:], Fraction(1, 2), Random(1).random)
    with pytest.raises(ValueError, match="leave no soda and no hock"):
        couple(PACK[:24], PACK[24:51], Fraction(1, 2), Random(1).random)


def test_four_tied_cases_lose_in_the_last_four_turns() -> None:
    cases, others = cards("Kd Qd Jd 10d"), cards("2c 3c 4c 5c 6c")
    pack = tie_up(PACK, cases, others)
    assert [pack[place] for place in (-9, -7, -5, -3)] == [*cases]
    assert all(sum(card.rank == case.rank for card in pack[-9:]) == 1 for case in cases)
