"""Checks and coppers as pictures: what a check is worth is told by the stripes of its edge, not by a colour alone."""

from __future__ import annotations

from faro.pictures.court_art import BLACK

CHIPS: tuple[int, ...] = (1, 5, 25, 100)
"""The worths of check at a table, smallest first."""

HIGHEST = 5
"""No stack is drawn of more checks."""

_IVORY = "var(--faro-ivory,#f4efdf)"
_INKS = {1: "var(--faro-metal-3,#837c6b)", 5: "var(--faro-red,#9a1b1e)", 25: "var(--faro-back,#2f4d73)", 100: BLACK}
_STRIPES = {1: "", 5: "4.5 8.3", 25: "2.2 2.2 2.2 6.2", 100: "7 2.1"}
"""Dashes along the edge: none, broad and few, in pairs, and an edge that is dark nearly all round."""

_WIDE, _RISE, _STEP = 32, 20, 4


def in_hand(chip: int, held: int | None, least: int = 0) -> int:
    """What a press bets: `chip`, or where more than is `held` the highest check below it that pays for a bet.

    Where no check does, it stays `chip`; who holds none of his own has `held` nothing.
    """
    if held is None or chip <= held:
        return chip
    return max((worth for worth in CHIPS if least <= worth <= held), default=chip)


def check_symbols() -> str:
    """One check of each worth, seen from the side of the table, and the copper."""
    return "".join(_check(worth) for worth in CHIPS) + _COPPER


def _check(worth: int) -> str:
    ink, stripes = _INKS[worth], _STRIPES[worth]
    edge = "M1 10v4a15 9 0 0 0 30 0v-4"
    face = '<ellipse cx="16" cy="10" rx="15" ry="9"'
    side = "M1.2 12.2a14.8 9 0 0 0 29.6 0"
    # What is dark all round would have no edge on a dark page or cloth.
    around = (
        f'<g fill="none" stroke="{_IVORY}"><path stroke-width="6" d="{side}"/>{face} stroke-width="3"/></g>'
        if ink == BLACK
        else ""
    )
    striped = (
        f'<g fill="none" stroke="{ink}"><path stroke-width="4" stroke-dasharray="{stripes}" '
        f'd="{side}"/><ellipse cx="16" cy="10" rx="13.3" ry="7.6" stroke-width="2.6" '
        f'stroke-dasharray="{stripes}"/></g>'
        if stripes
        else ""
    )
    return (
        f'<g id="faro-check-{worth}">{around}<path fill="{_IVORY}" stroke="{BLACK}" stroke-width=".8" d="{edge}"/>'
        f'{face} fill="{_IVORY}" stroke="{BLACK}" stroke-width=".8"/>{striped}'
        f'<ellipse cx="16" cy="10" rx="10.6" ry="6" fill="{_IVORY}" stroke="{ink}" stroke-width=".6"/></g>'
    )


_COPPER = (
    f'<g id="faro-copper" stroke="{BLACK}" stroke-width=".9" stroke-linejoin="round">'
    '<path fill="var(--faro-copper-2,#a8642f)" d="M1 6v3l5 5h10l5-5V6z"/>'
    '<path fill="var(--faro-copper,#e39a5f)" d="M1 6l5-5h10l5 5-5 5H6z"/>'
    '<path fill="none" stroke-width=".4" d="M4 6l3.4-3.2h7.2L18 6l-3.4 3.2H7.4z"/></g>'
)


def stack(amount: int, coppered: bool = False) -> str:
    """So many checks in a stack as an `<svg>`, the larger below; a stack too high shows its largest."""
    worths: list[int] = []
    for worth in reversed(CHIPS):
        worths += [worth] * min(HIGHEST, amount // worth)
        amount %= worth
    worths = worths[:HIGHEST] or [CHIPS[0]]
    high = _STEP * (len(worths) - 1)
    top = 5 if coppered else 0
    drawn = "".join(
        f'<use href="#faro-check-{worth}" y="{high - _STEP * number + top}"/>' for number, worth in enumerate(worths)
    )
    copper = f'<use href="#faro-copper" x="{_WIDE - 20}" y="0"/>' if coppered else ""
    return (
        f'<svg class="faro-stack" viewBox="0 0 {_WIDE + 2 * bool(coppered)} {_RISE + 4 + high + top}" '
        f'aria-hidden="true">{drawn}{copper}</svg>'
    )


def copper() -> str:
    """A copper by itself as an `<svg>`."""
    return '<svg class="faro-stack" viewBox="0 0 22 15" aria-hidden="true"><use href="#faro-copper"/></svg>'
