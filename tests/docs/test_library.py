"""The page of the library: each of its pages under its own name, in the order of the contents."""

from __future__ import annotations

import re

import yaml

from farodocs.folders import DOCS, ROOT

LINK = re.compile(r"\*\*([^*]+)\*\*[^\]]*\]\(([\w-]+\.md)\)|(?<!!)\[([^\]*!]+)\]\(([\w-]+\.md)\)")


def test_the_library_calls_its_pages_by_their_names_in_the_order_of_the_contents() -> None:
    text = (DOCS / "library" / "index.md").read_text(encoding="utf-8").replace("\n  ", " ")
    named = [(door or link, door_page or page) for door, door_page, link, page in LINK.findall(text)]
    titles = {}
    for _, page in named:
        head = (DOCS / "library" / page).read_text(encoding="utf-8").split("---")[1]
        titles[page] = yaml.safe_load(head)["title"]
    assert [name for name, _ in named] == [titles[page] for _, page in named]
    contents = re.findall(r"library/([\w-]+\.md)", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert [page for _, page in named] == contents[1:]
