"""What a terminal shows: tables in colours, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.theme import Theme

from faro.base import FaroError
from faro.table import Table, draw

_THEME = Theme(
    {
        "faro.red": "red",
        "faro.copper": "dark_orange3",
        "faro.stake": "bold",
        "faro.head": "dim",
        "faro.wrong": "bold red",
        "faro.remedy": "green",
        "faro.said": "italic",
    }
)


class _OnTheTable(RegexHighlighter):
    """Red suits, stakes, and those under a copper."""

    base_style = "faro."
    highlights: ClassVar[list[str]] = [
        r"(?P<red>\b(?:10|[2-9AJQK])[dh]\b)",
        r"(?<=[0-9AJQK ])(?P<stake> [a-z]\d+[hbm^/~]*)(?!\w)",
        r"(?P<copper>\b[a-z]\d+c[hbm^/~]*)",
        r"(?P<head>^(?:out|in hand|and|soda|face|lost)\b)",
    ]


def console(*, stderr: bool = False) -> Console:
    """Where it is printed. Colours go to a terminal alone, and not where NO_COLOR is set."""
    return Console(theme=_THEME, highlight=False, stderr=stderr, soft_wrap=True)


@contextmanager
def progress(deals: int) -> Iterator[Callable[[int], None]]:
    """A bar, on a terminal, that tells how many deals are done and how long the rest will take."""
    out = console(stderr=True)
    columns = ("[progress.description]deals", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, disable=not out.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=deals)
        yield lambda done: bar.update(task, completed=done)


def show(out: Console, table: Table, seat: str | None = None) -> None:
    """A table as a seat sees it."""
    out.print(_OnTheTable()(draw(table, seat)), end="")


def complain(out: Console, error: FaroError, file: str = "") -> None:
    """What is wrong: where, what, and on the next line what to do."""
    places = [file, *(str(at) for at in (error.line, error.column) if at is not None)]
    where = ":".join(filter(None, places))
    out.print(f"{escape(where)}{': ' if where else ''}[faro.wrong]{escape(error.sentence)}[/] ({error.code})")
    if error.hint:
        out.print(f"  [faro.remedy]{escape(error.hint)}[/]")
