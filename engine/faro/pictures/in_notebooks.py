"""How a notebook shows a table: it asks a value for its picture, by a name of its own.

The rooms in which tables and views stand lie below this one and draw nothing. So the method is lent to them here.
"""

from __future__ import annotations

from faro.pictures.drawings import Drawing, layout
from faro.seats import View, see
from faro.table import Table
from faro.words import whereabouts


def _of_view(view: View) -> Drawing:
    return layout(view, "The layout as a seat sees it" if view.seat else "The layout")


def _of_table(table: Table) -> Drawing:
    """The layout as an onlooker sees it, with all that lies face up."""
    name = table.rules.name if table.rules else "No book yet"
    return layout(see(table), f"{name}: {whereabouts(table)}")


def lend() -> None:
    """Give tables and views the method that a notebook asks for."""
    for kind, drawn in ((View, _of_view), (Table, _of_table)):
        kind._repr_svg_ = drawn  # type: ignore[union-attr]
