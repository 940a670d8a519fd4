from __future__ import annotations

import pytest

import faro
from faro.base.errors import FaroError
from faro.base.sentences import SENTENCES
from faro.rulebooks.house_rules import _HANGS_ON, vary
from tests.engine.tables import LIBRARY, at


@pytest.mark.parametrize(
    ("book", "changes", "sentence"),
    [
        ("pharaon", {"face_takes": "half"}, "face_takes changes nothing in Pharaon"),
        ("denexa", {"face_takes": "half"}, "face_takes changes nothing in Denexa Games"),
        ("pharaon", {"cat": "2-to-1"}, "cat changes nothing in Pharaon"),
        ("stuss", {"corners_bent": "at-the-win"}, "corners_bent changes nothing in Stuss"),
        ("basset", {"pli": "allowed"}, "pli changes nothing in Basset"),
        ("hoyle-1864", {"pli": "allowed", "split": "whole"}, "pli changes nothing in American Hoyle 1864"),
        ("hoyle-1864", {"opposed_last": "as-open"}, "opposed_last changes nothing in American Hoyle 1864"),
    ],
)
def test_a_house_rule_that_changes_nothing_is_refused(book: str, changes: dict[str, str], sentence: str) -> None:
    with pytest.raises(FaroError, match="bad-rulebook") as caught:
        vary(LIBRARY[book], changes)
    assert caught.value.sentence.startswith(sentence)


def test_what_is_varied_twice_is_looked_at_as_a_whole() -> None:
    opposed = vary(LIBRARY["german-pharo"], {"copper": "allowed", "opposed_last": "as-open"})
    with pytest.raises(FaroError, match="opposed_last changes nothing"):
        vary(opposed, {"copper": "refused"})


def test_a_rule_that_is_changed_back_is_the_books_own_again() -> None:
    book = LIBRARY["hoyle-1864"]
    other = vary(book, {"split": "whole", "cat": "4-to-1"})
    assert vary(other, {"split": "half"}) == vary(book, {"cat": "4-to-1"})
    back = vary(other, {"split": "half", "cat": book.cat})
    assert (back, back.name, back.house_rules) == (book, book.name, ())
    assert back.source("cat") == book.source("cat")


def test_a_rule_that_is_named_as_it_is_printed_keeps_its_source() -> None:
    book = LIBRARY["hoyle-1864"]
    named = vary(book, {"split": book.split, "cat": "4-to-1"})
    assert named.source("split") == book.source("split")
    assert not named.is_assumed("split")
    assert named.words == ("hoyle-1864", "cat=4-to-1")
    assert str(named.source("cat")) == "assumed: a rule of this house"


def test_a_stranger_varies_a_book_as_a_log_does() -> None:
    with pytest.raises(FaroError, match="cat changes nothing in Stuss"):
        faro.vary(LIBRARY["stuss"], {"cat": "1-to-1"})


def test_a_soda_takes_where_stakes_may_lie_before_it() -> None:
    assert vary(LIBRARY["hoyle-1864"], {"face_takes": "half"}).takes_first
    assert vary(LIBRARY["denexa"], {"first_stakes": "before-soda", "face_takes": "half"}).takes_first


def test_a_rule_has_effect_beside_the_one_it_hangs_on() -> None:
    book = vary(LIBRARY["german-pharo"], {"copper": "allowed", "opposed_last": "as-open"})
    assert (book.copper, book.opposed_last) == ("allowed", "as-open")


def test_a_pli_plays_on_what_a_doublet_leaves_of_any_stake() -> None:
    bar = vary(LIBRARY["hoyle-1864"], {"pli": "allowed", "split": "whole", "high_card": "tie-half"})
    played = at("open ann 100\nsoda Kd\nbet ann 10 on high-card\nturn 7h 7s\npli ann high-card", bar)
    assert [bet.stake for bet in played.bets] == [5]
    changes = {"pli": "allowed", "split": "whole", "figure_doublet": "half"}
    assert vary(LIBRARY["german-pharo"], changes).pli == "allowed"


def test_each_rule_that_hangs_on_another_has_its_sentence() -> None:
    assert {f"bad-rulebook/{rule}" for rule in _HANGS_ON} <= SENTENCES.keys()
