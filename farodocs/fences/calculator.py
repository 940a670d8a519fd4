"""The ```faro-calculator fence: what a bet costs in a position that the reader sets.

Where there is no script the form is hidden. What the page shows first is answered here, by the same door that answers
in the browser; the script only puts the words of a later answer where those of the first one stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

from faro.base import KINDS_OF_BET, PACK, SPOTS, Rank, Spot, spot
from faro.pictures import hundred_checks
from faro.rulebooks import Rulebook, book_called, library
from faro.table import is_taken
from faro.words import capital
from farodocs.data import labels
from farodocs.fences.hundred import file_of
from farodocs.markup import Fence, answered, field_group, file_link, live_part, module, scroll_box

SCRIPT = "assets/faro/calculator/odds-calculator.js"
OWN = "own"
"""The value of the choice that lets the reader write ranks strung or heeled."""

HEADINGS = {kind: bet.heading for kind, bet in KINDS_OF_BET.items() if bet.where != "strung"}
"""The kinds of bet in the list of places, in order, each with its heading."""

POSITIONS = {
    "A fresh pack": "4444444444444",
    "After ten turns": "3231232322332 4231232322332",
    "One Queen left": "3332232322312 4332232322312",
    "Three Queens near the end": "0000000000131 1000000000131",
}
"""Positions to begin from: how many are left of each rank, once the soda is out and where none goes out first."""

_FORMS = {"percent": "Per cent", "one_in": "One in", "fraction": "Exactly"}
_GAINS = {
    "turn": "on the next turn alone",
    "decided": "on what the next turn decides",
    "until": "left until it is decided",
}
_ENDS = {
    "won": "is won",
    "lost": "is lost",
    "half": "loses a part",
    "drawn": "is given back",
    "left": "is never decided",
}

_BESIDES = {
    "ranked": "Every bet of this position, the cheapest first",
    "house_rules": "What other rules would change",
}
"""What is asked beside the price, by the session's word for it."""

_ONE_LINE = (
    "<details data-one-line><summary>This position in one line</summary>"
    '<p id="odds-line-how">Copy it, or paste another over it: the calculator takes its book, the cards left, and the '
    'first stake.</p><label for="odds-line">Position</label><textarea id="odds-line" rows="4" spellcheck="false" '
    'autocapitalize="off" aria-describedby="odds-line-how"></textarea><p class="faro-line-wrong" hidden></p>'
    '<p class="faro-line-said"></p><div class="faro-choose"></div></details>'
)
"""The position as `faro.format_position` writes it, with what is wrong in one that was pasted."""


def render(options: dict[str, str], file: Callable[[str], str]) -> str:
    """The calculator, set to a fresh pack under one book.

    `file` tells where the page finds the script that heeds the reader, and the numbers of a book. Raises `ValueError`,
    in one sentence, for an option that is unknown, and for a book or a place for which there is no answer.
    """
    book, place = options.get("rules", "hoyle-1864"), options.get("place", "Q")
    answer = answered("odds", rules=book, place=place)
    if answer["error"]:
        raise ValueError(answer["say"])
    return (
        f"<faro-calculator>{_form(book_called(book, library()), spot(place), answer, file)}</faro-calculator>"
        + module(file(SCRIPT))
        + "<noscript><p>The calculator needs a script.</p></noscript>"
    )


def _form(rules: Rulebook, place: Spot, answer: dict[str, Any], file: Callable[[str], str]) -> str:
    beads = f'<p class="faro-odds-count">{len(PACK)} cards left</p><div>{"".join(map(_beads, Rank))}</div>'
    keeper = field_group('class="faro-keeper"', "In the box", beads)
    presses = (
        f'<button type="button" data-left="{left}">{words}</button>'
        for words, left in POSITIONS.items()
    )
    return (
        '<form class="faro-odds" aria-label="What a bet costs" autocomplete="off"><div class="faro-choose">'
        f"{_select('rules', 'Rule-book', _books(rules, file))}{_select('place', 'Bet on', _places(place))}"
        '<span data-own hidden><label for="odds-own">Ranks</label> <input id="odds-own" name="own" value="Q+9+4"'
        ' size="9" autocomplete="off" spellcheck="false" aria-describedby="odds-own-how"> '
        '<span id="odds-own-how">+ strings them, Q/9 heels the Queen against the Nine</span></span>'
        '<label class="faro-odds-copper"><input type="checkbox" name="copper"> Coppered</label></div>'
        '<p data-house hidden><span></span> <button type="button" data-by-the-book>By the book again</button></p>'
        '<div class="faro-asked"><div class="faro-choose faro-set"><span>Begin from</span>'
        f"{''.join(presses)}</div>{keeper}"
        f'<div class="faro-answered"><div class="faro-sum"><p class="faro-headline">'
        f'<strong data-of="until.percent">{escape(answer["until"]["percent"])}</strong></p>'
        f'<p class="faro-said">{escape(answer["say"])}</p></div>'
        f"{hundred_checks(answer['hundred']['until'], 'odds-hundred')}</div></div>"
        f"{_answers('The bank gains by one stake', _GAINS, answer, '')}"
        f"{_answers('Left until it is decided, the stake', _ENDS, answer, 'chances.')}{_besides()}{_ONE_LINE}</form>"
    )


def _select(name: str, label: str, options: str) -> str:
    chosen = f'<select id="odds-{name}" name="{name}">{options}</select>'
    return f'<span><label for="odds-{name}">{label}</label> {chosen}</span>'


def _books(chosen: Rulebook, file: Callable[[str], str]) -> str:
    """The books: numbers, kinds of bet, whether a stake may be coppered, and the counts at which a turn is dealt."""
    return "".join(
        f'<option value="{book.id}" data-file="{escape(file(file_of(book.id)))}" data-kinds="{" ".join(_kinds(book))}"'
        f'{" data-copper" * (book.copper == "allowed")} data-undealt="{escape(_undealt(book))}"'
        f' data-turns="{book.left_last + 2} {len(PACK) - book.shown_first}"{" selected" * (book.id == chosen.id)}>'
        f"{escape(book.short)}</option>"
        for book in library().values()
    )


def _undealt(book: Rulebook) -> str:
    """At which counts a turn is dealt, as the engine says where it is asked about another, such as one card."""
    return capital(answered("odds", rules=book.id, place="A", left={"A": 1})["error"]["hint"])


def _kinds(book: Rulebook) -> Iterator[str]:
    return (kind for kind in (*HEADINGS, "string") if is_taken(book, kind))


def _places(chosen: Spot) -> str:
    places = sorted(SPOTS.values(), key=lambda place: [*HEADINGS].index(place.kind))
    groups = "".join(
        f'<optgroup label="{escape(HEADINGS[kind])}" data-kind="{kind}">'
        f"{''.join(_option(place, chosen) for place in of_kind)}</optgroup>"
        for kind, of_kind in groupby(places, key=lambda place: place.kind)
    )
    own = f'<option value="{OWN}">ranks strung or heeled…</option>'
    return f'{groups}<optgroup label="By word of mouth" data-kind="string">{own}</optgroup>'


def _option(place: Spot, chosen: Spot) -> str:
    return f'<option value="{escape(place.id)}"{" selected" * (place == chosen)}>{escape(place.word)}</option>'


def _beads(rank: Rank) -> str:
    """The choice of how many are left of a rank; it begins with all four."""
    beads = "".join(
        f'<label><input type="radio" name="left-{rank.code}" value="{count}" aria-label="{count} left"'
        f'{" checked" if count == 4 else ""}><span aria-hidden="true">{count}</span></label>'
        for count in range(5)
    )
    return (
        f'<div class="faro-beads-left" role="radiogroup" aria-label="{rank.word}" data-rank="{rank.code}">'
        f'<b aria-hidden="true">{rank.code}</b>{beads}</div>'
    )


def _besides() -> str:
    """What the engine tells of the position when it is opened."""
    return "".join(
        f'<details data-ask="{door}"><summary>{words}</summary><div class="faro-answer-here"></div></details>'
        for door, words in _BESIDES.items()
    )


def write_words(file: Path) -> None:
    """Write what every rule is called, and its values, for the script."""
    live_part.write(file, labels()["rules"])


def _answers(caption: str, rows: dict[str, str], answer: dict[str, Any], within: str) -> str:
    """A table of figures; each cell names the part of an answer that belongs there."""
    heads = "".join(f'<th scope="col">{head}</th>' for head in _FORMS.values())
    found = answer["chances"] if within else answer

    def cell(name: str, form: str) -> str:
        return f'<td data-of="{within}{name}.{form}">{escape(found[name][form]) if found[name] else "–"}</td>'

    body = "".join(
        f'<tr><th scope="row">{words}</th>{"".join(cell(name, form) for form in _FORMS)}</tr>'
        for name, words in rows.items()
    )
    return scroll_box(
        caption,
        f'<table class="faro-table faro-answer"><caption>{caption}</caption><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table>",
    )


FENCE = Fence(
    "faro-calculator",
    "faro-calculator",
    ("rules", "place"),
    "its book and place stand",
    lambda given, _, md: render(given, lambda file: file_link(md, file)),
)
