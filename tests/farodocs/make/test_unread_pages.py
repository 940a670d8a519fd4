"""Under `make serve` the neighbours of what is edited keep their titles: those that have none under nav as well."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config

from farodocs.folders import ROOT

HOOK = "farodocs/make/hooks.py"
CONTENTS = ["index.md", "lessons/index.md", "lessons/soda.md", "lessons/hock.md"]
ADDED = "lessons/copper.md"
AN_HOUR = 3600

Edit = Callable[[str], str]


def title(page: str) -> str:
    """What a page calls itself, in its own head."""
    return f"The page {page.removesuffix('.md').replace('/', ' ')}"


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """Write a page of a small site that is served, and have what it shows then, without the space between elements."""
    written: list[str] = []

    def write(page: str) -> None:
        file = tmp_path / "docs" / page
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"---\ntitle: {title(page)}\n---\n\nEdited {len(written)} times.\n", encoding="utf-8")
        # Whatever the grain of the machine's clock for files: it is newer than what was built from it.
        os.utime(file, (time.time(), time.time() + AN_HOUR * bool(written)))
        written.append(page)

    def serve() -> None:
        """What the server does at first, and after every edit."""
        home, *lessons = dict.fromkeys(CONTENTS + written)
        config = {
            "site_name": "A small site",
            "theme": {
                "name": "material",
                "custom_dir": str(ROOT / "farodocs" / "theme"),
                "features": ["navigation.indexes", "navigation.footer"],
            },
            "plugins": [],
            "hooks": [str(ROOT / HOOK)],
            "nav": [home, {"Lessons": lessons}],
        }
        (tmp_path / "mkdocs.yml").write_text(yaml.safe_dump(config), encoding="utf-8")
        build(load_config(str(tmp_path / "mkdocs.yml")), serve_url="http://127.0.0.1:8000/", dirty=True)

    def edited(page: str) -> str:
        write(page)
        serve()
        shown = tmp_path / "site" / page.removesuffix("index.md").removesuffix(".md") / "index.html"
        return re.sub(r">\s+|\s+<", lambda space: space[0].strip(), shown.read_text(encoding="utf-8"))

    for page in CONTENTS:
        write(page)
    serve()
    return edited


def test_a_lesson_is_edited(edit: Edit) -> None:
    shown = edit("lessons/soda.md")
    assert f">{title('lessons/hock.md')}</a>" in shown
    assert f'aria-label="Previous: {title("lessons/index.md")}"' in shown
    assert f'aria-label="Next: {title("lessons/hock.md")}"' in shown
    assert "None" not in shown


def test_the_index_of_a_section_is_edited(edit: Edit) -> None:
    shown = edit("lessons/index.md")
    assert all(f">{title(page)}</a>" in shown for page in ("index.md", "lessons/soda.md", "lessons/hock.md"))
    assert f'aria-label="Next: {title("lessons/soda.md")}"' in shown
    assert "None" not in shown


def test_a_page_is_added(edit: Edit) -> None:
    shown = edit(ADDED)
    assert f'aria-label="Previous: {title("lessons/hock.md")}"' in shown
    again = edit("lessons/hock.md")
    assert f'aria-label="Next: {title(ADDED)}"' in again
    assert "None" not in shown + again


def test_the_project_itself_has_the_hook() -> None:
    assert f"  - {HOOK}\n" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
