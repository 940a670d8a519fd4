"""The ```faro-splits-test fence: how often a square game brings so many splits, asked in a form and told in a table."""

from __future__ import annotations

from html import escape

from faro.cheats import MOST_DEALS, TURNS, too_many_splits
from farodocs.kept import kept
from farodocs.markup import Fence, answered, file_link, module, scroll_box

SCRIPT = "assets/faro/calculator/splits-test.js"
FIRST = (1, 5)
"""The deals and splits that the form holds first."""
WATCHES = (1, 2, 4, 8, 12, 20)
"""The deals that the table tells of."""
CHANCES = {"One watch in twenty": 0.05, "One in a hundred": 0.01, "One in a thousand": 0.001}


def render(script: str) -> str:
    """The form with its first answer, and the table; `script` is where the page finds what heeds the reader.

    Raises `ValueError`, in one sentence, for an option and for lines: it has none.
    """
    deals, splits = FIRST
    answer = answered("splits", deals=deals, splits=splits)
    return (
        '<faro-splits-test><form class="faro-odds" aria-label="Too many splits?" autocomplete="off">'
        f'<div class="faro-choose">{_number("deals", "Deals watched", deals, 1, MOST_DEALS)}'
        f"{_number('splits', 'Splits counted', splits, 0, TURNS * MOST_DEALS)}</div>"
        f'<p class="faro-said">{escape(answer["say"])}</p></form></faro-splits-test>' + module(script) + _table()
    )


def _number(name: str, label: str, value: int, least: int, most: int) -> str:
    return (
        f'<span><label for="splits-{name}">{label}</label> <input id="splits-{name}" name="{name}" type="number"'
        f' inputmode="numeric" value="{value}" min="{least}" max="{most}" required></span>'
    )


def _table() -> str:
    """How many splits are as rare as that, for some numbers of deals."""
    heads = "".join(f'<th scope="col">{words}, or rarer</th>' for words in CHANCES)
    rows = "".join(
        f'<tr><th scope="row">{deals}</th><td>{float(too_many_splits(0, deals).expected):.1f}</td>'
        + "".join(f"<td>{rare(deals, chance)}</td>" for chance in CHANCES.values())
        + "</tr>"
        for deals in WATCHES
    )
    return scroll_box(
        "Splits of a square game",
        '<table class="faro-table faro-splits"><caption>How many splits a square game brings so seldom</caption><thead>'
        f'<tr><th scope="col">Deals watched</th><th scope="col">On average</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>",
    )


def rare(deals: int, chance: float) -> int:
    """The fewest splits that a square game brings, or exceeds, no oftener than this in so many deals."""

    def found() -> int:
        return next(splits for splits in range(TURNS * deals + 1) if too_many_splits(splits, deals).chance <= chance)

    return int(kept("rare-splits", [deals, chance], found, ()))


FENCE = Fence(
    "faro-splits-test",
    "faro-splits-test",
    (),
    "nothing stands",
    lambda given, _, md: render(file_link(md, SCRIPT)),
)
