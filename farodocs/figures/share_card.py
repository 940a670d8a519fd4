"""The picture that stands beside a link to a page where links are shared: its title, its sentence and a thing drawn."""

from __future__ import annotations

import re
from html import escape
from textwrap import wrap

from faro.pictures import plain
from farodocs.figures.objects import STYLE, THINGS
from farodocs.step import lasting

WIDE, HIGH = 1200, 630
"""Of the drawing; its sides are to each other as the sites have them where links are shared."""

SITE = "Faro"
_INK, _PAPER, _FAINT = "#211c14", "#faf6ec", "#5a4e3c"
_SERIF = "Source Serif 4"
_SANS = "Source Sans 3"
_COLOURS = dict(re.findall(r"--(\w+):(#\w+)", STYLE.partition("}")[0]))
_LETTER = 0.47
"""About the width of a letter, as a part of its size; what is set too narrow is better than what runs out."""
_ROOM = 620
"""For the words, to the left of the thing."""


@lasting
def share_card(title: str, says: str, section: str, thing: str) -> str:
    """The picture as an SVG document. `says` is cut between words where it does not fit; `thing` is one of `THINGS`."""
    size = 72 if len(title) <= 34 else 58
    lines = _wrapped(title, size)[:4]
    y = 190.0
    drawn = [_text(80, 112, section, 28, _FAINT, _SANS)]
    for line in lines:
        drawn.append(_text(80, y, line, size, _INK, _SERIF, 600))
        y += size * 1.12
    y += 12
    sentences = _wrapped(says, 30)
    fits = int((HIGH - 96 - y) // 41)
    if len(sentences) > fits:
        sentences = [*sentences[: fits - 1], f"{sentences[fits - 1].rstrip(' ,;:.')} …"]
    for line in sentences:
        drawn.append(_text(80, y, line, 30, _FAINT, _SANS))
        y += 41
    drawn.append(_text(80, HIGH - 62, SITE, 30, _INK, _SERIF, 600))
    rules = "".join(
        f'<path d="M{inset} {inset}H{WIDE - inset}V{HIGH - inset}H{inset}z" fill="none" stroke="{_INK}"'
        f' stroke-width="{pen}"/>'
        for inset, pen in ((22, 5), (33, 1.5))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}"><style>{_light(STYLE)}</style>'
        f'<path d="M0 0H{WIDE}V{HIGH}H0z" fill="{_PAPER}"/>{rules}{_pictured(thing)}{"".join(drawn)}</svg>'
    )


def _pictured(name: str) -> str:
    """The thing, as large as its box lets it be, in the middle of it."""
    thing = THINGS[name]
    left, top, room = 732, 95, 400
    part = min(room / thing.width, 440 / thing.height)
    x, y = left + (room - thing.width * part) / 2, top + (440 - thing.height * part) / 2
    return (
        f'<svg x="{x:.0f}" y="{y:.0f}" width="{thing.width * part:.0f}" height="{thing.height * part:.0f}"'
        f' viewBox="0 0 {thing.width} {thing.height}">{plain(_light(thing.drawing))}</svg>'
    )


def _light(drawing: str) -> str:
    """A drawing with the colours of paper and ink in place of variables; who makes pixels of it knows no variables."""
    whole = re.sub(r"@media[^{]+\{svg\{[^}]*\}\}", "", drawing)
    return re.sub(r"var\(--(\w+)\)", lambda match: _COLOURS.get(match[1], match[0]), whole)


def _wrapped(words: str, size: float) -> list[str]:
    return wrap(words, int(_ROOM / (size * _LETTER)), break_long_words=False, break_on_hyphens=False)


def _text(x: float, y: float, text: str, size: float, colour: str, family: str, weight: int = 400) -> str:
    style = f"font-family:'{family}';font-size:{size:g}px;font-weight:{weight};fill:{colour};text-anchor:start"
    return f'<text x="{x:g}" y="{y:g}" style="{style}">{escape(text)}</text>'
