"""The cue-sheet, or tab: a deal written down with pencil marks, rank by rank, as the players kept it; and as HTML."""

from __future__ import annotations

from collections.abc import Mapping

from faro.base import Rank, Suit
from faro.pictures.escaping import escape
from faro.rulebooks import LAST_CARDS, Rulebook
from faro.seats import View
from faro.table import Mark
from faro.words import pair_word

Signs = Mapping[Mark, str]
"""What a player writes for each bead of the case-keeper; empty where he writes nothing."""

TABS: Signs = {"soda": "·", "lost": "O", "won": "I", "split-lost": "O", "split-won": "I", "hock": "-", "pocket": ""}
"""I and O (The American Hoyle, Faro Play), with the dot and the dash of Meyer's glossary, under Keeping Tabs."""

BOARD_GAME_BOOK: Signs = {
    "soda": "•",
    "lost": "0",
    "won": "|",
    "split-lost": "X",
    "split-won": "",
    "hock": "–",
    "pocket": "",
}
"""Stroke, zero, dot and dash; one cross stands for both cards of a split (The Board Game Book, table 1)."""

CUE_CARD: Signs = {"soda": "", "lost": "0", "won": "+", "split-lost": "0", "split-won": "+", "hock": "", "pocket": ""}
"""Cross and naught (Maskelyne, figure 39; Meyer, Faro Equipment), which name no sign for the soda or the hock."""

SHEETS: dict[str, Signs] = {"tabs": TABS, "board-game-book": BOARD_GAME_BOOK, "cue-card": CUE_CARD}
"""The three ways of writing by their keys."""

HANDS: dict[str, str] = {
    "tabs": "The American Hoyle",
    "board-game-book": "The Board Game Book",
    "cue-card": "Maskelyne’s cue-card",
}
"""Whose marks each of them is in."""


def rows(view: View, signs: Signs) -> dict[Rank, tuple[str, ...]]:
    """The sheet of the present deal, ace to king: the signs of each rank in the order its cards came."""
    return {rank: tuple(sign for mark in marks if (sign := _sign(mark, signs))) for rank, marks in view.tabs}


def _sign(mark: Mark, signs: Signs) -> str:
    """What a player writes for a bead; no sheet is of an older game, where a null last card is to it what a hock is."""
    return signs["hock" if mark == "null" else mark]


def cue_text(view: View, signs: Signs) -> str:
    """The sheet as text, a line a rank."""
    return "".join(f"{rank.code:2} {' '.join(row)}".rstrip() + "\n" for rank, row in rows(view, signs).items())


def _called(book: Rulebook | None) -> dict[Mark, str]:
    """What each mark stands for, in the words of the game that is played."""
    pair = pair_word(book)
    return {
        "soda": book.opening if book else "soda",
        "lost": "lost",
        "won": "won",
        "split-lost": pair,
        "split-won": pair,
        "hock": LAST_CARDS.get(book.deal, "hock") if book else "hock",
        "pocket": "pocket",
        "null": "null",
    }


def cue_sheet(view: View, signs: Signs, caption: str) -> str:
    """The sheet of the present deal as a table; a card for which the player writes nothing has no cell of its own."""
    words = _called(view.book)
    most = max(len(Suit), *(len(marks) for _, marks in view.tabs))
    rows = ""
    for rank, marks in view.tabs:
        written = [(sign, words[mark]) for mark in marks if (sign := _sign(mark, signs))]
        cells = "".join(
            f'<td><span aria-hidden="true">{escape(sign)}</span><span class="faro-spoken">{word}</span></td>'
            for sign, word in written
        )
        head = f'<th scope="row"><abbr title="{rank.word}">{rank.code}</abbr></th>'
        rows += f"<tr>{head}{cells}{'<td></td>' * (most - len(written))}</tr>"
    return f'<table class="faro-tab-sheet"><caption>{escape(caption)}</caption><tbody>{rows}</tbody></table>'
