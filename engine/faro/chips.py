"""Checks: whole units of stake. Nothing at the table is ever worth part of a check."""

from __future__ import annotations

from typing import Literal

OddUnit = Literal["bank", "punter"]
"""Who keeps the check that will not halve when a stake is split."""


def half_taken(stake: int, odd_unit: OddUnit) -> int:
    """The whole checks that the bank takes when it takes half of `stake`."""
    return (stake + 1) // 2 if odd_unit == "bank" else stake // 2


def checks(amount: int) -> str:
    """An amount with its noun: `1 check`, `5 checks`."""
    return f"{amount} check{'' if amount == 1 else 's'}"
