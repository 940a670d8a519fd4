"""Every page of the rules ends with what a reader can now do, and leads to the lesson that practises it."""

from __future__ import annotations

import re

import pytest

from farodocs import folders

RULES = folders.DOCS / "rules"
PAGES = sorted(path.relative_to(RULES).as_posix() for path in RULES.rglob("*.md"))
NOW = re.compile(r"^## .*\{#now\}\n(?P<says>.*?)(?=^## |^\[\^|\Z)", re.M | re.S)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_of_the_rules_ends_with_what_one_can_do_and_where_it_is_practised(page: str) -> None:
    found = NOW.search((RULES / page).read_text(encoding="utf-8"))
    assert found, "it does not say what a reader can do now"
    lessons = re.findall(r"\]\((?:\.\./)+learn/([a-z-]+)\.md\)", found["says"])
    assert lessons, "it leads to no lesson"
    assert all((folders.DOCS / "learn" / f"{lesson}.md").is_file() for lesson in lessons)


def test_each_drill_is_reached_from_a_page_of_the_rules() -> None:
    texts = "".join((RULES / page).read_text(encoding="utf-8") for page in PAGES)
    drilled = {*re.findall(r"drills\.md#(\w+)", texts)}
    assert drilled == {"keep", "pay", "call"}
