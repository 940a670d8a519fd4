"""The style sheets of the pages, minified; those of all pages are one."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from farodocs.folders import NODE_MODULES
from farodocs.make.content_names import named

JOINED = "assets/every.css"
_OF_A_PAGE = "assets/*.css"


def join(site: Path, every: Sequence[str], names: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Join the sheets of all pages: the path of what they have become, and for every other sheet what it is called now.

    `names` are what files that a sheet names are called now; all paths are from the root of the site.
    """
    joined = "".join((site / path).read_text(encoding="utf-8") for path in every)
    for path in every:
        (site / path).unlink()
    made = {}
    for old, css in {JOINED: joined, **_others(site)}.items():
        for name, now in names.items():
            css = css.replace(f"url({name.removeprefix('assets/')})", f"url({now.removeprefix('assets/')})")
        data = _minified(css)
        made[old] = named(old, data)
        (site / made[old]).write_bytes(data)
    return made.pop(JOINED), made


def _others(site: Path) -> dict[str, str]:
    found = {}
    for path in sorted(site.glob(_OF_A_PAGE)):
        found[path.relative_to(site).as_posix()] = path.read_text(encoding="utf-8")
        path.unlink()
    return found


def _minified(css: str) -> bytes:
    run = subprocess.run(
        [str(NODE_MODULES / ".bin" / "esbuild"), "--loader=css", "--minify"],
        input=css.encode(),
        capture_output=True,
        check=False,
    )
    if run.returncode:
        raise ValueError(f"a style sheet could not be minified: {run.stderr.decode().strip()}")
    return run.stdout
