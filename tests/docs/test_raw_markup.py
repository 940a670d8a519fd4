"""Nothing of how a page is written is left for its readers, as an attribute is that was broken over two lines."""

from __future__ import annotations

from pathlib import Path

from lxml import html

LEFT = ("{:", "[[", "](", "[@", "[^")


def test_no_page_shows_its_markup(folder: Path) -> None:
    shown = {}
    for path in sorted(folder.rglob("*.html")):
        if not any(mark in (page := path.read_text(encoding="utf-8")) for mark in LEFT):
            continue
        root = html.fromstring(page.encode())
        for part in root.xpath("//script | //style | //pre | //code | //textarea | //template"):
            part.drop_tree()
        if found := [mark for mark in LEFT if mark in root.text_content()]:
            shown[path.relative_to(folder).as_posix()] = found
    assert shown == {}
