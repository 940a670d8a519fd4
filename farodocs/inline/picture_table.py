"""A Markdown extension: a long page opens with its pictures, small, each a link to the section in which it stands."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from markdown import Markdown
from markdown.extensions import Extension
from markdown.postprocessors import Postprocessor

from faro.cheats import cheats

FEWEST = 5
"""Sections with a picture for which a table is worth its room."""
LONG = 1500
"""Words of a page that fills about four screens."""

_HEADING = re.compile(
    r'<h[23][^>]* id="(?P<id>[^"]+)"[^>]*>(?P<words>.*?)(?:<a [^>]*class="headerlink".*?)?</h[23]>', re.S
)
_PICTURE = re.compile(
    # What stands small beside a title is no picture of its section: it would be as small in the table.
    r'<img (?!class="faro-bend")[^>]*?src="(?P<src>[^"]+)"[^>]*?width="?(?P<width>\d+)"?\s+height="?(?P<height>\d+)"?'
    r'(?: data-told="(?P<told>[^"]+)")?(?: data-small="(?P<small>[^"]+)")?(?: data-files="(?P<files>[^"]+)")?'
)
_FIRST = re.compile(r"</h1>\s*<p>.*?</p>", re.S)
_TAG = re.compile(r"<[^>]+>")
_UNREAD = re.compile(r"<(script|style|svg|template)\b.*?</\1>", re.S)


class Section(NamedTuple):
    """A section with a picture: its address on the page, its heading, its first picture, and the size of that.

    What is told of it stands under its heading, with the files of it that are asked for: the words and the address of
    each.
    """

    id: str
    words: str
    src: str
    width: str
    height: str
    told: str = ""
    files: tuple[tuple[str, str], ...] = ()


def with_table(html: str) -> str:
    """A page with its table behind its first paragraph, where it has pictures enough and is long or offers files."""
    found = sections(html)
    first = _FIRST.search(html)
    is_long = any(one.files for one in found) or len(_TAG.sub(" ", _UNREAD.sub("", html)).split()) >= LONG
    if len(found) < FEWEST or first is None or not is_long:
        return html
    order = [heading["id"] for heading in _HEADING.finditer(html)]
    return html[: first.end()] + table(found, undrawn(html, found), order) + html[first.end() :]


def sections(html: str) -> list[Section]:
    """The sections of a page that have a picture, in order."""
    headings = [*_HEADING.finditer(html)]
    ends = [*(heading.start() for heading in headings), len(html)][1:]
    found = []
    for heading, end in zip(headings, ends, strict=True):
        if picture := _PICTURE.search(html, heading.end(), end):
            src = picture["small"] or _plain(picture["src"])
            named = (file.partition("|") for file in (picture["files"] or "").split(";") if file)
            files = tuple((name, address) for name, _, address in named)
            size = picture["width"], picture["height"]
            found.append(Section(heading["id"], _words(heading), src, *size, picture["told"] or "", files))
    return found


def undrawn(html: str, found: list[Section]) -> dict[str, str]:
    """The cheats of a page that have no drawing: the heading of each by its id."""
    drawn = {one.id for one in found}
    told = {heading["id"]: _words(heading) for heading in _HEADING.finditer(html)}
    return {id: words for id, words in told.items() if id in cheats() and id not in drawn}


def _words(heading: re.Match[str]) -> str:
    return " ".join(_TAG.sub("", heading["words"]).split())


def table(found: list[Section], rest: dict[str, str], order: list[str]) -> str:
    """The pictures with their headings, as links, and the headings of what has none, as they follow on the page."""
    links = {
        one.id: f'<a href="#{escape(one.id)}"><img src="{one.src}" alt="" width="{one.width}" height="{one.height}"'
        f' loading="lazy"><span>{one.words}</span>{f"<small>{one.told}</small>" if one.told else ""}</a>'
        + "".join(f'<a href="{address}" aria-label="{one.words}, {name}">{name}</a>' for name, address in one.files)
        for one in found
    }
    links |= {id: f'<a href="#{escape(id)}">{words}</a>' for id, words in rest.items()}
    items = "".join(f"<li>{links[id]}</li>" for id in order if id in links)
    return (
        f'<nav class="faro-picture-table" aria-label="Pictures of this page" data-search-exclude><ul>{items}</ul></nav>'
    )


def _plain(src: str) -> str:
    """A drawing without its lettering, which nobody could read so small."""
    return src.replace("#step-", "#plain-")


class PictureTable(Postprocessor):
    """Puts the table in, when all else on the page has become HTML."""

    def run(self, text: str) -> str:
        """The page with its table."""
        return with_table(text)


class PictureTableExtension(Extension):
    """The extension as Python-Markdown loads it."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Put the table in last of all."""
        md.postprocessors.register(PictureTable(md), "faro-picture-table", -1)


makeExtension = PictureTableExtension
