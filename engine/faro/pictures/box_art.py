"""The dealing box as a picture: of metal, seen from above by whoever sits before it, its window open for a whole card.

A card lies in the window as a drawing of its own; of the box there are two drawings, which a page holds once.
"""

from __future__ import annotations

from faro.pictures.court_art import BLACK

BOX = (92, 116)
"""Width and height of the box's viewBox, in the units of a card; a card in the window begins at 11, 11."""

_LIGHT, _PLAIN, _SHADE = "var(--faro-metal,#d6d0bf)", "var(--faro-metal-2,#b4ad9a)", "var(--faro-metal-3,#837c6b)"

_FRONT = "M3 105h77l9 8H12z"
_SIDE = "M80 3l9 8v102l-9-8z"


def _strokes(count: int, first: float, step: float, stroke: str) -> str:
    """Parallel lines of the graver, each `stroke` moved on by a step."""
    return "".join(f"M{first + step * number:g} {stroke}" for number in range(count))


_HATCHED = _strokes(19, 8, 4, "106l7 6.4") + "".join(f"M{81 + n} {6 + n}v{98}" for n in range(4, 8))
_SCREWS = "".join(f"M{x - 1.5} {y}h3" for x in (7, 76) for y in (7, 101))


def box_symbols() -> str:
    """The box with its mouth towards the right, and with its mouth towards the left."""
    drawn = (
        f'<g stroke="{BLACK}" stroke-linejoin="round" fill="none">'
        f'<path fill="{_PLAIN}" stroke-width=".8" d="{_FRONT}"/><path fill="{_SHADE}" stroke-width=".8" d="{_SIDE}"/>'
        f'<path stroke-width=".35" d="{_HATCHED}"/>'
        # The mouth: wide enough for one card, along the whole side under the rim.
        f'<path fill="{BLACK}" stroke="none" d="M81.4 8.6l2.2 1.9v88l-2.2-1.9z"/>'
        f'<path fill="{_LIGHT}" stroke-width=".9" d="M3 3h77v102H3z"/><path stroke-width=".35" d="M5 5h73v98H5z"/>'
        f'<path fill="{BLACK}" stroke-width="1.2" d="M10 10h62v88H10z"/>'
        f'<path stroke-width=".4" d="M8 8h66v92H8zM5 5l3 3M78 5l-4 3M5 103l3-3M78 103l-4-3{_SCREWS}"/></g>'
    )
    return (
        f'<g id="faro-box">{drawn}</g>'
        f'<g id="faro-box-left"><use href="#faro-box" transform="translate({BOX[0]} 0) scale(-1 1)"/></g>'
    )


def box(mouth_left: bool = False) -> str:
    """The box as an `<svg>`, for a page that holds its drawings; it is hidden from listeners."""
    name = "faro-box-left" if mouth_left else "faro-box"
    return f'<svg class="faro-case" viewBox="0 0 {BOX[0]} {BOX[1]}" aria-hidden="true"><use href="#{name}"/></svg>'
