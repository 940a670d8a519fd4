from __future__ import annotations

import re

import pytest

from faro.base.errors import FaroError
from faro.base.layout import SPOTS
from faro.odds import odds, three_ways
from farodocs.fences import hundred
from farodocs.inline.facts import position
from tests.engine.tables import LIBRARY

HEAD = {"id": "here", "title": "A hundred"}


def drawn(**options: str) -> str:
    return hundred.render({**HEAD, **options}, lambda file: f"../{file}")


def test_the_page_holds_one_position_with_its_numbers_and_where_the_others_are() -> None:
    html = drawn(rules="hoyle-1864", cards="49", of="2")
    assert 'data-file="../assets/odds/hoyle-1864.json" data-at="49-2"' in html
    assert "a stake on one card costs 1.02\N{NO-BREAK SPACE}% on average" in html
    assert re.search(r'name="cards" min="3" max="51" step="2" value="49"', html)
    assert '<td data-of="until half">2.04' in html


def test_where_it_begins_with_the_soda_out_it_says_so_with_the_cost_before() -> None:
    before = three_ways(odds(LIBRARY["hoyle-1864"], SPOTS["A"]).until_decided)["percent"]
    assert f"The soda is out, of another rank. Before it is seen the stake costs {before}." in drawn()
    assert "soda is out" not in drawn(cards="49", of="2") + drawn(rules="basset")


def test_the_files_hold_what_the_engine_answers() -> None:
    book = LIBRARY["meyer"]
    baked = hundred.baked(book)
    found = odds(book, SPOTS["A"], position(7, 1), entering=True)
    cell = baked["cells"]["7-1"]
    told = three_ways(found.until_decided)
    assert baked["figures"][cell["until"]["gain"]] == [told["fraction"], told["percent"], told["one_in"]]
    assert sum(cell["turn"]["hundred"]) == sum(cell["until"]["hundred"]) == 100
    assert "{place}" in cell["until"]["say"]


@pytest.mark.parametrize("book", LIBRARY)
def test_every_book_has_its_fresh_pack(book: str) -> None:
    assert "52-4" in hundred.cells(LIBRARY[book])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cards": "51", "of": "2"}, "under American Hoyle 1864 no deal stands so, 51 cards left and of the rank 2"),
        ({"rules": "moon"}, "no rule-book is called 'moon'"),
        ({"chart": "perhaps"}, "chart cannot be 'perhaps'"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(options: dict[str, str], said: str) -> None:
    with pytest.raises((ValueError, FaroError), match=said):
        drawn(**options)
