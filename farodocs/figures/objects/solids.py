"""Solid things as an engraver cuts them: outlines, and on what is turned from the light lines that follow the form.

The light falls from the upper left. Everything is drawn as it is asked for, so what stands in front comes last.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin
from typing import Literal

from farodocs.figures.objects.view import Point, Space, View

Fill = Literal["paper", "card", "wood", "metal", "felt", "copper", "dark", "ivory", "none"]
"""What a surface is of; `dark` is the inside of a thing."""

STEPS = (0.0, 3.4, 2.4, 1.7)
"""How far apart the lines of a tone lie, from white to the darkest."""

_FADES = (1.0, 0.93, 0.98, 0.9, 0.96)


def path(points: Sequence[Point], fill: Fill = "none", *, closed: bool = True, pen: str = "o") -> str:
    """A line through points of the drawing; `pen` is `o` for an outline, `h` for a hair, `b` for a bold one."""
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("z" if closed else "")
    return f'<path class="{pen} {fill}" d="{d}"/>'


def hairs(lines: Sequence[tuple[Point, Point]], pen: str = "h") -> str:
    """Many single lines as one path."""
    if not lines:
        return ""
    d = "".join(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}" for a, b in lines)
    return f'<path class="{pen}" d="{d}"/>'


def _between(a: Space, b: Space, part: float) -> Space:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part


def _deep(view: View, *corners: Space) -> float:
    """How far a face reaches across the lines that run from its first corner to its second."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = map(view.at, corners)
    area = abs((cx - ax) * (dy - by) - (dx - bx) * (cy - ay)) / 2
    return area / max(1.0, hypot(bx - ax, by - ay), hypot(cx - dx, cy - dy))


def face(view: View, corners: Sequence[Space], fill: Fill, tone: int = 0, *, fading: bool = False) -> str:
    """A flat face. Lines of its tone run from its first corner towards its second, and fade out where that is asked."""
    drawn = path([view.at(corner) for corner in corners], fill)
    if not tone:
        return drawn
    a, b, c, d = corners[:4]
    count = int(_deep(view, a, b, c, d) / STEPS[tone])
    lines = []
    for number in range(1, count):
        part = number / count
        start, end = _between(a, d, part), _between(b, c, part)
        until = _FADES[number % len(_FADES)] * (0.62 if fading else 1)
        lines.append((view.at(start), view.at(_between(start, end, until))))
    return drawn + hairs(lines)


def slab(view: View, corner: Space, size: Space, fill: Fill, tones: tuple[int, int, int] = (0, 1, 2)) -> str:
    """A block that lies square: the tones of its top, its near side and its right or left side, whichever is seen."""
    x, y, z = corner
    wide, deep, high = size
    far_x, far_y, top = x + wide, y + deep, z + high
    drawn = ""
    if view.turned < 0:
        drawn += face(view, [(x, y, z), (x, far_y, z), (x, far_y, top), (x, y, top)], fill, tones[2])
    else:
        drawn += face(view, [(far_x, y, z), (far_x, far_y, z), (far_x, far_y, top), (far_x, y, top)], fill, tones[2])
    drawn += face(view, [(x, y, z), (far_x, y, z), (far_x, y, top), (x, y, top)], fill, tones[1])
    return drawn + face(view, [(x, y, top), (far_x, y, top), (far_x, far_y, top), (x, far_y, top)], fill, tones[0])


def _seen_round(view: View, middle: Space, radius: float) -> tuple[float, float]:
    """How far a round thing that lies flat reaches in the drawing, to the side and in height."""
    rx = radius * view.size(middle)
    return rx, rx * sin(radians(view.raised))


def disc(
    view: View, middle: Space, radius: float, high: float, fill: Fill, *, edge: str = "plain", covered: bool = False
) -> str:
    """A round thing that lies flat, `middle` that of its lower side; where it is `covered`, its top is not drawn.

    Its `edge` is `plain`, `upright` or `level`, by which checks of different worth are told apart.
    """
    x, y, z = middle
    (cx, top), (_, foot) = view.at((x, y, z + high)), view.at(middle)
    rx, ry = _seen_round(view, middle, radius)
    # Its side is half an ellipse only if the distance of the ends is the diameter to the last digit that is written.
    left, right = round(cx - rx, 1), round(cx + rx, 1)
    cx, rx = (left + right) / 2, (right - left) / 2
    oval = f'<ellipse class="o {fill}" cx="{cx:.1f}" cy="{top:.1f}" rx="{rx:.1f}" ry="{ry:.1f}"/>'
    if not high:
        return oval
    arc = f"{rx:.2f} {ry:.1f} 0 0"
    far = f"A{arc} 1 {cx + rx:.1f} {top:.1f}" if covered else f"A{arc} 0 {cx + rx:.1f} {top:.1f}"
    drawn = f'<path class="o {fill}" d="M{cx - rx:.1f} {top:.1f}{far}V{foot:.1f}A{arc} 1 {cx - rx:.1f} {foot:.1f}z"/>'
    return drawn + _rim(cx, top, foot, rx, ry, edge) + ("" if covered else oval)


def _rim(cx: float, top: float, foot: float, rx: float, ry: float, edge: str) -> str:
    """The lines on the side of a disc: its shadow towards the right, and what its edge bears."""
    turns = range(14, 170, 9) if edge == "upright" else range(12, 52, 8)
    d = "".join(
        f"M{cx + rx * cos(radians(turn)):.1f} {top + ry * sin(radians(turn)):.1f}v{foot - top:.1f}" for turn in turns
    )
    if edge == "level":
        arc = f"{rx:.2f} {ry:.1f} 0 0"
        d += "".join(
            f"M{cx - rx:.1f} {top + (foot - top) * part:.1f}A{arc} 0 {cx + rx:.1f} {top + (foot - top) * part:.1f}"
            for part in (0.33, 0.66)
        )
    return f'<path class="h" d="{d}"/>'


def hexagon(view: View, middle: Space, radius: float, high: float, fill: Fill) -> str:
    """A six-sided piece that lies flat, `middle` that of its lower side."""
    x, y, z = middle
    around = [(x + radius * cos(pi * turn / 3), y + radius * sin(pi * turn / 3)) for turn in range(6)]
    near = [(around[turn], around[(turn + 1) % 6]) for turn in (3, 4, 5)]
    sides = "".join(
        face(view, [(*a, z), (*b, z), (*b, z + high), (*a, z + high)], fill, number)
        for number, (a, b) in enumerate(near)
    )
    return (sides if high else "") + path([view.at((*corner, z + high)) for corner in around], fill)


def pile(view: View, middle: Space, count: int, fill: Fill, edge: str, radius: float = 15.3, high: float = 3.4) -> str:
    """Checks one on another; every few of them lie a hair aside, as they do."""
    x, y, z = middle
    aside = (0.0, 0.5, -0.3, 0.7, 0.1, -0.6)
    return "".join(
        disc(
            view,
            (x + aside[number % 6], y + aside[(number * 5 + 2) % 6], z + number * high),
            radius,
            high,
            fill,
            edge=edge,
            covered=number < count - 1,
        )
        for number in range(count)
    )


def bead(view: View, middle: Space, radius: float, fill: Fill = "ivory") -> str:
    """A ball with its shadow: a crescent of curves on the side away from the light."""
    x, y = view.at(middle)
    r = radius * view.size(middle)
    curves = "".join(
        f"M{x - r * a:.1f} {y + r * b:.1f}Q{x + r * c:.1f} {y + r * c:.1f} {x + r * b:.1f} {y - r * a:.1f}"
        for a, b, c in ((0.55, 0.8, 0.98), (0.25, 0.9, 0.78), (-0.05, 0.92, 0.62))
    )
    return f'<circle class="o {fill}" cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/><path class="h" d="{curves}"/>'


def line(view: View, *points: Space, pen: str = "o") -> str:
    """A line in space."""
    return path([view.at(point) for point in points], closed=False, pen=pen)


def laid(view: View, drawing: str, size: Point, corner: Space, along: Space, down: Space) -> str:
    """A flat drawing of a size laid into space: its upper left corner, where its right ends and where its foot is."""
    (x, y), (right_x, right_y), (foot_x, foot_y) = view.at(corner), view.at(along), view.at(down)
    wide, high = size
    matrix = (right_x - x) / wide, (right_y - y) / wide, (foot_x - x) / high, (foot_y - y) / high, x, y
    return f'<g transform="matrix({" ".join(f"{number:.4g}" for number in matrix)})">{drawing}</g>'


def round_shadow(view: View, middle: Space, radius: float) -> str:
    """What a pile of round things throws on the table to its right, as faint at its far side."""
    x, y, z = middle
    rx, ry = _seen_round(view, middle, radius)
    return "".join(
        f'<ellipse class="tone" cx="{cx:.1f}" cy="{cy:.1f}" rx="{rx:.1f}" ry="{ry:.1f}"/>'
        for cx, cy in (view.at((x + radius * reach, y, z)) for reach in (0.6, 0.42, 0.24))
    )


def shadow(view: View, corners: Sequence[Space]) -> str:
    """What a thing throws on the table to its right: a tone that is fainter towards its far side."""
    a, b, c, d = corners[:4]
    parts = ((a, _between(a, b, reach), _between(d, c, reach), d) for reach in (1.0, 0.7, 0.4))
    return "".join(
        f'<path class="tone" d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in map(view.at, part))}z"/>' for part in parts
    )
