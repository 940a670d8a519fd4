"""The built site in a real browser: built once, served as a host of static files would, a fresh tab for every test."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from setup.browser import FLAGS, NEEDED, find
from setup.site_server import SiteServer

ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = ROOT / "docs" / "assets" / "engine" / "manifest.json"
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}

# The cards of a seat come from a seed that is drawn when it is taken; here it is always the same.
SAME_CARDS = "crypto.getRandomValues = (array) => array.fill(7);"

# Long enough for the engine to be fetched and started on a busy machine.
PATIENCE = 15_000  # ms
expect.set_options(timeout=PATIENCE)

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """The site, built for the place where it is served: the theme's instant navigation goes by the addresses in it."""
    if not ENGINE.is_file():
        pytest.fail("the engine of the site is not built; 'make test' builds it")
    with SiteServer(tmp_path_factory.mktemp("site")) as server:
        subprocess.run(
            [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(server.folder)],
            cwd=ROOT,
            env=os.environ | {"SITE_URL": server.url, "DISABLE_MKDOCS_2_WARNING": "true"},
            check=True,
            capture_output=True,
        )
        yield server


@pytest.fixture(scope="session")
def folder(site: SiteServer) -> Path:
    """The files of the built site."""
    return site.folder


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find()
    if path is None:
        pytest.fail(NEEDED)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def visitors(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Browser profiles by their settings, kept for the whole run, so that the engine is fetched once for each."""
    kept: dict[str, BrowserContext] = {}

    def visitor(**settings: object) -> BrowserContext:
        key = repr(sorted(settings.items()))
        if key not in kept:
            # The worker that keeps the site for reading offline would answer for what a test blocks.
            chosen = {"viewport": DESKTOP, "service_workers": "block", "reduced_motion": "reduce"} | settings
            kept[key] = browser.new_context(**chosen)  # type: ignore[arg-type]
            kept[key].set_default_timeout(PATIENCE)
        return kept[key]

    yield visitor
    for context in kept.values():
        context.close()


@pytest.fixture
def open_page(visitors: Callable[..., BrowserContext], site: SiteServer) -> Iterator[Open]:
    """Open a page of the site in a new tab: `open_page("rules/the-turn/", viewport=PHONE)`.

    At the end no tab may have had an error in a script.
    """
    pages: list[Page] = []
    errors: list[str] = []

    def opened(path: str = "", *, at: SiteServer = site, script: str = "", **settings: object) -> Page:
        page = visitors(**settings).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
        page.add_init_script(SAME_CARDS + script)
        page.goto(at.url + path)
        return page

    yield opened
    for page in pages:
        page.close()
    assert not errors
