"""What is generated before the build: a module of a package is served without its comments, with its licence; and what
of the pages is made anew."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from farodocs import folders
from farodocs.browser import bundle, fonts, rest
from farodocs.figures.printables import writing as printables
from farodocs.make import generated


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(generated, "NODE_MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(generated, "ASSETS", tmp_path / "assets")
    (tmp_path / "node_modules" / "morph" / "dist").mkdir(parents=True)
    (tmp_path / "node_modules" / "morph" / "LICENSE").write_text("Free.", encoding="utf-8")
    return tmp_path


def test_comments_that_have_their_lines_to_themselves_go(root: Path) -> None:
    code = "/**\n * Morphs.\n */\n  // a step\nexport const a = 'x // y';  /* kept */\n/* b */ export const b = 1;\n"
    (root / "node_modules" / "morph" / "dist" / "morph.js").write_text(code, encoding="utf-8")
    generated._vendor("morph/dist/morph.js")
    served = (root / "assets" / "vendor" / "morph.js").read_text(encoding="utf-8")
    assert served == "export const a = 'x // y';  /* kept */\n/* b */ export const b = 1;\n"
    assert (root / "assets" / "vendor" / "morph.licence.txt").read_text(encoding="utf-8") == "Free."


def test_a_package_that_is_missing_is_told_with_what_brings_it(root: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"other\.js is missing; run 'make setup'"):
        generated._vendor("morph/dist/other.js")


def test_a_page_is_made_anew_when_its_parts_read_otherwise_or_a_book_that_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = {"one.md": "1755", "other.md": "Venice"}
    for name in ("docs", "glossary", "books"):
        (tmp_path / name).mkdir()
    for name, fence in (("one", True), ("other", True), ("plain", False)):
        text = '```faro-data part="x"\n```\n' if fence else "By meyer.\n"
        (tmp_path / "docs" / f"{name}.md").write_text(text, encoding="utf-8")
    (tmp_path / "books" / "meyer.toml").write_text("a", encoding="utf-8")
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    monkeypatch.setattr(generated, "GLOSSARY", tmp_path / "glossary")
    monkeypatch.setattr(generated, "BOOKS", tmp_path / "books")
    monkeypatch.setattr(generated, "with_parts", lambda _, page: parts[page.name])
    written = {path: path.stat().st_mtime_ns for path in (tmp_path / "docs").iterdir()}
    reading = generated.Reading()

    def changed() -> list[str]:
        reading.look()
        return [page.name for page in reading.changed()]

    assert changed() == []
    parts["one.md"] = "1775"
    assert changed() == []  # nothing that they could have read has changed
    (tmp_path / "glossary" / "word.toml").write_text("b", encoding="utf-8")
    assert changed() == ["one.md"]
    reading.look()
    (tmp_path / "books" / "meyer.toml").write_text("c", encoding="utf-8")
    assert reading.changed() == []  # the books may have been read before it was edited
    assert changed() == ["plain.md"]
    assert written == {path: path.stat().st_mtime_ns for path in written}, "an author's file was touched"


def test_the_sheets_are_made_anew_when_a_book_changes_whose_costs_they_print() -> None:
    read = next(step.reads for step in generated.steps() if step.name == "sheets to print")
    assert {*printables.PAGES, *generated.BOOKS.glob("*.toml")} <= {*read}


@pytest.mark.parametrize(("is_left", "processes"), [(True, 1), (False, 0)])
def test_what_the_pages_can_do_without_is_left_to_another_process_until_they_are_written(
    is_left: bool, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []
    for of in (fonts, rest):
        monkeypatch.setattr(of, "write", lambda *_: None)
    monkeypatch.setattr(bundle, "bundle", lambda *_: None)
    monkeypatch.setattr(generated, "do", lambda *_, leave: is_left and leave)
    monkeypatch.setattr(subprocess, "Popen", lambda *told, **_: started.append(told))
    monkeypatch.setattr(generated, "_others", [])
    assert generated.before_the_pages() == 0
    assert not started
    generated.after_the_pages()
    assert len(started) == processes
