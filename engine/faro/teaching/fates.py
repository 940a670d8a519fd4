"""What a dealer does with one stake, as a value and as it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from faro.words import capital

LEFT_OPEN = "___"
"""What stands for a sum that is to be written."""


@dataclass(frozen=True, slots=True)
class Fate:
    """The checks that the bank pays beyond a stake or takes of it; with neither it comes back, or lies on undecided."""

    paid: int = 0
    taken: int = 0
    decided: bool = True

    def __str__(self) -> str:
        return self._said("{:,}".format)

    @property
    def offered(self) -> str:
        """As one of several answers has it."""
        return capital(str(self))

    @property
    def unsummed(self) -> str:
        """As it is offered where the sum is to be written in."""
        return capital(self._said(lambda _: LEFT_OPEN))

    def _said(self, sum_of: Callable[[int], str]) -> str:
        if self.paid:
            return f"the bank pays {sum_of(self.paid)}" + (f", then takes {sum_of(self.taken)}" if self.taken else "")
        if self.taken:
            return f"the bank takes {sum_of(self.taken)}"
        return "it comes back" if self.decided else "it lies on"


BACK, ON = Fate(), Fate(decided=False)
"""It comes back; it lies on."""


def doings(pays: Iterable[int], takes: Iterable[int]) -> Iterator[Fate]:
    """What a dealer might do: pay one of some sums, take one of others, give the stake back, or leave it."""
    yield from (Fate(paid=checks) for checks in sorted({*pays} - {0}))
    yield from (Fate(taken=checks) for checks in takes if checks)
    yield from (BACK, ON)
