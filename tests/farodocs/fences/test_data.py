"""The extension that puts the parts in."""

from __future__ import annotations

import re

import pytest
from markdown import Markdown

from farodocs.fences.data import PARTS
from farodocs.markup import examples
from farodocs.parts.expansion import LANGUAGE, WrongPart


def test_a_part_that_there_is_not_is_told_with_the_nearest() -> None:
    md = Markdown(extensions=["pymdownx.superfences", "farodocs.fences"])
    with pytest.raises(WrongPart, match=re.escape("has no part 'bet'; did you mean 'bets'?")):
        md.convert('```faro-data part="bet"\n```\n')


def test_every_part_stands_on_one_page() -> None:
    used = [fence.options["part"] for fence in examples.find(LANGUAGE)]
    for part in PARTS:
        assert used.count(part) == 1, f"the part {part!r} stands in {used.count(part)} fences: it belongs in one"


def test_headings_of_a_part_stand_in_the_contents() -> None:
    md = Markdown(extensions=["pymdownx.superfences", "farodocs.fences", "attr_list", "toc"])
    md.convert('```faro-data part="log-refused"\n```\n')
    assert "dead-card" in md.toc  # type: ignore[attr-defined]
