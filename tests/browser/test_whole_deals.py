"""Whole deals of several games, by mouse, thumb and keys: at every turn what is in view, what was said, what has moved.

In the quick run each deal goes on for a few turns; `make slow` plays each to its end, and by every hand.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Open
from tests.browser.seats import log_of, until

Hand = Literal["mouse", "thumb", "keys"]

PHONE: ViewportSize = {"width": 360, "height": 640}
"""What the bars of a browser leave of a small phone."""
DESK: ViewportSize = {"width": 1280, "height": 720}
BOOKS = {"hoyle-1864": "Turn", "meyer": "Turn", "pharaon": "Coup", "stuss": "Turn"}
"""The books, and what each calls two cards."""
CROOKED = {"nevada": "device gaff bank\n", "hoyle-1864": "device horsehair-copper you\n"}
"""Books at whose table somebody has a device."""
FEW = 3
"""So many turns are played in the quick run."""

SAID = "document.querySelector('faro-table .faro-said')?.textContent"
IN_PLAY = ".faro-lies, .faro-said, .faro-checks, .faro-sizes, #the-table-undo, #the-table-deal"
"""What a reader plays with, and has in view at every turn without scrolling."""
OUT_OF_VIEW = """(selector) => [...document.querySelectorAll(selector)].filter((part) => {
  const { top, bottom, left, right } = part.getBoundingClientRect();
  return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
}).map((part) => part.id || part.className)"""
COUNT_SCROLLS = "window.scrolls = 0; addEventListener('scroll', () => (window.scrolls += 1), { capture: true });"
# A rank of which something is left, that has not just fallen, and on which nothing of the reader's lies.
FREE = """(turn) => {
  const free = ".faro-live .faro-spot[data-bet]:not([data-dead], [data-mine], :has(.faro-fell))";
  const live = [...document.querySelectorAll(free)];
  return live.length ? live[(5 * turn + 3) % live.length].id : "";
}"""


@dataclass
class Player:
    """Somebody at the table, with a hand to press with."""

    page: Page
    hand: Hand
    presses: int = 0

    def press(self, target: Locator, key: str) -> None:
        """Press something, or by keys the `key` that does the same."""
        self.presses += 1
        if self.hand == "thumb":
            target.tap()
        elif self.hand == "mouse":
            target.click()
        else:
            target.press(key)

    def says(self, does: str, pattern: str) -> str:
        """What is said once a press is answered; the deal of a card or a stake, as `does` has it."""
        region = self.page.locator('.faro-spoken[role="status"]')
        expect(region, does).to_have_text(re.compile(pattern))
        return region.inner_text()

    def lay(self, turn: int) -> None:
        """A stake on a card that is free, or a call of the last three."""
        left = self.page.locator(".faro-calls[data-left]")
        if left.count():
            self.call(str(left.get_attribute("data-left")).split())
        elif free := self.page.evaluate(FREE, turn):
            self.press(self.page.locator(f"#{free}"), "Enter")
            self.says("a stake", r"^5 on .*Checks: \d+\.$")

    def call(self, left: list[str]) -> None:
        """The cards pressed in the order in which they shall come, and laid."""
        for rank in left[:2]:
            self.press(self.page.locator(f"#the-table-{rank}"), "Enter")
        self.press(self.page.locator("[data-do=call-lay]"), "Enter")
        self.says("a call", r"^You call .*Checks: \d+\.$")

    def deal(self) -> None:
        """What comes next."""
        before = self.page.evaluate(SAID)
        self.press(self.page.locator("#the-table-deal"), "Enter")
        until(self.page, f"(before) => {SAID} !== before", before)


def played(page: Page, hand: Hand, word: str, turns: int | None) -> Player:
    """A deal played for so many turns, or to its end, a stake before each turn as long as there is money for it."""
    player = Player(page, hand)
    deal = page.locator("#the-table-deal")
    page.evaluate(COUNT_SCROLLS)
    page.evaluate("scrollTo(0, 0)")
    player.deal()
    stands = deal.bounding_box()
    page.evaluate("scrolls = 0")
    for turn in range(1, (turns or 25) + 1):
        player.lay(turn)
        player.deal()
        player.says("the cards", rf"^{word} {turn}\. .*\bChecks: \d+\.")
        assert page.evaluate(OUT_OF_VIEW, IN_PLAY) == [], f"out of view at turn {turn}"
        assert deal.bounding_box() == stands, f"Deal has moved at turn {turn}"
        if page.locator(".faro-live").get_attribute("data-stage") != "turns":
            break
    assert page.evaluate("scrolls") == 0
    return player


WAYS = [
    pytest.param(book, hand, size, id=f"{book}-{hand}", marks=() if is_quick else pytest.mark.slow)
    for number, book in enumerate(BOOKS)
    for way, (hand, size) in enumerate([("mouse", DESK), ("thumb", PHONE), ("keys", DESK)])
    for is_quick in [number % 3 == way]
]


@pytest.mark.parametrize(("book", "hand", "size"), WAYS)
def test_a_few_turns_by_every_hand(fresh_table: Open, book: str, hand: Hand, size: ViewportSize) -> None:
    on_phone = {"has_touch": True, "is_mobile": True} if hand == "thumb" else {}
    page = fresh_table(f"rules {book}\nopen you 100\n", viewport=size, **on_phone)
    player = played(page, hand, BOOKS[book], FEW)
    assert len(re.findall(r"^turn ", log_of(page), re.M)) == FEW
    assert player.presses == 1 + 2 * FEW


def begun(fresh_table: Open, log: str) -> Page:
    """A table in a hand, with a log on it."""
    return fresh_table(log, viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("book", CROOKED)
def test_a_crooked_table_is_played_by_thumb_on_one_screen(fresh_table: Open, book: str) -> None:
    page = begun(fresh_table, f"rules {book}\nopen you 100\n{CROOKED[book]}")
    assert played(page, "thumb", "Turn", FEW).presses == 1 + 2 * FEW


@pytest.mark.slow
@pytest.mark.parametrize(
    ("log", "word"),
    [
        *((f"rules {book}\nopen you 200\n{device}", "Turn") for book, device in CROOKED.items()),
        ("rules basset\nopen you 200\n", "Coup"),
    ],
    ids=[*CROOKED, "basset"],
)
def test_a_whole_deal_by_thumb_of_basset_and_at_a_crooked_table(fresh_table: Open, log: str, word: str) -> None:
    page = begun(fresh_table, log)
    player = played(page, "thumb", word, None)
    while page.locator(".faro-live").get_attribute("data-stage") != "deal-out":
        player.deal()
    assert page.evaluate("scrolls") == 0


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["thumb", "mouse", "keys"])
@pytest.mark.parametrize("book", BOOKS)
def test_a_whole_deal(fresh_table: Open, book: str, hand: Hand) -> None:
    on_phone = {"has_touch": True, "is_mobile": True} if hand == "thumb" else {}
    page = fresh_table(f"rules {book}\nopen you 200\n", viewport=PHONE if hand == "thumb" else DESK, **on_phone)
    player = played(page, hand, BOOKS[book], None)
    board = page.locator(".faro-live")
    while board.get_attribute("data-stage") != "deal-out":
        player.deal()
    assert page.evaluate("scrolls") == 0
    assert len(re.findall(r"^turn ", log_of(page), re.M)) >= 24
