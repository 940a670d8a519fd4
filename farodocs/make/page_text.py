"""The text of a page without what is there for nobody: indentation, links not asked for, what made it, what the theme's
script asks for no more, what Markdown was told, how XML is told that a drawing is one, and the names of notes."""

from __future__ import annotations

import re

# Kept as it was written: a script, which the policy of the pages knows by its hash, and what shows its spaces.
_KEPT = re.compile(r"(<(pre|script|textarea)\b.*?</\2>)", re.S)
_UNUSED = re.compile(
    r'<link rel="unused"[^>]*>|<meta name="generator"[^>]*>|"features": \["navigation[^]]*\], |(?<=<svg) xmlns="[^"]*"'
)
_TOLD = re.compile(r'(<[a-z][^<>]*?) markdown="\w+"')
_NOTE = re.compile(r'<li id="fn:([^"]+)">')
_NOTED = re.compile(r'(?<=")(#?fn(?:ref\d*)?:)([^"]+)(?=")')
_INDENTED = re.compile(r"\s*\n\s*")


def slim(html: str) -> str:
    """The same page with one line break wherever spaces stand about one, or several."""
    parts = _KEPT.split(_UNUSED.sub("", html))
    # Of three parts the first lies between two that are kept; the third is the name of the element.
    parts[::3] = [_TOLD.sub(r"\1", _INDENTED.sub("\n", part)) for part in parts[::3]]
    return "".join(part for at, part in enumerate(parts) if at % 3 != 2)


def with_numbered_notes(html: str) -> str:
    """The same page, whose notes are known by the numbers that a reader sees."""
    numbers = {name: str(number) for number, name in enumerate(_NOTE.findall(html), 1)}
    return _NOTED.sub(lambda at: at[1] + numbers.get(at[2], at[2]), html)
