"""The kinds of bet as a list of places has them."""

from __future__ import annotations

from typing import get_args

from faro.base import Kind, listed

_ELSEWHERE: frozenset[Kind] = frozenset({"flat", "string", "heeled", "figure-card"})
"""The kinds of bet that lie on the cards, or are written."""

KINDS: dict[Kind, str] = listed(
    "faro/pictures/kinds.py: KINDS",
    {*get_args(Kind)} - _ELSEWHERE,
    {
        "between-two": "Between two cards",
        "three-in-a-row": "Three in a row",
        "pot": "The pot",
        "square": "Squares",
        "diagonal": "Corner to corner",
        "corner": "Corners, one skipped",
        "inside-three": "Inside corners of three",
        "row": "Rows",
        "all-odd-or-even": "All odd or all even",
        "one-side": "One side against the other",
        "odd-even": "Odd or even winner",
        "high-card": "High card",
        "colours": "Colours",
    },
)
"""The kinds of bet that a list of places is ordered by, each with its heading."""
