"""What a visitor does with an example, in the words of a test."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

TURN = "rules/the-turn/"
TABLE = "play/"


def heard(page: Page, sentence: str | re.Pattern[str]) -> None:
    """The polite region says exactly this."""
    expect(page.locator('.faro-spoken[role="status"]')).to_have_text(sentence)


def refused(page: Page, sentence: str) -> None:
    """The assertive region says exactly this."""
    expect(page.locator('.faro-spoken[role="alert"]')).to_have_text(sentence)


def said(example: Locator, sentence: str) -> None:
    """The sentence that stands in the page."""
    expect(example.locator(".faro-said")).to_have_text(sentence)


def press(example: Locator, name: str) -> Locator:
    """A button by its exact name."""
    return example.get_by_role("button", name=name, exact=True)


def sit(page: Page, example_id: str) -> Locator:
    """Take the seat of an example and wait until it is the engine's."""
    example = page.locator(f"#{example_id}")
    press(example, "Play it yourself").click()
    expect(press(example, "Leave the seat")).to_be_visible()
    return example


def focused(page: Page) -> str:
    """The id of what has the focus."""
    return str(page.evaluate("document.activeElement.id"))
