"""The ```faro-hundred fence: what becomes of a hundred like stakes on one card, by the cards left and how many match.

The page holds one position, with its numbers; the others stand in a file for each book, reckoned at build, which is
fetched when a reader moves the count of cards. The calculator reads the same files before it asks the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from itertools import count
from pathlib import Path
from typing import Any

from faro.base import PACK, SPOTS, Suit
from faro.odds import Chances, Odds, as_percent, cost_sentence, in_a_hundred, odds, three_ways, turn_sentence
from faro.pictures import ENDS, hundred_checks
from faro.rulebooks import Rulebook, book_called, library
from faro.words import capital
from farodocs.fences.cards_left import plot, table
from farodocs.inline import position
from farodocs.kept import kept
from farodocs.markup import Fence, file_link, live_part, module, one_of, scroll_box

SCRIPT = "assets/faro/odds/faro-hundred.js"
FOLDER = "assets/odds"
PLACE = "{place}"
"""Stands in the sentences of a file where the script puts the words of a place."""

_ANY = "one card"
_MEASURES = {"until": "Left until it is decided", "turn": "On the next turn alone"}


def file_of(book: str) -> str:
    """Where the numbers of a book lie, from the root of the site."""
    return f"{FOLDER}/{book}.json"


def render(options: dict[str, str], file: Callable[[str], str]) -> str:
    """The picture of one position, its sentence and its table, with the choices that a script brings to life.

    `file` tells where the page finds a file. Raises `ValueError`, in one sentence, for an option or a
    book that is unknown, and for a position in which no deal can stand.
    """
    for name in ("id", "title"):
        if name not in options:
            raise ValueError(f'a faro-hundred fence needs {name}; write {name}="…" in its head')
    book = book_called(options.get("rules", "hoyle-1864"), library())
    costs = table(book)
    cell = f"{options.get('cards', max(costs))}-{options.get('of', len(Suit))}"
    found = cells(book).get(cell)
    if found is None:
        raise ValueError(f"under {book.name} no deal stands so, {cell.replace('-', ' cards left and of the rank ')}")
    id, title = options["id"], options["title"]
    chart = ""
    if one_of(options, "chart", ("no", "yes")) == "yes":
        fewest = int(options.get("fewest", "9"))
        chart = plot(f"{title}: the cost", {left: row for left, row in costs.items() if left >= fewest})
    return (
        f'<faro-hundred id="{escape(id)}" data-file="{escape(file(file_of(book.id)))}" data-at="{cell}">'
        f'<figure aria-labelledby="{id}-title"><figcaption id="{id}-title">{escape(title)}</figcaption>'
        f'{_choices(id, costs, cell)}<p class="faro-headline"><strong>{as_percent(found.until_decided)}</strong></p>'
        f'<p class="faro-said">{escape(cost_sentence(_ANY, False, found))}</p>'
        f"{hundred_checks(in_a_hundred(found.until), id)}{_out(book, cell)}{_numbers(title, found)}</figure>"
        f"{chart}</faro-hundred>"
    )


def _choices(id: str, costs: Mapping[int, Any], cell: str) -> str:
    cards, of_rank = cell.split("-")
    most = max(left for left in costs if (left - min(costs)) % 2 == 0)
    # A turn takes two: after the last of their steps the whole pack is one more, though it has one card more alone.
    whole = int(cards) == most + 1
    sliders = {
        "cards": ("Cards left", min(costs), most + 2 * whole, 2, cards),
        "of": ("Of the card’s rank", 1, len(Suit), 1, of_rank),
    }
    drawn = "".join(
        f'<label for="{id}-{name}">{label} <output for="{id}-{name}">{value}</output></label>'
        f'<input type="range" id="{id}-{name}" name="{name}" min="{low}" max="{high}" step="{step}"'
        f' value="{high if name == "cards" and whole else value}" aria-valuetext="{value}" autocomplete="off">'
        for name, (label, low, high, step, value) in sliders.items()
    )
    measures = "".join(
        f'<label><input type="radio" name="measure" value="{measure}"{" checked" if measure == "until" else ""}'
        f' autocomplete="off"> {words}</label>'
        for measure, words in _MEASURES.items()
    )
    return f'<form class="faro-hundred-set">{drawn}<div role="radiogroup" aria-label="Measure">{measures}</div></form>'


def _out(rules: Rulebook, cell: str) -> str:
    """What the soda does to the stake, where the picture begins at the whole pack or at the first turn."""
    first, whole = len(PACK) - rules.shown_first, f"{len(PACK)}-{len(Suit)}"
    if rules.first_stakes != "before-soda" or rules.opening != "soda" or cell not in (whole, f"{first}-{len(Suit)}"):
        return ""
    before, after = cells(rules)[whole].until_decided, cells(rules)[f"{first}-{len(Suit)}"].until_decided
    if before == after:
        return ""
    said = f"The soda is out, of another rank. Before it is seen the stake costs {as_percent(before)}."
    if cell == whole:
        said = f"Once the soda is out, of another rank, {first} cards are left, and a stake costs {as_percent(after)}."
    return f'<p class="faro-soda-out">{said}</p>'


def _numbers(title: str, found: Odds) -> str:
    heads = "".join(f'<th scope="col">{words}</th>' for words in _MEASURES.values())
    rows = "".join(
        f'<tr><th scope="row">{escape(capital(words))}</th>'
        + "".join(
            f'<td data-of="{measure} {end}">{escape(three_ways(getattr(chances, end))["percent"])}</td>'
            for measure, chances in {"until": found.until, "turn": found.turn}.items()
        )
        + "</tr>"
        for end, words in ENDS.items()
    )
    body = f'<table class="faro-table"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return f"<details><summary>The numbers</summary>{scroll_box(f'The numbers: {title}', body)}</details>"


def cells(rules: Rulebook) -> Mapping[str, Odds]:
    """The odds of one card by `cards-of`: cards left and how many of its rank, for every position of a deal.

    A book that takes no stake on a rank of which a card is out has the fresh pack alone.
    """
    costs = table(rules) if rules.second_bets == "taken" else {}
    found = {
        f"{left}-{of_rank}": odds(rules, SPOTS["A"], position(left, of_rank), entering=True)
        for left, row in costs.items()
        for of_rank, cost in row.items()
        if cost is not None and left < len(PACK)
    }
    return {f"{len(PACK)}-{len(Suit)}": odds(rules, SPOTS["A"]), **found}


def write(folder: Path) -> None:
    """Write the numbers of every book."""
    for id, book in library().items():
        live_part.write(folder / f"{id}.json", kept("hundreds", [id], partial(baked, book), [id]))


def baked(rules: Rulebook) -> dict[str, Any]:
    """What a file holds: `figures`, each told in three ways, and `cells`, which name them by their numbers."""
    numbers: dict[tuple[str, ...], int] = {}
    counter = count()

    def number(figure: Any) -> int | None:
        if figure is None:
            return None
        told = three_ways(figure)
        key = (told["fraction"], told["percent"], told["one_in"])
        if key not in numbers:
            numbers[key] = next(counter)
        return numbers[key]

    def measured(chances: Chances, gain: Any, say: str) -> dict[str, Any]:
        shares = in_a_hundred(chances)
        return {
            "gain": number(gain),
            "hundred": [shares[end] for end in ENDS],
            "chances": [number(getattr(chances, end)) for end in ENDS],
            "say": say,
        }

    told = {
        cell: {
            "turn": measured(found.turn, found.per_turn, turn_sentence(PLACE, found)),
            "decided": number(found.per_decided),
            "until": measured(found.until, found.until_decided, cost_sentence(PLACE, False, found)),
        }
        for cell, found in cells(rules).items()
    }
    return {"ends": [*ENDS], "figures": [*map(list, numbers)], "cells": told}


FENCE = Fence(
    "faro-hundred",
    "faro-points",
    ("id", "rules", "cards", "of", "title", "chart", "fewest"),
    "its book stands",
    lambda given, _, md: render(given, lambda file: file_link(md, file)) + module(file_link(md, SCRIPT)),
)
