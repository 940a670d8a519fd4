"""A few numbers that a page is about, large, each with what it counts."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


def figures(numbers: Iterable[tuple[str, str]]) -> str:
    """Numbers as they are written, each with its words, in a row."""
    told = "".join(f"<div><dt>{escape(says)}</dt><dd>{escape(number)}</dd></div>" for number, says in numbers)
    return f'<dl class="faro-figures">{told}</dl>'
