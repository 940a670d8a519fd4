"""What is counted of the data: each is asked by a page, and comes to something."""

from __future__ import annotations

import re

import pytest

from faro.rulebooks.rulebook import RULES
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


def test_a_point_is_agreed_on_or_disputed() -> None:
    assert COUNTED["points-agreed"]() + COUNTED["points-disputed"]() == len(RULES)


def test_what_is_not_counted_is_told_with_what_is() -> None:
    with pytest.raises(ValueError, match="'event' cannot be asked; did you mean 'events'"):
        find("count event")
