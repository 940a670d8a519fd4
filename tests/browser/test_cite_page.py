"""How to cite a page: made at build, and the day of access from the reader's browser."""

from __future__ import annotations

import json
import re
from datetime import date, datetime
from pathlib import Path

import pytest
import yaml
from mkdocs.config import load_config
from playwright.sync_api import expect

from farodocs.folders import ROOT
from tests.browser.conftest import Open
from tests.browser.seats import TURN, heard
from tests.site_server import SiteServer

AUTHORS = load_config(str(ROOT / "mkdocs.yml")).site_author


@pytest.fixture(scope="module")
def built(folder: Path) -> date:
    """The day on which the site was built, as the foot of a page has it."""
    html = (folder / TURN / "index.html").read_text(encoding="utf-8")
    [day] = re.findall(r'data-day="([\d-]+)"', html)
    return date.fromisoformat(day)


def test_a_page_is_cited_in_four_styles_with_both_days(open_page: Open, site: SiteServer, built: date) -> None:
    page = open_page(java_script_enabled=True)
    page.clock.set_fixed_time(datetime(2026, 3, 5, 12))
    page.goto(site.url + TURN)
    address = f"{site.url}{TURN}"
    page.get_by_text("Cite this page").click()
    expect(page.locator(".faro-cite pre")).to_have_count(4)
    plain, bibtex, ris, csl = (text.strip() for text in page.locator(".faro-cite pre").all_text_contents())
    said = f"“The turn”, Faro ({AUTHORS}, {built.day} {built:%B %Y}), {address}, accessed 5 March 2026."
    assert plain == said
    assert bibtex.split("\n") == [
        "@misc{faro-rules-the-turn,",
        "  title = {{The turn}},",
        f"  author = {{{{{AUTHORS}}}}},",
        "  howpublished = {Faro},",
        f"  year = {{{built.year}}},",
        f"  note = {{Version of {built}}},",
        f"  url = {{{address}}},",
        "  urldate = {2026-03-05},",
        "}",
    ]
    assert ris.split("\n") == [
        "TY  - ELEC",
        "TI  - The turn",
        "T2  - Faro",
        f"PB  - {AUTHORS}",
        f"DA  - {built:%Y/%m/%d}",
        f"UR  - {address}",
        "Y2  - 2026/03/05",
        "ER  -",
    ]
    assert json.loads(csl) == [
        {
            "id": "faro-rules-the-turn",
            "type": "webpage",
            "title": "The turn",
            "container-title": "Faro",
            "publisher": AUTHORS,
            "issued": {"date-parts": [[built.year, built.month, built.day]]},
            "accessed": {"date-parts": [[2026, 3, 5]]},
            "URL": address,
        }
    ]
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy as RIS").click()
    heard(page, "RIS copied")
    assert page.evaluate("navigator.clipboard.readText()").strip() == ris


def test_the_publisher_is_the_author_whom_the_project_names() -> None:
    [author] = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))["authors"]
    assert author["name"] == AUTHORS


def test_a_page_is_cited_by_its_heading(folder: Path) -> None:
    html = (folder / "history" / "pharaon" / "index.html").read_text(encoding="utf-8")
    [heading] = re.findall(r"<h1[^>]*>(.*?)<a ", html)
    assert f"“{heading}”, Faro (" in html


@pytest.mark.parametrize("path", ["", "play", "glossary/copper", "library/sources", "rules/rulebooks"])
def test_every_kind_of_page_can_be_cited(folder: Path, path: str) -> None:
    html = (folder / path / "index.html").read_text(encoding="utf-8")
    assert html.count("Cite this page") == 1
    assert "Faro (" in html.partition("Cite this page")[2]


def test_what_code_asks_of_the_site_it_asks_where_the_site_is_read(open_page: Open, site: SiteServer) -> None:
    page = open_page("404.html")
    built = "http://127.0.0.1:8000/"
    address = site.url + "library/own-page/"
    page.route(address, lambda route: route.fulfill(body=route.fetch().text().replace(site.url, built)))
    page.goto(address)
    command = page.locator(".language-sh code", has_text="assets/wheel/")
    expect(command).to_contain_text(f" {site.url}assets/wheel/")
    expect(page.locator(".highlight", has_text=built)).to_have_count(0)
    assert command.evaluate("(code) => code.scrollWidth - code.clientWidth") == 0
    expect(page.locator("link[rel=canonical]")).to_have_attribute("href", f"{built}library/own-page/")
