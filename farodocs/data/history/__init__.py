"""The history: its events, people and places as data (`entry`, `reading`), what must hold (`lints`), its pages."""

from __future__ import annotations

from farodocs.data.history.collection import History, history, unknown
from farodocs.data.history.entry import CERTAINTIES, FORMS, KINDS, ROLES, Event, Person, Place, Told
from farodocs.data.history.export import history_json
from farodocs.data.history.reading import EVENTS, PEOPLE, PLACES
from farodocs.data.history.years import years_in

__all__ = [
    "CERTAINTIES",
    "EVENTS",
    "FORMS",
    "KINDS",
    "PEOPLE",
    "PLACES",
    "ROLES",
    "Event",
    "History",
    "Person",
    "Place",
    "Told",
    "history",
    "history_json",
    "unknown",
    "years_in",
]
