"""Everything that is wrong with a log or a position, at once: for whoever mends a text rather than plays it."""

from __future__ import annotations

from collections.abc import Mapping

from faro.base import FaroError
from faro.notation.log import lines_of, parse_line, word_of
from faro.notation.position import FORM
from faro.rulebooks import Rulebook
from faro.table import commands as c
from faro.table import decide, fold, fresh

_NAMING = ("rules", "position", FORM)
"""The words of the lines that name a book."""


def faults(text: str, library: Mapping[str, Rulebook]) -> tuple[FaroError, ...]:
    """Every fault of a log, or of positions a line each, with its line; none where all is well.

    A line that cannot be played is passed over, and what follows is held against the table without it. That no book is
    named is told once, and not where a line names one wrongly.
    """
    found: list[FaroError] = []
    table, is_told = fresh(), False
    for number, line in enumerate(lines_of(text), 1):
        try:
            command = parse_line(line, library)
            if isinstance(command, c.SetUp) and word_of(line) == FORM:
                table = command.table
            elif command is not None:
                table = fold(table, decide(table, command))
        except FaroError as error:
            if error.code != "no-rules" or not is_told:
                found.append(error.at(number))
            is_told = is_told or error.code == "no-rules" or word_of(line) in _NAMING
    return tuple(found)
