"""Pages on paper: how many sheets of A4 they take, and that no board is cut."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import expect
from pypdf import PageObject, PdfReader

from tests.browser.conftest import Open


def printed(open_page: Open, address: str, size: str = "A4") -> list[PageObject]:
    """The sheets of a printed page."""
    page = open_page(address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    return list(PdfReader(io.BytesIO(page.pdf(format=size))).pages)


def sheets(open_page: Open, address: str, size: str = "A4") -> list[str]:
    """The text of each sheet of a printed page."""
    return [sheet.extract_text() for sheet in printed(open_page, address, size)]


def filled(sheet: PageObject) -> float:
    """How far down its words go, as a part of the sheet."""
    lowest = high = float(sheet.mediabox.height)

    def note(words: str, user: list[float], line: list[float], *font: object) -> None:
        nonlocal lowest
        if words.strip():
            lowest = min(lowest, line[4] * user[1] + line[5] * user[3] + user[5])

    sheet.extract_text(visitor_text=note)
    return 1 - lowest / high


def test_a_page_of_rules_takes_four_sheets_at_most_and_no_board_is_cut(open_page: Open) -> None:
    printed = sheets(open_page, "rules/the-turn/")
    assert len(printed) <= 4
    for text in printed:
        assert text.count("Before\nAfter") + text.count("Before the turn") <= text.count("Playing: American Hoyle 1864")


def test_on_paper_each_name_stands_under_its_card_and_the_words_are_of_the_pictures(open_page: Open) -> None:
    page = open_page("rules/the-turn/")
    example = page.locator("faro-example").first
    expect(example.locator(".faro-controls")).to_be_visible()
    at_first = example.locator(".faro-said").inner_text()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    try:
        names = page.locator("faro-example .faro-felt .faro-rank:visible")
        assert names.count() > 26
        # Chromium takes what is placed out of the flow to other cards, where it parts a page into sheets.
        assert {*names.evaluate_all("(all) => all.map((name) => getComputedStyle(name).position)")} == {"static"}
        assert "Turn 1. The Seven loses" in example.locator(".faro-said").inner_text()
    finally:
        page.emulate_media(media="screen")
        page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(example.locator(".faro-said")).to_have_text(at_first)


@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_at_a_glance_is_one_sheet(open_page: Open, size: str) -> None:
    assert len(sheets(open_page, "rules/at-a-glance/", size)) == 1


def test_the_layout_costs_no_more_ink_than_a_board(open_page: Open) -> None:
    page = open_page("rules/at-a-glance/")
    page.emulate_media(media="print")
    try:
        cloth = page.get_by_role("img", name="The layout from the players’ side").locator("..")
        assert cloth.evaluate("(cloth) => getComputedStyle(cloth).backgroundColor") == "rgba(0, 0, 0, 0)"
        assert page.locator('article img[src*="pictures/layout"]').count() == 0
    finally:
        page.emulate_media(media="screen")


def test_the_cloth_of_a_drawn_layout_takes_little_ink(open_page: Open) -> None:
    page = open_page("rules/equipment/")
    page.emulate_media(media="print")
    try:
        drawn = page.locator('article img[src*="pictures/layout"]')
        assert drawn.count() == 2
        for cloth in drawn.all():
            [light] = ImageStat.Stat(Image.open(io.BytesIO(cloth.screenshot())).convert("L")).mean
            assert light > 200, "of 255, on bare paper"
    finally:
        page.emulate_media(media="screen")


def test_at_a_glance_is_printed_at_a_press(open_page: Open) -> None:
    page = open_page("rules/at-a-glance/", script="window.print = () => { document.title = 'printed'; };")
    page.get_by_role("button", name="Print", exact=True).click()
    expect(page).to_have_title("printed")


def test_a_page_of_many_boards_takes_six_full_sheets_and_its_cloth_no_ink(open_page: Open) -> None:
    corners = printed(open_page, "rules/bets/corners/")
    assert len(corners) <= 6
    assert [number for number, sheet in enumerate(corners, 1) if filled(sheet) < 0.5] == []
    # The question that stands open on the screen has its answer beside it.
    answer = "It loses, for the Five came first. Turn 1. The Five loses, the Nine wins."
    assert answer in " ".join(corners[0].extract_text().split())
    page = open_page("rules/bets/corners/")
    page.emulate_media(media="print")
    try:
        cloth = page.locator("faro-example[data-folded] .faro-baize").last
        ground, frame, wide = cloth.evaluate(
            """(cloth) => {
            const { backgroundColor, borderTopColor } = getComputedStyle(cloth);
            return [backgroundColor, borderTopColor, cloth.offsetWidth];
            }"""
        )
        assert (ground, frame) == ("rgba(0, 0, 0, 0)", "rgb(31, 77, 58)")
        assert 196 < wide < 213, "56 mm, less its frame"
    finally:
        page.emulate_media(media="screen")


def test_no_picture_is_wider_than_its_column(open_page: Open) -> None:
    page = open_page("rules/at-a-glance/", viewport={"width": 700, "height": 1000})
    page.emulate_media(media="print")
    try:
        for picture in page.locator("article p > img").all():
            assert picture.evaluate("(image) => image.offsetWidth <= image.parentElement.offsetWidth")
    finally:
        page.emulate_media(media="screen")
