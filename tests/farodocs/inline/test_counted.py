"""What is counted of the data: each is asked by a page, and comes to something."""

from __future__ import annotations

import re

import pytest

from faro.rulebooks.rulebook import RULES
from faro.rulebooks.shelf import library
from faro.words.comparison import said_of
from farodocs.inline.counted import COUNTED
from farodocs.inline.facts import find
from farodocs.markup import examples

ASKED = {
    name for path in examples.pages() for name in re.findall(r"\[\[=count ([\w-]+)", path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("name", COUNTED)
def test_what_can_be_counted_is_asked_by_a_page(name: str) -> None:
    assert name in ASKED, f"no page asks [[=count {name}]]"
    assert find(f"count {name}")[1] == f"{COUNTED[name]():,}"


def test_a_point_is_disputed_where_two_books_say_different_things_and_not_where_one_is_silent() -> None:
    assert COUNTED["points"]() == len(RULES)
    disputed = [rule for rule in RULES if len({*said_of(rule, library().values()).values()}) > 1]
    assert COUNTED["points-disputed"]() == len(disputed)
    assert "split" in disputed
    assert not {"viggresh", "opposed_last", "odd_unit"} & {*disputed}


def test_what_is_not_counted_is_told_with_what_is() -> None:
    with pytest.raises(ValueError, match="'event' cannot be asked; did you mean 'events'"):
        find("count event")
