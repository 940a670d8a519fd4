"""The frames of an example as a page holds them: what stands in several frames is written once."""

from __future__ import annotations

import re
from typing import Any

_PIECE = re.compile(r"(?=<div class=\"faro-)")


def pack(frames: list[dict[str, Any]]) -> dict[str, Any]:
    """The frames with their boards as lists of numbers of `pieces`, and their logs as numbers of lines of `log`."""
    pieces: dict[str, int] = {}
    packed = []
    for frame in frames:
        html = [pieces.setdefault(piece, len(pieces)) for piece in _PIECE.split(frame["html"]) if piece]
        packed.append({**frame, "html": html, "log": frame["log"].count("\n")})
    return {"pieces": list(pieces), "log": max((frame["log"] for frame in frames), key=len), "frames": packed}
