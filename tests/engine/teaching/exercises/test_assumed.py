from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from faro.base.errors import FaroError
from faro.teaching.exercises.item import LEVELS
from faro.teaching.exercises.making import KINDS
from tests.engine.tables import LIBRARY
from tests.engine.teaching.exercises.assumed import passed_off


def found(kind: str, books: list[str], numbers: int) -> Iterator[str]:
    """What is passed off as the word of some books, in exercises of a kind at every level and about every thing."""
    seeds = [(f"K7F2-{number}", level) for number in range(numbers) for level in LEVELS]
    seeds += [(f"K7F2~{about}-{number}", LEVELS[-1]) for about in KINDS[kind].topics for number in range(numbers)]
    for rules in books:
        for seed, level in seeds:
            with suppress(FaroError):  # the book has no such thing
                yield from passed_off(kind, seed, level, rules)


@pytest.mark.parametrize("rules", LIBRARY)
def test_a_dealer_of_any_book_is_told_what_we_assume(rules: str) -> None:
    assert not [*found("deal", [rules], numbers=2)][:5]


@pytest.mark.parametrize("kind", KINDS)
def test_what_no_source_gives_the_book_is_called_our_assumption(kind: str) -> None:
    assert not [*found(kind, ["hoyle-1864"], numbers=2)][:5]


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "keep"])
def test_so_it_is_under_every_book(kind: str) -> None:
    assert not [*found(kind, [*LIBRARY], numbers=4)][:5]
