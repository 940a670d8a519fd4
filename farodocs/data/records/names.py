"""Names as they are looked up, as addresses, and in the `[[links]]` to words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from farodocs.step import lasting

LINK = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")
"""A link to a word: `[[soda]]`, or `[[soda|the first card]]` where other words are to be read."""

_SMALL_GAME = re.compile(
    r"“[^”]*”|\[\[[^\]|]*\||\]\([^)]*\)|\*[^*]*\*|\b(faro|basset|pharaon|pharao|pharo|stuss|stoss|stos)\b"
)


@lasting
def key(name: str) -> str:
    """A name without what spellings differ in: case, accents, hyphens, the shape of an apostrophe."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))
    return re.sub(r"[\s-]+", " ", plain.replace("’", "'").casefold()).strip()


def address(name: str) -> str:
    """The part of an address that a name becomes: `Soixante et le va` is `soixante-et-le-va`."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['.]", "", key(name))).strip("-")


def targets(text: str) -> Iterator[str]:
    """The names that a text links to."""
    for match in LINK.finditer(text):
        yield match[1]


def small_games(text: str) -> Iterator[re.Match[str]]:
    """Where a text writes a game of the family small, outside quotations, emphasis and what links lead to."""
    return (match for match in _SMALL_GAME.finditer(text) if match[1])
