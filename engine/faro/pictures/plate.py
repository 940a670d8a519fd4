"""A picture that stands by itself: its frame, its title and description, its inks for light, dark and paper."""

from __future__ import annotations

from faro.pictures.card_art import CARD_BOX, plain
from faro.pictures.escaping import escape

_WIDE, _HIGH = CARD_BOX
_PHONE, _LEAST = 328, 11.2
"""How wide a plate is on a narrow phone, and how high its letters have to be there, in px."""

# A picture in an <img> sees nothing of the page's style sheet, but it knows the colour scheme of the element that shows
# it. On paper it is black.
_STYLE = (
    "text{font-family:'Source Sans 3','Liberation Sans',system-ui,sans-serif;fill:var(--ink);text-anchor:middle}"
    ".line{fill:none;stroke:var(--ink)}.solid{fill:var(--ink)}.name{font-weight:600}"
    "svg{--ink:#211c14;--ground:#faf6ec}"
    "@media screen and (prefers-color-scheme:dark){svg{--ink:#ece5d3;--ground:#17150f}}"
    "@media print{svg{--ink:#000;--ground:#fff}}"
)


def document(width: int, height: int, title: str, description: str, inside: str) -> str:
    """An SVG document within a thick and a thin rule, as a plate in a book is framed."""
    frame = "".join(
        f'<rect class="line" x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
        f' stroke-width="{stroke}"/>'
        for inset, stroke in ((1, 1.4), (4.5, 0.5))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc><style>{_STYLE}</style>"
        f'<path d="M0 0h{width}v{height}H0z" fill="var(--ground)"/>{frame}{plain(inside)}</svg>\n'
    )


def letters(width: float) -> float:
    """The least size of letters on a plate so many units wide, to be read on a phone."""
    return round(_LEAST * max(1, width / _PHONE), 1)


def text(x: float, y: float, words: str, size: float, kind: str = "") -> str:
    """A line of words set about a middle; `kind` is a class of the style sheet, such as `name`."""
    name = f' class="{kind}"' if kind else ""
    return f'<text{name} x="{x:g}" y="{y:g}" font-size="{size:g}">{escape(words)}</text>'


def placed(drawing: str, x: float, y: float, width: float) -> str:
    """A drawing of a card, its upper left corner at a point."""
    return f'<g transform="translate({x:g} {y:g})scale({width / _WIDE:.4g})">{drawing}</g>'
