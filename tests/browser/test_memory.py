"""The engine's memory as the reader's browser keeps it: the next visit starts from it, unless anything is off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from farodocs.browser.bundle import bundle
from tests.browser.seats import until
from tests.browser.test_engine_js import SHOW, SHOWN, server, told
from tests.site_server import SiteServer

__all__ = ["server"]

KEPT = "caches.open('/faro/ faro-memory').then((cache) => cache.keys()).then(({ length }) => length > 0)"
COPY = """async ([from, to, other = ""]) => {
  await caches.delete(to);
  const [source, target] = [await caches.open(from), await caches.open(to)];
  for (const { url } of await source.keys()) await target.put(url + other, await source.match(url));
}"""
KEYS = "async () => (await (await caches.open('/faro/ faro-memory')).keys()).map(({ url }) => url)"
# All of it, under a digest that fits: only Python finds out.
SPOIL = """async () => {
  const cache = await caches.open("/faro/ faro-memory");
  const [{ url }] = await cache.keys();
  const answer = await cache.match(url);
  const bytes = new Uint8Array(await answer.arrayBuffer()).fill(7);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
  await cache.put(url, new Response(bytes, { headers: { ...Object.fromEntries(answer.headers), "x-digest": digest } }));
}"""
# One byte of it, under the digest of before: Python may well begin with it.
SCRATCH = """async () => {
  const cache = await caches.open("/faro/ faro-memory");
  const [{ url }] = await cache.keys();
  const answer = await cache.match(url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  bytes[bytes.length - 1] ^= 1;
  await cache.put(url, new Response(bytes, { headers: answer.headers }));
}"""
CHANCE = """async (manifest) => {
  const { kept, read } = await import("./assets/faro/engine/memory.js");
  const { start } = await import("./assets/faro/engine/starting.js");
  const chance = async () => {
    const python = await start(manifest, () => {}, { memory: read(await kept(manifest.inputs)).bytes });
    return python.pyimport("random").random();
  };
  return [await chance(), await chance()]; // one after the other, as a worker starts one alone
}"""
LEFT = """async () => {
  const { Keeping } = await import("./assets/faro/offline/keeping.js");
  await caches.open("/faro/ faro-build");
  const keeping = new Keeping("next", new URL("./", location.href));
  const others = await keeping.others();
  await keeping.removeAll();
  return [others, (await caches.keys()).filter((name) => name.startsWith("/faro/ faro-"))];
}"""


def all_of(*, memory: bool) -> int:
    """Bytes on the wire of what is asked for to start."""
    made = bundle()
    return made.sent_to_start - (sum(made.files[name][1] for name in (made.stdlib, made.wheel)) if memory else 0)


@pytest.fixture(scope="module")
def reader(browser: Browser, server: SiteServer) -> Iterator[BrowserContext]:
    """Somebody who was here, and whose browser has kept it after that."""
    context = browser.new_context()
    page = visit(context, server)
    assert page.evaluate(SHOW) == SHOWN
    until(page, KEPT)
    page.evaluate(COPY, ["/faro/ faro-memory", "good"])
    page.close()
    yield context
    context.close()


@pytest.fixture
def page(reader: BrowserContext, server: SiteServer) -> Iterator[Page]:
    page = visit(reader, server)
    page.evaluate(COPY, ["good", "/faro/ faro-memory"])
    yield page
    page.close()


def visit(reader: BrowserContext, server: SiteServer) -> Page:
    page = reader.new_page()
    page.goto(server.url)
    page.wait_for_function("'ask' in window")
    return page


def total(page: Page) -> Any:
    """Bytes of what the engine was started with."""
    return told(page, "progress")[-1]["total"]


def test_the_next_visit_starts_from_it_and_answers_alike(page: Page) -> None:
    assert page.evaluate(SHOW) == SHOWN
    assert total(page) == all_of(memory=True)
    assert page.evaluate('ask({ do: "deal", seed: "K7F2" })').startswith("Soda is ")
    assert page.evaluate('ask({ do: "switch", rules: "pharaon" })'), "another book lies in the memory as well"
    assert len(page.evaluate(KEYS)) == 1


@pytest.mark.parametrize("how", [SPOIL, SCRATCH], ids=["all", "one byte"])
def test_one_that_is_damaged_is_dropped_and_nobody_is_told(page: Page, how: str) -> None:
    page.evaluate(how)
    assert page.evaluate(SHOW) == SHOWN
    assert total(page) == all_of(memory=False)
    assert told(page, "failed") == []
    assert page.evaluate("caches.has('/faro/ faro-memory')") is False


def test_its_chances_are_not_those_of_the_visit_before(page: Page, server: SiteServer) -> None:
    one, other = page.evaluate(f"async () => ({CHANCE})(await (await fetch('assets/engine/manifest.json')).json())")
    assert one != other


def test_it_outlives_a_build_and_goes_with_what_is_removed(page: Page) -> None:
    assert page.evaluate(LEFT) == [["/faro/ faro-build"], []]
