"""What MkDocs asks as it serves: a page that reads otherwise is made anew. A build wants nothing but the mistakes."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from farodocs import search
from farodocs.folders import DOCS
from farodocs.make import generated, hooks
from farodocs.markup import mistakes

PAGE = DOCS / "rules" / "paying.md"


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MkDocsConfig:
    """A site in which a page stands as it was built, whose data have changed since."""
    monkeypatch.setattr(hooks, "forget", lambda: None)
    monkeypatch.setattr(generated, "before_the_pages", lambda: 0)
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
