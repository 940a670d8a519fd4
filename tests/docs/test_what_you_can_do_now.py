"""Every page of the rules ends with what its reader can now do, and where."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farodocs.folders import DOCS

HEADING = "## What you can do now {#now}"


@pytest.mark.parametrize("path", sorted((DOCS / "rules").rglob("*.md")), ids=str)
def test_a_page_of_rules_ends_with_what_its_reader_can_do(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    last = text[text.rindex("\n## ") + 1 :]
    assert last.startswith(HEADING), f"{path} ends with {last.splitlines()[0]!r}"
    assert re.search(r"\]\([^)]*\.md", last), f"{path} leads nowhere"
