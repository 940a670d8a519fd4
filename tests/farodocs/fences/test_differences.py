"""The fence of differences: what its table says, where its rows lead, and that what is wrong stops the build."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from faro.rulebooks.rulebook import RULES, with_rules
from faro.rulebooks.shelf import library
from faro.words.comparison import differences
from farodocs.data.labels import labels, word
from farodocs.fences.differences import render
from farodocs.folders import DOCS
from farodocs.markup import examples
from farodocs.markup.page_link import page_link
from tests.farodocs.fence_on_page import Pages

BOOKS = library()
HERE = "../rulebooks/"
ROW = re.compile(r'<tr><th scope="row"><a href="([^"]*)#rule-(\w+)">(.*?)</a></th>(.*?)</tr>')


def written(head: str, inside: str = "") -> str:
    return f"# A page\n\n```faro-rules {head}\n{inside}```\n"


@pytest.fixture
def convert(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    return Pages(tmp_path, monkeypatch).convert


def test_the_points_on_which_the_books_differ_stand_in_the_groups_order() -> None:
    named = ("pharo", "hoyle-1864", "stuss")
    rows = ROW.findall(render({"books": " ".join(named)}, HERE))
    differ = differences(*(BOOKS[name] for name in named))
    assert [rule for _, rule, _, _ in rows] == [
        rule for group in labels()["groups"] for rule in group["rules"] if rule in differ
    ]
    assert differ
    for page, rule, heading, cells in rows:
        assert page == HERE
        assert heading == escape(word("rules", rule))
        values = re.findall("<td>(.*?)</td>", cells)
        for name, value in zip(named, values, strict=True):
            book = BOOKS[name]
            assert value.startswith(escape(word("rules", rule, getattr(book, rule)))), (rule, name)
            assert ("assumed</span>" in value) == (book.source(rule).work is None), (rule, name)


def test_the_caption_counts_the_points() -> None:
    differ = differences(BOOKS["pharo"], BOOKS["stuss"])
    html = render({"books": "pharo stuss"}, HERE)
    said = f"agree on {len(RULES) - len(differ)} of {len(RULES)} points, and differ on these."
    assert f"<caption><span><i>Pharo</i> and <i>Stuss</i> {said}</span></caption>" in html
    assert re.findall(r'<th scope="col">(.*?)</th>', html) == ["Point", "Pharo", "Stuss"]


def test_a_house_rule_is_a_book_of_its_own_and_is_marked() -> None:
    value = next(value for value in RULES["call"] if value != BOOKS["meyer"].call)
    html = render({"books": f"meyer meyer call={value}"}, HERE)
    ((_, rule, _, cells),) = ROW.findall(html)
    assert rule == "call"
    assert f'{escape(word("rules", "call", value))} <span class="faro-assumed">house rule</span>' in cells
    assert f'<th scope="col">{escape(with_rules(BOOKS["meyer"], {"call": value}).name)}</th>' in html


def test_books_that_agree_are_said_to_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farodocs.fences.differences.differences", lambda *books: ())
    assert render({"books": "meyer denexa"}, HERE) == (
        f"<p><i>{escape(BOOKS['meyer'].name)}</i> and <i>Denexa Games</i> agree on all {len(RULES)} points.</p>"
    )


@pytest.mark.parametrize(
    ("head", "inside", "sentence"),
    [
        ('books="meyer hoile-1864"', "", "no rule-book is called 'hoile-1864'"),
        ('books="meyer meyer cal=refused"', "", "meyer: cal is no key of a rule-book (bad-rulebook); did you mean"),
        ('books="meyer"', "", "a faro-rules fence lays two books or more side by side; write books="),
        ("", "", "a faro-rules fence lays two books or more side by side; write books="),
        ('books="meyer denexa meyer"', "", "a faro-rules fence lays Meyer’s house game beside itself; name it once"),
    ],
)
def test_what_is_wrong_stops_the_build_with_file_and_line(
    convert: Callable[[str], str], head: str, inside: str, sentence: str
) -> None:
    with pytest.raises(SuperFencesException) as caught:
        convert(written(head, inside))
    assert str(caught.value).startswith(f"docs/page.md:3: {sentence}")


def test_a_word_that_is_missing_stops_the_build_too(
    convert: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacks(*names: str) -> str:
        raise KeyError("glossary/labels.toml lacks rules.call.label")

    monkeypatch.setattr("farodocs.fences.differences.word", lacks)
    with pytest.raises(SuperFencesException) as caught:
        convert(written('books="meyer denexa"'))
    assert str(caught.value) == "docs/page.md:3: glossary/labels.toml lacks rules.call.label"


def test_a_fence_that_is_only_shown_is_not_run(convert: Callable[[str], str]) -> None:
    assert "<table" not in convert(f"````markdown\n{written('books=nonsense')}````\n")


def test_the_fence_is_no_example() -> None:
    assert [*examples.read(written('books="meyer denexa"'), DOCS)] == []


def test_a_page_that_nobody_places_stands_at_the_root() -> None:
    assert page_link(Markdown(), "rules/rulebooks") == "rules/rulebooks/"
