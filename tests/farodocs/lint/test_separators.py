"""Numbers over 999 have their separator; years and file numbers have none."""

from __future__ import annotations

import pytest

from farodocs.lint.sentences import sentences
from farodocs.lint.separators import bare, unseparated


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("Ann sits down with 10000 checks.", "10000"),
        ("He lost 1500 pounds.", "1500"),
        ("He lost £1500 there.", "1500"),
        ("Played 1500 times.", "1500"),
        ("There were 3000 of them.", "3000"),
        ("In 1890 he lost 47000.", "47000"),
    ],
)
def test_a_bare_number_is_found(text: str, digits: str) -> None:
    assert bare(text) == [digits]


@pytest.mark.parametrize(
    "text",
    [
        "In 1738 and in 1932/33, and in the 1790s.",
        "He lost 1,500 pounds of 10,000.",
        "Project Gutenberg 41169 and manuscript 11584.",
        "ISBN 0 85685 447 6",
        "[[=chance meyer Q won of=1663]] turns",
        "It is 999 or 12.5 or 33/1666.",
        "Deal 1W52ZNE.",
    ],
)
def test_years_and_file_numbers_are_left_alone(text: str) -> None:
    assert bare(text) == []


def test_no_number_of_ours_wants_its_separator() -> None:
    found = list(unseparated(sentences()))
    assert not found, "\n".join(found)
