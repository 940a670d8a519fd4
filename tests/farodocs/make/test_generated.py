"""What is generated before the build: a module of a package is served without its comments, with its licence; and what
of the pages is made anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from farodocs.make import generated as pages


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pages, "NODE_MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(pages, "ASSETS", tmp_path / "assets")
    (tmp_path / "node_modules" / "morph" / "dist").mkdir(parents=True)
    (tmp_path / "node_modules" / "morph" / "LICENSE").write_text("Free.", encoding="utf-8")
    return tmp_path


def test_comments_that_have_their_lines_to_themselves_go(root: Path) -> None:
    code = "/**\n * Morphs.\n */\n  // a step\nexport const a = 'x // y';  /* kept */\n/* b */ export const b = 1;\n"
    (root / "node_modules" / "morph" / "dist" / "morph.js").write_text(code, encoding="utf-8")
    pages._vendor("morph/dist/morph.js")
    served = (root / "assets" / "vendor" / "morph.js").read_text(encoding="utf-8")
    assert served == "export const a = 'x // y';  /* kept */\n/* b */ export const b = 1;\n"
    assert (root / "assets" / "vendor" / "morph.licence.txt").read_text(encoding="utf-8") == "Free."


def test_a_package_that_is_missing_is_told_with_what_brings_it(root: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"other\.js is missing; run 'make setup'"):
        pages._vendor("morph/dist/other.js")


def test_a_page_is_converted_anew_when_its_parts_read_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = {"one.md": "1755", "other.md": "Venice"}
    monkeypatch.setattr(pages, "DOCS", tmp_path)
    monkeypatch.setattr(pages, "EXPANDED", tmp_path / ".cache" / "expanded.json")
    monkeypatch.setattr(pages, "with_parts", lambda _, page: parts[page.name])
    for name in (*parts, "plain.md"):
        fence = '```faro-data part="x"\n```\n' if name in parts else ""
        (tmp_path / name).write_text(fence, encoding="utf-8")

    def converted() -> set[str]:
        for path in tmp_path.glob("*.md"):
            os.utime(path, (0, 0))
        pages._convert_changed()
        return {path.name for path in tmp_path.glob("*.md") if path.stat().st_mtime}

    assert converted() == {"one.md", "other.md"}
    assert converted() == set()
    parts["one.md"] = "1775"
    assert converted() == {"one.md"}
    pages.EXPANDED.write_text('{"one.md": ', encoding="utf-8")  # somebody has stopped it
    assert converted() == {"one.md", "other.md"}
