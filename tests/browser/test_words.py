"""Words in a real browser: their cards, the finder, the page of a word, with keyboard, finger, and no script."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open, asked_by
from tests.browser.seats import TURN, first, heard, held, hold, intercept, laid_out, stop_the_clock, until
from tests.site_server import SiteServer

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# The theme's own entries may be stored, or it would not start.
FORBID = """
for (const name of ["getItem", "setItem"]) {
  const stored = Storage.prototype[name];
  Storage.prototype[name] = function (key, ...value) {
    if (key.startsWith("faro-")) throw new Error("forbidden");
    return stored.call(this, key, ...value);
  };
}
"""
LOOK_UP = "Search"
STRANGE = ("x" * 500, "💥🂡", '<img src=x onerror="window.hit=1">', "قمار ‮abc", "a.*(b[", "   ", "‍", "\\", "the")
KILOBYTE = 1024
RESTS = 600
"""Milliseconds that the pointer rests, and more than a card waits for."""


def soda(page: Page) -> Locator:
    """The link to the soda on the page of the turn."""
    return page.locator("article faro-term a[href*=soda]").first


def card(page: Page) -> Locator:
    return page.locator(".faro-word-card")


def finder(page: Page) -> Locator:
    """Open the finder from the header; the box has the focus then."""
    page.get_by_role("link", name=LOOK_UP, exact=True).click()
    box = page.get_by_role("dialog", name=LOOK_UP).get_by_role("combobox")
    expect(box).to_be_focused()
    return box


def test_a_word_that_comes_to_lie_under_a_resting_pointer_opens_no_card(open_page: Open) -> None:
    page = laid_out(open_page(TURN, apart=True, clock=True))
    lies = soda(page).bounding_box()
    assert lies is not None
    page.mouse.move(lies["x"] + 4, 200)
    soda(page).evaluate("(link) => scrollBy({ top: link.getBoundingClientRect().top - 190, behavior: 'instant' })")
    until(page, "document.querySelector('article faro-term a[href*=soda]').matches(':hover')")
    page.clock.run_for(RESTS)
    expect(card(page)).to_have_count(0)
    page.mouse.move(lies["x"] + 5, 200)
    page.clock.run_for(RESTS)
    expect(card(page)).to_be_visible()


def test_a_card_opens_under_the_pointer_after_a_pause_and_stays_while_it_is_pointed_at(open_page: Open) -> None:
    page = laid_out(open_page(TURN, apart=True, clock=True))
    stop_the_clock(page)
    soda(page).hover()
    page.clock.run_for(200)
    expect(card(page)).to_have_count(0)
    page.clock.run_for(400)
    expect(card(page)).to_be_visible()
    expect(card(page).get_by_role("link", name="Open entry")).to_have_attribute(
        "href", soda(page).evaluate("a => a.href")
    )
    card(page).locator(".faro-word-line").hover()
    page.clock.run_for(500)
    expect(card(page)).to_be_visible()
    page.mouse.move(0, 0)
    page.clock.run_for(500)
    expect(card(page)).to_be_hidden()


def test_a_card_opens_with_the_focus_and_escape_leaves_the_focus_where_it_is(open_page: Open) -> None:
    page = open_page(TURN)
    soda(page).evaluate("(link) => { link.before(Object.assign(document.createElement('button'), { id: 'before' })); }")
    page.locator("#before").focus()
    page.keyboard.press("Tab")
    expect(card(page)).to_be_visible()
    expect(soda(page)).to_have_attribute("aria-describedby", "faro-word-card")
    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()
    expect(soda(page)).to_be_focused()
    expect(soda(page)).not_to_have_attribute("aria-describedby", "faro-word-card")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(card(page)).to_be_visible()
    page.keyboard.press("Tab")
    hock = page.locator("article faro-term a[href*=hock]").first
    expect(hock).to_have_attribute("aria-describedby", "faro-word-card")
    expect(soda(page)).not_to_have_attribute("aria-describedby", "faro-word-card")


def test_a_link_that_is_reached_as_another_card_closes_has_its_card(open_page: Open) -> None:
    page = open_page(TURN)
    soda(page).focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(card(page)).to_be_visible()
    page.evaluate(
        """() => {
          const hock = document.querySelector("article faro-term a[href*=hock]");
          document.querySelector(".faro-word-card").hidePopover(); // told of by an event, which is still to come
          hock.parentElement.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
          hock.parentElement.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
        }"""
    )
    expect(card(page)).to_be_visible()
    hock = page.locator("article faro-term a[href*=hock]").first
    expect(hock).to_have_attribute("aria-describedby", "faro-word-card")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_never_covers_the_line_that_is_read_nor_leaves_the_window(open_page: Open, size: dict[str, int]) -> None:
    page = laid_out(open_page(TURN, viewport=size))
    for link in page.locator("article faro-term a").all()[:5]:
        link.scroll_into_view_if_needed()
        for at in (80, size["height"] - 60):
            link.evaluate("(link, at) => scrollTo(0, scrollY + link.getBoundingClientRect().top - at)", at)
            link.hover(position={"x": 2, "y": 4})
            expect(card(page)).to_be_visible()
            line, shown = link.bounding_box(), card(page).bounding_box()
            assert line
            assert shown
            assert shown["y"] >= line["y"] + line["height"] or shown["y"] + shown["height"] <= line["y"]
            assert shown["x"] >= 0
            assert shown["x"] + shown["width"] <= size["width"]
            page.keyboard.press("Escape")
            expect(card(page)).to_be_hidden()
            page.mouse.move(0, 0)


def test_under_a_finger_a_mark_opens_the_card_and_the_link_its_entry(open_page: Open) -> None:
    page = laid_out(open_page(TURN, **FINGER))
    mark = page.get_by_role("button", name="About soda").first
    mark.tap()
    expect(card(page)).to_be_visible()
    mark.tap()
    expect(card(page)).to_be_hidden()
    mark.tap()
    expect(card(page)).to_be_visible()
    page.get_by_role("heading", level=1).tap()
    expect(card(page)).to_be_hidden()
    soda(page).tap()
    expect(page.get_by_role("heading", name="Soda card", level=1)).to_be_visible()


def test_the_card_of_a_thing_shows_it(open_page: Open) -> None:
    page = open_page(TURN)
    page.locator("article faro-term a[href$='/copper/']").first.focus()
    expect(card(page)).to_be_visible()
    seen = card(page).locator("img")
    expect(seen).to_have_attribute("src", re.compile("/copper.svg$"))
    assert seen.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")


def test_cards_are_turned_off_for_good(open_page: Open) -> None:
    page = laid_out(open_page(TURN, apart=True, clock=True))
    switch = page.get_by_role("button", name="Word cards")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    for _ in range(2):
        soda(page).hover()
        page.clock.run_for(RESTS)
        expect(card(page)).to_have_count(0)
        page.reload()
        laid_out(page)
    page.get_by_role("button", name="Word cards").click()
    soda(page).hover()
    expect(card(page)).to_be_visible()


def test_where_storage_is_forbidden_the_switch_lasts_as_long_as_the_page(open_page: Open) -> None:
    page = laid_out(open_page(TURN, script=FORBID, apart=True, clock=True))
    page.get_by_role("button", name="Word cards").click()
    soda(page).hover()
    page.clock.run_for(RESTS)
    expect(card(page)).to_have_count(0)


def test_cards_come_without_a_network_of_their_own_only_when_they_are_wanted(open_page: Open) -> None:
    page = laid_out(open_page(TURN, apart=True, clock=True))
    page.wait_for_load_state("networkidle")
    assert not [address for address in asked_by(page) if "glossary/finder" in address]
    intercept(page, "**/finder-*.json", lambda route: route.abort())
    stop_the_clock(page)
    with page.expect_event("requestfailed"):
        soda(page).hover()
    with page.expect_event("requestfailed"):
        page.clock.run_for(RESTS)
    expect(card(page)).to_have_count(0)
    page.unroute("**/finder-*.json")
    page.mouse.move(0, 0)
    # Who has gone on before it comes has looked nothing up.
    let_go = hold(page, "**/finder-*.json")
    with page.expect_response("**/finder-*.json"):
        soda(page).hover()
        page.clock.run_for(RESTS)
        page.mouse.move(0, 0)
        let_go()
    page.clock.run_for(RESTS)
    expect(card(page)).to_have_count(0)
    soda(page).hover()
    page.clock.run_for(RESTS)
    expect(card(page)).to_be_visible()
    until(page, "JSON.parse(localStorage.getItem('faro-learn'))?.opened['soda-card'] === 1")


def test_cards_work_on_a_page_reached_by_a_link(open_page: Open) -> None:
    page = open_page()
    page.locator(".md-tabs").get_by_role("link", name="Rules").click()
    expect(page).to_have_title(re.compile("Rules"))
    page.get_by_role("article").get_by_role("link", name=re.compile("^The turn")).first.click()
    expect(page.get_by_role("heading", name="The turn", level=1)).to_be_visible()
    soda(laid_out(page)).hover()
    expect(card(page)).to_be_visible()
    page.locator(".md-header .md-logo").focus()
    expect(card(page)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_meaning_of_a_word_is_two_actions_away(open_page: Open, size: dict[str, int]) -> None:
    page = open_page(viewport=size)
    finder(page)
    page.keyboard.type("hocly")
    option = page.get_by_role("option").first
    expect(option).to_contain_text("The old rule by which the bank took all money left on the last card")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Hockelty", level=1)).to_be_visible()
    expect(page.locator("#disagree + .faro-scroll tbody tr").nth(1)).to_be_attached()


@pytest.mark.parametrize("key", ["ArrowDown", "Enter"])
def test_a_key_pressed_on_the_heels_of_a_letter_is_meant_for_what_that_letter_finds(open_page: Open, key: str) -> None:
    page = open_page()
    finder(page)
    page.keyboard.type("soda")
    expect(page.get_by_role("option").first).to_contain_text("Soda")
    page.evaluate(
        """key => {
            const box = document.activeElement;
            box.value = "hocly";
            box.dispatchEvent(new InputEvent("input", { bubbles: true }));
            box.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        }""",
        key,
    )
    if key == "Enter":
        expect(page.get_by_role("heading", name="Hockelty", level=1)).to_be_visible()
    else:
        expect(page.get_by_role("option", selected=True)).to_contain_text("Hockelty")


def test_what_is_asked_and_given_up_is_not_answered_after_all(open_page: Open) -> None:
    page = open_page(apart=True, clock=True)
    box = page.locator(".md-content faro-finder input").first
    box.fill("copper")
    expect(page.get_by_role("option").first).to_be_visible()  # whatever answers is there
    box.fill("")
    expect(page.get_by_role("option")).to_have_count(0)
    page.evaluate(
        """() => {
            const { activeElement: box } = document;
            const key = (key) => box.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            box.value = "hocly";
            box.dispatchEvent(new InputEvent("input", { bubbles: true }));
            key("Enter");
            key("Escape");
        }"""
    )
    page.clock.run_for(1000)
    assert page.get_by_role("option").count() == 0
    expect(box).to_be_focused()


def test_the_finder_by_keyboard_and_by_ear(open_page: Open) -> None:
    page = open_page()
    box = finder(page)
    expect(box).to_have_attribute("aria-expanded", "false")
    page.keyboard.type("case")
    options = page.get_by_role("option")
    expect(options.first).to_be_visible()
    expect(box).to_have_attribute("aria-expanded", "true")
    heard(
        page,
        re.compile(r"8 found\. First: Case, Word\. A rank of cards; also, the last card of a rank left in the box\."),
    )
    page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    assert box.get_attribute("aria-activedescendant") == options.first.get_attribute("id")
    expect(box).to_be_focused()
    page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    expect(box).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name=LOOK_UP)).to_be_hidden()
    expect(page.get_by_role("link", name=LOOK_UP, exact=True)).to_be_focused()


def test_nothing_found_is_an_answer(open_page: Open) -> None:
    """It is seen and heard, Enter does nothing, and the ways on can be pressed and reached by the keyboard."""
    page = open_page("glossary/")
    box = page.locator("main").get_by_role("combobox")
    box.fill("zzgh")
    none = page.locator("main .faro-none-found")
    expect(none).to_contain_text("Nothing found for “zzgh”.")
    expect(none).to_be_in_viewport()
    heard(page, re.compile("Nothing found for “zzgh”"))
    expect(page.get_by_role("option")).to_have_count(0)
    box.press("Enter")
    expect(page).to_have_url(re.compile(r"/glossary/$"))
    page.keyboard.press("Tab")
    expect(none.get_by_role("link", name="Home")).to_be_focused()


def test_answers_of_all_kinds_stand_in_one_list(open_page: Open) -> None:
    page = open_page()
    box = finder(page)
    options = page.get_by_role("option")
    for typed, name, kind in (
        ("odds", "Odds", "Page"),
        ("doc holliday", "Doc Holliday", "Person"),
        ("tombstone", "Tombstone", "Place"),
        ("copper", "Copper", "Word"),
    ):
        box.fill(typed)
        expect(options.first.locator("b")).to_have_text(name)
        expect(options.first.locator(".faro-kind")).to_have_text(kind)
    expect(options.first.locator("mark").first).to_have_text("Copper")
    expect(options.first.locator("img")).to_be_visible()
    box.fill("what is the copper on a bet")
    expect(options.first).to_contain_text(" the ")
    marked = {word.lower() for word in options.locator("mark").all_inner_texts()}
    assert "copper" in marked
    assert marked.isdisjoint({"what", "is", "the", "on", "a"})
    box.fill("doc holliday")
    expect(options).to_have_count(1)
    box.press("Enter")
    expect(page).to_have_url(re.compile(r"history/people/#doc-holliday$"))
    expect(page.locator("#doc-holliday")).to_be_in_viewport()


def test_a_slash_opens_the_search_and_escape_goes_back(open_page: Open) -> None:
    page = open_page(TURN)
    soda(page).focus()
    page.keyboard.press("/")
    box = page.get_by_role("dialog", name=LOOK_UP).get_by_role("combobox")
    expect(box).to_be_focused()
    page.keyboard.type("a/b")
    expect(box).to_have_value("a/b")
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(soda(page)).to_be_focused()


AT_ONCE = """async (box) => {
  box.value = "hockelty";
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""Escape is pressed while the answer to the last letter is still being made."""


def test_what_is_found_too_late_does_not_open_again(open_page: Open) -> None:
    page = open_page(TURN)
    page.keyboard.press("/")
    dialog = page.get_by_role("dialog", name=LOOK_UP)
    box = dialog.get_by_role("combobox")
    expect(box).to_be_focused()
    page.keyboard.type("hock")
    expect(dialog.get_by_role("option").first).to_be_visible()
    box.evaluate(AT_ONCE)
    expect(dialog.get_by_role("option")).to_have_count(0)


def test_what_is_typed_before_the_search_has_come_is_asked(open_page: Open) -> None:
    page = open_page(TURN, apart=True)  # another tab of a profile may have the script in memory
    waiting = held(page, "**/dialog*.js")
    page.keyboard.press("/")
    late = first(page, waiting)
    page.keyboard.type("hockf")
    page.keyboard.press("Backspace")
    page.keyboard.type("elty")
    page.keyboard.press("ArrowDown")
    late.continue_()
    box = page.get_by_role("dialog", name=LOOK_UP).get_by_role("combobox")
    expect(box).to_have_value("hockelty")
    expect(page.get_by_role("dialog").get_by_role("option").first).to_contain_text("Hockelty")
    expect(page.get_by_role("option", selected=True)).to_contain_text("Hockelty")


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, PHONE], ids=["desktop", "phone"])
def test_answers_open_where_they_are_seen(open_page: Open, size: dict[str, int]) -> None:
    page = open_page(viewport=size)
    box = page.locator("main").get_by_role("combobox").first
    box.click()
    box.fill("copper")
    expect(page.get_by_role("option").nth(2)).to_be_in_viewport(ratio=1)
    expect(box).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_search_has_the_whole_screen(open_page: Open) -> None:
    page = open_page(**FINGER)
    box = finder(page)
    box.fill("copper")
    expect(page.get_by_role("option").first).to_be_visible()
    dialog = page.get_by_role("dialog", name=LOOK_UP)
    assert dialog.bounding_box() == {"x": 0, "y": 0, **PHONE}
    field, close = box.bounding_box(), dialog.get_by_role("button", name="Close").bounding_box()
    assert field is not None
    assert close is not None
    assert close["y"] >= field["y"]
    assert close["x"] + close["width"] <= field["x"] + field["width"]
    assert min(close["width"], close["height"]) >= 44


def test_nothing_that_is_typed_throws_or_gets_into_the_page(open_page: Open) -> None:
    page = open_page("glossary/")
    box = page.get_by_role("combobox")
    for typed in STRANGE:
        box.fill(typed)
        until(page, "document.querySelector('main faro-finder').looking === ''")
        assert page.evaluate("window.hit") is None, typed
        assert page.locator("faro-finder img:not(.faro-thumb)").count() == 0, typed
        box.fill("soda")
        expect(page.get_by_role("option").first).to_contain_text("Soda card")


def test_a_finder_that_cannot_be_fetched_says_so_and_tries_again(open_page: Open) -> None:
    page = open_page("glossary/")
    intercept(page, "**/finder-*.json", lambda route: route.abort())
    box = page.get_by_role("combobox")
    box.fill("soda")
    expect(page.get_by_text("The words could not be fetched.")).to_be_visible()
    page.unroute("**/finder-*.json")
    box.fill("sod")
    expect(page.get_by_role("option").first).to_contain_text("Soda card")


def test_an_answer_that_comes_when_the_reader_has_gone_on_opens_nothing(open_page: Open) -> None:
    page = open_page()
    home = page.url
    waiting = held(page, "**/finder-*.json")
    box = page.locator("main").get_by_role("combobox").first
    box.fill("copper")
    box.press("Enter")
    late = first(page, waiting)
    box.press("Tab")
    with page.expect_event("requestfinished"):
        late.continue_()
    # Asked for again, it comes behind what was fetched for nobody.
    page.get_by_role("link", name="Search", exact=True).click()
    page.keyboard.type("hockelty")
    expect(page.get_by_role("dialog").get_by_role("option").first).to_be_visible()
    expect(page.locator("main .faro-found").first).to_be_hidden()
    expect(page).to_have_url(home)


def test_the_example_of_a_word_steps_and_can_be_taken_over(open_page: Open) -> None:
    page = open_page("glossary/copper/")
    example = page.locator("#term-copper")
    example.get_by_role("button", name="Deal the turn").click()
    heard(page, "Turn 1. The Nine loses, the Seven wins. Ann’s coppered 4 on the Nine wins 4.")
    drawn = "(box) => [...box.querySelectorAll('.faro-board .faro-card use')].every((use) => use.getBBox().width > 1)"
    assert example.evaluate(drawn)
    example.get_by_role("button", name="Play it yourself").click()
    expect(example.locator(".faro-spot").first).to_be_visible()


def test_without_the_drawings_an_example_stays_as_it_is_without_a_script(open_page: Open) -> None:
    page = open_page("404.html")
    page.route("**/cards*.svg", lambda route: route.abort())
    page.goto(page.url.replace("404.html", "glossary/copper/"))
    page.wait_for_load_state("networkidle")
    example = page.locator("#term-copper")
    expect(example.get_by_text("Every step in words")).to_be_visible()
    expect(example.get_by_role("button")).to_have_count(0)


def test_a_word_is_cited_and_its_link_copied(open_page: Open, site: SiteServer) -> None:
    page = open_page("glossary/copper/")
    address = f"{site.url}glossary/copper/"
    expect(page.locator(".faro-cite")).to_contain_text(address)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    heard(page, "Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == address


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["desktop", "phone"])
def test_a_word_its_definition_and_what_it_looks_like_stand_in_the_first_screen(
    open_page: Open, site: SiteServer, size: dict[str, int]
) -> None:
    page = open_page("404.html", viewport=size)
    for word in ("copper", "hockelty", "both-ends-against-the-middle"):
        page.goto(f"{site.url}glossary/{word}/")
        for part in ("h1", ".faro-entry-line", ".faro-entry-head"):
            expect(page.locator(part), word).to_be_in_viewport(ratio=1)
        seen = page.locator(".faro-entry :is(.faro-thing img, .faro-stage)").first.bounding_box()
        assert seen is not None
        assert seen["y"] + 60 <= size["height"], word


def test_from_word_to_word_by_keyboard(open_page: Open) -> None:
    page = open_page("glossary/copper/")
    page.locator(".faro-entry-path [rel=next]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Copper¶")
    page.locator(".faro-entry-path [rel=prev]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Copper", level=1)).to_be_visible()


def test_the_finder_keeps_its_weight(folder: Path) -> None:
    """All that its first use fetches: the words, the index, and the script that answers."""
    data = [*(folder / "glossary").glob("finder-*.json"), *(folder / "assets" / "search").glob("*.json")]
    fetched = [*data, *folder.rglob("answers-*.js")]
    assert len(fetched) == 3
    assert sum(len(gzip.compress(path.read_bytes(), 6)) for path in fetched) <= 200 * KILOBYTE
