"""What was measured: a name, a number with its unit, and the target, where there is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number. A target is the `most` or the `least` that it should be."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def target(self) -> str:
        """The target as it is read; empty where there is none."""
        if self.most is not None:
            return f"at most {self.most:,g}"
        return "" if self.least is None else f"at least {self.least:,g}"

    @property
    def verdict(self) -> Literal["met", "missed", ""]:
        """Whether the target is met; empty where there is none."""
        if self.most is None and self.least is None:
            return ""
        is_met = (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)
        return "met" if is_met else "missed"


def named(page: str) -> str:
    """A page by its address from the root of the site, as a figure's name begins with it."""
    return f"`{page}`" if page else "home"
