"""A picture for every page, for the sites where links to it are shared: docs/assets/share, by the page's address.

The drawing is SVG, which those sites do not show; resvg makes pixels of it, and what it has made is kept until the
drawing changes.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.utils.meta import get_data

from farodocs.browser import run_node
from farodocs.figures import share_card
from farodocs.figures.objects import THINGS
from farodocs.folders import DOCS, NODE_MODULES, ROOT
from farodocs.step import put

PIXELS = 720
"""Across; enough for the sites, and half the bytes of what they would take."""
KEPT = ROOT / ".cache" / "share"
FONTS = (
    "source-serif/TTF/SourceSerif4-Regular.ttf",
    "source-serif/TTF/SourceSerif4-Semibold.ttf",
    "source-serif/TTF/SourceSerif4-It.ttf",
    "source-sans/TTF/SourceSans3-Regular.ttf",
)

_SECTIONS = {
    "": ("The card game", "bent-card"),
    "learn": ("Learn", "checks"),
    "rules": ("Rules", "case-keeper"),
    "rules/odds": ("Odds", "page-of-type"),
    "rules/variants": ("Older games and cousins", "livret"),
    "cheats": ("Cheats", "dealing-box-back"),
    "history": ("History", "last-layout"),
    "play": ("Play", "check-rack"),
    "glossary": ("Glossary", "dealing-box"),
    "library": ("Library", "tab"),
}
"""The parts of the site by their folders: what each is called, and the thing that stands for a page without its own."""

_OWN = re.compile(r'^```faro-thing of="([\w-]+)"', re.M)


def write(folder: Path) -> None:
    """Write the picture of every page that has a title and a description.

    Raises `FileNotFoundError` where the packages are missing, and `BundleError` where resvg refuses a drawing.
    """
    drawn = {folder / f"{address}.png": svg for address, svg in cards()}
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = {
        png: KEPT / f"{hashlib.sha256(f'{PIXELS} {svg}'.encode()).hexdigest()[:32]}.png" for png, svg in drawn.items()
    }
    _rasterise({file: drawn[png] for png, file in kept.items() if not file.is_file()})
    for png, file in kept.items():
        put(png, file.read_bytes())
    for unused in ({*folder.rglob("*.png")} | {*KEPT.iterdir()}) - {*kept, *kept.values()}:
        unused.unlink(missing_ok=True)


def cards() -> Iterator[tuple[str, str]]:
    """The drawing of every page, with the page's address without its slashes at the ends."""
    for path in sorted(DOCS.rglob("*.md")):
        page = path.relative_to(DOCS).as_posix()
        text = path.read_text(encoding="utf-8")
        _, told = get_data(text)
        if "title" not in told or "description" not in told:
            continue
        address = page.removesuffix(".md").removesuffix("index").rstrip("/") or "index"
        section, thing = _SECTIONS[max((folder for folder in _SECTIONS if f"{page}/".startswith(folder)), key=len)]
        own = _OWN.search(text)
        yield (
            address,
            share_card(told["title"], told["description"], section, own[1] if own and own[1] in THINGS else thing),
        )


def _rasterise(drawn: dict[Path, str]) -> None:
    fonts = [NODE_MODULES / font for font in FONTS]
    missing = next((font for font in fonts if not font.is_file()), None)
    if missing is not None:
        raise FileNotFoundError(f"{missing} is missing; run 'make setup'")
    asked = {
        "fonts": [*map(str, fonts)],
        "wide": PIXELS,
        "jobs": [{"svg": svg, "png": str(png)} for png, svg in drawn.items()],
    }
    run_node("resvg made no picture", Path(__file__).with_name("rasterise.mjs"), text=json.dumps(asked))
