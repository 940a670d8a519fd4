"""The engraver's strokes: what every cut-away is drawn with, as SVG within a panel.

Nothing here has an id, so that any number of drawings can stand on one page. Lines, hatching and letters take the
colours of their file by their classes; without its style they are plain lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import atan2, degrees
from typing import Literal

WIDTH = 280
"""Of every panel, in drawing units. A panel is at least as wide as that in pixels, also on a phone."""

Point = tuple[float, float]
Kind = Literal[
    "card",
    "metal",
    "moving",
    "hatch",
    "felt",
    "hand",
    "thin",
    "line",
    "solid",
    "ghost",
    "rough",
    "hair",
    "lip",
    "strip",
    "ring",
    "scratch",
    "white",
    "dark",
]
"""What a stroke stands for. `moving` is the part that does the work, in copper; `ghost` is where something was."""

_RADIUS = 8


class Marked(str):
    """Strokes with the numbers that mark them, which they keep when others are put before or behind them."""

    numbers: list[int]

    def __new__(cls, strokes: str, *numbers: int) -> Marked:
        marked = super().__new__(cls, strokes)
        marked.numbers = sorted({*numbers})
        return marked

    def __add__(self, after: str) -> Marked:
        return Marked(f"{self}{after}", *self.numbers, *numbers(after))

    def __radd__(self, before: str) -> Marked:
        return Marked(f"{before}{self}", *self.numbers)


def path(d: str, kind: Kind) -> str:
    """A path that stands for something."""
    return f'<path class="cut-{kind}" d="{d}"/>'


def rectangle(x: float, y: float, wide: float, high: float) -> tuple[Point, ...]:
    """The corners of an upright rectangle, from its upper left."""
    return (x, y), (x + wide, y), (x + wide, y + high), (x, y + high)


def outline(corners: Sequence[Point]) -> str:
    """The path round a shape."""
    return "M" + " ".join(f"{x:.4g} {y:.4g}" for x, y in corners) + "z"


def block(x: float, y: float, wide: float, high: float, kind: Kind) -> str:
    """A rectangle that is not cut through: a card edge-on, a card from above, a plate seen from outside."""
    return path(f"M{x:.4g} {y:.4g}h{wide:.4g}v{high:.4g}h{-wide:.4g}z", kind)


def disc(x: float, y: float, radius: float, kind: Kind) -> str:
    """A round thing from above or from in front."""
    return f'<circle class="cut-{kind}" cx="{x:.4g}" cy="{y:.4g}" r="{radius:.4g}"/>'


def metal(corners: Sequence[Point], *, moving: bool = False, lean: int = 1) -> str:
    """Metal cut through: hatched. Parts that touch lean different ways, 1 to the right and -1 to the left."""
    hatching = path(hatch(corners, 4, lean), "hatch")
    return path(outline(corners), "moving" if moving else "metal") + hatching


def hatch(corners: Sequence[Point], step: float, lean: int = 1) -> str:
    """The path of slanting lines that fill a shape."""
    drawn = []
    # Along a line that leans right, x + y is the same everywhere.
    levels = [x + lean * y for x, y in corners]
    count = int((max(levels) - min(levels)) / step)
    for number in range(1, count + 1):
        at = min(levels) + number * step - step / 2
        meets = []
        for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]]):
            one, other = x1 + lean * y1 - at, x2 + lean * y2 - at
            if (one < 0) != (other < 0):
                part = one / (one - other)
                meets.append((x1 + part * (x2 - x1), y1 + part * (y2 - y1)))
        meets.sort()
        for (x, y), (to_x, to_y) in zip(meets[::2], meets[1::2], strict=True):
            drawn.append(f"M{x:.4g} {y:.4g}l{to_x - x:.3g} {to_y - y:.3g}")
    return "".join(drawn)


def felt(x: float, y: float, wide: float, high: float) -> str:
    """Cloth: rows of dots, every other row shifted."""
    rows = range(int(high // 5))
    return path("".join(f"M{x + 2 + row % 2 * 3:.4g} {y + 3 + 5 * row:.4g}h{wide - 5:.4g}" for row in rows), "felt")


def text(x: float, y: float, words: str, place: Literal["start", "middle", "end"] = "middle", style: str = "") -> str:
    """A line of words; `style` is `rank` or `great` for the rank of a card."""
    name = f' class="cut-{style}"' if style else ""
    anchor = "" if place == "middle" else f' text-anchor="{place}"'
    return f'<text{name}{anchor} x="{x:.4g}" y="{y:.4g}">{escape(words)}</text>'


def mark(number: int, x: float, y: float, *to: Point) -> Marked:
    """A numbered label with lines to what it names. Other strokes are put to it by `+`: in a text made of it otherwise
    its number is not known."""
    lines = ""
    for at_x, at_y in to:
        length = ((at_x - x) ** 2 + (at_y - y) ** 2) ** 0.5
        from_x, from_y = x + (at_x - x) * _RADIUS / length, y + (at_y - y) * _RADIUS / length
        lines += path(f"M{from_x:.4g} {from_y:.4g}L{at_x:.4g} {at_y:.4g}", "thin")
        lines += disc(at_x, at_y, 1.6, "solid")
    ring = disc(x, y, _RADIUS, "ring")
    said = f'<text class="cut-number" x="{x:.4g}" y="{y + 4:.4g}">{number}</text>'
    return Marked(f'<g class="cut-mark">{lines}{ring}{said}</g>', number)


def numbers(drawing: str) -> list[int]:
    """The numbers with which a drawing is marked, each once, in order."""
    return drawing.numbers if isinstance(drawing, Marked) else []


def arrow(start: Point, end: Point, *bends: Point) -> str:
    """A motion: a line from `start` to `end`, or a curve drawn towards one or two `bends`."""
    before = (bends or (start,))[-1]
    turn = degrees(atan2(end[1] - before[1], end[0] - before[0]))
    word = {0: "L", 1: "Q", 2: "C"}[len(bends)]
    through = " ".join(f"{x:.4g} {y:.4g}" for x, y in (*bends, end))
    head = moved(path("M3 0l-9-4.5v9z", "solid"), *end, turn)
    return f'<path class="cut-arrow" d="M{start[0]:.4g} {start[1]:.4g}{word}{through}"/>{head}'


def moved(drawing: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A drawing whose origin is put at a point, turned clockwise by so many degrees."""
    turned = f"rotate({turn:.4g})" if turn else ""
    scaled = f"scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({x:.4g} {y:.4g}){turned}{scaled}">{drawing}</g>'
