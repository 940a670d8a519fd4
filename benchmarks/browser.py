"""What a reader waits for in Chromium: a step, the lid of a crooked deal, a word, a command with many bets down."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from faro.layout import SPOTS
from setup.browser import FLAGS, NEEDED, find
from setup.site_server import SiteServer

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"

STEP = """async () => {
  const [back, step] = document.querySelectorAll("#one-turn .faro-controls button");
  const times = [];
  for (let round = 0; round < 20; round++) {
    for (const button of [step, back]) {
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      button.click();
      await new Promise(requestAnimationFrame);
      times.push(performance.now() - start);
    }
  }
  return times;
}"""

LID = """() => Array.from({ length: 20 }, () => {
  const toggle = [...document.querySelectorAll("#cheat-horse-box .faro-view")].at(-1);
  const start = performance.now();
  toggle.click();
  toggle.offsetHeight;
  return performance.now() - start;
})"""

FIND = """async () => {
  const { wordSearch } = await import(new URL("../assets/faro/word-search.js", document.baseURI));
  const search = await wordSearch();
  return ["p", "pa", "par", "paro", "paroli", "bet against a card", "doublett", "x".repeat(80)].map((query) => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
}"""

ASK = """async ([request, rounds]) => {
  const { engine } = await import(new URL("assets/faro/engine.js", document.baseURI));
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const { error } = await engine.ask({ ...request, line: `bet you ${round + 1} on K` });
    if (error) throw new Error(error.sentence);
    times.push(performance.now() - start);
  }
  return times;
}"""


def figures() -> list[tuple[str, float, str]]:
    """Medians, in milliseconds."""
    path = find()
    if path is None:
        raise SystemExit(NEEDED)
    with SiteServer(SITE) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = chromium.new_page()
        page.goto(server.url)
        page.locator("#one-turn .faro-controls").wait_for()
        found = [("a step, press to the next frame (at most one frame)", median(page.evaluate(STEP)), "ms")]
        for bets in (1, 40):
            found.append((f"a command's answer with {bets} down (at most 30)", _answer(page, bets), "ms"))
        page.goto(f"{server.url}cheats/boxes/")
        page.locator("#cheat-horse-box .faro-view").last.wait_for()
        found.append(("the lid, press to layout (at most 50)", median(page.evaluate(LID)), "ms"))
        page.goto(f"{server.url}glossary/")
        found.append(("the words of a query (at most 16)", median(page.evaluate(FIND)), "ms"))
        chromium.close()
    return found


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
