"""The theme's script: what no page of ours has goes, and a theme that is built otherwise is told."""

from __future__ import annotations

import gzip
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from farodocs.make.theme_script import FILE, shorten

BUDGET = 21_000  # bytes with gzip
[THEIRS] = Path(str(files("material") / "templates")).glob(FILE)


@pytest.fixture
def script(tmp_path: Path) -> Path:
    folder = tmp_path / "assets" / "javascripts"
    folder.mkdir(parents=True)
    return Path(shutil.copy(THEIRS, folder))


def test_what_no_page_has_is_left_out(script: Path, tmp_path: Path) -> None:
    shorten(tmp_path, ["navigation.instant", "toc.follow", "content.code.copy"])
    made = script.read_text(encoding="utf-8")
    assert len(gzip.compress(made.encode(), 6)) <= BUDGET
    for gone in (
        "md-search",
        "pre.mermaid",
        "md-annotation",
        "ClipboardJS",
        "api.github.com",
        "md-consent",
        "colorScheme",
        "md-tooltip",
    ):
        assert gone not in made
    for kept in ("sitemap.xml", "__palette", "md-nav__link--active", "document$", "alert$", "md-code__button"):
        assert kept in made


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"use strict";', "", "the theme's script is not the one that is known; mend farodocs/make"),
        (
            '"navigation.instant"',
            '"other"',
            "the theme's script is not the one that is known; mend farodocs/make",
        ),
        ('closest(".select")', 'closest("p")', "the theme's script calls lines of code to choose in another way; mend"),
    ],
)
def test_a_theme_that_is_built_otherwise_is_told(
    script: Path, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    text = script.read_text(encoding="utf-8")
    assert old in text
    script.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=f"^{sentence}"):
        shorten(tmp_path, ["navigation.instant"])
