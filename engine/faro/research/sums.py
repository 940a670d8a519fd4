"""Sums over rows: whole numbers, so that parts are put together exactly, in whatever order they come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from faro.base import FaroError
from faro.research.rows import tuples
from faro.research.study import Study


@dataclass(frozen=True)
class Sums:
    """How many deals there were, and for each column of a study the sum of its values and that of their squares."""

    deals: int
    total: Mapping[str, int]
    squares: Mapping[str, int]

    def __add__(self, other: Sums) -> Sums:
        """The sums of both."""
        return Sums(
            self.deals + other.deals,
            {column: value + other.total[column] for column, value in self.total.items()},
            {column: value + other.squares[column] for column, value in self.squares.items()},
        )

    def mean(self, column: str) -> Fraction:
        """The average of a column over the deals; `bad-request` for one that there is not."""
        return Fraction(self._of(self.total, column), self.deals)

    def spread(self, column: str) -> float:
        """The standard deviation of a column."""
        return sqrt(Fraction(self._of(self.squares, column), self.deals) - self.mean(column) ** 2)

    def error(self, column: str) -> float:
        """By how much the average is likely to be out: its standard error."""
        return self.spread(column) / sqrt(self.deals)

    def cost(self, punter: str) -> Fraction | None:
        """What the bank gained of each check of a punter's that was decided; nothing where none was."""
        decided = self._of(self.total, f"{punter}_decided")
        return Fraction(-self.total[punter], decided) if decided else None

    def _of(self, sums: Mapping[str, int], column: str) -> int:
        if column not in sums:
            raise FaroError("bad-request/column", column=column, columns=sums)
        return sums[column]


def nothing(study: Study) -> Sums:
    """The sums of no deal."""
    return Sums(0, dict.fromkeys(study.columns, 0), dict.fromkeys(study.columns, 0))


def sums_of(study: Study, first: int, end: int) -> Sums:
    """The sums of a run of deals."""
    return _added(study.columns, Counter(tuples(study, first, end)))


def _added(columns: Iterable[str], rows: Mapping[tuple[int, ...], int]) -> Sums:
    """The sums of rows that came so many times each."""
    by_column = {column: [(row[at], times) for row, times in rows.items()] for at, column in enumerate(columns)}
    return Sums(
        sum(rows.values()),
        {column: sum(value * times for value, times in values) for column, values in by_column.items()},
        {column: sum(value * value * times for value, times in values) for column, values in by_column.items()},
    )
