"""The ```faro-systems fence: how evenings end under ways of playing, from whole deals that are played at build.

The same cards come for every system and at every build, so that systems can be compared and the numbers stand still.
All of them are told in first stakes.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from html import escape
from math import sqrt
from typing import Any

from markdown import Markdown

from faro.compare import book_called, names_of
from faro.errors import FaroError
from faro.policies import deal_cost
from faro.reading import as_percent
from faro.rules import Rulebook
from faro.shell.fast_deal import Results, simulate
from faro.shell.rulebooks import library
from faro.systems import FIRST, SYSTEMS
from farodocs.fence_head import made, refuse_lines, refuse_unknown
from farodocs.plots import bars, histogram
from farodocs.reference_table import scroll_box

LANGUAGE = "faro-systems"
OPTIONS = ("systems", "rules", "evening")
DEALS = 100_000
SEED = "ways of playing"

NAMES = {
    "flat": "Even stakes",
    "breaking-even": "Breaking even",
    "chops": "Chops",
    "cases": "Cases only",
    "parlee": "Parlee",
    "martingale": "Martingale",
}
"""What each system of the simulation is called on a page."""

_EXACT = ("flat", "cases")
"""The systems that never change a stake, whose cost is reckoned besides."""
_EDGES = range(-31 * FIRST, 32 * FIRST, 2 * FIRST)
"""Two stakes a bin, with the evening that ends even in the middle of one."""


@dataclass(frozen=True)
class Evenings:
    """How the evenings of one system ended, in first stakes. `error` is the standard error of the mean."""

    system: str
    results: Results
    number: int
    mean: Fraction
    error: float
    ahead: Fraction
    even: Fraction
    ranked: tuple[int, ...]

    def at(self, part: Fraction) -> str:
        """The result that this part of the evenings do not reach, from the worst, as text."""
        return _stakes(Fraction(self.ranked[min(int(part * self.number), self.number - 1)], FIRST))

    @property
    def said(self) -> str:
        """The plot in words."""
        return (
            f"Of {self.number:,} evenings {as_percent(self.ahead)} ended ahead and {as_percent(self.even)} even. "
            f"Half of them ended between {self.at(Fraction(1, 4))} and {self.at(Fraction(3, 4))} first stakes, "
            f"one in twenty at {self.at(Fraction(1, 20))} or worse, one in twenty at {self.at(Fraction(19, 20))} or "
            f"better; the worst at {self.at(Fraction(0))}, the best at {self.at(Fraction(1))}."
        )


def formatter(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **kwargs: Any) -> str:
    """The HTML of a plot or a table. Raises `SuperFencesException`, with file and line, for anything that is wrong."""
    return made(LANGUAGE, css_class, options, lambda given: render(given, source))


def render(options: dict[str, str], source: str, deals: int = DEALS) -> str:
    """One system as a plot of its evenings; several as a table, under a plot of how often each ends ahead.

    Raises `ValueError`, in one sentence, for an option, a system or a book that there is not.
    """
    refuse_unknown(options, LANGUAGE, OPTIONS)
    refuse_lines(source, LANGUAGE, "its systems stand")
    names = names_of(options.get("systems", ""))
    unknown = [name for name in names if name not in SYSTEMS]
    if unknown or not names:
        told = f"there is no system {unknown[0]!r}" if unknown else f"a {LANGUAGE} fence names a system or several"
        raise ValueError(f"{told}; write {', '.join(SYSTEMS)}")
    if not (length := options.get("evening", "10")).isdecimal() or not 0 < int(length) <= deals:
        raise ValueError(f"an evening has a number of deals, not {length!r}")
    try:
        rules = book_called(options.get("rules", "hoyle-1864"), library())
        played = [evenings(rules, name, deals, int(length)) for name in names]
    except FaroError as error:
        raise ValueError(str(error)) from None
    return _plot(played[0], int(length)) if len(played) == 1 else _compared(played, rules)


@cache
def evenings(rules: Rulebook, system: str, deals: int, length: int) -> Evenings:
    """Play the evenings of one system: `deals` in all, `length` of them at a sitting."""
    results = simulate(rules, SYSTEMS[system], deals, SEED, length)
    number = sum(results.won.values())
    mean = results.mean
    spread = sum((won - mean) ** 2 * times for won, times in results.won.items()) / number
    return Evenings(
        system,
        results,
        number,
        mean / FIRST,
        sqrt(spread / number) / FIRST,
        Fraction(sum(times for won, times in results.won.items() if won > 0), number),
        Fraction(results.won.get(0, 0), number),
        tuple(won for won, times in sorted(results.won.items()) for _ in range(times)),
    )


def _plot(played: Evenings, length: int) -> str:
    shares = {won: Fraction(times, played.number) for won, times in played.results.won.items()}
    return (
        histogram(
            f"{NAMES[played.system]}: how {length} deals end",
            played.said,
            shares,
            edges=_EDGES,
            axis="first stakes won or lost",
            mean=played.mean,
            unit=FIRST,
        )
        + f"<p>{escape(played.said)}</p>"
    )


def _compared(played: list[Evenings], rules: Rulebook) -> str:
    heads = ("System", "Mean", "Bank’s gain", "Exactly", "Worst twentieth", "Middle", "Best twentieth")
    rows = "".join(
        f'<tr><th scope="row">{escape(NAMES[one.system])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in _cells(one, rules))
        + "</tr>"
        for one in played
    )
    drawn = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    ahead = [(NAMES[one.system], one.ahead) for one in played]
    said = ", ".join(f"{name} {as_percent(share)}" for name, share in ahead)
    return bars("Evenings that end ahead", f"{said}.", ahead, heads=("System", "Ended ahead")) + scroll_box(
        "The systems side by side",
        '<table class="faro-table faro-systems-table"><caption>An evening, in first stakes; the bank’s gain, for each '
        "stake decided</caption>"
        f"<thead><tr>{drawn}</tr></thead><tbody>{rows}</tbody></table>",
    )


def _cells(one: Evenings, rules: Rulebook) -> list[str]:
    cost = one.results.cost
    exact = deal_cost(rules, SYSTEMS[one.system].lays_at).per_decided if one.system in _EXACT else None
    # The error of the gain, from that of the mean.
    error = Fraction(one.error) * FIRST * one.number / one.results.decided if one.results.decided else Fraction(0)
    return [
        f"{_stakes(one.mean, 2)} ± {one.error:.2f}",
        "–" if cost is None else f"{float(cost) * 100:.2f} ± {float(error) * 100:.2f} %".replace("-", "−"),
        "–" if exact is None else as_percent(exact),
        one.at(Fraction(1, 20)),
        one.at(Fraction(1, 2)),
        one.at(Fraction(19, 20)),
    ]


def _stakes(value: Fraction, places: int = 1) -> str:
    return f"{float(value):+.{places}f}".removesuffix(".0").replace("-", "−") if value else "0"
