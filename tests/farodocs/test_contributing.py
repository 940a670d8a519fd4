"""What CONTRIBUTING.md and the pages that it leads to show can be written so, and what they name is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from mkdocs.config import load_config

from farodocs import folders
from farodocs.fences import fences
from farodocs.folders import DOCS, ROOT
from farodocs.inline.facts import find
from farodocs.lint import site
from farodocs.markup import mistakes
from farodocs.markup.fence_head import refuse_unknown

GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", GUIDE, re.M | re.S))
PAGES = "".join((DOCS / f"library/{name}.md").read_text(encoding="utf-8") for name in ("writing", "making", "testing"))
"""What it leads to: the references of those who contribute."""
SHOWN = {
    f"{title}, {number}": block
    for title, section in SECTIONS.items()
    for number, (_, block) in enumerate(re.findall(r"^(`{3,})markdown\n(.*?)^\1$", section, re.M | re.S), 1)
}
"""Every piece of Markdown that is shown, by its section."""
PLAYED = r"^```faro-(?:systems|earnings|spot|splits-test)\b.*?^```$"
"""The fences that play many deals, which have tests of their own."""
LONGEST = 10_000
"""Bytes of CONTRIBUTING.md: it is read through before anything is written, and what is looked up stands elsewhere."""
HEADS = dict(re.findall(r"^\| `(faro[\w-]*)(.*?)` \|", PAGES, re.M))
"""The head of each kind of fence as the page for writers tells it, by its language."""
ROOMS = ("", "engine/faro", "farodocs", "farodocs/data/glossary", "farodocs/figures", "farodocs/figures/cutaways")
"""The folders from which a path may be told."""
PATHS = sorted({*re.findall(r"`([\w./-]+(?:/|\.(?:py|toml|md|js|txt|yml)))`", GUIDE + PAGES)})


@pytest.fixture(scope="module")
def config() -> Any:
    return load_config(str(ROOT / site.CONTENTS))


@pytest.mark.parametrize("block", SHOWN.values(), ids=SHOWN)
def test_what_is_shown_is_taken(block: str, config: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    monkeypatch.setattr(folders, "DOCS", docs)
    # Lessons are numbered from 0, and this one stands alone.
    page = re.sub(r'(faro-lesson .*number=)"\d+"', r'\1"0"', re.sub(PLAYED, "", block, flags=re.M | re.S))
    (docs / "page.md").write_text(page, encoding="utf-8")
    mistakes.gather()
    site._converted(docs / "page.md", config)
    assert mistakes.gathered() == []


@pytest.mark.parametrize("asked", sorted({*re.findall(r"`\[\[=([^\]`]+)\]\]`", GUIDE + PAGES)}))
def test_a_number_that_is_asked_is_told(asked: str) -> None:
    assert find(asked)[1]


def test_it_is_short() -> None:
    assert len(GUIDE.encode()) <= LONGEST, "say it shorter, or on a page that is looked up"


def test_every_kind_of_fence_is_told_with_options_that_it_has() -> None:
    kinds = {fence.language: fence.options for fence in fences()} | {"faro-data": ("part",)}
    assert HEADS.keys() == kinds.keys()
    for language, head in HEADS.items():
        refuse_unknown(dict.fromkeys(re.findall(r'(\w+)="', head), ""), language, kinds[language])


@pytest.mark.parametrize("path", PATHS)
def test_what_is_named_is_there(path: str) -> None:
    places = [ROOT / room / path for room in ROOMS]
    named = path.rpartition("/")[2]
    assert any(place.exists() for place in places) or ("/" not in path and [*ROOT.glob(f"[efgt]*/**/{named}")]), path
