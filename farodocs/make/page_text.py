"""The text of a page without what is there for nobody: indentation, links not asked for, what made it, what the theme's
script asks for no more, what Markdown was told, how XML is told that a drawing is one, and the names of notes."""

from __future__ import annotations

import re

# Kept as it was written: a script, which the policy of the pages knows by its hash, and what shows its spaces.
_KEPT = re.compile(r"(<(pre|script|textarea)\b.*?</\2>)", re.S)
# One by one: what begins with one text is found far sooner than what begins with one of several.
_UNUSED = (r'<link rel="unused"[^>]*>', r'<meta name="generator"[^>]*>', r'"features": \["navigation[^]]*\], ')
_TOLD = re.compile(r' markdown="\w+"(?=[^<>]*>)')
_NOTE = re.compile(r'<li id="fn:([^"]+)">')
_NOTED = re.compile(r'"(#?fn(?:ref\d*)?:)([^"]+)"')


def slim(html: str) -> str:
    """The same page with one line break wherever spaces stand about one, or several."""
    for unused in _UNUSED:
        html = re.sub(unused, "", html)
    parts = _KEPT.split(html.replace('<svg xmlns="http://www.w3.org/2000/svg"', "<svg"))
    # Of three parts the first lies between two that are kept; the third is the name of the element.
    parts[::3] = [_TOLD.sub("", _unindented(part)) for part in parts[::3]]
    return "".join(part for at, part in enumerate(parts) if at % 3 != 2)


def _unindented(text: str) -> str:
    first, *others = text.split("\n")
    if not others:
        return text
    return "\n".join([first.rstrip(), *filter(None, map(str.strip, others[:-1])), others[-1].lstrip()])


def with_numbered_notes(html: str) -> str:
    """The same page, whose notes are known by the numbers that a reader sees."""
    numbers = {name: str(number) for number, name in enumerate(_NOTE.findall(html), 1)}
    return _NOTED.sub(lambda at: f'"{at[1]}{numbers.get(at[2], at[2])}"', html)
