"""The tables by cards left: what they tell and draw, and that what is wrong is said in one sentence."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.rulebooks.shelf import library
from farodocs.fences import cards_left
from tests.farodocs.fence_on_page import said_of
from tests.farodocs.table_rows import rows

F = Fraction
BOOKS = library()


def test_a_table_has_a_row_for_every_turn() -> None:
    for book, left in {"hoyle-1864": range(51, 2, -2), "pharaon": range(52, 1, -2), "stuss": range(52, 5, -2)}.items():
        assert [*rows(cards_left.render({"rules": book}))] == [str(number) for number in left]
    assert [*rows(cards_left.render({"rules": "basset"}))] == ["52", *(str(left) for left in range(51, 2, -2))]


def test_a_table_tells_what_cannot_be_from_what_is_free() -> None:
    table = cards_left.table(BOOKS["hoyle-1864"])
    assert table[51] == {1: None, 2: None, 3: F(25, 1666), 4: F(101, 4998)}
    assert table[49][1] == 0
    assert table[3] == {1: 0, 2: F(1, 6), 3: F(1, 2), 4: None}
    assert cards_left.table(BOOKS["hoyle-1864"], "decided")[49][2] == F(1, 190)
    told = rows(cards_left.render({"rules": "hoyle-1864"}))
    assert told["51"][:2] == ["–", "–"]
    assert (told["5"][0], told["3"][2]) == ("0\N{NO-BREAK SPACE}%", "50.00\N{NO-BREAK SPACE}%")
    assert "A dash: no deal" in cards_left.render({"rules": "hoyle-1864"})
    assert "A dash" not in cards_left.render({"rules": "pharaon", "told": "part"})


def test_a_table_can_be_drawn_with_a_line_for_each_count_of_the_rank() -> None:
    costs = cards_left.table(BOOKS["hoyle-1864"])
    html = cards_left.plot("", {left: row for left, row in costs.items() if left >= 9})
    assert [*rows(html)] == [str(left) for left in range(51, 8, -2)]
    assert rows(html)["51"] == ["–", "–", "1.50\N{NO-BREAK SPACE}%", "2.02\N{NO-BREAK SPACE}%"]
    assert "with 4 left 2.02\N{NO-BREAK SPACE}% at first and 13.49\N{NO-BREAK SPACE}% at last." in html


def test_a_stake_at_basset_enters_in_the_middle_and_the_first_waits_for_the_face() -> None:
    table = cards_left.table(BOOKS["basset"])
    assert table[52] == {1: None, 2: None, 3: None, 4: F(454, 32487)}
    assert table[49][1] is None, "three are gone, and the card in view is of another rank"
    assert table[47][1] == F(2, 3) / 47


def test_de_moivre_sets_parts_and_stars() -> None:
    html = cards_left.render({"rules": "pharaon", "told": "part", "fewest": "8", "read": "30-2=54"})
    table = rows(html)
    assert [*table][-1] == "8"
    assert table["52"] == ["***", "***", "***", "50 <small>33/1666</small>"]
    assert table["30"][1] == "<b>54†</b> <small>8/435</small>"
    assert table["22"][1] == "38 <small>2/77</small>"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "a faro-cards-left fence names a book"),
        ({"rules": "hoile-1864"}, "no rule-book is called 'hoile-1864'"),
        ({"rules": "meyer", "measure": "deal"}, "measure cannot be 'deal'; write until, decided, turn"),
        ({"rules": "meyer", "fewest": "few"}, "fewest cannot be 'few'; write a number of cards"),
        ({"rules": "meyer", "fewest": "53"}, "no turn of Meyer’s house game has more than 51 cards left"),
        ({"rules": "pharaon", "read": "30=54"}, "a cell read in print is written 30-2=54, not '30=54'"),
        ({"rules": "pharaon", "read": "30-2=58"}, "print has 58 for 2 in 30 cards, and the engine 8/435"),
        ({"rules": "pharaon", "read": "50-1=50"}, "print has 50 for 1 in 50 cards, and the engine nothing"),
        ({"rules": "stuss-no-second-bets"}, "takes no stake on a rank once a card of it is out"),
    ],
)
def test_a_table_that_is_wrong(options: dict[str, str], sentence: str) -> None:
    assert sentence in said_of(cards_left.FENCE, options)
