from __future__ import annotations

import re

import pytest

from faro.notation.log import replay
from faro.notation.share import decode
from faro.pictures.cue_sheets import SHEETS, cue_text
from faro.rulebooks.rulebook import RULES
from faro.seats.view import see
from tests.engine.boards import Reader
from tests.engine.session.asking import BOXED, SEATED, ask
from tests.engine.tables import HOYLE, LIBRARY, last_three, whole_deal

STAMPED = BOXED.replace("hoyle-1864", f"hoyle-1864 {HOYLE.digest}")
SPLIT = f"{BOXED}bet you 5 on Q\nturn Qh Qs\n"


def read_by(html: str) -> dict[str, tuple[str, str, list[str]]]:
    """Of every book by its name what it says, what it leaves the seat with, and the rules in which it differs."""
    rows = re.findall(r'<tr[^>]*><th scope="row">(.*?)</th><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td></tr>', html)
    return {name: (say, checks, re.findall(r'data-rule="(\w+)"', rules)) for name, say, checks, rules in rows}


def test_every_line_in_which_something_is_wrong_is_told_at_once() -> None:
    answer = ask("faults", f"{BOXED}bett you 5 on Q\nbet you 5 on 7\nbet you 500 on Q\n")
    lines = len(BOXED.splitlines())
    assert [(fault["line"], fault["code"], fault["meant"]) for fault in answer["faults"]] == [
        (lines + 1, "unknown-word", "bet"),
        (lines + 3, "stake-over-funds", ""),
    ]
    assert answer["say"] == "2 lines to mend."
    assert ask("faults", BOXED)["say"] == "Nothing is wrong."


def test_a_link_holds_the_log_with_the_digest_of_its_book_and_the_seed() -> None:
    answer = ask("share", seed="K7F2")
    assert (answer["say"], answer["error"]) == ("The link holds the soda.", None)
    shared = decode(answer["code"])
    assert (shared.log, shared.seed) == (STAMPED, "K7F2")
    assert ask("open", "", code=answer["code"]) == {
        "log": STAMPED,
        "seed": "K7F2",
        "changed": False,
        "say": "Opened at the soda.",
        "error": None,
    }


def test_of_an_evening_that_is_too_long_for_a_link_the_last_deal_is_shared() -> None:
    evening = SEATED + "".join(whole_deal("7h 9s") for _ in range(40))
    assert ask("share", evening, seed="K")["error"]["code"] == "bad-link"
    shared = decode(ask("share", evening, seed="K", alone=True)["code"])
    assert shared.log.count("soda") == 1
    assert shared.seed == "K-40"


def test_one_deal_is_not_one_of_many() -> None:
    assert ask("share", seed="K")["deals"] == 1
    assert ask("share", seed="K", alone=True)["error"]["sentence"] == "no deal of this log can be taken out of it"


def test_a_log_that_goes_wrong_is_not_shared() -> None:
    answer = ask("share", f"{BOXED}turn 7h 7h\n", seed="")
    assert answer["error"]["line"] == 4
    assert "code" not in answer


@pytest.mark.parametrize(
    ("code", "say"),
    [
        ("?", "The link holds no deal of a Faro table. Copy the whole link again."),
        ("9AAA", "The link was made by a later version of the table. Reload the page."),
        ("1wkGAn_M2", "The link is cut short. Copy the whole link again."),
    ],
)
def test_a_link_that_cannot_be_opened_says_why(code: str, say: str) -> None:
    answer = ask("open", "", code=code)
    assert (answer["error"]["code"], answer["say"]) == ("bad-link", say)


def test_a_saved_log_is_opened_as_it_is_while_its_book_reads_the_same() -> None:
    assert ask("open_saved", STAMPED) == {
        "log": STAMPED,
        "changed": False,
        "say": "Opened at the soda.",
        "error": None,
    }


def test_a_log_under_an_older_wording_is_opened_to_be_read() -> None:
    answer = ask("open_saved", SPLIT.replace("hoyle-1864", "hoyle-1864 0badc0de"))
    assert answer == {
        "log": SPLIT,
        "changed": True,
        "say": "Dealt under an older wording of American Hoyle 1864: to be read by the present one, not played on.",
        "error": None,
    }


def test_of_a_saved_log_that_goes_wrong_the_good_part_is_opened() -> None:
    answer = ask("open_saved", f"{BOXED}turn 7h 7h\n")
    assert (answer["log"], answer["changed"], answer["error"]["line"]) == (BOXED, False, 4)


def test_every_line_comes_with_what_was_said_at_it() -> None:
    answer = ask("words", f"# mine\n{SPLIT}expect you 97\n")
    assert answer["lines"] == [
        {"line": 2, "text": "rules hoyle-1864", "say": "The table is dealt by American Hoyle 1864.", "turn": False},
        {"line": 3, "text": "open you 100", "say": "You sit down with 100 checks.", "turn": False},
        {
            "line": 4,
            "text": "soda Kd",
            "say": "Soda is the King of diamonds; it decides nothing. 51 cards left. Checks: 100.",
            "turn": False,
        },
        {"line": 5, "text": "bet you 5 on Q", "say": "5 on the Queen. Checks: 95.", "turn": False},
        {
            "line": 6,
            "text": "turn Qh Qs",
            "say": "Turn 1. Two Queens: a split. The bank takes 3 of your 5 on the Queen. Checks: 97.",
            "turn": True,
        },
    ]
    assert (answer["say"], ask("words", "rules hoyle-1864")["say"]) == ("5 lines.", "1 line.")
    assert ask("words", "")["lines"] == []
    assert ask("words", f"{BOXED}turn 7h 7h\n")["error"]["line"] == 4


def test_a_deal_is_read_by_every_other_book() -> None:
    answer = ask("under", SPLIT)
    rows = read_by(answer["html"])
    assert [*rows] == [HOYLE.name, *(book.name for book in LIBRARY.values() if book != HOYLE)]
    assert rows[HOYLE.name] == ("The bank takes 3 of your 5 on the Queen.", "97", [])
    assert rows[LIBRARY["laws-1880"].name][2] == ["corners", "strings"]
    assert {rule for *_, rules in rows.values() for rule in rules} <= {*RULES}
    same = sum(checks == "97" for _, checks, _ in rows.values()) - 1
    assert answer["say"] == f"{same} of {len(LIBRARY) - 1} other books leave everybody with the same checks."
    assert f"<caption>The same deal under {len(LIBRARY)} books</caption>" in answer["html"]
    Reader(answer["html"])


def test_of_an_evening_all_its_deals_are_read_by_every_other_book() -> None:
    html = ask("under", f"{SEATED}{whole_deal()}soda Kd\n")["html"]
    assert f"<caption>The same 2 deals under {len(LIBRARY)} books</caption>" in html


def test_one_other_book_leaves_the_same_and_not_leave() -> None:
    """Two books take a bet on the odd ranks."""
    answer = ask("under", "rules nevada\nopen you 100\nsoda Kd\nbet you 5 on odd\nturn Qh Qs\n")
    assert answer["say"] == f"1 of {len(LIBRARY) - 1} other books leaves everybody with the same checks."


def test_a_deal_under_house_rules_is_read_by_its_own_book_too() -> None:
    answer = ask("under", SPLIT.replace("hoyle-1864", "hoyle-1864 split=whole"))
    read = {name: checks for name, (_, checks, _) in read_by(answer["html"]).items()}
    assert next(iter(read.items())) == (f"{HOYLE.name}, with one house rule: two of a rank take all", "95")
    assert read[HOYLE.name] == "97"
    assert ask("under", "")["error"]["code"] == "no-rules"


@pytest.mark.parametrize("signs", SHEETS)
def test_the_deal_is_written_down_in_the_signs_of_each_book(signs: str) -> None:
    answer = ask("sheet", SPLIT, signs=signs)
    assert answer["text"] == cue_text(see(replay(SPLIT, LIBRARY)), SHEETS[signs])
    assert answer["say"].startswith("Kept to turn 1, in the marks of ")
    html = Reader(answer["html"])
    assert len([element for element in html.all if element.name == "tr"]) == 13


def test_signs_that_nobody_writes_are_refused() -> None:
    answer = ask("sheet", SPLIT, signs="runes")
    assert answer["say"] == "No sheet is kept in the signs 'runes'. Choose from tabs, board-game-book, cue-card."


def test_a_whole_deal_of_calls_goes_through_every_door() -> None:
    log = f"{SEATED}{last_three('5c 6c 7c', 'call you 2 on 5-6-7', 'turn 5c 6c', 'hock 7c')}"
    for do in ("share", "open_saved", "words", "under"):
        assert ask(do, log, seed="")["error"] is None
    assert ask("sheet", f"{SEATED}{whole_deal()}", signs="tabs")["error"] is None
