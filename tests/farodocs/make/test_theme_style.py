"""The theme's style sheet: what no page of ours has goes, and nothing else."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from farodocs.make.theme_style import FILE, shorten, shortened

[THEIRS] = Path(str(files("material") / "templates")).glob(FILE)


@pytest.mark.parametrize(
    ("css", "left"),
    [
        (".old{a:b}.nav{c:d}", ".nav{c:d}"),
        (".old,.nav{c:d}", ".old,.nav{c:d}"),
        (".old,.text .older{c:d}", ""),
        (".nav:not(.old,.older) a,.old{c:d}", ".nav:not(.old,.older) a,.old{c:d}"),
        ("@media print{.old{a:b}.nav{c:d}}", "@media print{.nav{c:d}}"),
        ("[dir=ltr] .nav{a:b}[dir=rtl] .nav{a:b}", "[dir=ltr] .nav{a:b}"),
        (".nav .md-tabs[hidden]{a:b}.nav{c:d}", ".nav{c:d}"),
        (".nav table:not([class])+*{a:b}.nav{c:d}", ".nav{c:d}"),
        (":root{--old:url('data:image/svg+xml;x{}');a:b}.old{c:var(--old)}", ":root{a:b}"),
        (":root{--at:url('x');a:b}.nav{c:var(--at)}", ":root{--at:url('x');a:b}.nav{c:var(--at)}"),
    ],
)
def test_a_rule_goes_when_nothing_can_match_it(css: str, left: str) -> None:
    assert shortened(css, {"nav", "text"}) == left


def test_what_a_page_has_and_what_a_script_may_give_stays(tmp_path: Path) -> None:
    sheet = tmp_path / "assets" / "stylesheets" / THEIRS.name
    sheet.parent.mkdir(parents=True)
    shutil.copy(THEIRS, sheet)
    shorten(tmp_path, ['<body class="md-typeset"><nav class="md-nav md-tabs">'], ['a.classList.add("md-dialog")'])
    short = sheet.read_text(encoding="utf-8")
    assert len(short) < 0.5 * THEIRS.stat().st_size
    assert short.count("{") == short.count("}")
    assert all(f".{name}{{" in short for name in ("md-nav", "md-tabs", "md-dialog"))
    assert ".md-search" not in short
