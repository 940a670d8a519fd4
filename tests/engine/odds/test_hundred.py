from __future__ import annotations

from fractions import Fraction

from faro.base.layout import SPOTS
from faro.odds.chances import odds
from faro.odds.found import Chances
from faro.odds.hundred import in_a_hundred
from tests.engine.tables import HOYLE, LIBRARY


def test_a_hundred_stakes_are_shared_out_whole() -> None:
    assert in_a_hundred(odds(HOYLE, SPOTS["Q"]).until) == {"won": 48, "lost": 48, "half": 4, "drawn": 0, "left": 0}


def test_what_is_missing_goes_where_most_is_over() -> None:
    third, sixth = Fraction(1, 3), Fraction(1, 6)
    assert in_a_hundred(Chances(third, third, sixth, sixth, Fraction(0))) == {
        "won": 33,
        "lost": 33,
        "half": 17,
        "drawn": 17,
        "left": 0,
    }


def test_ends_that_are_as_likely_stay_equal() -> None:
    often, seldom = Fraction(13, 33), Fraction(7, 33)
    assert in_a_hundred(Chances(often, often, seldom, Fraction(0), Fraction(0))) == {
        "won": 39,
        "lost": 39,
        "half": 22,
        "drawn": 0,
        "left": 0,
    }
    for book in LIBRARY.values():
        found = odds(book, SPOTS["A"]).until
        stakes = in_a_hundred(found)
        assert (found.won == found.lost) == (stakes["won"] == stakes["lost"])


def test_three_that_are_as_likely_cannot_be_equal() -> None:
    third, none = Fraction(1, 3), Fraction(0)
    assert [*in_a_hundred(Chances(third, third, third, none, none)).values()] == [34, 33, 33, 0, 0]


def test_there_are_a_hundred_under_every_book_and_on_every_turn() -> None:
    for book in LIBRARY.values():
        found = odds(book, SPOTS["A"])
        assert sum(in_a_hundred(found.turn).values()) == sum(in_a_hundred(found.until).values()) == 100
