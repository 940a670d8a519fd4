"""Every piece of equipment and every worked example of the sources has its place, and is run as they have it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from farodocs.folders import DOCS
from farodocs.markup import examples
from farodocs.parts.all_parts import PARTS

LINES = (Path(__file__).parent / "ledger_places.txt").read_text(encoding="utf-8").splitlines()
PLACES = [tuple(line.partition(": ")[0].split()) for line in LINES if not line.startswith("#")]
LOGS = {example.id: example.log for example in examples.find() if example.id}
SHOWN = {
    tuple(head.split()[1:]): shows for head, _, shows in (line.partition(": ") for line in LINES) if head[0] != "#"
}
"""What the log at a place must hold, by the source's example and the place; empty where none is said."""
RUN = [(id, place) for id, place in SHOWN if place.partition("#")[2] in LOGS]

_SUIT = re.compile(r"\b(10|[2-9AJQK])[cdhs]\b")


def is_there(place: str) -> bool:
    """Whether a page has something with an anchor; where no anchor is named, whether there is the page."""
    page, _, anchor = place.partition("#")
    path = DOCS / f"{page}.md"
    if not path.is_file():
        return False
    return not anchor or bool(re.search(rf'#{anchor} ?\}}|\bid="{anchor}"', whole(path)))


@cache
def whole(path: Path) -> str:
    """A page as it is written, and behind it the parts of it that are made from data."""
    text = path.read_text(encoding="utf-8")
    return "\n".join(
        [text, *(PARTS[part]() for part in re.findall(r'faro-data part="([^"]+)"', text) if part in PARTS)]
    )


def missing(log: str, shows: str) -> str:
    """The first fragment that a log does not hold behind those before it, suits left out; empty if it holds all."""
    rest = _SUIT.sub(r"\1", log)
    for fragment in shows.split(", "):
        found = re.search(rf"(?<!\S){re.escape(fragment)}(?!\S)", rest)
        if not found:
            return fragment
        rest = rest[found.end() :]
    return ""


def test_nothing_stands_twice() -> None:
    assert len({(kind, id) for kind, id, _ in PLACES}) == len(PLACES)


@pytest.mark.parametrize(("kind", "id", "place"), PLACES, ids=lambda part: part)
def test_the_place_is_there(kind: str, id: str, place: str) -> None:
    assert is_there(place), f"the {kind} {id} should stand at {place}"


@pytest.mark.parametrize(("id", "place"), RUN, ids=lambda part: part)
def test_an_example_of_the_sources_is_run_as_they_have_it(id: str, place: str) -> None:
    shows = SHOWN[id, place]
    assert shows, f"say behind {place} in ledger_places.txt what the log must hold to be the sources' {id}"
    lacks = missing(LOGS[place.partition("#")[2]], shows)
    assert not lacks, f"{place} stands for the sources' {id}, and its log has no {lacks!r} there"


@pytest.mark.parametrize("place", ["rules/none", "rules/equipment#none", "rules/equipment#tabl"])
def test_a_place_that_is_not_there_is_found(place: str) -> None:
    assert not is_there(place)


@pytest.mark.parametrize(
    ("shows", "lacks"),
    [("soda A, turn 10 K", ""), ("turn 10 K, soda A", "soda A"), ("turn 10 Q", "turn 10 Q"), ("on 1", "on 1")],
)
def test_what_a_log_lacks_is_told(shows: str, lacks: str) -> None:
    assert missing("bet ann 1 on 10\nsoda Ah\nturn 10d Ks\n", shows) == lacks
