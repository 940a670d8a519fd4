"""What a page costs to lay out: what comes into it is styled, and not all of it anew; nor does a link followed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from farodocs.folders import DOCS
from tests.browser.conftest import Open

OFTEN = 2
"""So often an element of a page is styled, on an average, until all is there: when it is read, and when tools come."""
_PAGE = r"(?:html|body|:root|article|\.md-(?:main|content|container|grid|typeset)[\w-]*)"
_OF_A_PAGE = re.compile(rf"(?:^|[\s,>~(]){_PAGE}(?:[.\[][\w\-=\"~\]]+)*:has\(", re.M)
_PRINTED = re.compile(r"@media print \{.*?^\}", re.S | re.M)
SCREEN = "evening.css"
"""Its page is as small as a table, and shows nothing else while somebody shows it."""


def styled(browser: Browser, page: Page, path: str, to: Path) -> float:
    """How often an element of a page is styled, on an average, until nothing more comes."""
    browser.start_tracing(page=page, path=to, categories=["disabled-by-default-devtools.timeline", "devtools.timeline"])
    try:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        elements: int = page.evaluate("document.querySelectorAll('*').length")
    finally:
        browser.stop_tracing()
    events = json.loads(to.read_text(encoding="utf-8"))["traceEvents"]
    counts: list[int] = [
        event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree"
    ]
    return sum(counts) / elements


@pytest.mark.parametrize("path", ["rules/bets/corners/", "rules/laws/", "history/timeline/"])
def test_an_element_is_styled_a_few_times_and_not_at_every_change(
    open_page: Open, browser: Browser, tmp_path: Path, path: str
) -> None:
    page = open_page("")
    assert styled(browser, page, page.url + path, tmp_path / "trace.json") < OFTEN


@pytest.mark.parametrize("sheet", sorted(DOCS.joinpath("assets").glob("*.css")), ids=lambda path: path.name)
def test_no_rule_asks_of_every_change_whether_the_page_holds_something(sheet: Path) -> None:
    """The template says in `data-holds` what a page holds; `:has()` of an article is asked at every change in it."""
    text = "" if sheet.name == SCREEN else _PRINTED.sub("", sheet.read_text(encoding="utf-8"))
    assert _OF_A_PAGE.findall(text) == []


def test_a_link_that_is_followed_leaves_what_the_head_has_where_it_is(open_page: Open) -> None:
    page = open_page("rules/bets/corners/")
    page.evaluate("for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.isOld = true")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".md-tabs").get_by_role("link", name="History").click()
    expect(page.locator("h1")).to_have_accessible_name("History")
    sheets = page.evaluate(
        "[...document.querySelectorAll('link[rel=stylesheet]')].map(({ href, isOld }) => [href, !!isOld])"
    )
    assert [is_old for _, is_old in sheets][:1] == [True], sheets
    assert not [url for url in asked if "/every-" in url]
    assert len({href for href, _ in sheets}) == len(sheets), sheets
    page.go_back()
    expect(page.locator("h1")).to_have_accessible_name("Corners")
    assert (
        page.locator("article img").evaluate_all("all => all.filter((one) => one.complete && !one.naturalWidth).length")
        == 0
    )
