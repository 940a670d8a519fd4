"""How to cite a page: made at build, and the day of access from the reader's browser."""

from __future__ import annotations

import re
from datetime import date, datetime
from pathlib import Path

import pytest

from tests.browser.conftest import Open
from tests.browser.seats import TURN
from tests.site_server import SiteServer


@pytest.fixture(scope="module")
def built(folder: Path) -> date:
    """The day on which the site was built, as the foot of a page has it in BibTeX."""
    html = (folder / TURN / "index.html").read_text(encoding="utf-8")
    [day] = re.findall(r"Version of ([\d-]+)", html)
    return date.fromisoformat(day)


def test_a_page_is_cited_in_three_styles_with_both_days(open_page: Open, site: SiteServer, built: date) -> None:
    page = open_page(java_script_enabled=True)
    page.clock.set_fixed_time(datetime(2026, 3, 5, 12))
    page.goto(site.url + TURN)
    address = f"{site.url}{TURN}"
    page.get_by_text("Cite this page").click()
    note, apa, bibtex = (text.strip() for text in page.locator(".faro-cite dd").all_inner_texts())
    assert note == f"“The turn”, Faro, {built.day} {built:%B %Y}, accessed 5 March 2026, {address}."
    assert apa == f"The turn. ({built:%Y, %B} {built.day}). Faro. Retrieved March 5, 2026, from {address}"
    assert bibtex.split("\n") == [
        "@misc{faro-rules-the-turn,",
        "  title = {{The turn}},",
        "  howpublished = {Faro},",
        f"  year = {{{built.year}}},",
        f"  note = {{Version of {built}}},",
        f"  url = {{{address}}},",
        "  urldate = {2026-03-05},",
        "}",
    ]


def test_a_page_is_cited_by_its_heading(folder: Path) -> None:
    html = (folder / "history" / "pharaon" / "index.html").read_text(encoding="utf-8")
    [heading] = re.findall(r"<h1[^>]*>(.*?)<a ", html)
    assert f"“{heading}”, <cite>Faro</cite>" in html


@pytest.mark.parametrize("path", ["", "play", "glossary/copper", "library/sources", "rules/rulebooks"])
def test_every_kind_of_page_can_be_cited(folder: Path, path: str) -> None:
    html = (folder / path / "index.html").read_text(encoding="utf-8")
    assert html.count("Cite this page") == 1
    assert html.count("@misc{faro") == 1
