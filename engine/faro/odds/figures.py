"""How an exact figure is read: as a fraction, in the hundred, or as one in so many."""

from __future__ import annotations

from fractions import Fraction
from typing import TypedDict

_SPACE = "\u00a0"
"""Keeps a number and its sign on one line."""


def rounded(figure: Fraction, places: int = 0) -> Fraction:
    """The nearest figure with so many places, a half away from nought, as schoolbooks and printed tables round."""
    whole = int(abs(figure) * 10**places + Fraction(1, 2))
    return Fraction(-whole if figure < 0 else whole, 10**places)


def as_fraction(figure: Fraction) -> str:
    """The exact figure: `33/1666`, `2`, `−1/13`."""
    return str(figure).replace("-", "−")


def as_percent(figure: Fraction, *, padded: bool = False) -> str:
    """The figure in the hundred, to two places and three digits at least: `1.98 %`, `0.235 %`, `50 %`, `−7.69 %`.

    In a column it is `padded` to two places throughout, so that the points stand under each other: `50.00 %`, `0.24 %`;
    nought is `0 %` still.
    """
    hundredfold = abs(figure) * 100
    places = 2
    while not padded and 0 < hundredfold * 10**places < 100:
        places += 1
    text = f"{float(rounded(hundredfold, places)):.{places}f}"
    if hundredfold * 10**places % 1 == 0 and not (padded and figure):
        text = text.rstrip("0").rstrip(".")
    return f"{'−' if figure < 0 else ''}{text}{_SPACE}%"


def as_one_in(figure: Fraction) -> str:
    """The figure as one in so many, to the nearest: `1 in 50`, `1 in 2.1`, `none`; what is under nought has a sign."""
    if not figure:
        return "none"
    times = 1 / abs(figure)
    text = f"{int(rounded(times)):,}" if times >= 10 else f"{float(rounded(times, 1)):g}"
    return f"{'−' if figure < 0 else ''}1 in {text}"


def as_checks(figure: Fraction) -> str:
    """An average in checks, to the hundredth: `0.12 checks`, `1 check`, `−3.5 checks`, `12,345.67 checks`."""
    number = f"{float(rounded(abs(figure), 2)):,.2f}".rstrip("0").rstrip(".")
    return f"{'−' if figure < 0 and number != '0' else ''}{number} check{'' if number == '1' else 's'}"


class ThreeWays(TypedDict):
    """A figure as a fraction, as a percentage, and as one in so many."""

    fraction: str
    percent: str
    one_in: str


def three_ways(figure: Fraction) -> ThreeWays:
    """The figure in all three ways, as a page asks for them: `fraction`, `percent`, `one_in`."""
    return {"fraction": as_fraction(figure), "percent": as_percent(figure), "one_in": as_one_in(figure)}
