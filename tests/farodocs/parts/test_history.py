"""The pages of the history: everything of the data stands on them, once, with its sources and its doubts."""

from __future__ import annotations

import json
import re
from html import unescape
from xml.etree import ElementTree

import pytest

from farodocs.data.history.collection import History, history
from farodocs.data.history.entry import CERTAINTIES, KINDS, Told
from farodocs.data.history.export import history_json
from farodocs.data.labels import labels, word
from farodocs.figures.timeline import LETTERS, decade, decade_called, timeline
from farodocs.folders import DOCS
from farodocs.parts import history as parts
from farodocs.parts.all_parts import PARTS
from farodocs.parts.expansion import expanded
from tests.farodocs.data.history.small_history import ROW
from tests.farodocs.data.history.small_history import history as small_history

HISTORY = history()
FILES = {
    path.name: expanded(path.read_text(encoding="utf-8"), path, PARTS, str)
    for path in (DOCS / "history" / name for name in ("timeline.md", "people.md", "places.md"))
}
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
        told_of = unescape(found[id])
        assert told.text in told_of
        for source in told.sources:
            assert f"- [@{source.work}], {source.place}." in told_of
        for row in told.says:
            assert f"- [@{row.work}], {row.place}: {row.says}." in told_of
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
    for title, (first, last) in parts.CENTURIES.items():
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


def test_a_place_can_be_chosen_by_century_and_kind() -> None:
    page = FILES["places.md"]
    assert 'data-rows=".faro-place"' in page
    rows = {
        id: (kind.split(), when.split())
        for id, kind, when in re.findall(
            r'<li id="([\w-]+)" class="faro-place" data-kind="([^"]*)" data-where="[^"]*" data-when="([^"]*)"',
            page,
        )
    }
    assert {*rows} == {*HISTORY.places}
    for id, (kinds, centuries) in rows.items():
        assert {*kinds} == {event.kind for event in HISTORY.at(HISTORY.places[id])}
        assert centuries, f"{id} has no century"
    assert "the-twentieth-century-and-after" in rows["reno"][1]
    assert "before-1700" not in rows["reno"][1]


def test_an_event_can_be_chosen_by_century_country_place_and_kind() -> None:
    page = FILES["timeline.md"]
    offered = {*re.findall(r'<option value="([^"]+)">', page)}
    marked = re.findall(r'data-kind="([\w-]+)" data-where="([^"]+)" data-when="([^"]+)"', page)
    assert len(marked) == len(HISTORY.events)
    assert {kind for kind, *_ in marked} == {*KINDS}
    assert {*" ".join(word for words in marked for word in words).split()} == offered
    assert 'data-where="england whitehall"' in page


def test_a_dot_beside_the_timeline_is_a_place_of_its_events() -> None:
    page = FILES["timeline.md"]
    dots = {*re.findall(r'<a href="\.\./places/#([\w-]+)"', page)}
    assert dots == {*HISTORY.places}
    assert dots <= {*" ".join(re.findall(r'data-where="([^"]+)"', page)).split()}


def test_every_kind_and_certainty_has_its_words() -> None:
    told = labels()["history"]
    assert {*told["kind"]} == {"label", *KINDS}
    assert {*told["certainty"]} == {"label", *CERTAINTIES}


def test_people_are_listed_by_their_last_names() -> None:
    names = [person.sorted_by for person in HISTORY.by_name]
    assert names.index("Louis") < names.index("Luttrell") < names.index("Marie") < names.index("Martindale")


def test_the_data_holds_everything_and_only_the_works_that_it_cites() -> None:
    data = json.loads(history_json(HISTORY))
    assert [len(data[name]) for name in ("events", "people", "places")] == [*map(len, LISTED.values())]
    cited = {citation.work for _, entry in HISTORY.entries for _, citation in entry.citations}
    assert {*data["works"]} == cited
    assert "says" not in json.loads(history_json(small_history()))["events"][0]


def squares(history: History) -> list[ElementTree.Element]:
    return [*ElementTree.fromstring(f"<div>{timeline(history)}</div>").iter("a")]


def test_the_picture_has_a_square_for_every_event_in_its_decade() -> None:
    root = ElementTree.fromstring(f"<div>{timeline(HISTORY)}</div>")
    piles = {str(pile.findtext("b")): pile.findall("a") for pile in root.findall("ol/li")}
    assert [len(pile) for pile in piles.values()][-1]
    assert [*piles][:3] == ["before 1650", "1650s", "1660s"]
    events = {str(link.get("href")).removeprefix("#"): when for when, pile in piles.items() for link in pile}
    assert events == {
        event.id: f"{event.since // 10}0s" if event.since >= 1650 else "before 1650"
        for event in HISTORY.events.values()
    }


def test_a_way_leads_to_the_first_event_of_every_decade() -> None:
    page = FILES["timeline.md"]
    lists = dict(re.findall(r'<ol id="([\w-]+)"[^>]*>\s*<li id="([\w-]+)"', page))
    ways = re.findall(r'<a href="#([\w-]+)">(\d+s|before \d+)</a>', page)
    first = {decade(event): event.id for event in reversed(HISTORY.in_order)}
    assert [(lists[at], called) for at, called in ways] == [
        (id, decade_called(begins)) for begins, id in sorted(first.items())
    ]


def test_a_square_has_the_name_of_its_event_and_the_first_is_a_stop() -> None:
    links = squares(HISTORY)
    assert [link.get("tabindex") for link in links] == [None, *["-1"] * (len(links) - 1)]
    for link in links:
        event = HISTORY.events[str(link.get("href")).removeprefix("#")]
        assert link.get("aria-label") == f"{event.when}: {event.name}"
        assert link.get("data-kind") == event.kind


def test_every_kind_has_a_letter_of_its_own() -> None:
    assert [*LETTERS] == [*KINDS]
    assert len({*LETTERS.values()}) == len(KINDS)


def test_what_is_probable_or_in_doubt_looks_otherwise() -> None:
    def looks(certainty: str, reason: str = "So.") -> list[str]:
        history = small_history(certainty=certainty, reason=reason)
        return [str(square.get("class")).removeprefix("faro-event-mark").strip() for square in squares(history)]

    assert looks("attested", "") == [""]
    assert looks("probable") == ["faro-probable"]
    assert looks("disputed") == looks("legend") == ["faro-doubted"]


def test_sources_that_disagree_are_all_heard() -> None:
    [item] = items(parts.timeline(small_history(says=(ROW,)))).values()
    assert "**≠ The sources disagree.**\n\n- [@book], page 2: another year." in item


def test_what_the_data_hold_is_text_and_no_element() -> None:
    written = "<b onclick='x'>It</b> & more"
    hostile = small_history(text=written, name=written, when=written, ann={"line": written}, london={"years": written})
    for page in (parts.timeline(hostile), parts.people(hostile), parts.places(hostile)):
        assert "&lt;b onclick='x'&gt;It&lt;/b&gt; &amp; more" in page
        assert "<b onclick" not in page


def test_a_work_stands_with_what_is_dealt_in_it_and_how_sure() -> None:
    rows = parts.works(history()).splitlines()
    assert rows[0] == "| Work | Year | By | Form | What is dealt | How sure |"
    assert len(rows) == 2 + sum(bool(event.form) for event in history().events.values())
    [opera] = [row for row in rows if "#pique-dame" in row]
    assert "| opera |" in opera
    assert "[[Stos]]" in opera
    assert all(row.count(" | ") == 5 for row in rows[2:])
