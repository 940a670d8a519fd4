"""The skip link leads into the page, and the next Tab goes on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open

INSIDE = "() => document.activeElement.closest('.md-content') !== null"


@pytest.mark.parametrize("page", ["", "play/", "rules/the-turn/", "glossary/copper/"])
def test_it_puts_the_focus_into_the_page(open_page: Open, page: str) -> None:
    opened = open_page(page)
    opened.keyboard.press("Tab")
    expect(opened.locator(".md-skip")).to_be_focused()
    opened.keyboard.press("Enter")
    expect(opened.locator("h1")).to_be_focused()
    opened.keyboard.press("Tab")
    assert opened.evaluate(INSIDE)
