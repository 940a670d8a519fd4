"""The text of a page without what is there for nobody: indentation, links not asked for, what Markdown was told."""

from __future__ import annotations

import re

# Kept as it was written: a script, which the policy of the pages knows by its hash, and what shows its spaces.
_KEPT = re.compile(r"(<(pre|script|textarea)\b.*?</\2>)", re.S)
_UNUSED = re.compile(r'<link rel="unused"[^>]*>')
_TOLD = re.compile(r'(<[a-z][^<>]*?) markdown="\w+"')
_INDENTED = re.compile(r"\s*\n\s*")


def slim(html: str) -> str:
    """The same page with one line break wherever spaces stand about one, or several."""
    parts = _KEPT.split(_UNUSED.sub("", html))
    # Of three parts the first lies between two that are kept; the third is the name of the element.
    parts[::3] = [_TOLD.sub(r"\1", _INDENTED.sub("\n", part)) for part in parts[::3]]
    return "".join(part for at, part in enumerate(parts) if at % 3 != 2)
