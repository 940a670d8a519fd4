"""What a PDF draws, measured: the paths of a page in millimetres from its upper left corner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pypdf import PageObject
from pypdf.generic import ContentStream, DictionaryObject, NameObject

MM = 25.4 / 72
PAINTING = (b"f", b"S", b"B", b"n")
SHOWING = (b"Tj", b"TJ", b"'", b'"')
COLOURS = (b"g", b"G", b"rg", b"RG", b"k", b"K", b"cs", b"CS", b"sc", b"SC", b"scn", b"SCN", b"sh")

Matrix = tuple[float, ...]


@dataclass(frozen=True)
class Path:
    """A path: how it is painted (`n` where it clips), and the box round its corners and the ends of its curves."""

    paint: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.bottom - self.top


def size(page: PageObject) -> tuple[float, float]:
    """The size of a page."""
    return float(page.mediabox.width) * MM, float(page.mediabox.height) * MM


def text(page: PageObject) -> str:
    """The text of a page and of the forms it places."""
    _forms(page)
    return page.extract_text()


def own_text(page: PageObject) -> str:
    """The text that stands on a page itself, without that of the forms it places: those are read in no time so."""
    alone = PageObject(page.pdf)
    alone.update(page)
    resources: Any = page["/Resources"]
    without = {name: value for name, value in resources.items() if name != "/XObject"}
    alone[NameObject("/Resources")] = DictionaryObject(without)
    return alone.extract_text()


def paths(page: PageObject) -> list[Path]:
    """Every path of a page, those of its forms among them."""
    upper_left = (MM, 0.0, 0.0, -MM, 0.0, float(page.mediabox.height) * MM)
    return list(_paths(_forms(page), page.get_contents(), upper_left))


def colours(page: PageObject) -> set[tuple[str, tuple[float, ...]]]:
    """Every choice of a colour, in the page and in its forms."""
    return {
        (operator.decode(), tuple(map(float, operands)))
        for content in (page.get_contents(), *_forms(page).values())
        for operands, operator in content.operations
        if operator in COLOURS
    }


def _forms(page: PageObject) -> dict[str, Any]:
    """What each form of a page draws, and each form that stands in another: a document gives a name once."""
    found: dict[str, Any] = {}
    document: Any = page.pdf
    holders: list[Any] = [page]
    for holder in holders:
        for name, form in holder["/Resources"].get("/XObject", {}).items():
            if name not in found:
                found[name] = _form(document, form.idnum)
                holders.append(form.get_object())
    return found


@cache
def _form(document: Any, number: int) -> ContentStream:
    """What a form of a document draws, read once for all its pages."""
    form = document.get_object(number)
    content = ContentStream(form, document)
    if all(operator not in SHOWING for _, operator in content.operations):
        # Whoever reads the text would read the fonts anew wherever the form is placed.
        form["/Resources"].pop("/Font", None)
    return content


def _paths(forms: Mapping[str, Any], content: Any, placed: Matrix) -> Iterator[Path]:
    outer: list[Matrix] = []
    points: list[tuple[float, float]] = []
    for operands, operator in content.operations:
        if operator == b"q":
            outer.append(placed)
        elif operator == b"Q":
            placed = outer.pop()
        elif operator == b"cm":
            placed = _product(tuple(map(float, operands)), placed)
        elif operator == b"Do":
            yield from _paths(forms, forms[operands[0]], placed)
        elif operator in (b"m", b"l", b"c"):
            points.append(_point(placed, *map(float, operands[-2:])))
        elif operator == b"re":
            x, y, wide, high = map(float, operands)
            points += [_point(placed, x, y), _point(placed, x + wide, y + high)]
        elif operator in PAINTING and points:
            across, down = zip(*points, strict=True)
            yield Path(operator.decode(), min(across), min(down), max(across), max(down))
            points = []


def _point(placed: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = placed
    return a * x + c * y + e, b * x + d * y + f


def _product(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    return (
        a * then[0] + b * then[2],
        a * then[1] + b * then[3],
        c * then[0] + d * then[2],
        c * then[1] + d * then[3],
        *_point(then, e, f),
    )
