"""Data for others to use."""

from __future__ import annotations

from typing import Any


def without_empty(value: Any) -> Any:
    """Data without the fields that hold nothing."""
    if isinstance(value, dict):
        return {name: without_empty(inner) for name, inner in value.items() if inner not in ("", (), [], None)}
    if isinstance(value, list | tuple):
        return [without_empty(inner) for inner in value]
    return value
