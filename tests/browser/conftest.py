"""The site in a real browser: each worker serves what was built for all as a host of static files would.

A worker has one browser, and a test a fresh tab of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from benchmarks.browser import LAID
from farodocs.setup.browser import FLAGS, NEEDED, find
from tests.conftest import BUILT_FOR
from tests.site_server import SiteServer

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}

# The cards of a seat come from a seed that is drawn when it is taken; here it is always the same. Nothing is known of
# the line: on a quick one a board that is in view for a while brings the engine, which few cases ask for.
SAME_CARDS = """crypto.getRandomValues = (array) => array.fill(7);
Object.defineProperty(navigator, "connection", { value: undefined, configurable: true });"""

HOME = "assets/engine/manifest.json"
"""Where nothing runs by itself, and from where a profile is tidied."""

AT_ONCE = "--js-flags=--liftoff-only"
"""The engine is compiled once, the quick way: a tab that lives two seconds has nothing of the second time, which costs
a sixth of all that the browser does here."""

# Long enough for the engine to be fetched and started on a busy machine.
PATIENCE = 30_000  # ms
expect.set_options(timeout=PATIENCE)

# The worker that keeps the site for reading offline would answer for what a test blocks.
VISITOR: dict[str, Any] = {"viewport": DESKTOP, "service_workers": "block", "reduced_motion": "reduce"}
OF_A_PAGE = ("color_scheme", "forced_colors", "reduced_motion")
"""What a page is told of its reader by itself, so that no profile is wanted for it."""

# The last, where there is a script for it, is what a first visit does once the engine has rested.
TIDY_UP = """async (script) => {
  localStorage.clear();
  const emptied = ({ name }) => new Promise((done) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.onsuccess = asked.onerror = asked.onblocked = done;
  });
  await Promise.all((await indexedDB.databases()).map(emptied));
  if (!script || await caches.has("faro-memory")) return;
  const manifest = JSON.parse(document.body.textContent);
  const keeper = new Worker(script, { type: "module" });
  const told = new Promise((resolve) => (keeper.onmessage = ({ data }) => data.type !== "progress" && resolve(data)));
  keeper.postMessage({ ...manifest, isAgain: false, isKeeper: true });
  const { type, sentence } = await told;
  keeper.terminate();
  if (type !== "kept") throw new Error(sentence);
}"""

# What coming by a link from another page does, but for the way through the network: a new article, and nothing kept.
BEGIN_AFRESH = """async ([log, hash]) => {
  await document.querySelector("faro-example")?.example?.offer?.seat?.queue.run();
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  for (const region of document.querySelectorAll(".faro-spoken[role]")) region.textContent = "";
  localStorage.clear();
  sessionStorage.clear();
  if (log) (LAID)([log]);
  const here = location.pathname;
  history.replaceState(null, "", here + hash);
  const served = ((window.served ??= {})[here] ??= await (await fetch(here)).text());
  const { body } = new DOMParser().parseFromString(served, "text/html");
  document.querySelector("article").replaceWith(body.querySelector("article"));
  window.scrollTo(0, 0);
  window.document$?.next(document); // as the theme does once it has followed a link
}""".replace("LAID", LAID)

Open = Callable[..., Page]
Visitors = Callable[..., BrowserContext]
Thing = TypeVar("Thing")

_ASKED: WeakKeyDictionary[Page, list[str]] = WeakKeyDictionary()


def asked_by(page: Page) -> list[str]:
    """The addresses that a tab and its workers have asked for, of the network or of the cache, the earliest first."""
    return _ASKED[page]


def one_way_each(things: Iterable[Thing], ways: Sequence[str], id: Callable[[Thing], str]) -> list[ParameterSet]:
    """Every thing tried in every way: the quick tests take one way for each, by turns, and `make slow` the others."""
    return [
        pytest.param(thing, way, id=f"{id(thing)}-{way}", marks=() if place % len(ways) == turn else pytest.mark.slow)
        for place, thing in enumerate(things)
        for turn, way in enumerate(ways)
    ]


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[SiteServer]:
    """The site as this worker serves it: what it blocks and what it is asked for is no other worker's business."""
    with SiteServer(folder, built_for=BUILT_FOR, with_headers=True) as server:
        yield server


@pytest.fixture(scope="session")
def everyday() -> Iterator[BrowserContext]:
    """A browser with the profile of a reader who keeps one: on a disk, where compiled code is kept as well.

    A profile that `browser.new_context` gives is one of those that keep no such code, and compiles it at every visit.
    """
    path = find()
    if path is None:
        pytest.fail(NEEDED)
    with sync_playwright() as playwright:
        flags = [*FLAGS, AT_ONCE]
        context = playwright.chromium.launch_persistent_context("", executable_path=path, args=flags, **VISITOR)
        context.set_default_timeout(PATIENCE)
        yield context
        context.close()


@pytest.fixture(scope="session")
def browser(everyday: BrowserContext) -> Browser:
    assert everyday.browser
    return everyday.browser


@pytest.fixture(scope="session")
def newcomer(browser: Browser) -> Visitors:
    """A new profile by its settings, of somebody who has never been here."""

    def come(**settings: Any) -> BrowserContext:
        context = browser.new_context(**VISITOR, **settings)
        context.set_default_timeout(PATIENCE)
        return context

    return come


@pytest.fixture(scope="session")
def profiles(everyday: BrowserContext) -> dict[str, BrowserContext]:
    """Profiles by their settings, kept for the whole run; without any, that of a reader who has been here before.

    The first tab of each stays: it keeps its window, and a tab costs half as much as a window.
    """
    return {repr([]): everyday}


@pytest.fixture(scope="session")
def visitors(profiles: dict[str, BrowserContext], newcomer: Visitors, site: SiteServer) -> Visitors:
    """A profile by its settings, which is kept."""

    def visitor(**settings: Any) -> BrowserContext:
        key = repr(sorted(settings.items()))
        if key not in profiles:
            profiles[key] = newcomer(**settings)
            window = profiles[key].new_page()
            if settings.get("java_script_enabled", True):  # without scripts nothing is kept
                window.goto(f"{site.url}{HOME}")
        return profiles[key]

    return visitor


@pytest.fixture(scope="session")
def tidy_up(profiles: dict[str, BrowserContext], everyday: BrowserContext, site: SiteServer) -> Callable[[], None]:
    """Leave nothing in the profiles of what tests have kept there, but the memory of the engine in the everyday one."""
    [worker] = site.folder.rglob("engine-worker*.js")
    everyday.pages[0].goto(f"{site.url}{HOME}")

    def tidied() -> None:
        for profile in profiles.values():
            window = profile.pages[0]
            if window.url.endswith(HOME):
                script = f"/{worker.relative_to(site.folder).as_posix()}" if profile is everyday else None
                window.evaluate(TIDY_UP, script)

    return tidied


@pytest.fixture
def open_page(visitors: Visitors, newcomer: Visitors, tidy_up: Callable[[], None], site: SiteServer) -> Iterator[Open]:
    """Open a page of the site in a new tab: `open_page("rules/the-turn/", viewport=PHONE)`.

    One that is `apart` has a new profile, and who holds the clock of one tab holds it for every tab of its profile.
    `clock` gives the page a clock that a test can move; given later, the timers that run already would not know it.
    At the end no tab may have had an error in a script, or have done what the policy of its page forbids.
    """
    tidy_up()
    closing: list[Page | BrowserContext] = []
    errors: list[str] = []

    def opened(
        path: str = "",
        *,
        at: SiteServer = site,
        script: str = "",
        apart: bool = False,
        clock: bool = False,
        viewport: ViewportSize | None = None,
        **settings: Any,
    ) -> Page:
        told = {name: settings.pop(name) for name in OF_A_PAGE if name in settings}
        context = (newcomer if apart else visitors)(**settings)
        page = context.new_page()
        closing.append(context if apart else page)
        asked = _ASKED[page] = []
        page.on("request", lambda request: asked.append(request.url))
        if viewport:
            page.set_viewport_size(viewport)
        if told:
            page.emulate_media(**told)
        _listen(page, errors)
        page.add_init_script(SAME_CARDS + script)
        if clock:
            page.clock.install(time=0)
        page.goto(at.url + path)
        return page

    yield opened
    for open_one in closing:
        open_one.close()
    assert not errors


@pytest.fixture(scope="session")
def kept_tabs() -> dict[str, tuple[Page, list[str]]]:
    return {}


@pytest.fixture
def fresh_page(kept_tabs: dict[str, tuple[Page, list[str]]], newcomer: Visitors, site: SiteServer) -> Iterator[Open]:
    """A page as for a reader who comes by a link from another one: `fresh_page("play/drills/", viewport=PHONE)`.

    A worker keeps the tab, and in it the engine that has started; of what a reader keeps there is a `log` of the table.
    What asks how a page is loaded, or wants a clock, a script or a route of its own, has `open_page`.
    """
    used: list[list[str]] = []

    def begun(path: str = "", *, log: str = "", viewport: ViewportSize = DESKTOP, **settings: Any) -> Page:
        key = repr(sorted(settings.items()))
        if key not in kept_tabs:
            page, errors = kept_tabs[key] = newcomer(**settings).new_page(), []
            _listen(page, errors)
            page.add_init_script(SAME_CARDS)
        page, errors = kept_tabs[key]
        used.append(errors)
        page.set_viewport_size(viewport)
        page.mouse.move(0, 0)
        address, sign, name = (site.url + path).partition("#")
        if page.url.partition("#")[0] != address:
            page.goto(address)
        page.evaluate(BEGIN_AFRESH, [log, sign + name])
        return page

    yield begun
    errors = [error for told in used for error in told]
    for told in used:
        told.clear()
    assert not errors


@pytest.fixture
def fresh_table(fresh_page: Open) -> Open:
    """The table with a log on it or empty, once its greeting has been said: `fresh_table(LOG, viewport=PHONE)`."""

    def laid(log: str = "", **settings: Any) -> Page:
        page = fresh_page("play/", log=log, **settings)
        expect(page.locator("#the-table .faro-live[data-stage]")).to_be_visible()
        expect(page.locator(".faro-spoken[role]:not(:empty)").first).to_be_attached()
        return page

    return laid


def _listen(page: Page, errors: list[str]) -> None:
    """Keep what no tab may have: an error in a script, or what the policy of its page forbids."""
    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
    page.on("console", lambda line: errors.append(line.text) if "Content Security Policy" in line.text else None)
