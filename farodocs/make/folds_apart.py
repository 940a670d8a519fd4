"""What a long page keeps folded, on a page beside it: it comes when it is opened, and a link leads there.

Where a list is long even so, what its last entries tell lies there too, and comes by itself once the page is read; each
keeps its head, which is what a link to it finds. On a page that `make serve` shows, and on every short one, all of it
stands in its place.
"""

from __future__ import annotations

import gzip
import re
from bisect import bisect_left
from collections.abc import Mapping

LONG = 20 * 1024
"""Bytes of a page, with gzip, that no page exceeds."""
NEARLY = LONG - 512
"""Bytes over which what is folded lies apart: what other pages are called stands on every page, and grows."""
FILE = "folded.html"
"""Beside the page: whatever it names is found from there as well."""
SCRIPT = "assets/faro/page/folds.js"
"""Brings it when it is opened."""

# Not the answer to a question, which stands on paper too.
_FOLDED = (
    r'<details class="faro-(?:{})"(?: id="(?P<id>[^"]+)")?>\s*<summary>(?P<summary>.*?)</summary>'
    r"(?P<inside>(?:(?!<details|<script|\sid=).)*?)</details>"
)
_SELDOM_OPENED = re.compile(_FOLDED.format("lifted|log|sources"), re.S)
_EVERY_FOLD = re.compile(_FOLDED.format("lifted|log|sources|words"), re.S)
_OWNER = re.compile(r'<(?:li|faro-example)\b[^>]*\sid="([^"]+)"')
_ENTRY = re.compile(r'<li\b[^>]*\sid="(?P<id>[\w-]+)"[^>]*>\s*<p>.*?</p>', re.S)
"""The head of what can be led to in a list; the marks of notes have a colon."""
_MOVES = re.compile(r"(?=.*\w)(?:(?!<script|\sid=).)*", re.S)
"""What is neither led to nor lives, and tells something."""
_LI = re.compile(r"<(/?)li\b")
_HERE = re.compile(r'href="#')
_NAME = re.compile(r'<(?P<tag>strong|cite|span(?= class="faro-title"))[^>]*>(?P<name>.*?)</(?P=tag)>', re.S)
_BY = re.compile(r"<b>(?P<name>.*?)</b>, <cite")
"""Who wrote a work: several have the same name."""
_SAID = re.compile(r"<p>(?P<name>.*?)(?: \(|\.?</p>)", re.S)
_TITLE = re.compile(r"<title>(.*?)</title>", re.S)
_BODY = re.compile(r"<body[^>]*>")
_STYLE = re.compile(r'<link rel="stylesheet"[^>]*>')


def take_apart(html: str) -> tuple[str, str]:
    """A long page without what it keeps folded, and the page beside it; one that is not long as it is, and none.

    The steps of a board in words stay, unless the page is long without the rest too.
    """
    if not _is_long(html, NEARLY):
        return html, ""
    left, sections = _parted(html, _SELDOM_OPENED)
    if _is_long(left, NEARLY):
        left, sections = _parted(html, _EVERY_FOLD)
    if _is_long(left) and not _is_long((shorter := _ends_parted(html))[0]):
        left, sections = shorter
    if not sections:
        return html, ""
    up = re.findall(r'"([^"]*)assets/', html)[0]
    # Within what the theme puts in place of a page when it follows a link.
    asked = f'<script src="{up}{SCRIPT}" type="module"></script></article>'
    return left.replace("</article>", asked, 1), _beside(html, sections)


def _is_long(html: str, most: int = LONG) -> bool:
    return len(gzip.compress(html.encode(), 6, mtime=0)) > most


def _parted(html: str, folded: re.Pattern[str]) -> tuple[str, dict[str, str]]:
    """A page with links in place of what it keeps folded, and that by the mark to which the link leads."""
    sections: dict[str, str] = {}

    def one(match: re.Match[str]) -> str:
        at, heading = match["id"], match["summary"]
        if at is None:
            *_, owner = _OWNER.finditer(html, 0, match.start())
            at, heading = owner[1], _headed(html[owner.start() : match.start()], heading)
        name = at if at not in sections else f"{at}-{len(sections)}"
        sections[name] = _section(name, heading, match["inside"], at)
        opening = match[0][: match.start("inside") - match.start()]
        return f"{opening}{_link(name)}</details>"

    return folded.sub(one, html), sections


def _ends_parted(html: str) -> tuple[str, dict[str, str]]:
    """A page without what it keeps folded and what the last entries of its lists tell: of as few as make it short."""
    found = ((entry, _end(html, entry.end())) for entry in _ENTRY.finditer(html))
    entries = [(entry, end) for entry, end in found if _MOVES.fullmatch(html, entry.end(), end)]

    def parted(count: int) -> tuple[str, dict[str, str]]:
        left, told = html, {}
        for entry, end in reversed(entries[len(entries) - count :]):
            by = _BY.search(entry[0])
            heading = f"{by['name']}, {_named(entry[0])}" if by else _named(entry[0])
            told[entry["id"]] = _section(entry["id"], heading or entry["id"], html[entry.end() : end])
            left = f"{left[: entry.end()]}{_link(entry['id'], 'faro-own-page faro-later')}{left[end:]}"
        left, sections = _parted(left, _EVERY_FOLD)
        return left, sections | dict(reversed(told.items()))

    fewest = bisect_left(range(len(entries)), True, key=lambda count: not _is_long(parted(count)[0]))
    return parted(fewest)


def _end(html: str, at: int) -> int:
    """Where an entry of a list ends that holds what stands here."""
    depth = 1
    for tag in _LI.finditer(html, at):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.start()
    raise ValueError("an entry of a list has no end")


def _section(name: str, heading: str, inside: str, at: str = "") -> str:
    """A part of the page beside, which leads back; what it led to on its own page it finds there."""
    inside = _HERE.sub('href="./#', inside)
    return f'<section id="{name}"><h2><a href="./#{at or name}">{heading}</a></h2>{inside}</section>'


def _link(name: str, kind: str = "faro-own-page") -> str:
    return f'<p><a class="{kind}" href="{FILE}#{name}">Read it on a page of its own</a></p>'


def _headed(owner: str, summary: str) -> str:
    """What a folded part is called where its owner does not stand around it: by his title, else by how he is told."""
    named = _named(owner)
    return f"{named}: {summary[0].lower()}{summary[1:]}" if named else summary


def _named(owner: str) -> str:
    found = _NAME.search(owner) or _SAID.search(owner)
    return found["name"] if found else ""


def _beside(html: str, sections: Mapping[str, str]) -> str:
    """The page beside a long one: its head without scripts, and what it keeps folded, each part with a way back."""
    found, body = _TITLE.search(html), _BODY.search(html)
    if found is None or body is None:
        raise ValueError("a long page has no title or no body")
    title = f"What is folded away: {found[1]}"
    head = f"{html[: found.start()]}<title>{title}</title>{''.join(_STYLE.findall(html))}"
    return (
        f'{head}</head>\n{body[0]}<div class="md-container"><main class="md-main"><div class="md-main__inner md-grid">'
        f'<div class="md-content"><article class="md-content__inner md-typeset"><h1>{title.split(" - ")[0]}</h1>'
        f"<p>Each heading leads back to where it belongs.</p>{''.join(sections.values())}</article></div></div>"
        "</main></div></body></html>\n"
    )
