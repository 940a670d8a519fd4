"""The ```faro-costs fence: facts, a line each, as one chart, the cheapest first."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from markdown import Markdown

from faro.reading import as_percent
from farodocs.facts import find
from farodocs.fence_head import made, refuse_unknown
from farodocs.plots import bars

LANGUAGE = "faro-costs"
OPTIONS = ("title",)


def formatter(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **kwargs: Any) -> str:
    """The HTML of a chart. Raises `SuperFencesException`, with file and line, for anything that is wrong."""
    return made(LANGUAGE, css_class, options, lambda given: render(given, source))


def render(options: dict[str, str], source: str) -> str:
    """The chart. A line of the fence is a label, a colon and a question as in `farodocs.facts`.

    Raises `ValueError`, in one sentence, for an option that is unknown, a title that is missing, a line that is no
    question, and a question without an answer.
    """
    refuse_unknown(options, LANGUAGE, OPTIONS)
    if "title" not in options:
        raise ValueError(f"a {LANGUAGE} fence needs a title")
    rows = sorted(map(_row, filter(None, map(str.strip, source.splitlines()))), key=lambda row: row[1])
    if not rows:
        raise ValueError(f"a {LANGUAGE} fence holds a line for each bar, as 'The Queen: cost meyer Q'")
    (cheapest, least), (dearest, most) = rows[0], rows[-1]
    said = (
        f"{len(rows)} bars, from {cheapest}, {as_percent(least)} of the stake, to {dearest}, {as_percent(most)}. "
        "The numbers stand in the table below."
    )
    return bars(options["title"], said, rows, tell=as_percent, heads=("Bet", "Cost"))


def _row(line: str) -> tuple[str, Fraction]:
    label, colon, question = line.rpartition(": ")
    if not colon:
        raise ValueError(f"the line {line!r} has no colon between its label and its question")
    figure, _ = find(question)
    if figure is None:
        raise ValueError(f"{question!r} is no question to the engine")
    return label, figure
