"""Every playable example of the site: the ```faro fences of its Markdown pages, with file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"

_FENCE = re.compile(
    r"^(?P<indent> *)(?P<ticks>`{3,}|~{3,})\s*faro\b(?P<head>[^\n`]*)\n(?P<log>.*?)^(?P=indent)(?P=ticks) *$",
    re.M | re.S,
)
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
        return f"{self.path.relative_to(DOCS.parent)}:{self.line - 1}"


def find(docs: Path = DOCS) -> Iterator[Example]:
    """All examples of all pages, in order. A fence shown inside a longer fence is not an example."""
    for path in sorted(docs.rglob("*.md")):
        yield from read(path.read_text(encoding="utf-8"), path)


def read(text: str, path: Path) -> Iterator[Example]:
    """The examples of one page."""
    for match in _FENCE.finditer(_blank_longer_fences(text)):
        indent = len(match["indent"])
        log = "".join(line[indent:] for line in match["log"].splitlines(keepends=True))
        options = {key: first or second or third for key, first, second, third in _OPTION.findall(match["head"])}
        yield Example(path, text.count("\n", 0, match.start("log")) + 1, options, log)


def locate(example_id: str, log: str, docs: Path = DOCS) -> str:
    """Where the fence with an id stands, or failing that one with the same log; empty where none does."""
    found = [example for example in find(docs) if example.id == example_id] if example_id else []
    found = found or [example for example in find(docs) if example.log.strip() == log.strip()]
    return found[0].where if found else ""


def _blank_longer_fences(text: str) -> str:
    """The text with the inside of four-tick fences blanked, so that a fence that is only shown is not run."""
    return re.sub(r"^(`{4,}).*?^\1 *$", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.M | re.S)
