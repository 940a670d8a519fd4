from __future__ import annotations

import pytest

from faro.base import SPOTS
from faro.notation.log import replay
from faro.pictures import livret_art
from faro.pictures.boards import board
from faro.pictures.card_art import back
from faro.seats.view import see
from faro.session.doors.dealer import baked
from faro.teaching.exercises.amiss import AGAIN, NO_TURN
from faro.teaching.exercises.making import DRILLS, KINDS, make
from tests.engine.boards import Reader
from tests.engine.session.asking import BOXED, SEATED, ask, drawn
from tests.engine.tables import LIBRARY

LAID = f"{SEATED}soda Ac\nbet you 5 on Q\ncopper you 4 on A\nbet you 3 on 7\n"
"""Stakes before the first turn of the seed K7F2, which brings the Queen of hearts and the Ace of spades."""


def test_what_the_next_turn_makes_due_is_told_before_it_is_dealt() -> None:
    answer = ask("due", LAID, seed="K7F2")
    assert answer["line"] == "turn Qh As"
    assert answer["say"] == "The Queen of hearts comes first, the Ace of spades second."
    assert [(told["what"], told["decided"], told["taken"], told["paid"]) for told in answer["payments"]] == [
        ("the Queen", True, 5, 0),
        ("the Ace", True, 4, 0),
        ("the Seven", False, 0, 0),
    ]
    assert answer["payments"][0] == {
        "punter": "you",
        "what": "the Queen",
        "stake": 5,
        "coppered": False,
        "decided": True,
        "taken": 5,
        "paid": 0,
        "rule": "American Hoyle 1864: a stake that loses goes to the bank.",
        "book": "American Hoyle 1864",
        "why": "a stake that loses goes to the bank",
        "point": "first_card",
        "assumed": False,
        "called": False,
    }
    assert ask("deal", LAID, seed="K7F2")["log"] == f"{LAID}{answer['line']}\n"


def test_the_pair_lies_on_its_piles_while_the_stakes_are_still_down() -> None:
    log = f"{LAID}turn 7h 2s\n"
    due = ask("due", log, seed="K7F2")
    before, now = Reader(board(see(replay(log, LIBRARY)))), Reader(due["html"])
    assert due["line"] == "turn Qh As"
    assert [before.by_class("faro-lost")[0].text, now.by_class("faro-lost")[0].text] == [
        "1losers Seven of hearts lost",
        "1losers Queen of hearts",
    ]
    chips = [stake.text for stake in before.by_class("faro-chip")]
    assert chips
    assert [stake.text for stake in now.by_class("faro-chip")] == chips
    assert before.by_class("faro-outcome")
    assert not now.by_class("faro-outcome")


def test_what_opens_and_ends_a_deal_is_due_too() -> None:
    opening = ask("due", SEATED, seed="K7F2")
    assert (opening["line"], opening["payments"]) == ("soda Ac", [])
    assert opening["say"] == "Soda is the Ace of clubs; it decides nothing. 51 cards left."
    assert ask("due", f"{BOXED}turn 7h 7h\n", seed="")["error"]["line"] == 4


def test_a_dealer_is_judged_stake_by_stake_and_the_turn_is_dealt() -> None:
    answers = [{"taken": 5, "paid": 0}, {"taken": 0, "paid": 4}, {"taken": 0, "paid": 0}]
    answer = ask("audit", LAID, line="turn Qh As", answers=answers)
    assert [verdict["right"] for verdict in answer["verdicts"]] == [True, False, True]
    assert answer["verdicts"][1]["say"] == (
        "Wrong. The first player’s 4 on the Ace, coppered: you paid 4, and the bank takes 4. "
        "American Hoyle 1864: a coppered stake loses where an open one wins."
    )
    assert (answer["right"], answer["say"]) == (False, "2 of 3 right.")
    longer = f"{LAID}turn Qh As\n"
    assert (answer["log"], answer["html"], answer["error"]) == (longer, drawn(longer), None)
    answers[1] = {"taken": 4, "paid": 0}
    assert ask("audit", LAID, line="turn Qh As", answers=answers)["right"] is True


def test_a_turn_on_which_nothing_lies_is_right_by_itself() -> None:
    answer = ask("audit", line="turn Qh As", answers=[])
    assert (answer["right"], answer["verdicts"]) == (True, [])
    assert answer["say"] == "Turn 1. The Queen loses, the Ace wins. No bet decided. Checks: 100."


@pytest.mark.parametrize(
    ("line", "answers", "sentence"),
    [
        ("turn Qh As", [], "0 of 3 stakes are answered for"),
        ("turn Qh Qh", [], "the Queen of hearts cannot both lose and win a turn"),
        ("bet you 5 on 9", [], "'bet you 5 on 9' brings out no card"),
        ("", [], "'' brings out no card"),
    ],
)
def test_an_audit_that_cannot_be_leaves_the_table_as_it_was(line: str, answers: list[object], sentence: str) -> None:
    answer = ask("audit", LAID, line=line, answers=answers)
    assert (answer["log"], answer["html"]) == (LAID, drawn(LAID))
    assert (answer["error"]["sentence"], answer["verdicts"], answer["right"]) == (sentence, [], False)


@pytest.mark.parametrize("kind", DRILLS)
def test_a_drill_is_asked_and_drawn(kind: str) -> None:
    item = make(kind, "K7F2-3", 2, "hoyle-1864")
    asked = ask("exercise", "", kind=kind, seed="K7F2-3", rules="hoyle-1864")
    assert (asked["say"], asked["next"], asked["error"]) == (" ".join((*item.told, item.prompt)), "K7F2-4", None)
    if not item.then:
        is_counted = KINDS[kind].counted
        assert asked["html"].startswith(board(see(replay(item.log, LIBRARY)), is_uncounted=is_counted))
        assert ("faro-count" in asked["html"], "data-dead" in asked["html"]) == (not is_counted, not is_counted)
    assert [tuple(row) for row in asked["accept"]] == [*item.accept]
    Reader(asked["html"])


def test_a_drill_that_is_baked_holds_all_that_a_page_needs_to_judge_it() -> None:
    item = baked(make("pay", "K7F2", 2, "hoyle-1864"))
    assert {*item} == {
        *("kind", "seed", "level", "rules", "log", "ranks", "told", "prompt", "fields", "accept", "explain", "then"),
        *("reasons", "asked", "html", "after", "dealt", "next"),
    }
    assert item["after"] == board(see(replay(f"{item['log']}{item['then']}", LIBRARY)))
    assert baked(make("keep", "K7F2", 2, "hoyle-1864"))["after"] == ""
    assert [field["type"] for field in item["fields"]] == ["choice"] * 3


def test_a_bent_card_is_drawn_and_neither_its_name_nor_what_it_wins_is_told() -> None:
    for number in range(6):
        item = make("read", f"K7F2-{number}", 3, "pharo")
        html = baked(item)["html"]
        [card] = [cell for cell in html.split('<div class="faro-cell')[1:] if "faro-chip" in cell]
        rank, [told] = item.ranks[0], item.told
        assert livret_art.card(SPOTS[rank], item.bend) in card
        assert f'aria-label="{told}"' in html
        assert (item.accept[0][0] in html, "faro-for" in html) == (False, False)


def test_the_board_of_one_book_among_several_that_were_asked_bears_its_name() -> None:
    item = baked(make("rulebook", "K7F2-1", 2, "meyer"))
    assert item["after"].endswith(f'<p class="faro-from">By {LIBRARY["meyer"].name}</p>')
    assert "faro-from" not in baked(make("pay", "K7F2-1", 2, "meyer"))["after"]


def test_the_turn_in_which_something_is_wrong_is_shown_and_each_is_told_in_the_order_of_the_answers() -> None:
    items = [baked(make("spot", f"K7F2-{number}", 2, "hoyle-1864")) for number in range(1, 13)]
    assert 0 < sum(bool(item["after"]) for item in items) < len(items)
    for item in items:
        [[wrong, turn]] = item["accept"]
        assert bool(item["after"]) == (turn != NO_TURN and wrong != AGAIN)
        turns = [line.partition(":")[0].lower() for line in item["told"]]
        assert [*item["fields"][1]["options"]] == [NO_TURN, *(f"in {turn}" for turn in turns)]


def test_a_drill_that_there_is_not_is_refused_in_a_sentence() -> None:
    answer = ask("exercise", "", kind="faro", seed="K7F2", rules="hoyle-1864")
    assert answer["say"] == (
        "There is no exercise called 'faro'. Ask for predict, pay, place, read, keep, call, order, name, law, "
        "rulebook, moment, estimate, spot, suspect, deal."
    )


def test_the_turns_lie_beside_the_cases_as_pairs_unless_the_frame_is_read() -> None:
    told, read = make("keep", "K7F2-3", 2, "hoyle-1864"), make("keep", "K7F2~frame-3", 2, "hoyle-1864")
    turns = replay(told.log, LIBRARY).turns
    strip = baked(told)["html"].split("faro-pairs")[1]
    assert (strip.count("<svg"), "faro-nth" in strip) == (1 + 2 * len(turns), False)
    assert "<i>soda</i>" in strip
    assert "faro-pairs" not in baked(read)["html"]
    assert '<details class="faro-casekeeper" open' in baked(read)["html"]


@pytest.mark.parametrize("book", ["hoyle-1864", "pharaon"])
def test_where_cases_are_kept_there_is_a_board_before_the_first_turn_and_after_each(book: str) -> None:
    told, read = make("keep", "K7F2-3", 2, book), make("keep", "K7F2~frame-3", 2, book)
    item, turns = baked(told), replay(told.log, LIBRARY).turns
    assert len(item["dealt"]) == 1 + len(turns)
    assert item["html"].startswith(item["dealt"][-1])
    assert "faro-fell" not in item["dealt"][0]
    for lies, (loser, winner) in zip(item["dealt"][1:], turns, strict=True):
        fell = Reader(lies).by_class("faro-dealing")[0].text
        assert loser.word in fell
        assert winner.word in fell
    assert baked(read)["dealt"] == []
    assert baked(make("pay", "K7F2", 2, "hoyle-1864"))["dealt"] == []


def test_three_cards_lie_face_down_until_they_are_called() -> None:
    item = baked(make("call", "K7F2-3", 2, "hoyle-1864"))
    down, up = (item[when].split("faro-pairs")[1] for when in ("html", "after"))
    assert down.count(back()) == 3
    assert up.count("<li><svg") == 3
    assert back() not in up


def test_the_goals_of_a_seat_are_judged_from_where_it_was_taken() -> None:
    base = "rules hoyle-1864\nopen you 100\nsoda Kd\n"
    answer = ask("goals", f"{base}bet you 5 on 9\nturn 7h 9s\n", seat="you", floor=3, goals="lay take-up")
    assert answer == {"met": [True, False], "gain": 5, "say": "1 of 2 done: you are 5 up.", "error": None}


def test_whoever_sits_beside_a_pupil_has_a_purse_that_is_told() -> None:
    base = "rules hoyle-1864\nopen you 100\nopen ann 100\nopen bob 100\nsoda Kd\n"
    answer = ask("goals", f"{base}bet ann 5 on 6\nturn 6h 9s\n", seat="you", floor=5, goals="lay")
    assert answer["say"] == "0 of 1 done: you are level; Ann is 5 down; Bob is level."


def test_a_stake_that_a_dealer_passes_over_is_told_and_is_not_right() -> None:
    answers: list[dict[str, object]] = [{"taken": 0, "paid": 0, "passes": True}, {"taken": 4, "paid": 0}]
    answer = ask("audit", LAID, line="turn Qh As", answers=[*answers, {"taken": 0, "paid": 0}])
    assert answer["verdicts"][0]["say"].startswith("Passed over. The first player’s 5 on the Queen: the bank takes 5.")
    assert (answer["right"], answer["say"]) == (False, "2 of 3 right.")
