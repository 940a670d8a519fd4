"""The whole table: what stands around a seat, where an example has the mode `whole`.

The seat is an example like any other: without a script it is a picture and its words. What stands around it asks the
engine, and shows only where a script can heed it. The words of all of it are written here.
"""

from __future__ import annotations

from collections.abc import Collection
from html import escape

from faro.base import checks
from faro.cheats import DEVICES, cheats
from faro.pictures import HANDS
from faro.rulebooks import library
from faro.simulation import HABITS
from faro.table import BANK
from farodocs.data import family
from farodocs.fences.house_rules import house_rules
from farodocs.markup import module

SCRIPT = "assets/faro/table/faro-table.js"
OTHERS = ("bob", "clara", "dan")
"""The punters that may sit down beside the reader."""
PEOPLE = ("you", "ann", "ben", "cleo")
"""Those who may play at one screen. Where the second of them sits, several do: the list tells the script so."""
BANKED_BY_THE_MOST = frozenset({"stuss-private"})
"""The books under which the bank is held by the player who puts up the most for it (Games Forum, Stuss)."""
BIDS = (50, 100, 200, 500, 1_000)
"""What can be put up, in checks."""
PACES = {"slow": "one by one", "quick": "in one stroke", "none": "without motion"}
"""How the cards of a turn may come, as `board/manner.js` keeps it."""
WATCH = {"": "nothing", "one": "one thing each, whatever it is", "all": "everything"}
"""How well those at the table watch."""


def around(seat: str, book: str, script: str) -> str:
    """The table around the HTML of a seat under a book; `script` is where the page finds what heeds the reader."""
    return (
        "<faro-table><noscript><p>The table needs a script: without one nobody deals.</p></noscript>"
        '<p class="faro-as-file">This page was opened as a file, and a browser runs no table from a file. '
        "Serve the folder of the site, as with <code>python -m http.server</code>, and open it from there.</p>"
        f'{_bar(book)}{seat}<div class="faro-tools" hidden>'
        f"{''.join(_panel(*panel) for panel in _PANELS)}</div>{house_rules()}{_bidding()}</faro-table>"
        + module(script, sole=True)
    )


def book_options(chosen: str, books: Collection[str] = ()) -> str:
    """The options of a list of rule-books, game by game; of `books` alone, where some are given."""
    groups = [
        (
            game["name"],
            "".join(_book(book, game["page"], chosen) for book in game["books"] if not books or book in books),
        )
        for game in family()["games"].values()
        if game.get("books")
    ]
    return "".join(f'<optgroup label="{escape(name)}">{options}</optgroup>' for name, options in groups if options)


def _book(name: str, page: str, chosen: str) -> str:
    selected = " selected" if name == chosen else ""
    if name in BANKED_BY_THE_MOST:
        selected += " data-bid"
    return f'<option value="{name}" data-page="{page}"{selected}>{escape(library()[name].short)}</option>'


def _bar(book: str) -> str:
    return (
        '<div class="faro-table-bar" hidden>'
        f'<label>Rules <select id="table-book" data-tool="book">{book_options(book)}</select></label>'
        '<button type="button" data-tool="menu" class="faro-menu" aria-expanded="false" aria-controls="table-menu">Menu'
        '</button><span class="faro-bar-rest" id="table-menu"><a class="faro-book-link">The rules of this book</a>'
        '<span class="faro-deal-number"></span>'
        '<button type="button" data-tool="house">House rules</button>'
        '<button type="button" data-tool="bid">The bank</button>'
        '<button type="button" data-tool="fresh">New table</button>'
        '<button type="button" data-tool="share">Share</button></span>'
        '<span class="faro-link" hidden></span></div>'
        '<p class="faro-notice"></p>'
    )


def _bidding() -> str:
    """What a script asks everybody who may hold the bank."""
    sums = {"0": "nothing"} | {str(put): checks(put) for put in BIDS}
    listed = "".join(f'<option value="{value}">{words}</option>' for value, words in sums.items())
    return (
        '<template class="faro-bidding"><h2 id="faro-bid-title" tabindex="-1" autofocus>The bank</h2>'
        "<p>Nobody deals for a house here: whoever puts up the most holds the bank, and pays no more than that. So "
        "says the encyclopaedia of the Diagram Group. Of two who put up the same, the first in this list has it; that "
        f'is our assumption.</p><div class="faro-choose"><span><label></label> <select>{listed}</select></span></div>'
        "</template>"
    )


def _panel(name: str, summary: str, inside: str) -> str:
    return (
        f'<details name="table-panel" data-panel="{name}"><summary>{summary}</summary><div class="faro-panel">{inside}'
        '<div class="faro-answer-here"></div></div></details>'
    )


def _choice(name: str, label: str, options: dict[str, str], said: str = "") -> str:
    listed = "".join(f'<option value="{value}">{escape(words)}</option>' for value, words in options.items())
    return f'<span><label for="table-{name}">{label}</label> <select id="table-{name}"{said}>{listed}</select></span>'


def _button(tool: str, words: str) -> str:
    return f'<button type="button" data-tool="{tool}">{words}</button>'


def _devices() -> str:
    """The devices that may come to the table: those of a player for the reader, the others for him as the dealer."""
    sides = {"For you, as a player": ("punter", "you"), "For you, as the dealer": ("bank", BANK)}
    groups = "".join(
        f'<optgroup label="{title}">'
        + "".join(
            f'<option value="{device.id} {user}">{escape(cheats()[device.id].name)}</option>'
            for device in DEVICES.values()
            if device.whose in (side, "either")
        )
        + "</optgroup>"
        for title, (side, user) in sides.items()
    )
    return (
        "<p>A cheat’s device works from the next deal on. What it tells, and lets you do, stands by your checks. "
        "When the deal is out, you read what was done and what gives it away.</p>"
        f'<div class="faro-choose"><span><label for="table-device">A device</label> <select id="table-device">{groups}'
        f"</select></span>{_button('device', 'Bring it')}{_button('deal-for-the-bank', 'Deal for the bank')}"
        f"{_button('play-again', 'Back to your seat')}{_choice('watch', 'The others watch', WATCH)}</div>"
        "<p>Punters watch the dealer; the dealer and a look-out watch you. They see what the sources, or the works of "
        "the thing, say gives it away. One thing each is drawn anew for every deal. Whoever watches a thing never "
        "misses it, which is our assumption: no source says how often a cheat was seen. Then nobody plays on, for the "
        "dealer may stop when he likes and a punter get up. What else was done to a cheat, no law says.</p>"
    )


def _company() -> str:
    habits = {"": "nobody"} | {habit.id: habit.title for habit in HABITS.values()}
    seats = "".join(_choice(f"habit-{name}", name.capitalize(), habits) for name in OTHERS)
    people = {" ".join(PEOPLE[:many]): str(many) for many in range(1, len(PEOPLE) + 1)}
    second = f' data-second="{PEOPLE[1]}"'
    says = "".join(f"<dt>{escape(habit.title)}</dt><dd>{escape(habit.says)}</dd>" for habit in HABITS.values())
    return (
        "<p>They bet before each turn, by one habit each and nothing else. None of it beats the bank.</p>"
        f'<div class="faro-choose">{seats}{_choice("people", "People at this screen", people, second)}</div>'
        "<p>Each person has a purse. Press a name over the cloth to give it the seat.</p>"
        f"{_devices()}"
        f'<dl class="faro-habits">{says}</dl>'
    )


def _manner() -> str:
    """How cards come and whether they are heard: the reader's own choice, which a script keeps."""
    sound = '<button type="button" data-tool="sound" aria-pressed="false">Sound</button>'
    return (
        f'<div class="faro-choose">{_choice("pace", "The cards of a turn come", PACES)}{sound}</div>'
        "<p>A second press while they come shows the end at once. Sound is off until you press it; a phone then buzzes "
        "too. Where your machine is set to reduced motion, nothing moves.</p>"
    )


_LOG = (
    "<p>The whole deal, one act a line. Go on from any line, or lay another deal.</p>"
    '<label class="faro-spoken" for="table-log">The deal as text</label>'
    '<textarea id="table-log" rows="8" spellcheck="false" autocomplete="off"></textarea>'
    f'<div class="faro-choose">{_button("lay", "Lay this deal")}{_button("copy-log", "Copy")}'
    f"{_button('download', 'Download')}</div>"
)
_KEPT = (
    "<p>What you do on this site is kept in this browser and sent nowhere: the deals that you play, an evening with "
    "real cards, the lessons you have done and what they will ask again, and the switches you have set.</p>"
    "<p>The file holds all of that. Taken in, here or elsewhere, it adds what is missing; what is there stays. "
    "<i>Forget everything</i> means the lessons too.</p>"
    f'<div class="faro-choose">{_button("export", "Save everything as a file")}'
    f'{_button("import", "Load a saved file")}<input type="file" id="table-import" accept="application/json" hidden'
    f' aria-label="The file">{_button("forget", "Forget everything")}</div>'
)
_PANELS = (
    ("price", "What this bet costs", "<p>For the place that you press, point at or move to by key.</p>"),
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
    ("manner", "Motion and sound", _manner()),
    ("kept", "Kept in this browser", _KEPT),
)
