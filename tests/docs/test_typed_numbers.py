"""No page has a chance or a cost typed into its prose: `[[=…]]` asks the engine, or says that a source prints it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farodocs.folders import DOCS

NUMBERS = {
    "a percentage": r"\d(?:[\d.,]*\d)?\s*(?:%|per\s+cent\b|percent\b)",
    "one in so many": r"\b(?:1|one)\s+in\s+\d(?:[\d.,]*\d)?",
    "a fraction": r"(?<![\d/.])\d{1,6}[/⁄]\d{1,9}(?![\d/])",
}
LEFT_OUT = (
    r"\A---\n.*?\n---\n",  # the head of the page
    r"<!--.*?-->",
    r"^ *(?P<ticks>`{3,}|~{3,}).*?^ *(?P=ticks) *$",  # fences
    r"`[^`\n]+`",
    r"\]\([^)\s]*\)",  # where a link leads
    r"<[^>]*>",
    r"\[\[=[^\]]*\]\]",
    r"\b1[5-9]\d\d/\d\d(?:\d\d)?\b",  # 1932/33 is two years
)


def typed(text: str) -> list[tuple[int, str, str]]:
    """The numbers typed in the prose of a page: the line, what sort it is, and the number."""
    for pattern in LEFT_OUT:
        text = re.sub(pattern, lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.M | re.S)
    return [
        (text.count("\n", 0, match.start()) + 1, sort, match[0])
        for sort, pattern in NUMBERS.items()
        for match in re.finditer(pattern, text, re.I)
    ]


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=str)
def test_no_number_is_typed_that_the_engine_could_supply(path: Path) -> None:
    found = typed(path.read_text(encoding="utf-8"))
    where = path.relative_to(DOCS.parent)
    told = (f"{where}:{line}: {number!r} is {sort}" for line, sort, number in found)
    assert not found, "\n".join([*told, "ask the engine with [[=…]], or write [[=printed 3 per cent]] and its source"])


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("It costs 1.98 % of it.", "1.98 %"),
        ("It costs 1.98% of it.", "1.98%"),
        ("Some three\nor 5 per\ncent.", "5 per\ncent"),
        ("The bank gains 1 in 50.", "1 in 50"),
        ("One in 1,250 times.", "One in 1,250"),
        ("That is 33/1666 of it.", "33/1666"),
        ("| 12.5 % |", "12.5 %"),
        ("[^note]: Hoyle, 3 per cent.", "3 per cent"),
        ("- and 25/17 splits", "25/17"),
    ],
)
def test_a_typed_number_is_found(text: str, number: str) -> None:
    assert [found for _, _, found in typed(text)] == [number]


@pytest.mark.parametrize(
    "text",
    [
        "[[=cost meyer Q]] or [[=printed 3 per cent]]",
        "`1.98 %`",
        "```faro\nrules meyer # 5 %\n```",
        "---\ndescription: 5 %\n---\n",
        "[the table](a/3/4/b.md)",
        '<p style="width: 50%">half</p>',
        "In 1932/33 and in 1884.",
        "Four to one, 4 to 1, fifteen per cent, one in a thousand.",
        "A deal of 12 cards in 6 turns.",
    ],
)
def test_what_is_no_typed_number_is_left_alone(text: str) -> None:
    assert typed(text) == []


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=str)
def test_what_is_printed_has_its_source(path: Path) -> None:
    """A number that a source prints stands in a paragraph, or a row, with a footnote."""
    for part in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
        rows = part.splitlines() if part.lstrip().startswith("|") else [part]
        for row in rows:
            said = re.sub(r"`[^`]*`", "", row)
            assert "[[=printed" not in said or "[^" in said, f"{path.name}: a printed number without its source: {row}"
