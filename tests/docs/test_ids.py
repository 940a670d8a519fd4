"""A link to a section leads to one place: no page has two parts of one id."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from lxml import html


def test_no_page_has_two_parts_of_one_id(folder: Path) -> None:
    twice = {}
    for path in sorted(folder.rglob("*.html")):
        counted = Counter(html.fromstring(path.read_bytes()).xpath("//@id"))
        if repeated := [name for name, times in counted.items() if times > 1]:
            twice[path.relative_to(folder).as_posix()] = repeated
    assert twice == {}
