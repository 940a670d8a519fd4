"""The log: plain text, one command a line. A table is its fold; undo is a shorter log, a save is the log itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from faro.base import FaroError, meant
from faro.notation.forms import Line
from faro.notation.look_alikes import plain
from faro.notation.position import FORM
from faro.notation.words import WORDS, WORDS_OF
from faro.rulebooks import Rulebook
from faro.table import Table, decide, fold, fresh
from faro.table import commands as c
from faro.table import events as e


class Step(NamedTuple):
    """One line of a log that was played: its number, its command, what it brought about, the table after it."""

    line: int
    command: c.Command
    events: tuple[e.Event, ...]
    table: Table


class _Played(NamedTuple):
    """A log that was played."""

    lines: Sequence[str]
    steps: tuple[Step, ...]

    def known(self, lines: Sequence[str], library: Mapping[str, Rulebook]) -> list[Step]:
        """The steps with which a log begins as the last one did, under the very books that those were played by."""
        pairs = enumerate(zip(lines, self.lines, strict=False))
        same = next((at for at, (line, last) in pairs if line != last), min(len(lines), len(self.lines)))
        steps = [step for step in self.steps if step.line <= same]
        opened = [step.table.rules for step in steps if isinstance(step.command, c.OpenTable | c.SetUp)]
        # Books are equal whatever their sources, and asking for one by its id reads no other.
        return steps if all(book is None or library.get(book.id) is (book.printed or book) for book in opened) else []


_last = _Played((), ())
"""The log that was played last. The next is most often the same with a line more, and a table never changes.

It is taken and replaced whole: several threads may play at once.
"""


def _said(line: str) -> str:
    """What a line says, without its comment."""
    return plain(line).split("#", 1)[0]


def lines_of(text: str) -> list[str]:
    """The lines of a log, without the byte order mark that an editor may put before the first letter of a file."""
    return text.removeprefix("\ufeff").splitlines()


def text_of(lines: Iterable[str]) -> str:
    """The text of a log of such lines; `lines_of` parts it again."""
    return "".join(f"{line}\n" for line in lines)


def word_of(line: str) -> str:
    """The word that a line of a log begins with; nothing for a blank line or a comment."""
    return next(iter(_said(line).split()), "")


def parse_line(text: str, library: Mapping[str, Rulebook]) -> c.Command | None:
    """The command of one line; nothing for a blank line or a comment. A position may stand without its word.

    Raises `FaroError` for an unknown word, a line cut short or too long, and a card, rank or number that is none.
    """
    said = _said(text)
    words = said.split()
    if not words:
        return None
    word = WORDS.get("position" if words[0] == FORM else words[0])
    if word is None:
        raise FaroError("unknown-word", word=words[0], words=[*WORDS], meant=meant(words[0], WORDS))
    straight = word.straight.get(len(words))
    command: c.Command | None = straight(words) if straight is not None else None
    return word.read(Line(words, word.form, said), library) if command is None else command


def format_command(command: c.Command) -> str:
    """The line of a log that says a command; `parse_line` reads it back. `TypeError` for what is no command."""
    words = WORDS_OF.get(type(command))
    if words is None:
        raise TypeError(f"a line of a log says a command, and {command!r} is none")
    return next(word for word in reversed(words) if word.tells(command)).write(command)


def format_log(commands: Iterable[c.Command]) -> str:
    """The log of a run of commands, one a line."""
    return text_of(map(format_command, commands))


def play_while_valid(
    text: str, library: Mapping[str, Rulebook], table: Table | None = None
) -> tuple[tuple[Step, ...], FaroError | None]:
    """Play a log until it ends or goes wrong: the good part, step by step, and the first mistake with its line."""
    global _last
    lines = lines_of(text)
    steps = _last.known(lines, library) if table is None else []
    begun = steps[-1].line if steps else 0
    now = steps[-1].table if steps else fresh() if table is None else table
    error = None
    for number, line in enumerate(lines[begun:], begun + 1):
        try:
            command = parse_line(line, library)
            if command is None:
                continue
            events = decide(now, command)
        except FaroError as mistake:
            error = mistake.at(number)
            break
        now = fold(now, events)
        steps.append(Step(number, command, events, now))
    played = tuple(steps)
    if table is None:
        _last = _Played(lines, played)
    return played, error


def good_part(text: str, steps: Sequence[Step]) -> str:
    """The lines of a log up to the last step that was played."""
    return text_of(lines_of(text)[: steps[-1].line] if steps else ())


def replay(text: str, library: Mapping[str, Rulebook], table: Table | None = None) -> Table:
    """The table that a log folds to; the first mistake, with its line, is raised."""
    table = fresh() if table is None else table
    steps, error = play_while_valid(text, library, table)
    if error is not None:
        raise error
    return steps[-1].table if steps else table
