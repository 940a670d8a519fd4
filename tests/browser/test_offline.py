"""What was opened, and the whole site where a reader asks for it, is there without a network: of one build, whole."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from farodocs.browser.bundle import bundle
from farodocs.make import offline
from tests.browser.conftest import PATIENCE, Open
from tests.browser.seats import press, sit, until
from tests.browser.test_clerk import clerk, fall, lay, settled
from tests.browser.test_clerk import sit as sit_down
from tests.browser.test_evening import EVENING, keeper, log_of
from tests.conftest import BUILT_FOR
from tests.site_server import ServedFile, SiteServer

TURN = "rules/the-turn/"
ENDED = "history/the-end/"
PAGES = ("", TURN, ENDED, "cheats/dealer/", "glossary/soda-card/", "library/about/", EVENING)
"""What the cases open. With what these pages ask for they are the site here: the list of a whole one is tried where
it is written."""
OF_ALL_PAGES = ("engine", "faro", "fonts", "search")
"""The folders of assets whose files any page may ask for by a script; of others those lie here that a page names."""
FOUND = "glossary/finder-*.json"
"""What the search reads."""
KEPT = "async (address) => (await caches.match(address)) !== undefined"
# It waits, or has taken over already, asked by a page that found it waiting.
COME = """async (name) => {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting) || (await caches.keys()).join() === name;
}"""
ASKED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  registration.onupdatefound = () => { window.coming = registration.installing; };
  window.coming = registration.installing;
  registration.update().catch(() => {});
}"""
REFUSED = "() => window.coming?.state === 'redundant'"
SOLE = "async (name) => (await caches.keys()).join() === name"
# As Python's call does.
WAITED = """(address) => {
  const asked = new XMLHttpRequest();
  asked.open("GET", address, false);
  asked.responseType = "arraybuffer";
  asked.send();
  return asked.response.byteLength;
}"""
TEXT = "async (address) => (await (await caches.match(address)).text())"
NEXT_BUILD = "b" * 12
NEXT = f"faro-{NEXT_BUILD}"
# What the page asks for from now on comes, and is not handed over before the test says so.
HELD = """() => {
  const asked = fetch;
  window.held = [];
  window.fetch = async (...what) => {
    const answer = await asked(...what);
    await new Promise((goOn) => { held.push(goOn); });
    return answer;
  };
}"""

Deploy = Callable[..., None]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    with SiteServer(tmp_path / "served", max_age=0) as server:
        yield server


HEAR = """() => {
  window.heard = [];
  const region = document.querySelector(".faro-spoken[role=status]");
  new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, { childList: true });
}"""


def put(folder: Path, site: Path) -> None:
    """Put the few pages and what they ask for where a server has its files, in place of what lay there."""
    shutil.rmtree(site, ignore_errors=True)
    named = "".join((folder / page / "index.html").read_text(encoding="utf-8") for page in PAGES)
    for path in [*folder.glob("*.*"), *folder.glob(FOUND), *(folder / page / "index.html" for page in PAGES)]:
        (site / path.relative_to(folder)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, site / path.relative_to(folder))
    for path in (folder / "assets").rglob("*.*"):
        if path.is_file() and (path.relative_to(folder).parts[1] in OF_ALL_PAGES or path.name in named):
            there = site / path.relative_to(folder)
            there.parent.mkdir(parents=True, exist_ok=True)
            os.link(path, there)


@pytest.fixture
def deploy(folder: Path, server: SiteServer) -> Deploy:
    """Put the site on the server: as a build of its own, with pages that say something else, and without some."""
    [listed] = folder.glob(offline.LISTED.format(build="*"))
    was = listed.stem.removeprefix("build-")

    def deployed(build: str = was, changed: dict[str, str] | None = None, gone: tuple[str, ...] = ()) -> None:
        site = server.folder
        put(folder, site)
        for page in gone:
            shutil.rmtree(site / page)
        for path in [*site.rglob("*.html"), site / "sitemap.xml", site / "sw.js"]:
            text = path.read_text(encoding="utf-8").replace(BUILT_FOR, server.url).replace(was, build)
            for said, instead in (changed or {}).items():
                text = text.replace(said, instead)
            path.write_text(text, encoding="utf-8")
        offline.list_files(site, build, offline.files_of(site))

    deployed()
    return deployed


@pytest.fixture
def reader(browser: Browser, deploy: Deploy) -> Iterator[BrowserContext]:
    context = browser.new_context(service_workers="allow")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def opened(reader: BrowserContext, server: SiteServer, path: str = "") -> Page:
    """A page that has been opened and is kept."""
    page = reader.new_page()
    page.goto(server.url + path)
    page.evaluate("navigator.serviceWorker.ready")
    until(page, KEPT, server.url + path)
    return page


def test_what_was_opened_is_there_without_a_network_and_nothing_else_was_asked_for(
    reader: BrowserContext, server: SiteServer
) -> None:
    page = opened(reader, server)
    page.goto(server.url + TURN)
    until(page, KEPT, server.url + TURN)
    assert not [path for path in server.asked if not server.find(path)], "it asked for what is not there"
    assert not [
        path for path in server.asked if path.startswith(("play/", "glossary/soda", "assets/engine", "assets/build-"))
    ]

    reader.set_offline(True)
    page.goto(server.url + TURN)
    expect(page.get_by_role("heading", name="The turn", level=1)).to_be_visible()
    page.goto(f"{server.url}glossary/soda-card/")
    expect(page.get_by_role("heading", name="Not kept here")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Not kept here")


def test_real_cards_are_kept_and_settled_without_a_network_after_one_visit(
    reader: BrowserContext, server: SiteServer
) -> None:
    page = opened(reader, server, EVENING)
    clerk(page)
    sit_down(page, "Ann")
    until(page, KEPT, f"{server.url}assets/engine/{bundle().wheel}")
    assert not [path for path in server.asked if path.startswith("assets/build-")], "no builds are compared yet"
    reader.set_offline(True)
    page.goto(server.url + EVENING)
    keeper(page)
    expect(page.locator("#clerk-board")).to_be_attached()
    lay(page, "Ann", "7")
    fall(page, "K", "9", "7")
    expect(page.locator('[data-part="settled"] li')).to_contain_text(["Ann’s 5 on the Seven: the bank pays 5"])
    settled(page)
    assert "turn 9s 7s" in log_of(page)


def test_what_python_seldom_runs_is_kept_when_the_engine_has_rested_and_a_call_that_waits_gets_it(
    reader: BrowserContext, server: SiteServer
) -> None:
    page = opened(reader, server, TURN)
    sit(page, "turn-winner")
    seldom = f"{server.url}assets/engine/{bundle().seldom}"
    until(page, KEPT, seldom)
    server.block("*.seldom.wasm")
    assert page.workers[0].evaluate(WAITED, seldom) == bundle().files[bundle().seldom][0]


def test_the_whole_site_is_kept_when_a_reader_asks_and_goes_when_he_asks(
    reader: BrowserContext, server: SiteServer
) -> None:
    page = opened(reader, server, TURN)
    page.get_by_role("link", name="Read it offline").click()
    keep = page.get_by_role("button", name="Keep this site for reading offline")
    expect(keep).to_have_text(re.compile(r": \d+ MB to fetch, \d+ MB on the disk$"))
    page.evaluate(HEAR)
    keep.click()
    expect(page.locator("faro-offline")).to_contain_text("The whole site is kept here", timeout=120_000)
    counted = [re.match(r"(\d+) of (\d+) files", sentence) for sentence in page.evaluate("heard")]
    shares = [int(done) / int(of) for done, of in (found.groups() for found in counted if found)]
    assert shares == pytest.approx([0.25, 0.5, 0.75], abs=0.02)
    assert not [path for path in server.asked if not server.find(path)], "it asked for what is not there"
    assert page.evaluate(KEPT, f"{server.url}assets/engine/{bundle().seldom}")

    reader.set_offline(True)
    page.goto(f"{server.url}glossary/soda-card/")
    expect(page.get_by_role("heading", name="Soda card")).to_be_visible()
    page.get_by_role("link", name="Search", exact=True).click()
    page.keyboard.type("hocly")
    expect(page.get_by_role("option").first).to_contain_text("Hockelty")
    page.goto(server.url + TURN)
    example = page.locator("#turn-winner")
    example.get_by_role("button", name="Deal the turn").click()
    expect(example.locator(".faro-said")).to_contain_text("Ann’s 6 on the Nine wins 6.")

    page.goto(f"{server.url}library/about/")
    page.get_by_role("button", name="Remove it").click()
    expect(page.locator("faro-offline")).to_contain_text("Nothing of the site is kept any more.")
    assert page.evaluate("caches.keys()") == []


def test_what_is_removed_while_it_comes_is_gone_and_stays_gone(open_page: Open) -> None:
    page = open_page("library/about/", apart=True)
    keep = page.get_by_role("button", name="Keep this site for reading offline")
    expect(keep).to_contain_text("MB")  # the list of the files is there
    page.evaluate(HELD)
    keep.click()
    until(page, "held.length === 4")
    press(page.locator("faro-offline"), "Remove it").click()
    page.evaluate("() => held.forEach((goOn) => goOn())")
    expect(page.locator("faro-offline progress")).to_be_hidden()
    expect(page.locator("faro-offline")).to_contain_text("Nothing of the site is kept any more.")
    assert page.evaluate("caches.keys()") == []


def test_a_page_of_a_hotel_is_not_kept_in_place_of_ours(reader: BrowserContext, server: SiteServer) -> None:
    page = opened(reader, server, TURN)
    ours = server.folder / TURN / "index.html"
    was = ours.read_text(encoding="utf-8")
    ours.write_text("<!doctype html><title>Log in</title>", encoding="utf-8")
    page.goto(server.url + TURN)
    assert page.title() == "Log in"
    ours.write_text(was, encoding="utf-8")
    reader.set_offline(True)
    page.goto(server.url + TURN)
    expect(page.get_by_role("heading", name="The turn", level=1)).to_be_visible()


def test_what_comes_once_in_place_of_the_engine_is_not_kept(reader: BrowserContext, server: SiteServer) -> None:
    log_in = ServedFile(b"<!doctype html><title>Log in</title>", "text/html; charset=utf-8", False)
    page = opened(reader, server, TURN)
    server.spoil("*.whl", lambda _: log_in)
    example = page.locator("#turn-winner")
    press(example, "Play it yourself").click()
    expect(press(example, "Retry")).to_be_visible()
    server.unblock()
    press(example, "Retry").click()
    expect(press(example, "Leave the seat")).to_be_visible()
    until(page, KEPT, f"{server.url}assets/engine/{bundle().wheel}")
    page.reload()
    sit(page, "turn-winner")


def test_a_kept_page_is_shown_where_the_server_hangs(reader: BrowserContext, server: SiteServer) -> None:
    page = opened(reader, server, "cheats/dealer/")
    server.bytes_per_second = 100
    page.goto(f"{server.url}cheats/dealer/", wait_until="domcontentloaded", timeout=PATIENCE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_build_that_does_not_come_whole_is_tried_again_and_until_then_the_old_one_stands(
    reader: BrowserContext, server: SiteServer, deploy: Deploy
) -> None:
    page = opened(reader, server)
    [name] = page.evaluate("caches.keys()")
    page.goto(server.url + TURN)
    until(page, KEPT, server.url + TURN)
    deploy(NEXT_BUILD, {"<h1": "<h1 data-build-b"})
    server.block("rules/the-turn", "rules/the-turn/index.html")
    page.goto(server.url)
    page.evaluate(ASKED)
    until(page, REFUSED)
    reader.set_offline(True)
    for path in (TURN, ""):
        page.goto(server.url + path)
        assert page.locator("h1:not([data-build-b])").count() == 1
        assert page.locator("meta[name=faro-build]").get_attribute("content") == name.removeprefix("faro-")

    reader.set_offline(False)
    server.unblock()
    page.goto(server.url)
    until(page, COME, NEXT)
    page.goto(server.url)
    until(page, SOLE, NEXT)
    reader.set_offline(True)
    page.goto(server.url + TURN)
    assert page.locator("h1[data-build-b]").count() == 1


def test_another_build_takes_over_whole_and_what_it_has_not_is_gone(
    reader: BrowserContext, server: SiteServer, deploy: Deploy
) -> None:
    page = opened(reader, server)
    page.goto(server.url + TURN)
    until(page, KEPT, server.url + TURN)
    page.goto(server.url + ENDED)
    until(page, KEPT, server.url + ENDED)
    deploy(NEXT_BUILD, {"<h1": "<h1 data-build-b"}, (ENDED,))

    page.goto(server.url + TURN)  # the worker of this build comes
    until(page, COME, NEXT)
    page.goto(server.url)  # and takes over, with the page of this build that asks it to
    until(page, SOLE, NEXT)
    assert "data-build-b" in page.evaluate(TEXT, server.url + TURN)
    assert not page.evaluate("async (address) => caches.match(address)", server.url + ENDED)
    reader.set_offline(True)
    page.goto(server.url + TURN)
    assert page.locator("h1[data-build-b]").count() == 1
