"""The ```faro-costs fence: facts, a line each, as one chart, the cheapest first."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from operator import itemgetter

from faro.odds import as_percent
from farodocs.figures import bars
from farodocs.inline import find
from farodocs.markup import Fence, one_of

FOLD = "---"
"""The line behind which bars are folded away."""
_COST = itemgetter(1)


def render(options: dict[str, str], source: str) -> str:
    """The chart. A line of the fence is a label, a colon and a question as in `farodocs.inline.facts`.

    The cheapest comes first; `order="given"` keeps the lines as they stand, for a chart that runs down a deal, and
    `heads` are those of its columns. What is asked with `of=442` is a count. Lines behind `---` are folded away.

    Raises `ValueError`, in one sentence, for an option that is unknown, a title that is missing, a line that is no
    question, and a question without an answer.
    """
    if ("title" in options) == ("beside" in options):
        raise ValueError('a faro-costs fence needs a title, or beside="…", the bar that the dearest is set against')
    first, _, folded = source.partition(f"\n{FOLD}\n")
    rows, more = _rows(first), _rows(folded)
    if not rows:
        raise ValueError("a faro-costs fence holds a line for each bar, as 'The Queen: cost meyer Q'")
    by_cost = sorted((*rows, *more), key=_COST)
    if one_of(options, "order", ("by-cost", "given")) == "by-cost":
        rows, more = sorted(rows, key=_COST), sorted(more, key=_COST)
    (cheapest, least), (dearest, most) = by_cost[0], by_cost[-1]
    tell, unit = (str, "") if most > 1 else (as_percent, " of the stake")
    said = f"{len(by_cost)} bars, from {cheapest}, {tell(least)}{unit}, to {dearest}, {tell(most)}."
    title = options.get("title") or _finding(dearest, most, options["beside"], dict(by_cost))
    what, _, count = options.get("heads", "Bet, Cost").partition(", ")
    return bars(title, said, rows, more=more, tell=tell, heads=(what, count))


def _finding(dearest: str, most: Fraction, beside: str, costs: Mapping[str, Fraction]) -> str:
    """What the chart shows, as its title: how many times as much as another bet the dearest costs."""
    if beside not in costs:
        raise ValueError(f"no line of the chart is called {beside!r}")
    name, other = dearest.partition(" (")[0], beside.partition(",")[0]
    comma = "," if "," in name else ""
    return f"{name}{comma} costs {round(most / costs[beside])} times what {other[0].lower()}{other[1:]} does"


def _rows(lines: str) -> list[tuple[str, Fraction]]:
    return [*map(_row, filter(None, map(str.strip, lines.splitlines())))]


def _row(line: str) -> tuple[str, Fraction]:
    label, colon, question = line.rpartition(": ")
    if not colon:
        raise ValueError(f"the line {line!r} has no colon between its label and its question")
    figure, _ = find(question)
    if figure is None:
        raise ValueError(f"{question!r} is no question to the engine")
    return label, figure


FENCE = Fence(
    "faro-costs", "faro-costs", ("title", "order", "beside", "heads"), "", lambda given, lines, _: render(given, lines)
)
