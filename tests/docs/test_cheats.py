"""The pages of the cheats: each has its section under its one name, and every drawing stands on one."""

from __future__ import annotations

import re

from faro.cheats.library import cheats
from farodocs.figures.cutaways import CUTAWAYS
from farodocs.folders import DOCS

PAGES = [page.read_text(encoding="utf-8") for page in sorted((DOCS / "cheats").glob("*.md"))]


def test_the_section_of_a_cheat_bears_its_name() -> None:
    headings = [(id, words) for page in PAGES for words, id in re.findall(r"^#+ (.+) \{#([\w-]+)\}$", page, re.M)]
    assert {(cheat.id, cheat.name) for cheat in cheats().values()} <= {*headings}


def test_every_drawing_stands_on_a_page() -> None:
    drawn = [device for page in PAGES for device in re.findall(r'^```faro-cutaway device="([\w-]+)"$', page, re.M)]
    assert sorted(drawn) == sorted(CUTAWAYS)
