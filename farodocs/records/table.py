"""One table of a TOML file, taken field by field. What is wrong is noted and reading goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from farodocs.records.citation import Citation
from farodocs.records.findings import Finding

_T = TypeVar("_T")


class Table:
    """A table of a file. `at` is its name there, and `findings` holds what was wrong with the fields asked for."""

    def __init__(self, values: Mapping[str, Any], file: str, at: str = "", above: Table | None = None) -> None:
        self.values = values
        self.file = file
        self.at = at
        self.findings: list[Finding] = above.findings if above else []
        self.within: list[Table] = []
        self.asked: set[str] = set()

    def note(self, field: str, says: str) -> None:
        """Something is wrong with a field; an empty name is the table itself."""
        name = f"{self.at}.{field}" if self.at and field else self.at or field
        self.findings.append(Finding(self.file, name, says))

    def text(self, name: str, among: tuple[str, ...] = (), *, required: bool = True) -> str:
        """A text, or one of a closed list of words."""
        value = self._take(name, str, "", required)
        if required and name in self.values and not value.strip():
            self.note(name, "is empty")
        if among and value and value not in among:
            self.note(name, f"is {value!r}; write {', '.join(among)}")
        return value if "\n" in value else value.strip()

    def number(self, name: str, *, without: int | None = None) -> int:
        """A whole number, which may be left out where it is said what holds `without` it."""
        return self._take(name, int, without or 0, without is None)

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
        self.within.append(Table(values, self.file, f"{self.at}.{at}" if self.at else at, self))
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
