"""A table of a file, field by field: what is wrong is noted, and reading goes on."""

from __future__ import annotations

from typing import Any

import pytest

from farodocs.data.records.citation import Citation
from farodocs.data.records.table import Table


def table(**values: Any) -> Table:
    return Table(values, "x.toml", "ann")


def notes(of: Table) -> list[str]:
    return [f"{finding.field}: {finding.says}" for finding in of.findings]


def test_what_is_sound_is_handed_on() -> None:
    sound = table(
        name=" Ann ",
        kind="law",
        since=1797,
        north=48.5,
        forms=["a", "b"],
        rows=[{"work": "book", "place": "page 1"}],
        origin={},
    )
    assert (sound.text("name"), sound.text("kind", ("law", "book"))) == ("Ann", "law")
    assert (sound.number("since"), sound.number("until", without=1800)) == (1797, 1800)
    assert (sound.decimal("north"), sound.decimal("since")) == (48.5, 1797.0)
    assert sound.texts("forms") == ("a", "b")
    assert sound.citations("rows") == (Citation("book", "page 1"),)
    assert sound.table("origin") is not None
    assert sound.table("example") is None
    sound.finish()
    assert notes(sound) == []


@pytest.mark.parametrize(
    ("values", "ask", "note"),
    [
        ({}, lambda table: table.text("name"), "ann.name: is missing"),
        ({"name": "  "}, lambda table: table.text("name"), "ann.name: is empty"),
        ({"name": 7}, lambda table: table.text("name", required=False), "ann.name: must be a text"),
        ({"kind": "lore"}, lambda table: table.text("kind", ("law",)), "ann.kind: is 'lore'; write law"),
        ({"since": True}, lambda table: table.number("since"), "ann.since: must be a whole number"),
        ({"north": "48"}, lambda table: table.decimal("north"), "ann.north: must be a number"),
        ({"north": True}, lambda table: table.decimal("north"), "ann.north: must be a number"),
        ({"forms": ["a", 7]}, lambda table: table.texts("forms"), "ann.forms: must be a list of texts"),
        ({"era": ["late", "new"]}, lambda table: table.texts("era", ("late",)), "ann.era: holds 'new'; write late"),
        ({"rows": [7]}, lambda table: table.tables("rows"), "ann.rows: must be a list of tables"),
        ({"rows": [{"work": "book"}]}, lambda table: table.citations("rows"), "ann.rows[1].place: is missing"),
        ({"colour": "red"}, lambda table: table.finish(), "ann.colour: is no field; write "),
    ],
)
def test_what_is_wrong_is_noted(values: dict[str, Any], ask: Any, note: str) -> None:
    asked = table(**values)
    ask(asked)
    assert notes(asked) == [note]
