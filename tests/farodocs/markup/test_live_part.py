from __future__ import annotations

import json

from markdown import Markdown

from farodocs.markup.live_part import answered, compact, in_script, module, sprite_once


def test_data_in_a_script_cannot_end_it() -> None:
    data = {"html": "</script><b>5 × 5</b>"}
    assert "<" not in in_script(data)
    assert json.loads(in_script(data)) == json.loads(compact(data)) == data


def test_the_address_of_a_script_cannot_leave_its_attribute() -> None:
    assert module('a".js') == '<script type="module" src="a&quot;.js"></script>'


def test_a_page_holds_the_drawings_once() -> None:
    page, other = Markdown(), Markdown()
    assert sprite_once(page) == sprite_once(other) != ""
    assert sprite_once(page) == ""


def test_an_answer_is_that_of_the_session_and_a_mistake_is_one() -> None:
    assert answered("splits", deals=1, splits=5)["say"].startswith("1 square deal")
    assert answered("splits", deals=0, splits=5)["error"]["code"] == "bad-request"
