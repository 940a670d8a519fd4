"""Those who sit at the bank's side: seated figures whose heads the frame cuts off, for nobody knows their faces."""

from __future__ import annotations

_BODY = "M-9-34C-16-31-24-28-28-22C-32-14-35-2-36 8L-30 18-19 26H19L30 18 36 8C35-2 32-14 28-22C24-28 16-31 9-34z"
_NECK = "M-5.5-90V-34Q0-27 5.5-34V-90"
_SHIRT = "M-6-35L0 8 6-35 0-29.5z"
_COLLAR = "M-6.5-37L0-30 6.5-37 7-33 2-27 0-30-2-27-7-33z"
_WAISTCOAT = "M-9-33L-4-12 0-2 4-12 9-33 13-24 10 26H-10L-13-24z"
_LAPELS = ("M-9-34L-15-20-10-17-13-13-6 12-2 2z", "M9-34L15-20 10-17 13-13 6 12 2 2z")
_TIE = "M0-29.5L-6-32.5V-26.5zM0-29.5L6-32.5V-26.5zM-1.4-30.6H1.4V-27.4H-1.4z"
_SLEEVES = (
    "M-28-20C-34-8-37 4-38 14C-34 22-26 27-17 29L-14 23C-21 20-26 15-27 10L-24-4z",
    "M28-20C34-8 37 4 38 14C34 22 26 27 17 29L14 23C21 20 26 15 27 10L24-4z",
)
_CUFFS = "M-18 29.5L-14.5 22.5-12 23.5-15.5 30.5zM18 29.5L14.5 22.5 12 23.5 15.5 30.5z"
_HANDS = (
    "M-15.5 30C-12 31.5-7 32-4.5 31-3.5 29.5-4.5 28.5-6 28L-9 27.6C-7 26.5-7.5 25.2-9 25.4L-12.4 24z",
    "M15.5 30C12 31.5 7 32 4.5 31 3.5 29.5 4.5 28.5 6 28L9 27.6C7 26.5 7.5 25.2 9 25.4L12.4 24z",
)
_FINGERS = "M-5 29.7l-5-.8M-5.6 30.8l-5-.7M5 29.7l5-.8M5.6 30.8l5-.7"


def sitter(x: float, y: float, scale: float, lean: float = 0) -> str:
    """A seated figure from neck to table, the middle of its breast at a point; it may lean, in degrees.

    The frame of the picture is to cut it above the collar.
    """
    turned = f"rotate({lean:g})" if lean else ""
    pen = f'stroke-width="{1 / scale:.3g}"'
    return (
        f'<g transform="translate({x:g} {y:g}){turned}scale({scale:g})"><g {pen} class="u">'
        + _part("metal", _BODY)
        + _hairs(scale, "".join(_shade()))
        + _part("paper", _NECK)
        + _part("metal", _WAISTCOAT)
        + _hairs(
            scale, "".join(f"M{-8 + step * 0.3:.1f} {-12 + 3 * step}H{8 - step * 0.1:.1f}" for step in range(4, 13))
        )
        + _part("card", _SHIRT)
        + _part("card", _COLLAR)
        + f'<path class="s" d="{_TIE}"/>'
        + "".join(_part("metal", lapel) for lapel in _LAPELS)
        + _hairs(scale, "M9-31L3-2M11-29L4 2M12.5-26L5 6M13-22L6 8M-12-27L-8-2")
        + "".join(f'<circle class="s" cx="0" cy="{at}" r=".7"/>' for at in (11, 16, 21))
        + "".join(_part("metal", sleeve) for sleeve in _SLEEVES)
        + _hairs(scale, "".join(_folds()))
        + _part("card", _CUFFS)
        + "".join(_part("paper", hand) for hand in _HANDS)
        + _hairs(scale, _FINGERS)
        + "</g></g>"
    )


def _part(fill: str, d: str) -> str:
    return f'<path class="{fill}" d="{d}"/>'


def _hairs(scale: float, d: str) -> str:
    return f'<path fill="none" stroke-width="{0.45 / scale:.3g}" d="{d}"/>'


def _shade() -> list[str]:
    """Lines on the coat, close on the side away from the light."""
    return [f"M{across} {-30 + abs(across - 9) * 0.4:.1f}V24" for across in range(14, 27)] + [
        f"M{-across} {-29 + abs(across - 9) * 0.4:.1f}V22" for across in range(15, 26, 3)
    ]


def _folds() -> list[str]:
    """The hatching of the sleeves: across the arm."""
    right = [f"M{27 + 0.42 * step:.1f} {-8 + 2.4 * step:.1f}h{6.5 - 0.05 * step:.1f}" for step in range(8)]
    right += [f"M{33 - 2 * step:.1f} {15.5 + 1.4 * step:.1f}l-1.4-3.4" for step in range(7)]
    left = [f"M{-30 - 0.6 * step:.1f} {-10 + 2.6 * step:.1f}l2.6.6" for step in range(8)]
    return right + left
