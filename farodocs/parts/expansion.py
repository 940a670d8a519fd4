"""Pages with their data: where a ```faro-data fence stands, the part that it names takes its place as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from textwrap import indent

from farodocs.data.records import DataError
from farodocs.markup import examples, mistakes, refuse_lines, refuse_unknown

LANGUAGE = "faro-data"
OPTIONS = ("part",)

Parts = Mapping[str, Callable[[], str]]
"""What makes each part, by its name."""


class WrongPart(DataError):
    """A part that there is not, or a fence of one that is not written so. The message names file and line."""


def expanded(text: str, page: Path, parts: Parts, others: Callable[[str], str]) -> str:
    """A page whose fences are replaced by these parts; `others` makes a part that is none of them, or refuses it.

    Tells each `WrongPart`, in one sentence.
    """
    lines = text.split("\n")
    for fence in reversed([*examples.read(text, page, LANGUAGE)]):
        name = fence.options.get("part", "")
        try:
            refuse_unknown(fence.options, LANGUAGE, OPTIONS)
            refuse_lines(fence.log, LANGUAGE, "its part stands")
            made = _once(parts[name]) if name in parts else others(name)
        except (ValueError, KeyError) as error:
            told = mistakes.said(error)
            for place in examples.locate_head(LANGUAGE, fence.options) or [""]:
                mistakes.tell(WrongPart(f"{place}: {told}" if place else told))
            made = ""
        head = lines[fence.line - 2]
        first, end = fence.line - 2, fence.line + fence.log.count("\n")
        lines[first:end] = indent(made, head[: len(head) - len(head.lstrip())]).split("\n")
    return "\n".join(lines)


_once: Callable[[Callable[[], str]], str] = cache(lambda make: make())
"""A part: the words ask for its links, the server whether it has changed, and the page for itself."""
