"""Three hundred deals in one page: what it holds does not grow, and nothing is said on the console."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Open
from tests.browser.seats import open_table, until

DEALS = 300
WARM = 20
"""Deals until the page holds all that it keeps: its evening begins a new log by itself within them."""
GROWTH = 1.15

SAID = "document.querySelector('faro-table .faro-said')?.textContent"


def dealt(page: Page, deals: int) -> None:
    """So many deals, soda to hock, a bet of five on the Queen in each."""
    for _ in range(deals):
        for press in range(28):
            before = page.evaluate(SAID)
            if press == 1:
                page.locator("#the-table-Q").press("Enter")
            else:
                page.locator("#the-table-deal").press("Enter")
            until(page, f"(before) => {SAID} !== before", before)


def held(devtools: CDPSession) -> tuple[float, float]:
    """The bytes of the script's heap and the nodes of the document, once what is not needed has gone."""
    devtools.send("HeapProfiler.collectGarbage")
    figures = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return figures["JSHeapUsedSize"], figures["Nodes"]


@pytest.mark.slow
def test_three_hundred_deals_leave_a_page_as_it_was(open_page: Open) -> None:
    lines: list[str] = []
    page = open_table(open_page)
    page.on("console", lambda line: lines.append(line.text))
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    dealt(page, WARM)
    heap, nodes = held(devtools)
    dealt(page, DEALS - WARM)
    assert lines == []
    after = held(devtools)
    assert after[0] <= GROWTH * heap
    assert after[1] <= GROWTH * nodes
    expect(page.locator("#the-table-deal")).to_be_enabled()
