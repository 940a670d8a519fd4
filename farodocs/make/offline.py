"""What a browser may keep of a build for reading without a network: every file, with what it must hold.

The build's mark stands in every page, in the list of its files and in the service worker, so that none of them is ever
taken for one of another build.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
from pathlib import Path

from farodocs.browser import bundle
from farodocs.make.content_names import KEPT

WORKER = "sw.js"
TABLE = "sitemap.xml"
"""Read by the theme at the first page that is opened."""
LISTED = "assets/build-{build}.json"
UNLISTED = (".map", ".gz", ".br", ".txt", ".pdf")
FOR_HOSTS = ("_headers", "CNAME")
FOR_OTHERS = ("assets/share/", "assets/wheel/", "embed/", "assets/faro/joined/framed-", "assets/embedded")
"""What only other sites show, beside a link to a page or in a frame, and the engine for others' programs."""
PLACE = "BUILD_MARK"
"""Stands in the service worker for the mark of its build."""


def write(site: Path) -> str:
    """Put the build's mark into the pages, their table and the service worker, and write the list; returns the mark."""
    files = files_of(site)
    held = "".join(f"{name} {digest(data)}\n" for name, data in files.items())
    build = hashlib.sha256(held.encode()).hexdigest()[:12]
    mark = f'<meta name="faro-build" content="{build}"></head>'.encode()
    marked = {name: page.replace(b"</head>", mark, 1) for name, page in files.items() if name.endswith(".html")}
    if TABLE in files:
        marked[TABLE] = files[TABLE].rstrip() + f"\n<!-- {build} -->\n".encode()
    for name, data in marked.items():
        (site / name).write_bytes(data)
    worker = site / WORKER
    worker.write_text(worker.read_text(encoding="utf-8").replace(PLACE, build), encoding="utf-8")
    list_files(site, build, files | marked)
    return build


def list_files(site: Path, build: str, files: dict[str, bytes]) -> None:
    """Write the list of a build's files: by their addresses from the root, a digest of each.

    Also the bytes of the whole, as they are sent and as they are kept, without what is there again for a slow line.
    """
    once = {name: data for name, data in files.items() if not _has_twin(site, name)}
    listed = {name.removesuffix("index.html"): digest(data) for name, data in once.items()}
    whole = [data for name, data in once.items() if not name.endswith(bundle.PACKED)]
    sent = sum(len(gzip.compress(data, 1, mtime=0)) for data in whole)
    text = json.dumps({"sent": sent, "kept": sum(map(len, whole)), "files": listed}, separators=(",", ":"))
    (site / LISTED.format(build=build)).write_text(text, encoding="utf-8")


def digest(data: bytes) -> str:
    """So much of a file's SHA-256 as nobody hits by chance."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest())[:12].decode()


def files_of(site: Path) -> dict[str, bytes]:
    """What of a built site may be kept, by the paths from its root."""
    others = (LISTED.partition("{")[0], *FOR_OTHERS)
    found = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*")) if path.is_file()}
    return {
        name: path.read_bytes()
        for name, path in found.items()
        if not name.endswith(UNLISTED) and name not in (WORKER, *FOR_HOSTS) and not name.startswith(others)
    }


def _has_twin(site: Path, name: str) -> bool:
    """Whether a picture lies there under a name of its content too, by which the pages know it."""
    if not name.startswith(KEPT):
        return False
    path = site / name
    return any(path.parent.glob(f"{path.stem}-{'[0-9a-f]' * 8}{path.suffix}"))
