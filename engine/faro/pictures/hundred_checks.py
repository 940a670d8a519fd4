"""A hundred checks, ten by ten: how a hundred like stakes end, told by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Mapping

from faro.odds import Chances, in_a_hundred
from faro.pictures.plate import document

ENDS = {
    "won": "won",
    "drawn": "given back",
    "left": "undecided",
    "half": "lost in part",
    "lost": "lost",
}
"""How a stake may end, by the fields of `Chances`, in the order of the picture, each with its words."""

_WIDE = 20
_RING = '<circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="1.5"/>'
_CHECKS = {
    "won": '<circle cx="10" cy="10" r="7.7" fill="var(--link,currentColor)"/>'
    '<circle cx="10" cy="10" r="4.6" fill="none" stroke="var(--paper,#fff)" stroke-width="1.2"/>',
    "drawn": _RING + '<circle cx="10" cy="10" r="2" fill="currentColor"/>',
    "left": '<circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" stroke-dasharray="2 2.1"/>',
    "half": _RING + '<path d="M10 3a7 7 0 0 1 0 14z" fill="var(--accent,currentColor)"/>',
    "lost": '<circle cx="10" cy="10" r="7" fill="none" stroke="var(--accent,currentColor)" stroke-width="1.5"/>'
    '<path d="M6.5 6.5l7 7M13.5 6.5l-7 7" stroke="var(--accent,currentColor)" stroke-width="2"/>',
}


def hundred_checks(counts: Mapping[str, int], id: str) -> str:
    """The picture with its key, which says the same in words; `id` begins the names that it needs on its page.

    `counts` has a number for each of `ENDS` and a hundred in all. The script `odds/checks.js` recolours it.
    """
    return (
        f'<div class="faro-hundred-checks"><svg viewBox="0 0 {10 * _WIDE} {10 * _WIDE}" aria-hidden="true">'
        f"{_drawn(counts, id)}</svg>"
        f'<ul aria-label="Of a hundred such stakes">{"".join(_told(end, counts[end]) for end in ENDS)}</ul></div>'
    )


def hundred_plate(chances: Chances) -> str:
    """The picture as a document, of stakes that end with such chances."""
    counts, wide = in_a_hundred(chances), 11 * _WIDE
    said = ", ".join(f"{counts[end]} {words}" for end, words in ENDS.items() if counts[end])
    inside = f'<g color="var(--ink)" transform="translate({_WIDE / 2:g} {_WIDE / 2:g})">{_drawn(counts, "of")}</g>'
    return document(wide, wide, "How a hundred stakes end", f"A hundred checks, ten by ten: {said}.", inside)


def _drawn(counts: Mapping[str, int], id: str) -> str:
    start = 0
    drawn = []
    for end in ENDS:
        count = counts[end]
        drawn.append(f'<path data-end="{end}" fill="url(#{id}-{end})" d="{_squares(start, count)}"/>')
        start += count
    patterns = "".join(
        f'<pattern id="{id}-{end}" width="{_WIDE}" height="{_WIDE}" patternUnits="userSpaceOnUse">{check}</pattern>'
        for end, check in _CHECKS.items()
    )
    return f"<defs>{patterns}</defs>{''.join(drawn)}"


def _told(end: str, count: int) -> str:
    hidden = "" if count else " hidden"
    return (
        f'<li data-end="{end}"{hidden}><svg viewBox="0 0 {_WIDE} {_WIDE}" aria-hidden="true">{_CHECKS[end]}</svg>'
        f"<b>{count}</b> {ENDS[end]}</li>"
    )


def _squares(start: int, count: int) -> str:
    """The ground of so many checks, row by row; a pattern fills it."""
    path = ""
    at, end = start, start + count
    while at < end:
        row, column = divmod(at, 10)
        wide = min(10 - column, end - at)
        path += f"M{_WIDE * column} {_WIDE * row}h{_WIDE * wide}v{_WIDE}h-{_WIDE * wide}z"
        at += wide
    return path
