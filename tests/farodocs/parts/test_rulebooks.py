from __future__ import annotations

import re
from dataclasses import replace
from html import escape

import pytest

from faro.rulebooks.rulebook import RULES, Source
from faro.rulebooks.shelf import library
from farodocs.data.labels import labels, read, word
from farodocs.data.records.findings import DataError
from farodocs.parts.rulebooks import compared, shelf

BOOKS = library()
PAGE = compared(BOOKS)
ROWS = {
    match[2]: (match[1], match[3])
    for match in re.finditer(r'<tr class="(faro-\w+)">.*?href="#rule-(\w+)">(.*?)</tr>', PAGE)
}
"""Every row that is about a rule: the class it is marked with, and the rest of it."""


def test_a_source_that_is_not_described_is_told_with_its_file_and_its_rule() -> None:
    book = BOOKS["meyer"]
    cites = replace(book, sources=book.sources.put("split", Source("bisbee-1903", "rule 4", "")))
    with pytest.raises(DataError) as caught:
        compared({"meyer": cites})
    assert str(caught.value) == (
        "engine/faro/rulebooks/meyer.toml: split.source: 'bisbee-1903' is no key of glossary/sources.toml; add it there"
    )


def test_a_row_says_whether_the_books_differ() -> None:
    assert [*ROWS] == [rule for group in labels()["groups"] for rule in group["rules"]]
    for rule, (mark, row) in ROWS.items():
        stated = [getattr(book, rule) for book in BOOKS.values() if book.source(rule).work]
        differ = len({*stated}) > 1
        assert mark == ("faro-differ" if differ else "faro-agree"), rule
        assert ("books differ" in row) == differ, rule
        assert ("no book says" in row) == (not stated), rule


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


def test_books_that_agree_are_marked_so_as_far_as_they_speak() -> None:
    book = BOOKS["denexa"]
    silent = replace(
        book, id="mine", short="Mine", split="whole", sources=book.sources.put("split", Source(None, "", "so"))
    )
    page = compared({"denexa": book, "mine": silent})
    assert "books differ" not in page
    assert "= all agree" in page
    assert 'href="#rule-split">' in page
    [row] = re.findall(r'<tr class="faro-agree">(?:(?!<tr).)*?href="#rule-split">.*?</tr>', page)
    assert "= 1 book says so" in row


def test_the_shelf_counts_what_a_book_states() -> None:
    rows = re.findall(r"<code>([\w-]+)</code></th><td>.*?</td><td>(\d+) stated, (\d+) assumed</td>", shelf(BOOKS))
    assert [book for book, *_ in rows] == [*BOOKS]
    for book, stated, not_stated in rows:
        assert int(not_stated) == sum(BOOKS[book].source(rule).work is None for rule in RULES)
        assert int(stated) + int(not_stated) == len(RULES)


def test_heads_of_rows_and_columns_are_told_apart() -> None:
    assert "<th>" not in PAGE
    assert '<th scope="row">' in PAGE
    assert '<th scope="col"' in PAGE


def test_two_books_can_be_chosen_in_the_element_that_heeds_it() -> None:
    above, rest = shelf(BOOKS).split("<faro-comparison ")
    choices, below = rest.split("</faro-comparison>")
    assert "<select" not in above + below
    for book in BOOKS.values():
        assert choices.count(f'<option value="{book.id}">') == 2
