from __future__ import annotations

from fractions import Fraction

import pytest

from faro.cards import Rank
from faro.errors import FaroError
from faro.layout import LOWER, PLACES, SPOTS, UPPER, spot


def test_meyer_faro_betting_the_layout_from_the_players_side() -> None:
    def row(ranks: tuple[Rank, ...]) -> str:
        return " ".join(rank.code for rank in ranks)

    assert row(UPPER) == "6 5 4 3 2 A"
    assert row(LOWER) == "8 9 10 J Q K"


def test_the_seven_lies_alone_at_the_left_end_level_between_the_rows() -> None:
    assert PLACES[Rank.SEVEN] == (Fraction(0), Fraction(1, 2))
    assert all(column > 0 for rank, (column, _) in PLACES.items() if rank is not Rank.SEVEN)


def test_every_rank_has_a_place_of_its_own() -> None:
    assert set(PLACES) == set(Rank)
    assert len(set(PLACES.values())) == 13
    assert [spot.ranks for spot in SPOTS.values()] == [(rank,) for rank in Rank]


@pytest.mark.parametrize("place", SPOTS.values(), ids=lambda place: place.id)
def test_a_place_is_found_by_its_id_and_by_its_word(place: object) -> None:
    found = next(spot for spot in SPOTS.values() if spot is place)
    assert spot(found.id) is spot(found.id.lower()) is spot(found.word.removeprefix("the ")) is found


@pytest.mark.parametrize(
    ("text", "hint"),
    [("qeen", "did you mean Queen?"), ("sevn", "did you mean Seven?"), ("zz", "write A, 2 to 10, J, Q or K")],
)
def test_what_is_no_place_is_refused_with_the_nearest(text: str, hint: str) -> None:
    with pytest.raises(FaroError) as caught:
        spot(text)
    assert str(caught.value) == f"the layout has no place called {text!r} (bad-rank); {hint}"
