"""All rule-books side by side, for docs/rules/rulebooks.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from faro.base import count
from faro.rulebooks import RULES, Rulebook, Source
from faro.words import said_of
from farodocs.data import labels, word, works
from farodocs.data.records import DataError
from farodocs.markup import choices, cite, scroll_box

ROOT = "../../"
"""The root of the site, as seen from that page."""


def compared(books: Mapping[str, Rulebook]) -> str:
    """Every rule of every book, group by group, with who says so.

    Raises `KeyError` for a rule or a value that has no words, and `DataError` for a source that is not described.
    """
    shelf = list(books.values())
    _check_sources(shelf)
    return "".join(_group(group, shelf) for group in labels()["groups"])


def _check_sources(books: Iterable[Rulebook]) -> None:
    """Every source that a book cites, by its file and the rule that cites it."""
    unknown = [
        f"engine/faro/rulebooks/{book.id}.toml: {rule}.source: {source.work!r} is no key of glossary/sources.toml; "
        "add it there"
        for book in books
        for rule, source in book.sources.items()
        if source.work is not None and source.work not in works()
    ]
    if unknown:
        raise DataError(*unknown)


def shelf(books: Mapping[str, Rulebook]) -> str:
    """A choice of two books; folded under it all of them, and of each how much it states and how much is assumed."""
    rows = "".join(
        f'<tr id="book-{book.id}"><th scope="row">{escape(book.short)} <code>{escape(book.id)}</code></th>'
        f"<td>{escape(book.title)}</td><td>{stated} stated, {len(RULES) - stated} assumed</td></tr>"
        for book in books.values()
        for stated in [sum(book.source(rule).work is not None for rule in RULES)]
    )
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("Book, and in a log", "What it is", "Its rules"))
    table = f'<table class="faro-table"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return f"{_choose(books.values())}<details><summary>The {len(books)} books</summary>{table}</details>"


def _choose(books: Iterable[Rulebook]) -> str:
    options = {"": "all books"} | {book.id: book.short for book in books}
    said = ("Every point of every book.", "The two tables differ on {shown} of {all} points.")
    selects = {"one": ("Compare", options), "other": ("with", options)}
    drawn = choices("faro-comparison", ".faro-rulebooks tbody tr", selects, said)
    return f'<div class="faro-choices-above">{drawn}</div>\n'


def _group(group: Mapping[str, Any], books: list[Rulebook]) -> str:
    heads = "".join(f'<th scope="col" data-book="{book.id}">{escape(book.short)}</th>' for book in books)
    rows = "".join(_row(rule, books) for rule in group["rules"])
    table = (
        f'<table class="faro-table faro-rulebooks"><thead><tr><th scope="col">Point</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
    sources = "\n".join(_sources(rule, books) for rule in group["rules"])
    return (
        f"## {group['title']}\n\n{group['line']}\n\n{scroll_box(group['title'], table)}\n"
        f"<p data-none hidden>On these points the two tables are alike.</p>\n\n{sources}\n\n"
    )


def _row(rule: str, books: list[Rulebook]) -> str:
    said = said_of(rule, books)
    differs = len({*said.values()}) > 1
    mark = "≠ books differ" if differs else _agreed(len(said), len(books))
    cells = "".join(
        f'<td data-book="{book.id}" data-value="{value}">{escape(word("rules", rule, value))}{mark_assumed}</td>'
        for book in books
        for value, mark_assumed in [(getattr(book, rule), assumed(book, rule))]
    )
    return (
        f'<tr class="{"faro-differ" if differs else "faro-agree"}"><th scope="row"><a href="#rule-{rule}">'
        f'{escape(word("rules", rule))}</a> <span class="faro-mark">{mark}</span></th>{cells}</tr>'
    )


def _agreed(say: int, books: int) -> str:
    """The mark of a rule of which so many books speak, all to one effect."""
    if say == books:
        return "= all agree"
    return f"= {count(say, 'book')} say{'s' if say == 1 else ''} so" if say else "no book says"


def assumed(book: Rulebook, rule: str) -> str:
    """The mark behind a value that stands in no words of its book: the house set it, or it had to be assumed."""
    if book.source(rule).work:
        return ""
    return f' <span class="faro-assumed">{"house rule" if rule in dict(book.house_rules) else "assumed"}</span>'


def _sources(rule: str, books: Iterable[Rulebook]) -> str:
    """Who says so: each book with its value and the place of it."""
    items = "".join(
        f'<li data-book="{book.id}"><b>{escape(book.short)}</b>: {escape(word("rules", rule, getattr(book, rule)))}. '
        f"{_said(book.source(rule))}</li>"
        for book in books
    )
    return (
        f'<details class="faro-sources" id="rule-{rule}"><summary>{escape(word("rules", rule))}: who says so</summary>'
        f"<ul>{items}</ul></details>"
    )


def _said(source: Source) -> str:
    if source.work is None:
        return f'<span class="faro-assumed">Assumed</span>: {escape(source.assumed)}.'
    return f"{cite(source.work, source.place, ROOT)}."
