"""The cloth as links: every place of it once, on its row, with the number of ranks that it takes in."""

from __future__ import annotations

import re

from faro.base import SPOTS, Spot
from faro.pictures.places_to_press import cloth_to_follow
from faro.seats.view import see
from tests.engine.tables import LIBRARY, at


def drawn() -> list[tuple[str, str, str]]:
    """Of each link its place, its row, and what it says of itself."""
    links = []

    def link(spot: Spot, row: str, said: str, inside: str) -> str:
        links.append((spot.id, row, said))
        return f"<a {said}>{inside}</a>"

    html = cloth_to_follow(see(at("", LIBRARY["nevada"])), link)
    assert html.count("<a ") == len(links)
    return links


def test_every_place_of_the_cloth_is_a_link_once() -> None:
    places = [place for place, _, _ in drawn()]
    assert sorted(places) == sorted(spot.id for spot in SPOTS.values() if spot.at)


def test_a_place_between_the_cards_says_how_many_ranks_it_takes_in_and_all_have_a_row() -> None:
    for place, row, said in drawn():
        if "faro-gap" in said:
            assert f'data-count="{len(SPOTS[place].ranks)}"' in said
        assert re.fullmatch(r"-?[\d.]+", row)
