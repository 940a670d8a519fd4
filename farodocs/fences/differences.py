"""The ```faro-rules fence: a table of the points on which two rule-books or more differ."""

from __future__ import annotations

from html import escape

from faro.base import in_a_row
from faro.rulebooks import RULES, Rulebook, book_called, library
from faro.words import differences, names_of
from farodocs.data import labels, word
from farodocs.markup import Fence, page_link, scroll_box
from farodocs.parts import assumed


def render(options: dict[str, str], page: str) -> str:
    """The HTML of a table from its options; its rows lead to `page`, where each point is told with its sources.

    Raises `ValueError`, in one sentence, for an option that is unknown, a book that is, and fewer than two books.
    """
    books = _books(options.get("books", ""))
    differ = differences(*books)
    said = _said(books, len(RULES) - len(differ))
    if not differ:
        return f"<p>{said}</p>"
    heads = "".join(f'<th scope="col">{escape(book.name)}</th>' for book in books)
    rows = "".join(_row(rule, books, page) for group in labels()["groups"] for rule in group["rules"] if rule in differ)
    return scroll_box(
        f"Where {in_a_row([book.name for book in books])} differ",
        f'<table class="faro-table faro-differences"><caption><span>{said}</span></caption>'
        f'<thead><tr><th scope="col">Point</th>{heads}</tr></thead><tbody>{rows}</tbody></table>',
    )


def _books(names: str) -> list[Rulebook]:
    books = [book_called(name, library()) for name in names_of(names)]
    if len(books) < 2:
        raise ValueError('a faro-rules fence lays two books or more side by side; write books="denexa meyer"')
    for number, book in enumerate(books):
        if book in books[:number]:
            raise ValueError(f"a faro-rules fence lays {book.name} beside itself; name it once")
    return books


def _said(books: list[Rulebook], agree: int) -> str:
    listed = in_a_row([f"<i>{escape(book.name)}</i>" for book in books])
    if agree == len(RULES):
        return f"{listed} agree on all {agree} points."
    return f"{listed} agree on {agree} of {len(RULES)} points, and differ on these."


def _row(rule: str, books: list[Rulebook], page: str) -> str:
    cells = "".join(
        f"<td>{escape(word('rules', rule, getattr(book, rule)))}{assumed(book, rule)}</td>" for book in books
    )
    return (
        f'<tr><th scope="row"><a href="{escape(page)}#rule-{rule}">{escape(word("rules", rule))}</a></th>{cells}</tr>'
    )


FENCE = Fence(
    "faro-rules",
    "faro-points",
    ("books",),
    "its books stand",
    lambda given, _, md: render(given, page_link(md, "rules/rulebooks")),
)
