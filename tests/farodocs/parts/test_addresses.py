"""An address in a page is the whole one, and a name that nothing has is told with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from farodocs.folders import DOCS
from farodocs.markup import mistakes
from farodocs.parts.addresses import site, with_addresses


def test_an_address_is_whole_in_code_too() -> None:
    assert with_addresses("```\n[[@engine]]\n```", Path("page.md")) == f"```\n{site()}assets/engine/\n```"


def test_a_page_with_an_address_brings_what_puts_it_right_where_it_is_read() -> None:
    pages = [text for path in DOCS.rglob("*.md") if "[[@" in (text := path.read_text(encoding="utf-8"))]
    assert pages
    assert all("/page/read-here.js" in text for text in pages)


def test_a_name_that_nothing_has_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Exception] = []
    monkeypatch.setattr(mistakes, "tell", told.append)
    with_addresses("one\n[[@nothing]]", Path("page.md"))
    assert [*map(str, told)] == ["page.md:2: [[@nothing]] is no address; write embed or engine or wheel"]
