"""The table on one screen: nothing scrolls, nothing is covered, nothing moves, and a thumb finds what it wants."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Open
from tests.browser.findings import STYLED, TWICE
from tests.browser.seats import heard, press, until
from tests.browser.test_table import CALLABLE

THUMB: ViewportSize = {"width": 360, "height": 640}
SIZES: dict[str, ViewportSize] = {
    "phone": THUMB,
    "tall-phone": {"width": 360, "height": 740},
    "side": {"width": 740, "height": 360},
    "tablet": {"width": 768, "height": 1024},
    "desk": {"width": 1280, "height": 720},
}
BETS = "rules hoyle-1864\nopen you 100\nsoda Kd\nbet you 5 on Q\ncopper you 5 on 4\nbet you 5 on 6-7-8\n"
# Each is whole in the window, and nothing lies over its middle; offers may lie over the foot of the slip.
FAULTS = """(parts) => parts.flatMap((css) => [...document.querySelectorAll(`faro-table ${css}`)].flatMap((part) => {
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  const name = part.id || css;
  if (!width || !height) return [`${name} is not there`];
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
    return [`${name} is out of the window: ${[left, top, right, bottom].map(Math.round)}`];
  const line = part.matches(".faro-slip") ? top + 12 : (top + bottom) / 2;
  const there = document.elementFromPoint((left + right) / 2, line);
  return part.contains(there) || there?.contains(part) ? [] : [`${name} is under ${there?.className}`];
}))"""
SMALL = """(css) => [...document.querySelectorAll(`faro-table ${css}`)].flatMap((part) => {
  const { width, height } = part.getBoundingClientRect();
  return width && Math.min(width, height) < 43.5 ? [`${part.id || part.textContent}: ${width} by ${height}`] : [];
})"""
COVERED_NAMES = """() => {
  const cards = [...document.querySelectorAll(".faro-felt .faro-card")].map((card) => card.getBoundingClientRect());
  return [...document.querySelectorAll(".faro-felt .faro-rank")].flatMap((name) => {
    const { left, top, right, bottom } = name.getBoundingClientRect();
    const isBeside = (card) => card.left >= right || card.right <= left;
    const isOver = (card) => card.top >= bottom - 1 || card.bottom <= top + 1;
    return cards.every((card) => isBeside(card) || isOver(card)) ? [] : [name.textContent];
  });
}"""
# What a finger or an eye goes back to: whatever is told or offered, it is where it was.
KEEPS_ITS_PLACE = """() => ["dealing", "felt", "casekeeper", "slip", "spot", "size", "undo", "deal"].flatMap((part) =>
  [...document.querySelectorAll(`faro-table .faro-${part}`)].map((kept) => {
    const { x, y, width, height } = kept.getBoundingClientRect();
    return [kept.id || part, ...[x, y, width, height].map(Math.round)].join(" ");
  }))"""
ON_SCREEN = (
    ".faro-said",
    ".faro-dealing",
    ".faro-felt",
    ".faro-row .faro-spot",
    ".faro-casekeeper",
    ".faro-slip",
    ".faro-checks",
    "[data-chip]",
    ".faro-undo",
    ".faro-deal",
)


def seen(page: Page, *more: str) -> None:
    """All that a turn wants is on the screen, and not by scrolling."""
    assert page.evaluate(FAULTS, [*ON_SCREEN, *more]) == []
    assert page.evaluate("[scrollX, scrollY, document.documentElement.scrollWidth <= innerWidth]") == [0, 0, True]


def box(page: Page, css: str) -> dict[str, Any]:
    found = page.locator(css).bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize("size", SIZES)
def test_all_of_a_turn_is_on_the_screen_and_deal_keeps_its_place(fresh_table: Open, size: str) -> None:
    by_touch = {} if size == "desk" else {"has_touch": True, "is_mobile": True}
    page = fresh_table(BETS.replace("you 100", "you 20"), viewport=SIZES[size], **by_touch)
    deal = page.locator("#the-table-deal")
    expect(deal).to_have_text("Deal the turn")
    seen(page, ".faro-token", *([] if size == "desk" else [".faro-more-button"]))
    if by_touch:
        assert page.evaluate(SMALL, ".faro-toolbar button, .faro-slip button") == []
    kept = page.evaluate(KEEPS_ITS_PLACE)
    for turn in range(1, 4):
        deal.click()
        heard(page, re.compile(f"^Turn {turn}\\. "))
        assert page.evaluate(KEEPS_ITS_PLACE) == kept
        seen(page)
    page.locator("#the-table-8").click()
    heard(page, re.compile("on the Eight"))
    expect(page.locator(".faro-place-name")).to_have_text("Eight")
    while not page.locator(".faro-marker").is_visible():
        before = page.locator("faro-table .faro-said").inner_text()
        page.locator("#the-table-8").click()
        until(page, "(before) => document.querySelector('faro-table .faro-said').innerText !== before", before)
    assert page.evaluate(KEEPS_ITS_PLACE) == kept
    seen(page, ".faro-marker", ".faro-place-name")
    if size != "desk":
        page.locator("#the-table-more").click()
        expect(press(page.locator("faro-table"), "To the last turn")).to_be_visible()
        assert page.evaluate(SMALL, ".faro-sheet button, .faro-sheet select") == []
        # On its side the sheet scrolls, beside the cloth that a tap shuts it by.
        assert page.evaluate(FAULTS, [".faro-orders button", *([] if size == "side" else [".faro-less"])]) == []
        sheet, cloth = box(page, "#the-table-sheet"), box(page, "faro-table .faro-lies")
        is_under, is_beside = sheet["y"] >= cloth["y"] + cloth["height"], sheet["x"] >= cloth["x"] + cloth["width"]
        assert is_under or is_beside, "the sheet lies over the bets that it is about"


@pytest.mark.parametrize("size", SIZES)
def test_of_several_people_all_is_on_the_screen_and_no_card_moves(fresh_table: Open, size: str) -> None:
    sat = "rules hoyle-1864\nopen you 100\nopen ann 100\nsoda Kd\nbet you 6 on 9\nbet ann 4 on 9\n"
    by_touch = {} if size == "desk" else {"has_touch": True, "is_mobile": True}
    lies = fresh_table(f"{sat}turn 7h 8s\n", viewport=SIZES[size], **by_touch).evaluate(KEEPS_ITS_PLACE)
    page = fresh_table(f"{sat}turn 7h 9s\n", viewport=SIZES[size], **by_touch)
    expect(page.locator(".faro-cell .faro-outcome")).to_have_count(2)
    assert page.evaluate(KEEPS_ITS_PLACE) == lies
    seen(page, ".faro-people", ".faro-pass", ".faro-dealing .faro-label")


@pytest.mark.parametrize("size", SIZES)
def test_what_would_mend_a_refusal_can_be_pressed_and_moves_nothing(fresh_table: Open, size: str) -> None:
    page = fresh_table(BETS, viewport=SIZES[size])
    kept = page.evaluate(KEEPS_ITS_PLACE)
    page.locator("#table-book").select_option("meyer", force=True)
    expect(page.locator("faro-table .faro-said")).to_contain_text("The book cannot be changed")
    assert page.evaluate(FAULTS, [".faro-said .faro-offer"]) == []
    assert page.evaluate(KEEPS_ITS_PLACE) == kept
    page.locator(".faro-said .faro-offer").click()
    expect(page.locator(".faro-offer")).to_have_count(0)


def test_on_a_phone_the_menu_goes_away_at_a_press_elsewhere_and_by_escape(fresh_table: Open) -> None:
    page = fresh_table(viewport=SIZES["phone"])
    menu = page.locator("faro-table .faro-menu")
    menu.click()
    page.locator("#the-table-deal").click()
    expect(menu).to_have_attribute("aria-expanded", "false")
    menu.click()
    page.locator('[data-tool="fresh"]').focus()
    page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")
    expect(menu).to_be_focused()


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_link_is_shown_whole_and_put_away(fresh_table: Open, size: str) -> None:
    page = fresh_table(BETS, viewport=SIZES[size])
    if size == "phone":
        page.locator("faro-table .faro-menu").click()
    page.locator('[data-tool="share"]').click()
    expect(page.get_by_label("Link to this position")).to_be_visible()
    parts = [".faro-link input", ".faro-link button:not([hidden])"]
    assert page.evaluate(FAULTS, parts) == []
    for way in ("Escape", "Enter"):
        page.locator(".faro-link").get_by_role("button", name="Close").focus()
        page.keyboard.press(way)
        expect(page.locator(".faro-link")).to_be_hidden()
        expect(page.locator('[data-tool="share"]')).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".faro-link")).to_be_visible()


def test_turned_round_a_desk_has_all_in_view_and_no_name_is_covered(fresh_table: Open) -> None:
    page = fresh_table(BETS, viewport=SIZES["desk"])
    page.get_by_role("button", name="Turn the table round").click()
    expect(page.locator('[data-chair="dealer"]')).to_be_attached()
    seen(page)
    assert page.evaluate(COVERED_NAMES) == []


@pytest.mark.parametrize("book", ["basset", "pharaon", "pharo", "stos", "stuss", "nevada"])
def test_every_game_is_on_one_screen(fresh_table: Open, book: str) -> None:
    page = fresh_table(f"rules {book}\nopen you 100\n", viewport=THUMB, has_touch=True, is_mobile=True)
    deal = page.locator("#the-table-deal")
    place = box(page, "#the-table-deal")
    for _ in range(2):
        seen(page)
        before = page.locator("faro-table .faro-said").inner_text()
        deal.tap()
        until(page, "(before) => document.querySelector('faro-table .faro-said').innerText !== before", before)
        assert box(page, "#the-table-deal") == place
    page.locator("#the-table-7").tap()
    heard(page, re.compile("^5 on the Seven"))
    seen(page, ".faro-place-name", ".faro-chip", ".faro-dealing .faro-label")


def test_on_its_side_the_layout_lies_between_the_piles_and_the_case_keeper(fresh_table: Open) -> None:
    page = fresh_table("rules meyer\nopen you 100\nsoda Kd\n", viewport=SIZES["side"], has_touch=True, is_mobile=True)
    piles, bar, king, keeper = (
        box(page, f"faro-table {css}")
        for css in (".faro-dealing", ".faro-bar", ".faro-at-K .faro-card", ".faro-casekeeper")
    )
    assert piles["y"] + piles["height"] <= bar["y"]
    assert king["y"] + king["height"] <= keeper["y"]


@pytest.mark.parametrize("size", ["phone", "side"])
def test_a_call_that_is_laid_is_whole_with_its_way_back(fresh_table: Open, size: str) -> None:
    page = fresh_table(CALLABLE, viewport=SIZES[size], has_touch=True, is_mobile=True)
    for rank in str(page.locator(".faro-calls").get_attribute("data-left")).split()[:2]:
        page.locator(f"#the-table-{rank}").tap()
    assert page.evaluate(FAULTS, [".faro-said", "[data-do='call-lay']", "[data-do='call-anew']"]) == []
    page.locator("[data-do='call-lay']").tap()
    heard(page, re.compile("^You call "))
    assert page.evaluate(FAULTS, [".faro-said", ".faro-called button", "[data-do='call-or-bet']"]) == []


WHERE = """(css) => [...document.querySelectorAll(`faro-table ${css}`)].map((part) => {
  const { x, y } = part.getBoundingClientRect();
  return [part.textContent.trim().slice(0, 9), Math.round(x), Math.round(y)].join(" ");
})"""


def test_at_a_desk_what_a_turn_decided_moves_no_bet_and_a_call_nothing_under_it(fresh_table: Open) -> None:
    bets = "".join(f"bet you 5 on {rank}\n" for rank in ("A", "Q", "K", "10", "J"))
    page = fresh_table(CALLABLE.rpartition("turn ")[0] + bets, viewport=SIZES["desk"])
    page.evaluate("document.querySelector('faro-table .faro-place-card').hidden = true")
    kept = ".faro-orders, .faro-switch, .faro-more, .faro-tools"
    before, bets_at = page.evaluate(WHERE, kept), box(page, ".faro-bets")["y"]
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-calls[data-left]")).to_be_visible()
    expect(page.locator(".faro-decided")).to_be_visible()
    assert page.evaluate(WHERE, kept) == before
    assert box(page, ".faro-bets")["y"] == bets_at


# Two of what lies on the cloth, or tells of it, that have more than an edge in common.
OVER_EACH_OTHER = """(cloth) => {
  const all = [...cloth.querySelectorAll(
    ".faro-chip > svg, .faro-chip > b, .faro-settled svg, .faro-settled b, .faro-goes, .faro-outcome, .faro-fell > b")];
  const where = (part) => part.closest("[class*=faro-at-], .faro-bar").className;
  const boxes = all.map((part) => part.getBoundingClientRect());
  return all.flatMap((one, at) => all.slice(at + 1).flatMap((other, after) => {
    const is_figure = (part, of) => part.tagName === "B" && part.parentNode === of.parentNode;
    if (is_figure(one, other) || is_figure(other, one)) return [];
    const [a, b] = [boxes[at], boxes[at + 1 + after]];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const named = [one, other].map((part) => `${part.textContent} of ${where(part)}`);
    return across > 1 && down > 1 ? [named.join(", ")] : [];
  }));
}"""
FLAT = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PAIRS = ("6-8", "5-9", "4-10", "3-J", "2-Q", "A-K")
SQUARES = ("6-7-8", "6-5-9-8", "5-4-10-9", "4-3-J-10", "3-2-Q-J", "2-A-K-Q")
BESIDE = ("6-5", "5-4", "4-3", "3-2", "2-A", "8-9", "9-10", "10-J", "J-Q", "Q-K")


@pytest.mark.parametrize("turn", ["3c Jh", "Jh 3c", "3c 3h"])
@pytest.mark.parametrize(
    ("size", "places"),
    [
        ("desk", ("3", "J", "3-J", "2-Q", "4", "10")),
        ("phone", ("3", "J", "3-J", "2-Q", "4", "10")),
        ("side", ("3", "J", "3-J", "2-Q", "4", "10")),
        ("desk", (*FLAT, *PAIRS, *SQUARES, "high-card")),
        ("phone", (*FLAT, *PAIRS, *SQUARES, "high-card")),
        ("desk", (*FLAT, *PAIRS, *BESIDE, "high-card")),
    ],
    ids=["desk", "phone", "side", "desk-squares", "phone-squares", "desk-beside"],
)
def test_no_mark_and_no_check_lies_over_another(
    fresh_table: Open, size: str, places: tuple[str, ...], turn: str
) -> None:
    bets = "".join(f"bet you 5 on {place}\n" for place in places)
    window: ViewportSize = {"width": 1280, "height": 800} if size == "desk" else SIZES[size]
    page = fresh_table(f"rules meyer\nopen you 500\nsoda Kd\n{bets}turn {turn}\n", viewport=window)
    cloth = page.locator("#the-table .faro-felt")
    expect(cloth.locator(".faro-outcome").first).to_be_visible()
    assert cloth.evaluate(OVER_EACH_OTHER) == []


@pytest.mark.parametrize("bet", ["J", "3-J"])
@pytest.mark.parametrize("turn", ["3c Jh", "10c 3h"])
def test_on_a_phone_the_number_of_a_rank_covers_no_rank(fresh_table: Open, bet: str, turn: str) -> None:
    log = f"rules meyer\nopen you 500\nsoda Kd\nbet you 5 on {bet}\nturn {turn}\n"
    page = fresh_table(log, viewport=SIZES["phone"])
    marks = page.locator("#the-table .faro-fell > b")
    expect(marks).to_have_count(2)
    assert marks.evaluate_all("""(marks) => marks.every((mark) => {
      const [number, rank] = [mark, mark.closest(".faro-spot").querySelector(".faro-rank")].map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return (part === mark ? part : words).getBoundingClientRect();
      });
      return number.bottom <= rank.top + 3 || number.right <= rank.left + 1;
    })""")


def test_at_a_desk_deal_is_the_largest_control_and_what_is_ordered_seldom_has_no_frame(fresh_table: Open) -> None:
    page = fresh_table(BETS, viewport=SIZES["desk"])
    sizes = """(all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => width * height)"""
    others = page.locator("faro-table .faro-live button:not(.faro-deal, .faro-spot, .faro-place):visible")
    [deal] = page.locator("#the-table-deal").evaluate_all(sizes)
    assert deal > max(others.evaluate_all(sizes))
    seldom = page.locator("faro-table .faro-sheet button:not([aria-pressed=true])")
    frames = seldom.evaluate_all("(all) => all.map((one) => getComputedStyle(one).borderTopColor)")
    assert len(frames) > 5
    assert {*frames} == {"rgba(0, 0, 0, 0)"}


def test_deal_brings_the_cloth_back_into_view(fresh_table: Open) -> None:
    page = fresh_table(BETS, viewport=THUMB, has_touch=True, is_mobile=True)
    page.evaluate("scrollTo(0, 250)")
    page.locator("#the-table-deal").tap()
    heard(page, re.compile("^Turn 1"))
    until(page, "scrollY === 0")
    seen(page)


LONGEST = {
    "hoyle-1864": "soda Kd\nbet you 5 on 6-5-9-8",
    "meyer": "soda Kd\nbet you 5 on 5-4-3",
    "pharaon": "bet you 5 on 7",
}
"""Of each book a stake on a place of whose rule there is most to tell."""


@pytest.mark.parametrize("book", LONGEST)
def test_on_the_slip_of_a_phone_the_longest_rule_is_whole(fresh_table: Open, book: str) -> None:
    log = f"rules {book}\nopen you 100\n{LONGEST[book]}\n"
    place = LONGEST[book].split()[-1]
    page = fresh_table(log, viewport=THUMB, has_touch=True, is_mobile=True)
    page.locator(f'[data-place="{place}"]').first.focus()
    expect(page.locator(".faro-place-costs, .faro-place-told > p").first).to_be_visible()
    over = page.locator("faro-table .faro-slip").evaluate("(slip) => slip.scrollHeight - slip.clientHeight")
    assert over <= 0


def test_on_a_tall_phone_a_place_tells_line_by_line_in_letters_of_13_px(fresh_table: Open) -> None:
    page = fresh_table(BETS, viewport=SIZES["tall-phone"], has_touch=True, is_mobile=True)
    page.locator('[data-place="6-5-9-8"]').first.focus()
    rule = page.locator(".faro-place-told > p").first
    expect(rule).to_be_visible()
    assert float(rule.evaluate("(rule) => parseFloat(getComputedStyle(rule).fontSize)")) >= 13
    assert box(page, ".faro-place-name")["y"] + 10 < box(page, ".faro-place-name ~ p:not([class])")["y"]
    assert page.locator("faro-table .faro-slip").evaluate("(slip) => slip.scrollHeight <= slip.clientHeight")


def test_in_letters_of_twice_the_size_a_desk_has_room_for_what_one_holds(fresh_table: Open) -> None:
    page = fresh_table(BETS, viewport=SIZES["desk"])
    page.evaluate(STYLED, TWICE)
    holds, line = (
        box(page, ".faro-checks > b"),
        float(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")),
    )
    undo, deal, chips, losers = (
        box(page, f"faro-table {css}") for css in (".faro-undo", ".faro-deal", ".faro-sizes", ".faro-pile:nth-child(2)")
    )
    case = box(page, "faro-table .faro-box .faro-lying")
    page.evaluate("document.adoptedStyleSheets = []")
    assert holds["height"] < 3 * line
    assert holds["x"] + holds["width"] <= chips["x"]
    assert undo["y"] == deal["y"] > chips["y"]
    assert case["x"] + case["width"] <= losers["x"]


def test_in_letters_of_twice_the_size_deal_brings_the_layout_between_the_line_and_the_thumb(fresh_table: Open) -> None:
    page = fresh_table(BETS, viewport=THUMB, has_touch=True, is_mobile=True)
    page.evaluate(STYLED, TWICE)
    lines = """(tools) => tools.map((tool) => {
      const words = document.createRange();
      words.selectNodeContents(tool);
      return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    })"""
    told = page.locator("faro-table :is(.faro-undo, .faro-more-button)").evaluate_all(lines)
    page.locator("#the-table-deal").tap()
    heard(page, re.compile("^Turn 1"))
    faults = page.evaluate(FAULTS, [".faro-row .faro-spot", ".faro-checks", "[data-chip]", ".faro-undo", ".faro-deal"])
    page.evaluate("document.adoptedStyleSheets = []")
    assert told == [1, 1]
    assert faults == []
