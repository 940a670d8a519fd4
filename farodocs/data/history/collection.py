"""The history as a whole: its events, people and places, and the works that they cite."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from faro.base import nearest
from farodocs.data import works
from farodocs.data.history.entry import Event, Person, Place, Told
from farodocs.data.history.reading import EVENTS, PEOPLE, PLACES, read_events, read_people, read_places
from farodocs.data.records import Finding, address, key, refuse
from farodocs.folders import HISTORY


@dataclass(frozen=True)
class History:
    """Events, people and places by their ids, and the works they may cite."""

    events: Mapping[str, Event]
    people: Mapping[str, Person]
    places: Mapping[str, Place]
    works: Mapping[str, Mapping[str, Any]]

    @property
    def entries(self) -> Iterator[tuple[str, Told]]:
        """Everything, each with the file that it stands in."""
        for file, entries in ((EVENTS, self.events), (PEOPLE, self.people), (PLACES, self.places)):
            for entry in entries.values():
                yield file, entry

    @property
    def in_order(self) -> list[Event]:
        """The events as they happened."""
        return sorted(self.events.values(), key=lambda event: (event.since, event.until))

    @property
    def by_name(self) -> list[Person]:
        """The people as a reader looks them up."""
        return sorted(self.people.values(), key=lambda person: (key(person.sorted_by), key(person.name)))

    def with_person(self, person: Person) -> list[Event]:
        """The events that somebody has a part in."""
        return [event for event in self.in_order if person.id in event.who]

    def at(self, place: Place) -> list[Event]:
        """The events that happened at a place."""
        return [event for event in self.in_order if place.id in event.where]

    @property
    def countries(self) -> dict[str, list[Place]]:
        """The places by their countries, as the file has them."""
        found: dict[str, list[Place]] = {}
        for place in self.places.values():
            found.setdefault(place.country, []).append(place)
        return found

    def countries_of(self, event: Event) -> list[str]:
        """The countries that an event happened in, in the order of the file."""
        named = {self.places[id].country for id in event.where if id in self.places}
        return [country for country in self.countries if country in named or address(country) in event.where]


@cache
def history() -> History:
    """The history of this site. Raises `DataError` where a file cannot be read, with everything that is wrong."""
    events, wrong_events = read_events(HISTORY)
    people, wrong_people = read_people(HISTORY)
    places, wrong_places = read_places(HISTORY)
    refuse([*wrong_events, *wrong_people, *wrong_places], HISTORY)
    told = History(events, people, places, works())
    refuse(unknown(told), HISTORY)
    return told


def unknown(history: History) -> Iterator[Finding]:
    """What is named and described nowhere: people, places and works."""
    places = {*history.places, *map(address, history.countries)}
    for event in history.events.values():
        for field, file, ids, known in (
            ("who", PEOPLE, event.who, {*history.people}),
            ("where", PLACES, event.where, places),
        ):
            for id in ids:
                if id not in known:
                    hint = nearest(id, sorted(known), "add it there")
                    yield Finding(EVENTS, f"{event.id}.{field}", f"{id!r} is not in glossary/history/{file}; {hint}")
    for file, entry in history.entries:
        for field, cited in entry.citations:
            if cited.work not in history.works:
                hint = nearest(cited.work, history.works, "add it there")
                told = f"{cited.work!r} is no key of glossary/sources.toml; {hint}"
                yield Finding(file, f"{entry.id}.{field}.work", told)
