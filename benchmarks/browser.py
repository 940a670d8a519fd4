"""What a reader waits for in Chromium: a step, the lid of a crooked deal, a word, a command with many bets down."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from benchmarks.figure import Figure, named
from faro.base import SPOTS
from farodocs.setup import browser
from tests.site_server import SiteServer

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
RESTS = 4_000
"""Milliseconds after which a page has all that it asks for by itself."""

PRESS = """async (buttons) => {
  const times = [];
  for (let round = 0; round < 40; round++) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    buttons[round % buttons.length].click();
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - start);
  }
  return times;
}"""

PAINT = """async (rounds) => {
  const stage = document.querySelector("#the-table .faro-stage");
  const said = () => stage.querySelector("#the-table-7 .faro-spoken").textContent;
  const { port1, port2 } = new MessageChannel();
  const times = [];
  for (let round = 0; round < rounds; round++) {
    await new Promise((rested) => setTimeout(rested, 100 + round % 16));
    const before = said();
    const answered = new Promise((done) => {
      new MutationObserver((_, seen) => said() !== before && (seen.disconnect(), done()))
        .observe(stage, { subtree: true, childList: true, characterData: true });
    });
    const start = performance.now();
    stage.querySelector("#the-table-7").click();
    await answered;
    await new Promise((painted) => {
      port1.onmessage = painted;
      requestAnimationFrame(() => port2.postMessage(0));
    });
    times.push(performance.now() - start);
  }
  return times;
}"""

LAID = """([log]) => {
  localStorage.setItem("faro-table:laid", JSON.stringify({ base: log, log, seed: "7" }));
  sessionStorage.setItem("faro-table", "laid");
}"""
"""The table with a log on it, in a tab of its own."""

WATCH = """window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "longtask", buffered: true });"""

FIND = """async () => {
  const { answers } = await import(new URL("assets/faro/finder/answers.js", document.baseURI));
  const search = await answers();
  return ["p", "pa", "par", "paro", "paroli", "bet against a card", "doublett", "x".repeat(80)].map((query) => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
}"""

ASK = """async ([request, rounds]) => {
  const { engine } = await import(new URL("assets/faro/engine/engine.js", document.baseURI));
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const { error } = await engine.ask({ ...request, line: `bet you ${round + 1} on K` });
    if (error) throw new Error(error.sentence);
    times.push(performance.now() - start);
  }
  return times;
}"""


def figures() -> list[Figure]:
    """Medians, in milliseconds."""
    path = browser.find()
    if path is None:
        raise SystemExit(browser.NEEDED)
    with SiteServer(SITE) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=browser.FLAGS)
        page = chromium.new_page()
        page.goto(server.url)
        back, step = (page.locator(f"#one-turn .faro-{name}") for name in ("back", "step"))
        found = [Figure("a step, press to the next frame", _pressed(page, step, back), "ms", most=17)]
        page.goto(f"{server.url}cheats/boxes/#cheat-horse-box")  # the address opens the board
        lid = page.locator("#cheat-horse-box .faro-look")
        lid.click()  # brings the steps
        page.locator("#cheat-horse-box .faro-lid").first.wait_for()
        found.append(Figure("the lid, press to the next frame", _pressed(page, lid), "ms", most=50))
        # The built site has joined its scripts; their sources can be asked one by one.
        with SiteServer(ROOT / "docs") as sources:
            page.goto(sources.url)
            for bets in (1, 40):
                found.append(Figure(f"the answer to an order, bets down: {bets}", _answer(page, bets), "ms", most=8))
            # What is found is written with the built site alone.
            page.route("**/assets/search/*.json", lambda route: route.fulfill(path=_published(route.request.url)))
            found.append(Figure("the words of a query", median(page.evaluate(FIND)), "ms", most=16))
            for bets in (1, 40):
                seen = _painted(chromium, server.url, bets)
                found.append(Figure(f"a press at the table to the paint, bets down: {bets}", seen, "ms", most=33))
            for path in (
                "",
                "rules/the-turn/",
                "rules/variants/pharo/",
                "cheats/dealer/",
                "play/",
                "history/timeline/",
            ):
                task = median(_longest_task(chromium, server.url + path) for _ in range(5))
                found.append(Figure(f"{named(path)}: its longest task, four times slower", task, "ms", most=100))
        chromium.close()
    return found


def _painted(chromium: Browser, site: str, bets: int) -> float:
    """Milliseconds from a press on a card at the table until its stake is seen to be higher, so many bets down."""
    page = chromium.new_context().new_page()
    page.goto(f"{site}404.html")
    page.evaluate(LAID, [_log(bets)])
    page.goto(f"{site}play/")
    page.locator("#the-table .faro-live[data-stage]").wait_for()
    page.evaluate(PAINT, 5)
    times: list[float] = page.evaluate(PAINT, 40)
    page.context.close()
    return median(times)


def _longest_task(chromium: Browser, address: str) -> float:
    """Milliseconds of the longest task until a page rests, on a telephone with an empty cache, four times slower."""
    page = chromium.new_context(viewport={"width": 412, "height": 823}).new_page()
    page.add_init_script(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address)
    page.wait_for_timeout(RESTS)
    longest: float = page.evaluate("Math.max(0, ...tasks)")
    page.context.close()
    return longest


def _pressed(page: Page, *buttons: Locator) -> float:
    """Milliseconds from a press to the next frame, of buttons by turns."""
    return float(median(page.evaluate(PRESS, [button.element_handle() for button in buttons])))


def _log(bets: int) -> str:
    """A deal begun, with so many bets down between the cards."""
    lines = "".join(f"bet you 2 on {name}\n" for name in [*SPOTS][13 : 13 + bets])
    return f"rules meyer inside_three=taken\nopen you 9999\nsoda Kd\n{lines}"


def _answer(page: Page, bets: int) -> float:
    request: dict[str, Any] = {
        "do": "send",
        "log": _log(bets),
        "id": "bench",
        "seat": "you",
        "chip": 5,
    }
    page.evaluate(ASK, [request, 3])
    return float(median(page.evaluate(ASK, [request, 20])))


def _published(address: str) -> Path:
    """The file that an address without its digest means."""
    [file] = (SITE / "assets" / "search").glob(f"{Path(address).stem}-*.json")
    return file
