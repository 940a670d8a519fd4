"""From TOML to entries. What is wrong is noted and reading goes on, so that one run says everything."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from farodocs.glossary.entry import (
    CERTAINTIES,
    ERAS,
    KINDS,
    LANGUAGES,
    PARTS_OF_SPEECH,
    PLAYS,
    PRONUNCIATIONS,
    Attestation,
    Citation,
    Disagreement,
    Entry,
    Origin,
    Sense,
    Shown,
)
from farodocs.glossary.findings import Finding, field_at

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_T = TypeVar("_T")
_AT = re.compile(r"\(at (?:line (\d+)|end of document)")


def read_folder(folder: Path) -> tuple[dict[str, Entry], list[Finding]]:
    """Every entry of a folder by its slug, and everything that is wrong with their form."""
    entries: dict[str, Entry] = {}
    findings: list[Finding] = []
    for path in sorted(folder.glob("*.toml")):
        entry, wrong = read_entry(path.stem, path.read_text(encoding="utf-8"))
        findings += wrong
        if entry:
            entries[entry.slug] = entry
    return entries, findings


def read_entry(slug: str, toml: str) -> tuple[Entry | None, list[Finding]]:
    """One entry, and what is wrong with its form; no entry where the text is no TOML."""
    try:
        values = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        line = int(found[1]) if found and found[1] else toml.count("\n") + 1
        return None, [Finding(f"terms/{slug}.toml", field_at(toml, line), f"is no TOML: {error}")]
    table = Table(values, slug)
    if not _SLUG.fullmatch(slug):
        table.note("", "the file's name must be small letters, digits and hyphens")
    entry = Entry(
        slug=slug,
        headword=table.text("headword"),
        forms=table.texts("forms", required=False),
        misspellings=table.texts("misspellings", required=False),
        ipa=table.text("ipa", required=False),
        respelling=table.text("respelling", required=False),
        pronunciation=table.text("pronunciation", PRONUNCIATIONS, required=False),
        part_of_speech=table.text("part_of_speech", PARTS_OF_SPEECH),
        language=table.text("language", LANGUAGES),
        era=table.texts("era", ERAS),
        kind=table.text("kind", KINDS),
        line=table.text("line"),
        senses=tuple(Sense(row.text("text"), row.citations("sources")) for row in table.tables("senses")),
        disagreements=tuple(
            Disagreement(row.text("says"), row.text("work"), row.text("place"))
            for row in table.tables("disagreements", required=False)
        ),
        attestations=tuple(
            Attestation(row.number("year"), row.text("work"), row.text("place"), row.text("words"))
            for row in table.tables("attestations", required=False)
        ),
        origin=_origin(table.table("origin")),
        confuse=table.texts("confuse", required=False),
        see=table.texts("see", required=False),
        where=table.texts("where", required=False),
        ledger=table.texts("ledger", required=False),
        play=table.text("play", PLAYS),
        example=_shown(table.table("example")),
    )
    table.finish()
    return entry, table.findings


def _origin(table: Table | None) -> Origin | None:
    if table is None:
        return None
    return Origin(table.text("certainty", CERTAINTIES), table.text("text"), table.citations("sources"))


def _shown(table: Table | None) -> Shown | None:
    if table is None:
        return None
    shown = Shown(table.text("caption"), table.text("of", required=False), table.text("log", required=False))
    if bool(shown.of) == bool(shown.log):
        table.note("", "needs either 'of' or 'log'")
    return shown


class Table:
    """One table of an entry, taken field by field. `findings` holds what was wrong with the fields asked for."""

    def __init__(self, values: Mapping[str, Any], slug: str, at: str = "", above: Table | None = None) -> None:
        self.values = values
        self.slug = slug
        self.at = at
        self.findings: list[Finding] = above.findings if above else []
        self.within: list[Table] = []
        self.asked: set[str] = set()

    def note(self, field: str, says: str) -> None:
        """Something is wrong with a field; an empty name is the table itself."""
        name = f"{self.at}.{field}" if self.at and field else self.at or field
        self.findings.append(Finding(f"terms/{self.slug}.toml", name, says))

    def text(self, name: str, among: tuple[str, ...] = (), *, required: bool = True) -> str:
        """A text, or one of a closed list of words."""
        value = self._take(name, str, "", required)
        if required and name in self.values and not value.strip():
            self.note(name, "is empty")
        if among and value and value not in among:
            self.note(name, f"is {value!r}; write {', '.join(among)}")
        return value if "\n" in value else value.strip()

    def number(self, name: str) -> int:
        """A whole number."""
        return self._take(name, int, 0, True)

    def texts(self, name: str, among: tuple[str, ...] = (), *, required: bool = True) -> tuple[str, ...]:
        """A list of texts."""
        values = self._take(name, list, [], required)
        if not all(isinstance(value, str) and value.strip() for value in values):
            self.note(name, "must be a list of texts")
            return ()
        if required and name in self.values and not values:
            self.note(name, "is empty")
        for value in values:
            if among and value not in among:
                self.note(name, f"holds {value!r}; write {', '.join(among)}")
        return tuple(values)

    def tables(self, name: str, *, required: bool = True) -> list[Table]:
        """A list of tables."""
        rows = self._take(name, list, [], required)
        if not all(isinstance(row, dict) for row in rows):
            self.note(name, "must be a list of tables")
            return []
        return [self._inner(row, f"{name}[{number}]") for number, row in enumerate(rows, 1)]

    def table(self, name: str) -> Table | None:
        """A table that may be left out."""
        values = self._take(name, dict, {}, False)
        return self._inner(values, name) if name in self.values else None

    def citations(self, name: str) -> tuple[Citation, ...]:
        """A list of places in works."""
        return tuple(Citation(row.text("work"), row.text("place")) for row in self.tables(name, required=False))

    def finish(self) -> None:
        """Note every field, here and within, that nobody asked for."""
        for name in self.values.keys() - self.asked:
            self.note(name, f"is no field; write {', '.join(sorted(self.asked))}")
        for table in self.within:
            table.finish()

    def _inner(self, values: Mapping[str, Any], at: str) -> Table:
        self.within.append(Table(values, self.slug, f"{self.at}.{at}" if self.at else at, self))
        return self.within[-1]

    def _take(self, name: str, kind: type[_T], without: _T, required: bool) -> _T:
        self.asked.add(name)
        value = self.values.get(name)
        if isinstance(value, kind) and not isinstance(value, bool):
            return value
        if name in self.values:
            words = {str: "a text", int: "a whole number", list: "a list", dict: "a table"}
            self.note(name, f"must be {words[kind]}")
        elif required:
            self.note(name, "is missing")
        return without
