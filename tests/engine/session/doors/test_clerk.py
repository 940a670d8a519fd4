"""A clerk's log is read as far as it stands, and what he is told of each turn is what the table settles."""

from __future__ import annotations

from tests.engine.session.asking import ask

SAT = "rules hoyle-1864\nopen ann 60\nopen bob 60\nsoda Kd\n"


def test_what_the_bank_takes_comes_before_what_it_pays_and_the_largest_is_paid_first() -> None:
    laid = "bet ann 5 on 9\nbet bob 8 on 9\nbet ann 4 on 7\ncopper bob 5 on 7\n"
    settled = ask("clerk", f"{SAT}{laid}turn 7h 9s\n", seat="ann")["settled"]
    assert [(each["punter"], each["taken"], each["paid"]) for each in settled] == [
        ("ann", 4, 0),
        ("bob", 0, 8),
        ("bob", 0, 5),
        ("ann", 0, 5),
    ]
    assert settled[0]["say"] == "Ann’s 4 on the Seven: the bank takes 4"


def test_the_odd_check_of_a_split_is_told() -> None:
    answer = ask("clerk", f"{SAT}bet ann 7 on 9\nturn 9h 9s\n", seat="ann")
    assert [each["say"] for each in answer["settled"]] == ["Ann’s 7 on the Nine: the bank takes 4"]
    assert "with the odd check" in answer["settled"][0]["rule"]
    assert answer["say"].startswith("Turn 1. Two Nines: a split.")


def test_a_bank_that_breaks_takes_pays_what_it_can_and_comes_last_to_whom_it_cannot_pay() -> None:
    laid = "bet bob 8 on Q\nbet ann 10 on Q\nbet cleo 3 on 4\nbet cleo 1 on Q\n"
    log = f"rules laws-1880\nbank 12\nopen ann 60\nopen bob 60\nopen cleo 60\nsoda Kd\n{laid}turn 4h Qs\n"
    settled = ask("clerk", log, seat="ann")["settled"]
    assert [each["say"] for each in settled] == [
        "Cleo’s 3 on the Four: the bank takes 3",
        "Ann’s 10 on the Queen: the bank pays 10",
        "Bob’s 8 on the Queen: the bank pays 2",
        "Cleo’s 1 on the Queen: it comes back",
    ]


def test_a_stake_that_wins_is_bent_ahead_and_loses_in_one_turn_is_told_whole() -> None:
    log = "rules basset\nopen ann 60\nbet ann 6 on Q\nface Kd\nparoli ann Q to Q\nturn Qs Qh\n"
    [settled] = ask("clerk", log, seat="ann")["settled"]
    assert settled["say"] == "Ann’s 6 on the Queen: the bank pays 6, then takes 12"


def told(log: str) -> tuple[list[str], list[int]]:
    """What the clerk says is taken and paid with the latest cards, and what each has gained in all."""
    answer = ask("clerk", log, seat="ann")
    assert answer["aside"] == []
    return [each["say"] for each in answer["settled"]], [tab["gain"] for tab in answer["tabs"]]


BASSET = "rules basset\nopen ann 60\n"
PHARAON = "rules pharaon\nopen ann 60\nopen bob 60\ndeal\nbet ann 6 on Q\nbet bob 7 on 3\n"
STUSS = "rules stuss\nopen ann 60\nopen bob 60\ndeal\nbet ann 6 on J\nbet bob 5 on 9\n"
ALL_BUT_NINES = [rank + suit for rank in (*"A2345678", "10", *"JQK") for suit in "shdc"]
TO_THE_POCKET = "".join(f"turn {' '.join(ALL_BUT_NINES[at : at + 2])}\n" for at in range(0, len(ALL_BUT_NINES), 2))


def test_an_evening_of_basset_knows_the_face_and_the_ladder() -> None:
    assert told(f"{BASSET}bet ann 6 on K\nface Kd\n") == (["Ann’s 6 on the King: the bank takes 4"], [-4])
    bent = f"{BASSET}bet ann 5 on Q\nface Kd\nturn 2d 3d\nparoli ann Q to Q\nturn Qh 3s\n"
    assert told(bent) == (["Ann’s 5 on the Queen: the bank pays 5"], [5])
    assert told(f"{bent}turn Qs 7s\n") == (["Ann’s 10 on the Queen: the bank pays 10"], [15])


def test_an_evening_of_pharaon_knows_the_corners_of_a_livret() -> None:
    bent = f"{PHARAON}turn 3s Qh\nparoli ann Q to Q\n"
    assert told(f"{bent}turn 4s Qs\n") == (["Ann’s 12 on the Queen: the bank pays 12"], [18, -7])
    assert told(f"{bent}turn Qs 4h\n") == (["Ann’s 12 on the Queen: the bank takes 12"], [-6, -7])
    assert told(f"{PHARAON}turn 3s 3h\n") == (["Bob’s 7 on the Three: the bank takes 4"], [0, -4])


def test_an_evening_of_stuss_gives_pairs_and_the_pocket_to_the_bank() -> None:
    assert told(f"{STUSS}turn Jh Jc\n") == (["Ann’s 6 on the Jack: the bank takes 6"], [-6, 0])
    assert told(f"{STUSS}turn 2h Jc\n") == (["Ann’s 6 on the Jack: the bank pays 6"], [6, 0])
    pocket = f"{STUSS}{TO_THE_POCKET}pocket 9s 9h 9d 9c\n"
    assert told(pocket) == (["Bob’s 5 on the Nine: the bank takes 5"], [-6, -5])


def test_the_books_hold_what_is_laid_bought_and_owed() -> None:
    answer = ask("clerk", f"{SAT}bet ann 60 on 9\nturn 9h 8s\nmarker ann 60\nbet ann 10 on 2\n", seat="ann")
    ann, bob = answer["tabs"]
    assert ann == {
        "punter": "ann",
        "held": 50,
        "lies": 10,
        "bought": 60,
        "owes": 60,
        "gain": -60,
        "has_risen": False,
    }
    assert (bob["held"], bob["gain"], answer["bank"], answer["purse"]) == (60, 0, 60, None)
    # The latest turn is still told of when something has been laid since.
    assert [each["taken"] for each in answer["settled"]] == [60]


def test_what_cannot_be_laid_any_more_is_set_aside_and_the_rest_is_settled() -> None:
    log = f"{SAT}bet ann 5 on 9\nbet cleo 5 on 9\nturn 9h 8s\ntake ann 9\nbet ann 5 on 8\nturn 8h 2s\n"
    answer = ask("clerk", log, seat="ann")
    assert [(each["line"], each["text"]) for each in answer["aside"]] == [(6, "bet cleo 5 on 9"), (8, "take ann 9")]
    assert answer["aside"][0]["say"] == "No punter called 'cleo' sits at the table. Seated: ann, bob."
    assert answer["log"] == log.replace("bet cleo 5 on 9\n", "").replace("take ann 9\n", "")
    assert answer["error"] is None
    assert [tab["held"] for tab in answer["tabs"]] == [50, 60]


def test_another_deal_may_begin_when_nothing_lies() -> None:
    assert ask("clerk", SAT, seat="ann")["may_begin"] is True
    assert ask("clerk", f"{SAT}bet ann 5 on 9\n", seat="ann")["may_begin"] is False
    assert ask("clerk", "rules hoyle-1864\nopen ann 60\nbet ann 5 on 9\n", seat="ann")["may_begin"] is True


def test_a_log_is_answered_alike_whatever_was_asked_before() -> None:
    log = f"{SAT}bet ann 5 on 9\nbet bob 500 on 9\nturn 9h 8s\nbet bob 5 on 8\nturn 8h 8d\n"
    mended = log.replace("turn 9h 8s", "turn 9h 7s")
    first = [ask("clerk", text, seat="ann") for text in (log, mended)]
    assert [ask("clerk", text, seat="ann") for text in (mended, log)] == first[::-1]
    assert [each["line"] for each in first[0]["aside"]] == [6]
