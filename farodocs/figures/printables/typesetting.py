"""Paragraphs and tables set in a column of a sheet, ragged at the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from farodocs.figures.printables.lettering import Face, width, words
from farodocs.figures.printables.marks import Mark, Marks, line, moved

Block = tuple[Marks, float]
"""What was set, from the upper left corner of its column, and how high it is."""


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one face; raised ones are small and stand above the line, as the number of a note does."""

    text: str
    face: Face = "roman"
    is_raised: bool = False


@dataclass(frozen=True, slots=True)
class Type:
    """The size of the letters and the distance of the lines, in millimetres."""

    size: float
    leading: float


_Word = tuple[Run, ...]
"""What no line may break; its face may change within."""


def paragraph(runs: Sequence[Run], wide: float, type_: Type, indent: float = 0, head: str = "") -> Block:
    """A paragraph; `head` is the number or the bullet that hangs in its indent."""
    marks = words(head, 0, type_.leading * 0.75, type_.size) if head else ()
    lines = list(_lines(runs, wide - indent, type_))
    for number, set_words in enumerate(lines):
        marks += tuple(_set(set_words, indent, type_.leading * (number + 0.75), type_))
    return marks, len(lines) * type_.leading


def table(rows: Sequence[Sequence[Sequence[Run]]], wide: float, type_: Type) -> Block:
    """A table between two rules, a third under its head; a column is as wide as its longest cell, if there is room."""
    gap = type_.size
    columns = [[row[number] for row in rows] for number in range(len(rows[0]))]
    asked = [max(_length(cell, type_) for cell in column) for column in columns]
    widths = _shared(asked, wide - gap * (len(columns) - 1))
    marks: Marks = (line(f"M0 0h{wide}", 0.3),)
    y = 0.0
    for number, row in enumerate(rows):
        x, high = 0.0, 0.0
        for cell, column in zip(row, widths, strict=True):
            set_cell, cell_high = paragraph(cell, column, type_)
            marks += moved(set_cell, x, y + 0.6)
            x, high = x + column + gap, max(high, cell_high)
        y += high + 1.2
        if number in (0, len(rows) - 1):
            marks += (line(f"M0 {y}h{wide}", 0.3 if number else 0.15),)
    return marks, y


def _shared(asked: Sequence[float], room: float) -> list[float]:
    """What each column gets: what it asks for, or as much as every other that asks for too much."""
    most = room
    for others, length in zip(range(len(asked), 0, -1), sorted(asked), strict=True):
        most = room / others
        if length > most:
            break
        room -= length
    return [min(length, most) for length in asked]


def _lines(runs: Sequence[Run], wide: float, type_: Type) -> Iterator[list[_Word]]:
    """The words of a paragraph line by line, as many in each as have room."""
    space = width(" ", type_.size)
    of_line: list[_Word] = []
    used = 0.0
    for word in _words(runs):
        length = _length(word, type_)
        if of_line and used + space + length > wide:
            yield of_line
            of_line, used = [], 0.0
        used += length + (space if of_line else 0)
        of_line.append(word)
    yield of_line


def _words(runs: Sequence[Run]) -> Iterator[_Word]:
    word: _Word = ()
    for run in runs:
        for number, part in enumerate(run.text.split(" ")):
            if number and word:
                yield word
                word = ()
            if part:
                word += (replace(run, text=part),)
    if word:
        yield word


def _set(of_line: Sequence[_Word], x: float, y: float, type_: Type) -> Iterator[Mark]:
    for run in _joined(of_line):
        size = _size(run, type_)
        yield from words(run.text, x, y - (type_.size * 0.34 if run.is_raised else 0), size, face=run.face)
        x += width(run.text, size, run.face)


def _joined(of_line: Sequence[_Word]) -> list[Run]:
    """The words of a line with what stands between them; neighbours of one face are one run."""
    joined: list[Run] = []
    for word in of_line:
        for number, run in enumerate(word):
            text = run.text if number or not joined else f" {run.text}"
            if joined and replace(joined[-1], text="") == replace(run, text=""):
                joined[-1] = replace(run, text=joined[-1].text + text)
            else:
                joined.append(replace(run, text=text))
    return joined


def _length(runs: Sequence[Run], type_: Type) -> float:
    return sum(width(run.text, _size(run, type_), run.face) for run in runs)


def _size(run: Run, type_: Type) -> float:
    return type_.size * (0.62 if run.is_raised else 1)
