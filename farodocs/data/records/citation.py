"""Who says so: a place in a work, and what one of several sources says."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a work; `work` is a key of glossary/sources.toml."""

    work: str
    place: str


@dataclass(frozen=True, slots=True)
class Disagreement:
    """What one of several sources that differ says."""

    says: str
    work: str
    place: str
