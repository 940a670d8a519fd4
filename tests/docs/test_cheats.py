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


def test_what_a_cheat_did_at_the_table_and_earned_is_folded() -> None:
    """Its name, its picture, what the table saw and what beat it are read without it."""
    fold = re.compile(r'^<details class="faro-shown" markdown="1">$.*?^</details>$', re.M | re.S)
    kept, demonstrations = "".join(fold.sub("", page) for page in PAGES), "".join(PAGES)
    assert "```faro-earnings" not in kept
    assert kept.count("**What the table saw.**") == demonstrations.count("**What the table saw.**") > 30
    assert kept.count("**What beat it.**") == demonstrations.count("**What beat it.**") > 30
