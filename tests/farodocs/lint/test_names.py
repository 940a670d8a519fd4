"""A page has one name, in its head, over its text and in the contents, and a short one where it is long."""

from __future__ import annotations

from typing import Any

import pytest

from farodocs.lint.names import LONGEST, contents_names, name_faults

LONG = "The rule-books side by side"


@pytest.mark.parametrize(
    ("head", "text"),
    [
        ({"title": "The split"}, "# The split\n\nA pair.\n"),
        ({"title": "The split"}, "# The split {#pair}\n\n## Another heading\n"),
        ({"title": LONG, "short": "The rule-books"}, f"# {LONG}\n"),
    ],
)
def test_a_page_of_one_name_is_left_alone(head: dict[str, str], text: str) -> None:
    assert not [*name_faults("page.md", head, text)]


@pytest.mark.parametrize(
    ("head", "heading", "said"),
    [
        (
            {"title": "Set the case-keeper"},
            "What does it cost now?",
            "the head calls the page 'Set the case-keeper' and the heading 'What does it cost now?'; "
            "give both the same words, and say the rest under the heading",
        ),
        (
            {"title": LONG},
            LONG,
            "the title has 27 letters; write a short one beside it, for a phone’s header, "
            "as short: The rule-books, of 22 letters at most",
        ),
        ({"title": LONG, "short": LONG}, LONG, f"the short title has 27 letters; write {LONGEST} at most"),
        (
            {"title": "Odds", "short": "Cost"},
            "Odds",
            "the title has 4 letters and needs no short one beside it; take that out",
        ),
    ],
)
def test_a_page_of_two_names_or_of_one_too_long_is_told(head: dict[str, str], heading: str, said: str) -> None:
    assert [*name_faults("page.md", head, f"# {heading}\n")] == [f"docs/page.md:1: {said}"]


TITLES = {"index.md": "Faro", "rules/index.md": "Rules", "rules/odds/index.md": "Odds", "rules/laws.md": "The laws"}


def contents(odds: str, laws: str | dict[str, str]) -> tuple[str, list[Any]]:
    nav = [{"Home": "index.md"}, {"Rules": ["rules/index.md", {odds: ["rules/odds/index.md"]}, laws]}]
    entry = laws if isinstance(laws, str) else next(f"{name}: {page}" for name, page in laws.items())
    text = (
        "nav:\n  - Home: index.md\n  - Rules:\n      - rules/index.md\n"
        f"      - {odds}:\n          - rules/odds/index.md\n      - {entry}\n"
    )
    return text, nav


def test_contents_that_say_no_name_of_their_own_are_left_alone() -> None:
    assert not [*contents_names("mkdocs.yml", *contents("Odds", "rules/laws.md"), TITLES)]


def test_a_page_that_the_contents_name_is_told() -> None:
    assert [*contents_names("mkdocs.yml", *contents("Odds", {"Laws": "rules/laws.md"}), TITLES)] == [
        "mkdocs.yml:7: rules/laws.md has its name in its own head; write the address alone"
    ]


def test_a_section_named_unlike_its_first_page_is_told() -> None:
    assert [*contents_names("mkdocs.yml", *contents("What it costs", "rules/laws.md"), TITLES)] == [
        "mkdocs.yml:5: the section is called 'What it costs' and its first page 'Odds'; give both one name"
    ]
