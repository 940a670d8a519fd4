from __future__ import annotations

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from faro.bots import HABITS
from faro.cue_sheet import SHEETS
from faro.log import replay
from faro.share import encode
from faro.shell.drills import DRILLS
from faro.shell.session import DOORS, reply
from faro.table import Table
from tests.engine.tables import LIBRARY


@pytest.mark.parametrize(
    ("request_text", "log"),
    [
        ("", ""),
        ("nonsense", ""),
        ("[]", ""),
        ('"show"', ""),
        ("{}", ""),
        ('{"log": "# mine"}', "# mine"),
        ('{"do": "show", "log": "# mine"}', "# mine"),
        ('{"do": [], "log": "# mine"}', "# mine"),
        ('{"do": "show", "log": 7, "id": "x", "seat": null}', ""),
        ('{"do": "show", "log": "# mine", "id": 7, "seat": null}', "# mine"),
        ('{"do": "show", "log": "# mine", "id": "x", "seat": null, "chip": "many"}', "# mine"),
        ('{"do": "show", "log": "# mine", "id": "x", "seat": null, "chip": 1e999}', "# mine"),
        ('{"do": "undo", "log": "# mine", "id": "x", "seat": null, "floor": Infinity}', "# mine"),
        ("[" * 200_000, ""),
    ],
    ids=lambda text: text[:60],
)
def test_a_request_that_cannot_be_read_is_answered_and_gives_the_log_back(request_text: str, log: str) -> None:
    answer = json.loads(reply(request_text))
    assert answer["error"]["code"] == "bad-request"
    assert (answer["log"], answer["html"]) == (log, "")


WORDS = [
    "rules hoyle-1864\n",
    "open you 9\n",
    "soda Kd\n",
    "bet you 5 on Q\n",
    "turn 7h Qs\n",
    "hock 2c\n",
    "x",
    "#",
    "\u2028",
]
logs = st.lists(st.sampled_from(WORDS), max_size=8).map("".join)
scalars = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5))
anything = st.recursive(
    scalars, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=4), inside)
)
requests = st.fixed_dictionaries(
    {
        "do": st.sampled_from([*DOORS]) | anything,
        "log": logs | anything,
        "seat": st.sampled_from([None, "you", "ann"]) | anything,
    },
    optional={
        "id": st.just("x") | anything,
        "chip": st.sampled_from([1, 5, 25]) | anything,
        "line": st.sampled_from(WORDS) | anything,
        "seed": anything,
        "floor": st.integers(-2, 9) | anything,
        "rules": st.sampled_from(["pharaon", "rules nevada"]) | anything,
        "place": st.sampled_from(["Q", "high-card"]) | anything,
        "coppered": anything,
        "code": st.just(encode("rules hoyle-1864\n")) | anything,
        "books": st.lists(st.sampled_from(["meyer", "pharaon"]) | anything, max_size=2) | anything,
        "signs": st.sampled_from([*SHEETS]) | anything,
        "habits": st.dictionaries(st.sampled_from(["bob", "Bank"]), st.sampled_from([*HABITS]) | anything) | anything,
        "kind": st.sampled_from([*DRILLS]) | anything,
        "answers": st.lists(st.fixed_dictionaries({"taken": anything, "paid": anything}) | anything) | anything,
        "left": st.dictionaries(st.sampled_from(["Q", "7", "Z"]), st.integers(-1, 5) | anything) | anything,
    },
)


@settings(max_examples=200)
@given(st.text() | anything.map(json.dumps) | requests.map(json.dumps))
@example('{"do": "send", "log": "rules hoyle-1864\\n", "seat": "you", "id": "x", "line": "soda \\u212ad"}')
def test_no_request_makes_the_session_raise(request_text: str) -> None:
    answer = json.loads(reply(request_text))
    assert "error" in answer
    assert "frames" in answer or isinstance(answer["say"], str)
    if answer["error"] is not None:
        assert {*answer["error"]} == {"code", "sentence", "hint", "line"}


@settings(max_examples=100)
@given(requests.filter(lambda asked: isinstance(asked["log"], str)).map(json.dumps))
def test_the_log_that_comes_back_is_always_good(request_text: str) -> None:
    answer = json.loads(reply(request_text))
    if answer.get("html") and "log" in answer:
        table = replay(answer["log"], LIBRARY)
        assert isinstance(table, Table)
        if answer["error"] is not None:
            asked = json.loads(request_text)
            assert asked["log"].startswith(answer["log"].removesuffix("\n"))


@pytest.mark.parametrize("do", DOORS)
def test_a_door_that_is_asked_for_nothing_answers_in_the_usual_shape(do: str) -> None:
    answer = json.loads(reply(json.dumps({"do": do})))
    assert do == "habits" or answer["error"]["code"] == "bad-request"


def test_every_door_is_told_of() -> None:
    assert [do for do in DOORS if f"`{do}`" not in (reply.__doc__ or "")] == []
