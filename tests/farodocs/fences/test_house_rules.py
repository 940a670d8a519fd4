"""The rules of the house as a reader chooses them: every value of every rule offered, and who plays so."""

from __future__ import annotations

import re

import pytest

from faro.rulebooks.rulebook import RULES
from faro.rulebooks.shelf import library
from faro.words.comparison import said_of
from farodocs.fences.house_rules import CHANGED, house_rules, who

FORM = house_rules()


@pytest.mark.parametrize("rule", CHANGED)
def test_every_value_of_a_rule_is_offered_with_the_books_that_hold_it(rule: str) -> None:
    offered = dict(re.findall(rf'name="house-{rule}" value="([\w-]+)" data-books="([\w -]*)"', FORM))
    assert tuple(offered) == RULES[rule]
    for value, books in offered.items():
        assert books.split() == [book.id for book in library().values() if getattr(book, rule) == value]


def test_who_plays_so_is_named_or_counted() -> None:
    assert who("odd_even", "bar-seven") == "assumed for Nevada Faro"
    assert who("viggresh", "tenth") == "none of the rule-books here"
    assert who("viggresh", "none") == f"assumed for {len(library())} that do not say"
    assert who("broken_bank", "in-sight").startswith("Pocket Hoyle 1880; assumed for ")
    refused = [book for book in library().values() if book.copper == "refused"]
    said = said_of("copper", refused)
    named = "; ".join(library()[book].short for book in said)
    assert who("copper", "refused") == f"{named}; assumed for {len(refused) - len(said)} that do not say"
    many = said_of("copper", [book for book in library().values() if book.copper == "allowed"])
    assert f"; {len(many) - 3} more" in who("copper", "allowed")
