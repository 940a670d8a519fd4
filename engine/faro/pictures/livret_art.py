"""A punter's own cards as pictures: bent at the corners, folded, set up, turned down; and the four figure cards.

A card is seen from above, the light falling from the upper left. It points into the sprite of `card_art` for what is
printed on it; paper, bends and shadows are drawn here, and no drawing defines an id. Colours are hatched as engravers
hatch them, blue across, red down, yellow in dots, so that they are told apart in black and white too.
"""

from __future__ import annotations

from faro.base import Bend, Spot, Suit
from faro.pictures.card_art import CARD_BOX, CORNER, CUT, back, back_print, framed, outline
from faro.pictures.court_art import BLACK, PAPER

_WIDE, _HIGH = CARD_BOX
_BACK = "var(--faro-back,#2f4d73)"
_BLUE = "var(--faro-figure-blue,#2f4d73)"
_YELLOW = "var(--faro-figure-yellow,#e2bb4b)"
_RED = "var(--faro-figure-red,#a02a26)"
_HATCHING = "var(--faro-figure-hatching,#fbf8ef)"
"""Of a colour of its own: on a card printed in black alone the colours are white, and their hatching black."""

# A corner turned up at the upper left: its back, the lattice on it and the shadow that it throws. Its tip stands a
# little short of where a corner pressed flat would lie.
_FLAP_EDGE = "M19 0Q19.4 9 17.4 17.4 9 19.4 0 19z"
_FLAP_LATTICE = (
    "M18.9 3.1L3.1 18.9M18.8 6.2L6.2 18.8M18.5 9.5L9.5 18.5M18.1 12.9L12.9 18.1M9.5 9.5l7.9 7.9"
    "M12.5 6.5l5.6 5.6M6.5 12.5l5.6 5.6M15.5 3.5l3.2 3.2M3.5 15.5l3.2 3.2"
)
_FLAP_SHADOW = "M19 0Q22.5 10 20.5 20.5 10 22.5 0 19z"

_CORNERS = ("translate(60)scale(-1 1)", "rotate(180 30 43)", "translate(0 86)scale(1 -1)", "")
"""Where the corners are turned up, one after another: upper right, lower right, lower left, upper left."""

_FLAT_HEIGHT = 0.76
"""What is left of a bridge's height, seen from above."""


def _path(d: str, **attributes: str) -> str:
    said = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<path{said} d="{d}"/>'


def _uncut(printed: str, corners: int) -> str:
    """What is printed on a card without what has gone with the corners that are turned up."""
    return f'<g clip-path="url(#faro-corners-{corners})">{printed}</g>' if corners else printed


def _group(transform: str, inside: str) -> str:
    return f'<g transform="{transform}">{inside}</g>' if transform else inside


_FLAP = (
    _path(_FLAP_SHADOW, fill=BLACK, opacity=".3")
    + _path(_FLAP_EDGE, fill=PAPER, stroke=BLACK, stroke_width=".7", stroke_linejoin="round")
    + _path(_FLAP_LATTICE, fill="none", stroke=_BACK, stroke_width=".55")
)


def _flaps(corners: int) -> str:
    flaps = "".join(_group(turn, _FLAP) for turn in _CORNERS[:corners])
    if corners > len(_CORNERS):
        y, deep = CUT
        size = deep / CORNER
        flaps += _path(f"M{_WIDE} {y}h-{deep}", stroke=BLACK, stroke_width=".9")
        flaps += _group(f"translate({_WIDE} {y})scale(-{size:.3g} {size:.3g})", _FLAP)
    return flaps


def _paper(d: str) -> str:
    return _path(d, fill=PAPER, stroke=BLACK, stroke_width=".5", stroke_linejoin="round")


def _flat(printed: str, corners: int) -> str:
    return _paper(outline(corners)) + _uncut(printed, corners) + _flaps(corners)


# The round of a bridge: lines across it, closer towards its feet, more of them on the side away from the light.
_ROUND = "M1 2.5h58M.8 6h58.4M.4 10.5h59.2M1 83.5h58M.8 80.5h58.4M.6 77h58.8M.4 73h59.2M.2 68h59.6M0 62h60"
_BRIDGE_SHADOW = "M59 1Q78 46 59 85z"
_CORNERED_SHADOW = "M61 20Q75 45 61 68z"
_BULGE = 5


def _bridge(printed: str, corners: int, folds: int) -> str:
    """A card bent into a bridge, upon as many others as were bent before it: each stands out by its upper edge."""
    room = _HIGH * (1 - _FLAT_HEIGHT)
    step = min(6.5, room / max(folds - 1, 1))
    lowest = room / 2 + step * (folds - 1) / 2
    under = "".join(
        _group(
            f"translate(0 {lowest - step * number:.3g})scale(1 {_FLAT_HEIGHT})",
            _path(_BRIDGE_SHADOW, fill=BLACK, opacity=".3") + _paper(outline(0, _BULGE)),
        )
        for number in range(folds - 1, 0, -1)
    )
    bent = (
        _path(_CORNERED_SHADOW if corners else _BRIDGE_SHADOW, fill=BLACK, opacity=".3")
        + _paper(outline(corners, _BULGE))
        + _uncut(printed + _path(_ROUND, stroke=BLACK, stroke_width=".35", opacity=".6"), corners)
        + _flaps(corners)
    )
    return under + _group(f"translate(0 {lowest:.3g})scale(1 {_FLAT_HEIGHT})", bent)


def _half(printed: str, top: int) -> str:
    """The upper or the lower half of a card, the other cut away by the edge of the drawing."""
    return (
        f'<svg y="{top}" width="{_WIDE}" height="43" viewBox="0 {top} {_WIDE} 43">'
        f'<path fill="{PAPER}" d="M0 {top}h{_WIDE}v43H0z"/>{printed}</svg>'
    )


# A wing leans back from the ridge in front towards the dealer: the card lies on its long side, its head to the left.
_LEFT_WING = "matrix(0 -.8 .62 .26 3.3 61)"
_RIGHT_WING = "matrix(0 -.8 .62 -.26 3.3 83.4)"
_LEFT_EDGE = "M3.3 13L30 24.2v48L3.3 61z"
_RIGHT_EDGE = "M30 24.2L56.7 13v48L30 72.2z"
_WING_SHADOW = "M3.3 61L30 72.2 56.7 61 62 66 32 79z"
_WING_SHADE = "M33 23.4v47M36 22.2v47M39.5 20.7v47M43.5 19v47M48 17.1v47M53 15v47"


def _set_up(printed: str) -> str:
    """A card bent in the middle and stood up, both ends towards the dealer: a pli."""
    edge = {"fill": "none", "stroke": BLACK, "stroke_width": ".6", "stroke_linejoin": "round"}
    return (
        _path(_WING_SHADOW, fill=BLACK, opacity=".35")
        + _group(_LEFT_WING, _half(printed, 0))
        + _group(_RIGHT_WING, _half(printed, 43))
        + _path(_RIGHT_EDGE, fill=BLACK, opacity=".12")
        + _path(_WING_SHADE, stroke=BLACK, stroke_width=".35", opacity=".6")
        + _path(_LEFT_EDGE + _RIGHT_EDGE, **edge)
    )


_FRAME = "M3.5 3.5h53v79h-53z"
_INNER_FRAME = "M5.5 5.5h49v75h-49z"
_ROWS = "".join(f"M{8 + number % 2 * 2} {8 + number * 3.5:g}h{44 - number % 2 * 4}" for number in range(21))
_COLUMNS = "".join(f"M{7.5 + number * 2.5:g} 5.5v75" for number in range(19))


def _ruled(ground: str = "") -> str:
    frame = _path(_FRAME, fill="none", stroke=BLACK, stroke_width=".9")
    return frame + _path(_INNER_FRAME, fill=ground or "none", stroke=BLACK, stroke_width=".35")


_CROSS = "M25 16h10l-1.5 20.5 18-1.5v16l-18-1.5L35 70H25l1.5-20.5-18 1.5V35l18 1.5z"
_ACROSS = "".join(f"M9 {y}h42" if 36 < y < 50 else f"M25.8 {y}h8.4" for y in range(19, 70, 3))

_FIGURES: dict[str, str] = {
    "blue-figure": _ruled()
    + _path(_CROSS, fill=_BLUE, stroke=BLACK, stroke_width=".6", stroke_linejoin="round")
    + _path(_ACROSS, stroke=_HATCHING, stroke_width=".5"),
    "yellow-figure": _ruled(_YELLOW)
    + _path(_ROWS, stroke=BLACK, stroke_width=".8", stroke_dasharray="0 4", stroke_linecap="round"),
    "black-figure": _ruled()
    + _path("M30 17L50 43 30 69 10 43z", fill=BLACK)
    + _path("M30 22L46 43 30 64 14 43z", fill="none", stroke=PAPER, stroke_width=".8")
    + _path("M30 25L43.7 43 30 61 16.3 43z", fill="none", stroke=PAPER, stroke_width=".3"),
    "red-figure": _ruled(_RED) + _path(_COLUMNS, stroke=_HATCHING, stroke_width=".4", opacity=".55"),
}


def print_of(spot: Spot) -> str:
    """What is printed on the card of a livret that stands for a place."""
    return _FIGURES.get(spot.id) or f'<use href="#faro-print-{spot.ranks[0].code}{Suit.SPADES}"/>'


def bent(spot: Spot, bend: Bend | None = None) -> str:
    """What is drawn of a livret's card as it lies: flat, with corners turned up, folded into bridges, or set up."""
    if bend is None:
        return _flat(print_of(spot), 0)
    if bend.pli:
        return _set_up(print_of(spot))
    return _bridge(print_of(spot), bend.corners, bend.folds) if bend.folds else _flat(print_of(spot), bend.corners)


def card(spot: Spot, bend: Bend | None = None) -> str:
    """A livret's card as it lies, one of the thirteen or a figure card, for a page that holds the sprite."""
    return framed(bent(spot, bend))


def face_down(mark: str = "") -> str:
    """A card turned down. For its owner alone it bears a small mark of what it is."""
    if not mark:
        return back()
    wide = 12 + 8 * len(mark)
    tag = (
        _path(f"M{30 - wide / 2:g} 60.5h{wide}v17h-{wide}z", fill=PAPER, stroke=BLACK, stroke_width=".6")
        + f'<text x="30" y="73.5" text-anchor="middle" fill="{BLACK}" font-size="13" font-weight="600">{mark}</text>'
    )
    return framed(back_print() + tag)


def ranks_of(spot: Spot) -> str:
    """The ranks that a card of the livret stands for, as they are written under it: `Q`, `A 2 3`."""
    return " ".join(rank.code for rank in spot.ranks)
