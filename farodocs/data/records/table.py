"""One table of a TOML file, taken field by field. What is wrong is noted and reading goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from faro.base import nearest
from farodocs.data.records.citation import Citation
from farodocs.data.records.findings import Finding

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

    def text(self, name: str, among: tuple[str, ...] = (), *, required: bool = True, may_be_empty: bool = False) -> str:
        """A text, or one of a closed list of words."""
        value = self._take(name, str, "", required, f"; write {', '.join(among)}" if among else "")
        if required and name in self.values and not value.strip() and not may_be_empty:
            self.note(name, "is empty")
        if among and value and value not in among:
            self.note(name, f"is {value!r}; {_instead(value, among)}")
        return value if "\n" in value else value.strip()

    def number(self, name: str, *, without: int | None = None) -> int:
        """A whole number, which may be left out where it is said what holds `without` it."""
        return self._take(name, int, without or 0, without is None)

    def decimal(self, name: str) -> float:
        """A number, with or without a point, which must be there."""
        is_whole = type(self.values.get(name)) is int
        return float(self.number(name)) if is_whole else self._take(name, float, 0.0, True)

    def texts(
        self, name: str, among: tuple[str, ...] = (), *, required: bool = True, may_be_empty: bool = False
    ) -> tuple[str, ...]:
        """A list of texts."""
        values = self._take(name, list, [], required, f"; write any of {', '.join(among)}" if among else "")
        if not all(isinstance(value, str) and value.strip() for value in values):
            self.note(name, "must be a list of texts")
            return ()
        if required and name in self.values and not values and not may_be_empty:
            self.note(name, "is empty")
        for value in values:
            if among and value not in among:
                self.note(name, f"holds {value!r}; {_instead(value, among)}")
        return tuple(values)

    def flag(self, name: str) -> bool:
        """True or false, and false where it is left out."""
        self.asked.add(name)
        value = self.values.get(name, False)
        if not isinstance(value, bool):
            self.note(name, "must be true or false")
        return value is True

    def tables(self, name: str, *, required: bool = True) -> list[Table]:
        """A list of tables."""
        rows = self._take(name, list, [], required)
        if not all(isinstance(row, dict) for row in rows):
            self.note(name, "must be a list of tables")
            return []
        return [self._inner(row, f"{name}[{number}]") for number, row in enumerate(rows, 1)]

    def table(self, name: str, *, required: bool = False) -> Table | None:
        """A table, which may be left out unless it is required."""
        values = self._take(name, dict, {}, required)
        return self._inner(values, name) if name in self.values else None

    def citations(self, name: str) -> tuple[Citation, ...]:
        """A list of places in works."""
        return tuple(Citation(row.text("work"), row.text("place")) for row in self.tables(name, required=False))

    def cited(self, name: str, works: Collection[str]) -> None:
        """A list of places in works, which must be there, each work a key of glossary/sources.toml."""
        for row in self.tables(name):
            row.work("work", works)
            row.text("place")

    def work(self, name: str, works: Collection[str]) -> None:
        """A work by its key."""
        key = self.text(name)
        if key and key not in works:
            hint = nearest(key, works, "add it there")
            self.note(name, f"{key!r} is no key of glossary/sources.toml; {hint}")

    def finish(self) -> None:
        """Note every field, here and within, that nobody asked for."""
        for name in sorted(self.values.keys() - self.asked):
            self.note(name, f"is no field; {_instead(name, sorted(self.asked))}")
        for table in self.within:
            table.finish()

    def _inner(self, values: Mapping[str, Any], at: str) -> Table:
        self.within.append(Table(values, self.file, f"{self.at}.{at}" if self.at else at, self))
        return self.within[-1]

    def _take(self, name: str, kind: type[_T], without: _T, required: bool, instead: str = "") -> _T:
        self.asked.add(name)
        value = self.values.get(name)
        if isinstance(value, kind) and not isinstance(value, bool):
            return value
        if name in self.values:
            words = {str: "a text", int: "a whole number", float: "a number", list: "a list", dict: "a table"}
            self.note(name, f"must be {words[kind]}")
        elif required:
            self.note(name, f"is missing{instead}")
        return without


def tables(
    data: Mapping[str, Any], file: str, findings: list[Finding], within: str = ""
) -> Iterator[tuple[str, Table]]:
    """The tables of a file, or of one `within` it, by their keys; what is no table is noted among the findings."""
    for key, values in data.items():
        at = f"{within}.{key}" if within else key
        if isinstance(values, dict):
            yield key, Table(values, file, at)
        else:
            findings.append(Finding(file, at, "stands in no table: every entry begins with [its-key]"))


def _instead(word: str, known: Sequence[str]) -> str:
    """What to write instead of a word: the nearest that there is, or any."""
    return nearest(word, known, f"write {', '.join(known)}")
