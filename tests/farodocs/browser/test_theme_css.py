"""The theme's style sheet: what no page of ours has goes, and nothing else."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from farodocs.browser.theme_css import STYLES, UNUSED, shorten, write


@pytest.mark.parametrize(
    ("css", "left"),
    [
        (".md-version{a:b}.md-nav{c:d}", ".md-nav{c:d}"),
        (".md-version,.md-nav{c:d}", ".md-version,.md-nav{c:d}"),
        (".md-version,.md-typeset .tabbed-set{c:d}", ""),
        ("@media print{.md-version{a:b}.md-nav{c:d}}", "@media print{.md-nav{c:d}}"),
        (':root{--md-status--new:url("x");a:b}', ':root{--md-status--new:url("x");a:b}'),
        (":root{--md-status-icon:url('data:image/svg+xml;x{}');a:b}", ":root{a:b}"),
    ],
)
def test_a_rule_goes_when_all_that_it_styles_is_unused(css: str, left: str) -> None:
    assert shorten(css) == left


def test_the_file_has_the_theme_s_name_is_shorter_and_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    folder = tmp_path / STYLES
    folder.mkdir(parents=True)
    (folder / "main.0ld.min.css").write_text("a{}", encoding="utf-8")
    ours = write(tmp_path)
    theirs = Path(str(files("material") / "templates" / STYLES / ours.name))
    assert [*folder.iterdir()] == [ours]
    short, whole = ours.read_text(encoding="utf-8"), theirs.read_text(encoding="utf-8")
    assert len(short) < 0.75 * len(whole)
    assert short.count("{") == short.count("}")
    assert ".md-nav" in short


@pytest.mark.parametrize("part", UNUSED)
def test_every_unused_part_is_one_that_the_theme_has(part: str, theme: str) -> None:
    assert f".{part}" in theme


@pytest.fixture(scope="module")
def theme() -> str:
    [path] = Path(str(files("material") / "templates" / STYLES)).glob("main.*.min.css")
    return path.read_text(encoding="utf-8")
