"""What a page of the built site weighs on the wire, with gzip."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"


def figures() -> list[tuple[str, float, str]]:
    """The HTML of every page with an example, and the scripts and styles of one, in KB of gzip."""
    found = []
    for page in sorted(SITE.rglob("index.html")):
        html = page.read_text(encoding="utf-8")
        if "<faro-example" in html:
            name = page.parent.relative_to(SITE).as_posix()
            found.append((f"HTML of {'home' if name == '.' else name} (at most 20)", _sent(html.encode()), "KB"))
    turn = SITE / "rules" / "the-turn" / "index.html"
    html = turn.read_text(encoding="utf-8")
    scripts = _with_imports({turn.parent / name for name in re.findall(r'<script[^>]*src="([^"]+)"', html)})
    styles = {turn.parent / name for name in re.findall(r'rel="stylesheet"[^>]*href="([^"]+)"', html)} | {
        turn.parent / name for name in re.findall(r'href="([^"]+)"[^>]*rel="stylesheet"', html)
    }
    found.append(("script before any click (at most 50)", sum(map(_sent_file, scripts)), "KB"))
    found.append(("styles (at most 29)", sum(map(_sent_file, styles)), "KB"))
    found.append(("fonts (at most 60)", sum(p.stat().st_size for p in SITE.rglob("*.woff2")) / 1024, "KB"))
    return found


def _with_imports(files: set[Path]) -> set[Path]:
    """The files and every module that they import before anything is pressed."""
    known: set[Path] = set()
    waiting = [file.resolve() for file in files]
    while waiting:
        file = waiting.pop()
        if file in known or not file.is_file():
            continue
        known.add(file)
        if "min.js" not in file.name:
            text = file.read_text(encoding="utf-8")
            waiting += [
                (file.parent / name).resolve()
                for name in re.findall(r'^(?:import|export)[^"\n]*["\'](\.[^"\']+)["\']', text, flags=re.M)
            ]
    return known


def _sent_file(file: Path) -> float:
    return _sent(file.read_bytes())


def _sent(data: bytes) -> float:
    return len(gzip.compress(data, 6, mtime=0)) / 1024
