"""What a page of the built site weighs on the wire, with gzip."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from benchmarks.figure import Figure, named

SITE = Path(__file__).resolve().parent.parent / "site"
STUB = 2000
"""Bytes under which a page only forwards to another."""
MOST: dict[str, float] = {
    "html": 20,
    "html of a word": 9,
    "script": 42,
    "requests": 10,
    "styles": 30,
    "first visit": 180,
    "search": 200,
}
"""What a page may weigh: KB on the wire, and the number of scripts before anything is pressed."""

TEMPLATES = ("", "glossary/copper/", "rules/the-turn/", "cheats/dealer/", "play/", "learn/copper/")
"""Pages of each kind, for what comes before the first press."""
_NAMED = re.compile(r'(?:^|[;}\n])(?:import|export)(?:[^"\';()]*?from)?\s*["\'](\.[^"\']+)["\']')


def figures() -> list[Figure]:
    """The HTML of the heaviest pages, and what each kind of page brings before anything is pressed, with gzip."""
    weights = html(SITE)
    words = {page: size for page, size in weights.items() if is_word(page)}
    found = [
        Figure(f"HTML pages over {MOST['html']} KB", float(_over(weights, "html")), "pages", most=0),
        Figure("the heaviest HTML", max(weights.values()), "KB", most=MOST["html"]),
        Figure("the heaviest HTML of a word", max(words.values()), "KB", most=MOST["html of a word"]),
    ]
    for page in TEMPLATES:
        script, requests, style = before_a_press(SITE, page)
        of = named(page)
        whole = weights[page] + script + style + fonts(SITE) + at_rest(SITE, page)
        found += [
            Figure(f"{of}: script before a press", script, "KB", most=MOST["script"]),
            Figure(f"{of}: requests for it", float(requests), "files", most=MOST["requests"]),
            Figure(f"{of}: styles", style, "KB", most=MOST["styles"]),
            Figure(f"{of}: a first visit without pictures", whole, "KB", most=MOST["first visit"]),
        ]
    table = unasked_at_the_table(SITE)
    searched = search_at_first(SITE)
    return [
        *found,
        Figure("`play/`: script that comes before a press, with what begins its engine", table, "KB"),
        Figure("the search: what its first use fetches", searched, "KB", most=MOST["search"]),
    ]


def html(site: Path) -> dict[str, float]:
    """The KB of every page's HTML, by its address from the root of a built site."""
    pages = (path for path in site.rglob("index.html") if path.stat().st_size > STUB)
    return {path.relative_to(site).as_posix().removesuffix("index.html"): _sent_file(path) for path in pages}


def is_word(page: str) -> bool:
    """Whether a page is that of one word."""
    return page.startswith("glossary/") and page.count("/") == 2 and "/by-" not in page


def before_a_press(site: Path, page: str) -> tuple[float, int, float]:
    """What a page brings before anything is pressed: KB of script, in how many files, and KB of styles."""
    folder = site / page
    text = (folder / "index.html").read_text(encoding="utf-8")
    scripts = with_imports({folder / file for file in re.findall(r'<script[^>]*src="([^"]+)"', text)})
    styles = {folder / file for file in re.findall(r'rel="stylesheet" href="([^"]+)"', text)}
    return sum(map(_sent_file, scripts)), len(scripts), sum(map(_sent_file, styles))


def at_rest(site: Path, page: str) -> float:
    """The KB that a page brings once it rests: sheets for paper and for other pages, and what keeps it offline."""
    folder = site / page
    late = r'(?:rel="prefetch"|media="print")[^>]*href="([^"]+)"'
    sheets = re.findall(late, (folder / "index.html").read_text(encoding="utf-8"))
    return sum(map(_sent_file, (*(folder / sheet for sheet in sheets), site / "sw.js", site / "sitemap.xml")))


def unasked_at_the_table(site: Path) -> float:
    """The KB of every script that the page of the table fetches by itself: it takes its seat, and starts the engine."""
    folder = site / "play"
    named = re.findall(
        r'(?:<script[^>]*src|modulepreload" href)="([^"]+)"', (folder / "index.html").read_text(encoding="utf-8")
    )
    joined = site / "assets" / "faro" / "joined"
    begun = [file for name in ("seat", "engine-worker") for file in joined.glob(f"{name}-*.js")]
    return sum(map(_sent_file, with_imports({*(folder / file for file in named), *begun})))


def search_at_first(site: Path) -> float:
    """The KB that whoever turns to the search for the first time waits for: the words, the pages, what reads them."""
    wanted = ("assets/faro/joined/answers-*.js", "assets/search/found-*.json", "glossary/finder-*.json")
    return sum(_sent_file(file) for pattern in wanted for file in site.glob(pattern))


def fonts(site: Path) -> float:
    """The KB of the fonts that every page asks for."""
    return sum(path.stat().st_size for path in site.rglob("*.woff2")) / 1024


def _over(weights: dict[str, float], kind: str) -> int:
    return sum(size > MOST[kind] for size in weights.values())


def with_imports(files: set[Path]) -> set[Path]:
    """The files and every module that they import before anything is pressed."""
    known: set[Path] = set()
    waiting = [file.resolve() for file in files]
    while waiting:
        file = waiting.pop()
        if file in known or not file.is_file():
            continue
        known.add(file)
        if "bundle." not in file.name:  # the theme's own imports nothing
            waiting += [(file.parent / name).resolve() for name in _NAMED.findall(file.read_text(encoding="utf-8"))]
    return known


def _sent_file(file: Path) -> float:
    return sent(file.read_bytes())


def sent(data: bytes) -> float:
    """The KB of a file on the wire."""
    return len(gzip.compress(data, 6, mtime=0)) / 1024
