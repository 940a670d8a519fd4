"""In which lesson a stake, an answer or a word of the table is taught."""

from __future__ import annotations

import re
from collections.abc import Mapping

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


def later(number: int, numbers: Mapping[str, int]) -> list[str]:
    """The lessons after the one with a number that teach a sort of stake."""
    return [lesson for lesson in dict.fromkeys(STAKES.values()) if numbers.get(lesson, 0) > number]


def early(text: str, number: int, numbers: Mapping[str, int]) -> list[str]:
    """The words of a text that a later lesson than the one with a number teaches."""
    untold = (words for lesson, words in WORDS.items() if numbers.get(lesson, 0) > number)
    return [found[0] for words in untold for found in re.finditer(rf"\b(?:{words})\b", text)]
