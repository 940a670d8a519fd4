"""A log that is kept and opened again: under which wording of its rule-book it was dealt, and whether that holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from faro.commands import OpenTable
from faro.errors import FaroError
from faro.log import format_command, good_part, play_while_valid
from faro.rules import Rulebook


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
    lines = text.splitlines()
    for step in steps[:1]:
        if isinstance(step.command, OpenTable):
            lines[step.line - 1] = format_command(step.command)
    return "".join(f"{line}\n" for line in lines)


def reopen(text: str, library: Mapping[str, Rulebook]) -> Reopened:
    """Open a log that was kept; one under an older wording of its book is played by the present one."""
    steps, error = play_while_valid(text, library)
    if error is None:
        return Reopened(text, False, None)
    if error.code != "rules-changed" or error.line is None:
        return Reopened(good_part(text, steps), False, error)
    lines = text.splitlines()
    dated = lines[error.line - 1].split("#", 1)[0].split()
    lines[error.line - 1] = " ".join(dated[:-1])
    undated = "".join(f"{line}\n" for line in lines)
    steps, error = play_while_valid(undated, library)
    return Reopened(undated if error is None else good_part(undated, steps), True, error)
