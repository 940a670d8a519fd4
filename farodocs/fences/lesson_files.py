"""Where a page finds the exercises that were made at build: a file a lesson, each by its whole name."""

from __future__ import annotations

import json
from collections.abc import Iterable

from markdown import Markdown

from farodocs.markup import file_link

FOLDER = "assets/learn"


def by_lesson(ids: Iterable[str], md: Markdown) -> str:
    """The file of every lesson by its id, as JSON: once published, its name holds its content."""
    return json.dumps({lesson: file_link(md, f"{FOLDER}/{lesson}.json") for lesson in ids}, separators=(",", ":"))
