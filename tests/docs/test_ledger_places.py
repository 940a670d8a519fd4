"""Every piece of equipment and every worked example of the sources has its place on the site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farodocs import examples

LINES = (Path(__file__).parent / "ledger_places.txt").read_text(encoding="utf-8").splitlines()
PLACES = [tuple(line.split()) for line in LINES if not line.startswith("#")]


def is_there(place: str) -> bool:
    """Whether a page has something with an anchor; where no anchor is named, whether there is the page."""
    page, _, anchor = place.partition("#")
    path = examples.DOCS / f"{page}.md"
    if not path.is_file():
        return False
    return not anchor or bool(re.search(rf'#{anchor} ?\}}|\bid="{anchor}"', path.read_text(encoding="utf-8")))


def test_nothing_stands_twice() -> None:
    assert len({(kind, id) for kind, id, _ in PLACES}) == len(PLACES)


@pytest.mark.parametrize(("kind", "id", "place"), PLACES, ids=lambda part: part)
def test_the_place_is_there(kind: str, id: str, place: str) -> None:
    assert is_there(place), f"the {kind} {id} should stand at {place}"


@pytest.mark.parametrize("place", ["rules/none", "rules/equipment#none", "rules/equipment#tabl"])
def test_a_place_that_is_not_there_is_found(place: str) -> None:
    assert not is_there(place)
