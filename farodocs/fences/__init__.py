"""A Markdown extension, `farodocs.fences`: every fence of ours is drawn, whatever generator reads the page.

A module of this folder that holds a `FENCE` has brought it with that; nothing else names it. It stands behind
`pymdownx.superfences`, which finds the fences on a page.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from pygments.lexers import LEXERS
from pymdownx.superfences import SuperFencesCodeExtension

from faro.highlighting import FaroLexer
from farodocs.fences import calculator, drills, earnings, hundred, lessons, notebook, python_words, spot, systems, watch
from farodocs.fences.data import PRIORITY, DataParts, with_parts
from farodocs.markup import Fence

__all__ = [
    "calculator",
    "drills",
    "earnings",
    "fences",
    "hundred",
    "lessons",
    "makeExtension",
    "notebook",
    "python_words",
    "spot",
    "systems",
    "watch",
    "with_parts",
]


def fences() -> Iterator[Fence]:
    """Every kind of fence that a page may hold."""
    for found in iter_modules(__path__, f"{__name__}."):
        if fence := getattr(import_module(found.name), "FENCE", None):
            yield fence


class Fences(Extension):
    """The extension as Python-Markdown loads it."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Put parts made from data in, colour logs and positions, and put our fences beside those before.

        Raises `ValueError` where it is not there.
        """
        # Pygments knows what is installed, and the engine stands beside the site uninstalled.
        LEXERS[FaroLexer.__name__] = (FaroLexer.__module__, FaroLexer.name, tuple(FaroLexer.aliases), (), ())
        md.preprocessors.register(DataParts(md), "faro-data", PRIORITY)
        for before in md.registeredExtensions:
            if isinstance(before, SuperFencesCodeExtension):
                for fence in fences():
                    before.extend_super_fences(fence.language, fence.on_page, _take_options, None)
                return
        raise ValueError("farodocs.fences draws the fences that pymdownx.superfences finds; name that before it")


def _take_options(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Markdown
) -> bool:
    """Take what a fence's head says; what is wrong with it is told by what draws the fence, with file and line."""
    options.update(inputs)
    return True


makeExtension = Fences
