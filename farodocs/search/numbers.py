"""Whole numbers as text: base64 VLQ without signs, the way source maps write theirs. Half as large as lists in JSON."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase, digits

DIGITS = ascii_uppercase + ascii_lowercase + digits + "-_"
"""Five bits a digit, the lowest first; the upper half of the digits says that another follows."""
_MORE = 32


def packed(numbers: Iterable[int]) -> str:
    """The numbers, none of them below nought. docs/assets/faro/finder/numbers.js reads them."""
    return "".join(map(_digits, numbers))


def steps(rising: Iterable[int]) -> list[int]:
    """How far each of some rising numbers lies behind the one before, for small numbers are short ones."""
    told = []
    last = -1
    for number in rising:
        told.append(number - last - 1)
        last = number
    return told


def _digits(number: int) -> str:
    text = ""
    while number >= _MORE:
        text += DIGITS[_MORE + number % _MORE]
        number //= _MORE
    return text + DIGITS[number]
