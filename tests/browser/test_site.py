"""The site around the examples: an engine that does not come, pages that follow each other, another place on a host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.findings import PALETTES, Palette
from tests.browser.seats import TURN, asks_for_engine, heard, press, refused, said, sit
from tests.site_server import SiteServer

UNLOADED = "The engine could not load; stepping still works."


@pytest.fixture
def other_site(folder: Path) -> Iterator[SiteServer]:
    """The site under a sub-path of a host of its own, so that nothing of it is in the browser's cache."""
    with SiteServer(folder, mount="/library/faro/", max_age=0) as server:
        yield server


def test_each_page_has_a_window_title_of_its_own(folder: Path) -> None:
    pages: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.html")):
        text = path.read_text(encoding="utf-8")
        if 'http-equiv="refresh"' not in text:
            titles = re.findall(r"<title>(.*?)</title>", text.partition("<body")[0], re.S)
            assert len(titles) == 1, path
            pages.setdefault(titles[0], []).append(path.relative_to(folder).as_posix())
    assert pages["Faro"] == ["index.html"]
    assert pages["The last turn - Learn - Faro"] == ["learn/last-turn/index.html"]
    assert pages["Prepared cards - Glossary - Faro"] == ["glossary/prepared-cards/index.html"]
    assert not {title: found for title, found in pages.items() if len(found) > 1}


def test_a_page_that_opens_with_its_pictures_brings_their_styles(folder: Path) -> None:
    pages = {path: path.read_text(encoding="utf-8") for path in folder.rglob("index.html")}
    pages = {path: text for path, text in pages.items() if path.relative_to(folder).parts[0] != "embed"}
    opening = {path for path, text in pages.items() if 'class="faro-picture-table"' in text}
    assert opening
    assert {path for path, text in pages.items() if re.search(r'rel="stylesheet"[^>]*assets/long', text)} == opening


@pytest.mark.parametrize("palette", PALETTES)
def test_the_first_press_of_the_colours_is_seen_and_the_third_follows_the_system_again(
    open_page: Open, palette: Palette
) -> None:
    page = open_page(color_scheme=palette)
    ground = "getComputedStyle(document.body).backgroundColor"
    shown = page.evaluate(ground)
    other = "dark" if palette == "light" else "light"
    presses = (f"Colours follow your system: change to {other}", f"{other.title()} colours: change to {palette}")
    for name in presses:
        label = page.locator("label[for^=__palette]:visible")
        expect(label).to_have_attribute("title", name)
        label.click()
        assert (page.evaluate(ground) == shown) == name.endswith(palette)
    page.locator("[name=__palette]:checked").press("Enter")
    expect(page.locator("[name=__palette]:checked")).to_have_accessible_name(re.compile("^Colours follow your system"))
    assert page.evaluate(ground) == shown
    page.locator("[name=__palette]:checked").press("Space")
    expect(page.locator("[name=__palette]:checked")).to_have_accessible_name(presses[1])
    assert page.evaluate(ground) != shown


def test_a_blocked_engine_leaves_the_steps_and_a_sentence(open_page: Open, other_site: SiteServer) -> None:
    other_site.block("assets/engine/*", "assets/engine/*/*", "*.whl", "*.zip", "*.wasm")
    page = open_page(at=other_site)
    example = page.locator("#one-turn")
    press(example, "Play it yourself").click()
    expect(example.get_by_text(UNLOADED)).to_be_visible()
    refused(page, UNLOADED)
    press(example, "Deal the turn").click()
    heard(page, "Turn 1. The Nine loses, the Queen wins. Your 5 on the Queen wins 5. Checks: 105.")
    press(example, "Back").click()

    other_site.unblock()
    press(example, "Retry").click()
    heard(page, "The seat is yours. You hold 95 checks, and 5 lie in play. No turn has been dealt yet.")
    expect(example.get_by_text(UNLOADED)).to_be_hidden()


def test_a_blocked_script_of_the_seat_leaves_the_steps_and_a_sentence(open_page: Open, other_site: SiteServer) -> None:
    other_site.block("assets/faro/joined/seat-*.js")
    page = open_page(at=other_site)
    example = page.locator("#one-turn")
    press(example, "Play it yourself").click()
    said(example, "The seat could not be fetched; stepping still works.")
    press(example, "Deal the turn").click()
    other_site.unblock()
    sit(page, "one-turn")


def test_under_a_sub_path(open_page: Open, other_site: SiteServer) -> None:
    page = open_page(TURN, at=other_site)
    missing: list[str] = []
    page.on("response", lambda response: missing.append(response.url) if response.status >= 400 else None)
    page.reload()
    example = sit(page, "turn-winner")
    page.keyboard.press("d")
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert missing == []
    outside = [path for path in other_site.asked if path.startswith("/")]
    assert not [path for path in outside if path != "/favicon.ico"]


def test_the_first_screen_says_where_to_press(open_page: Open) -> None:
    page = open_page(viewport={"width": 1280, "height": 720})
    article, board = page.get_by_role("article"), page.locator("#one-turn")
    doors = [article.get_by_role("link", name=name) for name in ("Learn it", "Look up a word", "Sit down")]
    turn, watch = press(board, "Deal the turn"), article.get_by_role("button", name="Watch a whole deal")
    for wanted in (*doors, board.locator(".faro-baize"), turn):
        expect(wanted).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(watch).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 360, "height": 740})
    for wanted in (*doors, board.locator(".faro-baize"), turn):
        expect(wanted).to_be_in_viewport(ratio=1)


def test_the_engine_outlives_its_page(open_page: Open) -> None:
    page = open_page(script="window.born = performance.timeOrigin + Math.random();")
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    sit(page, "one-turn")
    page.keyboard.press("d")
    expect(page.locator("#one-turn .faro-turn")).to_have_text("turn 1 of 25")
    born = page.evaluate("window.born")
    follow(page, "Rules", "Rules")
    page.get_by_role("article").get_by_role("link", name="The turn").first.click()
    expect(page.get_by_role("heading", name="The turn", level=1)).to_be_visible()
    example = sit(page, "turn-winner")
    page.keyboard.press("d")
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")
    follow(page, "Home", "Faro")
    press(page.locator("#one-turn"), "Go on with your deal").click()
    heard(page, "The seat is yours. You hold 95 checks, and 5 lie in play. Turn 1 of 25 has been dealt.")
    assert page.evaluate("window.born") == born, "the page was loaded anew: this tries nothing"
    assert len([url for url in workers if "engine-worker" in url]) == 1
    assert page.locator(".faro-spoken[role]").count() == 2


def follow(page: Page, tab: str, title: str) -> None:
    """Follow a link of the site's own navigation."""
    page.locator(".md-tabs").get_by_role("link", name=tab).click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def test_save_data_is_respected(open_page: Open) -> None:
    page = open_page(script="Object.defineProperty(navigator, 'connection', { value: { saveData: true } });")
    example = page.locator("#one-turn")
    press(example, "Play it yourself").hover()
    press(example, "Play it yourself").focus()
    page.wait_for_load_state("networkidle")
    assert not asks_for_engine(page)
    sit(page, "one-turn")


def test_colours_that_were_chosen_hold_on_pages_at_every_depth(open_page: Open, site: SiteServer) -> None:
    page = open_page("rules/bets/corners/", apart=True)
    page.get_by_title("Colours follow your system: change to dark").click()
    for path in ("", TURN, "nowhere/at/all/"):
        page.goto(site.url + path)
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
