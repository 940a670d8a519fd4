from __future__ import annotations

import pytest

from faro.base.place_names import spot
from faro.words.places import covered, happens
from tests.engine.tables import LIBRARY


@pytest.mark.parametrize(
    ("book", "place", "says"),
    [
        ("hoyle-1864", "Q", "Wins if a Queen comes second, loses if one comes first. In a split the bank takes half."),
        ("how-to-play", "5-4", "If a turn brings two of them, the bank takes half."),
        ("denexa", "5-4", "If one wins and another loses, the stake comes back. In a split the bank takes half."),
        ("nevada", "odd", "Wins if the winner is odd, loses if it is even."),
        ("meyer", "Q/9", "Wins if the Queen comes second or the Nine first, loses the other way round."),
    ],
)
def test_a_place_tells_what_its_book_does(book: str, place: str, says: str) -> None:
    assert says in happens(spot(place), LIBRARY[book])


def test_only_what_a_name_does_not_tell_is_listed() -> None:
    assert covered(spot("grand-square")) == "Deuce, Ace, King and Queen"
    assert covered(spot("5-4")) == ""
    assert covered(spot("odd")) == ""
