"""Tabs to keep a deal on, six to a sheet, for each of the three ways in which the players wrote."""

from __future__ import annotations

from faro.base import PACK, Rank
from faro.pictures import BOARD_GAME_BOOK, CUE_CARD, TABS, Signs
from farodocs.figures.printables.lettering import POINT, words
from farodocs.figures.printables.marks import Drawing, Marks, line, moved, rectangle

WIDTH, HEIGHT = 64, 120
"""Of one tab."""

_ACROSS, _DOWN = 3, 2
TABS_A_SHEET = _ACROSS * _DOWN
_ROW, _HEAD, _LABEL = 7.2, 13, 10
_SUITS = len(PACK) // len(Rank)
_BOX = (WIDTH - 8 - _LABEL) / _SUITS

NAMES = {"Tab": TABS, "Cue-card": CUE_CARD, "Cue-sheet": BOARD_GAME_BOOK}
"""What a sheet is called where its signs come from."""


def tabs() -> tuple[Drawing, ...]:
    """A drawing for each way of writing."""
    return tuple(_sheet(name, signs) for name, signs in NAMES.items())


def key(signs: Signs) -> str:
    """What each sign means, in one line; where a way of writing has no sign there is no word either."""
    split = " ".join(filter(None, (signs["split-lost"], signs["split-won"])))
    meanings = {
        "soda": signs["soda"],
        "lost": signs["lost"],
        "won": signs["won"],
        "split": split,
        "hock": signs["hock"],
    }
    return "    ".join(f"{sign} {meaning}" for meaning, sign in meanings.items() if sign)


def _sheet(name: str, signs: Signs) -> Drawing:
    one = _tab(name, signs)
    marks = tuple(
        mark for row in range(_DOWN) for column in range(_ACROSS) for mark in moved(one, column * WIDTH, row * HEIGHT)
    )
    told = f"Six sheets to cut apart, each with the ranks from ace to king and four boxes for each. {key(signs)}."
    return Drawing(f"{name}s", told, _ACROSS * WIDTH, _DOWN * HEIGHT, marks)


def _tab(name: str, signs: Signs) -> Marks:
    """One tab; its edge is dashed, for the scissors."""
    left, right = 4, WIDTH - 4
    boxes = "".join(f"M{left + _LABEL + _BOX * number} {_HEAD}v{_ROW * len(Rank)}" for number in range(_SUITS))
    rows = "".join(f"M{left} {_HEAD + _ROW * number}H{right}" for number in range(1, len(Rank)))
    return (
        line(rectangle(0, 0, WIDTH, HEIGHT), 0.15, (1.5, 1.5)),
        *words(name, WIDTH / 2, 9, 12 * POINT, "middle", "bold"),
        line(rectangle(left, _HEAD, right - left, _ROW * len(Rank)), 0.5),
        line(boxes + rows, 0.15),
        *(
            letter
            for number, rank in enumerate(Rank)
            for letter in words(rank.code, left + _LABEL / 2, _HEAD + _ROW * (number + 0.7), 12 * POINT, "middle")
        ),
        *words(key(signs), WIDTH / 2, HEIGHT - 7, 8 * POINT, "middle"),
    )
