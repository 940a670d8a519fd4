from __future__ import annotations

import pytest

from faro.base.place_names import spot
from faro.words.description import covered
from faro.words.places import happens
from tests.engine.tables import LIBRARY


@pytest.mark.parametrize(
    ("book", "place", "says"),
    [
        ("hoyle-1864", "Q", "Wins if a Queen comes second, loses if one comes first. In a split the bank takes half."),
        ("how-to-play", "5-4", "If a turn brings two of them, the bank takes half."),
        ("denexa", "5-4", "If one wins and another loses, the bank takes nothing. In a split the bank takes half."),
        ("nevada", "odd", "Wins if the winner is odd, loses if it is even."),
        ("meyer", "Q/9", "Wins if the Queen comes second or the Nine first, loses the other way round."),
    ],
)
def test_a_place_tells_what_its_book_does(book: str, place: str, says: str) -> None:
    assert says in happens(spot(place), LIBRARY[book])


@pytest.mark.parametrize(
    ("book", "place", "says"),
    [
        ("hoyle-1864", "2", "Wins if a Deuce comes first, loses if one comes second. In a split the bank takes half."),
        ("meyer", "high-card", "Wins if the loser of a turn is higher than the winner, loses if lower."),
        ("nevada", "odd", "Wins if the winner is even, loses if it is odd."),
        ("nevada", "red", "Wins if the winner is black and the loser red, loses the other way round"),
        ("meyer", "Q/9", "Wins if the Queen comes first or the Nine second, loses the other way round."),
        ("how-to-play", "5-4", "Wins if one of them comes first, loses if one comes second."),
        ("nevada", "high-side", "Wins if the other side wins and its own does not, loses the other way round"),
    ],
)
def test_a_coppered_stake_wins_where_an_open_one_loses(book: str, place: str, says: str) -> None:
    assert happens(spot(place), LIBRARY[book], coppered=True).startswith(says)


def test_only_what_a_name_does_not_tell_is_listed() -> None:
    assert covered(spot("grand-square")) == "Deuce, Ace, King and Queen"
    assert covered(spot("5-4")) == ""
    assert covered(spot("odd")) == ""
