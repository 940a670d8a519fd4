"""The family tree of the games as a drawing: time runs down, and a line's stroke says how sure a descent is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import Any

from faro.pictures import plain
from farodocs.figures.pressed import pressed

Games = Mapping[str, Mapping[str, Any]]

STROKES = {"attested": "", "probable": ' stroke-dasharray="6 3.5"', "disputed": ' stroke-dasharray="1.5 3.5"'}
"""How each certainty of a descent is drawn."""

_INK = "var(--ink,#211c14)"
_INK_2 = "var(--ink-2,#5a4e3c)"
_PAPER = "var(--paper,#faf6ec)"
_NAME = 'font-family="\'Source Serif 4\',Georgia,serif" font-size="12.5" font-weight="600"'
_SANS = 'font-family="\'Source Sans 3\',system-ui,sans-serif" font-size="12.5"'
_TOP, _BETWEEN = 6, 22


@dataclass(frozen=True, slots=True)
class Cut:
    """How the drawing is cut: its three columns, and how many letters of a name and of a date stand in one line."""

    name: str
    box: int
    gutter: int
    left: int
    letters: tuple[int, int]

    @property
    def width(self) -> int:
        return self.left + 3 * self.box + 2 * self.gutter + 4

    def column(self, number: int) -> float:
        return float(self.left + (number - 1) * (self.box + self.gutter))


NARROW, WIDE = Cut("family-tree", 102, 22, 14, (13, 15)), Cut("family-tree-wide", 192, 60, 44, (24, 30))
"""For a phone, with what the lines mean at its foot; for a desk, with that beside the oldest game."""


@dataclass(frozen=True, slots=True)
class _Box:
    """A game's place in the drawing, with its lines of text."""

    row: int
    column: int
    x: float
    y: float
    width: float
    height: float
    name: list[str]
    years: list[str]

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height


def rows(games: Games) -> dict[str, int]:
    """The row of each game, from the top: under its first parent, under its column, never above an older game."""
    found: dict[str, int] = {}
    columns: dict[int, int] = {}
    last = 0
    for key, game in sorted(games.items(), key=lambda item: item[1]["since"]):
        above = [found[game["parents"][0]["of"]]] if game["parents"] else []
        last = max([last, columns.get(game["column"], -1) + 1, *(row + 1 for row in above)])
        found[key] = columns[game["column"]] = last
    return found


def tree(games: Games, to: Callable[[str], str] | None = None, cut: Cut = WIDE) -> str:
    """The tree as an `<svg>` that takes a page's colours, or its own where there is no style sheet.

    `to` says where a game is told, by its key; then its box is a link.
    """
    boxes = _placed(games, cut)
    foot = max(box.bottom for box in boxes.values())
    height, at = (foot + 8, (cut.column(3), 18.0)) if cut is WIDE else (foot + 92, (float(cut.left), foot + 24))
    drawn = {key: _drawn(box, games[key]) for key, box in boxes.items()}
    if to:
        drawn = {
            key: pressed(to(key), f"{games[key]['name']}, {games[key]['years']}", box) for key, box in drawn.items()
        }
    body = "".join(_descents(games, boxes, cut)) + "".join(drawn.values())
    told = ". ".join(said(game, games) for game in games.values() if game["parents"])
    role = "group" if to else "img"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {cut.width} {height:g}" role="{role}"'
        f' aria-labelledby="{cut.name}-title {cut.name}-told">'
        f'<title id="{cut.name}-title">The family of Faro</title>'
        f'<desc id="{cut.name}-told">{escape(told)}.</desc>{body}{_legend(*at)}</svg>'
    )


def picture(games: Games) -> str:
    """The tree as a document by itself, on its own paper."""
    head, body = tree(games).split("</desc>", 1)
    return plain(f'{head}</desc><style></style><path fill="{_PAPER}" d="M0 0h{WIDE.width}v9999H0z"/>{body}\n')


def said(game: Mapping[str, Any], games: Games) -> str:
    """A game's descent in words."""
    ways = {"attested": "from {}", "probable": "probably from {}", "disputed": "some say from {}"}
    parts = [ways[parent["how"]].format(games[parent["of"]]["name"]) for parent in game["parents"]]
    return f"{game['name']} {', '.join(parts)}"


def _placed(games: Games, cut: Cut) -> dict[str, _Box]:
    row_of = rows(games)
    names, years = cut.letters
    texts = {key: (wrap(game["name"], names), wrap(game["years"], years)) for key, game in games.items()}
    heights = {key: 12.0 + 15 * len(name) + 14 * len(years) for key, (name, years) in texts.items()}
    tops, y = {}, float(_TOP)
    for row in range(max(row_of.values()) + 1):
        tops[row] = y
        y += max(heights[key] for key in games if row_of[key] == row) + _BETWEEN
    return {
        key: _Box(row, column, cut.column(column), tops[row], cut.box, heights[key], *texts[key])
        for key, row, column in ((key, row_of[key], game["column"]) for key, game in games.items())
    }


def _drawn(box: _Box, game: Mapping[str, Any]) -> str:
    """A box with its name and its years; a game that can be played here has a frame within the frame."""
    x, y, width, height = box.x, box.y, box.width, box.height
    frame = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{_PAPER}"{_pen(1.2)}/>'
    if game.get("books"):
        frame += _inner(x, y, width, height)
    lines, y = [], y + 3
    for size, letters, ink, texts in ((15, _NAME, _INK, box.name), (14, _SANS, _INK_2, box.years)):
        for text in texts:
            y += size
            lines.append(f'<text x="{box.middle:g}" y="{y:g}" fill="{ink}" {letters}>{escape(text)}</text>')
    return f'<g text-anchor="middle">{frame}{"".join(lines)}</g>'


def _inner(x: float, y: float, wide: float, high: float) -> str:
    return f'<rect x="{x + 2.5:g}" y="{y + 2.5:g}" width="{wide - 5:g}" height="{high - 5:g}" fill="none"{_pen(0.6)}/>'


def _descents(games: Games, boxes: Mapping[str, _Box], cut: Cut) -> Iterator[str]:
    """The lines from parents to children: straight down to the next box of a column, else by the gutter between."""
    routes = []
    leaving: dict[str, int] = {}
    for child, game in games.items():
        for parent in game["parents"]:
            start, end, stroke = boxes[parent["of"]], boxes[child], STROKES[parent["how"]]
            if start.column == end.column and _next_below(start, boxes) is end:
                tip = f"M{end.middle:g} {end.y:g}l-3.5-7h7z"
                yield _line(f"M{start.middle:g} {start.bottom:g}V{end.y:g}", stroke, tip)
                continue
            y = start.y + start.height * (0.85 - 0.2 * leaving.get(parent["of"], 0))
            leaving[parent["of"]] = leaving.get(parent["of"], 0) + 1
            at = end.y + end.height * (0.3 if parent is game["parents"][0] else 0.7)
            if start.column > end.column:
                at += 9  # two neighbours entered from one gutter keep their lines apart
            gutter = max(start.column, end.column)
            routes.append((gutter, start, y, end, at, stroke))
    lane_of, lanes = _lanes([(gutter, min(y, at), max(y, at)) for gutter, _, y, _, at, _ in routes])
    for (gutter, start, y, end, at, stroke), lane in zip(routes, lane_of, strict=True):
        left, wide = (0, cut.left) if gutter == 1 else (cut.column(gutter) - cut.gutter, cut.gutter)
        x = left + wide * (lane + 1) / (lanes[gutter] + 1)
        out, into = (box.x if x < box.x else box.x + box.width for box in (start, end))
        tip = f"M{into:g} {at:g}l{-7 if into > x else 7}-3.5v7z"
        yield _line(f"M{out:g} {y:g}H{x:g}V{at:g}H{into:g}", stroke, tip)


def _lanes(routes: Sequence[tuple[int, float, float]]) -> tuple[list[int], dict[int, int]]:
    """The lane of each route in its gutter, given the heights it runs between, and how many lanes a gutter has."""
    taken: dict[int, list[list[tuple[float, float]]]] = {}
    found = []
    for gutter, top, bottom in routes:
        lanes = taken.setdefault(gutter, [])
        free = (n for n, lane in enumerate(lanes) if all(top > low + 4 or bottom < high - 4 for high, low in lane))
        number = next(free, len(lanes))
        if number == len(lanes):
            lanes.append([])
        lanes[number].append((top, bottom))
        found.append(number)
    return found, {gutter: len(lanes) for gutter, lanes in taken.items()}


def _next_below(box: _Box, boxes: Mapping[str, _Box]) -> _Box | None:
    below = [other for other in boxes.values() if other.column == box.column and other.row > box.row]
    return min(below, key=lambda other: other.row, default=None)


def _line(path: str, stroke: str, tip: str) -> str:
    return f'<path fill="none"{_pen(1.2)}{stroke} d="{path}"/><path fill="{_INK}" d="{tip}"/>'


def _pen(width: float) -> str:
    return f' stroke="{_INK}" stroke-width="{width:g}"'


def _legend(x: float, y: float) -> str:
    """What the lines and the double frame mean, from a corner on."""
    lines = "".join(
        f'<path fill="none"{_pen(1.2)}{stroke} d="M{x:g} {at:g}h34"/>{_words(x + 42, at, how)}'
        for at, (how, stroke) in zip((y, y + 18, y + 36), STROKES.items(), strict=True)
    )
    frame = f'<rect x="{x:g}" y="{y + 48:g}" width="34" height="16" fill="none"{_pen(1.2)}/>{_inner(x, y + 48, 34, 16)}'
    return f"{lines}{frame}{_words(x + 42, y + 56, 'can be played here')}"


def _words(x: float, y: float, words: str) -> str:
    return f'<text x="{x:g}" y="{y + 4:g}" fill="{_INK}" {_SANS}>{words}</text>'
