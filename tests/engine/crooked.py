"""Crooked tables to test at: the pack laid as a test wants it, and deals with the lid off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from faro.base.cards import PACK, Card
from faro.notation.log import format_command
from faro.rulebooks.rulebook import Rulebook
from faro.table.choices import brings
from faro.table.state import Table
from tests.engine.tables import HOYLE, at


def pile(top: str, cards: tuple[Card, ...] = PACK) -> str:
    """The line that lays the pack with these cards on top and the others beneath, in their order."""
    first = [Card.parse(card) for card in top.split()]
    return "pile " + " ".join(str(card) for card in [*first, *(card for card in cards if card not in first)])


def crooked(top: str, *lines: str, rules: Rulebook = HOYLE, cards: tuple[Card, ...] = PACK) -> Table:
    """A table with ann at it, the pack laid with `top` on top, after the lines given."""
    return at("\n".join(["open ann 100", pile(top, cards), *lines]), rules, cards)


def dealt_out(log: str, rules: Rulebook = HOYLE, cards: tuple[Card, ...] = PACK) -> str:
    """The log with everything that its pile still brings, to the end of the deal."""
    lines = log.strip().splitlines()
    while True:
        table = at("\n".join(lines), rules, cards)
        coming = brings(table)
        if not coming or not table.is_boxed:
            return "\n".join(lines) + "\n"
        lines.append(format_command(coming[0]))


def square(lines: Sequence[str]) -> Iterator[str]:
    """The lines of a log that are no secret."""
    return (line for line in lines if line.split()[0] not in ("device", "pile", "trick", "drawn"))
