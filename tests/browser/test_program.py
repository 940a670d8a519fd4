"""A program on a page: run by the reader, written over in place, stopped, and told what is wrong with it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open, asked_by
from tests.browser.findings import violations

PAGE = "library/ten-lines/"


def program_of(page: Page, name: str = "ten-lines") -> Locator:
    return page.locator(f"#{name}")


def press(program: Locator, name: str) -> None:
    program.get_by_role("button", name=name, exact=True).click()


def written(program: Locator, text: str) -> None:
    """A program written in the place of the one that stands there."""
    press(program, "Edit")
    expect(program.get_by_role("textbox", name="Program: A deal in ten lines")).to_be_focused()
    program.evaluate("(one, text) => one.editor.write(text)", text)


def test_it_runs_at_a_press_and_shows_what_the_build_has_shown(open_page: Open) -> None:
    page = open_page(PAGE)
    program = program_of(page)
    picture = program.locator(".faro-printed img")
    at_build = [program.locator(".faro-printed pre").inner_text(), picture.get_attribute("alt")]
    expect(program.get_by_role("button", name="Run")).to_be_visible()
    assert not [url for url in asked_by(page) if re.search(r"codemirror|pyodide|program-worker|rest", url)]
    press(program, "Run")
    expect(program.locator(".faro-run-said")).to_have_text(re.compile("^Done: it shows here what the page showed"))
    assert [program.locator(".faro-printed pre").inner_text().rstrip(), picture.get_attribute("alt")] == at_build
    assert picture.evaluate("(drawn) => drawn.naturalWidth") > 0
    assert not [url for url in asked_by(page) if "rest" in url.rpartition("/")[2]]
    written(program, f"{program.evaluate('one => one.first')}from faro import see\nsee(table, 'ann')\n")
    press(program, "Run")
    expect(program.locator(".faro-run-said")).to_have_text("Done; what it shows stands below.")
    expect(picture).to_have_attribute("alt", re.compile("^The layout as a seat sees it[.] "))


def test_it_is_written_over_in_place_and_what_goes_wrong_has_its_line(open_page: Open) -> None:
    program = program_of(open_page(PAGE))
    written(
        program,
        "import statistics as s\nfrom faro import Study, records\nprint(s.mean([1, 2]))\nnext(records(Study(), 1))\n",
    )
    press(program, "Run")
    expect(program.locator(".faro-printed pre")).to_have_text(re.compile(r"^1\.5\s+\{'deal': 0, 'punter': -25"))
    program.evaluate("(one) => one.editor.write('print(1)\\nfrom faro import spot\\nspot(\"Z\")\\n')")
    press(program, "Run")
    told = "Line 3: the layout has no place called 'Z' (no-such-place)"
    expect(program.locator(".faro-run-said")).to_contain_text(told)
    expect(program.page.locator('.faro-spoken[role="alert"]')).to_contain_text(told)
    expect(program.locator(".cm-lintRange-error")).to_have_text('spot("Z")')
    press(program, "As it was")
    expect(program.locator(".faro-printed pre")).to_have_text("90")


def test_it_can_be_stopped_and_runs_again(open_page: Open) -> None:
    program = program_of(open_page(PAGE))
    written(program, "while True:\n    pass\n")
    press(program, "Run")
    expect(program.locator(".faro-run-said")).to_have_text("It runs.")
    press(program, "Stop")
    expect(program.locator(".faro-run-said")).to_have_text("Stopped.")
    program.evaluate("(one) => one.editor.write('6 * 7')")
    press(program, "Run")
    expect(program.locator(".faro-printed pre")).to_have_text("42")


def test_a_program_that_runs_is_stopped_and_stands_as_it_was(open_page: Open) -> None:
    program = program_of(open_page(PAGE))
    written(program, "print(1)\n")
    press(program, "Run")
    press(program, "As it was")
    expect(program.get_by_role("button", name="Run", exact=True)).to_be_visible()
    assert program.locator(".faro-run-said").inner_text() == "The program as it was."
    expect(program.locator(".faro-printed pre")).to_have_text("90")


def test_a_program_is_no_door_to_the_page(open_page: Open) -> None:
    program = program_of(open_page(PAGE))
    written(
        program,
        "class Mine:\n    __module__ = 'faro.x'\n    def _repr_html_(self): return '<table id=\"x\"><tr><td>a"
        "<script>1</script></table>'\nMine()\n",
    )
    press(program, "Run")
    expect(program.locator(".faro-printed td")).to_have_text("a1")
    assert program.locator(".faro-printed").inner_html().count(" id=") == 0
    assert program.locator(".faro-printed script").count() == 0
    program.evaluate("(one) => one.editor.write('import js')")
    press(program, "Run")
    expect(program.locator(".faro-run-said")).to_contain_text("Line 1: ModuleNotFoundError")


def test_what_was_written_is_there_again_after_a_reload(open_page: Open) -> None:
    page = open_page(PAGE)
    written(program_of(page), "6 * 7")
    page.reload()
    program = program_of(page)
    press(program, "Run")  # what stands on the page, and not what is hidden
    expect(program.locator(".faro-run-said")).to_have_text(re.compile("^Done"))
    expect(program.locator(".faro-printed pre")).to_have_text("90")
    press(program, "Go on with your own")
    expect(program.get_by_role("textbox")).to_have_text("6 * 7")


def test_the_names_of_the_engine_are_offered_where_they_are_taken_and_asked_for(open_page: Open) -> None:
    page = open_page(PAGE)
    assert not [url for url in asked_by(page) if "python-words" in url]
    program = program_of(page)
    written(program, "")
    offers = program.locator(".cm-tooltip-autocomplete")
    page.keyboard.type("from faro import sim")
    expect(offers.get_by_role("option").first).to_have_text("simulate(rules, system, deals, seed, evening)")
    page.keyboard.press("Escape")
    page.keyboard.type("ulate\nSuit.")
    expect(offers.get_by_role("option")).to_have_text(
        ["CLUBS", "DIAMONDS", "HEARTS", "is_red", "sign", "SPADES", "word"]
    )
    page.keyboard.press("Escape")
    page.keyboard.type("sign\nwhi")
    expect(offers.get_by_role("option").first).to_contain_text("while")


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desk", "phone"])
def test_keys_write_and_leave_and_nothing_is_amiss(open_page: Open, viewport: object) -> None:
    page = open_page(PAGE, viewport=viewport)
    program = program_of(page)
    press(program, "Edit")
    box = program.get_by_role("textbox")
    expect(box).to_be_focused()
    page.keyboard.press("Control+End")
    page.keyboard.type("\npri")
    expect(program.locator(".cm-tooltip-autocomplete")).to_contain_text("print")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(program.get_by_role("button", name="Run")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_without_a_script_the_program_and_what_it_shows_stand_there(open_page: Open) -> None:
    page = open_page(PAGE, java_script_enabled=False)
    program = program_of(page)
    expect(program.locator("code")).to_contain_text("replay(log, library())")
    expect(program.locator(".faro-printed pre")).to_have_text("90")
    expect(program.locator("button")).to_have_count(0)
