"""A cut-away as data: what a device is, step by step, each step a drawing with its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Drawn(NamedTuple):
    """What is drawn of a device: how high, and the drawing of every step. The words are data."""

    height: int
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """One step. Its drawing is `WIDTH` wide and as high as the cut-away says."""

    view: str
    """What is looked at, as a heading: `The mouth in section`."""
    seen: str
    """What stands where in the drawing, for those who do not see it."""
    said: str
    """What happens."""
    drawing: str


@dataclass(frozen=True, slots=True)
class Cutaway:
    """A device drawn in steps, with the names of its numbered parts: a number means the same in every step."""

    height: int
    panels: tuple[Panel, ...]
    parts: Mapping[int, str] = field(default_factory=dict)
    note: str = ""
    """The sizes that a source gives, and what no source tells."""
