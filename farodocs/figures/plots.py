"""Plots drawn at build: bars, a histogram, lines. Each is a figure with its numbers in a table under it.

A drawing takes the page's colours, so that it follows the palette, forced colours and the printer's black. Series
differ by stroke and by their names at the line's end, never by colour alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from html import escape
from itertools import pairwise

from faro.odds import as_percent
from farodocs.markup import scroll_box

Tell = Callable[[Fraction], str]
"""How a number is written: a share as `1.98 %`, say."""

Points = Sequence[tuple[Fraction, Fraction]]
"""A line's points as (across, up), in the order in which they are drawn."""

_WIDTH = 360
"""Of the drawing; on a narrow phone a unit is a little less than a pixel."""
_LETTER = 6.2
"""About the width of a letter or a figure in a drawing."""
_INK = "currentColor"
_FILL = "var(--link,currentColor)"
PAYS = ' class="faro-pays"'
_FAINT = f'stroke="{_INK}" stroke-opacity=".25"'
_DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 4")
"""The strokes of the lines of one plot, in order."""


def bars(
    title: str,
    said: str,
    rows: Sequence[tuple[str, Fraction]],
    *,
    more: Sequence[tuple[str, Fraction]] = (),
    upto: Fraction = Fraction(0),
    tell: Tell = as_percent,
    heads: tuple[str, str] = ("Bet", "Cost"),
) -> str:
    """A table whose rows have a bar between label and value, all from one line of nought.

    `title` stands above it, `said` says what it shows to those who do not see it, `heads` are those of the table. A
    value below nought pays the player, and has a bar to the left of the line. `more` rows, by the same scale, are
    folded away. The scale reaches at least to `upto`, where two are read together. Raises `ValueError` without rows.
    """
    low, high = _span([*(value for _, value in (*rows, *more)), *([upto] if rows else [])])
    marks = _ticks(low, high, 6)
    if high > marks[-1]:  # the longest bar too ends within the scale
        marks.append(high := 2 * marks[-1] - marks[-2])
    zero = -low / (high - low)
    nought = f'<line x1="{_part(zero)}" x2="{_part(zero)}" y2="100%"/>'
    ticks = [(_part(zero + tick / (high - low)), tell(tick)) for tick in marks if tick]
    scale = "".join(f'<line class="faro-tick" x1="{at}" x2="{at}" y2="100%"/>' for at, _ in ticks)
    axis = "".join(f'<text x="{at}" y="80%">{escape(words)}</text>' for at, words in [(_part(zero), "0"), *ticks])

    def table(rows: Sequence[tuple[str, Fraction]]) -> str:
        body = "".join(
            f'<tr><th scope="row">{escape(label)}</th><td aria-hidden="true"><svg>'
            f'{scale}<rect{PAYS if value < 0 else ""} x="{_part(zero + min(value, Fraction(0)) / (high - low))}"'
            f' width="{_part(abs(value) / (high - low))}"/>{nought}</svg></td>'
            f"<td>{escape(tell(value))}</td></tr>"
            for label, value in rows
        )
        return (
            f'<table class="faro-table faro-bars"><thead><tr><th scope="col">'
            f'{escape(heads[0])}</th><td aria-hidden="true"><svg>{axis}</svg></td>'
            f'<th scope="col">{escape(heads[1])}</th></tr></thead>'
            f"<tbody>{body}</tbody></table>"
        )

    folded = f"<details><summary>{len(more)} more, by the same scale</summary>{table(more)}</details>" if more else ""
    at = _id(title)
    return (
        f'<figure class="faro-plot" aria-labelledby="{at}"><figcaption id="{at}">{escape(title)}</figcaption>'
        f'{table(rows)}{folded}<p class="faro-spoken">{escape(said)}</p></figure>'
    )


def histogram(
    title: str,
    desc: str,
    shares: Mapping[int, Fraction],
    *,
    edges: Sequence[int],
    axis: str,
    top: Fraction | None = None,
    mean: Fraction | None = None,
    unit: int = 1,
) -> str:
    """The shares of whole results, counted together between neighbouring `edges`, lower edge included.

    What lies below the first edge or from the last edge on stands in an open bin at either end. The results are in
    `unit`ths of what the `axis` is told in. `top` is the share at the upper edge, for plots to be compared;
    `mean` is marked. Raises `ValueError` for fewer than two edges.
    """
    if len(edges) < 2:
        raise ValueError(f"the plot {title!r} needs two edges or more")
    bounds = [*pairwise(edges)]
    binned = [
        sum((share for result, share in shares.items() if low <= result < high), Fraction(0)) for low, high in bounds
    ]
    below = sum((share for result, share in shares.items() if result < edges[0]), Fraction(0))
    above = sum((share for result, share in shares.items() if result >= edges[-1]), Fraction(0))
    every = [below, *binned, above]
    high = top or max(every)
    wide, tall = Fraction(_WIDTH, len(every)), 96
    bars_of = [
        f'<rect x="{float(number * wide) + 0.5:.4g}" y="{float(12 + tall - share / high * tall):.4g}"'
        f' width="{float(wide) - 1:.4g}" height="{float(share / high * tall):.4g}" fill="{_FILL}"'
        f"{_OPEN_END if number in (0, len(every) - 1) else ''}/>"
        for number, share in enumerate(every)
        if share
    ]
    span = edges[-1] - edges[0]

    def across(result: Fraction) -> float:
        inside = min(max((result - edges[0]) / span, Fraction(0)), Fraction(1))
        return float(wide + inside * (_WIDTH - 2 * wide))

    base = 12 + tall
    drawn = [f'<path stroke="{_INK}" d="M0 {base}H{_WIDTH}"/>']
    for tick in _ticks(Fraction(edges[0], unit), Fraction(edges[-1], unit), 8):
        x = across(tick * unit)
        drawn.append(f'<path stroke="{_INK}" d="M{x:.4g} {base}v4"/>{_words(x, base + 16, _plain(tick), "middle")}')
    if mean is not None:
        x = across(mean * unit)
        anchor = "end" if x > _WIDTH / 2 else "start"
        drawn.append(
            f'<path stroke="{_INK}" stroke-width="1.5" stroke-dasharray="3 2" d="M{x:.4g} 2V{base}"/>'
            f"{_words(x + (-4 if anchor == 'end' else 4), 11, f'mean {_plain(mean, 2)}', anchor)}"
        )
    drawn.append(_words(_WIDTH / 2, base + 31, axis, "middle"))
    names = [f"below {_plain(Fraction(edges[0], unit))}"]
    names += [_between(low, high, unit) for low, high in bounds]
    names.append(f"{_plain(Fraction(edges[-1], unit))} or more")
    table = _table((axis, "Share"), [(name, as_percent(share)) for name, share in zip(names, every, strict=True)])
    bins = (
        f'<g class="faro-bins" data-edges="{edges[0]} {edges[1] - edges[0]} {len(every)}" data-top="{float(high):g}">'
    )
    return _figure(title, desc, base + 36, f"{bins}{''.join(bars_of)}</g>{''.join(drawn)}", table)


def lines(
    title: str,
    desc: str,
    series: Mapping[str, Points],
    *,
    axis: str,
    tell: Tell = as_percent,
    tell_across: Tell | None = None,
    falling: bool = False,
) -> str:
    """A line for each series, its name at its end; nought is always in sight on the upright scale.

    `axis` names what runs across, and is `falling` where it begins with the greatest. Where two series have points at
    the same places, the table has a row for each place. Raises `ValueError` where there is no point.
    """
    across_word = tell_across or _plain
    low, high = _span(up for points in series.values() for _, up in points)
    left = min(x for points in series.values() for x, _ in points)
    right = max(x for points in series.values() for x, _ in points)
    marks = _ticks(low, high, 5)
    margin = _LETTER * max(len(tell(mark)) for mark in marks) + 5
    end = _WIDTH - _LETTER * max(map(len, series)) - 6
    tall, base = 190, 200

    def x_of(value: Fraction) -> float:
        gone = right - value if falling else value - left
        return margin + float(gone / ((right - left) or 1)) * (end - margin)

    def y_of(value: Fraction) -> float:
        return base - float((value - low) / (high - low)) * tall

    drawn = [
        f'<path {_FAINT} d="M{margin:.4g} {y_of(mark):.4g}H{end:.4g}"/>'
        f"{_words(margin - 5, y_of(mark) + 4, tell(mark), 'end')}"
        for mark in marks
    ]
    for tick in _ticks(left, right, 5):
        x = x_of(tick)
        word = _words(x, base + 16, across_word(tick), "middle")
        drawn.append(f'<path stroke="{_INK}" d="M{x:.4g} {base}v4"/>{word}')
    drawn.append(f'<path stroke="{_INK}" d="M{margin:.4g} {base}H{end:.4g}"/>')
    drawn.append(_words((margin + end) / 2, base + 31, axis, "middle"))
    names = _apart([(y_of(points[-1][1]), name) for name, points in series.items()], 13)
    for number, (name, points) in enumerate(series.items()):
        path = " ".join(f"{x_of(x):.4g} {y_of(y):.4g}" for x, y in points)
        dash = f' stroke-dasharray="{_DASHES[number % len(_DASHES)]}"' if number % len(_DASHES) else ""
        at = " ".join(f"{float(x):g}" for x, _ in points)
        line = f'data-at="{at}" fill="none" stroke="{_FILL}" stroke-width="1.8"{dash} points="{path}"'
        drawn.append(f"<polyline {line}/>")
        drawn.append(_words(x_of(points[-1][0]) + 5, names[name] + 4, name, "start"))
    places = sorted({x for points in series.values() for x, _ in points}, reverse=falling)
    by_place = {name: dict(points) for name, points in series.items()}
    rows = [
        (across_word(x), *(tell(by_place[name][x]) if x in by_place[name] else "–" for name in series)) for x in places
    ]
    return _figure(title, desc, base + 36, "".join(drawn), _table((axis, *series), rows))


_OPEN_END = ' fill-opacity=".6"'


def _span(values: Iterable[Fraction]) -> tuple[Fraction, Fraction]:
    """The least and the greatest value, with nought among them."""
    if not (every := [*values]):
        raise ValueError("a plot needs something to show")
    low, high = min(Fraction(0), *every), max(Fraction(0), *every)
    return low, high if high > low else low + 1


def _ticks(low: Fraction, high: Fraction, most: int) -> list[Fraction]:
    """Round numbers from `low` to `high`, `most` of them at most, a step of 1, 2 or 5 apart."""
    step = Fraction(1)
    while (high - low) / step <= most:
        step /= 10
    factors = (Fraction(2), Fraction(5, 2), Fraction(2))
    number = 0
    while high // step - -(-low // step) + 1 > most:
        step *= factors[number % 3]
        number += 1
    first = -(-low // step)
    return [step * count for count in range(first, int(high // step) + 1)]


def _apart(wanted: Iterable[tuple[float, str]], least: float) -> dict[str, float]:
    """Heights for the names at the ends of lines, as near to where they are wanted as they can stand apart."""
    found: dict[str, float] = {}
    below = -least
    for y, name in sorted(wanted):
        below = found[name] = max(y, below + least)
    return found


def _plain(value: Fraction, places: int = 0) -> str:
    """A number without a unit, with a true minus."""
    text = f"{float(value):.{places}f}" if places else f"{float(value):g}"
    return text.replace("-", "−")


def _between(low: int, high: int, unit: int) -> str:
    """What a bin holds, in words: its one result, or its first and last."""
    first, last = (_plain(Fraction(edge, unit)) for edge in (low, high - 1))
    return first if first == last else f"{first} to {last}"


def _words(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.4g}" y="{y:.4g}" text-anchor="{anchor}">{escape(text)}</text>'


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    drawn = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<table class="faro-table"><thead><tr>{drawn}</tr></thead><tbody>{body}</tbody></table>'


def _part(share: Fraction) -> str:
    """A share of the width."""
    return f"{float(100 * share):.4g}%"


def _id(title: str) -> str:
    return "plot-" + re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _figure(title: str, desc: str, height: float, body: str, table: str) -> str:
    at, label = _id(title), escape(title)
    return (
        f'<figure class="faro-plot" aria-labelledby="{at}"><figcaption id="{at}">{label}</figcaption>'
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height:g}" role="img" fill="{_INK}"'
        f' aria-labelledby="{at}-title {at}-told"><title id="{at}-title">{label}</title>'
        f'<desc id="{at}-told">{escape(desc)}</desc>{body}</svg>'
        f"<details><summary>The numbers</summary>{scroll_box(f'The numbers: {title}', table)}</details></figure>"
    )
