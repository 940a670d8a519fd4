"""engine.js and its worker, under a sub-path: what is asked is answered in order, or refused in words."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from farodocs.browser.bundle import PACKED, bundle
from farodocs.folders import ROOT
from tests.site_server import ServedFile, SiteServer

PAGE = """<!doctype html><html lang="en"><title>Engine</title><script type="module">
import { engine } from "./assets/faro/engine/engine.js";
window.engine = engine;
window.told = [];
for (const type of ["progress", "ready", "failed"]) {
  engine.on(type, (detail) => told.push({ type, ...detail }));
}
window.ask = async (request, options) => {
  const log = "rules hoyle-1864\\nopen you 100\\n";
  try {
    return (await engine.ask({ log, seat: "you", id: "t", chip: 5, ...request }, options)).say;
  } catch (error) {
    return error.message;
  }
};
</script>"""
SHOW = 'ask({ do: "show" })'
SHOWN = "The seat is yours. You hold 100 checks. No turn has been dealt yet."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    bundle()
    site = tmp_path_factory.mktemp("site")
    for folder in ("engine", "faro", "vendor"):
        shutil.copytree(ROOT / "docs" / "assets" / folder, site / "assets" / folder)
    Path(site, "index.html").write_text(PAGE)
    with SiteServer(site, mount="/faro/") as server:
        yield server


@pytest.fixture
def page(browser: Browser, server: SiteServer) -> Iterator[Page]:
    server.unblock()
    server.asked.clear()
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_function("'ask' in window")
    yield page
    context.close()


def told(page: Page, kind: str) -> list[Any]:
    found: list[Any] = page.evaluate("kind => told.filter(({ type }) => type === kind)", kind)
    return found


def test_what_is_asked_while_it_loads_is_answered_in_order(page: Page, server: SiteServer) -> None:
    assert page.evaluate("engine.state") == "asleep"
    before, *answers, after = page.evaluate(
        f"""async () => {{
          const order = [];
          const replies = [{SHOW}, ask({{ do: "deal", seed: "K7F2" }}), {SHOW}];
          replies.forEach((reply, place) => reply.then(() => order.push(place)));
          return [engine.state, await Promise.all(replies), order, engine.state];
        }}"""
    )
    assert (before, after) == ("loading", "ready")
    (first, dealt, last), order = answers
    assert (first, last) == (SHOWN, SHOWN)
    assert dealt.startswith("Soda is ")
    assert order == [0, 1, 2]
    progress = told(page, "progress")
    total = bundle().sent_to_start
    assert [step["done"] for step in progress] == sorted(step["done"] for step in progress)
    assert {step["total"] for step in progress} == {total}
    assert progress[-1]["done"] == total
    assert sorted(path for path in server.asked if path.startswith("assets/engine/")) == sorted(
        [
            "assets/engine/manifest.json",
            *(f"assets/engine/{name}" for name in bundle().files if name != bundle().seldom),
        ]
    )

    # Once loaded: a request that takes too long is refused, and the next is answered by a new worker.
    late, next_one = page.evaluate(f'Promise.all([ask({{ do: "frames" }}, {{ timeout: 0 }}), {SHOW}])')
    assert late == "No answer within 0 seconds: the engine was started again."
    assert next_one == SHOWN

    # A reader may end a computation as well.
    stopped = page.evaluate(f"() => {{ const asked = {SHOW}; engine.stop(); return asked; }}")
    assert stopped == "Stopped: the engine was started again."
    assert page.evaluate(SHOW) == SHOWN


def test_on_a_slow_line_it_comes_as_zstd(page: Page, server: SiteServer) -> None:
    session = page.context.new_cdp_session(page)
    line = {"offline": False, "latency": 0, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", {**line, "downloadThroughput": 7e6 / 8})
    try:
        assert page.evaluate(SHOW) == SHOWN
    finally:  # else the browser tells it to the next page as well
        session.send("Network.emulateNetworkConditions", {**line, "downloadThroughput": -1})
    made = bundle()
    assert {f"assets/engine/{name}{PACKED}" for name in made.packed} <= {*server.asked}
    assert not {f"assets/engine/{name}" for name in made.packed} & {*server.asked}
    step = told(page, "progress")[-1]
    assert step["done"] == step["total"] == made.sent_on_a_slow_line < made.sent_to_start


TRIED = json.loads((ROOT / "tests" / "scripts" / "engine-faults.json").read_text(encoding="utf-8"))
"""What is wrong with which file; of most of it a page alone can tell, and no Python is wanted for that."""
FAULTS = TRIED["in a browser"]
# What a network sends in place of anything, and the first half of a file, said to be all.
LOG_IN = ServedFile(b"<!doctype html><title>Log in</title>", "text/html; charset=utf-8", False)
SENT: dict[str, Callable[[ServedFile], ServedFile]] = {
    "log in": lambda _: LOG_IN,
    "half": lambda served: replace(served, body=served.body[: len(served.body) // 2]),
}


def test_the_page_tells_how_many_files_were_broken(tried: Callable[[str, int], None]) -> None:
    tried("engine-files", sum(len(faults) for faults in TRIED.values()))


@pytest.mark.parametrize(("file", "fault"), [pair for pair in FAULTS if pair[1] != "stalls"])
def test_a_wrong_file_is_told_in_one_sentence_and_retry_asks_past_the_caches_that_hold_it(
    page: Page, server: SiteServer, file: str, fault: str
) -> None:
    if fault == "gone":
        server.block(file)
    else:
        server.spoil(file, SENT[fault])
    first, second, state = page.evaluate(f"async () => [...(await Promise.all([{SHOW}, {SHOW}])), engine.state]")
    assert state == "failed"
    assert first == second == page.evaluate(SHOW)
    assert first.startswith("The engine could not load: ")
    assert [step["sentence"] for step in told(page, "failed")] == [first]
    server.unblock()
    page.evaluate("engine.retry()")
    assert page.evaluate("engine.state") == "loading"
    assert page.evaluate(SHOW) == SHOWN


def is_asked_for(page: Page, server: SiteServer, file: str) -> None:
    for _ in range(400):
        if any(fnmatch(path, f"*/{file}") for path in server.asked):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{file} was not asked for")


@pytest.mark.parametrize("file", [file for file, fault in FAULTS if fault == "stalls"])
def test_what_stalls_is_told_of_in_fifteen_seconds_and_retry_goes_on(page: Page, server: SiteServer, file: str) -> None:
    server.stall(file)
    page.clock.install()
    page.goto(server.url)
    page.wait_for_function("'ask' in window")
    page.evaluate(f"() => {{ window.answer = {SHOW}; }}")
    is_asked_for(page, server, file)
    page.clock.fast_forward(5000)
    assert page.evaluate("engine.state") == "loading"
    page.clock.fast_forward(15_100)
    assert page.evaluate("answer") == "The engine could not load: nothing has come for 15 seconds."
    server.unblock()
    page.evaluate("engine.retry()")
    assert page.evaluate(SHOW) == SHOWN
