"""The pages of the history: everything of the data stands on them, once, with its sources and its doubts."""

from __future__ import annotations

import json
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from farodocs.history import pages
from farodocs.history.collection import history
from farodocs.history.drawing import said, timeline
from farodocs.history.entry import CERTAINTIES, KINDS, Told
from farodocs.history.writing import contents
from farodocs.labels import labels, word
from tests.history.small_history import ROW
from tests.history.small_history import history as small_history

HISTORY = history()
FILES = contents(HISTORY)
SVG = "{http://www.w3.org/2000/svg}"
LISTED = {"timeline.md": HISTORY.events, "people.md": HISTORY.people, "places.md": HISTORY.places}


def items(page: str) -> dict[str, str]:
    """The entries of a page, by their anchors."""
    return dict(re.findall(r'<li id="([\w-]+)".*?>\n\n(.*?)\n\n</li>', page, re.S))


@pytest.mark.parametrize("name", LISTED)
def test_every_entry_stands_on_its_page_with_who_says_so(name: str) -> None:
    found = items(FILES[name])
    assert sorted(found) == sorted(LISTED[name])
    for id, told in LISTED[name].items():
        assert isinstance(told, Told)
        assert told.text in found[id]
        for source in told.sources:
            assert f"- [@{source.work}], {source.place}." in found[id]
        for row in told.says:
            assert f"- [@{row.work}], {row.place}: {row.says}." in found[id]
        assert ("The sources disagree." in found[id]) == bool(told.says)


@pytest.mark.parametrize("name", LISTED)
def test_doubt_is_said_in_a_word_with_its_reason(name: str) -> None:
    found = items(FILES[name])
    for id, told in LISTED[name].items():
        marked = f"{word('history', 'certainty', told.certainty)}</span>: {told.reason}"
        assert (marked in found[id]) == (told.certainty != "attested")


def test_events_stand_in_order_under_their_centuries() -> None:
    page = FILES["timeline.md"]
    assert [*items(page)] == [event.id for event in HISTORY.in_order]
    for title, (first, last) in pages.CENTURIES.items():
        [section] = re.findall(rf"## {title} .*?</section>", page, re.S)
        for id in items(section):
            assert first <= HISTORY.events[id].since <= last


def test_events_people_and_places_lead_to_each_other() -> None:
    anchors = {name: {*items(page), *re.findall(r"\{#([\w-]+)\}", page)} for name, page in FILES.items()}
    for name in LISTED:
        for page, anchor in re.findall(r"\]\((\w+\.md)?#([\w-]+)\)", FILES[name]):
            assert anchor in anchors[page or name], f"{name}: {page}#{anchor}"
    for id, person in HISTORY.people.items():
        for event in HISTORY.with_person(person):
            assert f"(people.md#{id})" in items(FILES["timeline.md"])[event.id]
            assert f"(timeline.md#{event.id})" in items(FILES["people.md"])[id]


def test_an_event_can_be_chosen_by_country_place_and_kind() -> None:
    page = FILES["timeline.md"]
    offered = {*re.findall(r'<option value="([^"]+)">', page)}
    marked = re.findall(r'data-kind="([\w-]+)" data-where="([^"]+)"', page)
    assert len(marked) == len(HISTORY.events)
    assert {kind for kind, _ in marked} == {*KINDS}
    assert {*KINDS, *" ".join(where for _, where in marked).split()} == offered
    assert 'data-where="england whitehall"' in page


def test_every_kind_and_certainty_has_its_words() -> None:
    told = labels()["history"]
    assert {*told["kind"]} == {"label", *KINDS}
    assert {*told["certainty"]} == {"label", *CERTAINTIES}


def test_people_are_listed_by_their_last_names() -> None:
    names = [person.sorted_by for person in HISTORY.by_name]
    assert names.index("Louis") < names.index("Luttrell") < names.index("Marie") < names.index("Martindale")


def test_the_data_holds_everything_and_only_the_works_that_it_cites() -> None:
    data = json.loads(FILES["history.json"])
    assert [len(data[name]) for name in ("events", "people", "places")] == [*map(len, LISTED.values())]
    cited = {citation.work for _, entry in HISTORY.entries for _, citation in entry.citations}
    assert {*data["works"]} == cited
    assert "says" not in json.loads(contents(small_history())["history.json"])["events"][0]


def test_the_drawing_has_a_square_for_every_event_in_each_of_its_countries() -> None:
    root = ElementTree.fromstring(timeline(HISTORY))
    lanes = {lane.get("id"): lane for lane in root.findall(f"{SVG}g")}
    expected = Counter(country for event in HISTORY.events.values() for country in HISTORY.countries_of(event))
    for country, events in expected.items():
        lane = lanes[f"lane-{country.lower().replace(' ', '-')}"]
        squares = lane.findall(f"{SVG}rect")
        assert len(squares) == events
        assert len({(square.get("x"), square.get("y")) for square in squares}) == events
    assert len(lanes) == len(expected)


def test_a_hollow_square_is_in_doubt() -> None:
    full, hollow = 'fill="var(--ink', 'fill="var(--paper'
    sure, unsure = timeline(small_history()), timeline(small_history(certainty="legend", reason="So."))
    assert (sure.count(hollow), unsure.count(hollow)) == (1, 2)
    assert sure.count(full) == unsure.count(full) + 1


def test_the_drawing_is_told_in_words() -> None:
    root = ElementTree.fromstring(timeline(small_history()))
    told = root.find(f"{SVG}desc")
    assert told is not None
    assert told.text == "England: one event, 11 March 1797."
    events = [event for event in HISTORY.in_order if "Switzerland" not in HISTORY.countries_of(event)]
    assert said("There", events[:2]).startswith("There: 2 events, first half of the 15th century to ")


def test_sources_that_disagree_are_all_heard() -> None:
    [item] = items(pages.timeline(small_history(says=(ROW,)))).values()
    assert "**≠ The sources disagree.**\n\n- [@book], page 2: another year." in item
