"""Tables to test at: the rule-books, small packs, and positions written as logs and read as drawings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from textwrap import dedent
from typing import Any

from faro.cards import PACK, Card, Rank, Suit
from faro.events import BetLeftOver, BetSettled, Event
from faro.log import play_while_valid, replay
from faro.render_text import draw
from faro.rules import Rulebook
from faro.shell.rulebooks import library
from faro.table import Table, fresh
from faro.view import see

LIBRARY: Mapping[str, Rulebook] = library()
HOYLE = LIBRARY["hoyle-1864"]
DENEXA = LIBRARY["denexa"]

ONE_OF_EACH = (
    "rules hoyle-1864",
    "open ann 100",
    "limit 1 50",
    "bet ann 6 on Q",
    "copper ann 4 on 10",
    "copper ann on Q",
    "take ann 10",
    "move ann Q to 7",
    "expect ann 94",
    "soda Kd",
    "turn 7h 9s",
    "hock 2c",
)
"""A line of every kind; all but the last may follow one another at a table."""


def varied(book: Rulebook = HOYLE, **values: Any) -> Rulebook:
    """A rule-book with some of its rules turned the other way."""
    return replace(book, **values)


def pack(ranks: str, suits: str = "cdhs") -> tuple[Card, ...]:
    """A small pack: the ranks given, each in the suits given."""
    return tuple(Card(Rank.parse(rank), Suit(suit)) for suit in suits for rank in ranks.split())


def at(log: str, rules: Rulebook = HOYLE, cards: tuple[Card, ...] = PACK) -> Table:
    """The table that a log folds to; the log begins after its `rules`."""
    return replay(f"rules {rules.id}\n{log}", {rules.id: rules}, fresh(cards))


def last_events(log: str, rules: Rulebook = HOYLE, cards: tuple[Card, ...] = PACK) -> tuple[Event, ...]:
    """What the last line of a log brings about."""
    steps, error = play_while_valid(f"rules {rules.id}\n{log}", {rules.id: rules}, fresh(cards))
    if error is not None:
        raise error
    return steps[-1].events


def settled(log: str, rules: Rulebook = HOYLE) -> list[tuple[str, str, int]]:
    """What the last line of a log decides: place, result, and the checks won or lost."""
    told = []
    for event in last_events(log, rules):
        if isinstance(event, BetSettled):
            told.append((event.spot.id, str(event.result), event.paid - event.taken))
        elif isinstance(event, BetLeftOver):
            told.append((event.spot.id, "left", -event.taken))
    return told


def drawn(table: Table, seat: str | None = None) -> str:
    """A position as the text table that a test compares it with."""
    return draw(see(table, seat))


def text(drawing: str) -> str:
    """A drawing written into a test, without its indentation."""
    return dedent(drawing).lstrip("\n")


def whole_deal(*turns: str, soda: str = "Kd", cards: tuple[Card, ...] = PACK) -> str:
    """The lines of a deal to its hock: the soda, the turns given, and then the cards left, as the pack lies."""
    drawn_cards = {Card.parse(soda), *(Card.parse(word) for turn in turns for word in turn.split())}
    left = [card for card in cards if card not in drawn_cards]
    rest = [f"turn {left[n]} {left[n + 1]}" for n in range(0, len(left) - 1, 2)]
    return "\n".join([f"soda {soda}", *(f"turn {turn}" for turn in turns), *rest, f"hock {left[-1]}"]) + "\n"
