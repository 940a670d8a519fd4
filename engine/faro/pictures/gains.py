"""What a device earned, as HTML: bars up for the deals with it, bars down for square ones, and the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import floor, log10

from faro.cheats import Gains
from faro.pictures.escaping import escape

_WIDTH, _TALL = 336, 72
_ASIDE = 12
"""What is left at either side, for the half of a number of the scale that stands over the edge."""
_LINE = 12
"""The height of a line of words in the drawing."""
_ABOVE = 2 * _LINE + _TALL
"""Where the bars of the deals with the device stand; the tallest of them keeps a line clear of what is told over it."""
_BELOW = _ABOVE + _LINE + 6
"""Where those of the square deals hang, under the scale."""
_INK = "currentColor"
_STEPS = (1, 2, 4, 5, 10, 20, 50, 100, 200, 500)
_MOST_BARS = 31
_FIGURES: dict[str, Callable[[Gains], str]] = {
    "Standard deviation": lambda gains: f"{gains.spread:.1f}",
    "The lowest quarter, up to": lambda gains: _whole(gains.at(0.25)),
    "The lower half, up to": lambda gains: _whole(gains.at(0.5)),
    "The lowest three quarters, up to": lambda gains: _whole(gains.at(0.75)),
}


def gains_chart(name: str, crooked: Gains, square: Gains, exact: Fraction | None) -> str:
    """The drawing of both, and the table of their figures. A side that staked nothing is not drawn.

    `exact` is the mean of the square deals where it has been reckoned: it then stands in place of the one dealt.
    """
    said = escape(gains_sentences(name, crooked, square, exact))
    height = _BELOW if _is_idle(square) else _BELOW + _TALL + 2 * _LINE + 4
    rows = (
        f'<tr><th scope="row">On average, ± standard error</th><td>{mean(crooked)}</td>'
        f"<td>{mean(square, exact)}{'' if exact is None else ', reckoned'}</td></tr>"
    )
    rows += "".join(
        f'<tr><th scope="row">{words}</th><td>{tell(crooked)}</td><td>{tell(square)}</td></tr>'
        for words, tell in _FIGURES.items()
    )
    return (
        f'<svg viewBox="{-_ASIDE} 0 {_WIDTH + 2 * _ASIDE} {height}" role="img" fill="{_INK}" aria-label="{said}">'
        f"{''.join(_bars([crooked] if _is_idle(square) else [crooked, square], exact))}</svg>"
        f'<table class="faro-table faro-gains"><caption>Checks a deal, in {crooked.deals:,} deals</caption>'
        '<thead><tr><td></td><th scope="col">With the device</th><th scope="col">Dealt square</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def gains_sentences(name: str, crooked: Gains, square: Gains, exact: Fraction | None) -> str:
    """The figures in two sentences."""
    first = (
        f"{name}: {mean(crooked)} checks a deal on average in {crooked.deals:,} deals, "
        f"with a standard deviation of {crooked.spread:.1f}."
    )
    if _is_idle(square):
        return f"{first} Without the device nothing is staked."
    return f"{first} Dealt square: {mean(square, exact)}, with {square.spread:.1f}."


def mean(gains: Gains, exact: Fraction | None = None) -> str:
    """A mean with its standard error, to the first figure of that; where it is known, to the hundredth."""
    error = gains.error if exact is None else 0.0
    value = gains.mean if exact is None else float(exact)
    places = -floor(log10(error)) if error else 0 if value.is_integer() else 2
    said = f"{round(value, places) + 0.0:.{max(0, places)}f}".replace("-", "−")
    return f"{said} ± {error:.{max(0, places)}f}" if error else said


def _whole(value: int) -> str:
    return str(value).replace("-", "−")


def _is_idle(gains: Gains) -> bool:
    return not any(gains.times)


def _bars(sides: list[Gains], exact: Fraction | None) -> Iterator[str]:
    """A bar for each gain, or for as many neighbouring ones as leave the bars wide enough."""
    low, high = min(min(side.times) for side in sides), max(max(side.times) for side in sides)
    step = next((step for step in _STEPS if high // step - low // step < _MOST_BARS), _STEPS[-1])
    first = low // step
    wide = _WIDTH / (high // step - first + 1)
    shares = [_shares(side, step, first) for side in sides]
    most = max(max(share.values()) for share in shares)
    for is_below, (side, share) in enumerate(zip(sides, shares, strict=True)):
        hollow = f'fill="none" stroke="{_INK}"' if is_below else 'fill="var(--link,currentColor)"'
        yield f'<path {hollow} d="{_row({bar: part / most for bar, part in share.items()}, wide, bool(is_below))}"/>'
        known = exact if is_below else None
        at_mean = side.mean if known is None else float(known)
        said = mean(side, known)
        yield _mean(said, ((at_mean / step - first) + 0.5 / step) * wide, bool(is_below))
    yield f'<path stroke="{_INK}" d="M0 {_ABOVE}H{_WIDTH}"/>'
    every = -(-(high // step - first + 1) // 7)
    for at in range(first, high // step + 1):
        if at % every == 0:
            # A bar holds as many gains as there are in a step; the scale names the first of them, where that lies.
            x = (at - first + 0.5 / step) * wide
            yield f'<text x="{x:.4g}" y="{_ABOVE + _LINE + 1}" text-anchor="middle">{_whole(at * step)}</text>'


def _row(heights: dict[int, float], wide: float, is_below: bool) -> str:
    """Bars side by side as one path: each begins where the one before it was closed."""
    stand, up = (_BELOW, 1) if is_below else (_ABOVE, -1)
    path, at = f"M0.5 {stand}", 0
    for bar, part in heights.items():
        across = f"m{(bar - at) * wide:.4g} 0" if bar > at else ""
        path += f"{across}V{round(stand + up * part * _TALL, 1):g}h{max(wide - 1, 0.8):.4g}V{stand}z"
        at = bar
    return path


def _shares(gains: Gains, step: int, first: int) -> dict[int, float]:
    """The part of the deals that falls to each bar, the first of them nought."""
    shares: dict[int, float] = {}
    for gain, times in sorted(gains.times.items()):
        bar = gain // step - first
        shares[bar] = shares.get(bar, 0.0) + times / gains.deals
    return shares


def _mean(said: str, x: float, is_below: bool) -> str:
    """The mean of one side, marked and named."""
    anchor = "end" if x > _WIDTH / 2 else "start"
    whose = "dealt square" if is_below else "with the device"
    high = _TALL + _LINE
    y, path = (_BELOW + high + _LINE, f"{_BELOW}v{high}") if is_below else (_LINE - 2, f"{_LINE}v{high}")
    return (
        f'<path stroke="{_INK}" stroke-width="1.5" stroke-dasharray="3 2" d="M{x:.4g} {path}"/>'
        f'<text x="{x:.4g}" y="{y}" text-anchor="{anchor}">{whose}: mean {said}</text>'
    )
