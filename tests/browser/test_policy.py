"""Every kind of page under its policy, opened by a link: nothing is forbidden, nothing throws.

Of whatever a test opens by its address, `open_page` asks the same.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.seats import TABLE, sit_down

PAGES = (
    "glossary/",
    "rules/the-turn/",
    "rules/odds/calculator/",
    "rules/odds/by-cards-left/",
    "learn/copper/",
    "play/drills/",
    "play/dealer/",
    "play/evening/",
    "cheats/spot/",
    "history/places/",
    "glossary/soda-card/",
    "library/printables/",
)


def test_every_page_has_the_same_policy(folder: Path) -> None:
    found = {
        re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', path.read_text(encoding="utf-8"))[0]
        for path in folder.rglob("*.html")
        if "charset" in path.read_text(encoding="utf-8")
    }
    [policy] = found
    assert policy.count("'sha256-") <= 1, "a script in a page costs every page its hash: it is to be the same in all"
    sent = (folder / "_headers").read_text(encoding="utf-8")
    assert "font-src 'self' data:;" in sent, "the letters of a picture that is opened alone"
    assert policy in re.sub(r"((?:style|font)-src 'self')[^;]+", r"\1", sent)


def test_a_picture_that_is_opened_alone_is_drawn(open_page: Open, folder: Path) -> None:
    kinds = {
        tuple(re.findall(r"<style>(.*?)</style>|\sstyle=", text, re.S)): path
        for path in sorted(folder.rglob("*.svg"))
        if "style" in (text := path.read_text(encoding="utf-8"))
    }
    assert len(kinds) > 3
    page = open_page("404.html")
    root = page.url.removesuffix("404.html")
    for path in kinds.values():
        page.goto(root + path.relative_to(folder).as_posix())
        assert page.evaluate("() => document.styleSheets.length") == 1
        assert page.evaluate("() => document.querySelectorAll('[style]').length") == 0


def test_nothing_that_is_sent_to_a_page_bears_a_style_of_its_own(folder: Path) -> None:
    styled = re.compile(r"<\w[^<>]*\sstyle=|<style\b")
    files = [path for suffix in ("html", "json", "js") for path in folder.rglob(f"*.{suffix}")]
    assert [path.relative_to(folder) for path in files if styled.search(path.read_text(encoding="utf-8"))] == []


def test_pages_opened_one_after_the_other_by_links_do_nothing_forbidden(open_page: Open) -> None:
    page = open_page("")
    page.wait_for_load_state("networkidle")
    for path in PAGES:
        page.evaluate(
            """path => {
              document.querySelector("article").dataset.left = "";
              const link = document.createElement("a");
              link.href = new URL(path, document.querySelector(".md-header__button.md-logo").href).href;
              link.textContent = "onward";
              document.querySelector(".md-content").prepend(link);
              link.click();
            }""",
            path,
        )
        page.wait_for_url(f"**/{path}")
        expect(page.locator("article[data-left]")).to_have_count(0)  # the address comes before the page
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")


def test_the_table_plays_under_the_policy(open_page: Open) -> None:
    page = open_page(TABLE)
    sit_down(page)
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-left")).to_have_text("51 left")
