from __future__ import annotations

import json
import subprocess
import sys
from inspect import unwrap
from typing import Any, get_type_hints

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from faro.notation.log import replay
from faro.notation.share import encode
from faro.pictures.cue_sheets import SHEETS
from faro.session.door import DOORS, reply
from faro.session.fields import fields_of
from faro.session.requests import Coming
from faro.session.shapes import Said
from faro.simulation.bots import HABITS
from faro.simulation.runs import RUNS
from faro.table.state import Table
from faro.teaching.exercises.making import KINDS
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
counted = st.dictionaries(st.integers().map(str), st.integers(0, 9))


def mostly(good: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A value as a page sends it, and once in a while any."""
    return st.one_of(good, good, good, good, anything)


requests = st.fixed_dictionaries(
    {
        "do": mostly(st.sampled_from([*DOORS])),
        "log": logs | anything,
        "seat": mostly(st.sampled_from([None, "you", "ann"])),
    },
    optional={
        "id": mostly(st.just("x")),
        "chip": mostly(st.sampled_from([1, 5, 25])),
        "line": mostly(st.sampled_from(WORDS)),
        "seed": mostly(st.text(max_size=5)),
        "floor": mostly(st.integers(-2, 9)),
        "rules": mostly(st.sampled_from(["pharaon", "rules nevada"])),
        "place": mostly(st.sampled_from(["Q", "high-card"])),
        "coppered": mostly(st.booleans()),
        "code": mostly(st.just(encode("rules hoyle-1864\n"))),
        "signs": mostly(st.sampled_from([*SHEETS])),
        "habits": mostly(st.dictionaries(st.sampled_from(["bob", "Bank"]), st.sampled_from([*HABITS]) | anything)),
        "kind": mostly(st.sampled_from([*KINDS])),
        "answers": mostly(
            st.lists(st.fixed_dictionaries({"taken": mostly(st.integers(0, 9)), "paid": mostly(st.integers(0, 9))}))
        ),
        "left": mostly(st.dictionaries(st.sampled_from(["Q", "7", "Z"]), st.integers(-1, 5) | anything)),
        "device": mostly(st.sampled_from([*RUNS])),
        "deals": mostly(st.integers(0, 3)),
        "splits": mostly(st.integers(0, 9)),
        "gains": mostly(st.fixed_dictionaries({"crooked": mostly(counted), "square": mostly(counted)})),
    },
)


@settings(max_examples=200)
@given(st.text() | anything.map(json.dumps) | requests.map(json.dumps))
@example('{"do": "send", "log": "rules hoyle-1864\\n", "seat": "you", "id": "x", "line": "soda \\u212ad"}')
def test_no_request_makes_the_session_raise(request_text: str) -> None:
    answer = json.loads(reply(request_text))
    assert isinstance(answer["say"], str)
    if answer["error"] is not None:
        assert {*answer["error"]} == {"code", "sentence", "hint", "line", "column", "meant"}
        assert answer["error"]["code"] != "engine-failed"


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
    assert answer["error"]["sentence"].startswith(f"the door {do!r} asks for ")


ASKED: dict[str, Any] = {
    **{"log": "rules hoyle-1864\nopen you 100\nsoda Kd\n", "seat": "you", "id": "x", "line": "turn 7h Qs", "seed": "s"},
    **{"rules": "hoyle-1864", "code": "x", "signs": "letters", "place": "Q", "kind": "place", "device": "horse-box"},
    **{"habits": {}, "answers": [], "left": {}, "deals": 1, "splits": 1, "bids": {"you": 5}},
    **{"goals": "lay", "floor": 2, "position": "faro1 hoyle-1864 deal=Kd"},
}


@pytest.mark.parametrize("do", DOORS)
@pytest.mark.parametrize("endless", ["x" * 300, {"x" * 300: "x" * 300}, {"you": "x" * 300}, {"x" * 300: 1}], ids=repr)
def test_no_door_repeats_more_than_eighty_letters(do: str, endless: object) -> None:
    needed = {field: ASKED[field] for field in needed_by(do)}
    for field in ("do", *taken_by(do)):
        answer = json.loads(reply(json.dumps({"do": do, **needed, field: endless})))
        assert answer["error"] is None or "x" * 81 not in str(answer["error"]), field


def needed_by(do: str) -> list[str]:
    """The fields that a door needs."""
    return [field.name for field in fields_of(DOORS[do].asks) if field.is_needed]


def taken_by(do: str) -> list[str]:
    """The fields that a door needs or takes."""
    return [field.name for field in fields_of(DOORS[do].asks)]


@pytest.mark.parametrize("do", DOORS)
def test_every_door_is_asked_with_what_it_is_written_for(do: str) -> None:
    act = unwrap(DOORS[do].open())
    assert get_type_hints(act)["asked"] is DOORS[do].asks


@pytest.mark.parametrize("do", DOORS)
def test_every_door_says_what_it_does(do: str) -> None:
    assert DOORS[do].open().__doc__


def test_a_failure_of_the_engine_is_not_laid_at_the_readers_door(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(asked: Coming) -> Said:
        raise KeyError("settle")

    monkeypatch.setattr("faro.session.doors.dealer.due", fail)
    answer = json.loads(reply('{"do": "due", "log": "# mine", "seed": "s"}'))
    assert (answer["error"]["code"], answer["log"]) == ("engine-failed", "# mine")
    assert answer["say"] == "The engine itself has failed. Nothing is lost: the log is as it was."
    assert "KeyError: 'settle'" in capsys.readouterr().err


def test_a_seat_is_shown_without_the_rooms_that_it_does_not_need() -> None:
    ask = json.dumps({"do": "show", "log": "rules hoyle-1864\nopen you 100\n", "seat": "you", "id": "x"})
    script = f"import sys; from faro.session import reply; reply({ask!r}); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = {*run.stdout.split()}
    assert "faro.session.doors.seat" in loaded
    assert not loaded & {"faro.simulation", "faro.teaching", "faro.session.doors.dealer"}
