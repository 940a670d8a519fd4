"""Reference tables: choices that leave fewer rows, where there is a script to heed them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.seats import heard

BETS = "rules/bets/"
BOOKS = "rules/rulebooks/"
TIMELINE = "history/timeline/"
SOURCES = "library/sources/"
NAMES = ".faro-bets-list [data-kind]:not([hidden]) th"


def test_bets_are_narrowed_by_the_cards_they_cover_and_by_era(fresh_page: Open) -> None:
    page = fresh_page(BETS)
    page.get_by_label("Cards covered").select_option("three")
    names = page.locator(NAMES).all_inner_texts()
    assert "The Pot" in names
    assert "A single card" not in names
    heard(page, f"{len(names)} of {page.locator('.faro-bets-list [data-kind]').count()} bets.")
    page.get_by_label("Era").select_option("19th century")
    expect(page.locator(NAMES).filter(has_text="Inside corner of three")).to_have_count(0)
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator(NAMES).filter(has_text="A single card")).to_be_visible()


def test_works_are_narrowed_by_how_they_are_known(fresh_page: Open) -> None:
    page = fresh_page(SOURCES)
    page.get_by_label("Known").select_option("through another work")
    expect(page.locator("#american-hoyle-1864")).to_be_visible()
    expect(page.locator("#ashton-1898")).to_be_hidden()
    expect(page.get_by_text("None of this age.").filter(visible=True)).to_have_count(0)
    page.get_by_label("Rights").select_option("in copyright, or not known")
    shown = page.locator(".faro-works > li:not([hidden])").count()
    heard(page, f"{shown} of {page.locator('.faro-works > li').count()} works.")
    expect(page.get_by_text("None of this age.").first).to_be_visible()
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator("#ashton-1898")).to_be_visible()


def test_a_bet_leads_to_its_section(fresh_page: Open) -> None:
    page = fresh_page(BETS)
    page.get_by_role("link", name="The Pot", exact=True).click()
    expect(page.locator("h2#pot")).to_be_in_viewport()


def test_events_are_narrowed_by_country_place_and_kind(fresh_page: Open) -> None:
    page = fresh_page(TIMELINE)
    page.get_by_label("Where", exact=True).select_option("England")
    expect(page.locator("#ladies-fined")).to_be_visible()
    expect(page.locator("#simms")).to_be_hidden()
    page.get_by_label("Where", exact=True).select_option("– Bath")
    expect(page.locator("#bath-fines")).to_be_visible()
    expect(page.locator("#ladies-fined")).to_be_hidden()
    expect(page.get_by_role("heading", name="The nineteenth century")).to_be_hidden()
    heard(page, f"1 of {page.locator('.faro-event').count()} events.")
    page.get_by_role("button", name="Show everything").click()
    expect(page.get_by_role("heading", name="The nineteenth century")).to_be_visible()
    page.get_by_label("What", exact=True).select_option("mathematics")
    expect(page.locator("#doctrine-of-chances")).to_be_visible()


def test_the_marks_the_dots_and_the_list_are_narrowed_together(open_page: Open) -> None:
    page = open_page(TIMELINE)  # where the theme has written out the addresses of its links
    page.get_by_label("When", exact=True).select_option("1700–1799")
    page.get_by_label("Where", exact=True).select_option("England")
    rows = page.locator(".faro-event:visible").all()
    assert rows
    marks = {link.evaluate("mark => mark.hash") for link in page.locator(".faro-decades a:visible").all()}
    assert marks == {f"#{row.get_attribute('id')}" for row in rows}
    places = {place for row in rows for place in str(row.get_attribute("data-where")).split()}
    dots = {str(dot.get_attribute("href")).split("#")[1] for dot in page.locator(".faro-maps a:visible").all()}
    assert dots
    assert dots <= places
    assert "bath" in dots


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_marks_that_are_left_close_up_and_nothing_under_them_moves(
    fresh_page: Open, viewport: dict[str, int]
) -> None:
    page = fresh_page(TIMELINE, viewport=viewport)
    under = page.locator(".faro-certainties")
    lay = under.bounding_box()
    page.get_by_label("Where", exact=True).select_option("England")
    piles = page.locator(".faro-decades > li:has(a:not([data-out]))")
    off = """(pile) => [...pile.querySelectorAll("a:not([data-out])")].map((mark, at) => {
      const [box, foot] = [mark, pile.querySelector("b")].map((one) => one.getBoundingClientRect());
      const away = matchMedia("(width >= 60em)").matches ? foot.top - box.bottom : box.left - foot.right;
      return Math.abs(away - at * 24);
    })"""
    assert max(away for pile in piles.all() for away in pile.evaluate(off)) < 2
    assert under.bounding_box() == lay


def test_far_down_the_timeline_its_choices_are_in_sight_and_lead_to_what_is_left(fresh_page: Open) -> None:
    page = fresh_page(TIMELINE, viewport=DESKTOP)
    page.locator(".faro-event").last.scroll_into_view_if_needed()
    kind = page.get_by_label("What", exact=True)
    expect(kind).to_be_in_viewport()
    kind.select_option("mathematics")
    expect(page.locator(".faro-event:visible").first).to_be_in_viewport()


def test_two_books_are_compared_point_by_point(fresh_page: Open) -> None:
    page = fresh_page(BOOKS)
    agreed, disputed = (
        page.get_by_role("link", name="Both cards of a turn"),
        page.get_by_role("link", name="several ranks"),
    )
    expect(agreed).to_be_visible()
    page.get_by_label("Compare").select_option("How to play Faro")
    expect(agreed).to_be_visible()
    page.get_by_label("with", exact=True).select_option("Denexa Games")
    expect(agreed).to_be_hidden()
    expect(disputed).to_be_visible()
    row = page.locator("tr").filter(has=disputed)
    assert row.locator("td:not([hidden])").all_inner_texts() == [
        "a push: nobody pays, and nothing is taken",
        "the bank takes half",
    ]
    expect(page.get_by_role("columnheader", name="Pocket Hoyle")).to_have_count(0)
    page.get_by_role("button", name="Show everything").click()
    expect(agreed).to_be_visible()


def test_choices_work_on_a_page_reached_by_a_link(open_page: Open) -> None:
    page = open_page(BETS)
    page.get_by_role("link", name="The rule-books side by side").first.click()
    page.get_by_label("Compare").select_option("Denexa Games")
    page.get_by_label("with", exact=True).select_option("Nevada Faro")
    heard(page, page.locator(".faro-counted").inner_text())
    page.go_back()
    page.get_by_label("Cards covered").select_option("four")
    expect(page.locator(NAMES)).to_have_text(["The squares", "A figure card"])


def test_on_a_phone_a_wide_table_scrolls_in_its_box_and_its_first_column_stays(fresh_page: Open) -> None:
    page = fresh_page(BOOKS, viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    box = page.get_by_role("region", name="What a turn does")
    box.focus()
    box.evaluate("(element) => (element.scrollLeft = 300)")
    assert box.evaluate("(element) => element.scrollLeft") == 300
    head = box.get_by_role("rowheader").first.bounding_box()
    assert head is not None
    assert 0 <= head["x"] < 30


def test_the_dots_of_the_maps_are_those_of_the_places_that_are_left(fresh_page: Open) -> None:
    page = fresh_page("history/places/")
    page.get_by_label("When").select_option("1700–1799")
    rows = page.locator(".faro-place:visible")
    expect(page.locator(".faro-counted")).to_have_text(f"{rows.count()} of 46 places.")
    ids = {f"#{row.get_attribute('id')}" for row in rows.all()}
    dots = {dot.get_attribute("href") for dot in page.locator(".faro-maps a:visible").all()}
    assert dots == ids
    page.locator(".faro-map-europe a[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".faro-maps a:focus")).to_be_visible()


def test_of_the_places_of_one_country_no_other_is_named_and_no_empty_map_is_shown(fresh_page: Open) -> None:
    page = fresh_page("history/places/")
    page.get_by_label("Where").select_option("France")
    expect(page.locator(".faro-country h2:visible")).to_have_text(re.compile("^France"))
    expect(page.locator(".faro-maps figure:visible")).to_have_class(re.compile("faro-map-europe"))


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_dots_lie_on_their_map(fresh_page: Open, viewport: dict[str, int]) -> None:
    page = fresh_page("history/places/", viewport=viewport)
    for figure in page.locator(".faro-maps figure").all():
        land = figure.locator("img").bounding_box()
        assert land is not None
        for dot in figure.locator("circle").all():
            box = dot.bounding_box()
            assert box is not None
            assert land["x"] < box["x"] + box["width"] / 2 < land["x"] + land["width"]
            assert land["y"] < box["y"] + box["height"] / 2 < land["y"] + land["height"]


def test_every_place_of_the_cloth_leads_to_its_bet_by_pointer_and_by_keys(fresh_page: Open) -> None:
    page = fresh_page(BETS)
    cloth = page.get_by_role("group", name="The places of the layout")
    told = page.locator(".faro-told-place")
    page.get_by_role("button", name="Three", exact=True).click()
    cloth.locator(".faro-pot").hover()
    expect(told).to_contain_text("The Pot")
    expect(told).to_contain_text("Costs ")
    expect(page.locator(".faro-pressed .faro-lit")).to_have_count(3)
    cloth.get_by_role("link", name="The High Card bar").focus()
    expect(told).to_contain_text("The High Card bar")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    within = "document.activeElement.closest('.faro-felt') !== null"
    assert page.evaluate(within)
    expect(told).to_contain_text(str(page.evaluate("document.activeElement.dataset.told")))
    # One stop of the Tab key in each row, and the arrows reach all of it.
    rows = cloth.evaluate("(node) => new Set([...node.querySelectorAll('a')].map(({ dataset }) => dataset.row)).size")
    assert cloth.locator("a:not([tabindex='-1'])").count() == rows
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile("/rules/bets/$"))


def test_a_press_holds_a_place_until_its_bet_is_read_or_it_is_pressed_again(fresh_page: Open) -> None:
    page = fresh_page(BETS)
    told = page.locator(".faro-told-place")
    page.locator(".faro-at-Q > a").click()
    page.locator(".faro-at-5 > a").hover()
    expect(told).to_contain_text("The Queen")
    page.locator(".faro-at-5 > a").click()
    expect(told).to_contain_text("The Five")
    page.locator(".faro-at-5 > a").click()
    expect(page).to_have_url(re.compile("/rules/bets/single/#flat$"))
    page.go_back()
    page.locator(".faro-at-Q > a").click()
    told.locator("a").click()
    expect(page).to_have_url(re.compile("/rules/bets/single/#flat$"))


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_family_of_rings_is_seen_and_the_first_of_it_is_told(fresh_page: Open, viewport: dict[str, int]) -> None:
    page = fresh_page(BETS, viewport=viewport)
    told = page.locator(".faro-told-place b")
    for name, count in (("Two cards", "2"), ("Four", "4"), ("More", "more")):
        page.get_by_role("button", name=name, exact=True).click()
        seen = "(rings) => rings.filter((ring) => getComputedStyle(ring).opacity === '1').map(({ dataset }) => dataset)"
        rings = page.locator("a.faro-gap").evaluate_all(seen)
        assert {ring["count"] if ring["count"] in "234" else "more" for ring in rings} == {count}
        expect(told).to_have_text(rings[0]["told"])
