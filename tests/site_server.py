"""Serves a built site on loopback as a host of static files would: gzip, ETag, right media types, any sub-path.

It is our own because no library of static files does what the tests ask of a bad host: a body cut off or held back at
any byte, a wrong type, an answer in place of a file. Each wants a handler of ours, and the standard library has one.
"""

from __future__ import annotations

import gzip
import hashlib
import sys
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
ALREADY_SMALL = {".png", ".woff2"}
WITH_ADDRESSES = {".html", ".xml"}
CHUNK = 16 * 1024


@dataclass(frozen=True)
class ServedFile:
    """One file as it goes out; packed once."""

    body: bytes
    media_type: str
    packs: bool

    @cached_property
    def packed(self) -> bytes:
        """The body as gzip."""
        return gzip.compress(self.body, 6, mtime=0)

    @cached_property
    def etag(self) -> str:
        """Changes when the body does."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'


def _headers(file: Path) -> dict[str, list[tuple[str, str]]]:
    """What is sent for the paths of each pattern."""
    sent: dict[str, list[tuple[str, str]]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("/"):
            lines = sent.setdefault(line, [])
        else:
            name, _, value = line.strip().partition(": ")
            lines.append((name, value))
    return sent


class QuietServer(ThreadingHTTPServer):
    """Says nothing when a browser hangs up, as it does when a worker is stopped while it loads."""

    daemon_threads = True
    request_queue_size = 128
    """A browser opens a dozen connections at once; one that finds no place in the queue tries again after seconds."""

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class SiteServer:
    """Serves a folder on loopback while it is open: `with SiteServer(Path("site"), mount="/faro/") as server`.

    `block("*.wasm")` answers 404 from then on for paths that match, `spoil` something else than what lies there, and
    `stall` half of it and then nothing; `bytes_per_second` slows every answer down.
    Some hosts send what the site's `_headers` says, and others do not: this one does `with_headers`.
    `asked` lists the paths that were requested, in order, without the mount. Where the site was `built_for` another
    address, its pages are served with this one in its place: the theme's instant navigation goes by it.
    """

    def __init__(
        self,
        folder: Path,
        *,
        mount: str = "/",
        blocked: Iterable[str] = (),
        bytes_per_second: int | None = None,
        max_age: int = 600,
        built_for: str = "",
        with_headers: bool = False,
    ) -> None:
        self.folder = folder.resolve()
        self.mount = "/" + mount.strip("/") + "/" if mount.strip("/") else "/"
        self.blocked = set(blocked)
        self.bytes_per_second = bytes_per_second
        self.max_age = max_age
        self.built_for = built_for
        self.sent = _headers(self.folder / "_headers") if with_headers else {}
        self.asked: list[str] = []
        self.spoilt: dict[str, Callable[[ServedFile], ServedFile]] = {}
        self.stalled: set[str] = set()
        self._closing = threading.Event()
        self._files: dict[tuple[Path, int], ServedFile] = {}
        self._lock = threading.Lock()
        self._http = QuietServer(("127.0.0.1", 0), self._handler())

    @property
    def url(self) -> str:
        """Address of the site's root, with a slash at the end."""
        return f"http://127.0.0.1:{self._http.server_address[1]}{self.mount}"

    def block(self, *patterns: str) -> None:
        """Answer 404 for paths, seen from the site's root, that match a glob."""
        self.blocked.update(patterns)

    def spoil(self, pattern: str, how: Callable[[ServedFile], ServedFile]) -> None:
        """Serve what `how` makes of the files whose paths match a glob."""
        self.spoilt[pattern] = how

    def stall(self, pattern: str) -> None:
        """Send half of the files whose paths match a glob, and no more."""
        self.stalled.add(pattern)

    def unblock(self) -> None:
        """Serve every path as it lies there again."""
        self.blocked.clear()
        self.spoilt.clear()
        self.stalled.clear()

    def __enter__(self) -> Self:
        threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.set()
        self._http.shutdown()
        self._http.server_close()

    def find(self, path: str) -> ServedFile | None:
        """What lies at a path from the site's root; None for what is blocked, absent or outside the folder."""
        if any(Path("/" + path).match(pattern) for pattern in self.blocked):
            return None
        target = (self.folder / path).resolve()
        if target.is_dir():
            target = target / "index.html"
        if not target.is_relative_to(self.folder) or not target.is_file():
            return None
        key = (target, target.stat().st_mtime_ns)
        with self._lock:
            if key not in self._files:
                media_type = MEDIA_TYPES.get(target.suffix, "application/octet-stream")
                self._files[key] = ServedFile(self._body(target), media_type, target.suffix not in ALREADY_SMALL)
                _ = self._files[key].packed  # now, under the lock: two requests must not pack the same file
            return self._files[key]

    def _served(self, path: str) -> ServedFile | None:
        found = self.find(path)
        for pattern, how in self.spoilt.items():
            if found and Path("/" + path).match(pattern):
                return how(found)
        return found

    def _stalls(self, path: str) -> bool:
        return any(Path("/" + path).match(pattern) for pattern in self.stalled)

    def _body(self, target: Path) -> bytes:
        body = target.read_bytes()
        if self.built_for and target.suffix in WITH_ADDRESSES:
            return body.replace(self.built_for.encode(), self.url.encode())
        return body

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            # Headers and body are two writes; without this the second waits for an acknowledgement of the first.
            disable_nagle_algorithm = True

            def do_GET(self) -> None:
                self.answer(with_body=True)

            def do_HEAD(self) -> None:
                self.answer(with_body=False)

            def answer(self, *, with_body: bool) -> None:
                path = unquote(urlsplit(self.path).path)
                inside = path.removeprefix(site.mount) if path.startswith(site.mount) else None
                site.asked.append(path if inside is None else inside)
                found = None if inside is None else site._served(inside)
                status = HTTPStatus.OK
                if inside is not None and found and (site.folder / inside).is_dir() and not path.endswith("/"):
                    self.send_response(HTTPStatus.MOVED_PERMANENTLY)
                    self.send_header("Location", path + "/")
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    return
                if found is None:
                    status = HTTPStatus.NOT_FOUND
                    found = site.find("404.html") or ServedFile(b"Not found", "text/plain; charset=utf-8", False)
                elif self.headers.get("If-None-Match") == found.etag:
                    self.send_response(HTTPStatus.NOT_MODIFIED)
                    self.send_header("ETag", found.etag)
                    self.send_header("Cache-Control", f"max-age={site.max_age}")
                    self.end_headers()
                    return
                packed = found.packs and "gzip" in self.headers.get("Accept-Encoding", "")
                body = found.packed if packed else found.body
                self.send_response(status)
                self.send_header("Content-Type", found.media_type)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Vary", "Accept-Encoding")
                for pattern, lines in site.sent.items():
                    if fnmatchcase(f"/{inside}", pattern):
                        for name, value in lines:
                            self.send_header(name, value)
                if packed:
                    self.send_header("Content-Encoding", "gzip")
                if status is HTTPStatus.OK:
                    self.send_header("ETag", found.etag)
                    self.send_header("Cache-Control", f"max-age={site.max_age}")
                self.end_headers()
                if with_body and inside is not None and site._stalls(inside):
                    self.send_slowly(body[: len(body) // 2])
                    site._closing.wait()
                elif with_body:
                    self.send_slowly(body)

            def send_slowly(self, body: bytes) -> None:
                try:
                    if site.bytes_per_second is None:
                        self.wfile.write(body)
                        return
                    for start in range(0, len(body), CHUNK):
                        self.wfile.write(body[start : start + CHUNK])
                        time.sleep(CHUNK / site.bytes_per_second)
                except (BrokenPipeError, ConnectionResetError):
                    self.close_connection = True  # the page was left, or the worker stopped

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing: `asked` keeps the record."""

        return Handler
