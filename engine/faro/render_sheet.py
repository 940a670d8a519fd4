"""The cue-sheet as HTML: a rank a row, each card that is out as the player's pencil wrote it, and in a word."""

from __future__ import annotations

from html import escape

from faro.cards import Suit
from faro.casekeep import Mark
from faro.cue_sheet import Signs
from faro.describe import pair_word
from faro.limits import LAST_CARDS
from faro.rules import Rulebook
from faro.view import View


def _words(book: Rulebook | None) -> dict[Mark, str]:
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
    }


def sheet(view: View, signs: Signs, caption: str) -> str:
    """The sheet of the present deal as a table; a card for which the player writes nothing has no cell of its own."""
    words = _words(view.book)
    most = max(len(Suit), *(len(marks) for _, marks in view.tabs))
    rows = ""
    for rank, marks in view.tabs:
        written = [(signs[mark], words[mark]) for mark in marks if signs[mark]]
        cells = "".join(
            f'<td><span aria-hidden="true">{escape(sign)}</span><span class="faro-spoken">{word}</span></td>'
            for sign, word in written
        )
        head = f'<th scope="row"><abbr title="{rank.word}">{rank.code}</abbr></th>'
        rows += f"<tr>{head}{cells}{'<td></td>' * (most - len(written))}</tr>"
    return f'<table class="faro-sheet"><caption>{escape(caption)}</caption><tbody>{rows}</tbody></table>'
