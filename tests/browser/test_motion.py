"""What a turn does is seen to move; nothing waits for it, and nobody who wants stillness sees it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.seats import press

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
    expect(example.locator(".faro-position")).to_have_text("3 of 3")
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
    expect(example.locator(".faro-position")).to_have_text("3 of 3")
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

    expect(turn).to_be_visible()  # two pictures stand there until then
    assert not above()
    turn.click()
    expect(turn).to_have_attribute("aria-pressed", "true")
    assert above()
    press(example, "Deal the turn").click()
    expect(example.locator(".faro-position")).to_have_text("3 of 3")
    assert above()
