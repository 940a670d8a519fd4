"""The table of a rule-book seen from above: who sits where, what lies before them, and on which side the cards fall."""

from __future__ import annotations

from math import copysign, cos, radians, sin

from faro.base import PLACES
from faro.pictures.plate import document, letters, text
from faro.rulebooks import Croupiers, Rulebook

_WIDTH, _HEIGHT = 480, 340
_X, _Y = _WIDTH / 2, 172
_LETTERS = letters(_WIDTH)
_ACROSS, _DOWN = 172, 108
"""Half the length and half the depth of the table."""

_Seat = tuple[float, float, float]
"""Where a chair stands, and how far it is turned from one at the near side, in degrees."""


def _oval(degrees: float) -> _Seat:
    """A seat at an oval table, so many degrees round it from its right end."""
    return (
        _X + (_ACROSS + 20) * cos(radians(degrees)),
        _Y + (_DOWN + 20) * sin(radians(degrees)),
        degrees - 90 + 18 * sin(radians(2 * degrees)),
    )


def _oblong(across: float, down: float) -> _Seat:
    """A seat at an oblong table, as parts of the way from its middle to its edges."""
    at_end = abs(across) == 1
    return (
        _X + across * (_ACROSS + 20 * at_end),
        _Y + down * (_DOWN + 20 * (not at_end)),
        -90 * across if at_end else 90 - 90 * down,
    )


_Seats = tuple[_Seat, ...]


def _ovals(*degrees: float) -> _Seats:
    return tuple(map(_oval, degrees))


_AT_OVAL: dict[Croupiers, tuple[_Seats, _Seats]] = {
    "none": ((), _ovals(350, 27, 63, 117, 153, 190)),
    "one": (_ovals(90), _ovals(350, 25, 58, 122, 155, 190)),
    "several": (_ovals(90, 2, 178), _ovals(32, 60, 120, 148, 328, 212)),
}
_ROUND_LAYOUT = (
    *(_oblong(across, 1) for across in (-0.72, -0.24, 0.24, 0.72)),
    *(_oblong(end, 0.2) for end in (-1, 1)),
)
_AT_OBLONG: dict[Croupiers, tuple[_Seats, _Seats]] = {
    "none": ((), _ROUND_LAYOUT),
    "one": ((_oblong(0.62, -1),), _ROUND_LAYOUT),
    "several": ((_oblong(0.62, -1), _oblong(-0.62, -1)), _ROUND_LAYOUT),
}
"""Where the croupiers and the punters sit; the dealer sits in the middle of the far side."""


def plan(book: Rulebook) -> str:
    """The plan as an SVG document; its lower edge is the players' side."""
    has_layout, is_oblong = book.stakes_on == "layout", _is_oblong(book)
    assistants, punters = (_AT_OBLONG if is_oblong else _AT_OVAL)[book.croupiers]
    chairs = _chair(_oblong(0, -1), _dealer(book))
    chairs += "".join(_chair(seat, _assistant(book)) for seat in assistants)
    chairs += "".join(_chair(seat, "") for seat in punters)
    before = _layout() if has_layout else "".join(_livret(seat) for seat in punters)
    inside = f"{_table(is_oblong, has_layout)}{before}{_cards(book)}{chairs}"
    return document(_WIDTH, _HEIGHT, f"The table of {book.short}, seen from above", _described(book), inside)


def _is_oblong(book: Rulebook) -> bool:
    """Whether the table is oblong, as round a box; a croupier without one faces the dealer over an oval one."""
    return book.stakes_on == "layout" and (book.has_box or book.croupiers == "none")


def _dealer(book: Rulebook) -> str:
    if book.opening == "face":
        return "Talliere"
    return "Dealer" if book.stakes_on == "layout" else "Tailleur"


def _assistant(book: Rulebook) -> str:
    return "Lookout" if _is_oblong(book) else "Croupier"


def _pack(book: Rulebook) -> str:
    return "box" if book.opening == "soda" or book.deal == "pocket" else "pack in hand"


def _described(book: Rulebook) -> str:
    other = "right" if book.loser_pile == "left" else "left"
    sits = {"none": "No {} sits", "one": "One {} sits", "several": "Several {}s sit"}[book.croupiers]
    lies = {
        "layout": "One layout lies before all the punters.",
        "livret": "Each punter has a livret of his own before him.",
        "own-pack": "Each punter lays out a card from a pack of his own.",
    }[book.stakes_on]
    return (
        f"The {_dealer(book).lower()} sits in the middle of the far side: {_pack(book)}. As the punters see it, the"
        f" bank’s cards fall on the {book.loser_pile} and the punters’ on the {other}."
        f" {sits.format(_assistant(book).lower())} with the bank. {lies}"
    )


def _table(is_oblong: bool, has_layout: bool) -> str:
    """An oblong table, or an oval one, with the line drawn round its cloth where livrets lie beyond it."""
    if is_oblong:
        return "".join(
            f'<rect class="line" x="{_X - _ACROSS + inset:g}" y="{_Y - _DOWN + inset:g}" rx="12"'
            f' width="{2 * (_ACROSS - inset):g}" height="{2 * (_DOWN - inset):g}" stroke-width="{stroke}"/>'
            for inset, stroke in ((0, 2.2), (4, 0.6))
        )
    return "".join(
        f'<ellipse class="line" cx="{_X:g}" cy="{_Y:g}" rx="{_ACROSS - inset:g}" ry="{_DOWN - inset:g}"'
        f' stroke-width="{stroke}"/>'
        for inset, stroke in ((0, 2.2), (4, 0.6), *(() if has_layout else ((36, 0.6),)))
    )


def _chair(seat: _Seat, name: str) -> str:
    """A chair from above, its back away from the table; those of the bank have a name and are hatched."""
    x, y, turn = seat
    hatch = (
        '<path class="line" stroke-width=".6" d="M-11.5-6.5h23M-12-3.5h24M-12.5-.5h25M-12.5 2.5h25M-13 5.5h26"/>'
        if name
        else ""
    )
    drawn = (
        f'<g transform="translate({x:.1f} {y:.1f})rotate({turn:.1f})">'
        f'<path class="line" d="M-11-9h22q2 8 2 16h-26q0-8 2-16z"/>{hatch}'
        f'<path class="solid" d="M-15 7Q0 10 15 7v5Q0 16-15 12z"/></g>'
    )
    if not name:
        return drawn
    # At an end the name stands off the table's edge, which bends away below it.
    aside = copysign(10, x - _X) if abs(x - _X) > _ACROSS else 0
    return drawn + text(x + aside, y - 20 if y < _Y - 20 else y + 32, name, _LETTERS, "name")


def _rectangle(x: float, y: float, width: float, kind: str = "line") -> str:
    """A card from above, about a middle."""
    high = width * 1.43
    return (
        f'<rect class="{kind}" x="{x - width / 2:.1f}" y="{y - high / 2:.1f}" width="{width:g}" height="{high:.1f}"'
        f' stroke-width=".8"/>'
    )


def _livret(seat: _Seat) -> str:
    """A few cards spread before a punter, who sees them upright."""
    x, y, turn = seat
    spread = "".join(_rectangle(across, -39, 9) for across in (-16.5, -5.5, 5.5, 16.5))
    return f'<g transform="translate({x:.1f} {y:.1f})rotate({turn:.1f})">{spread}</g>'


def _layout() -> str:
    """The thirteen cards of a layout as they lie from the players' side."""
    return "".join(
        _rectangle(_X + (float(column) - 3) * 31, _Y + 20 + float(row) * 42, 25) for column, row in PLACES.values()
    )


def _cards(book: Rulebook) -> str:
    """The pack before the dealer, a pile on either side of it, and the card that is shown at the bottom."""
    has_layout = book.stakes_on == "layout"
    y = _Y - _DOWN + (42 if _is_oblong(book) else 50 if has_layout else 64)
    bank = {"left": -98, "right": 98}[book.loser_pile]
    shown = book.opening == "bottom"
    drawn = _rectangle(_X - 12 * shown, y, 20, "solid") + (_rectangle(_X + 14, y, 20) if shown else "")
    drawn += text(_X, y + 29, f"{_pack(book)}{',' * shown}", _LETTERS)
    drawn += text(_X, y + 29 + _LETTERS, "bottom card", _LETTERS) if shown else ""
    # Beside a box the piles are called as they are on its boards.
    piles = ("losers", "winners") if book.has_box else ("bank’s cards", "punters’ cards")
    for name, across in zip(piles, (bank, -bank), strict=True):
        drawn += "".join(_rectangle(_X + across + off, y - off, 20) for off in (3, 0))
        drawn += "".join(
            text(_X + across, y + 29 + _LETTERS * line, word, _LETTERS) for line, word in enumerate(name.split())
        )
    return drawn
