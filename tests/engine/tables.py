"""Tables to test at: the rule-books, small packs, and positions written as logs and read as drawings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from textwrap import dedent
from typing import Any

from faro.base.cards import PACK, Card, Rank, Suit
from faro.base.errors import Refused
from faro.notation.log import play_while_valid, replay
from faro.rulebooks.rulebook import Rulebook
from faro.rulebooks.shelf import library
from faro.table.events import BetLeftOver, BetSettled, CallSettled, Event
from faro.table.state import Table, draw, fresh

LIBRARY: Mapping[str, Rulebook] = library()
HOYLE = LIBRARY["hoyle-1864"]
DENEXA = LIBRARY["denexa"]
HOW_TO_PLAY = LIBRARY["how-to-play"]
LAWS = LIBRARY["laws-1880"]
MEYER = LIBRARY["meyer"]
NEVADA = LIBRARY["nevada"]
BOARD_GAME_BOOK = LIBRARY["board-game-book"]

ONE_OF_EACH = (
    "rules how-to-play",
    "bank 500",
    "limit 1 50 run 150",
    "open ann 100",
    "open ben 50",
    "marker ben 10",
    "bet ann 6 on Q",
    "copper ann 4 on 10",
    "copper ann on Q",
    "take ann 10",
    "move ann Q to 7",
    "half ann 7",
    "bar ann 7",
    "goes ann 7",
    "alter ben ann 7 to 9",
    "bet ann 5 on Q",
    "claim bank ann Q",
    "expect ann 89",
    "soda Kd",
    "turn 9s 7h",
    "parlee ann 9 to 5",
    "call ann 1 on 5-7-6",
    "withdraw ann 5-7-6",
    "call ann 2 on 7-5-6",
    "turn 5c 6c",
    "hock 7c",
)
"""A line of every American kind. They follow one another at a table whose pack is `FEW`; the Queen is dead in it."""

FEW = tuple(Card.parse(card) for card in ["Kd", "9s", "7h", "5c", "6c", "7c"])

ONE_OF_EACH_OLDER = (
    (
        "rules pharo",
        "open ann 50",
        "bottom Kd",
        "masque ann 4 on Q",
        "show ann on Q",
        "masque ann on Q",
        "bet ann 2 on 9",
        "turn 2c Qs",
        "paroli ann Q to 7",
        "turn 9h 9c",
        "pli ann 9 to 9",
        "turn 3c 7d",
        "paix ann 7 to 5",
        "take ann 5",
        "take ann 9",
        "rise ann",
    ),
    ("rules basset", "open ann 9", "face Kd", "turn 9s 7h"),
    ("rules stuss", "deal", "pocket 9s 7h 5c 6c"),
)
"""Lines of the kinds that the older game adds, under three of its books; the last by a pack of the four cards named."""

CROOKED = (
    "rules hoyle-1864",
    "open ann 50",
    "device two-card-box bank",
    "device horsehair-copper ann",
    "pile Kd 9s 7h+ 7h 5c 6c 7c",
    "soda Kd",
    "copper ann 5 on 7",
    "drawn 9s",
    "trick bank double",
    "drawn 9s 7h",
    "trick ann uncopper 7",
    "turn 9s 7h",
    "expect ann 55",
)
"""Lines of the kinds that a crooked table adds; the pack is `FEW` with one card doubled."""

SET_UP = (
    "position faro1 hoyle-1864 deal=Kd turns=7h-9s hands=ann:44 stakes=ann:Q:6c",
    "turn Qs 2c",
    "expect ann 56",
)
"""Lines of a log that begins in the middle of a deal."""

FOUR = tuple(Card.parse(card) for card in ["9s", "7h", "5c", "6c"])
EVERY_WORD: tuple[tuple[tuple[str, ...], tuple[Card, ...]], ...] = (
    (ONE_OF_EACH, FEW),
    (CROOKED, FEW),
    (SET_UP, PACK),
    *zip(ONE_OF_EACH_OLDER, (PACK, PACK, FOUR), strict=True),
)
"""Logs that together hold a line of every kind, each with its pack."""
EVERY_LINE: tuple[str, ...] = tuple(line for log, _ in EVERY_WORD for line in log)


def varied(book: Rulebook = HOYLE, **values: Any) -> Rulebook:
    """A rule-book with some of its rules turned the other way."""
    return replace(book, **values)


SINGLES = varied(
    HOYLE,
    combinations="refused",
    figures="refused",
    bar="refused",
    half_goes="refused",
    running_limit="refused",
    call="refused",
    cat="refused",
)
"""The game with bets on single cards alone, laid, coppered, moved and taken down: small enough to count by hand."""


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


def settled(log: str, rules: Rulebook = HOYLE, cards: tuple[Card, ...] = PACK) -> list[tuple[str, str, int]]:
    """What the last line of a log decides: place or order called, result, and the checks won or lost."""
    told = []
    for event in last_events(log, rules, cards):
        if isinstance(event, BetSettled):
            told.append((event.spot.id, str(event.result), event.paid - event.taken))
        elif isinstance(event, CallSettled):
            told.append(("-".join(rank.code for rank in event.order), str(event.result), event.paid - event.taken))
        elif isinstance(event, BetLeftOver):
            told.append((event.spot.id, "left", event.paid - event.taken))
    return told


def refused(log: str, rules: Rulebook = HOYLE, cards: tuple[Card, ...] = PACK) -> str:
    """The code with which the last line of a log is refused; the lines before it are not."""
    steps, error = play_while_valid(f"rules {rules.id}\n{log}", {rules.id: rules}, fresh(cards))
    assert error is not None, f"{log.splitlines()[-1]!r} is not refused:\n{steps[-1].table}"
    assert isinstance(error, Refused), str(error)
    assert error.line == 1 + len(log.splitlines()), error
    assert len(steps) == 1 + sum(bool(line.split("#")[0].strip()) for line in log.splitlines()[:-1])
    return error.code


def drawn(table: Table, seat: str | None = None) -> str:
    """A position as the text table that a test compares it with."""
    return draw(table, seat)


def text(drawing: str) -> str:
    """A drawing written into a test, without its indentation."""
    return dedent(drawing).lstrip("\n")


def whole_deal(*turns: str, soda: str = "Kd", cards: tuple[Card, ...] = PACK) -> str:
    """The lines of a deal to its hock: the soda, the turns given, and then the cards left, as the pack lies."""
    drawn_cards = {Card.parse(soda), *(Card.parse(word) for turn in turns for word in turn.split())}
    left = [card for card in cards if card not in drawn_cards]
    rest = [f"turn {left[n]} {left[n + 1]}" for n in range(0, len(left) - 1, 2)]
    return "\n".join([f"soda {soda}", *(f"turn {turn}" for turn in turns), *rest, f"hock {left[-1]}"]) + "\n"


def last_three(cards: str, *lines: str) -> str:
    """A deal down to three cards, which are the ones named; then the lines given.

    The others come in pairs of neighbours, so that no turn of theirs is a split more often than it must be.
    """
    left = {Card.parse(card) for card in cards.split()}
    assert len(left) == 3, cards
    others = [card for card in sorted(PACK) if card not in left]
    # The two halves of the sorted pack beside each other: no two cards of a turn are of one rank.
    soda, *rest = others
    turns = [f"turn {loser} {winner}" for loser, winner in zip(rest[:24], rest[24:], strict=True)]
    return "\n".join([f"soda {soda}", *turns, *lines]) + "\n"
