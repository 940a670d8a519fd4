"""The scripts of the pages, joined and minified: a browser asks for a few files instead of thirty.

esbuild does it, for it follows imports, splits off what only a press needs, and leaves the sources as they are, which
`make serve` serves.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

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


class Joined(NamedTuple):
    """For each script that a page names what it has become, and for each of these what it imports before it runs."""

    made: dict[str, str]
    imports: dict[str, list[str]]

    def imported_by(self, files: Iterable[str]) -> set[str]:
        """Joined scripts, and all that they import before they run."""
        found = {*files}
        while more := {other for file in found for other in self.imports.get(file, ())} - found:
            found |= more
        return found


def join(site: Path, every: Iterable[str], entries: Iterable[str], names: Mapping[str, str]) -> Joined:
    """Put the joined scripts in the place of the sources.

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
            f"../../../{old}".replace("../assets/", ""): f"../../../{new}".replace("../assets/", "")
            for old, new in names.items()
        },
        "atOnce": AT_ONCE,
        "workers": [worker for worker in WORKERS if (SOURCES / worker).is_file()],
        "serviceWorker": SERVICE_WORKER,
    }
    shutil.rmtree(site / under)
    script, what = Path(__file__).with_name("join_scripts.mjs"), "the scripts could not be joined"
    told = json.loads(run_node(what, script, text=json.dumps(asked)))
    (out / "service-worker.js").rename(site / "sw.js")
    if (site / FRAMED).is_dir():
        (out / "faro-board.js").rename(site / embeds.ELEMENT)
    made = {(name if name == EVERY else under + name): f"{FOLDER}/{file}" for name, file in told["made"].items()}
    imports = {f"{FOLDER}/{by}": [f"{FOLDER}/{file}" for file in files] for by, files in told["imports"].items()}
    return Joined(made, imports)
