"""The scripts of the pages, joined and minified: a browser asks for a few files instead of thirty.

esbuild does it, for it follows imports, splits off what only a press needs, and leaves the sources as they are, which
`make serve` serves.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from farodocs.browser import run_node
from farodocs.folders import ASSETS
from farodocs.make import embeds

SOURCES = ASSETS / "faro"
FOLDER = "assets/faro/joined"
"""As deep as the sources lie, for what a script asks for it names from where it stands."""

WORKERS = ("engine/engine-worker.js", "program/program-worker.js")
SERVICE_WORKER = "offline/service-worker.js"
AT_ONCE = "engine/at-once.js"
"""Runs before the page is there, and so without the scripts of all pages, which want it whole."""
EVERY = "every"
SEAT = "assets/faro/seat/seat.js"
FRAMED = "embed/"
"""Its scripts run in a frame on another site, without those of all pages; one runs on the other site's own page."""
_IMPORT = re.compile(r'(?:^|[;}\n])(?:import|export)(?:[^"\';()]*?from)?\s*["\']\./([^"\']+)["\']')


def join(site: Path, every: Iterable[str], entries: Iterable[str], names: Mapping[str, str]) -> dict[str, str]:
    """Put the joined scripts in the place of the sources; for each that a page names, what it has become.

    All paths are from the root of the site, and `names` are files that scripts ask for, with what they are called now.
    Raises `BundleError` with esbuild's words where it refuses, or is missing.
    """
    out = site / FOLDER
    under = SOURCES.relative_to(ASSETS.parent).as_posix() + "/"
    wanted = sorted(path.removeprefix(under) for path in entries)
    asked = {
        "sources": str(SOURCES),
        "out": str(out),
        "every": [path.removeprefix(under) for path in every],
        "entries": [path for path in wanted if not path.startswith(FRAMED)],
        "framed": [path for path in wanted if path.startswith(FRAMED)],
        "element": embeds.ELEMENT,
        "names": {
            f"../../{old.removeprefix('assets/')}": f"../../{new.removeprefix('assets/')}" for old, new in names.items()
        },
        "atOnce": AT_ONCE,
        "workers": [worker for worker in WORKERS if (SOURCES / worker).is_file()],
        "serviceWorker": SERVICE_WORKER,
    }
    shutil.rmtree(site / under)
    script = Path(__file__).with_name("join_scripts.mjs")
    made: dict[str, str] = json.loads(run_node("the scripts could not be joined", script, text=json.dumps(asked)))
    (out / "service-worker.js").rename(site / "sw.js")
    if (site / FRAMED).is_dir():
        (out / "faro-board.js").rename(site / embeds.ELEMENT)
    return {(name if name == EVERY else under + name): f"{FOLDER}/{file}" for name, file in made.items()}


def imported_by(site: Path, files: Iterable[str]) -> set[str]:
    """Joined scripts, and all that they import before they run."""
    found: set[str] = set()
    waiting = list(files)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            text = (site / file).read_text(encoding="utf-8")
            waiting += [f"{FOLDER}/{name}" for name in _IMPORT.findall(text)]
    return found
