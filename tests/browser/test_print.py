"""Pages on paper: how many sheets of A4 they take, and that no board is cut."""

from __future__ import annotations

import io

from pypdf import PdfReader

from tests.browser.conftest import Open


def sheets(open_page: Open, address: str) -> list[str]:
    """The text of each sheet of a printed page."""
    page = open_page(address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    return [sheet.extract_text() for sheet in PdfReader(io.BytesIO(page.pdf(format="A4"))).pages]


def test_a_page_of_rules_takes_four_sheets_at_most_and_no_board_is_cut(open_page: Open) -> None:
    printed = sheets(open_page, "rules/the-turn/")
    assert len(printed) <= 4
    for text in printed:
        assert text.count("Before\nAfter") + text.count("Before the turn") <= text.count("Playing: American Hoyle 1864")


def test_at_a_glance_is_one_sheet(open_page: Open) -> None:
    assert len(sheets(open_page, "rules/at-a-glance/")) == 1


def test_no_picture_is_wider_than_its_column(open_page: Open) -> None:
    page = open_page("rules/at-a-glance/", viewport={"width": 700, "height": 1000})
    page.emulate_media(media="print")
    try:
        for picture in page.locator("article p > img").all():
            assert picture.evaluate("(image) => image.offsetWidth <= image.parentElement.offsetWidth")
    finally:
        page.emulate_media(media="screen")
