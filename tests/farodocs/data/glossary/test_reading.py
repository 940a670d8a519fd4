"""Reading entries: all that is wrong with a file at once, each with its line and its field."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farodocs.data.glossary.reading import read_entry, read_folder
from farodocs.data.records.citation import Citation
from farodocs.data.records.findings import DataError
from farodocs.words import collection
from tests.farodocs.data.glossary.entries import SODA


def found(toml: str, slug: str = "soda") -> list[str]:
    return [f"{finding.field}: {finding.says}" for finding in read_entry(slug, toml)[1]]


def test_a_sound_entry_is_read_whole() -> None:
    entry, findings = read_entry("soda", SODA)
    assert findings == []
    assert entry is not None
    assert (entry.headword, entry.era, entry.forms) == ("Soda", ("american",), ())
    assert entry.senses[0].sources == (Citation("book", "page 1"),)
    assert entry.today is None
    assert [sound.respelling for sound in entry.sounds] == ["SOH-duh"]


def test_everything_wrong_is_found_at_once() -> None:
    wrong = SODA.replace('kind = "card"', 'kind = "crd"\ncolour = "red"').replace('era = ["american"]', "era = []")
    wrong = wrong.replace('headword = "Soda"\n', "").replace(', place = "page 1"', "")
    assert sorted(found(wrong)) == [
        "colour: is no field; write "
        "also, asked, attestations, confuse, disagreements, era, example, forms, heading_of_ours, headword, kind, "
        "language, ledger, line, misspellings, names_in, older, origin, part_of_speech, picture, play, see, senses, "
        "sounds, today, where",
        "era: is empty",
        "headword: is missing",
        "kind: is 'crd'; did you mean 'card'?",
        "senses[1].sources[1].place: is missing",
    ]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (('line = "The', "line = 3 # "), "line: must be a text"),
        (("[[senses]]", "[senses]"), "senses: must be a list"),
        (('see = ["hock"]', "see = [1]"), "see: must be a list of texts"),
        (('see = ["hock"]', 'see = "hock"'), "see: must be a list"),
        (('certainty = "unknown"', 'certainty = "sure"'), "origin.certainty: is 'sure'"),
        (("[[senses]]", "[[attestations]]\nyear = true\n[[senses]]"), "attestations[1].year: must be a whole number"),
        (("[[senses]]", '[example]\ncaption = "A turn."\n\n[[senses]]'), "example: needs either 'of' or 'log'"),
        (("It decides nothing.", ""), "senses[1].text: is empty"),
    ],
)
def test_a_wrong_field_is_named(change: tuple[str, str], says: str) -> None:
    assert any(line.startswith(says) for line in found(SODA.replace(*change)))


def test_a_slug_is_small_letters() -> None:
    assert found(SODA, "Soda Card") == [": the file's name must be small letters, digits and hyphens"]


def test_a_file_that_is_no_toml_names_line_and_field() -> None:
    [said] = found(SODA.replace('language = "en"', 'language = "en'))
    assert said.startswith("language: is no TOML: ")


def test_findings_are_told_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terms = tmp_path / "glossary" / "terms"
    terms.mkdir(parents=True)
    second = '\n[[senses]]\ntext = ""\nsources = [{ work = "book" }]\n'
    (terms / "soda.toml").write_text(SODA.replace('"card"', '"crd"') + second, encoding="utf-8")
    (terms / "hock.toml").write_text('headword = "Hock\n', encoding="utf-8")
    monkeypatch.setattr(collection, "GLOSSARY", tmp_path / "glossary")
    with pytest.raises(DataError) as caught:
        collection.glossary.__wrapped__()
    assert [line.split(": ")[:2] for line in str(caught.value).splitlines()] == [
        ["glossary/terms/hock.toml:1", "headword"],
        ["glossary/terms/soda.toml:6", "kind"],
        ["glossary/terms/soda.toml:28", "senses[2].sources[1].place"],
        ["glossary/terms/soda.toml:27", "senses[2].text"],
    ]


@given(st.text(max_size=80))
def test_no_text_makes_the_reader_fall(toml: str) -> None:
    entry, findings = read_entry("soda", toml)
    assert entry is None or findings
    assert findings[0].at(Path("glossary")).startswith("glossary/terms/soda.toml")


def test_a_folder_is_read_in_order(tmp_path: Path) -> None:
    for slug in ("soda", "hock"):
        (tmp_path / f"{slug}.toml").write_text(SODA, encoding="utf-8")
    entries, findings = read_folder(tmp_path)
    assert [*entries] == ["hock", "soda"]
    assert findings == []
