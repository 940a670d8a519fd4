"""A fence on a page of its own, and what is said of one that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown import Markdown

from faro.base import FaroError
from farodocs import folders
from farodocs.markup.fence_head import Fence


class Pages:
    """A folder of pages, each converted as a generator does that does not tell where it stands."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.docs = root / "docs"
        self.docs.mkdir()
        monkeypatch.setattr(folders, "DOCS", self.docs)

    def convert(self, page: str, **others: str) -> str:
        """The HTML of a page that stands beside others; each is a file of its name."""
        for name, text in {"page": page, **others}.items():
            (self.docs / f"{name}.md").write_text(text, encoding="utf-8")
        return Markdown(extensions=["pymdownx.superfences", "farodocs.fences"]).convert(page)


def said_of(fence: Fence, options: dict[str, str], lines: str = "") -> str:
    """The sentence in which a fence refuses what it is told."""
    with pytest.raises((ValueError, KeyError, FaroError)) as refused:
        fence.html(options, lines, Markdown())
    return str(refused.value)
