"""All bets, for docs/rules/bets/index.md: from glossary/bets.toml, and from the places of the layout."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from html import escape
from posixpath import relpath
from typing import Any

from faro.base import Spot
from faro.odds import as_percent, odds
from faro.pictures import cloth_to_follow, sprite
from faro.rulebooks import library
from faro.seats import View, see
from faro.table import commands as c
from faro.table import decide, fold, fresh, is_taken
from faro.words import capital, covered
from farodocs.data import labels, word
from farodocs.kept import kept
from farodocs.markup import choices, scroll_box

BOOK = "nevada"
"""A book that takes bets on the High Card, so that the cloth has its bar."""

FIELDS = ("cards", "eras", "kind")
"""The fields by which the list can be narrowed, with their words in labels.toml; the last stands over its rows."""


def listed(bets: Mapping[str, Mapping[str, Any]]) -> str:
    """A table of the bets, and choices that leave fewer of them. Raises `KeyError` for a value that has no words."""
    names = ("Bet", "In one line", *(word("bets", name) for name in FIELDS[:-1]))
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    groups = "".join(
        f'<tbody><tr><th scope="rowgroup" colspan="4">{escape(capital(word("bets", "kind", kind)))}</th></tr>'
        f"{''.join(_row(key, bet) for key, bet in bets.items() if bet['kind'] == kind)}</tbody>"
        for kind in dict.fromkeys(bet["kind"] for bet in bets.values())
    )
    table = f'<table class="faro-table faro-bets-list"><thead><tr>{heads}</tr></thead>{groups}</table>'
    selects = {name: (word("bets", name), _options(name, bets)) for name in FIELDS}
    chosen = choices("faro-filter", ".faro-bets-list [data-kind]", selects, ("{all} bets.", "{shown} of {all} bets."))
    return f'<div class="faro-choices-above">{chosen}</div>\n{scroll_box("Every bet", table)}'


def cloth(bets: Mapping[str, Mapping[str, Any]]) -> str:
    """The cloth of the table with nothing on it, each place a link to its bet: in each row one stop of the Tab key."""
    rows: set[str] = set()

    def link(spot: Spot, row: str, said: str, inside: str) -> str:
        key = spot.sort.entry
        passed = ' tabindex="-1"' if row in rows else ""
        rows.add(row)
        place, bet = escape(capital(spot.word)), escape(bets[key]["name"])
        told = f'data-told="{place}" data-bet="{bet}" data-takes="{_takes(spot)}" data-costs="{escape(_costs(spot))}"'
        leads = f'href="{escape(address(bets[key], key))}" aria-label="{place}: {bet}"'
        return f'<a {leads} {said} data-row="{row}"{passed} {told}>{inside}</a>'

    return (
        f'{sprite()}<div class="faro-board"><div class="faro-baize"><div class="faro-lies" role="group"'
        f' aria-label="The places of the layout">{cloth_to_follow(bare(), link)}</div></div></div>'
    )


def bare() -> View:
    """The cloth of the book's table with nothing on it, as anybody sees it."""
    return see(fold(fresh(), decide(fresh(), c.OpenTable(library()[BOOK]))))


def _takes(spot: Spot) -> str:
    """The ranks that a check there is a bet on."""
    return " ".join(rank.code for rank in (*spot.ranks, *spot.against))


def _costs(spot: Spot) -> str:
    """What a place takes in, and what a stake there costs in a fresh pack under the book of the cloth."""
    book = library()[BOOK]
    ranks = f"{capital(covered(spot))}. " if covered(spot) else ""
    if not is_taken(book, spot.kind):
        return f"{ranks}{book.name} takes no such bet."
    cost = kept("cloth-cost", [BOOK, spot.id], lambda: str(odds(book, spot).until_decided), [BOOK])
    return f"{ranks}Costs {as_percent(Fraction(cost))} of a stake left until it is decided, by {book.name}."


def address(bet: Mapping[str, Any], key: str) -> str:
    """Where a bet is told, as seen from the list: the page's address and the anchor of its section."""
    return f"{relpath(bet['page'], 'rules/bets')}/#{key}"


def _row(key: str, bet: Mapping[str, Any]) -> str:
    data = "".join(f' data-{name}="{escape(" ".join(_values(bet, name)))}"' for name in FIELDS)
    told = (", ".join(word("bets", name, value) for value in _values(bet, name)) for name in FIELDS[:-1])
    cells = "".join(f"<td>{escape(each)}</td>" for each in told)
    return (
        f'<tr{data}><th scope="row"><a href="{escape(address(bet, key))}">{escape(bet["name"])}</a></th>'
        f"<td>{escape(bet['line'])}</td>{cells}</tr>"
    )


def _values(bet: Mapping[str, Any], name: str) -> list[str]:
    return [bet[name]] if isinstance(bet[name], str) else list(bet[name])


def _options(name: str, bets: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """The choices of a field: no choice, then its values in the order of their labels."""
    used = {value for bet in bets.values() for value in _values(bet, name)}
    return {"": "all"} | {value: word("bets", name, value) for value in labels()["bets"][name] if value in used}
