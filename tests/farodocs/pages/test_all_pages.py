"""What is generated before the build: a module of a package is served without its comments, with its licence."""

from __future__ import annotations

from pathlib import Path

import pytest

from farodocs.pages import all_pages as pages


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
    with pytest.raises(FileNotFoundError, match=r"other\.js is missing; run 'npm ci'"):
        pages._vendor("morph/dist/other.js")
