"""A picture of one thing: its drawing, what it is called, what is known of real ones, and what the drawing guesses."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Literal, NamedTuple

from faro.pictures import plain, symbols
from farodocs.browser import fonts
from farodocs.figures.objects.view import Point

# A picture in an <img> sees nothing of the page's style sheet, but it knows the colour scheme of the element that shows
# it. On paper it is black; only copper keeps a grey, since it is what a stake is told by.
STYLE = (
    "svg{--ink:#211c14;--ground:#faf6ec;--card:#fffdf6;--ivory:#fffdf6;--wood:#ecdcc0;--metal:#eeebe3;--felt:#dde7dc;"
    "--copper:#e39a5f;--dark:#cdc5b4}"
    "@media screen and (prefers-color-scheme:dark){svg{--ink:#ece5d3;--ground:#17150f;--card:#3b3629;--ivory:#454032;"
    "--wood:#33291a;--metal:#2a2822;--felt:#1b2c23;--copper:#8a5426;--dark:#0b0a07}}"
    "@media print{svg{--ink:#000;--ground:#fff;--card:#fff;--ivory:#fff;--wood:#fff;--metal:#fff;--felt:#fff;"
    "--copper:#ccc;--dark:#fff}}"
    "text{fill:var(--ink);font:12.5px 'Source Sans 3','Liberation Sans',system-ui,sans-serif;word-spacing:1px;"
    "text-anchor:middle}.l{text-anchor:start}.r{text-anchor:end}"
    ".n{font-family:'Source Serif 4',Georgia,'Liberation Serif',serif;"
    "font-style:italic}.t{font:600 16px 'Source Serif 4',Georgia,'Liberation Serif',serif}"
    ".big{font-size:26px;letter-spacing:2px}.small{font-size:9px}.fine{font-size:8px}.bar{font-size:13px;letter-spacing:4px}"
    "path,circle,ellipse{stroke-linejoin:round;stroke-linecap:round}"
    ".o,.h,.b,.g,.u{stroke:var(--ink);fill:none}.o{stroke-width:1}.h{stroke-width:.45}.b{stroke-width:1.8}"
    ".g{stroke-width:.8;stroke-dasharray:4 3}.s{fill:var(--ink)}.tone{fill:var(--ink);opacity:.09}"
    ".paper{fill:var(--ground)}.card{fill:var(--card)}.ivory{fill:var(--ivory)}.wood{fill:var(--wood)}"
    ".metal{fill:var(--metal)}.felt{fill:var(--felt)}.copper{fill:var(--copper)}.dark{fill:var(--dark)}"
)

# The words of a bar across a cloth are read where the plate is wide, and are not drawn elsewhere.
_IN_A_SMALL_PLATE = "@media (max-width:729px){.bar{display:none}}"


@dataclass(frozen=True, slots=True)
class Part:
    """A numbered part of a picture: where its number stands, what it is called and the place that tells of it."""

    name: str
    at: Point
    link: str = ""
    """A page from the folder of pages, without its suffix, with its anchor: `rules/equipment#checks`."""


class Drawn(NamedTuple):
    """A thing as it is drawn. The words are data."""

    width: int
    height: int
    drawing: str
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing with its words. `seen` says what the drawing shows; `known` who describes a real one and what is sure;
    `guessed` what nobody tells and the drawing had to choose."""

    title: str
    seen: str
    known: str
    guessed: str
    width: int
    height: int
    drawing: str
    parts: tuple[Part, ...] = ()


def document(thing: Thing) -> str:
    """The picture as an SVG file by itself, on no ground of its own."""
    return plain(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {thing.width} {thing.height}" role="img">'
        f"<title>{escape(thing.title)}</title><desc>{escape(thing.seen)}</desc><style>{fonts.face_in(thing.drawing)}{STYLE}{_IN_A_SMALL_PLATE}{fonts.IN_A_THUMBNAIL}</style>"
        f"{thing.drawing}</svg>\n"
    )


def with_cards(drawing: str) -> str:
    """A drawing with cards in it, and what these point into."""
    return f"<defs>{symbols()}</defs>{drawing}"


def words(x: float, y: float, text: str, place: Literal["start", "middle", "end"] = "middle", style: str = "") -> str:
    """A line of words; `style` is `n` for a note in italics and `t` for a title."""
    names = " ".join(filter(None, [{"start": "l", "middle": "", "end": "r"}[place], style]))
    css = f' class="{names}"' if names else ""
    return f'<text{css} x="{x:g}" y="{y:g}">{escape(text)}</text>'


def label(text: str, at: Point, to: Point, place: Literal["start", "middle", "end"] = "start") -> str:
    """Words with a thin line from them to what they name; `at` is where the words begin, end or have their middle."""
    x, y = at
    beside = abs(to[1] - y + 4) < 12
    from_x = (
        x + {"start": -4, "middle": 0, "end": 4}[place] if beside else x + {"start": 16, "middle": 0, "end": -16}[place]
    )
    from_y = y - 4 if beside else y + 5 if to[1] > y else y - 12
    return (
        f'<g class="lead"><path class="h" d="M{from_x:.1f} {from_y:.1f}L{to[0]:.1f} {to[1]:.1f}"/>'
        f'<circle class="s" cx="{to[0]:.1f}" cy="{to[1]:.1f}" r="1.5"/></g>{words(x, y, text, place)}'
    )
