from __future__ import annotations

import re
from html import unescape

import pytest
from markdown import Markdown

from faro.base.cards import Rank
from faro.base.layout import SPOTS
from faro.rulebooks.shelf import library
from faro.table.bets_taken import is_taken
from farodocs.fences import calculator
from farodocs.fences.calculator import FENCE, render
from tests.farodocs.fence_on_page import said_of


def beside(file: str) -> str:
    """Where a page finds a file, one folder below the root."""
    return f"../{file}"


DRAWN = render({}, beside)


def test_every_book_deals_from_every_position_to_begin_from() -> None:
    offered = [counts.split() for counts in re.findall(r'data-left="([\d ]+)"', DRAWN)]
    assert len(offered) == len(calculator.POSITIONS)
    for few, most in re.findall(r'data-turns="(\d+) (\d+)"', DRAWN):
        for counts in offered:
            cards = [sum(map(int, count)) for count in counts]
            dealt = {52, *range(int(most), int(few) - 1, -2)}
            assert dealt & {*cards}, (few, most, counts)


def test_every_place_of_the_layout_can_be_chosen() -> None:
    (places,) = re.findall(r'<select id="odds-place".*?</select>', DRAWN)
    assert {unescape(value) for value in re.findall(r'value="([^"]+)"', places)} == {*SPOTS, calculator.OWN}


def test_every_book_names_the_kinds_of_bet_that_it_takes() -> None:
    (books,) = re.findall(r'<select id="odds-rules".*?</select>', DRAWN)
    offered = {
        book: set(kinds.split())
        for book, kinds in re.findall(r'value="([\w-]+)" data-file="[^"]+" data-kinds="([\w -]+)"', books)
    }
    assert [*offered] == [*library()]
    for book, kinds in offered.items():
        assert kinds - {"string"} == {spot.kind for spot in SPOTS.values() if is_taken(library()[book], spot.kind)}
    copper = set(re.findall(r'value="([\w-]+)" data-file="[^"]+" data-kinds="[\w -]+" data-copper', books))
    assert copper == {book.id for book in library().values() if book.copper == "allowed"}


def test_every_rank_begins_with_all_four() -> None:
    assert re.findall(r'data-rank="(\w+)"', DRAWN) == [rank.code for rank in Rank]
    assert len(re.findall(r'value="4" aria-label="4 left" checked', DRAWN)) == len(Rank)


def test_the_page_holds_the_answer_of_a_fresh_pack() -> None:
    assert "a stake on the Queen costs 1.98\N{NO-BREAK SPACE}%" in DRAWN
    cells = dict(re.findall(r'<td data-of="([\w.]+)">([^<]*)</td>', DRAWN))
    assert cells["until.fraction"] == "33/1666"
    assert cells["chances.half.one_in"] == "1 in 25"
    assert len(cells) == 3 * 3 + 5 * 3


def test_another_book_and_place_can_stand_first() -> None:
    drawn = render({"rules": "nevada", "place": "pot"}, beside)
    assert '<option value="6-7-8" selected>' in drawn
    assert re.search(r'<option value="nevada"[^>]* selected>', drawn)
    assert "a stake on the Pot costs" in drawn


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rules": "nevda"}, "No rule-book is called 'nevda'"),
        ({"rules": "pharaon", "place": "pot"}, "takes no bet on the Pot"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(options: dict[str, str], said: str) -> None:
    assert said in said_of(FENCE, options)


def test_the_script_is_found_from_the_page() -> None:
    drawn = FENCE.html({}, "", Markdown())
    assert '<script type="module" src="assets/faro/calculator/odds-calculator.js">' in drawn
