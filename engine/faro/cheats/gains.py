"""What so many deals brought to one side: how often each gain came, its mean and its spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt


@dataclass(frozen=True)
class Gains:
    """How many deals brought each gain, in checks; a loss is below nought. There is one deal at least."""

    times: Mapping[int, int]

    @classmethod
    def of(cls, gains: Iterable[int]) -> Gains:
        """What single deals brought."""
        return cls(Counter(gains))

    def __add__(self, other: Gains) -> Gains:
        return Gains(Counter(self.times) + Counter(other.times))

    @property
    def deals(self) -> int:
        """How many deals there were."""
        return sum(self.times.values())

    @property
    def mean(self) -> float:
        """The gain of a deal on average."""
        return sum(gain * times for gain, times in self.times.items()) / self.deals

    @property
    def spread(self) -> float:
        """The standard deviation from deal to deal."""
        mean = self.mean
        return sqrt(sum((gain - mean) ** 2 * times for gain, times in self.times.items()) / self.deals)

    @property
    def error(self) -> float:
        """The standard error of the mean: how far as many deals more might well put it."""
        return self.spread / sqrt(self.deals)

    def at(self, part: float) -> int:
        """The gain that this part of the deals do not exceed: a half, the median."""
        gains = sorted(self.times)
        passed = accumulate(self.times[gain] for gain in gains)
        return next(gain for gain, so_far in zip(gains, passed, strict=True) if so_far >= part * self.deals)
