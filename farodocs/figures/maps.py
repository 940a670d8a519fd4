"""Maps of the places of the game: outlines of land as a file, and over them a link for every place.

The outlines are Natural Earth's, which are in the public domain, at 1:50 million, simplified to what the eye can see.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import product
from math import cos, dist, hypot, radians, sqrt
from pathlib import Path

from farodocs.figures.pressed import pressed
from farodocs.folders import ASSETS, NODE_MODULES
from farodocs.step import put

FOLDER = ASSETS / "pictures" / "maps"
SOURCE = "world-atlas/land-50m.json"
"""Natural Earth's land as TopoJSON, in the package that brings it."""

WIDE = 340.0
_FINE = 0.35
"""How far an outline may stray, in units of the drawing."""

NAMED = 10
"""For how many years a place must have had the game to be named on its map, where there is room."""

_LETTER = 6.6
"""How wide a letter of a name is, about."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Frame:
    """A map: its name, and the degrees of its edges. Degrees of longitude are as wide as they are in its middle."""

    name: str
    south: float
    north: float
    west: float
    east: float

    @property
    def scale(self) -> float:
        """Units of the drawing to a degree of latitude."""
        return WIDE / ((self.east - self.west) * cos(radians((self.south + self.north) / 2)))

    @property
    def high(self) -> float:
        """The height of the drawing."""
        return round((self.north - self.south) * self.scale)

    def holds(self, north: float, east: float) -> bool:
        """Whether a place lies on the map."""
        return self.south < north < self.north and self.west < east < self.east

    def at(self, north: float, east: float) -> Point:
        """Where a place falls in the drawing."""
        return (east - self.west) / (self.east - self.west) * WIDE, (self.north - north) * self.scale


FRAMES: Mapping[str, Frame] = {
    "states": Frame("The United States", 24.5, 49.5, -125, -66.5),
    "europe": Frame("Europe", 39.5, 61.5, -6, 40),
    "north": Frame("Alaska and the Yukon", 54, 71.5, -170, -125),
    "cape": Frame("The Cape", -37, -22, 10, 36),
}


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a map: what it says of itself, where it leads, and for how many years the game was dealt there."""

    name: str
    says: str
    to: str
    north: float
    east: float
    years: int


def frame_of(north: float, east: float) -> str | None:
    """The map on which a place lies, or None."""
    return next((name for name, frame in FRAMES.items() if frame.holds(north, east)), None)


def over(name: str, spots: Iterable[Spot], *, named: bool = True) -> str:
    """The links of a map as an `<svg>` to lie over its picture. Dots that would hide each other are moved apart."""
    frame = FRAMES[name]
    dots = [(spot, frame.at(spot.north, spot.east), 2.6 + sqrt(spot.years) * 0.45) for spot in spots]
    dots.sort(key=lambda dot: dot[1])
    moved = _apart([at for _, at, _ in dots], [radius for _, _, radius in dots])
    dots = [(spot, at, radius) for (spot, _, radius), at in zip(dots, moved, strict=True)]
    names = _names(dots) if named else [""] * len(dots)
    links = "".join(
        pressed(spot.to, spot.says, f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>{name}', stop=spot is dots[0][0])
        for (spot, (x, y), r), name in zip(dots, names, strict=True)
    )
    return f'<svg viewBox="0 0 {WIDE:g} {frame.high:g}" role="group" aria-label="{frame.name}"><g>{links}</g></svg>'


_ANCHOR = {1: "", 0: ' text-anchor="middle"', -1: ' text-anchor="end"'}
"""How a name is set that stands to the right of its dot, over or under it, or to the left."""


def _names(dots: Sequence[tuple[Spot, Point, float]]) -> list[str]:
    """The name of each dot that has room for it, beside it, over or under it, or aslant; the largest first."""
    taken, names = [(x - r, y - r, x + r, y + r) for _, (x, y), r in dots], [""] * len(dots)
    for number, (spot, (x, y), r) in sorted(enumerate(dots), key=lambda dot: -dot[1][0].years):
        if spot.years < NAMED:
            break
        long = len(spot.name) * _LETTER
        aslant = product((1, -1), (y - r * 0.7, y + r * 0.7 + 8))
        for side, base in ((1, y + 4), (-1, y + 4), (0, y - r - 2), (0, y + r + 10), *aslant):
            to = x + side * (r + 2)
            left = to - (1 - side) / 2 * long
            right = left + long
            if (
                left > 0
                and right < WIDE
                and not any(left < e and w < right and base - 8 < s and n < base + 1 for w, n, e, s in taken)
            ):
                taken.append((left, base - 8, right, base + 1))
                names[number] = f'<text x="{to:.0f}" y="{base:.0f}"{_ANCHOR[side]}>{escape(spot.name)}</text>'
                break
    return names


def _apart(points: Sequence[Point], radii: Sequence[float]) -> list[Point]:
    """Dots pushed away from each other until none lies on another, each as near as it can to where it belongs."""
    found = [(x + 0.01 * number, y + 0.007 * number**2) for number, (x, y) in enumerate(points)]
    for _ in range(300):
        still = True
        for one in range(len(found)):
            for other in range(one):
                (ax, ay), (bx, by) = found[one], found[other]
                far, least = dist(found[one], found[other]), radii[one] + radii[other] + 0.6
                if far < least:
                    still = False
                    push = (least - far) / 2 / (far or 1)
                    found[one] = ax + (ax - bx) * push, ay + (ay - by) * push
                    found[other] = bx - (ax - bx) * push, by - (ay - by) * push
        if still:
            break
    return found


def write(folder: Path = FOLDER) -> None:
    """Write the outlines of every map. Raises `FileNotFoundError` where the package is missing."""
    for name, frame in FRAMES.items():
        put(folder / f"{name}.svg", outline(frame))


def outline(frame: Frame) -> str:
    """The land of a map as an SVG document."""
    d = "".join(_drawn(piece, frame) for ring in _rings() for piece in _unrolled(ring, frame))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:g} {frame.high:g}" role="img">'
        f"<title>{frame.name}: outlines of the land</title>"
        "<style>svg{--ink:#5a4e3c;--land:#f1ebdc}@media screen and (prefers-color-scheme:dark)"
        "{svg{--ink:#b9ae97;--land:#29251c}}@media print{svg{--ink:#000;--land:#fff}}</style>"
        f'<path d="{d}" fill="var(--land)" stroke="var(--ink)" stroke-width=".7" stroke-linejoin="round"/>'
        f'<path d="M.5.5h{WIDE - 1:g}v{frame.high - 1:g}H.5z" fill="none" stroke="var(--ink)"/></svg>\n'
    )


def _unrolled(ring: Sequence[Point], frame: Frame) -> list[list[Point]]:
    """A coast on a globe cut open on the side away from a map, in as many pieces as the cut makes of it."""
    middle = (frame.west + frame.east) / 2
    pieces: list[list[Point]] = [[]]
    for east, north in ring:
        turned = (east - middle + 180) % 360 - 180 + middle
        if pieces[-1] and abs(turned - pieces[-1][-1][0]) > 180:
            pieces.append([])
        pieces[-1].append((turned, north))
    return pieces


def _drawn(ring: Sequence[Point], frame: Frame) -> str:
    """A coast as a path, empty where it does not come near the map; what lies far outside is cut off straight."""
    points = [frame.at(north, east) for east, north in ring]
    room, wide, high = 12.0, WIDE, frame.high
    if not any(-room < x < wide + room and -room < y < high + room for x, y in points):
        return ""
    clipped = [(min(max(x, -room), wide + room), min(max(y, -room), high + room)) for x, y in points]
    kept = _simplified(clipped)
    if len(kept) < 4:
        return ""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in kept) + "z"


def _simplified(points: Sequence[Point]) -> list[Point]:
    """The points that a line needs to stray no farther than `_FINE` from all of them (Douglas and Peucker)."""
    kept = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        long = hypot(bx - ax, by - ay)
        worst, at = _FINE, 0
        for number in range(first + 1, last):
            x, y = points[number]
            off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long if long else hypot(x - ax, y - ay)
            if off > worst:
                worst, at = off, number
        if at:
            kept.add(at)
            spans += [(first, at), (at, last)]
    return [points[number] for number in sorted(kept)]


@cache
def _rings() -> list[list[Point]]:
    """The coasts of the world, each a ring of points, east before north."""
    source = NODE_MODULES / SOURCE
    if not source.is_file():
        raise FileNotFoundError(f"{source} is missing; run 'make setup'")
    topology = json.loads(source.read_text(encoding="utf-8"))
    (wide, high), (west, south) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for step_x, step_y in arc:
            x, y = x + step_x, y + step_y
            points.append((x * wide + west, y * high + south))
        arcs.append(points)
    rings = []
    for shape in topology["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            for ring in polygon:
                rings.append([point for arc in ring for point in (arcs[arc] if arc >= 0 else arcs[~arc][::-1])])
    return rings
