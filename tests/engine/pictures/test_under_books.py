from __future__ import annotations

from faro.pictures.under_books import under_books
from faro.words.comparison import compare
from tests.engine.boards import Reader
from tests.engine.tables import LIBRARY

POT = "rules meyer\nopen you 10\nsoda Kd\nbet you 4 on pot\nturn 6h 7s\n"
BOOKS = ["meyer", "meyer", "meyer combination=push", "board-game-book"]


def drawn(books: list[str] = BOOKS, log: str = POT) -> Reader:
    return Reader(under_books(compare(log, LIBRARY, books, "you"), "The same deal"))


def cells(html: Reader) -> list[list[str]]:
    """The texts of each row of a book."""
    rows = [element for element in html.all if element.name == "tr"][1:]
    return [[element.text for element in row.inside if element.name == "td"] for row in rows]


def test_a_row_is_a_book_with_what_it_says_and_whom_it_leaves_with_what() -> None:
    html = drawn()
    rows = [element for element in html.all if element.name == "tr"]
    heads = [element.text for element in rows[0].inside]
    assert heads == ["Rule-book", "What is said", "You, checks in all", "Differs in"]
    own, same, push, refuses = (
        [element.text for element in row.inside if element.name in ("th", "td")][:3] for row in rows[1:]
    )
    assert own[0] == "Meyer’s house game"
    assert own[2] == same[2] == "8"
    assert push[1] == "Your 4 on the Pot is a push and comes back."
    assert (push[2], refuses[2]) == ("10", "–")
    assert refuses[1] == "Board Game Book 1979 takes no bet on the Pot."


def test_the_tables_own_book_and_those_that_refuse_are_marked() -> None:
    html = drawn()
    assert [element.attributes.get("class") for element in html.all if element.name == "tr"][1:] == [
        "faro-own",
        None,
        None,
        "faro-refuses",
    ]


def test_the_rules_that_differ_are_listed_by_their_fields() -> None:
    html = drawn()
    assert next(element.text for element in html.all if element.name == "summary") == "1 point"
    points = [element for element in html.all if "data-rule" in element.attributes]
    assert (points[0].attributes["data-rule"], points[0].text) == ("combination", "combination push")
    assert [row[-1] for row in cells(html)[:2]] == ["this table’s book", "nothing"]


def test_a_book_that_refuses_comes_to_no_number_of_checks() -> None:
    log = "rules meyer\nopen you 10\nsoda Kd\nopen ann 5\n"
    html = drawn(["meyer", "pharaon"], log)
    rows = cells(html)
    assert rows[0][1:3] == ["10", "5"]
    assert rows[1][1:3] == ["–", "–"]
