"""Without a script a page shows what can be read, and nothing that nobody would heed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.seats import TABLE, TURN

SHOWN = {
    "": ["#one-turn .faro-still >> nth=0", "#one-turn .faro-still >> nth=1", "#one-turn .faro-said"],
    "rules/paying/": ["faro-example[data-folded] .faro-stage >> nth=0"],
    "rules/bets/": [".faro-bets-list tbody tr >> nth=-1"],
    "rules/odds/calculator/": ["noscript p"],
    "rules/odds/by-cards-left/": [f"faro-hundred li[data-end={end}]" for end in ("won", "half", "lost")],
    "rules/odds/systems/": ["faro-evenings svg >> nth=0"],
    "learn/split/": ["faro-lesson .faro-board >> nth=0"],
    "history/basset/": [".footnote", ".footnote li >> nth=0"],
    "history/timeline/": [".faro-event >> nth=-1"],
    TABLE: ["article noscript p"],
}
HIDDEN = {
    TURN: [".faro-cards-switch"],
    "rules/paying/": ["faro-example[data-folded] .faro-unfold >> nth=0"],
    "rules/bets/": ["#choose-cards"],
    "rules/odds/calculator/": ["#odds-rules"],
    "rules/odds/by-cards-left/": ["faro-hundred form"],
    "history/timeline/": ["#choose-where"],
    "cheats/boxes/": ["#cheat-horse-box .faro-lid"],
    TABLE: [".faro-tools", ".faro-table-bar"],
}
STYLED = {
    "rules/paying/": ("faro-example[data-folded] .faro-stage >> nth=0", "zoom", "1"),
    "history/basset/": (".footnote li >> nth=0", "position", "static"),
}


@pytest.fixture
def plain(open_page: Open) -> Page:
    return open_page("404.html", java_script_enabled=False)


def test_what_is_read_shows_and_what_needs_a_script_is_hidden(plain: Page) -> None:
    root = plain.url.removesuffix("404.html")
    for path in {**SHOWN, **HIDDEN}:
        plain.goto(root + path)
        for part in SHOWN.get(path, []):
            expect(plain.locator(part)).to_be_visible()
        for part in HIDDEN.get(path, []):
            expect(plain.locator(part)).to_be_hidden()
        if path in STYLED:
            part, name, value = STYLED[path]
            expect(plain.locator(part)).to_have_css(name, value)


def test_the_table_is_a_picture_and_its_words(plain: Page) -> None:
    plain.goto(plain.url.replace("404.html", TABLE))
    for size in (DESKTOP, PHONE):
        plain.set_viewport_size(size)
        parts = (".faro-stage", ".faro-board", ".faro-head", ".faro-said")
        stage, board, title, said = (plain.locator(f"#the-table {part}").bounding_box() for part in parts)
        assert stage
        assert board
        assert stage["height"] - board["height"] < 30
        assert title
        assert said
        assert title["y"] < said["y"] < stage["y"]
