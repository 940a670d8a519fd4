"""The clerk of an evening with real cards: six punters, a whole deal, mended, kept, refused and printed."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from pypdf import PdfReader

from faro.notation import replay
from faro.rulebooks import library
from faro.table import Table
from tests.browser.conftest import PHONE, Open
from tests.browser.findings import cut_off, violations_in_both_palettes
from tests.browser.seats import heard, refused, until
from tests.browser.test_evening import EVENING, RECORDED, TABLET, come_back, keeper, log_of

SIX = ("Ann", "Bob", "Clara", "Dan", "Eva", "Fay")


def clerk(page: Page) -> None:
    """Stakes are kept from now on."""
    keeper(page)
    page.get_by_role("button", name="Keep the stakes").click()
    expect(page.locator("#clerk-board")).to_be_attached()


def sit(page: Page, *names: str, checks: str = "60") -> None:
    for name in names:
        page.get_by_label("Name").fill(name)
        page.get_by_label("Checks", exact=True).fill(checks)
        page.get_by_role("button", name="Sit down").click()
        give(page, name, press=False)


def give(page: Page, name: str, *, press: bool = True) -> None:
    """Somebody has the seat."""
    seat = page.locator(f'[data-sits="{name.lower()}"]')
    if press:
        seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f'#clerk-7[data-bet^="bet {name.lower()} "]')).to_be_attached()


def lay(page: Page, name: str, *ranks: str) -> None:
    give(page, name)
    for rank in ranks:
        before = log_of(page)
        page.locator(f"#clerk-{rank}").click()
        expect(page.locator("#evening-log")).not_to_have_value(before)


def fall(page: Page, *ranks: str) -> None:
    """Cards are pressed, and what they decided is settled."""
    for rank in ranks:
        page.locator(f'.faro-evening-pad [data-rank="{rank}"]').click()


def table(page: Page) -> Table:
    """The table that a plain reading of the log leads to."""
    return replay(log_of(page), library())


def books(page: Page) -> dict[str, list[str]]:
    rows = [row.split("\t") for row in page.locator('[data-part="tabs"]').inner_text().splitlines()]
    return {row[0]: row[1:] for row in rows}


def colours_of(page: Page) -> list[str]:
    colours: list[str] = page.locator("[data-sits]").evaluate_all("all => all.map(({ dataset }) => dataset.colour)")
    return colours


def up_or_down(gain: int) -> str:
    return f"{gain} up" if gain > 0 else f"{-gain} down" if gain < 0 else "even"


def settled(page: Page) -> None:
    """The books have come as far as the log, and are those of the engine."""
    now = table(page)
    for punter, held in now.hands.items():
        row = page.locator('[data-part="tabs"] tr', has_text=punter.capitalize())
        gain = now.worth(punter) - now.bought[punter] - now.markers.get(punter, 0)
        told = [str(held), str(now.worth(punter) - held), str(now.bought[punter]), str(now.markers.get(punter, 0))]
        expect(row.locator("td")).to_have_text([*told, up_or_down(gain)])
    expect(page.locator('[data-part="tabs"] tr').last.locator("td").last).to_have_text(up_or_down(now.bank))


def test_a_whole_deal_of_six_is_entered_by_touch_and_the_books_are_the_engine_s(open_page: Open) -> None:
    page = open_page(EVENING, viewport=PHONE, has_touch=True)
    clerk(page)
    sit(page, *SIX)
    presses = 0
    for at, rank in enumerate(RECORDED):
        if at == 49:
            give(page, "Ann")
            expect(page.locator("#clerk-board .faro-calls[data-left]")).to_be_attached()
            for called in RECORDED[at : at + 2]:
                page.locator(f"#clerk-{called}").tap()
            page.locator('[data-do="call-lay"]').tap()
            expect(page.locator("#evening-log")).to_have_value(re.compile("^call ann 5 on ", re.MULTILINE))
        elif at % 12 == 1:
            for punter, on in zip(SIX, dict.fromkeys([*RECORDED[at : at + 12], *"A23456"]), strict=False):
                lay(page, punter, on)
        page.locator(f'.faro-evening-pad [data-rank="{rank}"]').tap()
        presses += 1
    assert presses / 25 < 4
    expect(page.locator('[data-part="where"]')).to_have_text("The deal is out")
    settled(page)
    assert table(page).bank != 0
    assert not table(page).is_boxed
    page.locator('[data-tool="fresh"]').click()
    fall(page, "K", "7", "9")
    settled(page)
    assert len(re.findall("^soda", log_of(page), re.MULTILINE)) == 2


def test_what_a_turn_takes_and_pays_is_told_in_paying_order_with_the_odd_check(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann", "Bob")
    lay(page, "Ann", "7", "Q")
    lay(page, "Bob", "9")
    fall(page, "K", "7", "9")
    expect(page.locator('[data-part="settled"] li')).to_contain_text(
        ["Ann’s 5 on the Seven: the bank takes 5", "Bob’s 5 on the Nine: the bank pays 5"]
    )
    heard(page, re.compile("Turn 1. The Seven loses, the Nine wins. "))
    fall(page, "Q", "Q")
    expect(page.locator('[data-part="settled"] li')).to_contain_text(["Ann’s 5 on the Queen: the bank takes 3"])
    expect(page.locator('[data-part="settled"] li')).to_contain_text(["with the odd check"])
    settled(page)


def test_a_mended_turn_is_settled_anew_and_what_cannot_lie_is_set_aside(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann", "Bob")
    lay(page, "Ann", "7")
    fall(page, "K", "7", "9")
    settled(page)
    assert books(page)["Ann"][-1] == "5 down"
    lay(page, "Bob", "4")
    fall(page, "4", "2")
    page.locator(".faro-evening-turns > summary").click()
    page.locator('[data-at="1"]').click()
    fall(page, "8")
    expect(page.locator('[data-part="tabs"] tr', has_text="Ann").locator("td").last).to_have_text("even")
    settled(page)
    # Ann's Seven still lies: where it is said to have fallen after all, nothing of it can be taken down.
    give(page, "Ann")
    page.locator("#clerk-7").focus()
    page.keyboard.press("Backspace")
    expect(page.locator('[data-part="tabs"] tr', has_text="Ann").locator("td").nth(1)).to_have_text("0")
    page.locator('[data-at="1"]').click()
    fall(page, "7")
    expect(page.locator('[data-part="set-aside"]')).to_be_visible()
    expect(page.locator('[data-part="aside"]')).to_contain_text("take ann 7")
    expect(page.locator('[data-part="tabs"] tr', has_text="Ann").locator("td").last).to_have_text("5 down")


def test_mistakes_are_refused_in_words_and_nothing_is_lost(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    page.get_by_label("Name").fill("7")
    page.get_by_role("button", name="Sit down").click()
    refused(page, "Write a name of letters, sixteen at most.")
    sit(page, "Ann", checks="10")
    page.get_by_label("Name").fill("Ann")
    page.get_by_role("button", name="Sit down").click()
    refused(page, re.compile("sits"))
    lay(page, "Ann", "7", "7")
    page.locator("#clerk-7").click()
    refused(page, re.compile("Cannot bet 5 with 0 checks"))
    fall(page, "K", "7")
    page.locator("#clerk-9").click()
    refused(page, "One card of the turn is out: press the other first.")
    page.keyboard.press("d")
    refused(page, "Here real cards fall: press them on the keeper.")
    fall(page, "9")
    settled(page)
    page.get_by_role("button", name="House rules").click()
    refused(page, re.compile("stand once a card has fallen"))
    page.locator("#evening-book").select_option("meyer")
    refused(page, re.compile("Begin a new evening"))
    settled(page)


def test_a_new_deal_waits_for_what_lies_and_undo_takes_back_a_stake(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann")
    fall(page, "K")
    lay(page, "Ann", "7")
    settled(page)
    page.locator('[data-tool="fresh"]').click()
    refused(page, re.compile("Stakes lie on the cloth"))
    expect(page.locator(".faro-evening-bar + .faro-evening-beside")).to_contain_text("Stakes lie on the cloth")
    page.locator('.faro-evening-pad [data-tool="undo"]').click()
    expect(page.locator(".faro-evening-bar + .faro-evening-beside")).to_have_count(0)
    heard(page, "Taken back: bet ann 5 on 7.")
    settled(page)
    page.locator('[data-tool="fresh"]').click()
    expect(page.locator('[data-part="deal"]')).to_have_text("Deal 2")


def test_stakes_are_kept_through_a_reload_and_a_kill_at_each_step(open_page: Open) -> None:
    page = open_page(EVENING, apart=True)
    clerk(page)

    def again(number: int) -> None:
        nonlocal page
        page = come_back(page, number)
        expect(page.locator('[data-sits="ann"]')).to_be_attached()
        settled(page)

    steps: list[Callable[[], None]] = [
        lambda: sit(page, "Ann", "Bob"),
        lambda: lay(page, "Ann", "7"),
        lambda: fall(page, "K"),
        lambda: lay(page, "Bob", "9"),
        lambda: fall(page, "7"),
        lambda: fall(page, "9"),
    ]
    for number, step in enumerate(steps):
        step()
        again(number)
    assert [table(page).hands[punter] for punter in ("ann", "bob")] == [55, 65]


def test_what_was_taken_back_before_it_was_settled_is_not_settled_after_all(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann", "Bob")
    lay(page, "Ann", "7")
    fall(page, "K", "7")
    page.evaluate(
        """() => {
            document.querySelector('.faro-evening-pad [data-rank="9"]').click();
            document.querySelector('.faro-evening-pad [data-tool="undo"]').click();
        }"""
    )
    give(page, "Bob")  # which is answered after the turn that has been taken back
    expect(page.locator('[data-part="settled"] li')).to_have_count(0)
    settled(page)
    fall(page, "9")
    expect(page.locator('[data-part="settled"] li')).to_have_count(1)
    settled(page)


def test_who_is_pressed_while_a_turn_is_settled_has_the_seat(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann", "Bob")
    lay(page, "Bob", "9")
    fall(page, "K", "7")
    page.locator('[data-sits="ann"]').hover()
    page.mouse.down()
    page.locator('.faro-evening-pad [data-rank="9"]').evaluate("card => card.click()")
    expect(page.locator('[data-sits="bob"]')).to_have_text(re.compile("65"))
    page.mouse.up()
    give(page, "Ann", press=False)


def test_who_sits_down_at_a_double_press_sits_once_and_the_next_name_can_be_written_at_once(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    page.evaluate(
        """() => {
            const form = document.querySelector(".faro-sits");
            const { name } = form.elements;
            const sit = () => form.requestSubmit();
            name.value = "Ann";
            sit();
            sit();
            name.value = "Bob";
            sit();
        }"""
    )
    expect(page.locator("[data-sits]")).to_have_count(2)
    assert re.findall("^open (.*) ", log_of(page), re.MULTILINE) == ["ann", "bob"]
    colours = colours_of(page)
    assert colours[0] != colours[1]
    settled(page)


@pytest.mark.parametrize("cards", [["K", "7", "9"], []], ids=["cards have fallen", "none has fallen"])
def test_a_new_evening_at_a_double_press_can_be_taken_back(fresh_page: Open, cards: list[str]) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann", "Bob")
    fall(page, *cards)
    written, colours = log_of(page), colours_of(page)
    page.get_by_role("button", name="New evening").dblclick()
    expect(page.locator("[data-sits]")).to_have_count(0)
    page.locator('.faro-evening-pad [data-tool="undo"]').click()
    expect(page.locator("#evening-log")).to_have_value(written)
    expect(page.locator("[data-sits]")).to_have_count(2)
    assert colours_of(page) == colours
    settled(page)


def test_who_sits_can_be_had_back_when_a_deal_from_elsewhere_is_kept_on(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann", "Bob")
    colours = colours_of(page)
    page.evaluate("location.hash = '#e=hoyle-1864.0.K79'")
    page.locator('[data-tool="keep-on"]').click()
    expect(page.locator("#evening-log")).to_have_value(re.compile("^turn 7", re.MULTILINE))
    page.locator('[data-tool="before"]').click()
    expect(page.locator("[data-sits]")).to_have_count(2)
    assert colours_of(page) == colours


def test_what_is_laid_in_one_window_lies_in_the_other(open_page: Open) -> None:
    page = open_page(EVENING)
    clerk(page)
    sit(page, "Ann")
    other = page.context.new_page()
    other.goto(page.url)
    keeper(other)
    expect(other.locator("#evening-log")).to_have_value(log_of(page))
    lay(page, "Ann", "7", "Q")
    for rank in ("K", "7", "9"):
        other.locator(f'.faro-evening-pad [data-rank="{rank}"]').click()
    for window in (page, other):
        expect(window.locator("#evening-log")).to_have_value(
            re.compile(r"bet ann 5 on 7\nbet ann 5 on Q\n.*turn 7\S* 9", re.DOTALL)
        )
    settled(page)
    other.close()


@pytest.mark.parametrize("fresh", ['[data-tool="fresh"]', '[data-clerk="evening"]'])
def test_a_stake_on_its_way_to_the_engine_comes_to_lie_in_its_own_deal(fresh_page: Open, fresh: str) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann")
    fall(page, "K")
    settled(page)
    page.evaluate("all => all.map((one) => document.querySelector(one).click())", ["#clerk-7", fresh])
    expect(page.locator("#evening-log")).to_have_value(re.compile(r"soda K\S* *\nbet ann 5 on 7"))
    expect(page.locator('[data-part="deal"]')).to_have_text("Deal 1")
    settled(page)


def test_it_is_done_by_keys_alone(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    page.get_by_label("Name").focus()
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    give(page, "Ann", press=False)
    page.locator("#clerk-board .faro-spot[tabindex='0']").focus()
    page.keyboard.press("q")
    page.keyboard.press("Enter")
    heard(page, re.compile("5 on the Queen"))
    page.locator('.faro-evening-pad [data-rank="A"]').focus()
    for key in ("k", "q", "3"):
        page.keyboard.press(key)
    expect(page.locator('[data-part="settled"] li')).to_contain_text(["Ann’s 5 on the Queen: the bank takes 5"])
    page.keyboard.press("Backspace")
    settled(page)
    assert table(page).worth("ann") == 60


@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_the_rules_of_the_house_are_chosen_settle_and_are_printed_on_one_sheet(open_page: Open, size: str) -> None:
    page = open_page(EVENING, script="window.print = () => { document.title = 'printed'; };")
    clerk(page)
    sit(page, "Ann")
    page.get_by_role("button", name="House rules").click()
    dialog = page.get_by_role("dialog", name="House rules")
    dialog.locator('[name="house-odd_unit"][value="punter"]').check()
    dialog.locator("#house-limit").select_option("25")
    dialog.locator("#house-bank").select_option("500")
    asked = [text.strip() for text in dialog.locator("legend").all_text_contents()]
    dialog.get_by_role("button", name="Deal by these rules").click()
    expect(dialog).to_be_hidden()
    give(page, "Ann", press=False)
    assert re.match("rules hoyle-1864.* odd_unit=punter.*\nbank 500\nlimit 1 25\nopen ann 60\n", log_of(page))
    lay(page, "Ann", "9")
    fall(page, "K", "9", "9")
    expect(page.locator('[data-part="settled"] li')).to_contain_text(["the bank takes 2"])
    settled(page)
    page.get_by_role("button", name="Print the rules").click()
    expect(page).to_have_title("printed")
    said = page.locator(".faro-house-card dd")
    assert said.count() > len(asked)
    assert said.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    [sheet] = PdfReader(io.BytesIO(page.pdf(format=size))).pages
    text = " ".join(sheet.extract_text().split())
    assert [question for question in asked if question not in text] == []
    assert "The rules of this table" in text
    assert "500 checks" in text
    assert "1 at the least, 25 at the most" in text
    assert "of this house" in text
    assert "Everybody sits down with 60 checks" in text
    sit(page, "Bob", checks="200")
    page.get_by_role("button", name="Print the rules").click()
    checks = page.locator(".faro-house-card div", has_text="Everybody sits down with").locator("dd")
    expect(checks).to_have_text("……… checks")


def test_in_forced_colours_the_stakes_keep_their_owners(fresh_page: Open) -> None:
    page = fresh_page(EVENING, forced_colors="active")
    clerk(page)
    sit(page, "Ann", "Bob")
    lay(page, "Ann", "7")
    lay(page, "Bob", "7")
    grounds = [
        page.locator(f'[data-sits="{name}"]').evaluate("(one) => getComputedStyle(one).backgroundColor")
        for name in ("ann", "bob")
    ]
    assert grounds[0] != grounds[1], "who has the seat is not told apart"
    marks = page.locator("#clerk-7 .faro-chip")
    seen = marks.evaluate_all("(all) => all.map((one) => getComputedStyle(one, '::before').backgroundColor)")
    assert len({*seen}) == 2
    expect(page.locator("#clerk-7 .faro-owner")).to_have_text("Ann")
    fall(page, "K", "7", "9")
    settled(page)


def test_a_livret_is_laid_on_as_the_cloth_is(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    keeper(page)
    page.locator("#evening-book").select_option("basset")
    clerk(page)
    sit(page, "Ann")
    lay(page, "Ann", "Q")
    fall(page, "K", "Q", "3")
    settled(page)
    assert table(page).worth("ann") == 65


def test_axe_finds_nothing_and_nothing_is_cut_off(fresh_page: Open) -> None:
    page = fresh_page(EVENING, viewport=PHONE)
    clerk(page)
    sit(page, *SIX)
    lay(page, "Ann", "7")
    lay(page, "Bob", "9")
    fall(page, "K", "7", "9")
    settled(page)
    assert violations_in_both_palettes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert cut_off(page) == []
    heads = page.locator(".faro-tabs th[scope=col]")
    assert heads.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    page.get_by_role("button", name="House rules").click()
    refused(page, re.compile("^The rules of an evening stand"))
    expect(page.locator(".faro-clerk-acts + .faro-evening-beside")).to_be_in_viewport()


def rectangle(page: Page, part: str) -> tuple[float, float, float, float]:
    """Where a part is in the window: its left, its top, its right and its bottom."""
    box = page.locator(part).bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize("size", [TABLET, {"width": 1280, "height": 800}], ids=["tablet", "desk"])
def test_on_a_desk_cloth_cards_and_what_is_settled_of_six_are_in_one_view(fresh_page: Open, size: ViewportSize) -> None:
    page = fresh_page(EVENING, viewport=size)
    clerk(page)
    sit(page, *SIX)
    for punter, rank in zip(SIX, "779779", strict=True):
        lay(page, punter, rank)
    fall(page, "K", "7", "9")
    expect(page.locator('[data-part="settled"] li')).to_have_count(len(SIX))
    page.evaluate("scrollTo(0, 0)")
    pad = rectangle(page, ".faro-evening-pad")
    cloth, settled = rectangle(page, "#clerk-board .faro-baize"), rectangle(page, '[data-part="settled"]')
    assert pad[3] <= size["height"]
    assert cloth[2] <= pad[0], "the cloth is under the cards"
    assert cloth[3] <= size["height"]
    assert settled[3] <= pad[1], "what is settled is under the cards"


def test_on_a_phone_the_clerk_brings_the_cloth_over_the_cards(fresh_page: Open) -> None:
    page = fresh_page(EVENING, viewport=PHONE)
    clerk(page)
    pad = rectangle(page, ".faro-evening-pad")
    foot = "document.querySelector('#clerk-board .faro-baize').getBoundingClientRect().bottom"
    until(page, f"top => {foot} <= top", pad[1])
    assert rectangle(page, ".faro-sits")[3] <= pad[1], "where one sits down is under the cards"


def test_on_a_phone_what_a_press_brought_is_seen_wherever_the_page_is(fresh_page: Open) -> None:
    page = fresh_page(EVENING, viewport=PHONE)
    clerk(page)
    beside = page.locator(".faro-evening-pad > .faro-evening-beside")
    page.locator(".faro-clerk").evaluate("(clerk) => scrollBy(0, clerk.getBoundingClientRect().top)")
    fall(page, "K", "7")
    expect(page.locator('[data-part="said"]')).to_contain_text("Seven")
    expect(beside).to_have_text(page.locator('[data-part="said"]').inner_text())
    expect(beside).to_be_visible()


def test_who_sits_down_and_who_has_the_seat_is_said_with_what_he_has(fresh_page: Open) -> None:
    page = fresh_page(EVENING)
    clerk(page)
    sit(page, "Ann")
    heard(page, re.compile("^Ann .*60 checks"))
    sit(page, "Bob", checks="1")
    heard(page, re.compile("^Bob .*"))
    lay(page, "Ann", "7")
    give(page, "Bob")
    heard(page, "Bob has the seat: 1 check in hand.")
    give(page, "Ann")
    heard(page, "Ann has the seat: 55 checks in hand, 5 on the cloth.")
