"""The ```faro-systems fence: how evenings end under ways of playing, from whole deals that are played at build.

The same cards come for every system and at every build, so that systems can be compared and the numbers stand still.
All of them are told in first stakes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from html import escape
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from markdown import Markdown

from faro.odds import FIRST, SYSTEMS, Evening, as_percent, evening
from faro.rulebooks import Rulebook, book_called, library
from faro.simulation import Results, simulate
from faro.words import names_of
from farodocs.figures import bars, histogram
from farodocs.markup import Fence, examples, file_link, live_part, module, scroll_box
from farodocs.simulated import simulated

DEALS = 100_000
SEED = "ways of playing"
FALLING = 1000
"""How many evenings can be seen to fall."""
SCRIPT = "assets/faro/odds/faro-evenings.js"
FOLDER = "assets/odds"

NAMES = {
    "flat": "Even stakes",
    "breaking-even": "Breaking even",
    "chops": "Chops",
    "cases": "Cases only",
    "parlee": "Parlee",
    "martingale": "Martingale",
}
"""What each system of the simulation is called on a page."""

_EDGES = range(-31 * FIRST, 32 * FIRST, 2 * FIRST)
"""Two stakes a bin, with the evening that ends even in the middle of one."""


@dataclass(frozen=True)
class Evenings:
    """How the evenings of one system ended, in first stakes, and how all of them would: `exact`.

    `error` is the standard error of the mean of those played.
    """

    system: str
    exact: Evening
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
            f"better; the worst at {self.at(Fraction(0))}, the best at {self.at(Fraction(1))}. Reckoned exactly, "
            f"{as_percent(self.exact.ahead)} end ahead and {as_percent(self.exact.even)} even, and the mean, "
            f"which is marked, is {_stakes(self.exact.mean / FIRST, 2)}."
        )


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    falling = module(file_link(md, SCRIPT)) if len(names_of(given.get("systems", ""))) == 1 else ""
    return render(given, lambda file: file_link(md, file)) + falling


def render(options: dict[str, str], file: Callable[[str], str] = str, deals: int = DEALS) -> str:
    """One system as a plot of its evenings; several as a table, under a plot of how often each ends ahead.

    `file` tells where the page finds the evenings that can be seen to fall. Raises `ValueError`, in one sentence, for
    an option, a system or a book that there is not.
    """
    names = names_of(options.get("systems", ""))
    unknown = [name for name in names if name not in SYSTEMS]
    if unknown or not names:
        told = f"there is no system {unknown[0]!r}" if unknown else "a faro-systems fence names a system or several"
        raise ValueError(f"{told}; write {', '.join(SYSTEMS)}")
    if not (length := options.get("evening", "10")).isdecimal() or not 0 < int(length) <= deals:
        raise ValueError(f"an evening has a number of deals, not {length!r}")
    rules = book_called(options.get("rules", "hoyle-1864"), library())
    played = [evenings(rules, name, deals, int(length)) for name in names]
    if len(played) > 1:
        return _compared(played)
    falling = escape(file(_file_of(rules, names[0], length)))
    return f'<faro-evenings data-file="{falling}">{_plot(played[0], int(length))}</faro-evenings>'


def write(folder: Path) -> None:
    """Write a thousand of the evenings that each plot shows, drawn by lot and in the order in which they fall."""
    for rules, names, length in _shown():
        if len(names) == 1:
            ranked = _ranked(_played(rules, names[0], DEALS, length))
            won = Random(SEED).sample(ranked, min(FALLING, len(ranked)))
            live_part.write(folder / Path(_file_of(rules, names[0], str(length))).name, {"won": won, "unit": FIRST})


def found() -> Iterator[tuple[Rulebook, dict[str, Any], Any]]:
    """The evenings of all pages: by which book, what is asked, and how they ended."""
    for rules, names, length in _shown():
        for name in names:
            yield rules, _asked(name, DEALS, length), _as_json(_played(rules, name, DEALS, length))


def _shown() -> Iterator[tuple[Rulebook, tuple[str, ...], int]]:
    """Of each fence its book, its systems and the deals of an evening."""
    for fence in examples.find(FENCE.language):
        rules = book_called(fence.options.get("rules", "hoyle-1864"), library())
        yield rules, tuple(names_of(fence.options.get("systems", ""))), int(fence.options.get("evening", "10"))


def _file_of(rules: Rulebook, system: str, length: str) -> str:
    return f"{FOLDER}/evenings-{rules.id}-{system}-{length}.json"


@cache
def evenings(rules: Rulebook, system: str, deals: int, length: int) -> Evenings:
    """Play the evenings of one system: `deals` in all, `length` of them at a sitting."""
    results = _played(rules, system, deals, length)
    number = sum(results.won.values())
    mean = results.mean
    spread = sum((won - mean) ** 2 * times for won, times in results.won.items()) / number
    return Evenings(
        system,
        evening(rules, SYSTEMS[system], length),
        results,
        number,
        mean / FIRST,
        sqrt(spread / number) / FIRST,
        Fraction(sum(times for won, times in results.won.items() if won > 0), number),
        Fraction(results.won.get(0, 0), number),
        _ranked(results),
    )


def _played(rules: Rulebook, system: str, deals: int, length: int) -> Results:
    asked = _asked(system, deals, length)
    won, decided, played = simulated(
        "evenings", rules, asked, lambda: _as_json(simulate(rules, SYSTEMS[system], deals, SEED, length))
    )
    return Results(dict(won), decided, played)


def _asked(system: str, deals: int, length: int) -> dict[str, Any]:
    return {"system": system, "deals": deals, "seed": SEED, "evening": length}


def _as_json(results: Results) -> Any:
    return sorted(results.won.items()), results.decided, results.deals


def _ranked(results: Results) -> tuple[int, ...]:
    """How each evening ended, from the worst."""
    return tuple(won for won, times in sorted(results.won.items()) for _ in range(times))


def _plot(played: Evenings, length: int) -> str:
    shares = {won: Fraction(times, played.number) for won, times in played.results.won.items()}
    return (
        histogram(
            f"{NAMES[played.system]}: how {length} deals end",
            played.said,
            shares,
            edges=_EDGES,
            axis="first stakes won or lost",
            mean=played.exact.mean / FIRST,
            unit=FIRST,
        )
        + f"<p>{escape(played.said)}</p>"
    )


def _compared(played: list[Evenings]) -> str:
    heads = (
        "System",
        "Mean",
        "Mean as played",
        "Bank’s gain",
        "Gain as played",
        "Worst twentieth",
        "Middle",
        "Best twentieth",
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(NAMES[one.system])}</th>'
        + "".join(
            f'<td data-head="{escape(head)}">{escape(cell)}</td>'
            for head, cell in zip(heads[1:], _cells(one), strict=True)
        )
        + "</tr>"
        for one in played
    )
    drawn = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    ahead = [(NAMES[one.system], one.exact.ahead) for one in played]
    said = ", ".join(f"{name} {as_percent(share)}" for name, share in ahead)
    return bars("Evenings that end ahead", f"{said}.", ahead, heads=("System", "Ahead")) + scroll_box(
        "The systems side by side",
        '<table class="faro-table faro-systems-table"><caption>An evening, in first stakes; the bank’s gain, for each '
        "stake decided. Reckoned exactly, but for the two columns as played</caption>"
        f"<thead><tr>{drawn}</tr></thead><tbody>{rows}</tbody></table>",
    )


def _cells(one: Evenings) -> list[str]:
    cost, exact = one.results.cost, one.exact.cost
    # The error of the gain, from that of the mean.
    error = Fraction(one.error) * FIRST * one.number / one.results.decided if one.results.decided else Fraction(0)
    return [
        _stakes(one.exact.mean / FIRST, 2),
        f"{_stakes(one.mean, 2)} ± {one.error:.2f}",
        "–" if exact is None else f"{float(exact) * 100:.3f} %".replace("-", "−"),
        "–" if cost is None else f"{float(cost) * 100:.2f} ± {float(error) * 100:.2f} %".replace("-", "−"),
        *(_stakes(Fraction(one.exact.at(Fraction(part, 20)), FIRST)) for part in (1, 10, 19)),
    ]


def _stakes(value: Fraction, places: int = 1) -> str:
    return f"{float(value):+.{places}f}".removesuffix(".0").replace("-", "−") if value else "0"


FENCE = Fence(
    "faro-systems",
    "faro-systems",
    ("systems", "rules", "evening"),
    "its systems stand",
    _drawn,
)
