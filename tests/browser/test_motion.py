"""What a turn does is seen to move; nothing waits for it, and nobody who wants stillness sees it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.seats import heard, press, until

# In one go, so that no clock decides how far the motion has come.
STEP = """(example) => {
  const moving = () => document.getAnimations().filter(({ effect }) => effect.target.closest(".faro-baize"));
  example.querySelector(".faro-step").click();
  const moved = moving().map(({ effect }) => effect.target.getAttribute("class"));
  example.querySelector(".faro-back").click();
  return [moved, moving().length];
}"""


def test_the_cards_of_a_turn_come_out_of_the_box_and_a_press_meanwhile_finishes_that(open_page: Open) -> None:
    example = open_page(reduced_motion="no-preference").locator("#one-turn")
    press(example, "Deal the turn").click()  # the steps come with the first of them
    expect(example.locator(".faro-position")).to_have_text("2 of 2")
    press(example, "Back").click()
    expect(press(example, "Deal the turn")).to_be_visible()
    moved, still_moving = example.evaluate(STEP)
    assert moved.count("faro-card") >= 2
    assert "faro-outcome faro-wins" in moved
    assert still_moving == 0


def test_whoever_wants_stillness_sees_the_end_at_once(open_page: Open) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    example = page.locator("#one-turn")
    press(example, "Deal the turn").click()
    expect(example.locator(".faro-position")).to_have_text("2 of 2")
    press(example, "Back").click()
    expect(press(example, "Deal the turn")).to_be_visible()
    assert example.evaluate(STEP) == [[], 0]


def test_the_table_can_be_turned_round(open_page: Open) -> None:
    page = open_page()
    example = page.locator("#one-turn")
    turn = example.get_by_role("button", name="Turn the table round")

    def above() -> bool:
        king, ace = (example.locator(f".faro-at-{rank}").bounding_box() for rank in ("K", "A"))
        assert king is not None
        assert ace is not None
        return king["y"] < ace["y"]

    press(example, "More of this example").click()
    expect(turn).to_be_visible()  # two pictures stand there until then
    assert not above()
    turn.click()
    expect(turn).to_have_attribute("aria-pressed", "true")
    assert above()
    press(example, "Deal the turn").click()
    expect(example.locator(".faro-position")).to_have_text("2 of 2")
    assert above()


BETS = "rules hoyle-1864\nopen you 100\nsoda Kd\n" + "".join(f"bet you 5 on {rank}\n" for rank in "A23456789JQK")

# What moves is held where it begins, so that no clock decides how far it has come.
HOLD = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
}"""
MOVING = """() => document.getAnimations().map(({ effect }) => ({
  what: effect.target.className.baseVal ?? effect.target.className,
  number: effect.target.dataset?.nth,
  at: effect.getTiming().delay,
  moves: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
}))"""


@pytest.fixture
def moving_table(fresh_table: Open) -> Iterator[Page]:
    """A table with a bet on nearly every rank, for a reader who likes motion; what moves there is held."""
    page = fresh_table(BETS)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("() => { window.animates = Element.prototype.animate; }")
    page.evaluate(HOLD)
    yield page
    page.evaluate("() => { Element.prototype.animate = window.animates; }")
    page.emulate_media(reduced_motion="reduce")


def deal(page: Page) -> list[dict[str, object]]:
    """Deal a turn, and tell what is going to move."""
    page.locator("#the-table-deal").click()
    until(page, "document.getAnimations().length > 5")
    moving: list[dict[str, object]] = page.evaluate(MOVING)
    return moving


def test_the_loser_comes_before_the_winner_and_what_they_have_done_after_both(moving_table: Page) -> None:
    moving = deal(moving_table)

    def first(kind: str, number: str | None = None) -> object:
        return min(one["at"] for one in moving if kind in str(one["what"]) and one.get("number") == number)  # type: ignore[type-var]

    marks = [first("faro-fell", "1"), first("faro-fell", "2")]
    cards = [first("faro-nth", "1"), first("faro-nth", "2")]
    settled, said = first("faro-outcome"), first("faro-said")
    assert marks == cards
    assert 0 == marks[0] < marks[1] < settled == said  # type: ignore[operator]


def test_nothing_is_moved_but_by_transform_and_opacity(moving_table: Page) -> None:
    told = {"offset", "computedOffset", "easing", "composite"}
    moves = {way for one in deal(moving_table) for way in one["moves"]}  # type: ignore[attr-defined]
    assert moves - told == {"transform", "opacity"}


# What a reader sees of the ranks that are out and of the bets: what stands uppermost.
TELLS = """() => [".faro-casekeeper", ".faro-slip"].map((css) => {
  const uppermost = [...document.querySelectorAll(`faro-table ${css}`)].at(-1);
  const { x, y, width, height } = uppermost.getBoundingClientRect();
  const box = [x, y, width, height].map(Math.round);
  return [uppermost.innerText, uppermost.querySelectorAll("i[class]").length, ...box].join();
})"""


def test_neither_the_case_keeper_nor_the_slip_tells_the_cards_before_they_come(moving_table: Page) -> None:
    page = moving_table
    before = page.evaluate(TELLS)
    deal(page)
    assert page.evaluate(TELLS) == before
    page.locator("#the-table-deal").click()
    keeper, slip = page.evaluate(TELLS)
    assert keeper != before[0]
    assert slip != before[1]


def test_checks_that_are_about_to_go_look_like_those_that_stay(moving_table: Page) -> None:
    page = moving_table
    page.set_viewport_size({"width": 360, "height": 640})
    deal(page)
    ghosts = page.locator(".faro-ghost > .faro-chip")
    expect(ghosts.first).to_be_attached()
    aside = """(all) => all.map((one) => {
      const [check, figure] = ["svg", "b"].map((part) => one.querySelector(part).getBoundingClientRect());
      return Math.abs(check.x + check.width / 2 - figure.x - figure.width / 2);
    })"""
    assert max(ghosts.evaluate_all(aside)) < 1


def test_what_was_gained_stands_beside_the_total_and_under_nothing(moving_table: Page) -> None:
    page = moving_table
    page.set_viewport_size({"width": 360, "height": 640})
    deal(page)
    gain, check = (page.locator(css).first.bounding_box() for css in (".faro-gain", "[data-chip]"))
    assert gain is not None
    assert check is not None
    assert gain["x"] + gain["width"] <= check["x"]


def test_a_second_press_shows_the_end_at_once_and_deals_nothing(moving_table: Page) -> None:
    page = moving_table
    deal(page)
    page.locator("#the-table-deal").click()
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".faro-ghost, .faro-lies-under, .faro-reel, .faro-gain")).to_have_count(0)
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")


def test_where_stillness_is_wanted_or_chosen_a_turn_stands_at_once(moving_table: Page) -> None:
    page = moving_table
    page.emulate_media(reduced_motion="reduce")
    page.locator("#the-table-deal").click()
    heard(page, re.compile("^Turn 1"))
    assert page.evaluate("document.getAnimations().length") == 0
    page.emulate_media(reduced_motion="no-preference")
    page.locator("[data-panel=manner] > summary").click()
    page.get_by_label("The cards of a turn come").select_option("none")
    page.locator("#the-table-deal").click()
    heard(page, re.compile("^Turn 2"))
    assert page.evaluate("document.getAnimations().length") == 0
    page.get_by_label("The cards of a turn come").select_option("slow")


def test_the_ranks_of_a_turn_stay_marked_until_the_next(fresh_table: Open) -> None:
    page = fresh_table("rules hoyle-1864\nopen you 100\nsoda Kd\nturn 7h Qs\n")
    for rank, number in (("7", "1"), ("Q", "2")):
        expect(page.locator(f".faro-at-{rank} .faro-fell")).to_have_text(number)
    page.locator(".faro-at-7 .faro-spot").click()
    expect(page.locator(".faro-at-7 .faro-chip")).to_be_visible()
    expect(page.locator(".faro-fell")).to_have_count(2)


def test_nobody_hears_anything_who_has_not_asked_for_it(fresh_table: Open) -> None:
    page = fresh_table(BETS)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    sound = press(page.locator("[data-panel=manner]"), "Sound")
    page.locator("#the-table-deal").click()
    heard(page, re.compile("^Turn 1"))
    assert not [address for address in fetched if "/sound" in address]
    page.locator("[data-panel=manner] > summary").click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    with page.expect_request(re.compile("/sound")):
        page.locator("#the-table-deal").click()
    sound.click()
