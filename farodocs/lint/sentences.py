"""Every sentence of ours that a reader meets, with the file and the line on which it begins."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from farodocs import folders
from farodocs.data.glossary import LISTS
from farodocs.markup import examples

_NOT_OURS = re.compile(
    r"words|asked|forms|misspellings|log|of|see|work|place|publisher|title|author|link|copy|read_in|headword|short"
)
"""The fields of the data that hold names, quotations, logs and what readers type, and no sentence of ours."""

_HEAD = re.compile(r"\A---\n.*?\n---\n", re.S)
_DESCRIBED = re.compile(r"^description: *(?P<quote>[\"']?)(?P<text>.*?)(?P=quote)$", re.M)
_FENCE = re.compile(r"^ *(?P<ticks>`{3,}|~{3,}).*?^ *(?P=ticks) *$", re.M | re.S)
_BREAK = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*] |[#>|]|\d+\. |\[\^|=== |!!!|\?\?\?))")
_MARKUP = (
    (re.compile(r"<!--.*?-->", re.S), ""),
    (re.compile(r"\{[:.#][^}\n]*\}"), ""),
    (re.compile(r"\[\^[\w-]+\](?:: ?)?"), ""),
    (re.compile(r"\[\[(?!=)(?:[^\[\]|]+\|)?([^\[\]|]+)\]\]"), r"\1"),
    (re.compile(r"!?\[((?:[^\[\]]|\[\[[^\]]*\]\])*)\]\([^)\s]*\)"), r"\1"),
    (re.compile(r"\[@[\w-]+(?:\|([^\[\]]+))?\]"), r"\1"),
    (re.compile(r"<[^>\n]*>|`[^`\n]*`|\*+"), ""),
)
_STOP = re.compile(r"(?:(?<=[.?!])|(?<=[.?!][”’)]))\s+(?=[“‘(]*[A-Z0-9\[])|\s*\|\s*")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence as it is read, without links and emphasis. `file` is named from the root of the project."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def sentences() -> Iterator[Sentence]:
    """Every sentence of the pages that are written by hand, of their lessons, and of the data."""
    for file, text in texts():
        yield from of_page(file, text) if file.endswith(".md") else of_data(file, text)


def texts() -> Iterator[tuple[str, str]]:
    """The same as it is written: each page and each file of data, by its name from the root of the project."""
    for path in examples.pages():
        if path.parent != folders.DOCS / "glossary" or path.stem in LISTS:
            yield path.relative_to(folders.ROOT).as_posix(), path.read_text(encoding="utf-8")
    for path in sorted(folders.GLOSSARY.rglob("*.toml")):
        if path.name != "sentences-read.toml":
            yield path.relative_to(folders.ROOT).as_posix(), path.read_text(encoding="utf-8")


def of_page(file: str, text: str) -> Iterator[Sentence]:
    """The sentences of a page: of its head the description, of its fences those of a lesson."""
    if (head := _HEAD.match(text)) and (described := _DESCRIBED.search(head[0])):
        line = text.count("\n", 0, described.start()) + 1
        yield from (Sentence(file, line, told) for told in split(described["text"]))
    for lesson in examples.read(text, Path(file), "faro-lesson"):
        for told in of_data(file, lesson.log):
            yield Sentence(file, lesson.line + told.line - 1, told.text)
    for line, part in parts(text):
        yield from (Sentence(file, line, told) for told in split(part))


def parts(text: str) -> Iterator[tuple[int, str]]:
    """Every paragraph, heading, item, note and row of a page as it is written, with the line on which it begins."""
    plain = _FENCE.sub(_blank, _HEAD.sub(_blank, text))
    start = 0
    for end in [*(match.start() for match in _BREAK.finditer(plain)), len(plain)]:
        part = plain[start:end]
        if part.strip():
            yield plain.count("\n", 0, start + len(part) - len(part.lstrip())) + 1, part.strip()
        start = end


def of_data(file: str, toml: str) -> Iterator[Sentence]:
    """The sentences of a TOML file: whatever text it holds that is ours."""
    lines = toml.splitlines()
    for text in _texts(tomllib.loads(toml)):
        begins = text.split("\n")[0][:40]
        line = next((number for number, written in enumerate(lines, 1) if begins in written), 1)
        yield from (Sentence(file, line, told) for told in split(text))


def split(text: str) -> list[str]:
    """The sentences of a paragraph, each on a line of its own and without its markup."""
    for pattern, by in _MARKUP:
        text = pattern.sub(by, text)
    return [sentence for part in _STOP.split(" ".join(text.split())) if (sentence := part.strip(" -#>|"))]


def _texts(value: Any, name: str = "") -> Iterator[str]:
    if _NOT_OURS.fullmatch(name):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner, name)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _texts(inner, key)


def _blank(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", match[0])
