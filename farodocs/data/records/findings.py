"""What is wrong with the data, said so that an editor finds the place: file, line, field, one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Generic, TypeVar

from faro.base import FaroError
from farodocs.folders import ROOT

Data = TypeVar("Data")

_AT = re.compile(r"\(at (?:line (\d+)|end of document)")


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One thing that is wrong. `file` is named from the folder of the data, as `terms/hockelty.toml`; a field is
    `line`, or `senses[2].text` with numbers from one, or empty for the whole file. What it says names the field or not.
    Its `line` is told where the field does not lead there.
    """

    file: str
    field: str
    says: str
    names_field: bool = False
    line: int = 0

    def at(self, data: Path) -> str:
        """The finding as one line, with the line of the field in the file, the first where it lacks that."""
        path = data / self.file
        text = path.read_text(encoding="utf-8") if path.is_file() else None
        folder = data.relative_to(ROOT) if data.is_relative_to(ROOT) else data.name
        line = "" if text is None else f":{self.line or line_of(text, self.field) or 1}"
        where = f"{folder}/{self.file}{line}"
        return f"{where}: {self.field}: {self.says}" if self.field and not self.names_field else f"{where}: {self.says}"


@dataclass(frozen=True, slots=True)
class Lint(Generic[Data]):
    """One demand on the data. `check` yields a finding for every place where it is not met."""

    name: str
    demands: str
    check: Callable[[Data], Iterator[Finding]]


def found(lints: Iterable[Lint[Data]], data: Data, folder: Path) -> list[str]:
    """Everything that the lints find in the data of a folder, a line each, in which the lint is named."""
    return [f"{finding.at(folder)} ({lint.name})" for lint in lints for finding in lint.check(data)]


class DataError(ValueError):
    """The data is not sound: a line for every finding."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


def refuse(findings: Iterable[Finding], folder: Path) -> None:
    """Raise `DataError` with the findings in a folder's files, in their order, if there are any."""
    if lines := [finding.at(folder) for finding in sorted(findings)]:
        raise DataError(*lines)


def faults_of(check: Callable[[], object]) -> list[str]:
    """What a check that raises `DataError` says, a line each."""
    try:
        check()
    except DataError as error:
        return [*error.lines]
    return []


def of_error(file: str, error: FaroError) -> Finding:
    """What the engine says of a file of its own; the path of the field is among the values of the error."""
    says = f"{error.sentence}; {error.hint}" if error.hint else error.sentence
    return Finding(file, str(error.values.get("path", "")), says, names_field=True)


def no_toml(file: str, toml: str, error: TOMLDecodeError) -> Finding:
    """What to say of a text that is no TOML."""
    found = _AT.search(str(error))
    line = int(found[1]) if found and found[1] else toml.count("\n") + 1
    return Finding(file, field_at(toml, line), f"is no TOML: {error}", line=line)


def line_of(toml: str, field: str) -> int | None:
    """The line on which a field stands, or else the table that lacks it. None where there is neither."""
    if "." in field and (own := re.search(rf"^\[+{re.escape(field)}\]+\s*$", toml, re.M)):
        return toml.count("\n", 0, own.start()) + 1
    table, _, name = field.rpartition(".")
    is_head = re.search(rf"^\[+{re.escape(table)}\]+\s*$", toml, re.M) is not None
    if "." in table and not is_head:  # a table within a line stands where the list does that holds it
        return line_of(toml, re.sub(r"\[\d+\]$", "", table))
    title, _, number = table.partition("[")
    if not table:
        title, _, number = field.partition("[")
    head = re.compile(rf"\[+{re.escape(title)}\]+\s*$")
    lines = toml.splitlines()
    heads = [at for at, line in enumerate(lines) if head.match(line)]
    start = heads[int(number.rstrip("]")) - 1] if number and len(heads) >= int(number.rstrip("]")) else 0
    if not number and heads:
        start = heads[0]
    if name:
        key = re.compile(rf"{re.escape(name if table else title)}\s*=")
        for at in range(start, len(lines)):
            if key.match(lines[at]):
                return at + 1
            if at > start and lines[at].startswith("["):
                break
    return start + 1 if heads else None


def field_at(toml: str, line: int) -> str:
    """The name of the field that stands on a line, or begins above it."""
    for text in reversed(toml.splitlines()[:line]):
        if found := re.match(r"\s*(?:\[+)?([\w.-]+)\s*(?:=|\]|$)", text):
            return found[1]
    return ""
