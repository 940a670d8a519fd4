"""The whole table: what stands around a seat, and the log with which it opens."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from faro.bots import HABITS
from faro.cue_sheet import HANDS
from faro.log import replay
from faro.shell.rulebooks import library
from farodocs.full_table import OTHERS, around, book_options, with_digest

TABLE = around("<p>The seat.</p>", "meyer", "x.js")


class Marks(HTMLParser):
    """The ids of a page, and what its labels are for."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.named: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(given["id"] or "")
        if tag == "label" and given.get("for"):
            self.named.add(given["for"] or "")


def test_every_book_can_be_chosen_and_the_one_that_is_dealt_by_is() -> None:
    options = book_options("meyer")
    assert sorted(re.findall(r'value="([\w-]+)"', options)) == sorted(library())
    assert re.findall(r'value="([\w-]+)"[^>]* selected', options) == ["meyer"]


def test_the_digest_of_the_book_stands_in_the_first_line_and_the_rest_is_as_it_was() -> None:
    log = with_digest("rules meyer\nopen you 100\n")
    assert log == f"rules meyer {library()['meyer'].digest}\nopen you 100\n"
    assert replay(log, library()).rules == library()["meyer"]


def test_the_seat_stands_within_and_the_script_behind() -> None:
    before, after = TABLE.split("<p>The seat.</p>")
    assert before.startswith("<faro-table>")
    assert '<script type="module" src="x.js">' in after
    assert re.findall(r"<div class=\"faro-(?:table-bar|tools)\"( hidden)>", TABLE) == [" hidden"] * 2


def test_every_label_names_a_field_and_no_id_stands_twice() -> None:
    marks = Marks()
    marks.feed(TABLE)
    assert len(marks.ids) == len({*marks.ids})
    assert marks.named <= {*marks.ids}


@pytest.mark.parametrize("other", OTHERS)
def test_a_punter_beside_the_reader_has_any_habit_or_is_away(other: str) -> None:
    (habits,) = re.findall(rf'<select id="table-habit-{other}">(.*?)</select>', TABLE)
    assert re.findall(r'value="([\w-]*)"', habits) == ["", *HABITS]


def test_a_tab_sheet_can_be_kept_in_every_hand() -> None:
    (signs,) = re.findall(r'<select id="table-signs">(.*?)</select>', TABLE)
    assert re.findall(r'value="([\w-]+)"', signs) == [*HANDS]
