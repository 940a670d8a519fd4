"""The style sheets of the pages, minified; those of all pages are one, and what a sheet imports stands in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from farodocs.make.content_names import named
from farodocs.make.esbuild import esbuild

JOINED = "assets/every.css"
_UNUSED = re.compile(r":root>\*\{--md-mermaid[^}]*\}|(?<=\})\.md-typeset \.grid[^{}]*\{[^{}]*\}")
"""What the theme has for drawings in Mermaid and for cards in a grid, of which no page has one."""
_IMPORTED = re.compile(r'@import "\./([^"]+)"')


def join(site: Path, every: Sequence[str], names: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Join the sheets of all pages: the path of what they have become, and for every other sheet what it is called now.

    `names` are what files that a sheet names are called now; all paths are from the root of the site.
    """
    assets = site / "assets"
    of_pages = (path.relative_to(site).as_posix() for path in sorted(site.glob("assets/*.css")))
    sheets = {path: (site / path).read_text(encoding="utf-8") for path in dict.fromkeys((*every, *of_pages))}
    imported = {f"assets/{name}" for css in sheets.values() for name in _IMPORTED.findall(css)}
    joined = _UNUSED.sub("", "".join(sheets[path] for path in every))
    alone = {path: css for path, css in sheets.items() if path not in {*every, *imported}}
    made = {}
    for old, css in {JOINED: joined, **alone}.items():
        for name, now in names.items():
            css = css.replace(f"url({name.removeprefix('assets/')})", f"url({now.removeprefix('assets/')})")
        data = _minified(css, assets)
        made[old] = named(old, data)
        (site / made[old]).write_bytes(data)
    for path in sheets:
        (site / path).unlink()
    return made.pop(JOINED), made


def _minified(css: str, folder: Path) -> bytes:
    """A sheet with those that it imports, which lie in the folder; what else it names stays where it is."""
    asked = ("--bundle", "--external:*.woff2", "--loader=css", "--minify")
    return esbuild("a style sheet", *asked, text=css, folder=folder)
