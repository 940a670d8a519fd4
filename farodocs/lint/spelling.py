"""One word for the counter, *check*, and one spelling of a word: what somebody else says keeps its own."""

from __future__ import annotations

import re
from collections.abc import Iterator

ONE_WORD = {"chip": "check", "chips": "checks"}
"""What the books also call a thing, with our word for it; the glossary and the page of equipment say so."""

ONE_SPELLING = {
    f"{american}{ending}": f"{british}{ending}"
    for american, british in (("color", "colour"), ("favor", "favour"), ("neighbor", "neighbour"))
    for ending in ("", "s", "ed", "ing")
} | {
    "cash-box": "cash box",
    "conjuror": "conjurer",
    "encyclopedia": "encyclopaedia",
    "gaming-house": "gaming house",
    "gaming-houses": "gaming houses",
    "jewelry": "jewellery",
    "toward": "towards",
}

_SAID = ONE_WORD | ONE_SPELLING
_OTHER = re.compile(rf"(?<!poker )\b(?:{'|'.join(_SAID)})\b", re.I)
_NOT_OURS = (
    re.compile(r"“[^”]*”"),
    re.compile(r"(?<![\w*])\*(?!\*)[^*\n]+\*(?!\*)"),
    re.compile(r"^\[\^[^\]]+\]:.*(?:\n(?!\n|\[\^).+)*", re.M),
    re.compile(r"^(?:---\n.*?\n---$|```.*?^```$)", re.M | re.S),
    re.compile(r"\{ ?[#:.][^}\n]*\}|\]\([^)\s]*\)|\[\^[^\]]*\]|\[@[^\]]*\]|\[\[[^|\]]*(?=[|\]])|<[^>\n]*>|`[^`\n]*`"),
)
"""Quotations and words talked of, notes, fences and heads, and where a name is an address."""


_OURS = "line|text|caption|assumed|guessed"
"""In the data, the fields in which the site itself speaks; the others have what is asked, and how the books have it."""

_NOT_OURS_IN_DATA = re.compile(rf"^(?!(?:{_OURS}) = ).*", re.M)


def other_words(file: str, text: str) -> Iterator[str]:
    """What is wrong with the words of a page or of a file of data, a line each; the words of the books are left."""
    for pattern in (*_NOT_OURS, *(() if file.endswith(".md") else (_NOT_OURS_IN_DATA,))):
        text = pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    for found in _OTHER.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield f"{file}:{line}: {found[0]!r} is {_SAID[found[0].lower()]!r} on this site, outside quotations and notes"
