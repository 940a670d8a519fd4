"""The page of a missing address asks for what was meant, and a mistake is reported with the words that were marked."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from farodocs.folders import ASSETS
from tests.browser.conftest import Open
from tests.browser.seats import intercept, press, refused, said, until
from tests.site_server import SiteServer

SCRIPTS = ASSETS / "faro" / "page"

MARK = """() => {
  const line = document.querySelector("article p");
  getSelection().selectAllChildren(line);
  document.dispatchEvent(new Event("selectionchange"));
  return getSelection().toString().trim();
}"""
ADD = """async ([module, href]) => {
  const link = document.createElement("a");
  Object.assign(link, { href, className: "faro-report", textContent: "Report a mistake" });
  document.querySelector("article").append(link);
  await import(module);
}"""


@pytest.mark.parametrize(
    ("address", "asked", "found"),
    [
        ("glossary/hocklety/", "hocklety", "Hockelty"),
        ("rules/who_keeps_cases-x.html", "who keeps cases", "Case-keeper"),
        ("cheats/sytems/", "sytems", "Systems tested"),
    ],
)
def test_a_missing_address_is_asked_for(open_page: Open, address: str, asked: str, found: str) -> None:
    page = open_page(address)
    expect(page.get_by_role("heading", name="No such page")).to_be_visible()
    expect(page.locator("faro-finder[data-missing] input")).to_have_value(asked)
    expect(page.locator("faro-finder[data-missing]").get_by_role("option", name=found).first).to_be_visible()


def test_a_word_that_lacks_a_letter_is_found_first_and_in_the_first_screen(open_page: Open) -> None:
    first = open_page("glossary/hockely/").locator("faro-finder[data-missing]").get_by_role("option").first
    expect(first).to_contain_text("Hockelty")
    expect(first).to_be_in_viewport(ratio=1)


def test_a_missing_address_that_nothing_answers_is_told_so(open_page: Open) -> None:
    page = open_page("zzgh/")
    expect(page.locator(".faro-none-found")).to_contain_text("Nothing found for “zzgh”.")
    expect(page.get_by_role("navigation", name="Parts of the site").get_by_role("link", name="Learn")).to_be_visible()


def test_what_is_found_for_a_missing_address_covers_nothing(open_page: Open) -> None:
    page = open_page("glossary/dealing/")
    expect(page.locator("faro-finder[data-missing]").get_by_role("option").first).to_be_visible()
    found, foot = page.locator(".faro-found").bounding_box(), page.locator(".md-footer").bounding_box()
    assert found is not None
    assert foot is not None
    assert found["y"] + found["height"] <= foot["y"]


def test_a_missing_address_with_a_broken_percent_asks_nothing(open_page: Open) -> None:
    page = open_page("glossary/%E0%A4%A/")
    expect(page.locator("faro-finder[data-missing] input")).to_have_value("")


OF_OUR_OWN = """() => {
  const fault = { promise: new Promise(() => {}), reason: new TypeError("ours"), cancelable: true };
  const told = new PromiseRejectionEvent("unhandledrejection", fault);
  dispatchEvent(told);
  return [told.defaultPrevented, document.querySelectorAll(".faro-edition").length];
}"""
MISSING = "The script of this part could not be fetched. What stands here can still be read."


@pytest.mark.parametrize(
    ("address", "script"),
    [("play/", "faro-table"), ("rules/odds/calculator/", "odds-calculator"), ("learn/copper/", "faro-lesson")],
)
def test_a_part_whose_script_is_missing_says_so_and_is_tried_again(
    open_page: Open, site: SiteServer, address: str, script: str
) -> None:
    missing = re.compile(rf"/{script}-\w+\.js$")
    page = open_page("404.html")
    page.route(missing, lambda route: route.fulfill(status=404))
    page.goto(site.url + address)
    told = page.locator("article .faro-missing")
    expect(told).to_have_count(1)
    expect(told).to_contain_text(MISSING)
    refused(page, MISSING)
    page.unroute(missing)
    press(told, "Try again").click()
    expect(page.locator("article :is(faro-table, faro-calculator, faro-lesson):defined")).to_be_visible()
    expect(told).to_have_count(0)


def test_a_script_that_is_missing_at_the_end_of_a_link_is_told_of(open_page: Open) -> None:
    page = open_page("play/drills/")
    intercept(page, re.compile(r"/faro-table-\w+\.js$"), lambda route: route.abort())
    page.locator(".md-tabs a[href$='play/'], .md-nav a[href='../']").first.evaluate("(link) => link.click()")
    expect(page.locator("h1")).to_contain_text("Play")
    expect(page.locator("article .faro-missing")).to_contain_text(MISSING)


def answered_as(page: Page, build: str, gone: re.Pattern[str]) -> None:
    """The page is on the server as another build has it, and files of this one are gone."""

    def newer(route: Route) -> None:
        text = re.sub(r'(name="faro-build" content=")\w+', rf"\g<1>{build}", route.fetch().text())
        route.fulfill(body=text, content_type="text/html")

    page.route(page.url.partition("#")[0], newer)
    intercept(page, gone, lambda route: route.fulfill(status=404, body="No such page"))


def test_a_tool_of_an_old_edition_says_that_there_is_a_new_one(open_page: Open) -> None:
    page = open_page("play/")
    sharing = page.locator('[data-tool="share"]')
    expect(sharing).to_be_visible()
    answered_as(page, "another", re.compile(r"/joined/links-\w+\.js$"))
    sharing.click()
    told = page.locator(".faro-edition")
    expect(told).to_contain_text("The site has a new edition")
    press(told, "Load the page again").click()
    expect(told).to_have_count(0)
    assert page.locator("meta[name=faro-build]").get_attribute("content") == "another"


def test_steps_and_an_engine_of_an_old_edition_say_that_there_is_a_new_one(open_page: Open) -> None:
    page = open_page("history/the-tiger/")
    step = page.locator("faro-example .faro-step").first
    expect(step).to_be_visible()
    answered_as(page, "another", re.compile(r"/assets/(examples|engine)/.+\.json$"))
    step.click()
    expect(page.locator(".faro-edition")).to_contain_text("The site has a new edition")
    expect(page.locator(".faro-said").first).to_have_text("The steps did not come. Press again.")
    page.goto(page.url.replace("history/the-tiger/", "rules/odds/calculator/"))
    answered_as(page, "another", re.compile("/nothing$"))
    page.get_by_text("Every bet of this position").click()
    expect(page.locator(".faro-edition")).to_contain_text("The site has a new edition")


@pytest.mark.parametrize("fate", ["aborted", "never answered"])
def test_the_script_of_every_page_is_told_of_by_the_page_itself(open_page: Open, site: SiteServer, fate: str) -> None:
    page = open_page("404.html", clock=True)
    every = re.findall(r'src="\.\./(assets/faro/joined/[^"]+)"', (site.folder / "play/index.html").read_text())[-1]
    page.route(f"**/{every}", lambda route: route.abort() if fate == "aborted" else None)
    page.goto(f"{site.url}play/", wait_until="commit")
    told = page.locator(".faro-edition")
    told.wait_for(state="attached")
    page.clock.run_for(15_000)
    expect(told).to_contain_text("A script of this page did not come.")
    page.unroute(f"**/{every}")
    if fate == "aborted":  # else it comes now
        told.get_by_role("link", name="Load the page again").click()
    expect(page.locator("faro-table:defined .faro-table-bar")).to_be_visible()
    expect(told).to_have_count(0)


def test_a_seat_that_never_comes_is_told_of_in_time(open_page: Open, site: SiteServer) -> None:
    page = open_page("404.html", clock=True)
    page.route(re.compile(r"/seat-\w+\.js$"), lambda route: None)
    with page.expect_request(re.compile(r"/seat-\w+\.js$")):
        page.goto(f"{site.url}play/", wait_until="commit")
    page.clock.run_for(15_000)
    said(page.locator("faro-table"), "The seat could not be fetched; stepping still works.")
    expect(page.locator(".faro-edition")).to_contain_text("A file of this page did not come.")


def test_a_tool_that_never_comes_is_told_of_in_time(open_page: Open) -> None:
    page = open_page("play/", clock=True)
    sharing = page.locator('[data-tool="share"]')
    expect(sharing).to_be_visible()
    links = re.compile(r"/links-\w+\.js$")
    page.route(links, lambda route: None)
    with page.expect_request(links):
        sharing.click()
    page.clock.run_for(15_000)
    expect(page.locator(".faro-edition")).to_contain_text("A file of this page did not come.")


def test_a_mistake_of_our_own_is_not_told_as_a_file_that_did_not_come(open_page: Open) -> None:
    page = open_page("glossary/copper/")
    until(page, "customElements.get('faro-example') !== undefined")
    assert page.evaluate(OF_OUR_OWN) == [False, 0]


def test_a_script_that_never_comes_is_told_of_in_time(open_page: Open, site: SiteServer) -> None:
    page = open_page("404.html", clock=True)
    page.route(re.compile(r"/faro-table-\w+\.js$"), lambda route: None)
    page.goto(f"{site.url}play/", wait_until="commit")
    page.locator("faro-table").wait_for(state="attached")
    until(page, "customElements.get('faro-example') !== undefined")
    page.clock.run_for(15_000)
    expect(page.locator("article .faro-missing")).to_contain_text(MISSING)


def reported(page: Page, href: str) -> tuple[str, str]:
    """What was marked, and where the link leads when it is pressed after that."""
    # Only a site with a place to report to has the script on its pages: here it comes as it is written.
    page.route("**/assets/faro/page/*.js", lambda route: route.fulfill(path=SCRIPTS / Path(route.request.url).name))
    page.evaluate(ADD, [page.url.partition("glossary/")[0] + "assets/faro/page/report.js", href])
    words = page.evaluate(MARK)
    link = page.get_by_role("link", name="Report a mistake")
    link.evaluate("link => link.addEventListener('click', (event) => event.preventDefault())")
    link.click()
    return words, link.evaluate("link => link.href")


def test_a_mistake_is_reported_with_the_marked_words(open_page: Open) -> None:
    page = open_page("glossary/copper/")
    words, address = reported(page, "https://a.example/issues/new?template=mistake.yml&page=p&version=v")
    assert words
    told = parse_qs(urlsplit(address).query)
    assert told == {"template": ["mistake.yml"], "page": ["p"], "version": ["v"], "words": [words[:300]]}


def test_a_letter_holds_the_marked_words(open_page: Open) -> None:
    page = open_page("glossary/copper/")
    words, address = reported(page, "mailto:us@a.example?subject=A%20mistake&body=p")
    told = parse_qs(urlsplit(address).query)
    assert told["body"][0].startswith("p\n\n“")
    assert words[:200] in told["body"][0]
    link = page.get_by_role("link", name="Report a mistake")
    link.click()
    assert link.get_attribute("href") == "mailto:us@a.example?subject=A%20mistake&body=p"
