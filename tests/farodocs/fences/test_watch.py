"""A deal to watch stands on a page as a press and in words; its boards lie in a file of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from faro.base.errors import FaroError
from farodocs.fences import watch

HEAD = {"id": "a-deal", "title": "A deal", "seed": "watched-273"}


def test_the_deal_can_be_read_where_nothing_moves() -> None:
    html = watch.render(HEAD, "file.json")
    assert html.count("<li>") == 27
    assert "Ann sat down with 100 checks and is 3 down." in html
    assert "faro-card" not in html


@pytest.mark.parametrize("missing", ["id", "title", "seed"])
def test_what_it_needs_is_named(missing: str) -> None:
    head = {name: value for name, value in HEAD.items() if name != missing}
    with pytest.raises(ValueError, match=f"needs {missing}"):
        watch.render(head, "file.json")


def test_an_unknown_book_is_told() -> None:
    with pytest.raises(FaroError, match="laws-1881"):
        watch.render({**HEAD, "rules": "laws-1881"}, "file.json")


def test_the_boards_of_every_deal_are_written(tmp_path: Path) -> None:
    watch.write(tmp_path)
    [file] = tmp_path.glob("*.json")
    deal = json.loads(file.read_text(encoding="utf-8"))
    assert len(deal["frames"]) == len(deal["up"]) == len(deal["stands"]) == 27
    assert deal["question"]["right"] in deal["question"]["answers"]
