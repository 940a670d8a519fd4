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
    """The readings of a log by several books, each named as a log's first line names it: `meyer`, `meyer cat=1-to-1`.

    Raises as the log's first line would. That line itself does not matter here; nor do the log's expectations, which
    hold for its own book only.
    """
    steps, error = play_while_valid(text, library)
    commands = [step.command for step in steps if not isinstance(step.command, OpenTable | Expect)]
    readings = []
    for name in books:
        opening = parse_line(f"rules {name}", library)
        assert isinstance(opening, OpenTable)
        table, said, refused = fold(fresh(), decide(fresh(), opening)), "", error
        for command in commands:
            try:
                events = decide(table, command)
            except FaroError as reason:
                said, refused = apologise(reason), reason
                break
            table = fold(table, events)
            said = announce(events, table, seat, most_words=60)  # read, not heard: every stake may be told
        readings.append(Reading(opening.rules, said, _checks(table), refused))
    return readings


def differences(one: Rulebook, other: Rulebook) -> tuple[str, ...]:
    """The rules on which two books differ, by field, in the order of the record."""
    return tuple(name for name in RULES if getattr(one, name) != getattr(other, name))


def _checks(table: Table) -> dict[str, int]:
    return {
        punter: hand
        + sum(bet.stake for bet in table.bets if bet.punter == punter)
        + sum(call.stake for call in table.calls if call.punter == punter)
        for punter, hand in table.hands.items()
    }
