"""What a visit seldom runs of Python: no start and no deal asks for it, it comes at rest, or else when it is called."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from faro.session import reply
from farodocs.browser.bundle import bundle
from tests.browser.seats import until
from tests.browser.test_engine_js import SHOW, SHOWN, server, told
from tests.browser.test_memory import KEPT, visit
from tests.site_server import SiteServer

__all__ = ["server"]

DEAL = 'ask({ do: "deal", seed: "K7F2" })'
RARE = {"do": "send", "line": "bet you ５ on Ｑ"}
"""The numbers of such letters Python looks up in a table of its own."""
UNFETCHED = "The engine could not load: pyodide.seldom.wasm could not be fetched."


@pytest.fixture
def reader(browser: Browser, server: SiteServer) -> Iterator[BrowserContext]:
    """Somebody who was never here."""
    server.unblock()
    server.asked.clear()
    context = browser.new_context()
    yield context
    context.close()


def asked_for(server: SiteServer) -> int:
    """How often it was asked for."""
    return server.asked.count(f"assets/engine/{bundle().seldom}")


def rarely(page: Page) -> Any:
    return page.evaluate("request => ask(request)", RARE)


def as_here() -> Any:
    """What this Python says to the same."""
    log = "rules hoyle-1864\nopen you 100\n"
    return json.loads(reply(json.dumps({"log": log, "seat": "you", "id": "t", "chip": 5, **RARE})))["say"]


def test_neither_a_first_start_nor_one_from_memory_nor_a_deal_wants_it(
    reader: BrowserContext, server: SiteServer
) -> None:
    server.block("*.seldom.wasm")
    for visits in ("first", "from memory"):
        page = visit(reader, server)
        assert page.evaluate(SHOW) == SHOWN
        assert page.evaluate(DEAL).startswith("Soda is ")
        assert asked_for(server) == (visits == "from memory"), "it was asked for before there was rest"
        until(page, KEPT)
        assert told(page, "failed") == []
        page.close()


def test_it_comes_when_the_engine_rests_and_then_a_rare_call_asks_for_nothing(
    reader: BrowserContext, server: SiteServer
) -> None:
    page = visit(reader, server)
    assert page.evaluate(SHOW) == SHOWN
    until(page, KEPT)
    assert asked_for(server) == 1
    reader.set_offline(True)
    assert rarely(page) == as_here()
    assert page.evaluate(DEAL).startswith("Soda is ")


def test_a_rare_call_before_that_waits_for_it(reader: BrowserContext, server: SiteServer) -> None:
    page = visit(reader, server)
    assert rarely(page) == as_here()
    assert asked_for(server) == 1
    assert page.evaluate(SHOW) == SHOWN


def test_where_it_does_not_come_the_call_fails_and_a_retry_brings_it(
    reader: BrowserContext, server: SiteServer
) -> None:
    server.block("*.seldom.wasm")
    page = visit(reader, server)
    assert page.evaluate(SHOW) == SHOWN
    assert rarely(page) == UNFETCHED
    server.unblock()
    page.evaluate("engine.retry()")
    assert rarely(page) == as_here()
