"""The page that lays all rule-books side by side: docs/rules/rulebooks.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any

from faro.rules import RULES, Rulebook, Source
from farodocs.citing import cite
from farodocs.labels import labels, word
from farodocs.reference_table import choices, scroll_box

HEAD = """---
title: The rule-books side by side
description: "Every rule that the books of Faro dispute, book by book: who pays, what is taken, who says so."
hide:
  - toc
---

<!-- Written by farodocs/rulebook_page.py from engine/faro/rulebooks. -->

# The rule-books side by side

The {books} books here agree on {agree} points and differ on {differ}. The dearest quarrel is a stake that wins and
loses in one turn: half of it for the bank, or nothing for anybody. Every board of this site deals by one of these
books and names it.

A value marked *assumed* stands in no words of that book. Something had to be put there, or no deal could be settled;
the reason is given under the table, with the source of everything else.
"""


ROOT = "../../"
"""The root of the site, as seen from this page."""


def write(target: Path, books: Mapping[str, Rulebook]) -> None:
    """Write the page about some rule-books."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(books), encoding="utf-8")


def page(books: Mapping[str, Rulebook]) -> str:
    """The page as Markdown. Raises `KeyError` for a rule, a value or a source that has no words."""
    shelf = list(books.values())
    differ = [rule for rule in RULES if _differs(rule, shelf)]
    head = HEAD.format(books=len(shelf), differ=len(differ), agree=len(RULES) - len(differ))
    groups = "".join(_group(group, shelf) for group in labels()["groups"])
    return f"{head}\n{_shelf(shelf)}\n{_choose(shelf)}\n{groups}"


def _shelf(books: Iterable[Rulebook]) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(book.short)}</th><td>{escape(book.title)}</td><td><code>{escape(book.id)}</code>'
        f"</td><td>{stated}</td><td>{len(RULES) - stated}</td></tr>"
        for book in books
        for stated in [sum(book.source(rule).work is not None for rule in RULES)]
    )
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("Book", "What it is", "In a log", "Stated", "Assumed"))
    table = f'<table class="faro-table"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return f"## The books\n\n{scroll_box('The books', table)}\n"


def _choose(books: Iterable[Rulebook]) -> str:
    options = {"": "all books"} | {book.id: book.short for book in books}
    said = ("Every point of every book.", "{shown} of {all} points differ.")
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
        f'<p class="faro-none" hidden>On these points the two books agree.</p>\n\n{sources}\n\n'
    )


def _row(rule: str, books: list[Rulebook]) -> str:
    differs = _differs(rule, books)
    mark = "≠ books differ" if differs else "= all agree"
    cells = "".join(
        f'<td data-book="{book.id}" data-value="{value}">{escape(word("rules", rule, value))}{mark_assumed}</td>'
        for book in books
        for value, mark_assumed in [(getattr(book, rule), assumed(book, rule))]
    )
    return (
        f'<tr class="{"faro-differ" if differs else "faro-agree"}"><th scope="row"><a href="#rule-{rule}">'
        f'{escape(word("rules", rule))}</a> <span class="faro-mark">{mark}</span></th>{cells}</tr>'
    )


def _differs(rule: str, books: Iterable[Rulebook]) -> bool:
    return len({getattr(book, rule) for book in books}) > 1


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
