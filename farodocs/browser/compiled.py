"""The library in use and the engine's wheel, compiled and locked by pyodide-build, which runs in Pyodide itself.

Only Pyodide's own Python writes bytecode that Pyodide can read (bundle.mjs, bundle_inside.py).
"""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from farodocs.browser.bundle_inside import AT_A_DESK, METHODS
from farodocs.browser.kept_folder import kept_folder
from farodocs.browser.node import run_node
from farodocs.browser.wheel import DATE
from farodocs.folders import ROOT

KEPT = ROOT / ".cache" / "compiled"
"""What was compiled the last time, under the digest of its sources: a rule-book that is edited compiles nothing."""
TOOLS = ROOT / "build" / "pyodide-build"
"""pyodide-build and what it needs, as Pyodide's Python imports them."""
LIBRARY = "python_stdlib.zip"
LOCK = "pyodide-lock.json"

# Imported by Pyodide, asyncio and others inside `try … except ImportError`, and of no use to a game without a network
# or compressed files. Left out from the start, so that what only they import is left out as well.
DISPENSABLE = ("_ssl.py", "bz2.py", "compression/", "lzma.py", "ssl.py")

# One deal from the opening to the hock, and what a bet costs, so that what the engine imports only when it is used is
# found in use. The log is carried along from each reply to the next request.
OPENING = "rules hoyle-1864\nopen you 100\n"
SEATED: dict[str, object] = {"seat": "you", "id": "deal"}
REQUESTS: list[dict[str, object]] = [
    SEATED | {"do": "show", "log": OPENING},
    SEATED | {"do": "deal", "seed": "K7F2"},
    SEATED | {"do": "send", "line": "bet you 5 on Q"},
    *[SEATED | {"do": "deal", "seed": "K7F2"}] * 25,
    SEATED | {"do": "frames"},
    SEATED | {"do": "undo"},
    SEATED | {"do": "send", "line": "no such command"},
    {"do": "odds", "rules": "hoyle-1864", "place": "Q", "left": {"Q": 3}},
    {"do": "odds", "rules": "hoyle-1864", "place": "Q"},
]

Compiled = tuple[bytes, str, bytes, dict[str, Any]]
"""The library; the name of the wheel, and the wheel; the lock that names it."""


def compiled(pyodide: Path, wheel: Path, tools: str) -> Compiled:
    """What Pyodide runs of the library and a wheel. `tools` says with what it is compiled."""
    code = {name: content for name, content in carried(wheel).items() if name.endswith(".py")}
    source = b"\n".join([tools.encode(), zipped(code.items())])
    folder = kept_folder(KEPT, source, lambda made: compile_inside(pyodide, wheel, made))
    return read(folder, wheel)


def carried(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel that a browser gets, without the rooms that no page enters."""
    left_out = tuple(room.replace(".", "/") for room in AT_A_DESK)
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.startswith(left_out)}


def read(folder: Path, wheel: Path) -> Compiled:
    """What was compiled into a folder of a wheel with the same code, with the data of this one."""
    [made] = folder.glob("*.whl")
    data = with_data_of(wheel, made)
    lock = json.loads((folder / LOCK).read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package["sha256"] = hashlib.sha256(data).hexdigest()
    return (folder / LIBRARY).read_bytes(), made.name, data, lock


def with_data_of(wheel: Path, made: Path) -> bytes:
    """What `py-compile` would make of a wheel, where it has made one of the same code: all else it copies."""
    with zipfile.ZipFile(made) as then:
        files = [
            (f"{name}c", then.read(f"{name}c")) if name.endswith(".py") else (name, content)
            for name, content in carried(wheel).items()
        ]
        return zipped([*files, (METHODS, then.read(METHODS))])


def compile_inside(pyodide: Path, wheel: Path, out: Path) -> None:
    """Fill `out` with library, wheel and lock, compiled and locked under Node."""
    with tempfile.TemporaryDirectory(dir=out.parent) as scratch:
        work = Path(scratch)
        for folder in ("wheels", "library"):
            (work / folder).mkdir()
        (work / "wheels" / wheel.name).write_bytes(zipped(carried(wheel).items()))
        lock = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))
        # The engine uses none of Pyodide's packages.
        (work / "wheels" / LOCK).write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")
        with zipfile.ZipFile(pyodide / LIBRARY) as stock:
            names = [name for name in stock.namelist() if not name.startswith(DISPENSABLE)]
            (work / "library.zip").write_bytes(zipped((name, stock.read(name)) for name in names))
        asked = (Path(__file__).with_name("bundle.mjs"), pyodide, TOOLS.resolve(), work)
        run_node("The engine does not run under Pyodide", *asked, text=json.dumps(REQUESTS), date=DATE)
        for made in (*work.glob("wheels/*"), work / "library" / LIBRARY):
            shutil.copyfile(made, out / made.name)


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip as pyodide-build writes it, of the same bytes for the same files. Stored, not compressed: the server's gzip
    sends it smaller, and the browser need not unpack it module by module."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files:
            entry = zipfile.ZipInfo(name)  # its own date is 1980, whatever the clock says
            entry.external_attr = 0o600 << 16
            archive.writestr(entry, data)
    return buffer.getvalue()
