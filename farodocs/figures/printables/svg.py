"""A drawing as an SVG document of its true size, with nothing in it but paths in black and white."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape

from farodocs.figures.printables.marks import Contour, Drawing, Mark, Shape, Step

_INKS = {"black": "#000", "white": "#fff", None: "none"}
_STEPS = {0: "z", 2: "L", 6: "C"}


def document(drawing: Drawing) -> str:
    """The document; one unit of it is a millimetre, and a shape that stands in several places is defined once."""
    wide, high = _number(drawing.width), _number(drawing.height)
    places = Counter(mark.shape for mark in drawing.marks)
    names = {shape: f"s{number}" for number, shape in enumerate(shape for shape, count in places.items() if count > 1)}
    defined = "".join(_path(shape, f' id="{name}"') for shape, name in names.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{high}mm" viewBox="0 0 {wide} {high}"'
        f' role="img"><title>{escape(drawing.title)}</title><desc>{escape(drawing.description)}</desc>'
        f'<defs>{defined}</defs><path fill="#fff" d="M0 0h{wide}v{high}H0z"/>'
        f"{''.join(_mark(mark, names) for mark in drawing.marks)}</svg>\n"
    )


def _mark(mark: Mark, names: Mapping[Shape, str]) -> str:
    x, y = _number(mark.x), _number(mark.y)
    if name := names.get(mark.shape):
        return f'<use href="#{name}" x="{x}" y="{y}"/>'
    return _path(mark.shape, f' transform="translate({x} {y})"')


def _path(shape: Shape, attributes: str) -> str:
    line = ""
    if shape.stroke:
        line = f' stroke="{_INKS[shape.stroke]}" stroke-width="{_number(shape.width)}"'
        if shape.dashes:
            line += f' stroke-dasharray="{" ".join(map(_number, shape.dashes))}"'
        if shape.is_round:
            line += ' stroke-linecap="round" stroke-linejoin="round"'
    return f'<path{attributes} fill="{_INKS[shape.fill]}"{line} d="{"".join(map(_contour, shape.contours))}"/>'


def _contour(contour: Contour) -> str:
    start, steps = contour
    return f"M{_numbers(start)}" + "".join(f"{_STEPS[len(step)]}{_numbers(step)}" for step in steps)


def _numbers(values: Step) -> str:
    return " ".join(map(_number, values))


def _number(value: float) -> str:
    """To a hundredth of a millimetre, which no printer can show."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
