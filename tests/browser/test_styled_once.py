"""What a page costs to lay out: what comes into it is styled, and not all of it anew; nor does a link followed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from farodocs.folders import DOCS
from farodocs.make.esbuild import esbuild
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
    root, often = page.url, list[float]()
    # A busy machine shows a page in more pieces: what is styled anew at every load is so at the best of three.
    while len(often) < 3 and (not often or often[-1] >= OFTEN):
        often.append(styled(browser, page, root + path, tmp_path / "trace.json"))
    assert min(often) < OFTEN


@pytest.mark.parametrize("sheet", sorted(DOCS.joinpath("assets").glob("*.css")), ids=lambda path: path.name)
def test_no_rule_asks_of_every_change_whether_the_page_holds_something(sheet: Path) -> None:
    """The template says in `data-holds` what a page holds; `:has()` of an article is asked at every change in it."""
    text = "" if sheet.name == SCREEN else _PRINTED.sub("", sheet.read_text(encoding="utf-8"))
    assert _OF_A_PAGE.findall(text) == []


def parted(selector: str, signs: str) -> Iterator[str]:
    """A selector, or a list of them, at such signs as stand in no brackets."""
    depth, part = 0, ""
    for sign in selector:
        if sign in signs and not depth:
            yield part
            part = ""
        else:
            depth += (sign in "([") - (sign in ")]")
            part += sign
    yield part


def names_something(compound: str) -> bool:
    """Whether a part of a selector has a tag, a class, a name or an attribute of what it means."""
    plain = compound
    for asked in re.finditer(r":(not|has|nth-[\w-]+|is|where)\(", compound):
        inner = next(parted(compound[asked.end() :], ")"))
        if asked[1] in ("is", "where") and all(
            names_something([*parted(one.strip(), " >+~")][-1]) for one in parted(inner, ",")
        ):
            return True
        plain = plain.replace(f"{asked[0]}{inner})", "")
    return bool(re.search(r"^[a-z]|[.#\[]", plain))


def test_what_something_holds_never_bears_on_just_anything_within_it(folder: Path) -> None:
    """One such rule, and every answer of a `:has()` has all that stands there styled anew."""
    sheets = sorted(path for path in folder.glob("assets/*.css") if path.name.partition("-")[0] != Path(SCREEN).stem)
    loose = []
    for sheet in sheets:
        flat = esbuild(sheet.name, "--loader=css", "--target=chrome100", text=sheet.read_text(encoding="utf-8"))
        for rule in re.findall(r"([^{};]+)\{", flat.decode()):
            for selector in map(str.strip, parted(rule, ",")):
                *within, subject = parted(selector, " >+~")
                if ":has(" in "".join(within) and not names_something(subject):
                    loose.append(f"{sheet.name}: {selector}")
    assert loose == []


@pytest.mark.parametrize(
    ("compound", "does"),
    [
        ("td:first-child", True),
        (".faro-slip:not([hidden])", True),
        ("[hidden]", True),
        (":is(td, tr > th):first-child", True),
        (":is(td, :first-child)", False),
        (":not(.faro-slip)", False),
        (":nth-child(2)::before", False),
        ("*", False),
    ],
)
def test_a_part_of_a_selector_names_what_it_means(compound: str, does: bool) -> None:
    assert names_something(compound) is does


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
