"""The history as a whole: its events, people and places, and the works that they cite."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from farodocs.history.entry import Event, Person, Place, Told
from farodocs.history.reading import EVENTS, PEOPLE, PLACES, read_events, read_people, read_places
from farodocs.labels import read
from farodocs.records.findings import DataError
from farodocs.records.names import address, key

FOLDER = Path(__file__).resolve().parent.parent.parent / "history"


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
        return sorted(self.people.values(), key=lambda person: key(person.sorted_by))

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
    events, wrong_events = read_events(FOLDER)
    people, wrong_people = read_people(FOLDER)
    places, wrong_places = read_places(FOLDER)
    if findings := sorted([*wrong_events, *wrong_people, *wrong_places]):
        raise DataError("\n".join(finding.at(FOLDER) for finding in findings))
    return History(events, people, places, read("sources"))
