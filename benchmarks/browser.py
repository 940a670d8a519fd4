"""What a reader waits for in Chromium: a step, the lid of a crooked deal, a word, a command with many bets down."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

from benchmarks.figure import Figure
from faro.base import SPOTS
from farodocs.setup import browser
from tests.site_server import SiteServer

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"

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
        chromium.close()
    return found


def _pressed(page: Page, *buttons: Locator) -> float:
    """Milliseconds from a press to the next frame, of buttons by turns."""
    return float(median(page.evaluate(PRESS, [button.element_handle() for button in buttons])))


def _answer(page: Page, bets: int) -> float:
    lines = "".join(f"bet you 2 on {name}\n" for name in [*SPOTS][13 : 13 + bets])
    request: dict[str, Any] = {
        "do": "send",
        "log": f"rules meyer inside_three=taken\nopen you 9999\nsoda Kd\n{lines}",
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
