"""A history for the tests to take apart: one event, one person and one place, sound, with whatever a test changes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from farodocs.data.history.collection import History
from farodocs.data.history.entry import Event, Person, Place
from farodocs.data.records.citation import Citation, Disagreement

SOURCE = (Citation("book", "page 1"),)
ROW = Disagreement("another year", "book", "page 2")

FINE = Event(
    id="the-fine",
    name="A fine",
    text="Ann pays fifty pounds for a deal of [[basset|Basset]].",
    certainty="attested",
    reason="",
    sources=SOURCE,
    says=(),
    ledger=("fine",),
    when="11 March 1797",
    since=1797,
    until=1797,
    where=("london",),
    who=("ann-archer",),
    kind="law",
    form="",
    dealt="",
)
ANN = Person(
    id="ann-archer",
    name="Ann Archer",
    text="She kept a bank.",
    certainty="attested",
    reason="",
    sources=SOURCE,
    says=(),
    ledger=(),
    role="banker",
    years="1741–1801",
    line="Hostess of a bank",
    forms=(),
    listed_as="",
)
LONDON = Place(
    id="london",
    name="London",
    text="The town had many houses.",
    certainty="attested",
    reason="",
    sources=SOURCE,
    says=(),
    ledger=(),
    country="England",
    years="1731–1797",
    north=51.51,
    east=-0.13,
)


def history(
    *more: Event, ann: dict[str, Any] | None = None, london: dict[str, Any] | None = None, **fine: Any
) -> History:
    """The sound history, with changes of its event, of Ann and of London, and with more events."""
    events = [replace(FINE, **fine), *more]
    people, places = [replace(ANN, **(ann or {}))], [replace(LONDON, **(london or {}))]
    return History(
        {event.id: event for event in events},
        {person.id: person for person in people},
        {place.id: place for place in places},
        {"book": {"title": "A Book"}},
    )
