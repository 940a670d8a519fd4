"""The cards as pictures: square-cornered American cards of about 1870, drawn from one set of pips.

The faces carry no corner indices, as period packs did not, and the courts stand full length. A page holds their
`symbols` once; every card on it is then a short `<svg>` that points to one. Colours are CSS variables with fallbacks.
"""

from __future__ import annotations

import re

from faro.base import Card, Rank, Suit
from faro.pictures.court_art import BLACK, FEATURES, PAPER, dressed, figure

CARD_BOX = (60, 86)
"""Width and height of a card's viewBox, in drawing units."""

_WIDTH, _HEIGHT = CARD_BOX
_RED = "var(--faro-red,#9a1b1e)"

# The pips, about 12 units wide and 14 high, are drawn from wherever their middle is.
_PIPS = {
    Suit.SPADES: (
        "m0-7.4c.9 2.4 2.5 3.9 4 5.3 1.5 1.3 2.2 2.6 2.2 4.2 0 2-1.4 3.4-3.1 3.4-1.3 0-2.1-.6-2.6-1.6"
        ".1 1.7.7 2.8 2.1 3.5h-5.2c1.4-.7 2-1.8 2.1-3.5-.5 1-1.3 1.6-2.6 1.6-1.7 0-3.1-1.4-3.1-3.4"
        " 0-1.6.7-2.9 2.2-4.2 1.5-1.4 3.1-2.9 4-5.3z"
    ),
    Suit.HEARTS: (
        "m0 7.2c-1.2-2.8-6.4-5.5-6.4-9.9 0-2.4 1.5-4.1 3.5-4.1 1.6 0 2.6 1.1 2.9 2.7.3-1.6 1.3-2.7 2.9-2.7"
        " 2 0 3.5 1.7 3.5 4.1 0 4.4-5.2 7.1-6.4 9.9z"
    ),
    Suit.DIAMONDS: "m0-7.7q2.4 4.1 5.8 7.7-3.4 3.6-5.8 7.7-2.4-4.1-5.8-7.7 3.4-3.6 5.8-7.7z",
    Suit.CLUBS: (
        "m-3-4.2a3 3 0 1 1 6 0 3 3 0 1 1-6 0zm-3.4 5.6a3 3 0 1 1 6 0 3 3 0 1 1-6 0zm6.8 0a3 3 0 1 1 6 0 3 3 0 1 1-6 0z"
        "m-.4-4.3 1.9 3.6c-.9.7-1.3 5.3.8 6.7h-5.4c2.1-1.4 1.7-6 .8-6.7z"
    ),
}

_LEFT, _MIDDLE, _RIGHT = 15, 30, 45
_TOP, _CENTRE = 14, 43
_PAIR_TOP = ((_LEFT, _TOP), (_RIGHT, _TOP))
_PAIR_CENTRE = ((_LEFT, _CENTRE), (_RIGHT, _CENTRE))
_PAIR_SECOND = ((_LEFT, 33.3), (_RIGHT, 33.3))
_MIDDLE_TOP = ((_MIDDLE, _TOP),)
_MIDDLE_CENTRE = ((_MIDDLE, _CENTRE),)
_MIDDLE_OF_SIX = ((_MIDDLE, 28.5),)
_MIDDLE_OF_TEN = ((_MIDDLE, 23.7),)

_Places = tuple[tuple[float, float], ...]
_NUMBERS: dict[Rank, tuple[_Places, _Places]] = {
    Rank.DEUCE: (_MIDDLE_TOP, _MIDDLE_TOP),
    Rank.THREE: (_MIDDLE_TOP + _MIDDLE_CENTRE, _MIDDLE_TOP),
    Rank.FOUR: (_PAIR_TOP, _PAIR_TOP),
    Rank.FIVE: (_PAIR_TOP + _MIDDLE_CENTRE, _PAIR_TOP),
    Rank.SIX: (_PAIR_TOP + _PAIR_CENTRE, _PAIR_TOP),
    Rank.SEVEN: (_PAIR_TOP + _PAIR_CENTRE + _MIDDLE_OF_SIX, _PAIR_TOP),
    Rank.EIGHT: (_PAIR_TOP + _PAIR_CENTRE + _MIDDLE_OF_SIX, _PAIR_TOP + _MIDDLE_OF_SIX),
    Rank.NINE: (_PAIR_TOP + _PAIR_SECOND + _MIDDLE_CENTRE, _PAIR_TOP + _PAIR_SECOND),
    Rank.TEN: (_PAIR_TOP + _PAIR_SECOND + _MIDDLE_OF_TEN, _PAIR_TOP + _PAIR_SECOND + _MIDDLE_OF_TEN),
}
"""Pips that stand upright, and pips that are set the same way and then turned with the card half round."""


def framed(inside: str) -> str:
    """A drawing of `CARD_BOX` as an `<svg>` for a page, hidden from listeners, who are told in words."""
    box = f"0 0 {_WIDTH} {_HEIGHT}"
    return f'<svg class="faro-card" viewBox="{box}" aria-hidden="true">{inside}</svg>'


def _pips(suit: Suit, places: _Places, attributes: str = "") -> str:
    # One path and no pointers: a page may show a hundred cards, and a browser copies all that a pointer leads to.
    colour = _RED if suit.is_red else BLACK
    path = "".join(f"M{x:g} {y:g}{_PIPS[suit]}" for x, y in places)
    return f'<path fill="{colour}" d="{path}"{attributes}/>'


# White line on the ace of spades, as an engraver cuts it: a thick and a thin rule along the edge, and within them a
# fleuron between two scrolls.
_ACE_RULE = (
    "M0-5.8C.9-4.2 2.1-3 3.3-1.8 4.6-.6 5.2.6 5.2 2c0 1.5-.9 2.5-2.1 2.5-1.2 0-2-.9-2.4-2.1L0 .9-.7 2.4"
    "C-1.1 3.6-1.9 4.5-3.1 4.5-4.3 4.5-5.2 3.5-5.2 2c0-1.4.6-2.6 1.9-3.8C-2.1-3-.9-4.2 0-5.8z"
)
_ACE_FLEURON = "M0-3.3C.9-2 .9-.9 0 .4-.9-.9-.9-2 0-3.3z"
_ACE_SCROLLS = (
    "M0 .8C.2-.8 1.3-1.8 2.5-1.4 3.9-.9 4.3 1 3.4 2.2 2.7 3 1.6 2.7 1.7 1.8 1.8 1.1 2.7 1.1 2.7 1.7"
    "M0 .8C-.2-.8-1.3-1.8-2.5-1.4-3.9-.9-4.3 1-3.4 2.2-2.7 3-1.6 2.7-1.7 1.8-1.8 1.1-2.7 1.1-2.7 1.7"
)


def _ace(suit: Suit) -> str:
    if suit is not Suit.SPADES:
        return _pips(suit, ((0, 0),), ' transform="translate(30 43) scale(1.5)"')
    return (
        f'<g transform="translate(30 43) scale(3)">{_pips(suit, ((0, 0),))}'
        f'<g fill="none" stroke="{PAPER}"><path stroke-width=".22" d="{_ACE_RULE}"/>'
        f'<path stroke-width=".08" transform="translate(0 .1) scale(.9)" d="{_ACE_RULE}"/>'
        f'<path stroke-width=".16" stroke-linecap="round" d="{_ACE_SCROLLS}"/></g>'
        f'<path fill="{PAPER}" d="{_ACE_FLEURON}"/></g>'
    )


_PAPER = (
    f'<path fill="{PAPER}" stroke="{BLACK}" stroke-width=".5" d="M.25.25h{_WIDTH - 0.5:g}v{_HEIGHT - 0.5:g}H.25z"/>'
)


def _print(card: Card) -> str:
    """What is printed on the paper of a card."""
    if card.rank is Rank.ACE:
        return _ace(card.suit)
    if card.rank >= Rank.JACK:
        return dressed(card) + _pips(card.suit, ((0, 0),), ' transform="translate(13 14) scale(.8)"')
    upright, turned = _NUMBERS[card.rank]
    half_round = f' transform="rotate(180 {_WIDTH / 2:g} {_HEIGHT / 2:g})"'
    return _pips(card.suit, upright) + _pips(card.suit, turned, half_round)


def face_print(card: Card) -> str:
    """The face of a card drawn out, for whatever frame it is put into. It needs the sprite's courts alone."""
    return _PAPER + _print(card)


CORNER = 19
"""How far from the corner of a card the bend begins that turns it up, along either side."""
CUT = (40, 13)
"""Where the right side of a card is cut for a fifth corner, and how deep."""


def outline(corners: int, bulge: int = 0) -> str:
    """The edge of a card as a path, without the corners that are turned up; the fifth is cut from its right side.

    They are turned up one after another from the upper right round to the upper left. The long sides may bulge.
    """
    right, low = _WIDTH, _HEIGHT
    cut, deep = CUT
    # Round the card as a clock goes, from the upper left: the number of each corner, itself, and where its bend begins
    # and ends.
    points = (
        (4, "0 0", f"0 {CORNER} {CORNER} 0"),
        (1, f"{right} 0", f"{right - CORNER} 0 {right} {CORNER}"),
        (2, f"{right} {low}", f"{right} {low - CORNER} {right - CORNER} {low}"),
        (3, f"0 {low}", f"{CORNER} {low} 0 {low - CORNER}"),
    )
    upper_left, upper_right, lower_right, lower_left = (
        bend if corners >= number else corner for number, corner, bend in points
    )
    if not bulge:
        side = f" {right} {cut} {right - deep} {cut} {right} {cut + deep}" if corners > len(points) else ""
        return f"M{upper_left} {upper_right}{side} {lower_right} {lower_left}z"
    down = f"Q{right + bulge} {low // 2} {right} {low - CORNER if corners >= 2 else low}L{lower_right}"
    up = f"Q{-bulge} {low // 2} 0 {CORNER if corners >= 4 else 0}"
    return f"M{upper_left} {upper_right}{down} {lower_left}{up}z"


def corner_clips() -> str:
    """What is left of a card's print when so many of its corners are turned up."""
    return "".join(
        f'<clipPath id="faro-corners-{corners}"><path d="{outline(corners)}"/></clipPath>' for corners in range(1, 6)
    )


def symbols(others: str = "") -> str:
    """The drawings that the cards point into: the courts, and the thirteen spades of the layout; and `others`.

    Of what is in a hidden `<svg>` a browser reckons neither style nor place; a `<symbol>`, or a hidden `<g>`, costs as
    much as if it were seen. What clips is outside, for it would clip nothing.
    """
    drawn = [FEATURES, *(figure(rank) for rank in (Rank.JACK, Rank.QUEEN, Rank.KING))]
    for rank in Rank:
        card = Card(rank, Suit.SPADES)
        printed = f'<g id="faro-print-{card}">{_print(card)}</g>'
        drawn.append(f'<symbol id="faro-card-{card}" viewBox="0 0 {_WIDTH} {_HEIGHT}">{_PAPER}{printed}</symbol>')
    return f'{corner_clips()}<svg display="none">{"".join(drawn)}{others}</svg>'


def plain(document: str) -> str:
    """A drawing with plain colours in place of variables, for viewers that know no style sheet."""
    return re.sub(r"var\([\w-]+,(#\w+)\)", r"\1", document)


def face(card: Card) -> str:
    """The face of a card as an `<svg>` of `CARD_BOX`, for a page that holds the sprite."""
    return layout_face(card.rank) if card.suit is Suit.SPADES else framed(face_print(card))


def layout_face(rank: Rank) -> str:
    """The card painted on the layout for a rank: the spade, as on most cloths."""
    return framed(f'<use href="#faro-card-{Card(rank, Suit.SPADES)}"/>')


def back() -> str:
    """The back of a card as an `<svg>` of `CARD_BOX`."""
    return framed(back_print())


def back_print() -> str:
    """The back of a card, unframed: a plain diagonal lattice within a thick and a thin rule. It needs no sprite."""
    left, top, width, height, step = 6, 6, 48, 74, 4
    lines = ""
    for start in range(step, width + height, step):
        x, y = min(start, width), max(0, start - width)
        length = min(start, width) - max(0, start - height)
        lines += f"M{left + x} {top + y}l-{length} {length}M{left + width - x} {top + y}l{length} {length}"
    return (
        f'<path fill="{PAPER}" d="M0 0h{_WIDTH}v{_HEIGHT}H0z"/>'
        f'<g fill="none" stroke="var(--faro-back,#2f4d73)"><path stroke-width=".5" d="{lines}"/>'
        f'<path stroke-width=".4" d="M5 5h50v76H5z"/><path d="M3.5 3.5h53v79h-53z"/></g>'
        f'<path fill="none" stroke="{BLACK}" stroke-width=".5" d="M.25.25h59.5v85.5H.25z"/>'
    )
