"""What is wrong with the data is told with file, line and field."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from farodocs.data.history import collection
from farodocs.data.history.collection import history
from farodocs.data.records.findings import Finding, field_at, line_of
from farodocs.lint.__main__ import main
from farodocs.words.collection import glossary
from farodocs.words.site_places import site_pages

TOML = """\
headword = "Soda"

[[senses]]
text = "One."

[[senses]]
text = "Two."
sources = [{ work = "book" }]

[origin]
text = "Unknown."
"""


@pytest.mark.parametrize(
    ("field", "line"),
    [
        ("headword", 1),
        ("senses", 3),
        ("senses[2]", 6),
        ("senses[2].text", 7),
        ("senses[2].sources[1].place", 8),
        ("origin.text", 11),
        ("origin.certainty", 10),
        ("line", None),
    ],
)
def test_the_line_of_a_field_is_found_or_that_of_the_table_that_lacks_it(field: str, line: int | None) -> None:
    assert line_of(TOML, field) == line


@pytest.mark.parametrize(("line", "field"), [(1, "headword"), (4, "text"), (6, "senses"), (10, "origin")])
def test_the_field_of_a_line_is_the_one_that_begins_there_or_above(line: int, field: str) -> None:
    assert field_at(TOML, line) == field


def test_a_finding_names_the_file_the_line_and_the_field_as_far_as_there_are_any(tmp_path: Path) -> None:
    (tmp_path / "soda.toml").write_text(TOML, encoding="utf-8")
    folder = tmp_path.name
    assert (
        Finding("soda.toml", "origin.text", "is short").at(tmp_path) == f"{folder}/soda.toml:11: origin.text: is short"
    )
    assert Finding("hock.toml", "", "is missing").at(tmp_path) == f"{folder}/hock.toml: is missing"


@pytest.fixture
def afresh() -> Iterator[None]:
    """The data is read again, before and after."""
    for reading in (glossary, site_pages, history):
        reading.cache_clear()
    yield
    for reading in (glossary, site_pages, history):
        reading.cache_clear()


@pytest.mark.usefixtures("afresh")
def test_a_slip_in_the_history_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("events", "people", "places"):
        (tmp_path / f"{name}.toml").write_text("", encoding="utf-8")
    (tmp_path / "people.toml").write_text('[ann]\nname = "Ann\n', encoding="utf-8")
    monkeypatch.setattr(collection, "HISTORY", tmp_path)
    assert main() == 1
    assert capsys.readouterr().err.startswith(f"{tmp_path.name}/people.toml:2: name: is no TOML: ")
