"""A page of every make: one visit, and all that is asked of every page; whatever is wrong is told at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from farodocs.data.glossary.names import LISTS
from tests.browser import findings
from tests.browser.conftest import DESKTOP, PHONE, Open, one_way_each
from tests.browser.findings import PALETTES, Palette
from tests.browser.seats import TABLE, open_with_fonts, sit_down

# One with everything, a French one, a verb, one without an example.
WORDS = ("hockelty", "paroli", "call-the-turn", "tiger")
BOARDS = ("one-turn", "turn-winner", "deal")
"""An example that is stepped through, one of the rules, and any deal."""
MAKES = (
    *("", "learn/", "learn/copper/", "learn/first-loses/", "rules/the-turn/", "rules/bets/squares/", "rules/bets/"),
    *("rules/variants/pharo/", "rules/rulebooks/", "rules/odds/calculator/", "rules/odds/by-cards-left/"),
    *("glossary/", "glossary/hockelty/", "glossary/paroli/", TABLE, "play/drills/", "play/dealer/", "play/evening/"),
    *("cheats/", "cheats/boxes/", "cheats/players/", "cheats/spot/"),
    *("history/basset/", "history/timeline/", "history/places/"),
    *("library/sources/", "library/printables/", "library/log/", "library/engine/"),
)
"""The others are held against axe by `make slow`."""
SIZES = {"light": DESKTOP, "dark": PHONE}
COMES = {
    "": "#one-turn .faro-controls",
    "rules/the-turn/": "#turn-winner .faro-controls",
    "history/timeline/": ".faro-choices-above .faro-counted:not(:empty)",
    **dict.fromkeys(("learn/copper/", "learn/first-loses/"), ".faro-exercise"),
}
"""What the script of a page brings, where it takes room: nothing moves for it on a desk and on a phone."""
UNDER_A_THUMB = {
    "history/the-tiger/": ".faro-word-mark",
    "learn/case-keeper/": ".faro-own-tally",
    "rules/bets/": ".faro-families",
}
"""What comes on a phone besides, and has its room before."""
TOO_WIDE = {("rules/variants/pharo/", "twice"), ("play/drills/", "twice")}
"""Where a phone's window is too narrow for a table of books, or a row of beads, at twice its size."""


def come(page: Page, path: str) -> list[str]:
    """Whether anything moved until all was there that the page waits for."""
    if path == TABLE:
        sit_down(page)
    elif path in COMES:
        page.locator(COMES[path]).wait_for()
    return findings.shifts(page)


def visit(open_page: Open, path: str, palette: Palette) -> list[str]:
    """Open a page, in the light palette on a desk and in the dark one on a phone, and ask it everything."""
    page = open_with_fonts(open_page, path, script=findings.WATCH_SHIFTS, color_scheme=palette, viewport=SIZES[palette])
    wrong = [
        *come(page, path),
        *findings.piles(page),
        *findings.violations(page),
        *findings.misnamed_headings(page),
        *findings.groups_said_twice(page),
        *findings.cut_off(page, [way for way in findings.ENLARGED if (path, way) not in TOO_WIDE]),
    ]
    if path in {*COMES, TABLE}:
        [other] = {*PALETTES} - {palette}
        page.set_viewport_size(SIZES[other])
        page.reload()
        wrong += [*come(page, path), *findings.piles(page)]
    return wrong + findings.astray_from_the_skip_link(page)


@pytest.mark.parametrize(("path", "palette"), one_way_each(MAKES, PALETTES, id=str))
def test_a_page_of_every_make(open_page: Open, path: str, palette: Palette) -> None:
    wrong = visit(open_page, path, palette)
    assert not wrong, "\n".join([f"{path or 'the first page'}:", *wrong])


@pytest.mark.parametrize("path", UNDER_A_THUMB)
def test_nothing_moves_for_what_comes_under_a_thumb(open_page: Open, path: str) -> None:
    thumb = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = open_with_fonts(open_page, "404.html", script=findings.WATCH_SHIFTS, **thumb)
    # On a quick machine all is there before anything is drawn.
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(page.url.replace("404.html", path))
    page.locator(UNDER_A_THUMB[path]).first.wait_for(state="attached")
    assert findings.shifts(page) == []


def paths(folder: Path) -> list[str]:
    """Every page of the site, from its root; of what is of one make, the words and the boards of examples, a few."""
    found = {page.parent.relative_to(folder).as_posix() for page in folder.rglob("index.html")}
    boards = {f"embed/{name}" for name in BOARDS}
    assert boards <= found
    kept = {"glossary", *(f"glossary/{name}" for name in (*LISTS, *WORDS)), *boards}
    return sorted(path for path in found if path.split("/")[0] not in ("glossary", "embed") or path in kept)
