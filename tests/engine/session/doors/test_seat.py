from __future__ import annotations

import json

import pytest

from faro.notation.log import replay
from faro.pictures.boards import board
from faro.seats.view import see
from faro.session.doors.steps import frames
from faro.simulation.shoe import shuffled
from faro.words.announcement import MOST_WORDS
from tests.engine.session.asking import BOXED, SEATED, ask, drawn
from tests.engine.tables import LIBRARY, last_three, whole_deal


def test_show_draws_the_table_that_the_log_folds_to() -> None:
    assert ask("show") == {
        "log": BOXED,
        "html": drawn(BOXED),
        "beats": [],
        "say": "The seat is yours. You hold 100 checks. No turn has been dealt yet.",
        "error": None,
    }


def test_show_draws_the_size_of_check_that_is_in_hand() -> None:
    assert ask("show", chip=25)["html"] == drawn(BOXED, 25)


def test_show_of_an_empty_log_is_an_unopened_table() -> None:
    assert ask("show", "") == {
        "log": "",
        "html": drawn(""),
        "beats": [],
        "say": "The seat is yours. No turn has been dealt yet.",
        "error": None,
    }


def test_show_of_a_log_that_goes_wrong_keeps_and_draws_the_good_part() -> None:
    assert ask("show", f"{BOXED}bet you 500 on Q\nbet you 5 on Q\n") == {
        "log": BOXED,
        "html": drawn(BOXED),
        "beats": [],
        "say": "Cannot bet 500 with 100 checks. Bet 100 or less.",
        "error": {
            "code": "stake-over-funds",
            "sentence": "cannot bet 500 with 100 checks",
            "hint": "bet 100 or less",
            "line": 4,
            "column": None,
            "meant": "",
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
        "beats": [{"place": "Q", "checks": 5, "mine": True, "kind": "laid"}],
        "say": "5 on the Queen. Checks: 95.",
        "error": None,
    }


def test_send_of_a_line_that_is_refused_leaves_the_log_as_it_was() -> None:
    assert ask("send", line="bet you 500 on Q") == {
        "log": BOXED,
        "html": drawn(BOXED),
        "beats": [],
        "say": "Cannot bet 500 with 100 checks. Bet 100 or less.",
        "error": {
            "code": "stake-over-funds",
            "sentence": "cannot bet 500 with 100 checks",
            "hint": "bet 100 or less",
            "line": None,
            "column": None,
            "meant": "",
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
    assert said[0] == f"Soda is the {order[0].word}; it decides nothing. 51 cards left. Checks: 100."
    nothing = "Nothing of yours was settled in this deal."
    assert said[-1] == f"The hock is the {order[-1].word}. The deal is out. Checks: 100. {nothing}"


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
        "beats": [],
        "say": "Undone: back to the soda.",
        "error": None,
    }
    assert ask("undo", BOXED)["say"] == "Undone: back to the start."


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("turn 7h 9s\nbet you 5 on Q\n", "Undone: 5 on the Queen. Checks: 100."),
        ("bet you 10 on Q\nbet you 5 on Q\n", "Undone: 10 on the Queen now. Checks: 90."),
        ("bet you 5 on Q\ntake you Q\n", "Undone: 5 taken off the Queen. Checks: 95."),
        ("bet you 5 on Q\n# nothing is said of this\n", "Undone: back to the soda."),
    ],
)
def test_undo_tells_what_it_takes_back(lines: str, said: str) -> None:
    assert ask("undo", f"{BOXED}{lines}")["say"] == said


def test_undo_of_one_call_of_two_says_which() -> None:
    log = f"{SEATED}{last_three('5c 6c 7c')}call you 5 on 5-6-7\ncall you 5 on 7-6-5\n"
    once = ask("undo", log)
    assert once["say"] == "Undone: You call Seven to lose, Six to win, Five in hock for 5. Checks: 95."
    assert ask("undo", once["log"])["say"].startswith("Undone: You call Five to lose")


def test_show_tells_the_checks_that_lie_in_play() -> None:
    log = f"{BOXED}bet you 5 on Q\nbet you 5 on 9\nturn 7h 8s\n"
    assert ask("show", log)["say"] == (
        "The seat is yours. You hold 90 checks, and 10 lie in play. Turn 1 of 25 has been dealt."
    )


def test_a_seat_at_which_nobody_sits_is_taken_with_a_hundred_checks() -> None:
    log = "rules hoyle-1864\nopen ann 50\nsoda 8d\nbet ann 5 on Q\n"
    answer = ask("show", log)
    assert (answer["log"], answer["say"]) == (f"{log}open you 100\n", "You sit down with 100 checks.")
    assert ask("send", answer["log"], line="bet you 5 on 3")["error"] is None
    assert ask("show", log, seat=None)["log"] == log


@pytest.mark.parametrize(("log", "floor"), [(BOXED, 3), (BOXED, 9), ("", 0)])
def test_undo_goes_no_further_than_its_floor(log: str, floor: int) -> None:
    answer = ask("undo", log, floor=floor)
    assert (answer["log"], answer["html"]) == (log, drawn(log))
    assert answer["say"] == "There is nothing to undo."


def test_frames_are_the_boards_of_the_log_line_by_line() -> None:
    log = f"{BOXED}bet you 5 on Q\nturn 7h Qs\n"
    answer = ask("frames", log)
    assert answer == frames(log, "you") | {"count": 3, "say": answer["frames"][-1]["say"]}
    assert [frame["log"] for frame in answer["frames"]] == [BOXED, f"{BOXED}bet you 5 on Q\n", log]
    assert [[beat["kind"] for beat in frame.get("beats", [])] for frame in answer["frames"]] == [
        [],
        ["laid"],
        ["card", "card", "settled"],
    ]
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
    assert answer["frames"][-1]["say"] == "Refused: Cannot bet 500 with 100 checks."
    assert answer["error"]["line"] == 4
    assert answer["say"] == answer["frames"][-1]["say"]


def test_frames_of_an_empty_log_are_none() -> None:
    assert (ask("frames", "")["frames"], ask("frames", "")["say"]) == ([], "The log is empty.")


def test_frames_of_a_long_evening_come_in_parts_that_are_as_long_whatever_its_length() -> None:
    deals = [whole_deal("7h Qs", "2c Kh").replace("turn 7h Qs", "bet you 1 on Q\nturn 7h Qs") for _ in range(150)]
    sat = "rules hoyle-1864\nopen you 300\n"
    short, evening = (sat + "".join(deals[:number]) for number in (1, 150))
    first, last = ask("frames", evening, first=0, most=5), ask("frames", evening, first=745, most=20)
    assert [frame["html"] for frame in first["frames"]] == [frame["html"] for frame in ask("frames", short)["frames"]]
    assert first["count"] == last["count"] == 750
    assert len(last["frames"]) == 5
    assert last["frames"][-1]["html"] == board(see(replay(evening, LIBRARY), "you"))
    assert {frame["log"] for frame in (*first["frames"], *last["frames"])} == {""}
    assert len(json.dumps(last)) < 1.5 * len(json.dumps(first))
    beyond = ask("frames", evening, first=750, most=5)
    assert (beyond["frames"], beyond["say"]) == ([], "There are 750 frames.")


def test_a_switch_takes_everybodys_checks_to_another_book() -> None:
    answer = ask("switch", f"{BOXED}bet you 5 on 7\nturn 7h 9s\n", rules="pharaon")
    assert answer["log"] == f"rules pharaon {LIBRARY['pharaon'].digest}\nopen you 95\n"
    assert answer["html"] == drawn(answer["log"])
    assert (answer["say"], answer["error"]) == ("The table is dealt by Pharaon. You hold 95 checks.", None)
    assert ask("switch", BOXED, rules="stuss")["say"] == (
        "The table is dealt by Stuss. You hold 100 checks. The last four cards stay in the pocket."
    )
    assert ask("switch", BOXED, seat=None, rules="meyer cat=1-to-1")["say"] == (
        "The table is dealt by Meyer’s house game, with one house rule: a cat pays 1 to 1."
    )


def test_a_switch_may_bring_another_bank_and_another_limit() -> None:
    answer = ask("switch", BOXED, rules="meyer", bank=500, limit=25)
    assert answer["log"].splitlines()[1:] == ["bank 500", "limit 1 25", "open you 100"]
    assert answer["say"] == (
        "The table is dealt by Meyer’s house game. You hold 100 checks. The bank holds 500 checks and no more. "
        "No stake is over 25."
    )
    open_again = ask("switch", answer["log"], rules="meyer", bank=0, limit=0)
    assert open_again["log"].splitlines()[1:] == ["open you 100"]
    assert open_again["say"].endswith("The bank never runs dry. There is no limit.")


def test_who_sits_down_later_has_what_the_others_had() -> None:
    evening = ask("switch", BOXED, rules="meyer", buys=500)["log"]
    assert ask("show", evening, seat="ann")["log"] == f"{evening}open ann 500\n"


def test_who_is_out_of_checks_is_offered_a_marker_and_who_has_got_up_is_told_how_he_did() -> None:
    last = f"{BOXED}bet you 96 on 7\n"
    assert ask("show", last)["html"] == drawn(last, 1)
    assert 'data-line="marker you 100"' not in ask("show", last)["html"]
    out = f"{BOXED}bet you 100 on 7\n"
    assert 'data-line="marker you 100"' in ask("show", out)["html"]
    owing = ask("send", last, line="marker you 100")["html"]
    assert "owed <b>100</b>" in owing
    assert "You hold 104 checks, and 96 lie in 1 bet, and owe 100 on markers." in owing
    risen = ask("send", f"{BOXED}bet you 5 on 7\nturn 7h 9s\n", line="rise you")["html"]
    assert "You got up with 95 checks, 5 down on what you bought." in risen
    assert 'data-line="rise you"' not in risen


def test_a_rule_of_the_house_that_changes_nothing_is_refused_aloud() -> None:
    answer = ask("switch", BOXED, rules="stuss corners_bent=at-the-win")
    assert answer["log"] == BOXED
    assert answer["say"].startswith("Corners bent changes nothing in Stuss: no bent card ")


@pytest.mark.parametrize(
    ("log", "rules", "sentence"),
    [
        (f"{BOXED}bet you 5 on 7\n", "pharaon", "the book cannot be changed while stakes lie in a deal"),
        (BOXED, "bassett", "no rule-book is called 'bassett'"),
        (BOXED, "meyer cat=9", "cat cannot be '9'"),
        (
            "rules hoyle-1864\nopen you 5\nsoda Kd\nbet you 5 on 7\nturn 7h 9s\n",
            "pharaon",
            "there are no checks left to take to another book",
        ),
        ("", "meyer", None),
    ],
)
def test_a_switch_that_cannot_be_leaves_the_table_as_it_was(log: str, rules: str, sentence: str | None) -> None:
    answer = ask("switch", log, rules=rules)
    if sentence is None:
        assert answer["log"].startswith("rules meyer ")
    else:
        assert (answer["log"], answer["html"]) == (log, drawn(log))
        assert answer["error"]["sentence"] == sentence


def test_other_punters_sit_down_and_lay_their_bets_before_the_turn() -> None:
    answer = ask("bots", habits={"bob": "chops"})
    assert answer["log"] == f"{BOXED}open bob 100\nbet bob 5 on 5\n"
    assert answer["html"] == drawn(answer["log"])
    assert answer["say"] == "Bob sits down with 100 checks. Bob bets 5 on the Five."
    assert ask("bots", answer["log"], habits={"bob": "chops"}) == {
        **answer,
        "say": "Nobody else bets.",
    }


def test_many_bets_of_other_punters_are_counted() -> None:
    answer = ask("bots", habits={"bob": "snowballs", "clara": "breaks-even"})
    assert answer["say"] == "The other punters lay or move 14 bets."
    assert len(replay(answer["log"], LIBRARY).bets) == 14


@pytest.mark.parametrize(
    ("habits", "code"),
    [({"bob": "wins"}, "bad-request"), ({"Bob": "chops"}, "bad-name"), ({"bank": "chops"}, "bad-name")],
)
def test_a_punter_or_a_habit_that_cannot_be_leaves_the_table_as_it_was(habits: dict[str, str], code: str) -> None:
    answer = ask("bots", habits={"ann": "chops", **habits})
    assert (answer["log"], answer["html"], answer["error"]["code"]) == (BOXED, drawn(BOXED), code)


def test_other_punters_need_a_table() -> None:
    assert ask("bots", "", habits={"bob": "chops"})["error"]["code"] == "no-rules"
    assert ask("bots", BOXED, habits={})["say"] == "Nobody else bets."


def test_a_still_is_the_board_as_anybody_sees_it() -> None:
    answer = ask(do="still", log="rules hoyle-1864\nopen ann 100\nsoda Kd\n", seat=None)
    assert 'role="img"' in answer["html"]
    assert "<button" not in answer["html"]
    assert (answer["say"], answer["error"]) == ("The table at the soda.", None)


@pytest.mark.parametrize(
    ("log", "words"), [("", "Show the soda"), ("open ann 100\n", "Show the soda"), ("soda Kd\n", "Deal the turn")]
)
def test_a_still_says_what_the_press_brings_that_is_next(log: str, words: str) -> None:
    assert ask(do="still", log=f"rules hoyle-1864\n{log}", seat=None)["next"] == words


def test_a_still_of_a_log_that_goes_wrong_is_none() -> None:
    answer = ask("still", f"{BOXED}xx\n")
    assert (answer["html"], answer["error"]["code"], answer["error"]["line"]) == ("", "unknown-word", 4)


def test_undo_takes_back_what_others_did_by_habit() -> None:
    log = "rules hoyle-1864\nopen you 100\nsoda Kd\nbet you 5 on Q\nbet bob 1 on 7\nbet bob 1 on 8\nturn 2h 9s\n"
    log = log.replace("soda", "open bob 100\nsoda")
    answer = ask(do="undo", log=log, seat="you", id="t", floor=2, habits={"bob": "snowballs"})
    assert answer["log"].endswith("bet you 5 on Q\n")
    assert ask(do="undo", log=log, seat="you", id="t", floor=2)["log"].endswith("bet bob 1 on 8\n")
    named_as_a_device = {"do": "undo", "log": "rules hoyle-1864\ndevice gaff bank\nopen you 5\n", "seat": "you"}
    assert ask(**named_as_a_device, id="t", habits={"gaff": "snowballs"})["log"].endswith("device gaff bank\n")


def test_a_new_log_begins_between_two_deals_and_nowhere_else() -> None:
    evening = SEATED + whole_deal("7h 9s")
    answer = ask("anew", evening)
    assert answer["log"].splitlines()[1:] == ["open you 100"]
    assert answer["say"] == "A new log begins with the checks that everybody has."
    assert ask("anew", BOXED)["log"] == BOXED


def test_the_bank_goes_to_who_puts_up_the_most() -> None:
    log = "rules stuss-private\nopen you 100\nopen bob 100\n"
    mine = ask("bid", log, bids={"you": 200, "bob": 100})
    assert mine["say"] == "You put up the most, 200 checks, and hold the bank."
    assert mine["banker"] == "you"
    assert mine["log"].splitlines()[1:] == ["bank 200", "open bob 100"]
    assert "The bank is" in mine["html"]
    his = ask("bid", log, bids={"you": 50, "bob": 100})
    assert his["say"] == "Bob puts up the most, 100 checks, and holds the bank."
    assert his["log"].splitlines()[1:] == ["bank 100", "open you 100"]


def test_a_bank_that_nobody_wants_is_refused() -> None:
    refused = ask("bid", "rules stuss-private\nopen you 100\n", bids={"you": 0})
    assert refused["error"]["code"] == "bad-number"
    assert refused["banker"] == ""


def test_the_account_is_spoken_once_when_the_deal_is_out_and_no_sentence_grows_too_long() -> None:
    head, _, last = f"{BOXED.partition('soda')[0]}{whole_deal()}".rpartition("\nturn ")
    turn, hock = last.strip().split("\n")
    bets = "".join(f"bet you 5 on {rank}\n" for rank in "JQK")
    dealt = ask("send", f"{head}\n{bets}", line=f"turn {turn}")
    assert "stakes" not in dealt["say"]
    told = ask("send", dealt["log"], line=hock)
    assert told["say"].endswith("You are even on 3 stakes.")
    assert len(told["say"].split()) <= MOST_WORDS
    assert "stakes" not in ask("show", told["log"])["say"]


def test_undo_leaves_what_the_others_laid_by_habit_before_its_floor() -> None:
    log = f"{SEATED}open ann 100\nsoda Kd\nbet ann 5 on 9\n"
    floor = log.count("\n")
    answer = ask("undo", f"{log}bet you 5 on Q\n", floor=floor, habits={"ann": "chops"})
    assert answer["log"] == log
    assert ask("undo", f"{log}bet you 5 on Q\n", floor=floor - 1, habits={"ann": "chops"})["log"] != log
