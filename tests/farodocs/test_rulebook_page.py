from __future__ import annotations

import re
from dataclasses import replace
from html import escape

import pytest

from faro.rules import RULES
from faro.shell.rulebooks import library
from farodocs import examples
from farodocs.labels import labels, read, word
from farodocs.rulebook_page import page

BOOKS = library()
PAGE = page(BOOKS)
ROWS = {
    match[2]: (match[1], match[3])
    for match in re.finditer(r'<tr class="(faro-\w+)">.*?href="#rule-(\w+)">(.*?)</tr>', PAGE)
}
"""Every row that is about a rule: the class it is marked with, and the rest of it."""


def test_every_rule_and_every_value_has_its_words() -> None:
    assert {(rule, value) for rule, values in RULES.items() for value in ("label", *values)} == {
        (rule, value) for rule, words in labels()["rules"].items() for value in words
    }


def test_two_values_of_a_rule_never_read_the_same() -> None:
    for rule, values in RULES.items():
        assert len({word("rules", rule, value) for value in values}) == len(values), rule


def test_every_rule_stands_in_one_group() -> None:
    grouped = [rule for group in labels()["groups"] for rule in group["rules"]]
    assert sorted(grouped) == sorted(RULES)


def test_a_word_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match=r"glossary/labels.toml lacks rules.split.third"):
        word("rules", "split", "third")


def test_a_row_says_whether_the_books_differ() -> None:
    assert [*ROWS] == [rule for group in labels()["groups"] for rule in group["rules"]]
    for rule, (mark, row) in ROWS.items():
        differ = len({getattr(book, rule) for book in BOOKS.values()}) > 1
        assert mark == ("faro-differ" if differ else "faro-agree"), rule
        assert ("books differ" in row, "all agree" in row) == (differ, not differ), rule


def test_a_cell_holds_the_value_in_words_and_says_when_it_is_assumed() -> None:
    for rule, (_, row) in ROWS.items():
        for book in BOOKS.values():
            value = getattr(book, rule)
            cell = re.search(rf'<td data-book="{book.id}" data-value="{value}">(.*?)</td>', row)
            assert cell, f"{book.id} {rule}"
            assert cell[1].startswith(escape(word("rules", rule, value)))
            assert ("assumed" in cell[1]) == (book.source(rule).work is None), f"{book.id} {rule}"


def test_under_a_table_stands_who_says_so() -> None:
    for rule in RULES:
        told = re.search(rf'<details class="faro-sources" id="rule-{rule}">(.*?)</details>', PAGE)
        assert told, rule
        for book in BOOKS.values():
            source = book.source(rule)
            said = re.search(rf'<li data-book="{book.id}">(.*?)</li>', told[1])
            assert said, f"{book.id} {rule}"
            assert escape(source.place or source.assumed) in said[1]
            assert ("Assumed" in said[1]) == (source.work is None)


def test_every_source_of_a_rule_is_a_known_work() -> None:
    cited = {book.source(rule).work for book in BOOKS.values() for rule in RULES} - {None}
    assert cited <= {*read("sources")}


def test_books_that_agree_are_counted() -> None:
    book = BOOKS["denexa"]
    same = page({"denexa": book, "mine": replace(book, id="mine", short="Mine")})
    assert f"agree on {len(RULES)} points and differ on 0" in same
    assert "books differ" not in same


def test_heads_of_rows_and_columns_are_told_apart() -> None:
    assert "<th>" not in PAGE
    assert '<th scope="row">' in PAGE
    assert '<th scope="col"' in PAGE


def test_two_books_can_be_chosen_only_where_a_script_heeds_it() -> None:
    above, template = PAGE.split("<template>")[0], PAGE.split("<template>")[1].split("</template>")[0]
    assert "<select" not in above
    assert "<select" not in PAGE.split("</template>")[1]
    for book in BOOKS.values():
        assert template.count(f'<option value="{book.id}">') == 2


@pytest.mark.parametrize("book", BOOKS)
def test_every_rulebook_deals_an_example(book: str) -> None:
    dealt = [example for example in examples.find() if re.search(rf"^\s*rules {book}\b", example.log, re.M)]
    assert dealt, f"no example begins with 'rules {book}'"
