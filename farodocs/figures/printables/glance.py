"""The rules on one sheet: the text of docs/rules/at-a-glance.md in two columns, with the layout."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element, fromstring

from markdown import markdown

from farodocs.data.records import LINK
from farodocs.figures.printables.lettering import POINT, Face
from farodocs.figures.printables.marks import Drawing, Marks, line, moved
from farodocs.figures.printables.typesetting import Block, Run, Type, paragraph, table
from farodocs.folders import DOCS

SOURCE = DOCS / "rules" / "at-a-glance.md"
WIDTH = 190
EXTENSIONS = ("attr_list", "tables", "farodocs.inline.citing", "farodocs.inline.facts")
"""What the page is written in, as mkdocs.yml has it."""

_TITLE, _HEAD = Type(20 * POINT, 26 * POINT), Type(12 * POINT, 16 * POINT)
_BODY, _NOTES = Type(9 * POINT, 12 * POINT), Type(7 * POINT, 8.8 * POINT)
_GAP = 9
_COLUMN = (WIDTH - _GAP) / 2
_INDENT = 6

# What begins with a sign of equality is a question to the engine.
_LINK = re.compile(rf"(?!\[\[=){LINK.pattern}")
_NOTE = re.compile(r"^\[\^(\w+)\]: (.*(?:\n {4}.*)*)\n?", re.M)
_LEFT_OUT = re.compile(
    r"\A---\n.*?\n---\n"  # the head of the page
    r"|^```.*?^```$"  # its example
    r"|^!\[[^\]]*\]\([^)]*\)(?:\{[^}]*\})?$",  # its picture: the layout is drawn anew
    re.M | re.S,
)
_FACES: dict[str, Face] = {"strong": "bold", "th": "bold", "em": "italic", "cite": "italic"}


def at_a_glance(layout: Drawing, page: str) -> Drawing:
    """The sheet, from the drawing of the whole layout and the Markdown of the page."""
    text, notes = _without_notes(page)
    heading, lead, *rest = fromstring(f"<div>{_html(text)}</div>")
    title = "Faro: " + "".join(heading.itertext()).lower()
    marks, y = paragraph([Run(title, "bold")], WIDTH, _TITLE)
    marks, y = _under(marks, y, paragraph(_runs(lead, "italic"), WIDTH, _HEAD))
    scale = _COLUMN / layout.width
    picture = moved(layout.marks, scale=scale), layout.height * scale + 3
    marks, y = _under(marks, y + 3, _columns([picture, *map(_stacked, _sections(rest))]))
    y += 3
    marks += (line(f"M0 {y}h{WIDTH}", 0.15),)
    y += 1
    for number, note in enumerate(notes, 1):
        said = fromstring(_html(note))
        marks, y = _under(marks, y, paragraph(_runs(said), WIDTH, _NOTES, 3, str(number)))
    told = "The rules of Faro on one sheet: the turn, the payments, where a check may lie, the last three cards."
    return Drawing(title, told, WIDTH, y, marks)


def _without_notes(page: str) -> tuple[str, list[str]]:
    """The text with a raised number for each of its notes, and the notes in order."""
    notes = dict(_NOTE.findall(page))
    text = _LEFT_OUT.sub("", _NOTE.sub("", page))
    for number, name in enumerate(notes, 1):
        text = text.replace(f"[^{name}]", f"<sup>{number}</sup>")
    return text, list(notes.values())


def _html(text: str) -> str:
    return markdown(_LINK.sub(lambda link: link[2] or link[1], text), extensions=EXTENSIONS)


def _sections(elements: Sequence[Element]) -> Iterator[list[Element]]:
    """The elements from each heading to the next."""
    section: list[Element] = []
    for element in elements:
        if element.tag == "h2" and section:
            yield section
            section = []
        section.append(element)
    yield section


def _stacked(section: Sequence[Element]) -> Block:
    marks: Marks = ()
    y = 0.0
    for element in section:
        for block in _blocks(element):
            marks, y = _under(marks, y, block)
        y += 1.6
    return marks, y


def _blocks(element: Element) -> Iterator[Block]:
    """An element of the page as it is set in a column."""
    if element.tag == "h2":
        yield paragraph(_runs(element, "bold"), _COLUMN, _HEAD)
    elif element.tag == "table":
        yield table([[_runs(cell) for cell in row] for row in element.iter("tr")], _COLUMN, _BODY)
    elif element.tag in ("ol", "ul"):
        for number, item in enumerate(element, 1):
            yield paragraph(_runs(item), _COLUMN, _BODY, _INDENT, f"{number}." if element.tag == "ol" else "•")
    else:
        yield paragraph(_runs(element), _COLUMN, _BODY)


def _runs(element: Element, face: Face = "roman") -> list[Run]:
    """The words of an element with the faces that they have there."""
    face, is_raised = _FACES.get(element.tag, face), element.tag == "sup"
    runs = [Run(_joined(element.text), face, is_raised)]
    for child in element:
        runs += [*_runs(child, face), Run(_joined(child.tail), face)]
    return runs


def _joined(text: str | None) -> str:
    return re.sub(r"\s+", " ", text or "")


def _columns(sections: Sequence[Block]) -> Block:
    """Sections in two columns, parted where the longer column is shortest."""
    heights = [high for _, high in sections]
    parted = min(range(1, len(sections)), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
    marks: Marks = ()
    for x, column in ((0, sections[:parted]), (_COLUMN + _GAP, sections[parted:])):
        y = 0.0
        for section, high in column:
            marks, y = marks + moved(section, x, y), y + high
    high = max(sum(heights[:parted]), sum(heights[parted:]))
    return (*marks, line(f"M{WIDTH / 2} 1V{high - 2}", 0.15)), high


def _under(marks: Marks, y: float, block: Block) -> Block:
    below, high = block
    return marks + moved(below, 0, y), y + high
