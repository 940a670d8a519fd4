from __future__ import annotations

import pytest

from faro.base.place_names import spot
from faro.rulebooks.shelf import book_called
from faro.words.description import covered
from faro.words.places import When, happens
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


PLAYS = "After that the stake wins if a Nine comes first, loses if one comes second."


@pytest.mark.parametrize(
    ("book", "place", "when", "says"),
    [
        ("basset", "9", "before", f"If the face is a Nine, it takes two thirds. {PLAYS}"),
        ("basset-english", "A", "before", "If the face is an Ace, it takes half. After that the stake wins if an Ace"),
        ("basset face_takes=nothing", "9", "before", "Wins if a Nine comes first"),
        (
            "nevada first_stakes=before-soda face_takes=whole",
            "K-Q",
            "before",
            "If the soda is one of its cards, it takes",
        ),
        ("nevada first_stakes=before-soda face_takes=whole", "high-card", "before", "Wins if the winner of a turn"),
        ("pharaon", "9", "before", "Wins if a Nine comes second"),
        (
            "basset",
            "9",
            "entering",
            f"On the next coup a Nine makes it void if it comes first, and takes two thirds if second. {PLAYS}",
        ),
        (
            "basset-english",
            "9",
            "entering",
            "On the next coup a Nine makes it void if it comes first, and takes half if",
        ),
        (
            "pharaon entry=after-face",
            "9",
            "entering",
            "On the next coup a Nine makes it void if it comes first, and wins if",
        ),
        ("meyer entry=after-face", "Q/9", "entering", "On the next turn the first card can only make it void, and the"),
        (
            "meyer entry=after-face",
            "high-card",
            "entering",
            "On the next turn nothing decides it. After that the stake",
        ),
        ("basset", "9", "in-play", "Wins if a Nine comes first"),
    ],
)
def test_a_place_tells_what_a_card_does_before_the_stake_plays(book: str, place: str, when: When, says: str) -> None:
    assert happens(spot(place), book_called(book, LIBRARY), when=when).startswith(says)


def test_only_what_a_name_does_not_tell_is_listed() -> None:
    assert covered(spot("grand-square")) == "Deuce, Ace, King and Queen"
    assert covered(spot("5-4")) == ""
    assert covered(spot("odd")) == ""
