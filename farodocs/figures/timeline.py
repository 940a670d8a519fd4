"""The timeline as a drawing: a lane for each country, and in it a square for each event, piled up by decade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from farodocs.data.history import Event, History
from farodocs.data.records import address
from farodocs.figures.pressed import pressed

FIRST, LAST = 1400, 2020
"""The years at the ends of the drawing."""

_INK = "var(--ink,#211c14)"
_RULE = "var(--rule,#d8cdb8)"
_PAPER = "var(--paper,#faf6ec)"
_SANS = 'font-family="\'Source Sans 3\',system-ui,sans-serif" font-size="11.5"'
_LEFT, _STEP, _SIDE = 80, 4.4, 3.4
_TOP, _BETWEEN = 20, 12
_WIDTH = _LEFT + _STEP * (LAST - FIRST) / 10 + 6


def timeline(history: History) -> str:
    """The drawing as an `<svg>` that takes a page's colours, or its own where there is no style sheet."""
    lanes = {
        country: [event for event in history.in_order if country in history.countries_of(event)]
        for country in history.countries
    }
    drawn, y = [], float(_TOP)
    for country, events in lanes.items():
        y += max(3, *Counter(_decade(event) for event in events).values()) * _STEP
        drawn.append(_lane(country, events, y))
        y += _BETWEEN
    told = ". ".join(said(country, events) for country, events in lanes.items())
    height = y + 34
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH:g} {height:g}" role="group"'
        f' aria-labelledby="timeline-title timeline-told" fill="{_INK}" {_SANS}>'
        '<title id="timeline-title">Where the game was, and when</title>'
        f'<desc id="timeline-told">{escape(told)}.</desc>{_years(y)}{"".join(drawn)}{_legend(y + 20)}</svg>'
    )


def said(country: str, events: Sequence[Event]) -> str:
    """A lane in words."""
    many = f"{len(events)} events" if len(events) > 1 else "one event"
    last = max(events, key=lambda event: event.until)
    span = f"{events[0].when} to {last.when}" if len(events) > 1 else events[0].when
    return f"{country}: {many}, {span}"


def _decade(event: Event) -> int:
    return event.since // 10


def _lane(country: str, events: Sequence[Event], y: float) -> str:
    """A country’s name, and its events above a line: full where they are attested, hollow where they are in doubt.

    Each leads to where the page tells it.
    """
    piled: Counter[int] = Counter()
    squares: list[str] = []
    for event in events:
        decade = _decade(event)
        piled[decade] += 1
        square = _square(_x(decade * 10), y - piled[decade] * _STEP, event.certainty == "attested")
        squares.append(pressed(f"#{event.id}", f"{event.when}: {event.name}", square, stop=not squares))
    line = f'<path d="M{_LEFT} {y:g}H{_WIDTH - 4:g}"/>'
    return f'<g id="lane-{address(country)}">{_words(4, y, country)}{_stroked(line + "".join(squares))}</g>'


def _square(x: float, y: float, sure: bool) -> str:
    hollow = "" if sure else f' fill="{_PAPER}"'
    return f'<rect x="{x + 0.5:g}" y="{y + 0.3:g}" width="{_SIDE}" height="{_SIDE}"{hollow}/>'


def _stroked(inside: str) -> str:
    return f'<g stroke="{_INK}" stroke-width="0.8">{inside}</g>'


def _years(bottom: float) -> str:
    """The centuries, with a line down for each."""
    return "".join(
        f'<path stroke="{_RULE}" d="M{_x(year):g} {_TOP - 4}V{bottom - _BETWEEN:g}"/>'
        f'<text x="{_x(year):g}" y="12" text-anchor="middle">{year}</text>'
        for year in range(FIRST + 100, LAST, 100)
    )


def _legend(y: float) -> str:
    return (
        f"{_stroked(_square(_LEFT, y - 4, True) + _square(_LEFT + 76, y - 4, False))}"
        f"{_words(_LEFT + 9, y, 'attested')}{_words(_LEFT + 85, y, 'in doubt, or legend')}"
    )


def _x(year: int) -> float:
    return _LEFT + _STEP * (year - FIRST) / 10


def _words(x: float, y: float, words: str) -> str:
    return f'<text x="{x:g}" y="{y:g}">{escape(words)}</text>'
