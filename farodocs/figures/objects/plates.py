"""Plates for the heads of chapters: cards on the cloth, a river, a page of type, a handbill. No portraits."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, sin

from faro.base import PACK, SPOTS, Bend, Rank, spot
from faro.odds import odds
from faro.pictures import CARD_BOX, bent
from faro.rulebooks import library
from farodocs.figures.objects.solids import disc, face, hairs, laid, pile, shadow
from farodocs.figures.objects.table import layout
from farodocs.figures.objects.thing import Drawn, with_cards, words
from farodocs.figures.objects.view import Point, View

WIDE = 340


def plate(drawing: str, high: int) -> str:
    """A drawing within a thick and a thin rule, as a plate in a book is framed."""
    rules = "".join(
        f'<path class="{pen}" d="M{inset} {inset}h{WIDE - 2 * inset}v{high - 2 * inset}h{2 * inset - WIDE}z"/>'
        for inset, pen in ((2, "b"), (5.5, "h"))
    )
    inner = f"M5.5 5.5h{WIDE - 11}v{high - 11}H5.5z"
    return f'<clipPath id="plate"><path d="{inner}"/></clipPath><g clip-path="url(#plate)">{drawing}</g>{rules}'


def _flat(view: View, card: str, x: float, y: float, wide: float = 63, bend: Bend | None = None) -> str:
    """A card of a livret lying face up, its upper left corner at a point, with its shadow."""
    long = wide * CARD_BOX[1] / CARD_BOX[0]
    dark = shadow(
        view, [(x + wide, y - long, 0), (x + wide + 4, y - long + 3, 0), (x + wide + 4, y - 3, 0), (x + wide, y, 0)]
    )
    return dark + laid(view, bent(SPOTS[card], bend), CARD_BOX, (x, y, 0.5), (x + wide, y, 0.5), (x, y - long, 0.5))


def _cloth(view: View) -> str:
    return face(view, [(-400, -300, 0), (400, -300, 0), (400, 300, 0), (-400, 300, 0)], "felt", 1)


def _coin(view: View, x: float, y: float, count: int) -> str:
    drawn = pile(view, (x, y, 0), count, "copper", "upright", 12, 2.2)
    return drawn + disc(view, (x, y, count * 2.2), 9, 0, "copper")


def bent_card() -> Drawn:
    """A card with a bent corner and money by it, as at the French court."""
    view = View((168, 120), 1.35, turned=-12, raised=48, distance=700)
    drawing = _cloth(view) + _flat(view, "7", -92, 56) + _flat(view, "Q", -14, 52, bend=Bend(1, 1))
    drawing += (
        _coin(view, 78, 24, 5) + _coin(view, 66, -22, 3) + disc(view, (92, -14, 0), 12, 2.2, "copper", edge="upright")
    )
    return Drawn(WIDE, 230, with_cards(plate(drawing, 230)))


def knave() -> Drawn:
    """The card that took a prince’s last piece and a statesman’s last three."""
    view = View((172, 122), 1.3, turned=-8, raised=50, distance=700)
    drawing = _cloth(view) + _flat(view, "J", -30, 48) + _coin(view, -72, 8, 1) + _coin(view, 74, 10, 3)
    return Drawn(WIDE, 230, with_cards(plate(drawing, 230)))


def three_cards() -> Drawn:
    """The three, the seven, and the card that came instead of the ace."""
    view = View((172, 122), 1.22, turned=10, raised=50, distance=700)
    drawing = _cloth(view) + _flat(view, "3", -112, 50) + _flat(view, "7", -36, 46) + _flat(view, "Q", 44, 42)
    return Drawn(WIDE, 230, with_cards(plate(drawing, 230)))


_TOWNS = (
    ("St Paul", 44.95, -93.10, "start"),
    ("St Louis", 38.63, -90.20, "end"),
    ("Cincinnati", 39.10, -84.51, "middle"),
    ("Vicksburg", 32.35, -90.88, "end"),
    ("Natchez", 31.56, -91.40, "end"),
    ("New Orleans", 29.95, -90.07, "end"),
)
_RIVER = (
    (44.95, -93.10), (43.5, -91.2), (41.5, -90.6), (40.4, -91.4), (38.63, -90.2), (37.0, -89.18), (35.15, -90.05),
    (33.8, -91.1), (32.35, -90.88), (31.56, -91.40), (30.45, -91.19), (29.95, -90.07), (29.15, -89.25),
)  # fmt: skip
_OHIO = ((39.10, -84.51), (38.75, -85.4), (38.25, -85.76), (37.95, -87.5), (37.1, -88.5), (37.0, -89.18))
_GULF = (
    (29.6, -97.5),
    (29.7, -93.8),
    (29.5, -92.2),
    (29.2, -90.9),
    (29.15, -89.25),
    (30.2, -89.2),
    (30.4, -88.0),
    (30.2, -81.0),
)


def _on_map(north: float, east: float) -> Point:
    return (east + 95.6) * 22 + 30, (45.6 - north) * 22.5 + 22


def _winding(course: tuple[Point, ...], wide: float) -> str:
    """A river along a course, with small bends that are nobody's survey."""
    points: list[Point] = []
    for (north, east), (next_north, next_east) in pairwise(course):
        (x, y), (to_x, to_y) = _on_map(north, east), _on_map(next_north, next_east)
        long = hypot(to_x - x, to_y - y)
        steps = max(2, int(long / 4))
        for step in range(steps):
            part = step / steps
            sway = 2.2 * sin((y + part * (to_y - y)) * 0.55) * sin(3.14159 * part) ** 0.5
            points.append(
                (x + part * (to_x - x) - sway * (to_y - y) / long, y + part * (to_y - y) + sway * (to_x - x) / long)
            )
    points.append(_on_map(*course[-1]))
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (
        f'<path d="{d}" fill="none" stroke="var(--ink)" stroke-width="{wide + 1.6:g}"/>'
        f'<path d="{d}" fill="none" stroke="var(--ground)" stroke-width="{wide:g}"/>'
    )


def _sea(coast: list[Point]) -> list[tuple[Point, Point]]:
    """Level lines below a coast that runs from left to right, closest by the shore."""
    lines: list[tuple[Point, Point]] = []
    for (x, y), (to_x, to_y) in pairwise(coast):
        for step in range(1, 14):
            deep = 3.2 * step + 0.09 * step * step
            lines.append(((x, y + deep), (to_x, to_y + deep)))
    return lines


def river() -> Drawn:
    """The Mississippi and the Ohio, with the towns of the chapter."""
    coast = [_on_map(*point) for point in _GULF]
    shore = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in coast)
    drawing = f'<path class="o" d="{shore}"/>{hairs(_sea(coast))}' + _winding(_OHIO, 2.2) + _winding(_RIVER, 4)
    for name, north, east, place in _TOWNS:
        x, y = _on_map(north, east)
        drawing += f'<circle class="o copper" cx="{x:.1f}" cy="{y:.1f}" r="4.2"/>'
        shift = {"start": 10, "end": -10, "middle": 0}[place]
        drawing += words(x + shift, y + (-10 if place == "middle" else 4), name, place)  # type: ignore[arg-type]
    drawing += f'<g transform="translate(86 104)rotate(66)">{words(0, 0, "Mississippi", style="n")}</g>'
    drawing += f'<g transform="translate(214 232)rotate(-24)">{words(0, 0, "Ohio", style="n")}</g>'
    return Drawn(WIDE, 412, plate(drawing, 412))


_LEFT = (52, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12, 8)


def one_part_in(cards: int, of_rank: int) -> str:
    """What the banker of Pharaon gains of a stake, as one part in so many, with what is over left off."""
    aces = [card for card in PACK if card.rank is Rank.ACE]
    others = [card for card in PACK if card.rank is not Rank.ACE]
    left = frozenset([*aces[:of_rank], *others[: cards - of_rank]])
    return str(int(1 / odds(library()["pharaon"], spot("A"), left, entering=True).until_decided))


def page_of_type() -> Drawn:
    """A page set as a book of the 1730s sets a table."""
    drawing = words(170, 36, "THE DOCTRINE OF CHANCES", style="t") + words(170, 58, "A Table for Pharaon", style="n")
    drawing += '<path class="h" d="M34 70h272M34 73h272M34 112h272M104 73v277M34 350h272"/>'
    drawing += words(69, 90, "Cards", style="n") + words(69, 104, "left", style="n")
    drawing += words(205, 89, "so often among them", style="n")
    for column, of_rank in enumerate((1, 2, 3, 4)):
        drawing += words(130 + 50 * column, 106, str(of_rank))
    for row, cards in enumerate(_LEFT):
        y = 131 + 18.6 * row
        drawing += f'<text class="n" x="69" y="{y:.1f}">{cards}</text>'
        for column, of_rank in enumerate((1, 2, 3, 4)):
            told = "***" if cards == 52 and of_rank < 4 else one_part_in(cards, of_rank)
            drawing += f'<text x="{130 + 50 * column}" y="{y:.1f}">{told}</text>'
    drawing += words(170, 374, "The Banker gains one part in so many.", style="n")
    return Drawn(WIDE, 388, plate(drawing, 388))


_PRICES = (
    ("Dealing boxes", ""),
    ("square, German silver", "$16"),
    ("sand tell, plated", "$15"),
    ("side lever", "$50"),
    ("size-up", "$60"),
    ("balance top, to lock up", "$100"),
    ("lock-up, with needle", "$125"),
    ("to work in four ways", "$175"),
    ("to work in five ways", "$200"),
    ("For the table", ""),
    ("shuffling board, with needle", "$12.50"),
    ("needle for the table", "$2.50"),
    ("For the pack", ""),
    ("trimming shears", "$40 to $65"),
)


def handbill() -> Drawn:
    """The cheats' price list as it might have hung on a wall."""
    drawing = words(170, 44, "FARO TOOLS", style="t big") + words(170, 64, "San Francisco, California", style="n")
    drawing += '<path class="b" d="M40 74h260"/><path class="h" d="M40 78h260"/>'
    y = 96.0
    for name, price in _PRICES:
        if not price:
            drawing += words(40, y + 4, name, "start", "t")
            y += 22
            continue
        drawing += words(48, y, name, "start") + words(300, y, price, "end")
        drawing += (
            f'<path class="h" stroke-dasharray=".6 4" d="M{54 + 5.7 * len(name):.0f} {y - 1}H{292 - 6 * len(price)}"/>'
        )
        y += 19
    drawing += '<path class="h" d="M40 366h260"/><path class="b" d="M40 370h260"/>'
    drawing += words(170, 388, "Terms strictly cash.", style="n")
    return Drawn(WIDE, 404, plate(drawing, 404))


def last_layout() -> Drawn:
    """The layout with nothing on it."""
    view = View((172, 172), 0.31, turned=-7, raised=44, distance=1900)
    return Drawn(WIDE, 230, with_cards(plate(layout(view), 230)))
