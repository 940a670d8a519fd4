"""A log that is kept and opened again: under which wording of its rule-book it was dealt, and whether that holds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from faro.base import FaroError
from faro.cheats import SQUARE
from faro.notation.log import format_log, good_part, lines_of, play_while_valid, text_of
from faro.notation.look_alikes import plain
from faro.notation.position import FORM
from faro.rulebooks import Rulebook
from faro.table import Table, change_book
from faro.table import commands as c

_COMMENT = re.compile(r"[#\uff03\ufe5f]")
"""Where a comment begins, in whichever of its signs."""


@dataclass(frozen=True, slots=True)
class Reopened:
    """A log as far as it can be played today.

    `changed` says that its rule-book read otherwise when it was written; `error` is the mistake that stopped it.
    """

    log: str
    changed: bool
    error: FaroError | None


def stamped(text: str, library: Mapping[str, Rulebook]) -> str:
    """A log whose first line carries the digest of its rule-book, so that it is known when the wording changes."""
    steps, _ = play_while_valid(text, library)
    lines = lines_of(text)
    for step in steps[:1]:
        if isinstance(step.command, c.OpenTable | c.SetUp) and step.table.rules is not None:
            lines[step.line - 1] = _dated(lines[step.line - 1], step.table.rules.digest)
    return text_of(lines)


def reopen(text: str, library: Mapping[str, Rulebook]) -> Reopened:
    """Open a log that was kept; one under an older wording of its book is played by the present one."""
    steps, error = play_while_valid(text, library)
    if error is None:
        return Reopened(text, False, None)
    if error.code != "rules-changed" or error.line is None:
        return Reopened(good_part(text, steps), False, error)
    lines = lines_of(text)
    lines[error.line - 1] = _dated(lines[error.line - 1])
    undated = text_of(lines)
    steps, error = play_while_valid(undated, library)
    return Reopened(undated if error is None else good_part(undated, steps), True, error)


def _dated(line: str, digest: str = "") -> str:
    """A line that names a book, with this digest of its wording or none, and with all else that stands in it."""
    comment = _COMMENT.search(line)
    said = line[: comment.start()] if comment else line
    words = plain(said).split()
    if FORM in words[:2]:
        at = words.index(FORM) + 1
        words[at] = words[at].partition("@")[0] + (f"@{digest}" if digest else "")
    else:
        # Behind the word and the book stand the rules of the house, each with its value.
        words = [*words[:2], *(word for word in words[2:] if "=" in word), *([digest] if digest else [])]
    return " ".join(words) + line[len(said.rstrip()) :]


def begun_anew(table: Table, seat: str | None = None) -> str | None:
    """The log of a table at which everybody sits down with the checks that he has; nothing where that cannot be.

    It cannot in a deal under way, while anything lies, where the table is crooked, and where `change_book` refuses.
    """
    if table.rules is None or table.is_boxed or table.bets or table.calls or table.secret != SQUARE:
        return None
    try:
        return format_log(change_book(table, table.rules, seat))
    except FaroError:
        return None


def last_deal(text: str, library: Mapping[str, Rulebook]) -> str | None:
    """The last deal of a log that holds several, as a log by itself; nothing where it cannot be taken out."""
    steps, error = play_while_valid(text, library)
    opened = [number for number, step in enumerate(steps) if isinstance(step.command, c.OpenDeal)]
    if error is not None or len(opened) < 2:
        return None
    for number in range(opened[-1] - 1, -1, -1):
        begun = begun_anew(steps[number].table)
        if begun is not None:
            return begun + format_log(step.command for step in steps[number + 1 :])
    return None
