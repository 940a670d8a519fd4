"""Numbers over 999 are written with a separator, 1,500; years, and the numbers by which things are filed, are not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from farodocs.lint.sentences import Sentence

_FACT = re.compile(r"\[\[=[^\]]*\]\]")
_FILED = re.compile(
    r"(?:\b(?:Gutenberg|ISBN|manuscripts?|[Nn]o\.|numbers?|items?|patents?|volume|pages?|lot|ark|id)|[#:/=]) ?[\d–, ]+"
)
_NUMBER = re.compile(r"(?<![\w.,/–-])(?P<money>[£$]\s?)?(?P<digits>\d{4,})(?![\w/])(?: (?P<noun>[a-z]+))?")
_COUNTED = re.compile(
    r"(?:card|check|chip|crown|deal|dollar|ducat|evening|florin|franc|game|guinea|hand|livre|pack|pistole|player|point|"
    r"pound|rouble|shilling|split|stake|thaler|time|turn)s|louis|people"
)


def bare(text: str) -> list[str]:
    """The numbers of a sentence that want a separator.

    Four digits are a year, unless money stands before them or what is counted behind them.
    """
    plain = _FILED.sub("", _FACT.sub("", text))
    return [
        match["digits"]
        for match in _NUMBER.finditer(plain)
        if not _is_year(match["digits"]) or match["money"] or _COUNTED.fullmatch(match["noun"] or "")
    ]


def unseparated(told: Iterable[Sentence]) -> Iterator[str]:
    """What is wrong, a line each."""
    for sentence in told:
        for digits in bare(sentence.text):
            yield f"{sentence}\n    {digits} wants its separator: {int(digits):,}"


def _is_year(digits: str) -> bool:
    return len(digits) == 4 and digits[0] in "12"
