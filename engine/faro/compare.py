"""The same log under several rule-books: who pays what, and where the books part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faro.announce import announce, apologise
from faro.commands import Expect, OpenTable
from faro.decide import decide
from faro.errors import FaroError
from faro.log import parse_line, play_while_valid
from faro.rules import RULES, Rulebook
from faro.table import Table, fold, fresh


@dataclass(frozen=True, slots=True)
class Reading:
    """What one book makes of a log: what is said of its last act, and the checks that each punter then has in all.

    A punter's checks are those in hand and on the layout together, so that a stake given back and one still lying count
    alike. `error` is the refusal that stopped the log, if the book does not allow it.
    """

    book: Rulebook
    say: str
    checks: Mapping[str, int]
    error: FaroError | None


def compare(text: str, library: Mapping[str, Rulebook], books: Sequence[str], seat: str | None = None) -> list[Reading]:
    """The readings of a log by several books, each named as `book_called` takes it, which also says what is raised.

    The log's own first line does not matter here; nor do the log's expectations, which hold for its own book only.
    """
    steps, error = play_while_valid(text, library)
    commands = [step.command for step in steps if not isinstance(step.command, OpenTable | Expect)]
    readings = []
    for name in books:
        rules = book_called(name, library)
        events = decide(fresh(), OpenTable(rules))
        table, refused = fold(fresh(), events), error
        try:
            for command in commands:
                events = decide(table, command)
                table = fold(table, events)
        except FaroError as reason:
            said, refused = apologise(reason), reason
        else:
            # Read, not heard: every stake may be told.
            said = announce(events, table, seat, most_words=60) if commands else ""
        readings.append(Reading(rules, said, _checks(table), refused))
    return readings


def names_of(books: str) -> list[str]:
    """The names in a list of books, each with its house rules behind it: `denexa meyer cat=1-to-1` are two."""
    names: list[str] = []
    for word in books.split():
        if "=" in word and names:
            names[-1] += f" {word}"
        else:
            names.append(word)
    return names


def book_called(name: str, library: Mapping[str, Rulebook]) -> Rulebook:
    """The book that a log's first line names so: `meyer`, `meyer cat=1-to-1`. Raises as that line would."""
    opening = parse_line(f"rules {name}", library)
    assert isinstance(opening, OpenTable)
    return opening.rules


def differences(*books: Rulebook) -> tuple[str, ...]:
    """The rules on which the books do not all agree, by field, in the order of the record."""
    return tuple(name for name in RULES if len({getattr(book, name) for book in books}) > 1)


def _checks(table: Table) -> dict[str, int]:
    return {
        punter: hand
        + sum(bet.stake for bet in table.bets if bet.punter == punter)
        + sum(call.stake for call in table.calls if call.punter == punter)
        for punter, hand in table.hands.items()
    }
