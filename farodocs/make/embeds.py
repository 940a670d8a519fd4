"""The boards for other sites' pages: embed/, a page for each example, and one that lays the deal of a link.

Each stands in a frame, alone, with a link back. Where no script runs the still is there and the link. A file of oEmbed
beside it tells whoever is given its address how to show it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape, unescape
from pathlib import Path
from posixpath import join, normpath, relpath

from faro.pictures import sprite
from faro.session import frames

FOLDER = "embed"
DEAL = f"{FOLDER}/deal"
"""The page to whose address a link's `#p=` is hung."""
SCRIPT = "assets/faro/embed/embedded.js"
DEAL_SCRIPT = "assets/faro/embed/embedded-deal.js"
STYLE = "assets/embedded.css"
ELEMENT = f"{FOLDER}/faro-board.js"
"""What another page brings along; its name stays, whatever it holds."""
WIDE, HIGH = 640, 720
"""Pixels of a frame that nobody measures."""

_EXAMPLE = re.compile(
    r'<faro-example id="(?P<id>[^"]+)" data-mode="(?P<mode>[^"]+)"(?P<inside>.*?)</faro-example>', re.S
)
_TITLE = re.compile(r'<span class="faro-title"[^>]*>(.*?)</span>', re.S)
_PIECES = re.compile(r'(<script type="text/plain" class="faro-pieces">)(.*?)(</script>)', re.S)
_DATA = re.compile(r'<script type="application/json" class="faro-data">.*?</script>', re.S)
_CLIPS = re.compile(r'<svg class="faro-sprite".*?</svg>', re.S)
_LINK = re.compile(r'(?P<name>\s(?:href|src|data-cards)=")(?P<to>[^"#:]+)(?P<section>#[^"]*)?"')
_CANONICAL = re.compile(r'<link rel="canonical" href="([^"]+)">')
_STYLES = re.compile(r'<link rel="stylesheet"[^>]*>')
_CARDS = re.compile(r'"((?:\.\./)*assets/[\w./-]+)#')
_PACKED = re.compile(r"(<script type=\"(?:text/plain|application/json)\".*?</script>)", re.S)


@dataclass(frozen=True, slots=True)
class Board:
    """What stands in a frame: where its page lies, how it is called, where it is told of, and what is drawn."""

    folder: str
    title: str
    address: str
    told_at: str
    styles: str
    drawn: str
    script: str


def write(site: Path, url: str) -> None:
    """Write the pages of a built site at its public address, before its files are renamed."""
    boards = [board for path in sorted(site.rglob("index.html")) for board in _boards(site, path, url)]
    if not boards:
        return
    for board in (*boards, _deal(url, min((board.styles for board in boards), key=len))):
        page = site / board.folder / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(_page(board), encoding="utf-8")
        (page.parent / "oembed.json").write_text(json.dumps(_oembed(board, url), indent=1) + "\n", encoding="utf-8")


def line(address: str, title: str) -> str:
    """The line that shows a board on a page without any script."""
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" width="100%" height="{HIGH}" loading="lazy"></iframe>'
    )


def _boards(site: Path, path: Path, url: str) -> Iterator[Board]:
    """The examples of a page, each with all pieces of boards that the page had till then; none of the whole table."""
    html = path.read_text(encoding="utf-8")
    canonical = _CANONICAL.search(html)
    here = path.parent.relative_to(site).as_posix()
    if canonical is None or here.startswith(FOLDER) or "<faro-table" in html:
        return
    known: list[str] = []
    clips, styles = _CLIPS.search(html), "".join(_STYLES.findall(html))
    for found in _EXAMPLE.finditer(html):
        pieces = _PIECES.search(found[0])
        known += [piece for piece in (pieces[2] if pieces else "").split("\n") if piece]
        folder = f"{FOLDER}/{found['id']}"
        drawn = found[0].replace(" data-folded", "", 1)
        if found["mode"] == "table":
            drawn = _DATA.sub("", _PIECES.sub("", drawn))
        else:
            all_pieces = "\n".join(known)
            drawn = drawn.replace(pieces[0], f"{pieces[1]}{all_pieces}{pieces[3]}") if pieces else drawn
        title = unescape(_TITLE.search(found[0])[1])  # type: ignore[index]
        yield Board(
            folder,
            title,
            f"{url}{folder}/",
            f"{canonical[1]}#{found['id']}",
            _moved(styles, here, folder),
            (clips[0] if clips and "clip-path" in drawn else "") + _moved(drawn, here, folder),
            relpath(SCRIPT, folder),
        )


def _deal(url: str, styles: str) -> Board:
    """The page that lays what its address holds, with the empty cloth until then."""
    [*_, empty] = frames("rules hoyle-1864\nopen ann 100\n", None)["frames"]
    title = "A deal of Faro"
    drawn = (
        f'{sprite()}<figure class="faro-figure" aria-labelledby="deal-title"><div class="faro-head">'
        f'<span class="faro-title" id="deal-title">{title}</span></div>'
        f'<div class="faro-stage"><div class="faro-still">{empty["html"]}</div></div><p class="faro-said"></p></figure>'
    )
    return Board(DEAL, title, f"{url}{DEAL}/", f"{url}play/", styles, drawn, relpath(DEAL_SCRIPT, DEAL))


def _moved(html: str, here: str, to: str) -> str:
    """The same, seen from another folder of the site: what it names is found from there."""

    @cache  # a board names the file of its cards many times
    def seen(file: str) -> str:
        return relpath(normpath(join(here, file)), to)

    def one(link: re.Match[str]) -> str:
        end = "/" if link["to"].endswith("/") else ""
        return f'{link["name"]}{seen(link["to"])}{end}{link["section"] or ""}"'

    parts = _PACKED.split(html)
    parts[::2] = [_LINK.sub(one, part) for part in parts[::2]]
    parts[1::2] = [_CARDS.sub(lambda card: f'"{seen(card[1])}#', part) for part in parts[1::2]]
    return "".join(parts)


def _page(board: Board) -> str:
    title = escape(board.title)
    told = f"{escape(board.address)}oembed.json"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(board.folder)}: {title}</title>'
        f'<base target="_top"><link rel="canonical" href="{escape(board.told_at)}">'
        f'<link rel="alternate" type="application/json+oembed" href="{told}" title="{title}">'
        f'{board.styles}<link rel="stylesheet" href="{relpath(STYLE, board.folder)}"></head>\n'
        '<body class="faro-embedded" data-md-color-scheme="system" data-md-color-primary="faro" '
        f'data-md-color-accent="faro"><main class="md-typeset"><h1>{title}</h1>{board.drawn}'
        f'<p class="faro-embedded-from"><a href="{escape(board.told_at)}">{title}, on the site of Faro</a></p></main>'
        f'<script type="module" src="{board.script}"></script></body></html>\n'
    )


def _oembed(board: Board, url: str) -> dict[str, object]:
    return {
        "version": "1.0",
        "type": "rich",
        "title": board.title,
        "provider_name": "Faro",
        "provider_url": url,
        "html": line(board.address, board.title),
        "width": WIDE,
        "height": HIGH,
    }
