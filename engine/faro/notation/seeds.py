"""What the deals of an evening are called, and what their packs are shuffled by."""

from __future__ import annotations

import re

_ONE_OF_AN_EVENING = re.compile(r"(.+)-([1-9]\d{0,8})", re.ASCII)


def called(seed: str, before: int) -> str:
    """What a deal is called behind so many others: the seed of its evening, from the second on with its number.

    Under that name it is dealt anew from the same pack, and what comes after it as it would have come.
    """
    evening, before = _counted(seed, before)
    return f"{evening}-{before + 1}" if before else evening


def seed_of_deal(seed: str, before: int) -> str:
    """What a pack is shuffled by, behind so many deals of an evening, or from the deal on that the seed names."""
    evening, before = _counted(seed, before)
    return f"{evening}-{before}"


def _counted(seed: str, before: int) -> tuple[str, int]:
    """The seed of the evening, and how many deals of it came before, where a seed may name one of its deals.

    A deal that a position began was opened in no line, and is a first one.
    """
    before = max(before, 0)
    named = _ONE_OF_AN_EVENING.fullmatch(seed)
    return (named[1], before + int(named[2]) - 1) if named else (seed, before)
