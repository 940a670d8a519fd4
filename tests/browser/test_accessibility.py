"""Every page in both palettes and on a phone, and the states that a script brings about, held against axe-core."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farodocs.data.glossary.names import LISTS
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Open, one_way_each
from tests.browser.seats import TURN, heard, hold_engine, laid_out, open_table, press

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# One with everything, a French one, a verb, one without an example.
WORDS = ("hockelty", "paroli", "call-the-turn", "tiger")
# One page of each make: the others are held against axe by `make slow`.
TEMPLATES = (
    *(".", "learn", "learn/copper"),
    *("rules/the-turn", "rules/bets/squares", "rules/bets", "rules/variants/pharo", "rules/rulebooks"),
    *("rules/odds/calculator", "glossary", "glossary/hockelty", "play", "play/drills", "play/dealer"),
    *("cheats", "cheats/players", "cheats/spot", "history/basset", "history/timeline", "history/places"),
    *("library/sources", "library/printables", "library/log", "library/engine"),
)
PALETTES = ("light", "dark")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is now, a line each."""
    # What is still fading in has the contrast of a fade.
    page.evaluate("Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    asked = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"], "selectors": False}
    result: dict[str, Any] = page.evaluate("(asked) => axe.run(asked)", asked)
    return [
        f"{found['id']}: {node['html'][:160]} {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def paths(folder: Path) -> list[str]:
    """Every page of the site, from its root; of the words of the glossary, which are of one make, those of `WORDS`."""
    found = {page.parent.relative_to(folder).as_posix() for page in folder.rglob("index.html")}
    lists = {"glossary", *(f"glossary/{name}" for name in (*LISTS, *WORDS))}
    return sorted(path for path in found if not path.startswith("glossary") or path in lists)


def wrong_pages(open_page: Open, where: Iterable[str], palette: str) -> dict[str, list[str]]:
    """What is wrong with pages in a palette: the light one on a wide screen, the dark one on a phone."""
    page = open_page(color_scheme=palette, viewport={"light": DESKTOP, "dark": PHONE}[palette])
    root = page.url
    found: dict[str, list[str]] = {}
    for path in where:
        page.goto(f"{root}{path}/".replace("/./", "/"))
        found[path] = violations(page)
    return {path: wrong for path, wrong in found.items() if wrong}


@pytest.mark.parametrize(("path", "palette"), one_way_each(TEMPLATES, PALETTES, id=str))
def test_a_page_of_every_make(open_page: Open, path: str, palette: str) -> None:
    assert wrong_pages(open_page, [path], palette) == {}


@pytest.mark.slow
@pytest.mark.parametrize("palette", PALETTES)
def test_every_page_in_both_palettes(open_page: Open, folder: Path, palette: str) -> None:
    assert wrong_pages(open_page, paths(folder), palette) == {}


@pytest.mark.parametrize("palette", PALETTES)
def test_a_seat_and_its_keys(open_page: Open, palette: str) -> None:
    page = open_table(open_page, color_scheme=palette)
    example = page.locator("faro-table")
    for panel in example.locator("[data-panel] > summary").all():
        panel.click()
    expect(example.locator(".faro-under")).to_be_visible()
    page.locator("#the-table-deal").click()
    page.locator("#the-table-Q").focus()
    page.keyboard.press("c")
    expect(example.locator(".faro-bets")).to_contain_text("Queen 5, coppered")
    page.keyboard.press("4")
    page.keyboard.press("Backspace")
    expect(example.locator(".faro-refused")).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert violations(page) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys at the table")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("palette", PALETTES)
def test_the_house_several_people_a_device_and_the_end_of_a_deal(open_page: Open, palette: str) -> None:
    page = open_table(open_page, color_scheme=palette)
    table = page.locator("faro-table")

    def is_right() -> None:
        for size in (DESKTOP, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            # What is said stays at the head of a phone's window, over whatever has been scrolled there.
            page.evaluate("scrollTo(0, 0)")
            assert violations(page) == []

    press(table, "House rules").click()
    expect(page.get_by_role("dialog", name="House rules")).to_be_visible()
    is_right()
    page.keyboard.press("Escape")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.locator("[data-panel=company] > summary").click()
    page.get_by_label("People at this screen").select_option("2")
    page.get_by_label("Bob").select_option("snowballs")
    page.get_by_label("The others watch").select_option("one")
    page.get_by_label("A device").select_option("horsehair-copper you")
    press(table, "Bring it").click()
    press(table, "Show the soda").click()
    heard(page, re.compile("^Soda"))
    page.locator("#the-table-Q").click()
    page.keyboard.press("c")
    press(table, "Draw one card").click()
    expect(table.get_by_role("group", name="Done unseen")).to_contain_text("by a hair")
    is_right()
    press(table, "Deal the turn").click()
    press(table, "To the last turn").click()
    press(table, "Deal the turn").click()
    press(table, "Show the hock").click()
    expect(table.get_by_role("region", name="How the deal went")).to_be_visible()
    is_right()
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.locator("#table-book").select_option("stuss-private")
    press(table, "The bank").click()
    expect(page.get_by_role("dialog", name="The bank")).to_be_visible()
    is_right()


@pytest.mark.parametrize("palette", PALETTES)
def test_a_card_and_the_finder(open_page: Open, palette: str) -> None:
    page = laid_out(open_page(TURN, color_scheme=palette, has_touch=True))
    page.locator("article faro-term a").first.hover()
    expect(page.locator(".faro-word-card")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Search", exact=True).click()
    page.keyboard.type("hocly")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option", selected=True)).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert violations(page) == []


@pytest.mark.parametrize("palette", PALETTES)
def test_a_seat_that_waits_for_its_engine_and_an_answered_question(open_page: Open, palette: str) -> None:
    page = open_page("404.html", color_scheme=palette)
    hold_engine(page)
    page.goto(page.url.replace("404.html", TURN))
    example = page.locator("#turn-winner")
    press(example, "Play it yourself").click()
    expect(example.get_by_role("progressbar")).to_be_visible()
    question = page.locator('[data-mode="predict"]').first
    question.locator(".faro-choices button").first.click()
    expect(question.locator(".faro-right")).to_be_visible()
    assert violations(page) == []
    expect(example.get_by_role("progressbar")).to_be_visible()


@pytest.mark.parametrize("path", ["", "learn/copper/", "rules/the-turn/", "glossary/paroli/", "library/engine/"])
def test_headings_are_called_by_their_words_alone(open_page: Open, path: str) -> None:
    page = open_page(path)
    named = re.findall(r'heading "(.*?)" \[level', page.locator("article").aria_snapshot())
    assert named
    assert not [name for name in named if "¶" in name or "Link to this section" in name]
    assert page.get_by_role("heading").get_by_role("link", name="Link to this section", exact=True).count() >= len(
        named
    )


@pytest.mark.parametrize("path", ["learn/several-cards/", "learn/last-turn/", "play/drills/", "rules/odds/calculator/"])
def test_a_group_of_fields_says_its_name_once(open_page: Open, path: str) -> None:
    groups = open_page(path).locator("article fieldset").filter(visible=True)
    expect(groups.first).to_be_visible()
    for group in groups.all():
        named, *within = group.aria_snapshot().splitlines()
        name = re.fullmatch(r'- group "(.*)":', named)
        assert name, named
        assert not [line for line in within if name[1] in line]


def test_no_page_is_wider_than_a_phone(open_page: Open, folder: Path) -> None:
    page = open_page(viewport=PHONE)
    root = page.url
    wide = []
    for path in paths(folder):
        page.goto(f"{root}{path}/".replace("/./", "/"))
        for width in (360, 320):
            page.set_viewport_size(PHONE | {"width": width})  # type: ignore[arg-type]
            if page.evaluate("document.documentElement.scrollWidth") > width:
                wide.append((path, width))
    assert wide == []
