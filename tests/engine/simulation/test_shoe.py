from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from faro.base.cards import PACK
from faro.simulation.shoe import draw, shuffled
from faro.table.commands import DealTurn, OpenDeal, ShowHock
from faro.table.decision import decide
from faro.table.folding import fold
from tests.engine.tables import at


def test_a_seed_names_one_order_for_ever() -> None:
    # A stored deal is found again by its seed, so this order is a promise to every Python and every browser.
    assert " ".join(str(card) for card in shuffled("K7F2")[:10]) == "7h 6s 7c Jc 2c 2d 8s 7d 9h 5h"


@given(st.text())
def test_a_shuffled_pack_is_the_pack(seed: str) -> None:
    assert sorted(shuffled(seed)) == sorted(PACK)


def test_seeds_differ() -> None:
    assert len({shuffled(str(seed)) for seed in range(100)}) == 100


def test_a_deal_is_drawn_from_the_top_to_the_hock() -> None:
    order = shuffled("K7F2")
    table = at("")
    for _ in range(27):
        table = fold(table, decide(table, draw(table, order)))
    assert table.dealt == order
    assert len(table.turns) == 25


def test_what_comes_next_depends_on_the_box() -> None:
    order = shuffled("K7F2")
    assert draw(at(""), order) == OpenDeal("soda", order[0])
    assert draw(at(f"soda {order[0]}"), order) == DealTurn(order[1], order[2])


def test_cards_that_are_out_already_are_passed_over() -> None:
    order = shuffled("K7F2")
    # The deal was begun by hand, with the third, first and fifth card of the order.
    begun = at(f"soda {order[2]}\nturn {order[0]} {order[4]}")
    assert draw(begun, order) == DealTurn(order[1], order[3])


def test_the_last_card_is_the_hock() -> None:
    order = shuffled("K7F2")
    turns = "\n".join(f"turn {order[n]} {order[n + 1]}" for n in range(1, 51, 2))
    assert draw(at(f"soda {order[0]}\n{turns}"), order) == ShowHock(order[51])
