"""Checks: whole units of stake. Nothing at the table is ever worth part of a check."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor
from typing import Literal

OddUnit = Literal["bank", "punter"]
"""Who keeps the check that will not halve when a stake is split."""


HALF = Fraction(1, 2)


def share_taken(stake: int, share: Fraction, odd_unit: OddUnit) -> int:
    """The whole checks that the bank takes when it takes a share of `stake`; who keeps the odd one is a rule."""
    return ceil(stake * share) if odd_unit == "bank" else floor(stake * share)


def checks(amount: int) -> str:
    """An amount with its noun: `1 check`, `5 checks`."""
    return count(amount, "check")


def count(number: int, noun: str) -> str:
    """A number with its noun: `1 line`, `5 lines`."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def in_a_row(words: Sequence[str], last: str = "and") -> str:
    """One word or more: `a, b and c`."""
    *most, end = words
    return f"{', '.join(most)} {last} {end}" if most else end
