"""Whether the site can grow: what it takes to make it of more words and more examples, and to search it then.

Sites of ten times as much take long to build. `SITES=3` builds them three times as large, `SITES=` none of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from benchmarks.build import ROOT, built, spent
from benchmarks.figure import Figure
from benchmarks.larger import grown
from benchmarks.pages import sent
from farodocs.browser import find_node
from farodocs.folders import GLOSSARY
from farodocs.markup import examples as on_pages

TIMES = (1, 3, 10)
SITES = tuple(int(times) for times in os.environ.get("SITES", "3,10").split(",") if times)
STEADY = 1.25
"""How much more the last of the words or examples may cost than the first, for all that a measurement is off."""

WRITE_WORDS = """
from farodocs.folders import DOCS
from farodocs.make.generated import steps
from farodocs.search import write_words
from farodocs.step import do
do(step for step in steps() if step.name in ("data", "glossary"))
write_words(DOCS)
"""
"""All that is made of the words before the pages are converted: they are checked, written and indexed."""


def figures() -> Iterator[Figure]:
    """Processor time, nothing being kept of the words and examples that are added."""
    words, examples = len([*(GLOSSARY / "terms").glob("*.toml")]), len([*on_pages.find()])
    written = {}
    for times in TIMES:
        with tempfile.TemporaryDirectory() as made:
            folder = grown(Path(made), words=times)
            written[words * times] = spent(sys.executable, "-c", WRITE_WORDS, cwd=folder)
            yield Figure(f"{words * times:,} words: checked, written and indexed", written[words * times], "s")
            docs = folder / "docs"
            index = sent((docs / "glossary" / "finder.json").read_bytes())
            index += sent((docs / "assets" / "search" / "found.json").read_bytes())
            yield Figure(f"{words * times:,} words: what their search fetches", index, "KB")
            search = (find_node(), ROOT / "benchmarks" / "search.mjs", docs)
            answer = subprocess.run(search, check=True, capture_output=True, text=True).stdout
            yield Figure(f"{words * times:,} words: the slowest answer", float(answer), "ms", most=16)
    yield from _each("word, checked, written and indexed", written)
    if not SITES:
        return
    now = _built(words=1, examples=1)
    yield Figure(f"the site of {words:,} words and {examples:,} examples", now, "s")
    for what, there in (("word", words), ("example", examples)):
        built = {there: now}
        for times in SITES:
            more = there * times
            built[more] = _built(**({"words": times} if what == "word" else {"examples": times}))
            yield Figure(f"the site with {more:,} {what}s", built[more], "s")
        yield from _each(f"{what} in a site", built)


def _each(what: str, costs: dict[int, float]) -> Iterator[Figure]:
    """What one costs more, from one size to the next: as long as it takes no more each time, all is linear."""
    first = None
    for (few, cost), (many, more) in pairwise(costs.items()):
        each = 1000 * (more - cost) / (many - few)
        yield Figure(
            f"one more {what}, between {few:,} and {many:,} of them",
            each,
            "ms",
            most=None if first is None else round(STEADY * first, 1),
        )
        first = first or each


def _built(*, words: int = 1, examples: int = 1) -> float:
    """The seconds that such a site takes, from what is generated to the last page."""
    with tempfile.TemporaryDirectory() as made:
        folder = grown(Path(made), words=words, examples=examples)
        return built(folder)
