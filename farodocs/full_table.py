"""The whole table: what stands around a seat, where an example has the mode `whole`.

The seat is an example like any other: without a script it is a picture and its words. What stands around it asks the
engine, and shows only where a script can heed it. The words of all of it are written here.
"""

from __future__ import annotations

from html import escape

from faro.bots import HABITS
from faro.commands import OpenTable
from faro.cue_sheet import HANDS
from faro.log import format_command, parse_line
from faro.shell.rulebooks import library
from farodocs.labels import read
from farodocs.live_part import module

SCRIPT = "assets/faro/faro-table.js"
OTHERS = ("bob", "clara", "dan")
"""The punters that may sit down beside the reader."""


def with_digest(log: str) -> str:
    """The log with the digest of its rule-book in its first line, so that a kept deal cannot change its meaning."""
    first, rest = log.strip().split("\n", 1)
    command = parse_line(first, library())
    assert isinstance(command, OpenTable)
    return f"{format_command(command)}\n{rest}\n"


def around(seat: str, book: str, script: str) -> str:
    """The table around the HTML of a seat under a book; `script` is where the page finds what heeds the reader."""
    return (
        f'<faro-table>{_bar(book)}{seat}<div class="faro-tools" hidden>'
        f"{''.join(_panel(*panel) for panel in _PANELS)}</div></faro-table>" + module(script)
    )


def book_options(chosen: str) -> str:
    """The options of a list of rule-books, game by game."""
    return "".join(
        f'<optgroup label="{escape(game["name"])}">'
        + "".join(_book(book, game["page"], chosen) for book in game["books"])
        + "</optgroup>"
        for game in read("games")["games"].values()
        if game.get("books")
    )


def _book(name: str, page: str, chosen: str) -> str:
    selected = " selected" if name == chosen else ""
    return f'<option value="{name}" data-page="{page}"{selected}>{escape(library()[name].title)}</option>'


def _bar(book: str) -> str:
    return (
        '<div class="faro-table-bar" hidden>'
        f'<label>Rules <select id="table-book" data-tool="book">{book_options(book)}</select></label>'
        '<a class="faro-book-link">The rules of this book</a>'
        '<span class="faro-deal-number"></span>'
        '<button type="button" data-tool="fresh">New table</button>'
        '<button type="button" data-tool="share">Share</button>'
        '<span class="faro-link" hidden><label for="table-link">Link to this position</label>'
        '<input id="table-link" readonly></span></div><p class="faro-notice"></p>'
    )


def _panel(name: str, summary: str, inside: str) -> str:
    return (
        f'<details data-panel="{name}"><summary>{summary}</summary><div class="faro-panel">{inside}'
        '<div class="faro-answer-here"></div></div></details>'
    )


def _choice(name: str, label: str, options: dict[str, str]) -> str:
    listed = "".join(f'<option value="{value}">{escape(words)}</option>' for value, words in options.items())
    return f'<span><label for="table-{name}">{label}</label> <select id="table-{name}">{listed}</select></span>'


def _button(tool: str, words: str) -> str:
    return f'<button type="button" data-tool="{tool}">{words}</button>'


def _company() -> str:
    habits = {"": "nobody"} | {habit.id: habit.title for habit in HABITS.values()}
    seats = "".join(_choice(f"habit-{name}", name.capitalize(), habits) for name in OTHERS)
    says = "".join(f"<dt>{escape(habit.title)}</dt><dd>{escape(habit.says)}</dd>" for habit in HABITS.values())
    return (
        "<p>They bet before each turn, by one habit each and nothing else. None of it beats the bank.</p>"
        f'<div class="faro-choose">{seats}</div><dl class="faro-habits">{says}</dl>'
    )


_LOG = (
    "<p>The whole deal as text, one act a line. Take it up again from any line, or lay another deal on the table.</p>"
    '<label class="faro-spoken" for="table-log">The deal as text</label>'
    '<textarea id="table-log" rows="8" spellcheck="false" autocomplete="off"></textarea>'
    f'<div class="faro-choose">{_button("lay", "Lay this deal")}{_button("copy-log", "Copy")}'
    f"{_button('download', 'Download')}</div>"
)
_KEPT = (
    "<p>The deals that you have played are kept in this browser, and nowhere else; so are the switches you have set. "
    "Nothing of it leaves the machine unless you export it. A deal that is imported stands beside those that are "
    "here.</p>"
    f'<div class="faro-choose">{_button("export", "Export everything")}'
    '<span><label for="table-import">Import</label> <input type="file" id="table-import" accept="application/json">'
    f"</span>{_button('forget', 'Forget everything')}</div>"
)
_PANELS = (
    ("price", "What this bet costs", "<p>Of the card that has the focus, or lies under the pointer.</p>"),
    (
        "cost",
        "What the deal has cost",
        "<p>What bets as yours lose on average, beside what yours have lost.</p>",
    ),
    (
        "under",
        "Under another book",
        "<p>The same cards and the same stakes, by every other rule-book, each opening the deal in its own way.</p>",
    ),
    (
        "sheet",
        "Tab sheet",
        f'<div class="faro-choose">{_choice("signs", "Marks of", HANDS)}'
        f"{_button('copy-sheet', 'Copy')}{_button('print', 'Print')}</div>",
    ),
    ("log", "The deal so far", _LOG),
    ("company", "Others at the table", _company()),
    ("kept", "Kept in this browser", _KEPT),
)
