"""The ```faro-dealer fence: the dealer's chair, where a reader draws, takes and pays, and the engine audits."""

from __future__ import annotations

from html import escape

from faro.pictures import board
from faro.rulebooks import library
from faro.seats import see
from faro.simulation import HABITS
from faro.table import commands as c
from faro.table import decide, fold, fresh
from farodocs.fences.full_table import OTHERS, book_options
from farodocs.markup import Fence, file_link, module, one_of, sprite_once

# By these each lays a stake before the first turn.
HABIT_OF = dict(zip(OTHERS, ("breaks-even", "plays-sixes", "parlees"), strict=True))


def render(options: dict[str, str], script: str) -> str:
    """The chair before a table that nobody has come to; `script` is where the page finds what fills it.

    Raises `ValueError`, in one sentence, for an option or a book that is unknown.
    """
    book = one_of({"rules": "hoyle-1864", **options}, "rules", tuple(library()))
    still = board(see(fold(fresh(), decide(fresh(), c.OpenTable(library()[book]))), None))
    lists = "".join(
        f'<label>{punter.capitalize()} <select data-punter="{punter}">'
        + "".join(
            f'<option value="{key}" title="{escape(own.says)}"{" selected" * (key == his)}>{escape(own.title)}</option>'
            for key, own in HABITS.items()
        )
        + "</select></label>"
        for punter, his in HABIT_OF.items()
    )
    return (
        '<faro-dealer><div class="faro-figure"><p class="faro-said">Three punters sit down. You deal, take and '
        f'pay, and every payment is checked.</p><div class="faro-stage"><div class="faro-still">{still}</div></div>'
        '<div class="faro-chair"><form class="faro-panel" hidden autocomplete="off"></form>'
        '<ul class="faro-verdicts"></ul><p class="faro-score"></p></div><div class="faro-table-bar" hidden>'
        f'<label>Rules <select id="dealer-book">{book_options(book)}</select></label>{lists}</div></div></faro-dealer>'
        f"{module(script)}<noscript><p>The dealer’s chair needs a script.</p></noscript>"
    )


FENCE = Fence(
    "faro-dealer",
    "faro",
    ("rules",),
    "its book stands",
    lambda given, _, md: sprite_once(md) + render(given, file_link(md, "assets/faro/dealer/faro-dealer.js")),
)
