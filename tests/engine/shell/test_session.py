from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from faro.cards import Rank
from faro.log import replay
from faro.render_html import board
from faro.render_seat import seat
from faro.shell.session import frames, reply
from faro.shell.shoe import shuffled
from faro.table import Table
from faro.view import see
from tests.engine.tables import LIBRARY, whole_deal

SEATED = "rules hoyle-1864\nopen you 100\n"
BOXED = f"{SEATED}soda Kd\n"


def ask(do: str, log: str = BOXED, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(reply(json.dumps({"do": do, "log": log, "id": "x", "seat": "you", **more})))
    return answer


def drawn(log: str, chip: int = 5) -> str:
    return seat(see(replay(log, LIBRARY), "you"), "x", chip)


def test_show_draws_the_table_that_the_log_folds_to() -> None:
    assert ask("show") == {
        "log": BOXED,
        "html": drawn(BOXED),
        "say": "The seat is yours. You hold 100 checks. Turn 0 of 25 has been dealt.",
        "error": None,
    }


def test_show_draws_the_size_of_check_that_is_in_hand() -> None:
    assert ask("show", chip=25)["html"] == drawn(BOXED, 25)


def test_show_of_an_empty_log_is_an_unopened_table() -> None:
    assert ask("show", "") == {
        "log": "",
        "html": drawn(""),
        "say": "The seat is yours. Turn 0 of 25 has been dealt.",
        "error": None,
    }


def test_show_of_a_log_that_goes_wrong_keeps_and_draws_the_good_part() -> None:
    assert ask("show", f"{BOXED}bet you 500 on Q\nbet you 5 on Q\n") == {
        "log": BOXED,
        "html": drawn(BOXED),
        "say": "Cannot bet 500 with 100 checks. Bet 100 or less.",
        "error": {
            "code": "stake-over-funds",
            "sentence": "cannot bet 500 with 100 checks",
            "hint": "bet 100 or less",
            "line": 4,
        },
    }


def test_show_of_a_log_that_is_cut_off_in_a_line_keeps_the_whole_lines() -> None:
    answer = ask("show", f"{BOXED}bet you 5 o")
    assert answer["log"] == BOXED
    assert answer["error"]["code"] == "unknown-word"
    assert ask("show", f"{SEATED}soda Kd")["log"] == BOXED


def test_send_adds_one_line_to_the_log() -> None:
    longer = f"{BOXED}bet you 5 on Q\n"
    assert ask("send", line="  bet you 5 on Q ") == {
        "log": longer,
        "html": drawn(longer),
        "say": "5 on the Queen. Checks: 95.",
        "error": None,
    }


def test_send_of_a_line_that_is_refused_leaves_the_log_as_it_was() -> None:
    assert ask("send", line="bet you 500 on Q") == {
        "log": BOXED,
        "html": drawn(BOXED),
        "say": "Cannot bet 500 with 100 checks. Bet 100 or less.",
        "error": {
            "code": "stake-over-funds",
            "sentence": "cannot bet 500 with 100 checks",
            "hint": "bet 100 or less",
            "line": None,
        },
    }


@pytest.mark.parametrize("line", ["# one\nbet you 5 on Q", "bet you 5 on Q\nturn 7h 9s", "# a\u2028bet you 5 on Q"])
def test_send_takes_one_line_at_a_time(line: str) -> None:
    answer = ask("send", line=line)
    assert (answer["log"], answer["html"]) == (BOXED, drawn(BOXED))
    assert answer["say"] == "More than one line was sent. Send one line at a time."


@pytest.mark.parametrize("do", ["show", "send", "deal", "undo"])
def test_nothing_is_done_to_a_log_that_goes_wrong(do: str) -> None:
    answer = ask(do, f"{BOXED}turn Kd 7h\n", line="bet you 5 on Q", seed="K7F2")
    assert (answer["log"], answer["html"]) == (BOXED, drawn(BOXED))
    assert answer["error"]["line"] == 4


def test_deal_shows_the_soda_the_turns_and_the_hock_of_a_seed() -> None:
    log, said = SEATED, []
    for _ in range(27):
        answer = ask("deal", log, seed="K7F2")
        assert answer["error"] is None
        log = answer["log"]
        said.append(answer["say"])
    order = shuffled("K7F2-0")
    assert replay(log, LIBRARY).dealt == order
    assert log.splitlines()[2:4] == [f"soda {order[0]}", f"turn {order[1]} {order[2]}"]
    assert said[0] == f"Soda is the {order[0].word}; it decides nothing. 51 cards left."
    assert said[-1] == f"The hock is the {order[-1].word}. The deal is out."


def test_the_order_of_a_seed_is_the_same_for_ever() -> None:
    log = SEATED
    for _ in range(5):
        log = ask("deal", log, seed="K7F2")["log"]
    assert log.splitlines()[2:] == ["soda Ac", "turn Qh As", "turn 4c 2s", "turn 9h 7h", "turn Jc Ad"]


def test_the_next_deal_of_a_seed_is_another_one() -> None:
    answer = ask("deal", f"{SEATED}{whole_deal()}", seed="K7F2")
    assert answer["log"].splitlines()[-1] == f"soda {shuffled('K7F2-1')[0]}"
    assert shuffled("K7F2-0") != shuffled("K7F2-1")


def test_a_turn_undone_and_dealt_again_brings_the_same_cards() -> None:
    once = ask("deal", seed="K7F2")["log"]
    back = ask("undo", once)["log"]
    assert back == BOXED
    assert ask("deal", back, seed="K7F2")["log"] == once


def test_undo_takes_the_last_line_away() -> None:
    assert ask("undo", f"{BOXED}turn 7h 9s\n") == {
        "log": BOXED,
        "html": drawn(BOXED),
        "say": "Undone: back to the soda.",
        "error": None,
    }
    assert ask("undo", BOXED)["say"] == "Undone: back to the start."
    assert ask("undo", f"{BOXED}turn 7h 9s\nbet you 5 on Q\n")["say"] == "Undone: back to turn 1."


@pytest.mark.parametrize(("log", "floor"), [(BOXED, 3), (BOXED, 9), ("", 0)])
def test_undo_goes_no_further_than_its_floor(log: str, floor: int) -> None:
    answer = ask("undo", log, floor=floor)
    assert (answer["log"], answer["html"]) == (log, drawn(log))
    assert answer["say"] == "There is nothing to undo."


def test_frames_are_the_boards_of_the_log_line_by_line() -> None:
    log = f"{BOXED}bet you 5 on Q\nturn 7h Qs\n"
    answer = ask("frames", log)
    assert answer == frames(log, "you")
    assert [frame["log"] for frame in answer["frames"]] == [BOXED, f"{BOXED}bet you 5 on Q\n", log]
    for frame in answer["frames"]:
        assert frame["html"] == board(see(replay(frame["log"], LIBRARY), "you"))
    assert (answer["start"], answer["asked_at"], answer["rules"], answer["punters"], answer["error"]) == (
        1,
        1,
        "American Hoyle 1864",
        ["you"],
        None,
    )
    assert answer["question"]["right"] == "It wins"


def test_frames_of_a_log_that_goes_wrong_end_in_the_mistake() -> None:
    answer = ask("frames", f"{BOXED}bet you 500 on Q")
    assert answer["frames"][-1]["say"] == "Cannot bet 500 with 100 checks. Bet 100 or less."
    assert answer["error"]["line"] == 4


def test_the_same_request_is_answered_the_same_whatever_was_asked_before() -> None:
    fresh = ask("deal", seed="K7F2")
    for number in range(300):
        ask("send", f"{SEATED}# {number}\n", line="soda Kd")
    assert ask("deal", seed="K7F2") == fresh


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


FULL = {rank.code: 4 for rank in Rank}


def what_it_costs(rules: str, place: str, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(reply(json.dumps({"do": "odds", "rules": rules, "place": place, **more})))
    return answer


def test_the_odds_of_a_stake_in_a_position() -> None:
    answer = what_it_costs("rules hoyle-1864", "Q", left=FULL | {"K": 3}, coppered=True)
    assert answer["turn"] == {"fraction": "1/425", "percent": "0.235\u00a0%", "one_in": "1 in 425"}
    assert answer["decided"]["fraction"] == "3/194"
    assert answer["until"]["fraction"] == "101/4998"
    assert answer["chances"]["half"]["fraction"] == "101/2499"
    assert answer["say"].startswith("Left until it is decided, a coppered stake on the Queen costs 2.02")
    assert answer["error"] is None


def test_the_odds_in_a_fresh_pack_are_the_same_with_all_its_cards_counted_and_with_none() -> None:
    for rules in ("hoyle-1864", "basset", "rules stuss"):
        assert what_it_costs(rules, "Q") == what_it_costs(rules, "Q", left=FULL)
    assert what_it_costs("basset", "Q")["until"]["fraction"] == "454/32487"


def test_the_odds_of_a_stake_laid_in_mid_deal_at_basset_let_a_card_go_by() -> None:
    answer = what_it_costs("basset", "Q", left=FULL | {"K": 3})
    assert answer["chances"]["drawn"]["fraction"] == "4/51"


def test_the_odds_of_a_stake_that_nothing_decides_in_the_next_turn() -> None:
    answer = what_it_costs("pharaon last_turn=void", "Q", left={"Q": 1, "K": 1})
    assert answer["decided"] is None
    assert answer["until"]["percent"] == "0\u00a0%"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"rules": "bassett"}, "unknown-rules"),
        ({"rules": ""}, "line-cut-short"),
        ({"rules": "hoyle-1864 call=5"}, "bad-rulebook"),
        ({"place": "Z"}, "no-such-place"),
        ({"place": "high-card"}, "bet-not-taken"),
        ({"rules": "pharaon", "coppered": True}, "copper-refused"),
        ({"left": {"Q": 5}}, "bad-position"),
        ({"left": {"Q": 4}}, "bad-position"),
        ({"left": {"Z": 4}}, "bad-rank"),
        ({"left": {"7": 3}}, "dead-card"),
        ({"left": {"Q": "four"}}, "bad-request"),
        ({"left": [4]}, "bad-request"),
        ({"left": 4}, "bad-request"),
    ],
    ids=str,
)
def test_odds_that_cannot_be_had_are_refused_in_a_sentence(more: dict[str, Any], code: str) -> None:
    answer = what_it_costs(**{"rules": "hoyle-1864", "place": "Q", **more})
    assert answer["error"]["code"] == code
    assert answer["say"].endswith(".")


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
        "do": st.sampled_from(["show", "send", "deal", "undo", "frames", "odds"]) | anything,
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
        "left": st.dictionaries(st.sampled_from(["Q", "7", "Z"]), st.integers(-1, 5) | anything) | anything,
    },
)


@settings(max_examples=200)
@given(st.text() | anything.map(json.dumps) | requests.map(json.dumps))
@example('{"do": "send", "log": "rules hoyle-1864\\n", "seat": "you", "id": "x", "line": "soda \\u212ad"}')
def test_no_request_makes_the_session_raise(request_text: str) -> None:
    answer = json.loads(reply(request_text))
    assert {"error"} <= set(answer)
    if not {"frames", "until"} & set(answer):
        assert set(answer) == {"log", "html", "say", "error"}


@settings(max_examples=100)
@given(requests.filter(lambda asked: isinstance(asked["log"], str)).map(json.dumps))
def test_the_log_that_comes_back_is_always_good(request_text: str) -> None:
    answer = json.loads(reply(request_text))
    if answer.get("html"):
        table = replay(answer["log"], LIBRARY)
        assert isinstance(table, Table)
        if answer["error"] is not None:
            asked = json.loads(request_text)
            assert asked["log"].startswith(answer["log"].removesuffix("\n"))
