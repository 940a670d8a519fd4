"""Which sentences count or deny over books, and that each of ours was read as it stands."""

from __future__ import annotations

from datetime import date

import pytest

from farodocs.lint.counting import Read, counts, marks, marks_of_this_site, unread
from farodocs.lint.sentences import Sentence, sentences

ON = date(2026, 11, 22)


@pytest.mark.parametrize(
    "text",
    [
        "No rule-book of this site does.",
        "Every book has it so.",
        "The other six books refuse it.",
        "In most books the first card loses.",
        "All the American rule-books pay four to one.",
        "Seven books halve it.",
        "None of the older English books tells.",
        "Only Denexa describes the way around.",
        "Nevada Faro alone takes them.",
        "Meyer’s glossary alone has the word.",
        "Both books of 1979 say so.",
        "The books all agree.",
        "So all American sources have it.",
        "It is the only book that has it.",
        "Asleep in the other two rule-books.",
        "Pairs are all that the bank has.",
        "That is all that is told of him.",
        "The bank lives on pairs, and nothing else feeds it.",
        "There was no soda and no hock.",
        "In America it is free.",
        "On a case the stake costs nothing.",
        "They are the dearest bets on the cloth.",
        "Every house has a box.",
        "No banker would have it.",
        "Pharaon is first recorded in 1688.",
        "The oldest quotation is of 1838.",
        "It is printed for the first time in any book of games.",
        "The first English law against Faro is of 1739.",
    ],
)
def test_a_sentence_that_counts_is_found(text: str) -> None:
    assert counts(text)


@pytest.mark.parametrize(
    "text",
    [
        "[[=books call=refused as=Word]] rule-books take none, and all books are asked.",
        "A rule-book says so, and this book too.",
        "Play it under one book and then under another.",
        "He said “no book has it” and left.",
        "A stake on the King alone is paid.",
        "Two thirds of the stake are lost.",
        "Alone at the table, she opened a book.",
        "He lost all that he had.",
        "He thought of nothing else.",
        "If there was no way in, somebody began a fight.",
        "Where there was no case-keeper, the slip did its work.",
        "A punter is free to lift his stake.",
        "Put stakes in order, the cheapest first.",
        "He left the house, and every card with it.",
        "The first card of a turn loses.",
        "The first Law of Faro has it.",
    ],
)
def test_a_sentence_that_does_not_is_left_alone(text: str) -> None:
    assert not counts(text)


def test_a_changed_sentence_is_read_again() -> None:
    old, new = "No book has it.", "No old book has it."
    found = list(unread([Sentence("docs/a.md", 3, new)], [Read("docs/a.md", old, ON, "all")]))
    assert [line.split(":")[0] for line in found] == ["docs/a.md", "glossary/sentences-read.toml"]
    assert "[[=books" in found[0]
    assert old in found[1]
    assert not list(unread([Sentence("docs/a.md", 9, old)], [Read("docs/a.md", old, ON, "all")]))


def test_a_mark_is_of_its_own_page() -> None:
    marked = [Read("docs/b.md", "No book has it.", ON, "all")]
    assert len(list(unread([Sentence("docs/a.md", 3, "No book has it.")], marked))) == 2


def test_a_mark_says_when_and_against_what() -> None:
    whole = {"in": "docs/a.md", "sentence": "No book.", "on": ON, "against": "all"}
    assert marks({"read": [whole]}) == [Read("docs/a.md", "No book.", ON, "all")]
    for name in whole:
        with pytest.raises(KeyError, match=name):
            marks({"read": [{key: value for key, value in whole.items() if key != name}]})


def test_every_sentence_of_ours_asks_or_was_read() -> None:
    found = list(unread(sentences(), marks_of_this_site()))
    assert not found, "\n".join(found)


def test_every_mark_is_dated_and_says_what_was_looked_at() -> None:
    for mark in marks_of_this_site():
        assert type(mark.on) is date, mark.sentence
        assert len(mark.against.split()) > 2, mark.sentence
