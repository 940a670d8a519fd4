"""Reading the history: all that is wrong with a file at once, each with its line and its field."""

from __future__ import annotations

from pathlib import Path

import pytest

from farodocs.data.history import collection
from farodocs.data.history.reading import read_events, read_people, read_places
from farodocs.data.records.citation import Citation
from farodocs.data.records.findings import DataError

EVENT = """
[the-fine]
name = "A fine"
when = "1797"
from = 1797
where = ["london"]
kind = "law"
text = "Ann pays."
certainty = "attested"
sources = [{ work = "book", place = "page 1" }]
"""

PERSON = """
[ann]
name = "Ann"
role = "banker"
line = "Hostess"
text = "She kept a bank."
certainty = "attested"
sources = [{ work = "book", place = "page 1" }]
"""

PLACE = """
[london]
name = "London"
country = "England"
years = "1797"
north = 51.51
east = -0.13
text = "It had a bank."
certainty = "attested"
sources = [{ work = "book", place = "page 1" }]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, toml in (("events", EVENT), ("people", PERSON), ("places", PLACE)):
        (tmp_path / f"{name}.toml").write_text(toml, encoding="utf-8")
    return tmp_path


def test_sound_files_are_read_whole(folder: Path) -> None:
    events, wrong = read_events(folder)
    assert not wrong
    assert events["the-fine"].sources == (Citation("book", "page 1"),)
    assert (events["the-fine"].since, events["the-fine"].until, events["the-fine"].who) == (1797, 1797, ())
    people, wrong_people = read_people(folder)
    places, wrong_places = read_places(folder)
    assert (people["ann"].years, places["london"].country) == ("", "England")
    assert wrong_people == wrong_places == []


def test_everything_wrong_is_found_at_once(folder: Path) -> None:
    path = folder / "events.toml"
    wrong = EVENT.replace('kind = "law"', 'kind = "lore"\ncolour = "red"').replace('name = "A fine"\n', "")
    path.write_text("stray = 1\n" + wrong.replace('work = "book", ', ""), encoding="utf-8")
    events, findings = read_events(folder)
    assert [*events] == ["the-fine"]
    assert [f"{finding.field}: {finding.says}" for finding in sorted(findings)] == [
        "stray: stands in no table: every entry begins with [its-id]",
        "the-fine.colour: is no field; write "
        "certainty, dealt, form, from, kind, ledger, name, reason, says, sources, text, to, when, where, who",
        "the-fine.kind: is 'lore'; write law, book, game, gear, bank, play, mathematics, fiction, word",
        "the-fine.name: is missing",
        "the-fine.sources[1].work: is missing",
    ]


def test_findings_are_told_with_file_and_line(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "events.toml").write_text(EVENT.replace("place = ", "page = "), encoding="utf-8")
    (folder / "people.toml").write_text('[ann]\nname = "Ann\n', encoding="utf-8")
    monkeypatch.setattr(collection, "HISTORY", folder)
    with pytest.raises(DataError) as caught:
        collection.history.__wrapped__()
    assert [line.removeprefix(f"{folder.name}/").split(": ")[:2] for line in str(caught.value).splitlines()] == [
        ["events.toml:10", "the-fine.sources[1].page"],
        ["events.toml:10", "the-fine.sources[1].place"],
        ["people.toml:2", "name"],
    ]
