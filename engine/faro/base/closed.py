"""Closed lists: what must have an entry for each of its kinds, no more and no fewer, is checked as it loads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def listed(where: str, kinds: Iterable[object], table: Mapping[K, V]) -> dict[K, V]:
    """A table that has an entry for every kind; `ValueError`, naming the table and the kind, where it has not."""
    wanted = {*kinds}
    for kind in sorted(wanted ^ {*table}, key=_name):
        raise ValueError(f"{where} {'lacks' if kind in wanted else 'has no use for'} {_name(kind)!r}")
    return dict(table)


def _name(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else str(kind)
