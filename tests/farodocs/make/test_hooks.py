"""What MkDocs asks as it serves: a page that reads otherwise is made anew. A build wants nothing but the mistakes.

The neighbours of what is edited keep their titles: those that have none under nav as well.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from farodocs import search
from farodocs.folders import DOCS, ROOT
from farodocs.make import generated, hooks
from farodocs.markup import mistakes

PAGE = DOCS / "rules" / "paying.md"
HOOK = "farodocs/make/hooks.py"
CONTENTS = ["index.md", "lessons/index.md", "lessons/soda.md", "lessons/hock.md"]
ADDED = "lessons/copper.md"
AN_HOUR = 3600

Edit = Callable[[str], str]


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MkDocsConfig:
    """A site in which a page stands as it was built, whose data have changed since."""
    monkeypatch.setattr(hooks, "forget", lambda: None)
    seen: list[str] = []
    monkeypatch.setattr(hooks._reading, "look", lambda: seen.append("the data"))
    monkeypatch.setattr(generated, "before_the_pages", lambda: len(seen) - 1)  # looked at before they are read
    monkeypatch.setattr(hooks._reading, "changed", lambda: [PAGE])
    (tmp_path / "rules" / "paying").mkdir(parents=True)
    (tmp_path / "rules" / "paying" / "index.html").write_text("as it was", encoding="utf-8")
    config = MkDocsConfig()
    config.load_dict({"site_name": "A site", "site_dir": str(tmp_path)})
    return config


@pytest.mark.parametrize(("command", "stays"), [("build", True), ("serve", False)])
def test_what_is_served_is_made_anew_where_it_reads_otherwise(command: str, stays: bool, config: MkDocsConfig) -> None:
    before = PAGE.stat().st_mtime_ns
    hooks.on_startup(command=command)
    hooks.on_pre_build(config=config)
    mistakes.gathered()
    assert (Path(config.site_dir) / "rules" / "paying" / "index.html").is_file() == stays
    assert PAGE.stat().st_mtime_ns == before


def test_all_that_is_wrong_is_told_at_once(config: MkDocsConfig) -> None:
    hooks.on_startup(command="build")
    hooks.on_pre_build(config=config)
    for line in ("docs/a.md:1: one", "docs/b.md:2: two"):
        mistakes.tell(ValueError(line))
    with pytest.raises(PluginError) as told:
        hooks.on_env(None, config=config)
    assert str(told.value) == "\ndocs/a.md:1: one\ndocs/b.md:2: two"


def test_what_cannot_be_generated_stops_the_server(config: MkDocsConfig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "before_the_pages", lambda: 1)
    hooks.on_startup(command="serve")
    with pytest.raises(PluginError, match="could not be made"):
        hooks.on_pre_build(config=config)


def test_who_edits_waits_for_no_search_but_the_next_build_does(
    config: MkDocsConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, found = Event(), Event()

    def write(*_: object) -> None:
        looked.wait(60)
        found.set()

    monkeypatch.setattr(search, "write", write)
    hooks.on_startup(command="serve")
    hooks.on_post_build(config=config)
    assert not found.is_set()
    looked.set()
    hooks.on_pre_build(config=config)
    mistakes.gathered()
    assert found.is_set()


def test_what_was_left_is_written_when_the_pages_have_been(
    config: MkDocsConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(generated, "after_the_pages", lambda: told.append("after"))
    monkeypatch.setattr(search, "write", lambda *_: None)
    for command in ("build", "serve"):
        hooks.on_startup(command=command)
        hooks.on_pre_build(config=config)
        mistakes.gathered()
        assert not told
        hooks.on_post_build(config=config)
    assert told == ["after"]


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
