"""What must hold of the history beyond its form. A lint is a name, what it demands, and where that is not so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise

from farodocs.data.glossary import Entry
from farodocs.data.history import EVENTS, PEOPLE, PLACES, Event, History, unknown, years_in
from farodocs.data.records import DataError, Finding, Lint, address, found, small_games, targets
from farodocs.figures import frame_of
from farodocs.folders import HISTORY
from farodocs.words import Glossary

MOST_WORDS = {EVENTS: 60, PEOPLE: 90, PLACES: 90}
"""How long a text may be."""

FIRST_YEAR, LAST_YEAR = 1400, 2030


def _ids_are_names(history: History) -> Iterator[Finding]:
    for file, entry in history.entries:
        if file != EVENTS and entry.id != address(entry.name):
            yield Finding(file, f"{entry.id}.name", f"makes the id {address(entry.name)!r}; so the two differ")
        elif entry.id != address(entry.id):
            yield Finding(file, entry.id, "must be small letters, digits and hyphens")


def _everything_has_a_source(history: History) -> Iterator[Finding]:
    for file, entry in history.entries:
        if not entry.sources:
            yield Finding(file, f"{entry.id}.sources", "is empty: who says so?")


def _doubt_has_a_reason(history: History) -> Iterator[Finding]:
    for file, entry in history.entries:
        if (entry.certainty == "attested") == bool(entry.reason):
            wants = "must say why" if not entry.reason else "is for what is doubtful, and this is attested"
            yield Finding(file, f"{entry.id}.reason", wants)


def _texts_are_short(history: History) -> Iterator[Finding]:
    for file, entry in history.entries:
        words = len(entry.text.split())
        if words > MOST_WORDS[file]:
            yield Finding(file, f"{entry.id}.text", f"has {words} words; {MOST_WORDS[file]} are the most")
        for field, text in (("text", entry.text), ("reason", entry.reason)):
            if text and not re.search(r"[.!?][”’]?$", text):
                yield Finding(file, f"{entry.id}.{field}", "is no sentence: it ends without a stop")
            if {"'", '"', "<"} & {*text}:
                yield Finding(file, f"{entry.id}.{field}", "holds markup or straight quotes; write “ ” and ’")


def _games_bear_a_capital(history: History) -> Iterator[Finding]:
    for file, entry in history.entries:
        told = [("name", entry.name), ("text", entry.text), ("reason", entry.reason)]
        for field, text in [*told, *((f"says[{number}]", row.says) for number, row in enumerate(entry.says, 1))]:
            for name in small_games(text):
                yield Finding(file, f"{entry.id}.{field}", f"writes {name[0]!r}; write {name[0].capitalize()!r}")


def _dates_hold(history: History) -> Iterator[Finding]:
    for event in history.events.values():
        if not FIRST_YEAR <= event.since <= event.until <= LAST_YEAR:
            at = f"runs from {event.since} to {event.until}; write years from {FIRST_YEAR} to {LAST_YEAR}, in order"
            yield Finding(EVENTS, f"{event.id}.from", at)
        named = years_in(event.when)
        if not named:
            yield Finding(EVENTS, f"{event.id}.when", "names no year, decade or century")
        elif (min(named)[0], max(until for _, until in named)) != (event.since, event.until) and not _within(
            event.since, event.until, named
        ):
            yield Finding(EVENTS, f"{event.id}.when", f"is not what from and to say: {event.since} to {event.until}")


def _events_stand_in_order(history: History) -> Iterator[Finding]:
    for before, event in pairwise(history.events.values()):
        if (event.since, event.until) < (before.since, before.until):
            yield Finding(EVENTS, f"{event.id}.from", f"is earlier than {before.id}, which stands above it")


def _within(since: int, until: int, named: list[tuple[int, int]]) -> bool:
    """Whether years lie in the one decade or century that is named."""
    [first, *others] = named
    return not others and first[0] < first[1] and first[0] <= since <= until <= first[1]


def _people_and_places_are_used(history: History) -> Iterator[Finding]:
    for person in history.people.values():
        if not history.with_person(person):
            yield Finding(PEOPLE, person.id, "has a part in no event")
    for place in history.places.values():
        if not history.at(place):
            yield Finding(PLACES, place.id, "is where no event happened")


def _ids_are_unique(history: History) -> Iterator[Finding]:
    countries = {address(country) for country in history.countries}
    for place in history.places.values():
        if place.id in countries:
            yield Finding(PLACES, place.id, "is the id of a country too; they are chosen from one list")


def _places_lie_on_a_map(history: History) -> Iterator[Finding]:
    for place in history.places.values():
        if frame_of(place.north, place.east) is None:
            at = f"{place.north} north, {place.east} east lies on no map of farodocs/figures/maps.py"
            yield Finding(PLACES, f"{place.id}.north", f"{at}; mend it, or add a map")


def links_lead(is_word: Callable[[str], object]) -> Lint[History]:
    """Links lead to words of the glossary; `is_word` says whether there is one by a name."""

    def check(history: History) -> Iterator[Finding]:
        for file, entry in history.entries:
            for name in targets(entry.text):
                if not is_word(name):
                    yield Finding(file, f"{entry.id}.text", f"[[{name}]] leads to no word of the glossary")

    return Lint("links", "Links lead to words of the glossary.", check)


def firsts_are_oldest(glossary: Glossary) -> Lint[History]:
    """No word is quoted later than an event that links to it without saying that something older is told."""

    def check(history: History) -> Iterator[Finding]:
        dated = {(event.id, entry.slug): event for event, entry in _linked(history, glossary)}
        for event, entry in dict.fromkeys(_linked(history, glossary)):
            told = [older.until for id in entry.older if (older := dated.get((id, entry.slug)))]
            if _is_older(event, entry) and event.until < min(told, default=LAST_YEAR):
                yield Finding(
                    EVENTS,
                    f"{event.id}.text",
                    f"dates {entry.headword!r} to {event.until}, and terms/{entry.slug}.toml quotes it first in "
                    f"{entry.attestations[0].year}: quote an older text there, or name the event in its 'older'",
                )
        for entry in glossary.in_order:
            for id in entry.older:
                if (id, entry.slug) not in dated or not _is_older(dated[id, entry.slug], entry):
                    says = f"is named in 'older' of terms/{entry.slug}.toml, and dates it no earlier; take it out"
                    yield Finding(EVENTS, id, says)

    return Lint("firsts", "No word is quoted later than the history dates it.", check)


def _linked(history: History, glossary: Glossary) -> Iterator[tuple[Event, Entry]]:
    for event in history.events.values():
        for name in targets(event.text):
            if entry := glossary.find(name):
                yield event, entry


def _is_older(event: Event, entry: Entry) -> bool:
    """Whether even the last year of an event is before that of the first quotation."""
    return bool(entry.attestations) and event.until < entry.attestations[0].year


LINTS: tuple[Lint[History], ...] = (
    Lint("ids", "The id of a person or a place is their name as an address.", _ids_are_names),
    Lint("unique", "A place has no id that a country has.", _ids_are_unique),
    Lint("sourced", "Everything says who says so.", _everything_has_a_source),
    Lint("reasons", "What is not attested says why it is doubtful.", _doubt_has_a_reason),
    Lint("short", "Texts are short, and plain sentences.", _texts_are_short),
    Lint("games", "A game of the family bears a capital.", _games_bear_a_capital),
    Lint("dates", "Dates in words are those in years.", _dates_hold),
    Lint("order", "Events stand in the order in which they happened.", _events_stand_in_order),
    Lint("known", "People, places and works that are named are described.", unknown),
    Lint("mapped", "Every place lies on one of the maps.", _places_lie_on_a_map),
    Lint("used", "People and places that are described have a part in an event.", _people_and_places_are_used),
)
"""What the history can be held against by itself."""


def check(history: History, glossary: Glossary) -> None:
    """Raise `DataError` with everything that any lint finds; the glossary is what the history links to."""
    if wrong := found((*LINTS, links_lead(glossary.find), firsts_are_oldest(glossary)), history, HISTORY):
        raise DataError(*wrong)
