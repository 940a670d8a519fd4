"""Pictures of a punter's cards for pages: the livret, the four figure cards, and everything that a bend can say."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import FIGURE_CARDS, SPOTS, Bend, Rank, Spot, in_a_row
from faro.pictures import livret_art
from faro.pictures.card_art import CARD_BOX, back_print, symbols
from faro.pictures.plate import document, letters, placed, text
from faro.table import MOST_CORNERS, plays_for, rung

_WIDE, _HIGH = CARD_BOX
_QUEEN = SPOTS["Q"]
_NUMBERS = ("no corner", "one corner", "two corners", "three corners", "four corners", "the side cut")

_Cell = tuple[str, str, str]
"""A drawing, what it is called, and a note about it."""


def livret() -> str:
    """The thirteen cards of a livret, the first six with nought to five corners bent."""
    cells = []
    for number, rank in enumerate(Rank):
        bend = Bend(1, number) if 0 < number <= MOST_CORNERS else None
        note = _NUMBERS[number] if number <= MOST_CORNERS else ""
        cells.append((livret_art.bent(SPOTS[rank.code], bend), rank.word, note))
    return _plate(
        "A livret",
        "Thirteen cards of one suit, ace to king, in four rows. The Ace lies flat; the Deuce to the Six show one corner"
        " bent to four, and a fifth cut from the side.",
        (cells[:4], cells[4:7], cells[7:10], cells[10:]),
        50,
    )


def figure_cards() -> str:
    """The four figure cards, each with the ranks that it stands for."""
    cells = [(livret_art.bent(spot), spot.names[0].capitalize(), _words(spot)) for spot in FIGURE_CARDS]
    return _plate(
        "The four figure cards of a livret",
        "A plain card with a blue cross for "
        + f"{_words(FIGURE_CARDS[0])}; a yellow card for {_words(FIGURE_CARDS[1])}; a plain card with a black lozenge"
        + f" for {_words(FIGURE_CARDS[2])}; a red card for {_words(FIGURE_CARDS[3])}.",
        (cells[:2], cells[2:]),
        92,
    )


def bends() -> str:
    """Every way in which a card is bent or turned, with what it is called and what it wins in all."""
    flat = [(livret_art.bent(_QUEEN), "plain", _times(Bend(1)))]
    flat += [_bent(Bend(1, corners)) for corners in range(1, MOST_CORNERS + 1)]
    folded = [_bent(Bend(1, folds=1)), _bent(Bend(1, folds=2)), _bent(Bend(1, 1, 1))]
    folded += [(livret_art.bent(_QUEEN, Bend(1, pli=True)), "pli", "half or nothing")]
    folded += [(back_print(), "masque", "face down")]
    return _plate(
        "What a bent card says",
        "The Queen of spades flat, with one to five corners bent, folded into a bridge once and twice, folded with a"
        " corner bent, set up on its side, and face down.",
        (flat[:3], flat[3:], folded[:3], folded[3:]),
        68,
    )


def _bent(bend: Bend) -> _Cell:
    return livret_art.bent(_QUEEN, bend), rung(bend), _times(bend)


def _times(bend: Bend) -> str:
    wins = plays_for("doubling", bend)
    return f"wins {({1: 'once', 2: 'twice'}).get(wins, f'{wins} times')}"


def _words(spot: Spot) -> str:
    return in_a_row([rank.word for rank in spot.ranks])


def _plate(title: str, description: str, rows: Sequence[Sequence[_Cell]], width: float) -> str:
    """Rows of cards, each row in the middle, with two lines of words under every card."""
    step, high = width * 1.5, width * _HIGH / _WIDE
    columns = max(len(row) for row in rows)
    wide = round(columns * step + 16)
    size = letters(wide)
    line = high + 22 + 2.2 * size
    drawn = ""
    for number, row in enumerate(rows):
        left, top = (wide - len(row) * step) / 2, 20 + number * line
        for column, (drawing, name, note) in enumerate(row):
            middle = left + (column + 0.5) * step
            drawn += placed(drawing, middle - width / 2, top, width)
            drawn += text(middle, top + high + 1.4 * size, name, size, "name")
            drawn += text(middle, top + high + 2.6 * size, note, size)
    return document(wide, round(20 + len(rows) * line), title, description, f"<defs>{symbols()}</defs>{drawn}")
