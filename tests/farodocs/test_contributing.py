"""What CONTRIBUTING.md shows can be written so, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from mkdocs.config import load_config

from farodocs import folders
from farodocs.folders import ROOT
from farodocs.inline.facts import find
from farodocs.lint import site
from farodocs.markup import mistakes

GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", GUIDE, re.M | re.S))
SHOWN = {
    f"{title}, {number}": block
    for title, section in SECTIONS.items()
    for number, (_, block) in enumerate(re.findall(r"^(`{3,})markdown\n(.*?)^\1$", section, re.M | re.S), 1)
}
"""Every piece of Markdown that is shown, by its section."""
PLAYED = r"^```faro-(?:systems|earnings|spot|splits-test)\b.*?^```$"
"""The fences that play many deals, which have tests of their own."""
ROOMS = ("", "engine/faro", "farodocs", "farodocs/data/glossary", "farodocs/figures", "farodocs/figures/cutaways")
"""The folders from which a path may be told."""
PATHS = sorted({*re.findall(r"`([\w./-]+(?:/|\.(?:py|toml|md|js|txt|yml)))`", GUIDE)})


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


@pytest.mark.parametrize("asked", re.findall(r"`\[\[=([^\]`]+)\]\]`", SECTIONS["Tell a number"]))
def test_a_number_that_is_asked_is_told(asked: str) -> None:
    assert find(asked)[1]


@pytest.mark.parametrize("path", PATHS)
def test_what_is_named_is_there(path: str) -> None:
    places = [ROOT / room / path for room in ROOMS]
    named = path.rpartition("/")[2]
    assert any(place.exists() for place in places) or ("/" not in path and [*ROOT.glob(f"[efgt]*/**/{named}")]), path
