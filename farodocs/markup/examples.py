"""Every playable example of the site: the ```faro fences of its Markdown pages, with file and line.

Other fences of ours are found the same way, by their language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from farodocs import folders

_FENCE = (
    r"^(?P<indent> *)(?P<ticks>`{3,}|~{3,})\s*LANGUAGE(?![\w-])(?P<head>[^\n`]*)\n"
    r"(?P<log>.*?)^(?P=indent)(?P=ticks) *$"
)
_OUTER_FENCE = re.compile(r"^ *(?P<ticks>`{4,}+|~{3,}+)(?!\s*faro\b).*?^ *(?P=ticks) *$", re.M | re.S)
_OPTION = re.compile(r"""([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))""")


@dataclass(frozen=True, slots=True)
class Example:
    """One fence: where it stands, its options, and its log. `line` is that of the log's first line."""

    path: Path
    line: int
    options: dict[str, str]
    log: str

    @property
    def id(self) -> str:
        return self.options.get("id", "")

    @property
    def where(self) -> str:
        """The place of the fence as an editor finds it: path and line of its head."""
        return self.at_line(0)

    def at_line(self, number: int) -> str:
        """The place of a line of the log, counted from one."""
        return f"{self.path.relative_to(folders.DOCS.parent)}:{self.line - 1 + number}"


def find(language: str = "faro") -> Iterator[Example]:
    """All examples of all pages, in order. A fence shown inside a longer fence is not an example."""
    for path in pages():
        yield from of_page(path, language)


def of_page(path: Path, language: str = "faro") -> tuple[Example, ...]:
    """The examples of one page as it stands, none where it is gone."""
    try:
        return _read_file(path, path.stat().st_mtime_ns, language)
    except FileNotFoundError:
        return ()


def pages() -> list[Path]:
    """The source of every page, in order."""
    found: list[Path] = []
    for folder, inside, files in os.walk(folders.DOCS):
        # Under the words of the glossary lie only the addresses of their other spellings, hundreds of them.
        if folder == str(folders.DOCS / "glossary"):
            inside.clear()
        found += [Path(folder, file) for file in files if file.endswith(".md")]
    return sorted(found)


def address_of(source: Path) -> str:
    """The address of a page from the root of the site, by its source: `rules/paying/`."""
    inside = source.relative_to(folders.DOCS)
    page = (inside.parent if inside.name == "index.md" else inside.with_suffix("")).as_posix()
    return "" if page == "." else f"{page}/"


def read(text: str, path: Path, language: str = "faro") -> Iterator[Example]:
    """The examples of one page."""
    for match in re.finditer(_FENCE.replace("LANGUAGE", language), _blank_outer_fences(text), re.M | re.S):
        indent = len(match["indent"])
        log = "".join(line[indent:] for line in match["log"].splitlines(keepends=True))
        options = {key: first or second or third for key, first, second, third in _OPTION.findall(match["head"])}
        yield Example(path, text.count("\n", 0, match.start("log")) + 1, options, log)


def locate(example_id: str, log: str, page: Path | None = None) -> list[Example]:
    """The fences with an id, one if all is well; failing those, the first with the same log, on its own page if it can.

    `page` is the one that is being converted: then no other is searched but those on which the id was seen, for every
    fence of a build asks.
    """
    seen_on = _pages_by_id(folders.DOCS)
    for path in [page] if page else pages():
        for example in of_page(path):
            seen_on.setdefault(example.id, set()).add(path)
    on_pages = [of_page(path) for path in sorted(seen_on.get(example_id, ()))] if example_id else []
    named = [example for examples in on_pages for example in examples if example.id == example_id]
    # Of two that bear one id, that which is asked about comes first.
    named.sort(key=lambda example: example.log.strip() != log.strip())
    everywhere = (*(of_page(page) if page else ()), *find()) if not named else ()
    return named or [example for example in everywhere if example.log.strip() == log.strip()][:1]


def locate_head(language: str, options: dict[str, str]) -> list[str]:
    """Where the fences of a language stand whose head has these options: they may stand on several pages."""
    return [fence.where for fence in find(language) if fence.options == options]


@cache
def _pages_by_id(docs: Path) -> dict[str, set[Path]]:
    """The pages on which an id stood when they were last read."""
    seen_on: dict[str, set[Path]] = {}
    for example in find():
        seen_on.setdefault(example.id, set()).add(example.path)
    return seen_on


@cache
def _read_file(path: Path, changed: int, language: str) -> tuple[Example, ...]:
    """The examples of a page as it stood when it was last changed."""
    return tuple(read(path.read_text(encoding="utf-8"), path, language))


def _blank_outer_fences(text: str) -> str:
    """The text with the fences blanked that can hold a fence: one that is only shown is not run."""
    return _OUTER_FENCE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
