"""Every file of the built site beside itself as gzip and as brotli, for a host that sends such files as they lie.

`python -m farodocs.make.packed` packs site/. What was packed once is kept under its digest: the engine does not
change from build to build.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
from collections.abc import Callable
from pathlib import Path

import brotli  # type: ignore[import-untyped]

from farodocs.folders import ROOT

KEPT = ROOT / ".cache" / "packed"
PACKS = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".whl", ".xml", ".zip"}
LEAST = 1024
"""Bytes under which a file is sent sooner as it is."""

_WAYS: dict[str, Callable[[bytes], bytes]] = {
    ".gz": lambda data: gzip.compress(data, 9, mtime=0),
    ".br": lambda data: brotli.compress(data, quality=11),
}


def pack(site: Path) -> int:
    """Pack the files of a site; returns how many."""
    KEPT.mkdir(parents=True, exist_ok=True)
    files = [path for path in sorted(site.rglob("*")) if path.suffix in PACKS and path.stat().st_size >= LEAST]
    for path in files:
        data = path.read_bytes()
        digest = hashlib.sha256(data).hexdigest()
        for ending, packed in _WAYS.items():
            kept = KEPT / (digest + ending)
            if not kept.is_file():
                kept.write_bytes(packed(data))
            shutil.copyfile(kept, path.with_name(path.name + ending))
    return len(files)


if __name__ == "__main__":
    print(f"{pack(ROOT / 'site')} files packed")
