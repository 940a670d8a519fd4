"""The cue-sheet as HTML: a rank a row, each card that is out as the player's pencil wrote it, and in a word."""

from __future__ import annotations

from html import escape

from faro.casekeep import Mark, keep_cases
from faro.cue_sheet import Signs
from faro.table import Table

_WORDS: dict[Mark, str] = {
    "soda": "soda",
    "lost": "lost",
    "won": "won",
    "split-lost": "split",
    "split-won": "split",
    "hock": "hock",
    "pocket": "pocket",
}


def sheet(table: Table, signs: Signs, caption: str) -> str:
    """The sheet of the present deal as a table; a card for which the player writes nothing has no cell of its own."""
    cases = keep_cases(table)
    most = max(case.left + len(case.marks) for case in cases)
    rows = ""
    for case in cases:
        written = [(signs[mark], _WORDS[mark]) for mark in case.marks if signs[mark]]
        cells = "".join(
            f'<td><span aria-hidden="true">{escape(sign)}</span><span class="faro-spoken">{word}</span></td>'
            for sign, word in written
        )
        head = f'<th scope="row"><abbr title="{case.rank.word}">{case.rank.code}</abbr></th>'
        rows += f"<tr>{head}{cells}{'<td></td>' * (most - len(written))}</tr>"
    return f'<table class="faro-sheet"><caption>{escape(caption)}</caption><tbody>{rows}</tbody></table>'
