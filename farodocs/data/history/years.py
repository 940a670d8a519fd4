"""The years that a text names."""

from __future__ import annotations

import re

_YEAR = re.compile(r"(?<!\d)(1[4-9]\d\d|20\d\d)(s?)(?!\d)")
_CENTURY = re.compile(r"(\d\d)th century")


def years_in(text: str) -> list[tuple[int, int]]:
    """The spans of years that a text names: `1739`, `the 1860s`, `15th century`, by their hundreds as decades are."""
    years = [(int(year), int(year) + (9 if decade else 0)) for year, decade in _YEAR.findall(text)]
    return years + [(100 * int(number) - 100, 100 * int(number) - 1) for number in _CENTURY.findall(text)]
