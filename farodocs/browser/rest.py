"""What the bundle leaves out, for a reader's program that wants it: the rest of the library, the engine's other rooms.

It is fetched only where a program imports some of it, and so its modules need not be compiled.
"""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from farodocs.browser import wheel as plain
from farodocs.browser.bundle import Manifest
from farodocs.browser.bundle_inside import AT_A_DESK
from farodocs.browser.compiled import LIBRARY
from farodocs.browser.node import find_pyodide
from farodocs.folders import ASSETS, ROOT
from farodocs.step import put

FILE = ASSETS / "program" / "rest.zip"


def write(engine: Path, manifest: Manifest, target: Path = FILE) -> None:
    """Write the modules of Pyodide's library and of the engine's wheel that the bundle in a folder has not."""
    with zipfile.ZipFile(engine / manifest.stdlib) as bundled:
        there = {name.removesuffix("c") for name in bundled.namelist()}
    rooms = tuple(room.replace(".", "/") for room in AT_A_DESK)
    buffer = io.BytesIO()
    with (
        zipfile.ZipFile(find_pyodide(ROOT) / LIBRARY) as stock,
        zipfile.ZipFile(plain.find()) as wheel,
        zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made,
    ):
        wanted = {name: stock for name in stock.namelist() if name not in there}
        wanted |= {name: wheel for name in wheel.namelist() if name.startswith(rooms)}
        for name, source in sorted(wanted.items()):
            if name.endswith(".py"):
                made.writestr(zipfile.ZipInfo(name), source.read(name), zipfile.ZIP_DEFLATED)
    put(target, buffer.getvalue())
