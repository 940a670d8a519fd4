"""The frames of an example as a page holds them: what stands in several frames is written once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from faro.teaching import GIVEN

_PIECE = re.compile(r"(?=<(?:div class=\"faro-|span class=\"faro-small))")
_PIECE_OR_PICTURE = re.compile(r"(?=<div class=\"faro-)|(?=<svg )|(?<=</svg>)")


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
    """Exercises with their boards, before and after, as lists of numbers of `pieces`.

    Where rules say why an answer is right, they alone do: the explanation would say the same again.
    """
    pieces: dict[str, int] = {}

    def numbers(html: str) -> list[int]:
        return [pieces.setdefault(piece, len(pieces)) for piece in _PIECE_OR_PICTURE.split(html) if piece]

    packed = [
        {
            **item,
            "html": numbers(item["html"]),
            "after": numbers(item["after"]),
            **({"dealt": [*map(numbers, item["dealt"])]} if item.get("dealt") else {}),
            "fields": [_with_shared_ends(field) for field in item["fields"]],
            "explain": "" if item["reasons"] else item["explain"],
            "reasons": [{"book": reason["book"], "why": reason["why"]} for reason in item["reasons"]],
        }
        for item in items
    ]
    return {"pieces": list(pieces), "items": packed}


def _with_shared_ends(field: dict[str, Any]) -> dict[str, Any]:
    """A field whose sentences against wrong answers have what they end in once, and `GIVEN` for what was answered."""
    options = field["options"] if field["type"] == "choice" else [GIVEN]
    said = [sentence.replace(option, GIVEN, 1) for option, sentence in zip(options, field["wrong"], strict=True)]
    wrong = [sentence[::-1] for sentence in said if sentence]
    alike = takewhile(lambda letters: len({*letters}) == 1, zip(*wrong, strict=False)) if len(wrong) > 1 else ()
    ends = "".join(letter for letter, *_ in alike)[::-1]
    whole = {**field, "wrong": [sentence.removesuffix(ends) for sentence in said], "ends": ends}
    return {key: value for key, value in whole.items() if value or key not in ("at", "on", "told", "lines", "ends")}
