"""In which lesson a stake, an answer or a word of the table is taught, and what an exercise asks before its lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from faro.notation import replay
from faro.rulebooks import library

WORDS: Mapping[str, str] = {
    "first-loses": r"stays",
    "wins-loses-stays": r"limit|lies on|comes? back|Ann|Bob|Clara",
    "split": r"half|split|books?\b.* does?",
    "copper": r"copper\w*",
    "soda-to-hock": r"soda|hock",
    "case-keeper": r"a case|dead|sleepers?|claims? ",
    "several-cards": r"Pot|Figures?|Grand Square|corner|one stake that takes in",
    "orders": r"barred|half goes|half of it going|run to \d",
    "by-word-of-mouth": r"push|strung|string|heeled|High Card|odd card",
    "last-turn": r"calls?|cat|in hock",
    "what-it-costs": r"costs?|gains",
    "the-other-faro": r"paroli|sept|quinze|trente|soixante|bent|folded",
    "crooked-box": r"stretch|is square",
}
"""The words that a lesson brings, by its id, as they stand in what is told, asked and offered."""

STAKES: Mapping[str, str] = {
    "coppered": "copper",
    "on several cards": "several-cards",
    "of which a part goes": "orders",
    "by word of mouth, or beside the cards": "by-word-of-mouth",
    "on a bent card": "the-other-faro",
    "that calls the turn": "last-turn",
}
"""The lesson that teaches each sort of stake."""

_BESIDE = ("heeled", "string", "high-card", "odd-even")


def untaught(item: Mapping[str, Any], number: int, numbers: Mapping[str, int]) -> list[str]:
    """What an exercise of the lesson with a number asks, tells or offers that a later lesson teaches.

    `numbers` are those of the lessons, by their ids.
    """
    found = [f"a stake {stake}" for stake in _stakes(item["log"]) if numbers[STAKES[stake]] > number]
    offered = [option for field in item["fields"] for option in field["options"]]
    labels = [field["label"] for field in item["fields"]]
    return found + [
        word for text in (item["prompt"], *item["told"], *labels, *offered) for word in early(text, number, numbers)
    ]


def later(number: int, numbers: Mapping[str, int]) -> list[str]:
    """The lessons after the one with a number that teach a sort of stake."""
    return [lesson for lesson in dict.fromkeys(STAKES.values()) if numbers.get(lesson, 0) > number]


def early(text: str, number: int, numbers: Mapping[str, int]) -> list[str]:
    """The words of a text that a later lesson than the one with a number teaches."""
    untold = (words for lesson, words in WORDS.items() if numbers.get(lesson, 0) > number)
    return [found[0] for words in untold for found in re.finditer(rf"\b(?:{words})\b", text)]


def _stakes(log: str) -> Iterator[str]:
    """What sorts of stake lie on the table to which a log leads."""
    table = replay(log, library())
    for bet in table.bets:
        if bet.coppered:
            yield "coppered"
        if bet.spot.kind in _BESIDE:
            yield "by word of mouth, or beside the cards"
        elif len(bet.spot.ranks) > 1:
            yield "on several cards"
        if bet.goes != "all":
            yield "of which a part goes"
        if bet.bend and bet.bend.corners:
            yield "on a bent card"
    if table.calls:
        yield "that calls the turn"
