"""An evening with real cards: a whole deal entered by touch, mended, and kept whatever becomes of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from faro.base import Rank
from faro.notation import play_while_valid
from faro.rulebooks import library
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Open
from tests.browser.findings import violations_in_both_palettes
from tests.browser.seats import heard, refused

EVENING = "play/evening/"
TABLET: ViewportSize = {"width": 1024, "height": 768}
LOG = (ROOT / "tests" / "engine" / "pictures" / "goldens" / "hoyle-1864.log").read_text(encoding="utf-8")
SUITS = re.compile(r"[shdc]$")
RECORDED = [
    SUITS.sub("", card)
    for line in LOG.splitlines()
    if (words := line.split("#")[0].split()) and words[0] in ("soda", "turn", "hock")
    for card in words[1:]
]
"""The ranks of a deal that was played through, from its soda to its hock."""


def keeper(page: Page) -> Locator:
    found = page.locator(".faro-evening")
    expect(found).not_to_have_attribute("inert", "")
    return found


def press(page: Page, *ranks: str) -> None:
    for rank in ranks:
        page.locator(f'[data-rank="{rank}"]').click()


def log_of(page: Page) -> str:
    return page.locator("#evening-log").input_value()


def come_back(page: Page, step: int) -> Page:
    """The page after it was reloaded, or at every second step killed and opened anew: its log is as it was."""
    written = log_of(page)
    if step % 2:
        page.reload()
    else:
        address, context = page.url, page.context
        page.close()
        page = context.new_page()
        page.goto(address)
    keeper(page)
    assert log_of(page) == written
    return page


def lines_of(log: str) -> list[str]:
    """The cards of a log without their suits, line by line."""
    return [
        " ".join(SUITS.sub("", word) for word in words)
        for line in log.splitlines()
        if (words := line.split("#")[0].split()) and words[0] in ("soda", "turn", "hock")
    ]


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_recorded_deal_is_entered_by_touch_with_two_presses_a_turn(open_page: Open, size: ViewportSize) -> None:
    page = open_page(EVENING, viewport=size, has_touch=True)
    keeper(page)
    presses = 0
    for rank in RECORDED:
        page.locator(f'[data-rank="{rank}"]').tap()
        presses += 1
    turns = len([line for line in lines_of(LOG) if line.startswith("turn")])
    assert (len(RECORDED), turns) == (52, 25)
    assert presses / turns < 4
    assert lines_of(log_of(page)) == lines_of(LOG)
    _, error = play_while_valid(log_of(page), library())
    assert error is None
    expect(page.locator('[data-part="where"]')).to_have_text("The deal is out")
    expect(page.locator(".faro-wire.faro-none-left")).to_have_count(len(Rank))


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_beads_and_cards_are_on_one_screen(open_page: Open, size: ViewportSize) -> None:
    page = open_page(EVENING, viewport=size)
    keeper(page)
    press(page, *RECORDED[:31])
    page.evaluate("scrollTo(0, 0)")
    tops = [page.locator(part).bounding_box() for part in (".faro-wires", '[data-rank="A"]', '[data-tool="undo"]')]
    assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] for box in tops)
    for box in [one.bounding_box() for one in page.locator("[data-rank]").all()]:
        assert box
        assert min(box["width"], box["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_says_what_stands(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    keeper(page)
    press(page, *RECORDED[:49])
    expect(page.locator('[data-part="where"]')).to_have_text("Turn 25")
    expect(page.locator('[data-part="left"]')).to_have_text("3 left")
    expect(page.locator('[data-part="orders"]')).to_contain_text("–".join(RECORDED[49:]))
    heard(page, re.compile("Three left: .* Call the turn"))
    page.locator('[data-tool="empty"]').click()
    refused(page, re.compile("3 cards have not been pressed"))


def test_a_split_a_fifth_and_undo(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    keeper(page)
    press(page, "K", "7", "7")
    expect(page.locator('[data-part="split"]')).to_be_visible()
    heard(page, "Turn 1. A split: two Sevens.")
    press(page, "7", "7")
    before = log_of(page)
    press(page, "7")
    refused(page, re.compile("A fifth Seven cannot fall. The four came in turn 1"))
    assert log_of(page) == before
    page.locator('[data-tool="undo"]').click()
    heard(page, re.compile("Taken back: Seven"))
    assert lines_of(log_of(page)) == ["soda K", "turn 7 7"]


def test_an_earlier_turn_is_opened_and_mended_and_the_later_ones_stand(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    keeper(page)
    press(page, "K", "7", "9", "4", "Q", "2")
    page.locator(".faro-evening-turns > summary").click()
    page.get_by_role("button", name="9, in turn 1 as the winner: mend").click()
    mending = page.get_by_role("group", name="Mend a card")
    expect(mending.locator("p")).to_be_focused()
    press(page, "8")
    expect(mending).to_be_hidden()
    assert lines_of(log_of(page)) == ["soda K", "turn 7 8", "turn 4 Q"]
    page.locator('[data-at="3"]').click()
    mending.get_by_role("button", name="Loser and winner changed round").click()
    assert lines_of(log_of(page)) == ["soda K", "turn 7 8", "turn Q 4"]
    page.locator('[data-at="1"]').click()
    mending.get_by_role("button", name="It never fell").click()
    assert lines_of(log_of(page)) == ["soda K", "turn 8 Q", "turn 4 2"]
    page.locator('[data-at="1"]').click()
    mending.get_by_role("button", name="A card before it was left out").click()
    press(page, "7")
    assert lines_of(log_of(page)) == ["soda K", "turn 7 8", "turn Q 4"]
    assert violations_in_both_palettes(page) == []


def test_who_mends_into_a_fifth_is_offered_the_four_and_both_are_mended(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    keeper(page)
    press(page, "7", "7", "9", "7", "7")
    page.locator(".faro-evening-turns > summary").click()
    page.locator('[data-at="2"]').click()
    press(page, "7")
    refused(page, re.compile("A fifth Seven"))
    page.get_by_role("button", name="Nine fell in turn 2 as the winner, and Seven in turn 1 as the winner").click()
    assert lines_of(log_of(page)) == ["soda 7", "turn 7 7", "turn 7 9"]


def test_it_is_kept_through_a_reload_and_a_kill_at_each_step(open_page: Open) -> None:
    page = open_page(EVENING, apart=True)
    for number, rank in enumerate(RECORDED[:8]):
        keeper(page)
        press(page, rank)
        page = come_back(page, number)
    written = log_of(page)
    # What the plain storage had not yet written is on the disk all the same.
    page.evaluate("localStorage.removeItem('faro-evening')")
    page.reload()
    keeper(page)
    assert log_of(page) == written


def test_a_new_deal_puts_the_old_one_away_until_a_card_falls(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    keeper(page)
    press(page, "K", "7", "9")
    page.locator('[data-tool="fresh"]').click()
    expect(page.locator('[data-part="deal"]')).to_have_text("Deal 2")
    expect(page.locator('[data-part="where"]')).to_have_text("Soda")
    page.locator('[data-tool="undo"]').click()
    assert lines_of(log_of(page)) == ["soda K", "turn 7 9"]
    expect(page.locator('[data-part="deal"]')).to_have_text("Deal 1")


def test_the_letters_of_the_cards_press_them(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    keeper(page)
    page.locator('[data-rank="A"]').focus()
    for key in ("k", "0", "1", "j"):
        page.keyboard.press(key)
    assert lines_of(log_of(page)) == ["soda K", "turn 10 A"]
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    heard(page, re.compile("Taken back: Ace. Now the winner."))
    for key, code in (("é", "Digit2"), ("й", "KeyQ"), ("h", "KeyJ"), ("л", "KeyK")):  # French, Russian, Dvorak
        page.locator('[data-rank="A"]').evaluate(
            "(rank, [key, code]) => rank.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))",
            [key, code],
        )
    assert lines_of(log_of(page)) == ["soda K", "turn 10 2", "turn Q K"]


def test_another_book_deals_otherwise(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    keeper(page)
    page.locator("#evening-book").select_option("basset")
    expect(page.locator('[data-part="where"]')).to_have_text("Face")
    press(page, "K", "7", "9")
    heard(page, "Turn 1. Nine loses, Seven wins.")


def test_axe_finds_nothing_in_the_midst_of_a_deal(fresh_page: Open) -> None:
    page = fresh_page(EVENING, viewport=PHONE)
    keeper(page)
    press(page, *RECORDED[:49])
    assert violations_in_both_palettes(page) == []
    page.set_viewport_size(DESKTOP)
    assert violations_in_both_palettes(page) == []


def test_without_a_script_a_sentence_says_what_to_do(folder: Path) -> None:
    page = (folder / EVENING / "index.html").read_text(encoding="utf-8")
    assert "The keeper needs a script. Without one, keep the cases on a printed sheet." in page


VOICE = """
  window.called = [];
  Object.defineProperty(window, "speechSynthesis", { value: { cancel() {}, speak: ({ text }) => called.push(text) } });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
LAMP = """
  window.lamp = [];
  const lock = () => Object.assign(new EventTarget(), {
    async release() { lamp.push("given back"); this.dispatchEvent(new Event("release")); },
  });
  const wakeLock = { request: async () => (lamp.push("held"), lock()) };
  Object.defineProperty(navigator, "wakeLock", { value: wakeLock });
"""


def test_the_caller_is_silent_until_he_is_asked_and_then_calls_each_turn(open_page: Open) -> None:
    page = open_page(EVENING, script=VOICE)
    keeper(page)
    press(page, "K", "7")
    assert page.evaluate("called") == []
    speak = page.get_by_role("button", name="Speak the turns")
    speak.click()
    expect(speak).to_have_attribute("aria-pressed", "true")
    press(page, "9", "7", "7", "7", "7")
    assert page.evaluate("called") == [
        "Turn 1. Seven loses, Nine wins.",
        "Seven loses.",
        "Turn 2. A split: two Sevens.",
        "Seven loses.",
    ]
    speak.click()
    press(page, "A")
    assert page.evaluate("called.length") == 4


def test_the_screen_stays_on_when_it_is_asked_to_and_is_given_back(open_page: Open) -> None:
    page = open_page(EVENING, script=LAMP)
    keeper(page)
    assert page.evaluate("lamp") == []
    awake = page.get_by_role("button", name="Keep the screen on")
    awake.click()
    expect(awake).to_have_attribute("aria-pressed", "true")
    # By a link the theme replaces the page, and the window stays.
    page.locator("article").get_by_role("link", name="printables").click()
    expect(page.locator("faro-evening")).to_have_count(0)
    assert page.evaluate("lamp") == ["held", "given back"]


def test_a_second_window_follows_and_shows_the_beads_alone(open_page: Open) -> None:
    page = open_page(EVENING)
    keeper(page)
    press(page, "K")
    page.locator(".faro-evening-second > summary").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open one with the beads alone").click()
    second = opened.value
    keeper(second)
    expect(second.locator('[data-rank="A"]')).to_be_hidden()
    expect(second.locator("[data-wire=K] .faro-bead-soda")).to_be_visible()
    press(page, "7", "9")
    expect(second.locator('[data-part="said"]')).to_have_text("Turn 1. Seven loses, Nine wins.")
    expect(second.locator("[data-wire='9'] .faro-bead-won")).to_be_visible()
    second.get_by_role("button", name="Back to the keeper").click()
    press(second, "A")
    expect(page.locator('[data-part="said"]')).to_have_text("Ace loses.")
    second.close()


def test_a_link_carries_the_deal_to_another_device(open_page: Open) -> None:
    page = open_page(EVENING)
    keeper(page)
    press(page, "K", "10", "9")
    page.locator(".faro-evening-second > summary").click()
    page.get_by_role("button", name="Make the link").click()
    expect(page.get_by_role("img", name="The link as a picture code").locator("svg")).to_be_visible()
    link = page.get_by_label("Link to this deal").input_value()
    assert link.endswith("#e=hoyle-1864.0.KT9")
    other = open_page(EVENING, apart=True)
    keeper(other)
    press(other, "2", "3", "4")
    other.goto(link)
    other.reload()
    keeper(other)
    assert lines_of(log_of(other)) == ["soda K", "turn 10 9"]
    expect(other.locator('[data-rank="A"]')).to_be_hidden()
    other.get_by_role("button", name="Keep on from here").click()
    press(other, "A", "A")
    assert lines_of(log_of(other)) == ["soda K", "turn 10 9", "turn A A"]
    other.get_by_role("button", name="Back to the deal before").click()
    assert lines_of(log_of(other)) == ["soda 2", "turn 3 4"]
    assert violations_in_both_palettes(other) == []
