"""What a visitor does with an example and at the table, in the words of a test."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Open, asked_by

TURN = "rules/the-turn/"
TABLE = "play/"
MANIFEST = "**/assets/engine/manifest*.json"
# A tab begins without what other tests have kept, and keeps what it keeps from then on.
CLEAN = "if (!sessionStorage.getItem('begun')) { localStorage.clear(); sessionStorage.setItem('begun', 'yes'); }\n"
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"

KEPT_LOG = "(JSON.parse(localStorage.getItem('faro-table:' + sessionStorage.getItem('faro-table')))?.log ?? '')"
"""The log that this tab has kept."""

LATER = 120_000
"""Milliseconds on the page's clock by which it has certainly been opened."""


def heard(page: Page, sentence: str | re.Pattern[str]) -> None:
    """The polite region says exactly this."""
    expect(page.locator('.faro-spoken[role="status"]')).to_have_text(sentence)


def refused(page: Page, sentence: str | re.Pattern[str]) -> None:
    """The assertive region says exactly this."""
    expect(page.locator('.faro-spoken[role="alert"]')).to_have_text(sentence)


def said(example: Locator, sentence: str) -> None:
    """The sentence that stands in the page."""
    expect(example.locator(".faro-said")).to_have_text(sentence)


def press(example: Locator, name: str) -> Locator:
    """A button by its exact name."""
    return example.get_by_role("button", name=name, exact=True)


def line(of: str) -> str:
    """A script for a page whose reader is on a line that is so, as `{ saveData: true }`."""
    return f"Object.defineProperty(navigator, 'connection', {{ value: {of} }});"


def until(page: Page, expression: str, arg: object = None) -> None:
    """Wait until an expression holds: the browser's own waiting is an `eval`, which the policy of the pages forbids."""
    for _ in range(400):
        if page.evaluate(expression, arg):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it never came to {expression}")


def open_with_fonts(open_page: Open, path: str, **settings: Any) -> Page:
    """A page whose fonts lie in the cache: coming late, they move lines, whatever else the page does."""
    page = open_page("404.html", **settings)
    page.evaluate("Promise.all([...document.fonts].map((font) => font.load().catch(() => {}))).then(() => true)")
    page.goto(page.url.replace("404.html", path))
    return page


def stop_the_clock(page: Page) -> None:
    """From now on the timers of the page run only as far as `page.clock.run_for` lets them."""
    page.clock.pause_at(LATER)


def laid_out(page: Page) -> Page:
    """Every example has its room and is awake: one that comes near later would move a word from under the pointer."""
    page.locator("article .headerlink").first.dispatch_event("click")
    expect(page.locator('faro-example[data-cards]:not(:has(.faro-controls), [data-folded="heeds"])')).to_have_count(0)
    return page


def leave_before(page: Page, let_go: Callable[[], None], file: str) -> None:
    """Go to another page by a tab of the header while a file is on its way, which comes then."""
    page.locator(".md-tabs").get_by_role("link", name="Rules").click()
    expect(page).to_have_title(re.compile("^Rules"))
    with page.expect_event("requestfinished", lambda request: file in request.url):
        let_go()
    page.evaluate(DRAWN)


def intercept(page: Page, address: str | re.Pattern[str], handle: Callable[[Route], object]) -> None:
    """Have the test answer what an open page asks for at an address.

    The browser says that it does before the page asks by that way: from when this returns, it does.
    """
    came: list[Route] = []

    def seen(route: Route) -> None:
        if route.request.method == "HEAD":
            came.append(route)
            route.fulfill(status=204)
        else:
            route.fallback()

    page.route(address, handle)
    page.route("**/*", seen)
    for _ in range(400):
        page.evaluate("async () => { await fetch(location.href, { method: 'HEAD', cache: 'no-store' }); }")
        if came:
            break
    else:
        raise AssertionError("the page never asked by way of the test")
    page.unroute("**/*", seen)  # with the other way still there, the browser does not leave off asking in between


class Held(list[Route]):
    """What has been asked for at an address and is not answered before the test does it, or lets all of it go."""

    gone = False

    def take(self, route: Route) -> None:
        if self.gone:
            route.continue_()
        else:
            self.append(route)

    def let_go(self) -> None:
        """Let go what is held, and what comes later at once.

        The way by the test stays: what is asked for while the browser is told to leave it would never be answered.
        """
        self.gone = True
        for route in self:
            route.continue_()


def held(page: Page, address: str) -> Held:
    """What is asked for at an address from now on, until the test lets it go."""
    routes = Held()
    intercept(page, address, routes.take)
    return routes


def hold_engine(page: Page) -> Callable[[], None]:
    """The engine does not come before the test lets it, not even from a memory that the browser has kept."""
    return hold(page, "**/*.wasm")


def hold(page: Page, address: str) -> Callable[[], None]:
    """What is asked for at an address does not come before the test calls what this returns."""
    return held(page, address).let_go


def first(page: Page, routes: list[Route]) -> Route:
    """The first that is held, as soon as it has been asked for."""
    for _ in range(400):
        if routes:
            return routes[0]
        page.wait_for_timeout(50)
    raise AssertionError("nothing was asked for")


def asks_for_engine(page: Page) -> bool:
    """Whether a tab has asked for any file of the engine."""
    return any("/assets/engine/" in address for address in asked_by(page))


def sit(page: Page, example_id: str) -> Locator:
    """Take the seat of an example and wait until it is the engine's."""
    example = page.locator(f"#{example_id}")
    press(example, "Play it yourself").click()
    expect(press(example, "Another deal")).to_be_visible()
    return example


def play_it(page: Page) -> Locator:
    """Take the seat of a lesson and wait until it is the engine's."""
    press(page.locator("faro-lesson"), "Play it").click()
    example = page.locator(".faro-play-screen faro-example")
    expect(press(example, "Another deal")).to_be_visible()
    return example


def focused(page: Page) -> str:
    """The id of what has the focus."""
    return str(page.evaluate("document.activeElement.id"))


def sit_down(page: Page) -> Locator:
    """The table once its seat is the engine's, and its greeting, or why it is another table, has been said."""
    expect(page.locator("#the-table .faro-live[data-stage]")).to_be_visible()
    expect(page.locator(".faro-spoken[role]:not(:empty)").first).to_be_attached()
    return page.locator("faro-table")


def open_table(open_page: Open, script: str = "", **settings: object) -> Page:
    """An empty table, at which the greeting has been said."""
    page = open_page(TABLE, script=CLEAN + script, **settings)
    sit_down(page)
    heard(page, re.compile("The seat is yours"))
    return page


def deal_a_turn(page: Page) -> Page:
    """The soda and one turn are dealt at an empty table."""
    for _ in range(2):
        page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    return page


def log_of(page: Page) -> str:
    """The log that this tab has kept."""
    return str(page.evaluate(KEPT_LOG))


def lay(page: Page, log: str) -> None:
    """Lay a deal that is written down."""
    page.locator("[data-panel=log] > summary").click()
    page.locator("#table-log").fill(log)
    press(page.locator("faro-table"), "Lay this deal").click()


def put_away(page: Page) -> None:
    page.locator("[data-panel=log] > summary").click()


def deal_to_the_pair(page: Page) -> Locator:
    """Sit down in the lesson of the split, lay on the Nine, and deal the three turns to its pair."""
    example = play_it(page)
    page.locator("#learn-split-seat-9").click()
    for turn in (1, 2, 3):
        page.locator("#learn-split-seat-deal").click()
        expect(example.locator(".faro-turn")).to_have_text(f"turn {turn} of 25")
    return example
