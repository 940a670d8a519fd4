"""Markers: what the bank has lent at the table comes back when the deal is out, or when the borrower gets up."""

from __future__ import annotations

from faro.table import events as e
from faro.table.state import Table


def settle_markers(table: Table, punter: str | None = None) -> tuple[e.MarkerSettled, ...]:
    """What every borrower, or this one, gives back of his markers: all, or what he holds (Matsell, Marker; Meyer)."""
    owing = {name: min(owed, table.hands[name]) for name, owed in table.markers.items() if punter in (None, name)}
    return tuple(e.MarkerSettled(name, paid) for name, paid in owing.items() if paid)
