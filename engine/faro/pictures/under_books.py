"""The same log under several rule-books as an HTML table: what each says, whom it leaves with what, how it differs."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import count
from faro.pictures.escaping import escape
from faro.words import Reading, differences


def under_books(readings: Sequence[Reading], caption: str) -> str:
    """A table with a row a book; the first is the table's own, from which the others differ.

    A book that refuses the log has come to no number of checks.
    """
    own = readings[0]
    punters = [*dict.fromkeys(punter for reading in readings for punter in reading.checks)]
    heads = (
        "Rule-book",
        "What is said",
        *(f"{punter.capitalize()}, checks in all" for punter in punters),
        "Differs in",
    )
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    rows = "".join(_row(reading, own, punters) for reading in readings)
    return (
        f'<table class="faro-table faro-under"><caption>{escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _row(reading: Reading, own: Reading, punters: Sequence[str]) -> str:
    mark = ' class="faro-own"' if reading is own else ' class="faro-refuses"' if reading.error else ""
    held = "".join(f"<td>{'–' if reading.error else reading.checks.get(punter, '–')}</td>" for punter in punters)
    return (
        f'<tr{mark}><th scope="row">{escape(reading.book.name)}</th><td>{escape(reading.say)}</td>{held}'
        f"<td>{_differs(reading, own)}</td></tr>"
    )


def _differs(reading: Reading, own: Reading) -> str:
    """The rules in which a book departs from the table's own, folded up: there can be many."""
    rules = differences(own.book, reading.book)
    if not rules:
        return "this table’s book" if reading is own else "nothing"
    items = "".join(
        f'<li data-rule="{rule}">{rule.replace("_", " ")} {escape(str(getattr(reading.book, rule)))}</li>'
        for rule in rules
    )
    return f"<details><summary>{count(len(rules), 'point')}</summary><ul>{items}</ul></details>"
