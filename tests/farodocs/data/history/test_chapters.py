"""The chapters and the data: what a chapter links is there, and years beside a link are those of the data.

The rule for dates is plain: every year within the words of a link to an event lies within the event, and years in
brackets straight behind a link to a person are that person's years.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from farodocs.data.history.collection import History, history
from farodocs.data.history.years import years_in
from farodocs.data.records.names import address
from farodocs.folders import DOCS
from tests.farodocs.data.history.small_history import history as small_history

_LINK = re.compile(
    r"\[([^\[\]]+)\]\((?:\S*history/)?(timeline|people|places)\.md#([\w-]+)\)(?:\s*\(([^()]*\d{4}[^()]*)\))?"
)
MADE = ("timeline", "people", "places")
CHAPTERS = sorted(path for path in (DOCS / "history").glob("*.md") if path.stem not in MADE)


def wrong_in(text: str, told: History) -> Iterator[str]:
    """What is wrong with a chapter’s links to the timeline, the people and the places."""
    for words, page, id, behind in _LINK.findall(text):
        known = {"timeline": told.events, "people": told.people, "places": told.places}[page]
        if id not in known and not (page == "places" and id in {*map(address, told.countries)}):
            yield f"{page}.md has no {id!r}"
        elif page == "timeline":
            event = told.events[id]
            for since, until in years_in(words):
                if not event.since <= since <= until <= event.until:
                    yield f"“{words}” is not the date of {id}: {event.when}"
        elif page == "people" and behind and behind != told.people[id].years:
            yield f"{behind} are not the years of {id}: {told.people[id].years}"


@pytest.mark.parametrize(
    "text",
    [
        "Fined [in March 1797](timeline.md#the-fine), as [Ann](people.md#ann-archer) (1741–1801) was.",
        "[Ann\nArcher](../history/people.md#ann-archer) in [London](places.md#london), [England](places.md#england).",
        "[A fine](timeline.md#the-fine), two years after 1795.",
        "[A cheat](../cheats/people.md#who-robs), of whom the history does not tell.",
    ],
)
def test_a_chapter_that_agrees_passes(text: str) -> None:
    assert [*wrong_in(text, small_history())] == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Fined [in 1798](timeline.md#the-fine).", "“in 1798” is not the date of the-fine: 11 March 1797"),
        ("[Fined](timeline.md#fine)", "timeline.md has no 'fine'"),
        ("[Ann](people.md#ann)", "people.md has no 'ann'"),
        ("[Ann](people.md#ann-archer) (1741–1802)", "1741–1802 are not the years of ann-archer: 1741–1801"),
        ("[Rome](places.md#rome)", "places.md has no 'rome'"),
    ],
)
def test_a_chapter_that_does_not_is_named(text: str, says: str) -> None:
    assert [*wrong_in(text, small_history())] == [says]


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_the_chapters_agree_with_the_data(path: Path) -> None:
    found = [*wrong_in(path.read_text(encoding="utf-8"), history())]
    assert not found, "\n".join(found)
