"""What every kind of page keeps to: nothing is cut on a phone, what is pressed is large enough, letters can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Open, Visitors
from tests.site_server import SiteServer

KINDS = (
    "",
    "learn/",
    "rules/",
    "rules/bets/",
    "rules/bets/corners/",
    "rules/laws/",
    "rules/variants/",
    "rules/odds/",
    "rules/odds/calculator/",
    "cheats/",
    "cheats/boxes/",
    "history/",
    "history/timeline/",
    "history/people/",
    "glossary/",
    "glossary/copper/",
    "library/printables/",
    "library/reference-odds/",
    "library/speed/",
    "library/tried/",
    "play/dealers-card/",
)
"""A page of each kind, as it opens."""

SCREEN: ViewportSize = {"width": 1280, "height": 800}

# What stands beyond the edge of the page, and is in no box that scrolls.
CUT = """() => [...document.querySelectorAll("article *")].filter((part) => {
  const { width, right, left } = part.getBoundingClientRect();
  if (!width || !part.checkVisibility() || part.closest(".faro-spoken, .faro-sprite, svg")) return false;
  if (part.closest(".faro-scroll, .faro-answer-here, pre, .md-typeset__scrollwrap, .faro-way ol, .faro-ways p")) {
    return false;
  }
  return right > document.documentElement.clientWidth + 1 || left < -1;
}).map((part) => part.outerHTML.slice(0, 90))"""

TITLE = re.compile(r'data-md-component="header-topic">\s*<span class="md-ellipsis">\s*(.*?)\s*</span>', re.S)
# The titles that do not fit where the header of this page has its own.
CUT_TITLES = """(titles) => {
  const at = document.querySelector(".md-header__topic + .md-header__topic .md-ellipsis");
  const letters = document.createRange();
  return titles.filter((title) => {
    at.innerHTML = title;
    letters.selectNodeContents(at);
    const lines = [...letters.getClientRects()].map((line) => line.bottom);
    return at.scrollWidth > at.clientWidth || at.scrollHeight > at.closest(".md-header").clientHeight
      || Math.max(...lines) > at.getBoundingClientRect().bottom + 1;
  });
}"""

# Of the tables of words, the columns that are out of sight or too narrow to read down.
NARROW = """() => [...document.querySelectorAll(":is(.faro-blocks, .faro-differences) :is(th, td)")].filter((cell) => {
  const { width, right } = cell.getBoundingClientRect();
  return width && cell.checkVisibility() && (width < 96 || right > document.documentElement.clientWidth - 15);
}).map((cell) => cell.textContent)"""

# What is pressed, and is not a word within a sentence.
SMALL = """() => [...document.querySelectorAll(
  "article :is(button, .faro-door, .faro-event-mark, .faro-ways a, a.faro-gap, summary, select)",
)].filter((part) => {
  const { width, height } = part.getBoundingClientRect();
  return width && part.checkVisibility({ visibilityProperty: true }) && (width < 24 || height < 24);
}).map((part) => part.outerHTML.slice(0, 90))"""

TINY = """() => [...document.querySelectorAll("article :is(svg text, .faro-event-mark)")].filter((part) => {
  if (!part.checkVisibility() || !part.textContent.trim()) return false;
  const { width } = part.getBoundingClientRect();
  const { fontSize } = getComputedStyle(part);
  const drawn = part.closest("svg");
  const scale = drawn?.viewBox.baseVal?.width ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1;
  return width && Number.parseFloat(fontSize) * scale < 10.9;
}).map((part) => `${part.textContent}: ${getComputedStyle(part).fontSize}`)"""

# A picture in an <img> is asked as a page of its own, as wide as it is shown.
DRAWN = """() => [...document.querySelectorAll('article img[src*=".svg"]')].filter((one) => one.checkVisibility())
  .map((one) => [one.src, one.offsetWidth])"""
TINY_IN_A_DRAWING = """() => [...document.querySelectorAll("text")].flatMap((text) => {
  if (!text.checkVisibility() || !text.textContent.trim()) return [];
  const { a, b, c, d } = text.getScreenCTM();
  const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
  return size < 10.9 ? [`${text.textContent}: ${size.toFixed(1)} px`] : [];
})"""


@pytest.mark.parametrize(
    "path",
    [
        "rules/",
        "rules/equipment/",
        "rules/variants/livret/",
        "cheats/boxes/",
        "history/",
        "history/the-end/",
    ],
)
def test_letters_within_a_drawing_are_read_on_a_phone(open_page: Open, path: str) -> None:
    page = open_page(path, viewport=PHONE)
    drawn = {(address, width) for address, width in page.evaluate(DRAWN)}
    assert drawn
    for address, width in drawn:
        page.set_viewport_size({"width": width, "height": 5000})
        page.goto(address)
        assert page.evaluate(TINY_IN_A_DRAWING) == [], f"{address}, {width} px wide"


def test_the_drawings_of_the_outfit_are_as_wide_as_their_letters_need_and_keep_no_text_waiting(open_page: Open) -> None:
    page = open_page("rules/equipment/")
    drawn = page.locator(".faro-thing:not(.faro-thing-plate) img")
    assert drawn.count() == 13
    for at in range(drawn.count()):
        # A letter of 12 in a drawing of this width is one of 11 pixels or more.
        assert drawn.nth(at).evaluate("(img) => 12 * img.offsetWidth / img.getAttribute('width')") >= 11
    expect(page.locator("h3 + p").first).to_be_in_viewport()


def test_at_a_desk_the_rank_of_each_card_stands_outside_the_layout_beside_it(fresh_page: Open) -> None:
    page = fresh_page("rules/bets/corners/", viewport=SCREEN)
    wrong = """(board) => [...board.querySelectorAll(".faro-spot")].map((spot) => {
      const letter = spot.querySelector(".faro-rank");
      const size = parseFloat(getComputedStyle(letter).fontSize) * letter.currentCSSZoom;
      const parts = [letter, spot.querySelector(".faro-card"), spot.closest(".faro-felt")];
      const [rank, card, felt] = parts.map((part) => part.getBoundingClientRect());
      const isClear = rank.bottom <= card.top || rank.top >= card.bottom;
      const isNear = Math.min(Math.abs(rank.bottom - card.top), Math.abs(rank.top - card.bottom)) < 5;
      const isIn = rank.top >= felt.top && rank.bottom <= felt.bottom;
      return isClear && isNear && isIn && size >= 11 ? "" : spot.title;
    }).filter(Boolean)"""
    for board in ("diagonal-ten-five", "inside-three-black-chip", "diagonal-round-the-four"):
        still = page.locator(f"#{board} .faro-board").first
        # Found and asked in one step: the script of the board puts its picture in place again.
        page.evaluate("(board) => document.querySelector(`#${board} .faro-board`).scrollIntoView()", board)
        expect(still.locator(".faro-spot")).to_have_count(13)
        assert still.evaluate(wrong) == []


def test_ten_stakes_that_are_told_apart_by_nine_colours_have_nine(open_page: Open) -> None:
    page = open_page("rules/equipment/")
    stacks = "#denexa-chip-set-on-one-cloth .faro-chip .faro-stack"
    expect(page.locator(stacks)).to_have_count(10)
    # Found and asked in one step: the script of the board puts its picture in place again.
    colours = """(all) => new Set([...document.querySelectorAll(all)].map(
      (stack) => getComputedStyle(stack).getPropertyValue("--faro-ivory"))).size"""
    assert page.evaluate(colours, stacks) == 9


@pytest.mark.parametrize("path", KINDS)
def test_on_a_phone_nothing_is_cut_and_what_is_pressed_is_large_enough(fresh_page: Open, path: str) -> None:
    page = fresh_page(path, viewport=PHONE)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TINY) == []


@pytest.mark.parametrize(
    "path", ["cheats/boxes/", "history/basset/", "history/fiction/", "rules/disagree/", "rules/variants/german-pharo/"]
)
def test_on_a_phone_a_table_of_words_is_read_without_a_push(open_page: Open, path: str) -> None:
    page = open_page(path, viewport=PHONE)
    for fold in page.locator("details:has(.faro-blocks) > summary").all():
        fold.click()
    expect(page.locator(":is(.faro-blocks, .faro-differences) th").first).to_be_visible()
    assert page.evaluate(NARROW) == []


def test_on_a_phone_the_books_stand_one_under_another_under_an_open_board_and_a_closed_one(open_page: Open) -> None:
    page = open_page("rules/disagree/", viewport=PHONE)
    for board in (":not([data-folded])", "[data-folded]"):
        one = page.locator(f"faro-example{board} .faro-books tbody > tr > :last-child").first
        one.scroll_into_view_if_needed()
        expect(one).to_have_css("display", "block")


def test_on_a_wide_screen_no_column_stands_empty_and_a_program_is_whole(open_page: Open) -> None:
    page = open_page("glossary/", viewport=SCREEN)
    words = page.locator(".faro-letter").first.locator("li")
    lefts = words.evaluate_all("(all) => new Set(all.map((word) => word.getBoundingClientRect().left)).size")
    assert lefts == 3
    page = open_page("glossary/hockelty/", viewport=SCREEN)
    box = "(part) => { const { x, y, bottom } = part.getBoundingClientRect(); return [x, y, bottom]; }"
    parts = (".faro-entry-told", "#meaning", ".faro-entry-seen")
    told, meant, seen = (page.locator(part).evaluate(box) for part in parts)
    assert told[0] == meant[0] < seen[0]
    assert meant[1] < seen[2]
    page = open_page("library/engine/", viewport=SCREEN)
    cut = "(all) => all.filter((code) => code.scrollWidth > code.clientWidth).map((code) => code.textContent)"
    assert page.locator(".language-python pre > code").evaluate_all(cut) == []


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("learn/", [".faro-next"]),
        ("cheats/", ["#cheats-one-deal .faro-baize"]),
        ("rules/odds/", [".faro-headline strong", ".faro-hundred-checks"]),
        ("rules/bets/", [".faro-baize", ".faro-told-place"]),
        ("rules/bets/corners/", [".faro-prompt", ".faro-choices button"]),
        ("rules/laws/", [".faro-baize", ".faro-choices button", ".faro-step"]),
        ("rules/the-turn/", [".faro-step"]),
        ("rules/variants/", [".faro-choices button"]),
        ("rules/variants/basset/", [".faro-play"]),
        ("rules/variants/german-pharo/", [".faro-choices button"]),
        ("rules/odds/by-cards-left/", [".faro-choices button"]),
        ("rules/disagree/", [".faro-ways", "#disagree-one-chip .faro-head"]),
        ("glossary/copper/", [".faro-entry-line", ".faro-entry-told img", ".faro-entry-seen .faro-baize"]),
        ("history/timeline/", [".faro-decades", ".faro-kinds"]),
        ("library/speed/", [".faro-figures > :last-child", ".faro-plot"]),
        ("library/tried/", [".faro-figures > :last-child", ".md-nav__link--active"]),
    ],
)
def test_what_a_page_is_for_stands_in_its_first_screen(open_page: Open, path: str, wanted: list[str]) -> None:
    page = open_page(path, viewport=SCREEN)
    for part in wanted:
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("glossary/", ".faro-letter li"),
        ("history/timeline/", "#choose-kind"),
        ("history/timeline/", ".faro-certainties > :last-child"),
        ("history/timeline/", ".faro-decades > :nth-child(8)"),
        ("history/people/", ".faro-person"),
        ("rules/odds/calculator/", ".faro-sum .faro-headline strong"),
        ("learn/", ".faro-next"),
        ("rules/laws/", ".faro-prompt"),
        ("404.html", "faro-finder input"),
    ],
)
def test_what_a_page_is_for_stands_in_the_first_screen_of_a_phone(fresh_page: Open, path: str, wanted: str) -> None:
    page = fresh_page(path, viewport=PHONE)
    expect(page.locator(wanted).first).to_be_in_viewport(ratio=0.4)


@pytest.mark.parametrize(
    ("path", "keys", "out"),
    [("glossary/", ["ArrowRight", "ArrowRight"], "#letter-z"), ("history/people/", ["s"], "#leonhard-euler")],
)
def test_what_is_folded_on_a_phone_is_opened_and_chosen_by_keys(
    fresh_page: Open, path: str, keys: list[str], out: str
) -> None:
    page = fresh_page(path, viewport=PHONE)
    fold = page.locator(".faro-fold")
    expect(fold.locator("select, [type=radio]").first).to_be_hidden()
    fold.locator("summary").focus()
    for key in ("Enter", "Tab", *keys):
        page.keyboard.press(key)
    assert page.locator(out).count() == 1
    expect(page.locator(out)).to_be_hidden()


def test_cause_and_effect_of_the_calculator_are_in_one_view(fresh_page: Open) -> None:
    page = fresh_page("rules/odds/calculator/", viewport=SCREEN)
    page.locator(".faro-keeper").scroll_into_view_if_needed()
    page.get_by_role("button", name="Three Queens near the end").click()
    for part in (".faro-keeper", ".faro-said", ".faro-hundred-checks > svg"):
        expect(page.locator(f"faro-calculator {part}").first).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size(PHONE)
    page.locator('.faro-beads-left[data-rank="K"]').scroll_into_view_if_needed()
    for part in (".faro-said", ".faro-hundred-checks > svg"):
        expect(page.locator(f"faro-calculator {part}").first).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size(DESKTOP)


def test_the_way_to_a_law_stays_in_sight(fresh_page: Open) -> None:
    page = fresh_page("rules/laws/", viewport=SCREEN)
    way = page.get_by_role("navigation", name="The laws")
    way.get_by_role("link", name="7 pays exactly", exact=True).click()
    expect(page.locator("#law-7")).to_be_in_viewport()
    expect(way).to_be_in_viewport(ratio=1)
    marked = way.locator("[aria-current]")
    expect(marked).to_have_text("7 pays exactly")
    shade = "(link) => getComputedStyle(link).backgroundColor"
    under_the_pointer = marked.evaluate(shade)
    page.mouse.move(0, 0)
    assert marked.evaluate(shade) == under_the_pointer
    for leap, law in (("#law-3", "3 half goes"), ("#meyer-9", "Others in no list"), ("#law-8", "8 broken bank")):
        page.locator(leap).evaluate("head => scrollBy(0, head.getBoundingClientRect().top - 100)")
        expect(marked).to_have_text(law)
    page.set_viewport_size(PHONE)
    way.get_by_role("link", name="10 count cards", exact=True).click()
    expect(marked).to_have_text("10 count cards")
    expect(marked).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size(SCREEN)
    contents = page.get_by_role("navigation", name="Contents")
    read = contents.locator(".faro-headings .md-nav__link--active")
    for part in ("The twenty-three rules of the leaflet", "The ten Laws of Faro"):
        contents.get_by_role("link", name=part, exact=True).click()
        expect(read).to_have_text(part)
    expect(contents.get_by_role("link", name="Law 7")).to_have_count(0)


def test_the_way_to_a_decade_stays_in_sight_and_leads_where_something_is_left(fresh_page: Open) -> None:
    page = fresh_page("history/timeline/", viewport=SCREEN)
    way = page.get_by_role("navigation", name="Decades")
    marked, left = way.locator("[aria-current]"), way.locator("a:not([href$='#picture'], [aria-disabled])")
    for size, decade in ((SCREEN, "1790s"), (PHONE, "1830s")):
        page.set_viewport_size(size)
        link = way.get_by_role("link", name=decade)
        link.click()
        lies = str(link.get_attribute("href")).split("#")[1]
        expect(page.locator(f'[id="{lies}"] strong').first).to_be_in_viewport(ratio=1)
        expect(way).to_be_in_viewport(ratio=1)
        expect(marked).to_have_text(decade)
        expect(marked).to_be_in_viewport(ratio=0.9)
    box = way.bounding_box()
    assert box is not None
    assert box["height"] < 48
    page.get_by_label("Where", exact=True).select_option("– Bath")
    expect(left).to_have_text([page.locator(".faro-decades li:has(a:not([data-out])) b").inner_text()])
    page.get_by_role("button", name="Show everything").click()
    expect(left).to_have_count(page.locator(".faro-decades li:has(a)").count())


def test_no_title_is_cut_in_the_header_of_a_phone(open_page: Open, folder: Path) -> None:
    pages = [page.read_text(encoding="utf-8") for page in folder.rglob("index.html")]
    titles = sorted({title for page in pages for title in TITLE.findall(page)})
    assert len(titles) > 100
    page = open_page("rules/laws/", viewport=PHONE)
    assert page.evaluate(CUT_TITLES, titles) == []


@pytest.mark.parametrize("width", [PHONE["width"], 720, 1280])
@pytest.mark.parametrize("scripted", [True, False], ids=["scripted", "without a script"])
def test_the_name_of_a_law_keeps_within_its_square(
    visitors: Visitors, site: SiteServer, scripted: bool, width: int
) -> None:
    page = visitors(java_script_enabled=scripted).new_page()
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{site.url}rules/laws/")
    over = "(squares) => squares.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    squares = page.locator(".faro-ways a:visible")
    assert squares.count() >= 10
    assert squares.evaluate_all(over) == []
    tight = """(squares) => squares.flatMap((square) => {
      const words = document.createRange();
      words.selectNodeContents(square);
      const [inside, box] = [words, square].map((one) => one.getBoundingClientRect());
      return Math.min(inside.top - box.top, box.bottom - inside.bottom) < 3 ? [square.textContent] : [];
    })"""
    assert squares.evaluate_all(tight) == []
    page.close()


@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["desk", "phone"])
def test_a_square_of_the_timeline_is_named_where_it_is_seen(fresh_page: Open, size: ViewportSize) -> None:
    page = fresh_page("history/timeline/", viewport=size)
    first, second = (page.locator(".faro-decades a").nth(number) for number in (0, 1))
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    told = page.locator(".faro-pointed")
    expect(told).to_have_text(second.get_attribute("aria-label") or "")
    expect(told).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("number", [0, 60, 143])
def test_the_name_of_a_mark_stands_at_it(fresh_page: Open, number: int) -> None:
    page = fresh_page("history/timeline/", viewport=SCREEN)
    mark = page.locator(".faro-decades a").nth(number)
    told = page.locator(".faro-pointed")
    mark.hover()
    expect(told).to_have_text(mark.get_attribute("aria-label") or "")
    at, name = mark.bounding_box(), told.bounding_box()
    assert at is not None
    assert name is not None
    assert name["y"] <= at["y"] + at["height"] / 2 <= name["y"] + name["height"]
    beside = (at["x"] - name["x"] - name["width"], name["x"] - at["x"] - at["width"])
    assert 0 <= max(beside) < 12  # over the mark it would hide another
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    mark.hover()
    page.mouse.move(5, 5)
    expect(told).to_be_hidden()


@pytest.mark.parametrize(("path", "marks"), [("timeline", ".faro-decades a"), ("places", ".faro-map-europe a")])
def test_a_finger_is_told_what_a_mark_is_and_follows_with_its_second_press(
    fresh_page: Open, path: str, marks: str
) -> None:
    page = fresh_page(f"history/{path}/", viewport=PHONE, has_touch=True, is_mobile=True)
    told = page.locator(".faro-pointed a")
    one, other = page.locator(marks).nth(3), page.locator(marks).nth(9)
    for press in (other, one):
        press.tap()
        expect(told).to_have_text(press.get_attribute("aria-label") or "")
        expect(told).to_be_visible()
        expect(page).not_to_have_url(re.compile("#"))
    one.tap()
    expect(page).to_have_url(re.compile(f"#{str(one.get_attribute('href')).split('#')[1]}$"))
    other.tap()
    told.tap()
    expect(page).to_have_url(re.compile(f"#{str(other.get_attribute('href')).split('#')[1]}$"))
    if path == "places":  # beside a dot the nearest is told
        page.locator(".faro-map-europe > div").tap(position={"x": 20, "y": 20})
        expect(told).to_have_text(re.compile("^(Bath|Brooks’s),"))


def test_the_maps_of_the_timeline_fill_one_row(fresh_page: Open) -> None:
    page = fresh_page("history/timeline/", viewport=SCREEN)
    boxes = [one.bounding_box() for one in page.locator(".faro-maps img").all()]
    states, europe, north, cape = (box for box in boxes if box)
    assert states["y"] == europe["y"] == north["y"]
    assert states["height"] == pytest.approx(europe["height"], abs=2)
    assert north["x"] == cape["x"] > europe["x"] + europe["width"]
    assert cape["y"] + cape["height"] == pytest.approx(states["y"] + states["height"], abs=8)
    ruled = page.locator(".md-content h1").bounding_box()
    assert ruled is not None
    assert cape["x"] + cape["width"] == pytest.approx(ruled["x"] + ruled["width"], abs=1)


def test_two_maps_of_a_row_are_of_one_height_and_the_larger_two_fill_it(fresh_page: Open) -> None:
    page = fresh_page("history/places/", viewport=SCREEN)
    boxes = [one.bounding_box() for one in page.locator(".faro-maps figure").all()]
    states, europe, north, cape = (box for box in boxes if box)
    for one, other in ((states, europe), (north, cape)):
        assert one["y"] == other["y"]
        assert one["height"] == pytest.approx(other["height"], abs=1)
    ruled = page.locator(".md-content h1").bounding_box()
    assert ruled is not None
    assert europe["x"] + europe["width"] == pytest.approx(ruled["x"] + ruled["width"], abs=1)
    assert north["height"] < states["height"] < north["height"] * 3


def test_the_name_of_a_dot_moves_no_map(fresh_page: Open) -> None:
    page = fresh_page("history/places/", viewport=SCREEN)
    maps, dot = page.locator(".faro-maps figure"), page.locator(".faro-map-europe a").first
    dot.scroll_into_view_if_needed()
    boxes = [one.bounding_box() for one in maps.all()]
    dot.hover()
    expect(page.locator(".faro-pointed")).to_have_text(dot.get_attribute("aria-label") or "")
    assert [one.bounding_box() for one in maps.all()] == boxes


def test_people_fill_row_after_row_and_all_are_of_one_width(fresh_page: Open) -> None:
    page = fresh_page("history/people/", viewport=SCREEN)
    wide = "(all) => [...new Set(all.map((person) => Math.round(person.getBoundingClientRect().width)))]"
    assert len(page.locator(".faro-person").evaluate_all(wide)) == 1
    uneven = """(lists) => lists.flatMap((list) => [...list.children].flatMap((one, at, all) =>
      at % 2 && one.offsetTop !== all[at - 1].offsetTop ? [one.id] : []))"""
    assert page.locator(".faro-letter > ul").evaluate_all(uneven) == []


def test_the_heads_of_two_columns_of_people_lie_level(fresh_page: Open) -> None:
    page = fresh_page("history/people/", viewport=SCREEN)
    names = page.locator(".faro-letter").first.locator(".faro-person strong")
    boxes = [box for name in names.all() if (box := name.bounding_box())]
    columns = {round(box["x"]): box["y"] for box in reversed(boxes)}
    assert len(columns) == 2
    assert len({round(top) for top in columns.values()}) == 1


def test_nothing_that_can_be_chosen_over_the_timeline_is_cut_on_a_phone(fresh_page: Open) -> None:
    page = fresh_page("history/timeline/", viewport=PHONE)
    arrow = 24
    cut = """(lists, arrow) => lists.flatMap((list) => {
      const drawn = document.createElement("canvas").getContext("2d");
      drawn.font = getComputedStyle(list).font;
      return [...list.options].filter(({ text }) => drawn.measureText(text).width + arrow > list.clientWidth);
    }).map(({ text }) => text)"""
    assert page.locator(".faro-choose select").count() == 3
    assert page.locator(".faro-choose select").evaluate_all(cut, arrow) == []
    counted, last = page.locator(".faro-counted").bounding_box(), page.locator("#choose-kind").bounding_box()
    assert counted is not None
    assert last is not None
    assert last["y"] <= counted["y"] < last["y"] + last["height"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    "path", ["", "learn/", "learn/copper/", "play/", "play/evening/", "rules/odds/calculator/", "history/timeline/"]
)
def test_the_head_of_a_page_lies_where_it_will_while_the_rest_still_comes(
    visitors: Visitors, site: SiteServer, path: str, size: ViewportSize
) -> None:
    page = visitors(java_script_enabled=False).new_page()
    page.set_viewport_size(size)
    laid = """([...all]) => all.map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 1).map(({ x, y, width }) => [x, y, width])"""
    head = page.locator("h1, .md-main__inner, .md-tabs, .md-header")
    lettered = "document.fonts.ready.then(() => true)"
    page.goto(site.url + path)
    whole = page.content()
    page.evaluate(lettered)
    lies = head.evaluate_all(laid)
    assert lies
    page.route(f"**/{path}", lambda route: route.fulfill(body=whole.partition("</h1>")[0], content_type="text/html"))
    page.goto(site.url + path)
    page.evaluate(lettered)
    assert head.evaluate_all(laid) == lies
    page.close()
