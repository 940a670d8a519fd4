from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faro.agents.deal import ACTIONS, FALLS, PASS, PURSE, SEEN, STAKE, TURNS, Deal
from faro.base.cards import PACK, Rank
from faro.base.errors import FaroError, Refused
from faro.simulation.shoe import shuffled
from tests.engine.tables import LIBRARY


def played(deal: Deal, seed: int) -> Deal:
    """A deal to its end, every act drawn."""
    draw, order = Random(seed), shuffled(str(seed), PACK)
    while not deal.is_over:
        if deal.turn_of is None:
            deal.fall_from(order)
        else:
            deal.act(draw.choice(deal.actions()))
    return deal


@pytest.mark.parametrize("book", LIBRARY)
def test_a_deal_under_every_book_comes_to_its_end_and_no_check_is_lost(book: str) -> None:
    deal = played(Deal(book, 2), 7)
    assert deal.turn_of is None
    assert not deal.falls()
    assert sum(deal.gains()) == -deal.table.bank
    assert len(deal.table.turns) <= TURNS
    assert all(abs(gain) <= PURSE for gain in deal.gains())


@given(st.integers(0, 10**6), st.integers(0, 40))
def test_what_is_offered_is_allowed_and_what_is_not_is_refused(seed: int, acts: int) -> None:
    deal, draw = Deal("hoyle-1864", 2), Random(seed)
    for _ in range(acts):
        if deal.is_over:
            break
        if deal.turn_of is None:
            falls = deal.falls()
            assert all(0 <= number < FALLS for number in falls)
            deal.fall(draw.choice([*falls]))
            continue
        actions = deal.actions()
        assert actions[0] == PASS
        apart = deepcopy(deal)
        for action in {*range(ACTIONS)} - {*actions}:
            with pytest.raises(Refused):
                apart.act(action)
        deal.act(draw.choice(actions))
        for punter in range(2):
            seen = deal.seen(punter)
            assert len(seen) == SEEN
            assert all(0 <= number <= 1 for number in seen)


def test_after_the_soda_a_turn_may_be_any_two_cards_and_the_punters_act_before_each() -> None:
    deal = Deal("hoyle-1864", 2)
    assert (deal.turn_of, len(deal.falls())) == (None, 52)
    deal.fall_from(PACK)
    assert deal.table.soda == PACK[0]
    assert (deal.turn_of, deal.falls()) == (0, {})
    deal.act(1 + [*Rank].index(Rank.SEVEN))
    assert deal.table.hands == {"punter-0": PURSE - STAKE, "punter-1": PURSE}
    assert deal.turn_of == 1
    deal.act(PASS)
    assert len(deal.falls()) == 51 * 50


def test_where_the_bottom_card_opens_it_is_that_of_the_pack_and_the_turns_come_from_the_top() -> None:
    deal = Deal("pharo")
    deal.fall_from(PACK)
    assert deal.table.bottom == PACK[-1]
    deal.act(PASS)
    deal.fall_from(PACK)
    assert [*deal.table.turns[0]] == [*PACK[:2]]


def test_a_copy_goes_its_own_way() -> None:
    deal = Deal()
    deal.fall_from(PACK)
    other = deepcopy(deal)
    other.act(1)
    assert deal.turn_of == 0
    assert not deal.table.bets


def test_a_deal_wants_a_punter_and_a_book() -> None:
    with pytest.raises(FaroError, match="0 punters cannot play"):
        Deal(punters=0)
    with pytest.raises(FaroError, match="moon"):
        Deal("moon")


def test_what_is_no_action_and_what_cannot_fall_is_refused() -> None:
    deal = Deal()
    for action in (PASS, 1):
        with pytest.raises(FaroError, match=f"no punter can do action {action} now"):
            deal.act(action)
    with pytest.raises(FaroError, match="99999 is the number of nothing that can fall now"):
        deal.fall(99999)
    deal.fall(next(iter(deal.falls())))
    for action in (-1, ACTIONS):
        with pytest.raises(FaroError, match=f"no punter can do action {action} now"):
            deal.act(action)
    assert not deal.table.bets
