"""The pages of the cheats: each has its section under its one name."""

from __future__ import annotations

import re

from faro.cheats.names import NAMES
from farodocs import examples

PAGES = [page.read_text(encoding="utf-8") for page in sorted((examples.DOCS / "cheats").glob("*.md"))]


def test_the_section_of_a_cheat_bears_its_name() -> None:
    headings = [(id, words) for page in PAGES for words, id in re.findall(r"^#+ (.+) \{#([\w-]+)\}$", page, re.M)]
    assert {*NAMES.items()} <= {*headings}
