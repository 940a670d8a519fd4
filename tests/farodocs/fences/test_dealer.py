"""The dealer's chair: its book and its company, and that what is wrong stops the build."""

from __future__ import annotations

import re

import pytest
from markdown import Markdown

from faro.notation.log import replay
from faro.rulebooks.shelf import library
from faro.simulation.bots import HABITS, moves
from farodocs.fences.dealer import FENCE, HABIT_OF, render
from farodocs.fences.full_table import OTHERS
from tests.farodocs.fence_on_page import said_of


@pytest.mark.parametrize("book", ["hoyle-1864", "meyer"])
def test_the_chair_opens_under_the_book_that_is_named(book: str) -> None:
    (books,) = re.findall(r'<select id="dealer-book">.*?</select>', render({"rules": book}, "x"))
    assert re.findall(r'<option value="([\w-]+)"[^>]* selected>', books) == [book]
    assert {*re.findall(r'<option value="([\w-]+)"', books)} == {*library()}


def test_without_a_book_it_is_american_hoyle() -> None:
    assert render({}, "x") == render({"rules": "hoyle-1864"}, "x")


def test_three_punters_sit_there_each_with_a_habit_of_his_own() -> None:
    lists = re.findall(r'<select data-punter="(\w+)">(.*?)</select>', render({}, "x"))
    assert tuple(punter for punter, _ in lists) == OTHERS
    for _, options in lists:
        assert re.findall(r'value="([\w-]+)"', options) == [*HABITS]
    chosen = [re.findall(r'value="([\w-]+)"[^>]* selected', options) for _, options in lists]
    assert len({*map(str, chosen)}) == len(OTHERS)


def test_each_lays_a_stake_before_the_first_turn() -> None:
    for punter, own in HABIT_OF.items():
        table = replay(f"rules hoyle-1864\nopen {punter} 100\nsoda Kd\n", library())
        assert moves(table, punter, HABITS[own]), own


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rules": "hoyle-1846"}, "rules cannot be 'hoyle-1846'; did you mean 'hoyle-1864'?"),
        (
            {"rules": "hoyle-1864 call=refused"},
            "rules cannot be 'hoyle-1864 call=refused'; did you mean 'hoyle-1864'?",
        ),
    ],
)
def test_what_is_wrong_stops_the_build(options: dict[str, str], said: str) -> None:
    assert said in said_of(FENCE, options)


def test_the_script_is_found_from_the_page_and_who_has_none_is_told() -> None:
    drawn = FENCE.html({}, "", Markdown())
    assert '<script type="module" src="assets/faro/dealer/faro-dealer.js">' in drawn
    assert "<noscript><p>The dealer’s chair needs a script.</p></noscript>" in drawn
