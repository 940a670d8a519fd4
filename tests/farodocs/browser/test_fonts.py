"""The fonts: nothing but their letters, features and axes, and a font that stands is not made again."""

from __future__ import annotations

import io
import os
from base64 import b64decode
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from farodocs.browser.fonts import FONTS, IN_A_THUMBNAIL, LETTERS, Font, face_in, lettered, write
from farodocs.folders import ASSETS, DOCS, GLOSSARY, ROOT

GENERATED = DOCS / "glossary"
PHONETIC = {"ŋ"}
"""Sounds are set in a font of the reader's own, which has all their signs."""


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_a_font_holds_its_letters_features_and_axes_and_nothing_else(font: Font) -> None:
    path = ASSETS / "fonts" / f"{font.name}.woff2"
    assert path.is_file(), "the fonts of the site are not made; 'make test' makes them"
    cut = TTFont(path)
    offered = TTFont(ROOT / "node_modules" / font.source).getBestCmap().keys()
    assert cut.getBestCmap().keys() == {*LETTERS, *font.letters} & offered
    features = {record.FeatureTag for name in ("GSUB", "GPOS") for record in cut[name].table.FeatureList.FeatureRecord}
    assert features == {*font.features}
    axes = {axis.axisTag: (axis.minValue, axis.maxValue) for axis in cut["fvar"].axes} if "fvar" in cut else {}
    assert axes == {name: kept for name, kept in font.axes.items() if isinstance(kept, tuple)}


def test_a_font_that_is_newer_than_its_source_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "fonts"
    folder.mkdir()
    for font in FONTS:
        source = tmp_path / font.source
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_bytes(b"no font")
        os.utime(source, (0, 0))
        (folder / f"{font.name}.woff2").write_bytes(b"made before")
    assert [path.read_bytes() for path in write(tmp_path, folder)] == [b"made before"] * len(FONTS)


def test_a_package_that_is_missing_is_told_with_what_brings_it(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"SourceSerif4Variable-Roman\.ttf is missing; run 'make setup'"):
        write(tmp_path, tmp_path / "fonts")


def test_the_fonts_together_keep_to_their_budget() -> None:
    assert sum((ASSETS / "fonts" / f"{font.name}.woff2").stat().st_size for font in FONTS) <= 60 * 1024


def test_every_accented_letter_of_the_pages_is_in_the_fonts() -> None:
    pages = [path for path in DOCS.rglob("*.md") if GENERATED not in path.parents] + [*GLOSSARY.rglob("*.toml")]
    used = {letter for path in pages for letter in path.read_text(encoding="utf-8")}
    accented = {letter for letter in used - PHONETIC if "\u00c0" <= letter <= "\u017f"}
    assert not {letter for letter in accented if ord(letter) not in LETTERS}


def test_a_drawing_brings_its_own_letters_and_no_others() -> None:
    rule = face_in('<svg><text x="1">lid &amp; box</text><title>Zero</title></svg>')
    data = b64decode(rule.partition("base64,")[2].partition(")")[0])
    assert {*map(chr, TTFont(io.BytesIO(data)).getBestCmap())} == set("lid & box")
    assert face_in("<svg><path/></svg>") == ""


def test_a_drawing_has_its_letters_whether_or_not_it_has_a_style_and_none_without_a_word() -> None:
    bare = '<svg><defs></defs><text x="1">lid</text></svg>'
    styled = '<svg><style>text{fill:red}</style><text x="1">lid</text></svg>'
    for drawing in (bare, styled):
        assert lettered(drawing).count("<style>@font-face") == 1
        assert IN_A_THUMBNAIL in lettered(drawing)
    assert lettered("<svg><defs></defs><path/></svg>") == "<svg><defs></defs><path/></svg>"
