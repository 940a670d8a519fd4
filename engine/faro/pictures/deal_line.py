"""The line of a punter's checks over the turns of a deal, over the band in which half of such deals lie."""

from __future__ import annotations

from collections.abc import Sequence

from faro.pictures.escaping import escape

_WIDE, _HIGH, _EDGE = 500, 100, 8


def deal_line(went: Sequence[int], average: Sequence[float], band: Sequence[tuple[int, int]], say: str) -> str:
    """The line as an `<svg>`, a point for each turn: what had been gained by then, in checks, the average, the band.

    It is as wide and as high as the page lets it be, and its figures stay as large as they are. `say` describes it to
    who cannot see it.
    """
    top = max([0, *went, *(high for _, high in band)])
    bottom = min([0, *went, *(low for low, _ in band)])
    step = (_WIDE - 2 * _EDGE) / max(len(went), 1)

    def y(gain: float) -> float:
        return 8 + (top - gain) / max(top - bottom, 1) * (_HIGH - 16)

    def points(gains: Sequence[float]) -> list[str]:
        return [f"{_EDGE + number * step:.1f},{y(gain):.1f}" for number, gain in enumerate((0, *gains))]

    around = points([high for _, high in band]) + points([low for low, _ in band])[::-1]
    dots = "".join(f"M{point.replace(',', ' ')}h0" for point in points(went))
    marks = "".join(
        f'<text x="2" y="{y(gain):.1f}%" dy="0.35em">{_signed(gain)}</text>'
        for gain in sorted({top, 0, bottom})
        if gain == 0 or abs(y(gain) - y(0)) > 12
    )
    return (
        f'<svg class="faro-deal-line" role="img" aria-label="{escape(say)}">'
        f'<svg viewBox="0 0 {_WIDE} {_HIGH}" preserveAspectRatio="none">'
        f'<polygon class="faro-band" points="{" ".join(around)}"/>'
        f'<path class="faro-nought" d="M0 {y(0):.1f}H{_WIDE}"/>'
        f'<polyline class="faro-average" points="{" ".join(points(average))}"/>'
        f'<polyline class="faro-went" points="{" ".join(points(went))}"/><path class="faro-stops" d="{dots}"/></svg>'
        f"{marks}</svg>"
    )


def recap_card(
    say: str, picture: str, turns: Sequence[tuple[str, str, int, int, int]], word: str, unseen: Sequence[str] = ()
) -> str:
    """What stands at the end of a deal: its sentences, its picture, and its turns to press.

    Of each turn its name, the label that is pressed, the line of the log that dealt it, what it gained and what had
    been gained by then; `word` is what the game calls one. `unseen` is told of the devices that were at the table.
    """
    presses = "".join(
        f'<button type="button" class="faro-turn-past{_kind(gain)}" data-line-of-log="{line}" aria-label="'
        f'{name}: {_signed(gain)}, {_signed(together)} in all">{label}</button>'
        for name, label, line, gain, together in turns
    )
    told = "".join(f'<p class="faro-recap-unseen">{escape(said)}</p>' for said in unseen)
    rows = "".join(
        f'<tr><th scope="row">{label}</th><td>{_signed(gain)}</td><td>{_signed(together)}</td></tr>'
        for _, label, _, gain, together in turns
    )
    said = f'<p class="faro-recap-say">{escape(say)}</p>{told}'
    if not turns:
        return said
    return (
        f"{said}{picture}"
        f'<div class="faro-recap-turns" role="group" aria-label="See a {word.lower()} again, and play on from it">'
        f'{presses}</div><details class="faro-recap-numbers"><summary>The numbers</summary><table><thead><tr>'
        f'<th scope="col">{word}</th><th scope="col">gain</th><th scope="col">in all</th></tr></thead>'
        f"<tbody>{rows}</tbody></table></details>"
    )


def _kind(gain: int) -> str:
    return " faro-gained" if gain > 0 else " faro-lost" if gain < 0 else ""


def _signed(gain: float) -> str:
    return f"{gain:+,}".replace("-", "−") if gain else "0"
