"""Files called by what they hold: under a name of today no browser keeps what the name held yesterday.

esbuild names what it joins, and its metafile says how (`join_scripts.mjs`). These it does not see: pictures, data and
fonts that pages and styles name, and no script imports.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

# Others may name a picture, or ask what the files of the engine are called: these keep their plain names too.
KEPT = ("assets/pictures/", "assets/engine/")


def named(path: str, data: bytes) -> str:
    """The path of a file, with its content in its name."""
    stem, dot, kind = path.rpartition(".")
    return f"{stem}-{hashlib.sha256(data).hexdigest()[:8]}{dot}{kind}"


def rename(site: Path, patterns: Iterable[str]) -> dict[str, str]:
    """Name files of a site by what they hold; what each is called now, all by their paths from its root."""
    names = {}
    for path in sorted(path for pattern in patterns for path in site.glob(pattern)):
        old = path.relative_to(site).as_posix()
        names[old] = new = named(old, path.read_bytes())
        (shutil.copyfile if old.startswith(KEPT) else shutil.move)(path, site / new)
    return names
