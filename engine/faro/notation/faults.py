"""Everything that is wrong with a log or a position, at once: for whoever mends a text rather than plays it."""

from __future__ import annotations

from collections.abc import Mapping

from faro.base import FaroError
from faro.notation.log import parse_line
from faro.notation.position import FORM, parse_position
from faro.rulebooks import Rulebook
from faro.table import decide, fold, fresh


def faults(text: str, library: Mapping[str, Rulebook]) -> tuple[FaroError, ...]:
    """Every fault of a log, or of positions a line each, with its line; none where all is well.

    A line that cannot be played is passed over, and what follows is held against the table without it. That no book is
    named is told once.
    """
    found: list[FaroError] = []
    table = fresh()
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        try:
            if line.split()[:1] == [FORM]:
                table = parse_position(line, library).table
            elif (command := parse_line(line, library)) is not None:
                table = fold(table, decide(table, command))
        except FaroError as error:
            if error.code != "no-rules" or not found:
                found.append(error.at(number))
    return tuple(found)
