"""The style sheets of the pages, minified; those of all pages are one, and what a sheet imports stands in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from farodocs.make.content_names import rename
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
    entries = [JOINED, *(path for path in sheets if path not in {*every, *imported})]
    for path, css in {**sheets, JOINED: joined}.items():
        for name, now in names.items():
            css = css.replace(f"url({name.removeprefix('assets/')})", f"url({now.removeprefix('assets/')})")
        (site / path).write_text(css, encoding="utf-8")
    asked = ("--bundle", "--external:*.woff2", "--minify", "--outdir=.", "--allow-overwrite")
    esbuild("the style sheets", *asked, *(path.removeprefix("assets/") for path in entries), folder=assets)
    for path in sheets.keys() - {*entries}:
        (site / path).unlink()
    made = rename(site, entries)
    return made.pop(JOINED), made
