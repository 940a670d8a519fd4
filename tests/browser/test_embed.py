"""A board on somebody else's page: from another address, under a strict policy of that page, and without a script."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from faro.notation.share import encode
from tests.browser.conftest import PHONE, Open, Visitors
from tests.browser.findings import violations
from tests.site_server import SiteServer

DEAL = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on 7\nturn 7h 9s\n"
DARK = "html { background: #111; color: #eee }"
LIGHT = "html { background: oklch(0.98 0.003 247) }"

Put = Callable[[str], str]


@pytest.fixture
def elsewhere(site: SiteServer) -> Iterator[Put]:
    """Another host, which allows this site and nothing more: what is put on a page of it, for its address."""
    pages: dict[str, str] = {"/dark.css": DARK, "/light.css": LIGHT}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = pages.get(self.path, "").encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/css" if self.path.endswith(".css") else "text/html; charset=utf-8")
            allowed = f"script-src {site.url}embed/; frame-src {site.url}embed/; style-src 'self'"
            self.send_header("Content-Security-Policy", f"default-src 'none'; {allowed}")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def put(html: str) -> str:
        path = f"/{len(pages)}.html"
        pages[path] = f'<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>{html}</html>'
        return f"http://localhost:{server.server_address[1]}{path}"

    yield put
    server.shutdown()
    server.server_close()


@pytest.fixture
def visit(newcomer: Visitors) -> Iterator[Callable[..., Page]]:
    """A page of another host, opened by who has never been here; what a policy refuses, and what throws, is kept."""
    contexts: list[BrowserContext] = []
    amiss: list[str] = []

    def keep(said: ConsoleMessage) -> None:
        if said.type == "error":
            amiss.append(said.text)

    def open_it(address: str, **settings: object) -> Page:
        context = newcomer(**settings)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: amiss.append(str(error)))
        page.on("console", keep)
        page.goto(address)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert amiss == []


def frame_line(site: SiteServer, board: str) -> str:
    return f'<iframe src="{site.url}embed/{board}" title="A board" width="100%" height="720" loading="lazy"></iframe>'


def element(site: SiteServer, board: str) -> str:
    link = f'<a href="{site.url}embed/{board}">A board of Faro</a>'
    script = f'<script type="module" src="{site.url}embed/faro-board.js"></script>'
    return f'{script}<faro-board src="{site.url}embed/{board}">{link}</faro-board>'


def test_a_line_shows_a_board_that_is_stepped_through_by_keys(
    site: SiteServer, elsewhere: Put, visit: Callable[..., Page]
) -> None:
    page = visit(elsewhere(frame_line(site, "one-turn/")))
    board = page.frame_locator("iframe")
    expect(board.locator(".faro-position")).to_have_text("1 of 2")
    board.get_by_role("button", name="Deal the turn").focus()
    page.keyboard.press("ArrowRight")
    expect(board.locator(".faro-said")).to_contain_text("The Nine loses, the Queen wins.")
    expect(board.locator('.faro-spoken[role="status"]')).to_contain_text("The Nine loses, the Queen wins.")
    link = board.get_by_role("link", name="Five on the Queen, on the site of Faro")
    expect(link).to_have_attribute("href", re.compile("#one-turn$"))
    assert page.context.cookies() == []


def test_the_element_is_as_high_as_its_board_and_as_dark_as_the_page(
    site: SiteServer, elsewhere: Put, visit: Callable[..., Page]
) -> None:
    dark = f'<link rel="stylesheet" href="dark.css">{element(site, "one-turn/")}'
    page = visit(elsewhere(dark))
    page.set_viewport_size(PHONE)
    body = page.frame_locator("iframe").locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    frame = page.locator("iframe")
    expect(frame).not_to_have_attribute("height", "640")
    page.wait_for_function("() => document.querySelector('iframe').height > 300")
    inside = page.frames[1].evaluate("[document.body.scrollHeight, document.documentElement.scrollWidth, innerWidth]")
    assert abs(int(frame.get_attribute("height") or 0) - inside[0]) <= 2
    assert inside[1] <= inside[2]
    for light in ("", '<link rel="stylesheet" href="light.css">'):
        page = visit(elsewhere(f"{light}{element(site, 'one-turn/')}"), color_scheme="dark")
        expect(page.frame_locator("iframe").locator("body")).to_have_attribute("data-md-color-scheme", "default")


def test_the_deal_of_a_link_is_laid_and_one_that_is_damaged_says_so(
    site: SiteServer, elsewhere: Put, visit: Callable[..., Page]
) -> None:
    page = visit(elsewhere(element(site, f"deal/#p={encode(DEAL)}")))
    board = page.frame_locator("iframe")
    expect(board.locator(".faro-said")).to_contain_text("Ann’s 6 on the Seven loses.")
    expect(board.locator(".faro-position")).to_have_text("3 of 3")
    board.get_by_role("button", name="Back").click()
    expect(board.locator(".faro-said")).to_contain_text("6 on the Seven")
    expect(board.get_by_role("link")).to_have_attribute("href", re.compile(f"play/#p={encode(DEAL)}$"))
    page = visit(elsewhere(element(site, f"deal/#p={encode(DEAL)[:-4]}")))
    expect(page.frame_locator("iframe").locator(".faro-said")).to_contain_text("The link")


def test_without_a_script_there_is_a_still_and_a_link(
    site: SiteServer, elsewhere: Put, visit: Callable[..., Page]
) -> None:
    page = visit(elsewhere(frame_line(site, "one-turn/") + element(site, "one-turn/")), java_script_enabled=False)
    board = page.frame_locator("iframe")
    expect(board.locator(".faro-still").first).to_be_visible()
    expect(board.get_by_role("link", name="Five on the Queen, on the site of Faro")).to_be_visible()
    expect(page.get_by_role("link", name="A board of Faro")).to_be_visible()


def test_the_line_stands_behind_the_three_dots_and_beside_share(open_page: Open, site: SiteServer) -> None:
    page = open_page()
    example = page.locator("#one-turn")
    example.get_by_role("button", name="More of this example").click()
    example.get_by_role("button", name="Embed").click()
    expect(example.locator(".faro-embed-line code")).to_have_text(
        frame_line(site, "one-turn/").replace("A board", "Five on the Queen")
    )


def test_no_other_page_is_framed(site: SiteServer) -> None:
    for pattern, lines in site.sent.items():
        for name, value in lines:
            if name == "Content-Security-Policy":
                assert ("frame-ancestors 'none'" in value) is (pattern != "/embed/*")


def test_a_board_alone_has_no_fault(open_page: Open) -> None:
    page = open_page("embed/one-turn/")
    expect(page.locator(".faro-position")).to_be_visible()
    assert violations(page) == []
