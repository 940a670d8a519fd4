"""What a long page keeps folded, on a page beside it: it comes when it is opened, and a link leads there.

On a page that `make serve` shows, and on every short one, it stands where it is folded.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping

LONG = 20 * 1024
"""Bytes of a page, with gzip, over which that is done."""
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
_NAME = re.compile(r'<(?P<tag>strong|cite|span(?= class="faro-title"))[^>]*>(?P<name>.*?)</(?P=tag)>', re.S)
_SAID = re.compile(r"<p>(?P<name>.*?)(?: \(|\.?</p>)", re.S)
_TITLE = re.compile(r"<title>(.*?)</title>", re.S)
_BODY = re.compile(r"<body[^>]*>")
_STYLE = re.compile(r'<link rel="stylesheet"[^>]*>')


def take_apart(html: str) -> tuple[str, str]:
    """A long page without what it keeps folded, and the page beside it; one that is not long as it is, and none.

    The steps of a board in words stay, unless the page is long without the rest too.
    """
    if not _is_long(html):
        return html, ""
    left, sections = _parted(html, _SELDOM_OPENED)
    if _is_long(left):
        left, sections = _parted(html, _EVERY_FOLD)
    if not sections:
        return html, ""
    up = re.findall(r'"([^"]*)assets/', html)[0]
    # Within what the theme puts in place of a page when it follows a link.
    asked = f'<script src="{up}{SCRIPT}" type="module"></script></article>'
    return left.replace("</article>", asked, 1), _beside(html, sections)


def _is_long(html: str) -> bool:
    return len(gzip.compress(html.encode(), 6, mtime=0)) > LONG


def _parted(html: str, folded: re.Pattern[str]) -> tuple[str, dict[str, str]]:
    """A page with links in place of what it keeps folded, and that by the mark to which the link leads."""
    sections: dict[str, str] = {}

    def one(match: re.Match[str]) -> str:
        at, heading = match["id"], match["summary"]
        if at is None:
            *_, owner = _OWNER.finditer(html, 0, match.start())
            at, heading = owner[1], _headed(html[owner.start() : match.start()], heading)
        name = at if at not in sections else f"{at}-{len(sections)}"
        sections[name] = f'<section id="{name}"><h2><a href="./#{at}">{heading}</a></h2>{match["inside"]}</section>'
        opening = match[0][: match.start("inside") - match.start()]
        return f'{opening}<p><a class="faro-apart" href="{FILE}#{name}">Read it on a page of its own</a></p></details>'

    return folded.sub(one, html), sections


def _headed(owner: str, summary: str) -> str:
    """What a folded part is called where its owner does not stand around it: by his title, else by how he is told."""
    named = _NAME.search(owner) or _SAID.search(owner)
    return f"{named['name']}: {summary[0].lower()}{summary[1:]}" if named else summary


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
