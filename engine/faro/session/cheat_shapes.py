"""What the doors of the cheats answer with: what a device earns, who is accused, what is watched for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from faro.session.shapes import Asked, Frame, OtherView, Said, Still, Told


class Gained(TypedDict):
    """How many deals brought each gain, crooked and square."""

    crooked: Mapping[int, int]
    square: Mapping[int, int]


class Earned(Still):
    """What a device earned in so many deals."""

    gains: Gained
    deals: int


class Questions(TypedDict):
    """What is asked of a deal, every right answer to each, and what is told afterwards."""

    say: str
    fields: list[Asked]
    accept: dict[str, list[str]]
    explain: str


class Accused(Questions, Said):
    """What is asked of a deal that a player stops, the right answers, and its `steps` in words, with the lid off."""

    steps: list[str]


class Judged(Questions):
    """A deal to be judged, as the table saw it and with the lid off."""

    seed: str
    next: str
    rules: str
    frames: list[Frame]
    views: list[OtherView]
    error: Told | None


class Eyes(Said):
    """What others see of a log: its cheats, and a reader who lifts the lid."""

    views: list[OtherView]


class Chance(Said):
    """How likely so many splits are."""

    chance: float
