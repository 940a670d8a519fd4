"""The twelve courts: standing figures in the manner of the old English pattern, one drawing for each of three ranks.

A figure has two cloths. The first takes the `fill` that the using element hands down and the second its `color`, so one
drawing serves four suits; what the figure holds is drawn for each suit and lies beneath the hand.
"""

from __future__ import annotations

from faro.base import Card, Rank, Suit

PAPER = "var(--faro-card,#fbf8ef)"
BLACK = "var(--faro-black,#1a1713)"
_GOLD = "var(--faro-court-gold,#c9a044)"
_RED = "var(--faro-court-red,#9c2a2a)"
_BLUE = "var(--faro-court-blue,#2f4f7a)"
_GREEN = "var(--faro-court-green,#3a5f46)"

_CLOTHS = {
    Suit.SPADES: (_BLUE, _RED),
    Suit.HEARTS: (_RED, _BLUE),
    Suit.DIAMONDS: (_GOLD, _RED),
    Suit.CLUBS: (_GREEN, _RED),
}

_PEN = f'stroke="{BLACK}" stroke-width=".45" stroke-linejoin="round" stroke-linecap="round"'


def _first(path: str) -> str:
    return f'<path d="{path}"/>'


def _flat(colour: str, path: str) -> str:
    return f'<path fill="{colour}" d="{path}"/>'


def _second(path: str) -> str:
    return _flat("currentColor", path)


def _card(path: str) -> str:
    return _flat(PAPER, path)


def _gold(path: str) -> str:
    return _flat(_GOLD, path)


def _black(path: str) -> str:
    return _flat(BLACK, path)


def _line(path: str, width: str = ".3", ink: str = "", dashes: str = "") -> str:
    stroke = f'stroke="{ink}" ' if ink else ""
    dashing = f'stroke-dasharray="{dashes}" ' if dashes else ""
    return f'<path fill="none" {stroke}stroke-width="{width}" {dashing}d="{path}"/>'


def _dots(path: str, gap: str, width: str = "1", ink: str = "") -> str:
    return _line(path, width, ink, f"0 {gap}")


def _both_sides(rank: Rank, half: str) -> str:
    name = f"faro-half-{rank.code}"
    return f'<g id="{name}">{half}</g><use href="#{name}" transform="matrix(-1 0 0 1 60 0)"/>'


# The thick and the thin rule round the picture, and the ruled ground that the figures stand on.
_FRAME = _line("M4 4h52v78H4z", ".7") + _line("M5.4 5.4h49.2v75.2H5.4z")
_GROUND = _line("M5.4 76h49.2M5.4 77.1h49.2M5.4 78.3h49.2M5.4 79.5h49.2", ".22")

FEATURES = (
    '<g id="faro-features">'
    + _line(
        "M26 24q1.4-1 2.9-.2.8.5.7 1.7l-.4 2.3q.2.8 1.3.7M31.4 23.8q1.3-.7 2.6.2"
        "M26.5 25.5q1-.9 2 0-1 .7-2 0zM31.5 25.5q1-.9 2 0-1 .7-2 0zM27.6 25.5h.01M32.6 25.5h.01"
        "M28.7 30.2q1.3.7 2.6-.1M29.3 31.4h1.3",
        ".36",
    )
    + "</g>"
)
"""Brows, eyes, nose and mouth: one group for all three figures, to be defined once beside them."""

_KING = (
    # mantle, its folds and its ermine
    _both_sides(
        Rank.KING,
        _first("M30 35h-8c-7 1-11 8-12 19L7.5 75.5H30")
        + _line("M10.5 74L13 56M12.7 74l1.8-16M14.9 74l1.2-13M13 44q-1.5 4-1.7 8")
        + _card("M24 42l-3 33.5h-4.5L21 42z")
        + _line("M22 48l-3 26", ".8", dashes="1.3 3.5"),
    )
    # tunic
    + _second("M24 42h12l3.2 33.5H20.8z")
    + _line("M23 60l7 4 7-4M22.6 63.5l7.4 4 7.4-4M22.2 67l7.8 4 7.8-4M23.4 56.5l6.6 4 6.6-4", ".5", _GOLD)
    + _gold("M23.1 51h13.8l.3 3H22.8zM21.2 71.5h17.6l.3 3H20.9zM28.7 54h2.6v17.5h-2.6z")
    + _dots("M24.5 52.5h12M23 73h16", "2.5", ".8")
    # sleeves, cuffs
    + _first("M20 37c-6 2-9.5 9-9.5 15.5.3 4 4.5 4.5 8 3.5l6-2-1-6-4.5 1c0-3 1.5-5 3-7z")
    + _line("M12.5 52q.5-5 3-8M14.5 53.5q.3-4 2-6.5M17 54q-.3-2.5.5-4.5")
    + _first("M40 37c4.5 1 8 5 9.5 9.5L52 57c-3.5 2.5-8.5 2-11 0l-1-9z")
    + _line("M42.5 56l-.5-6M45 57l-.8-8M47.5 56.8L46.5 50M50 56l-1.5-6")
    + _card("M22.5 48l3-.8 1.5 6.5-3.2 1.1zM40.8 55.5c3 2.3 7.5 2.8 11 .2l.6 2.3c-3.6 2.6-8.2 2.3-11.3 0z")
    # cape
    + _card("M22.5 33.5c-4 .8-6.5 3.5-7.5 8 4.5 4 9.5 5.5 15 5.5s10.5-1.5 15-5.5c-1-4.5-3.5-7.2-7.5-8z")
    + _line(
        "M18 39v1.5M21 42v1.5M24.5 43.5V45M28 44.5V46M32 44.5V46M35.5 43.5V45M39 42v1.5M42 39v1.5M21 37.5V39"
        "M39 37.5V39",
        ".8",
    )
    # orb and hands
    + _gold("M31.5 48.5a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 1 1 7.2 0zM27.3 45v-1.5h-1.5v-1.2h1.5V41h1.2v1.3H30v1.2h-1.5V45z")
    + _line("M24.4 48h7M28 48v-3")
    + _card("M25.5 50.5c1.5-1 4.6-.8 6 .8.3 1.5-1.5 2.6-3.5 2.6-2.3 0-3.6-1.7-2.5-3.4z")
    + _card("M44 43.5l3.6-.6c1 .2 1.3 3.2.4 3.9l-3.7.7c-1-.5-1.3-3.3-.3-4z")
    + _line("M44.5 44.8l3.6-.5M44.5 46.1l3.6-.5M27 51.5l3.8.8M27 52.8l3 .5")
    # hair, face, beard
    + _card(
        "M25 21c-2.5 3-2 7-3.2 10-.8 1.7-2.4 2-3.3.7-.4 2.5 2 4.3 4.3 3.3 2.3-1 3.2-3.5 3.2-6z"
        "M35 21c2.5 3 2 7 3.2 10 .8 1.7 2.4 2 3.3.7.4 2.5-2 4.3-4.3 3.3-2.3-1-3.2-3.5-3.2-6z"
    )
    + _line("M24.8 23c-1.3 3-.8 6-2 8.8M35.2 23c1.3 3 .8 6 2 8.8M25.2 27c0 2.5-.5 4.5-2 6M34.8 27c0 2.5.5 4.5 2 6")
    + _card("M25 21h10v7.5c0 3.5-2.5 5-5 5s-5-1.5-5-5z")
    + _black(
        "M25 27.5c.8 1.5 1.8 2 3 1.5.7-.4 1.3-.5 2-.1.7-.4 1.3-.3 2 .1 1.2.5 2.2 0 3-1.5.9 4-.2 8.5-2 11.5"
        "-.2-1.3-.7-2-1.3-2.5-.2 2-1 3.5-1.7 4.5-.7-1-1.5-2.5-1.7-4.5-.6.5-1.1 1.2-1.3 2.5-1.8-3-2.9-7.5-2-11.5z"
    )
    + _line(
        "M28.8 30.8h2.4M30 33v6M28.2 32.5q-.3 2 .3 4M31.8 32.5q.3 2-.3 4M26.6 31q0 2.5.6 4.5M33.4 31q0 2.5-.6 4.5",
        ".35",
        PAPER,
    )
    + '<use href="#faro-features"/>'
    # crown
    + _second("M25 15.5q5-4 10 0v4H25z")
    + _gold(
        "M24.5 20.5L21.5 11l4.7 4.3L27 13.5 30 9l3 4.5.8 1.8L38.5 11l-3 9.5zM24 18.8q6-1.5 12 0v3q-6-1.5-12 0z"
        "M28.9 8.4a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 1 1-2.2 0zM20.4 10.7a1 1 0 1 1 2 0 1 1 0 1 1-2 0z"
        "M37.6 10.7a1 1 0 1 1 2 0 1 1 0 1 1-2 0z"
    )
    + _dots("M26 20h9", "2", ".9")
    # shoes
    + _black("M22.5 74.5H28v2.3h-7.5c0-1.3.7-2 2-2.3zM37.5 74.5H32v2.3h7.5c0-1.3-.7-2-2-2.3z")
)

_QUEEN = (
    # veil, sleeve linings, skirt
    _both_sides(
        Rank.QUEEN,
        _card("M30 16h-5c-5 4-6.5 11-7.5 19L15 47q2 1.5 5 .5L24 34h6")
        + _line("M24 20c-3 5-3.5 9-4.5 15l-2 12M24.3 24c-2 4-2 8-3 12l-1.7 9")
        + _first("M30 47h-4C17 50 10.5 60 7.5 75.5H30")
        + _line("M23 51C16.5 56 13 64 11 73M21.5 55C17.5 60 15.5 66 14 73M20.5 60c-2 4-3 8-3.7 13")
        + _second("M18 43c-3 4-4.5 9-4 14 3-1 6-4 7.5-8.5z"),
    )
    + _second("M26.5 47c-4 8-6.5 18-7 28.5h21C40 65 37.5 55 33.5 47z")
    + _line("M30 50l-4 5 4 6 4-6zM30 61l-5.5 6 5.5 6 5.5-6zM26 55l-3.5 5 2 7-3.5 6M34 55l3.5 5-2 7 3.5 6", ".5", _GOLD)
    + _dots("M30 55.5v11.5", "11.5", "1.5", _GOLD)
    + _gold("M8 72.8h44l.5 2.7H7.5z")
    + _dots("M9.5 74.2h42", "3.17", ".9")
    # bodice and sleeves
    + _first("M23.5 34c-4 .5-6 3.5-6.5 8-1 3-1.5 5 0 6.5l8 1.5 1.5-4-4-1 2.5-4z")
    + _first("M36.5 34c3.5.5 5.5 3 6.5 6l2.5-1.5 2.3 3.7c-2 2.8-4.3 5.3-7.3 6.8-2-.5-3.5-3-4.5-6z")
    + _line("M19.5 40q-1.5 3-1.5 6M21.5 41q-1.5 2.5-1.5 5M39 40q.5 3 2 6M41 39.5q.5 2.5 2 5")
    + _first("M23.5 34h13l-.8 6-2.7 7.5h-6l-2.7-7.5z")
    + _card("M27 35h6l-3 11z")
    + _line("M28 37.5l3.5 2M32 37.5l-3.5 2M28.8 40.5l2 1.5M31.2 40.5l-2 1.5", ".35")
    + _gold("M26.3 46.2q3.7 1.5 7.4 0l.8 2.3q-4.5 1.8-9 0z")
    # hands
    + _card("M24.5 50l1.5-4c1.8-.2 4 .8 5.2 2.5-.3 1.3-4 2-6.7 1.5z")
    + _card("M45.3 38.3l3-.8c1.3.3 1.6 3.3.6 4l-2.5 1z")
    + _line("M46.5 39.5l2.6-.5M46.8 40.7l2.5-.4M27 47.7l3 .8M26.7 48.8l3 .4")
    # neck, collar, hair, face
    + _card("M27.8 29h4.4v5l-2.2 2.5-2.2-2.5z")
    + _black("M26 31C23.5 29.5 22.5 17 30 17s6.5 12.5 4 14z")
    + _card("M25.5 24c1.2-3.6 2.5-4.8 4.5-5 2 .2 3.3 1.4 4.5 5v2.5c0 3.8-2.3 6.3-4.5 6.3s-4.5-2.5-4.5-6.3z")
    + '<use href="#faro-features"/>'
    + _gold("M23.5 33.5l4.3.2L30 37l2.2-3.3 4.3-.2-1 4L30 41l-5.5-3.5z")
    + _dots("M25.5 36L30 39l4.5-3", "1.8", ".7")
    # crown
    + _gold(
        "M25.5 18.5L23 12.5l3.6 2.2L28 11l2 2.8L32 11l1.4 3.7 3.6-2.2-2.5 6zM25 17.2q5-1.5 10 0v2.3q-5-1.5-10 0z"
        "M22 12a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0zM36.2 12a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0z"
        "M27.1 10.3a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0zM31.1 10.3a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0z"
    )
)

_JACK = (
    # hose and shoes
    _second("M22.5 52L20.8 62l1.7 11.5h3.6l3.4-11.5L31 52z")
    + _first("M37.5 52l1.7 10-1.7 11.5h-3.6L30.5 62 29 52z")
    + _line("M23.4 72l-.9-7M25.1 72l1.5-7M36.6 72l.9-7M34.9 72l-1.5-7")
    + _gold("M21 60.5h8.2l-.4 2h-8zM39 60.5h-8.2l.4 2h8zM21 60l-2.8 4 3-1.2zM39 60l2.8 4-3-1.2z")
    + _black("M22.3 72.5h4v4.3H14c1-2.2 5.3-1.8 8.3-4.3zM37.7 72.5h-4v4.3H46c-1-2.2-5.3-1.8-8.3-4.3z")
    # tunic
    + _first(
        "M22.5 35c-3 3-1.5 7 .5 10.5L17.7 53.5l2.5 3.5 2.6-2.3 2.4 2.9 2.4-2.4L30 58l2.4-2.8 2.4 2.4"
        " 2.4-2.9 2.6 2.3 2.5-3.5L37 45.5c2-3.5 3.5-7.5.5-10.5z"
    )
    + _second("M26 36h8l-.5 9.5 2.5 11L34.8 57.6 32.4 55.2 30 58l-2.4-2.8-2.4 2.4-1.2-1.1 2.5-11z")
    + _line("M27 37.5l3 2 3-2M27 40.5l3 2 3-2M26 49.5l4 2.5 4-2.5M25.5 53l4.5 2.5 4.5-2.5", ".5", _GOLD)
    + _line("M20.3 55l3.2-7M22.7 53.5l1.8-5M39.7 55l-3.2-7M37.3 53.5l-1.8-5")
    + _gold("M22.6 44.5h14.8v2.6H22.6z")
    + _dots("M24 45.8h13", "2.2", ".8")
    # arms
    + _first("M23.5 35c-5.5-.5-9.5 4-11.5 9.5-.7 2 .3 3.5 2 4l7 1.5 1-4-4-1.5 4-4z")
    + _second("M16.5 40q2 1 4 .5l-1 2.5q-2.5.2-4.2-1zM19.5 36.2q2 1.5 4 1.3l-1.5 2.3q-2.5 0-4.3-1.5z")
    + _first("M36.5 35c5-.5 7.5 2.5 9 6.5l2.5 2.5-3 4-6.5-4z")
    + _second("M43.5 38.5q-2 1.2-4.5 1.2l1 2.3q2.5-.2 4.5-1.3zM40.5 36q-1.5 1.3-3.5 1.3l.7 2q2.5-.2 4.3-1.5z")
    + _card(
        "M21 50.2l1-4.2c2-.4 3.5.5 3.5 2.2s-2.5 2.6-4.5 2z"
        "M44.3 44l3.2-1c1.3.2 1.9 3.3.9 4.2l-3 1c-1.2-.3-1.9-3.3-1.1-4.2z"
    )
    + _line("M45 45.2l3.3-.9M45.3 46.5l3.2-.8M22.5 47.5l2.5.4M22.4 48.8l2.3.2")
    # hair, face, collar
    + _gold(
        "M24.5 20c-2.5 3-1.7 6.5-2.7 9-.8 1.7-2.4 2-3.3.7-.4 2.5 2 4.6 4.5 4 2-.5 3-1.7 3.5-3.2h7"
        "c.5 1.5 1.5 2.7 3.5 3.2 2.5.6 4.9-1.5 4.5-4-.9 1.3-2.5 1-3.3-.7-1-2.5-.2-6-2.7-9z"
    )
    + _line("M24.3 22c-1.3 3-.6 6-1.8 8.8M35.7 22c1.3 3 .6 6 1.8 8.8M25 26c0 3-.5 5-2 6.3M35 26c0 3 .5 5 2 6.3")
    + _card("M28 30.5h4v4.5h-4z")
    + _card("M25.3 20h9.4v6.5c0 4-2.4 6.5-4.7 6.5s-4.7-2.5-4.7-6.5z")
    + '<use href="#faro-features"/>'
    + _card("M23.5 34.5l5 .3L30 36.5l1.5-1.7 5-.3-2 4L30 37.5l-4.5 1z")
    # cap and feather
    + _first("M20.8 18.8c-2-4.3 3-8 9.2-8s11.8 3 10 7.7c-5.5-1.5-13.5-1.5-19.2.3z")
    + _line("M24 16q2-3 6-4M27.5 15.7q1-2 4-3.4M36.5 16q0-2-1.5-3.5")
    + _gold("M21 18.8c5.5-2 12.5-2 18-.3l-.4 2.6c-5.3-1.6-12-1.6-17.2.2z")
    + _card(
        "M38.5 18c2-4.5 0-10-7-11-4-.4-7 .8-8.5 3 2.5-1 4.5-1 6.5 0-1.5 0-2.5.3-3.5 1.3 3-.6 6 .2 8"
        " 1.7-1.2-.2-2 0-3 .5 3 .5 5.5 2.2 7.5 4.5z"
    )
    + _line("M38 16.5c-1-4-5-7.5-11-7.5")
)

_FIGURES = {Rank.JACK: _JACK, Rank.QUEEN: _QUEEN, Rank.KING: _KING}
"""The inside of each court's drawing, in the units of the card."""

_STEM = _flat(
    _GREEN, "M48.3 52c-1-8-1.3-14-.8-24M47.5 34q-3-.5-3.5-3.5 2.8.3 3.5 3.5zM47.6 36.5q2.8-.8 3.2-3.5-2.8.5-3.2 3.5z"
)


def _staff(top: str, foot: str = "76.5") -> str:
    return _gold(f"M45.7 {top}h1.4V{foot}h-1.4z")


_HELD = {
    (Rank.KING, Suit.SPADES): (
        _card("M45 46V14l1.3-4.5L47.6 14v32z")
        + _line("M46.3 15v26")
        + _gold("M42.5 40.5h7.6v1.6h-7.6zM45.3 47h2l.5 3.5h-3z")
    ),
    (Rank.KING, Suit.HEARTS): (
        _staff("18", "52")
        + _gold(
            "M46.4 8c2 2.8 2 5.5 0 8.5-2-3-2-5.7 0-8.5zM46.4 17c.7-3 3-4.7 4.5-3.2.9 1.6-.2 3-2 2.7z"
            "M46.4 17c-.7-3-3-4.7-4.5-3.2-.9 1.6.2 3 2 2.7zM43.8 16.7h5.2v1.7h-5.2z"
        )
    ),
    (Rank.KING, Suit.DIAMONDS): (
        _staff("9", "52")
        + _card("M47.1 13c2 0 4-1 5.6-3 1.4 4 1.4 8.5 0 12.5-1.6-2-3.6-3-5.6-3zM45.7 14l-3-1.5v7.5l3-1.5z")
    ),
    (Rank.KING, Suit.CLUBS): (
        _staff("16", "52")
        + _gold(
            "M44.2 11a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0zM41.8 14.9a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z"
            "M46.6 14.9a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0zM44.6 17.6h3.6v1.6h-3.6z"
        )
    ),
    (Rank.QUEEN, Suit.SPADES): (
        _STEM + _flat(_RED, "M44.3 19.5l1.5 2 1.6-3.5 1.6 3.5 1.5-2q1.5 5-.8 8-2.3 1.2-4.6 0-2.3-3-.8-8z")
    ),
    (Rank.QUEEN, Suit.HEARTS): (
        _STEM
        + _flat(
            _RED,
            "M47.3 18.5a2.4 2.4 0 0 1 3.8 2.8 2.4 2.4 0 0 1-1.5 4.5 2.4 2.4 0 0 1-4.6 0 2.4 2.4 0 0 1-1.5-4.5"
            "A2.4 2.4 0 0 1 47.3 18.5z",
        )
        + _gold("M46 22.8a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0z")
    ),
    (Rank.QUEEN, Suit.DIAMONDS): (
        _STEM
        + _flat(_RED, "M47.4 28c-2-1-4.7-4.5-5-8.5l1.9 1.3 1.2-2.6 1.9 1.6 1.9-1.6 1.2 2.6 1.9-1.3c-.3 4-3 7.5-5 8.5z")
        + _line("M47.4 26.5v-4M46.2 25.5l-1.2-3M48.6 25.5l1.2-3")
    ),
    (Rank.QUEEN, Suit.CLUBS): (
        _STEM
        + _card(
            "M44.9 19.4a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0zM42.2 23.8a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z"
            "M47.6 23.8a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z"
        )
        + _gold("M46.2 22.3a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0z")
    ),
    (Rank.JACK, Suit.SPADES): (
        _staff("20")
        + _card(
            "M46.4 6.8l1.3 6V22h-2.6v-9.2zM47.7 14q3.2-.5 5-2.5 1.5 5 0 10-1.8-2-5-2.5zM45.1 15l-4-2q.5 3.5 0 5.5l4-.5z"
        )
    ),
    (Rank.JACK, Suit.HEARTS): (
        _staff("20")
        + _card("M46.4 6.8c3.2 5 3.2 8.5 0 13.2-3.2-4.7-3.2-8.2 0-13.2z")
        + _gold("M42.6 19.5h7.6v1.6h-7.6z")
    ),
    (Rank.JACK, Suit.DIAMONDS): _staff("20") + _card("M45.3 21.5V13c0-3 1.8-5 5-6.5.8 5.5-.3 10.5-2.7 15z"),
    (Rank.JACK, Suit.CLUBS): (
        _staff("11") + _card("M46.4 6.5l1.5 5.5h-3z") + _flat(_RED, "M47.1 13.5c2.3-1 3.7 1 6 0v8c-2.3 1-3.7-1-6 0z")
    ),
}
"""What each court has in its hand, by rank and suit."""


def figure(rank: Rank) -> str:
    """The `<symbol>` of a court: ground, frame and figure, to be used with `fill` and `color` for its two cloths."""
    drawing = f"<g {_PEN}>{_GROUND}{_FIGURES[rank]}{_FRAME}</g>"
    return f'<symbol id="faro-court-{rank.code}" overflow="visible">{drawing}</symbol>'


def dressed(card: Card) -> str:
    """A court card's figure in the colours of its suit, with what it holds."""
    cloth, lining = _CLOTHS[card.suit]
    return (
        f"<g {_PEN}>{_HELD[card.rank, card.suit]}</g>"
        f'<use href="#faro-court-{card.rank.code}" fill="{cloth}" color="{lining}"/>'
    )
