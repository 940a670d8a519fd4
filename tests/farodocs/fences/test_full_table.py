"""The whole table: what stands around a seat, and the log with which it opens."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import get_args

import pytest

from faro.cheats import Vigilance
from faro.pictures.cue_sheets import HANDS
from faro.rulebooks.shelf import library
from faro.simulation.bots import HABITS
from farodocs.fences.full_table import BIDS, OTHERS, PEOPLE, around, book_options

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


def test_the_seat_stands_within_and_the_script_behind() -> None:
    before, after = TABLE.split("<p>The seat.</p>")
    assert before.startswith("<faro-table>")
    assert '<script async type="module" src="x.js">' in after
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


def test_one_to_four_people_may_play_at_a_screen_and_none_of_them_has_a_habit() -> None:
    (people,) = re.findall(r'<select id="table-people" data-second="ann">(.*?)</select>', TABLE)
    assert re.findall(r'value="([\w ]+)"', people) == ["you", "you ann", "you ann ben", "you ann ben cleo"]
    assert not {*PEOPLE} & {*OTHERS}


def test_a_tab_sheet_can_be_kept_in_every_hand() -> None:
    (signs,) = re.findall(r'<select id="table-signs">(.*?)</select>', TABLE)
    assert re.findall(r'value="([\w-]+)"', signs) == [*HANDS]


def test_the_bank_is_bid_for_under_the_books_that_say_so_and_no_others() -> None:
    assert re.findall(r'<option value="([\w-]+)"[^>]* data-bid', book_options("meyer")) == ["stuss-private"]
    (form,) = re.findall(r'<template class="faro-bidding">(.*?)</template>', TABLE)
    assert re.findall(r'value="(\d+)"', form) == ["0", *map(str, BIDS)]


def test_how_the_others_watch_is_what_the_engine_knows() -> None:
    (watch,) = re.findall(r'<select id="table-watch">(.*?)</select>', TABLE)
    assert re.findall(r'value="(\w*)"', watch) == ["", *get_args(Vigilance)]
