from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from faro.session.door import reply
from faro.teaching.spotting import square_or_not

UNSEEN = ("device", "The pack is laid", "under the top one", "two cards as one", "by a hair", "short.", "bead")


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(reply(json.dumps(request)))
    return answer


@cache
def to_judge(number: int) -> dict[str, Any]:
    return ask(do="spot", seed=f"test-{number}")


def test_what_a_device_earns_is_added_to_what_was_counted() -> None:
    first = ask(do="earnings", device="horse-box", deals=30, seed="a")
    both = ask(do="earnings", device="horse-box", deals=20, seed="b", gains=first["gains"])
    assert (first["deals"], both["deals"]) == (30, 50)
    assert sum(both["gains"]["crooked"].values()) == sum(both["gains"]["square"].values()) == 50
    assert "in 50 deals" in both["say"]
    assert both["html"].startswith("<svg")
    assert both == ask(do="earnings", device="horse-box", deals=0, seed="", gains=both["gains"])
    assert first == ask(do="earnings", device="horse-box", deals=30, seed="a")


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({"do": "earnings", "device": "box-story", "deals": 9, "seed": ""}, "no device 'box-story' earns at a table"),
        ({"do": "earnings", "device": "gaff", "deals": 2001, "seed": ""}, "2001 deals are too many at once"),
        (
            {"do": "earnings", "device": "gaf", "deals": 0, "seed": "", "gains": {"crooked": {"1": 1}, "square": {}}},
            "no device 'gaf' earns at a table",
        ),
        (
            {"do": "earnings", "device": "gaff", "deals": 0, "seed": "", "gains": {"crooked": {"1": 1}, "square": {}}},
            "0 deals cannot be played",
        ),
        ({"do": "splits", "splits": 26, "deals": 1}, "there are not 26 splits in 25 turns"),
        ({"do": "splits", "splits": 2, "deals": 101}, "101 deals cannot be reckoned"),
    ],
)
def test_what_cannot_be_answered_is_refused_in_a_sentence(request_: dict[str, Any], sentence: str) -> None:
    assert ask(**request_)["error"]["sentence"] == sentence


def test_a_crooked_log_is_seen_by_its_cheats_and_with_the_lid_off() -> None:
    log = "rules hoyle-1864\ndevice gaff bank\nopen ann 100\nsoda Kd\nbet ann 5 on 7\n"
    answer = ask(do="views", log=log, seat=None)
    assert [view["open"] for view in answer["views"]] == ["Lift the lid"]
    assert "the dealer’s gaff" in answer["views"][0]["frames"][-1]["html"]
    assert answer["error"] is None


@pytest.mark.parametrize("number", range(6))
def test_a_deal_to_judge_tells_nothing_before_the_lid_is_lifted(number: int) -> None:
    answer = to_judge(number)
    item = square_or_not(f"test-{number}")
    told = " ".join(frame["say"] for frame in answer["frames"])
    assert not [word for word in UNSEEN if word in told]
    assert not [frame for frame in answer["frames"] if "faro-lid" in frame["html"] or "faro-known" in frame["html"]]
    [lid] = answer["views"]
    assert all("faro-lid" in frame["html"] for frame in lid["frames"])
    assert answer["accept"]["game"] == ["square" if item.is_square else "crooked"]
    assert answer["next"] == f"test-{number + 1}"


@pytest.mark.parametrize("deals", [range(6), pytest.param(range(6, 20), marks=pytest.mark.slow)], ids=["first", "more"])
def test_every_answer_that_is_accepted_is_right_and_can_be_chosen(deals: range) -> None:
    for number in deals:
        answer, item = to_judge(number), square_or_not(f"test-{number}")
        shown = [f"turn {turn}" for turn in sorted(item.turns)]
        assert answer["accept"]["turn"] == (shown if shown or item.is_square else ["no turn"])
        for field in answer["fields"]:
            assert item.is_square or {*answer["accept"][field["id"]]} & {*field["options"]}


def test_the_test_of_splits_says_what_it_can_and_cannot_show() -> None:
    few, many = ask(do="splits", splits=3, deals=2), ask(do="splits", splits=12, deals=2)
    assert "This shows nothing." in few["say"]
    assert "Luck is a poor explanation." in many["say"]
    assert few["chance"] > many["chance"]
