"""The log under an example, edited in place: offered words, marked mistakes, and what can be done with it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from faro.notation.share import decode
from tests.browser.conftest import PHONE, Open, asked_by
from tests.browser.findings import violations
from tests.engine.tables import whole_deal

LEAVES = "Escape, then Tab, leaves the editor. F8 goes to the next fault, Shift and F8 list them all."


def opened(page: Page, name: str = "one-turn") -> Locator:
    """An example whose log is being edited."""
    example = page.locator(f"#{name}")
    example.get_by_role("button", name="More of this example").click()
    example.locator(".faro-log summary").click()
    assert not [url for url in asked_by(page) if re.search(r"codemirror|log-words|log-editor", url)]
    example.get_by_role("button", name="Edit it").click()
    expect(example.get_by_role("textbox")).to_be_focused()
    return example


def at_the_end(page: Page, text: str) -> None:
    page.keyboard.press("Control+End")
    page.keyboard.type(f"\n{text}")


def misspelt(page: Page) -> Locator:
    """An example whose log ends in a word that there is not; the offered words are put away."""
    example = opened(page)
    at_the_end(page, "hok 7s")
    page.keyboard.press("Escape")
    return example


def test_words_are_offered_and_what_is_wrong_is_underlined_with_its_remedy(open_page: Open) -> None:
    page = open_page()
    example = opened(page)
    at_the_end(page, "cop")
    offers = example.locator(".cm-tooltip-autocomplete")
    expect(offers).to_contain_text("copperNAME [CHECKS] on PLACE")
    offers.get_by_role("option", name="copper").click()
    page.keyboard.type(" yo")
    expect(offers.get_by_role("option")).to_have_text("you")
    page.keyboard.press("Escape")
    page.keyboard.type("u 500 on Q")
    expect(example.locator(".cm-lintRange-error")).to_have_text("copper you 500 on Q")
    expect(example.locator(".faro-log-found")).to_have_text("1 line to mend.")
    example.locator(".cm-lintRange-error").hover()
    expect(example.locator(".cm-tooltip-lint")).to_contain_text("cannot bet 500")


def test_a_word_that_is_none_is_put_right_at_a_press(open_page: Open) -> None:
    page = open_page()
    example = misspelt(page)
    wrong = example.locator(".cm-lintRange-error")
    wrong.hover()
    example.get_by_role("button", name="Write hock").click()
    expect(example.locator(".cm-content")).to_contain_text("hock 7s")


def test_the_keyboard_alone_finds_what_is_wrong_and_puts_it_right(open_page: Open) -> None:
    page = open_page()
    example = misspelt(page)
    expect(example.locator(".cm-lintRange-error")).to_be_visible()
    page.keyboard.press("Shift+F8")
    expect(example.get_by_role("option")).to_contain_text("did you mean 'hock'?")
    page.keyboard.press("w")
    expect(example.locator(".cm-content")).to_contain_text("hock 7s")


def test_it_is_dealt_on_the_board_compared_and_shared(open_page: Open) -> None:
    page = open_page()
    example = opened(page)
    at_the_end(page, "turn 2c 3c")
    page.keyboard.press("Escape")
    steps = int(example.locator(".faro-scrubber").get_attribute("max") or "") + 1
    example.get_by_role("button", name="Deal it").click()
    expect(example.locator(".faro-log-said")).to_have_text("Your log is dealt above.")
    expect(example.locator(".faro-position")).to_have_text(f"{steps + 1} of {steps + 1}")
    expect(example.locator(".faro-said")).to_contain_text("The Deuce loses, the Three wins.")
    example.get_by_role("button", name="Under every book").click()
    expect(example.locator(".faro-log-below table")).to_be_visible()
    example.get_by_role("button", name="Share").click()
    link = example.locator(".faro-log-below a")
    expect(link).to_have_attribute("href", re.compile("/play/#p="))
    assert decode((link.get_attribute("href") or "").partition("#p=")[2]).log.endswith("turn 2c 3c\n")


def test_a_log_that_goes_wrong_is_dealt_up_to_there_and_says_so(open_page: Open) -> None:
    page = open_page()
    example = opened(page)
    at_the_end(page, "turn 2c 2c")
    page.keyboard.press("Escape")
    example.get_by_role("button", name="Deal it").click()
    expect(example.locator(".faro-log-said")).to_contain_text(re.compile(r"^Line \d+: "))
    expect(example.locator(".faro-log-said")).to_have_class(re.compile("faro-refused"))


PASTE = """(field, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""


def test_a_whole_evening_is_dealt_in_parts_and_read_to_its_end_and_no_seat_stands_at_it(open_page: Open) -> None:
    page = open_page()
    example = opened(page)
    deal = whole_deal("7h Qs").replace("turn", "bet ann 1 on Q\nturn", 1)
    evening = f"rules hoyle-1864\nopen ann 900\n{deal * 80}"
    page.keyboard.press("Control+a")
    example.get_by_role("textbox").evaluate(PASTE, evening)
    example.get_by_role("button", name="Deal it").click()
    expect(example.locator(".faro-log-said")).to_have_text("Your log is dealt above.")
    position, seat = example.locator(".faro-position"), example.get_by_role("button", name="Play it yourself")
    last = position.inner_text()
    count = int(last.split()[0])
    assert count > 300
    assert last == f"{count} of {count}"
    expect(example.locator(".faro-said")).to_contain_text("The deal is out.")
    example.get_by_role("slider", name="Where in the deal").fill("200")
    expect(position).to_have_text(f"201 of {count}")
    expect(seat).to_be_hidden()
    example.get_by_role("button", name="As it was").click()
    example.get_by_role("button", name="Deal it").click()
    expect(seat).to_be_visible()


def test_the_log_of_a_crooked_deal_is_edited_once_its_lid_is_lifted(open_page: Open) -> None:
    page = open_page("cheats/boxes/")
    example = page.locator("#cheat-gaff")
    page.locator("details", has=example).locator("> summary").click()
    example.get_by_role("button", name="More of this example").click()
    expect(example.get_by_role("button", name="Edit it")).to_have_count(0)
    example.locator(".faro-lifted summary").click()
    example.get_by_role("button", name="Edit it").click()
    expect(example.get_by_role("textbox")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")  # typed over, a browser would keep the style of what stood there
    page.keyboard.type("rules hoyle-1864\ndevice gaff bank\nopen ann 100\nsoda K")
    offered = page.locator(".cm-tooltip-autocomplete")
    expect(offered).to_be_visible()
    page.keyboard.type("d")
    expect(offered).to_be_hidden()  # a word that is whole takes no Enter for itself
    page.keyboard.type("\nbet ann 7 on 8")
    page.keyboard.press("Escape")
    example.get_by_role("button", name="Deal it").click()
    expect(example.locator(".faro-log-said")).to_have_text("Your log is dealt above.")
    expect(example.locator(".faro-said")).to_contain_text("Ann bets 7 on the Eight")
    expect(example.locator(".faro-stage .faro-lid")).to_have_count(0)
    example.get_by_role("button", name="Lift the lid").click()
    expect(example.locator(".faro-stage .faro-lid")).to_contain_text("the dealer’s gaff")
    expect(example.get_by_role("button", name=re.compile("chair$"))).to_have_count(0)


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desk", "phone"])
def test_keys_leave_it_and_nothing_is_amiss(open_page: Open, viewport: object) -> None:
    page = open_page(viewport=viewport)
    example = opened(page)
    expect(example.get_by_role("textbox", name=re.compile("^The log of "))).to_be_visible()
    step = example.locator(".faro-position").inner_text()
    page.keyboard.press("ArrowRight")
    expect(example.locator(".faro-position")).to_have_text(step)
    expect(example.get_by_role("textbox")).to_have_accessible_description(LEAVES)
    expect(example.get_by_text(LEAVES)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(example.get_by_role("button", name="Deal it")).to_be_focused()
    expect(example.get_by_text(LEAVES)).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("scrollTo(0, 0)")  # the head of the page lies over nothing that is pressed
    assert violations(page) == []
