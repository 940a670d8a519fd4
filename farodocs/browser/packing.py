"""The frames of an example as a page holds them: what stands in several frames is written once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

_PIECE = re.compile(r"(?=<div class=\"faro-)")


def pack(frames: Sequence[Mapping[str, Any]], known: dict[str, int] | None = None) -> dict[str, Any]:
    """The frames with their boards as lists of numbers of `pieces`, and their logs as numbers of lines of `log`.

    `known` are the numbers of the pieces a page has already: the new ones join them, and `pieces` holds no others.
    """
    pieces = {} if known is None else known
    before = len(pieces)
    packed = []
    for frame in frames:
        html = [pieces.setdefault(piece, len(pieces)) for piece in _PIECE.split(frame["html"]) if piece]
        packed.append({**frame, "html": html, "log": frame["log"].count("\n")})
    return {"pieces": list(pieces)[before:], "log": max((frame["log"] for frame in frames), key=len), "frames": packed}


def pack_boards(items: list[dict[str, Any]]) -> dict[str, Any]:
    """Exercises with their boards, before and after, as lists of numbers of `pieces`."""
    pieces: dict[str, int] = {}

    def numbers(html: str) -> list[int]:
        return [pieces.setdefault(piece, len(pieces)) for piece in _PIECE.split(html) if piece]

    packed = [{**item, "html": numbers(item["html"]), "after": numbers(item["after"])} for item in items]
    return {"pieces": list(pieces), "items": packed}
