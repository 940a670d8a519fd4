"""Frames as the page's script takes them out of what a page holds: `unpack` in docs/assets/faro/example/packing.js."""

from __future__ import annotations

from typing import Any


def unpack(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The frames again, as `pack` was given them."""
    lines = data["log"].splitlines(keepends=True)
    return [
        {
            **frame,
            "html": "".join(data["pieces"][number] for number in frame["html"]),
            "log": "".join(lines[: frame["log"]]),
        }
        for frame in data["frames"]
    ]
