"""A page of the site on one sheet, its text in two columns: the rules at a glance, the dealer's card, the punter's."""

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

SOURCES = {
    "at-a-glance": DOCS / "rules" / "at-a-glance.md",
    "dealers-card": DOCS / "play" / "dealers-card.md",
    "punters-card": DOCS / "play" / "punters-card.md",
}
"""The pages that are printed on a sheet, by the sheet's name."""
WIDTH = 190
CARD = 150
"""What a card is set to the width of: then it is drawn as wide as a sheet, and read from the edge of a table."""
EXTENSIONS = ("attr_list", "tables", "farodocs.inline.citing", "farodocs.inline.facts")
"""What the page is written in, as mkdocs.yml has it."""

_TITLE, _HEAD = Type(20 * POINT, 26 * POINT), Type(12 * POINT, 16 * POINT)
_BODY, _NOTES = Type(9 * POINT, 12 * POINT), Type(7 * POINT, 8.8 * POINT)
_GAP = 9
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


def pages() -> dict[str, str]:
    """The Markdown of every page that is printed on a sheet."""
    return {name: source.read_text(encoding="utf-8") for name, source in SOURCES.items()}


def at_a_glance(layout: Drawing, page: str) -> Drawing:
    """The rules, from the drawing of the whole layout and the Markdown of the page."""
    told = "The rules of Faro on one sheet: the turn, the payments, where a check may lie, the last three cards."
    scale = _column(WIDTH) / layout.width
    return _sheet(page, told, WIDTH, [(moved(layout.marks, scale=scale), layout.height * scale + 3)])


def card(page: str) -> Drawing:
    """A card to lie at somebody's place, from the Markdown of its page."""
    return _sheet(page, "What to do at a Faro table, step by step, on one sheet.", CARD)


def _sheet(page: str, told: str, wide: float, first: Sequence[Block] = ()) -> Drawing:
    """A page set to a width, behind what stands `first` in its columns, and drawn as wide as a sheet."""
    text, notes = _without_notes(page)
    heading, lead, *rest = fromstring(f"<div>{_html(text)}</div>")
    title = "Faro: " + "".join(heading.itertext()).lower()
    marks, y = paragraph([Run(title, "bold")], wide, _TITLE)
    marks, y = _under(marks, y, paragraph(_runs(lead, "italic"), wide, _HEAD))
    sections = [_stacked(section, _column(wide)) for section in _sections(rest)]
    marks, y = _under(marks, y + 3, _columns([*first, *sections], wide))
    y += 3
    marks += (line(f"M0 {y}h{wide}", 0.15),)
    y += 1
    for number, note in enumerate(notes, 1):
        said = fromstring(_html(note))
        marks, y = _under(marks, y, paragraph(_runs(said), wide, _NOTES, 3, str(number)))
    scale = WIDTH / wide
    return Drawing(title, told, WIDTH, y * scale, moved(marks, scale=scale))


def _column(wide: float) -> float:
    return (wide - _GAP) / 2


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


def _stacked(section: Sequence[Element], wide: float) -> Block:
    marks: Marks = ()
    y = 0.0
    for element in section:
        for block in _blocks(element, wide):
            marks, y = _under(marks, y, block)
        y += 1.6
    return marks, y


def _blocks(element: Element, wide: float) -> Iterator[Block]:
    """An element of the page as it is set in a column."""
    if element.tag == "h2":
        yield paragraph(_runs(element, "bold"), wide, _HEAD)
    elif element.tag == "table":
        yield table([[_runs(cell) for cell in row] for row in element.iter("tr")], wide, _BODY)
    elif element.tag in ("ol", "ul"):
        for number, item in enumerate(element, 1):
            yield paragraph(_runs(item), wide, _BODY, _INDENT, f"{number}." if element.tag == "ol" else "•")
    else:
        yield paragraph(_runs(element), wide, _BODY)


def _runs(element: Element, face: Face = "roman") -> list[Run]:
    """The words of an element with the faces that they have there."""
    face, is_raised = _FACES.get(element.tag, face), element.tag == "sup"
    runs = [Run(_joined(element.text), face, is_raised)]
    for child in element:
        runs += [*_runs(child, face), Run(_joined(child.tail), face)]
    return runs


def _joined(text: str | None) -> str:
    return re.sub(r"\s+", " ", text or "")


def _columns(sections: Sequence[Block], wide: float) -> Block:
    """Sections in two columns, parted where the longer column is shortest."""
    heights = [high for _, high in sections]
    parted = min(range(1, len(sections)), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
    marks: Marks = ()
    for x, column in ((0, sections[:parted]), (_column(wide) + _GAP, sections[parted:])):
        y = 0.0
        for section, high in column:
            marks, y = marks + moved(section, x, y), y + high
    high = max(sum(heights[:parted]), sum(heights[parted:]))
    return (*marks, line(f"M{wide / 2} 1V{high - 2}", 0.15)), high


def _under(marks: Marks, y: float, block: Block) -> Block:
    below, high = block
    return marks + moved(below, 0, y), y + high
