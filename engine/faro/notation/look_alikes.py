"""Signs that look as those of a log do, or stand for them: what a word processor or another keyboard puts there."""

from __future__ import annotations

_DASHES = dict.fromkeys(
    "\u00ad\u02d7\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2796\u2e17\u2e1a\u2e3a\u2e3b\u2e40"
    "\u2e5d\u301c\u3030\u30a0\ufe58\U00010d6e\U00010ead",
    "-",
)
_CYRILLIC = dict(zip("АВЕЅІЈКМНОРСТХасеіјорѕух", "ABESIJKMHOPCTXaceijopsyx", strict=True))
_GREEK = dict(zip("ΑΒΕΗΙΚΜΝΟΡΤΧο", "ABEHIKMNOPTXo", strict=True))
LETTERS = _CYRILLIC | _GREEK
"""Letters of other alphabets, and the Latin ones that they look like."""

_MEANT = str.maketrans(_DASHES | LETTERS)


def plain(text: str) -> str:
    """A line with the signs that are meant: full width, joined letters and a long s plain, every dash a hyphen.

    Letters of other alphabets that look like Latin ones are read as these.
    """
    if text.isascii():
        return text
    from unicodedata import normalize  # few logs want it, and Python in a browser has it to load

    return normalize("NFKC", text).translate(_MEANT)
