"""The site's fonts, cut from Adobe's own files down to what its pages are set in.

The usual ready-made web fonts leave out the small capitals, the old-style figures and the tabular figures.
"""

from __future__ import annotations

import io
import re
import shutil
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from html import unescape
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from farodocs.folders import NODE_MODULES

LETTERS = tuple(
    map(
        ord,
        "".join(map(chr, range(0x20, 0x7F))) + "\u00a0£±¶·¼½¾×ÀÄÉÖÜßàáâäæçèéêëîïðñóôöøùûüÿœš–—‘’“”†…−",
    )
)
"""What the pages are set in: the letters of English and its neighbours, and the marks and fractions that occur."""

IN_A_THUMBNAIL = "@media (max-width:239px){text,.lead{display:none}}"
"""Letters that nobody could read at the size at which a drawing is shown are not drawn, nor what leads to them."""

_TEXT = re.compile(r"<text[^>]*>(.*?)</text>", re.S)


@dataclass(frozen=True, slots=True)
class Font:
    """One font of the site: the files of its package, the part of each axis that is kept, its OpenType features, and
    the characters it has beyond `LETTERS`."""

    name: str
    source: str
    licence: str
    axes: Mapping[str, float | tuple[float, float]]
    features: tuple[str, ...]
    letters: tuple[int, ...] = ()


SERIF = Font(
    "source-serif-4",
    "source-serif/VAR/SourceSerif4Variable-Roman.ttf",
    "source-serif/LICENSE.md",
    {"wght": (400, 700), "opsz": 14},
    ("ccmp", "kern", "liga", "onum", "smcp"),
)
ITALIC = Font(
    "source-serif-4-italic",
    "source-serif/VAR/SourceSerif4Variable-Italic.ttf",
    "source-serif/LICENSE.md",
    {"wght": 400, "opsz": 14},
    ("ccmp", "kern", "liga", "onum"),
)
SANS = Font(
    "source-sans-3",
    "source-sans/VF/SourceSans3VF-Upright.ttf",
    "source-sans/LICENSE.md",
    {"wght": (400, 600)},
    ("ccmp", "kern"),
    (0x25B2, 0x25BC),
)
FONTS = (SERIF, ITALIC, SANS)
"""All of them together weigh 60 KB at most."""


def write(node_modules: Path, folder: Path) -> list[Path]:
    """Write the fonts and their licences into a folder, unless they stand there newer than what they are made from.

    Raises `FileNotFoundError` where a package is missing.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for font in FONTS:
        source, target = node_modules / font.source, folder / f"{font.name}.woff2"
        if not source.is_file():
            raise FileNotFoundError(f"{source} is missing; run 'make setup'")
        made_from = max(source.stat().st_mtime, Path(__file__).stat().st_mtime)
        if not target.exists() or target.stat().st_mtime < made_from:
            target.write_bytes(cut(font, source))
            shutil.copyfile(node_modules / font.licence, folder / f"{font.name}-licence.txt")
        written.append(target)
    return written


def face_in(drawing: str) -> str:
    """The rule that brings a drawing its letters in the site’s own sans: a picture in an <img> can ask for no file."""
    letters = "".join(sorted({*unescape("".join(_TEXT.findall(drawing)))}))
    if not letters:
        return ""
    part = TTFont(io.BytesIO(_plain(SANS.name)), recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=[], hinting=False, notdef_outline=False))
    subsetter.populate(text=letters)
    subsetter.subset(part)
    part.flavor = "woff2"
    file = io.BytesIO()
    part.save(file)
    data = b64encode(file.getvalue()).decode()
    return f"@font-face{{font-family:'Source Sans 3';font-weight:400 600;src:url(data:font/woff2;base64,{data})}}"


def lettered(document: str) -> str:
    """A document of its own with the letters that it is set in, if any; in a thumbnail it shows none."""
    face = face_in(document)
    if not face:
        return document
    styled = document if "<style>" in document else document.replace("<defs>", "<style></style><defs>", 1)
    return styled.replace("<style>", f"<style>{face}{IN_A_THUMBNAIL}", 1)


@cache
def _plain(name: str) -> bytes:
    """A font that others are cut from: without what they drop, and not packed, so that each begins sooner."""
    font = next(font for font in FONTS if font.name == name)
    source = NODE_MODULES / font.source
    if not source.is_file():
        raise FileNotFoundError(f"{source} is missing; run 'make setup'")
    return cut(replace(font, axes={"wght": 400}, features=()), source, flavor=None)


def cut(font: Font, source: Path, flavor: str | None = "woff2") -> bytes:
    """The font with nothing but its letters, features and axes; the same source gives the same bytes."""
    part = TTFont(source, recalcTimestamp=False)
    options = Options(layout_features=list(font.features), hinting=False, notdef_outline=True)
    options.drop_tables += ["DSIG", "meta", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=(*LETTERS, *font.letters))
    # Before the axes are cut: what an axis does to a glyph that goes is not worked out first.
    subsetter.subset(part)
    instance = instantiateVariableFont(part, dict(font.axes))
    instance.flavor = flavor
    file = io.BytesIO()
    instance.save(file)
    return file.getvalue()
