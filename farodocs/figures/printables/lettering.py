"""Words as outlines of the site's own serif, so that a sheet looks the same where that font is not installed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any, Literal

from fontTools.misc.transform import Transform
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from farodocs.figures.printables.marks import Contours, Marks, Words, mark, moved
from farodocs.folders import NODE_MODULES

Face = Literal["roman", "bold", "italic"]
Anchor = Literal["start", "middle", "end"]

POINT = 25.4 / 72
"""Millimetres in a printer's point."""

FOLDER = NODE_MODULES / "source-serif" / "VAR"
CUTS: dict[Face, tuple[str, int]] = {
    "roman": ("SourceSerif4Variable-Roman.ttf", 400),
    "bold": ("SourceSerif4Variable-Roman.ttf", 600),
    "italic": ("SourceSerif4Variable-Italic.ttf", 400),
}
"""The file of each face, and its weight there."""

_BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}


def words(
    text: str, x: float, y: float, size: float, anchor: Anchor = "start", face: Face = "roman", spacing: float = 0
) -> Marks:
    """A line of words on a base line: its start, middle or end at a point; lengths in millimetres.

    Raises `ValueError` for a character that the font does not have.
    """
    left = x - _BEFORE[anchor] * width(text, size, face, spacing)
    letters = [
        letter
        for name, at in _placed(text, size, face, spacing)
        for letter in moved(_letter(name, size, face), left + at, y)
    ]
    said = Words(text, left, y, size)
    return (*(replace(first, words=said) for first in letters[:1]), *letters[1:])


def width(text: str, size: float, face: Face = "roman", spacing: float = 0) -> float:
    """How long a line of words is, in millimetres."""
    if not text:
        return 0
    name, at = _placed(text, size, face, spacing)[-1]
    return at + float(_glyphs(face, _optical(size))[name].width) * _unit(face, size)


def _placed(text: str, size: float, face: Face, spacing: float) -> list[tuple[str, float]]:
    """The glyphs of a line, and how far each stands from its start."""
    names = [_name(character, face) for character in text]
    glyphs = _glyphs(face, _optical(size))
    placed, at = [], 0.0
    for name, following in pairwise([*names, ""]):
        placed.append((name, at))
        at += (glyphs[name].width + _kern(face, name, following)) * _unit(face, size) + spacing
    return placed


def _name(character: str, face: Face) -> str:
    name = _font(face).getBestCmap().get(ord(character))
    if name is None:
        raise ValueError(f"the serif has no letter for {character!r}: write the words for the sheet without it")
    return str(name)


@cache
def _letter(name: str, size: float, face: Face) -> Marks:
    """A glyph from the start of its base line; none for a space."""
    glyphs, unit = _glyphs(face, _optical(size)), _unit(face, size)
    pen = Contours(glyphs)
    glyphs[name].draw(TransformPen(pen, Transform(unit, 0, 0, -unit)))
    return (mark(pen.kept, "black"),) if pen.kept else ()


def _optical(size: float) -> int:
    """The optical size, in points, of the cut for a size in millimetres: for notes, for text, for display."""
    return 8 if size < 9 * POINT else 14 if size < 24 * POINT else 60


def _unit(face: Face, size: float) -> float:
    return size / float(_font(face)["head"].unitsPerEm)


@cache
def _font(face: Face) -> Any:
    path = FOLDER / CUTS[face][0]
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing; run 'make setup'")
    return TTFont(path, lazy=True)


@cache
def _glyphs(face: Face, optical: int) -> Any:
    return _font(face).getGlyphSet(location={"wght": CUTS[face][1], "opsz": optical})


@cache
def _kern(face: Face, left: str, right: str) -> float:
    """By how much a pair of glyphs is moved apart, in the units of the font."""
    for pairs in _pairs(face):
        if left not in pairs.Coverage.glyphs:
            continue
        if pairs.Format == 1:
            listed = pairs.PairSet[pairs.Coverage.glyphs.index(left)].PairValueRecord
            value = next((pair.Value1 for pair in listed if pair.SecondGlyph == right), None)
            if value is None:
                continue
        else:
            of_left = pairs.Class1Record[pairs.ClassDef1.classDefs.get(left, 0)]
            value = of_left.Class2Record[pairs.ClassDef2.classDefs.get(right, 0)].Value1
        return float(getattr(value, "XAdvance", 0))
    return 0


@cache
def _pairs(face: Face) -> list[Any]:
    """The tables of the font that kern pairs of glyphs."""
    table = _font(face)["GPOS"].table
    kern = next(record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern")
    tables = [entry for number in kern.LookupListIndex for entry in table.LookupList.Lookup[number].SubTable]
    tables = [getattr(entry, "ExtSubTable", entry) for entry in tables]
    return [entry for entry in tables if entry.LookupType == PAIRS]


PAIRS = 2
"""The number that OpenType gives to a table of pairs."""
