"""The pages of the history that are made from its data: the timeline, the people, the places. All of it is Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from farodocs.history.collection import History
from farodocs.history.drawing import timeline as drawn
from farodocs.history.entry import CERTAINTIES, KINDS, Event, Person, Place, Told
from farodocs.labels import word
from farodocs.records.names import address, key
from farodocs.reference_table import choices

TIMELINE = """---
title: Timeline
description: "{events} dated events of Faro and its forebears: who says so, how sure it is, where the sources disagree."
---

<!-- Written by farodocs/history/pages.py from history/events.toml. -->

# Timeline

A queen who would not stop for All Saints’, a clerk hanged at twenty-three, five men hanged without a judge, seven
flogged for playing: {events} things that happened to Faro and its forebears, or because of them. Each says who says
so. Where the sources disagree, all of them are heard.

{certainties}

<figure class="faro-timeline">{drawing}<figcaption>A square is an event, in the decade in which it begins.</figcaption>
</figure>

<div class="faro-choices-above">{choices}</div>

{sections}

<p><a href="../history.json" download>All of it as data</a>, with the people and the places.</p>
"""

PEOPLE = """---
title: People
description: "{people} people who dealt, played, reckoned, forbade or wrote about Faro, and which of it is legend."
hide:
  - toc
---

<!-- Written by farodocs/history/pages.py from history/people.toml. -->

# People

Kings and burglars, mathematicians, a prize-fighter and a countess with a blunderbuss: {people} people, and what each of
them had to do with the game. Nearly all who only played it lost. Legend is marked as legend.

<nav class="faro-letters" aria-label="Letters">{letters}</nav>

{sections}
"""

PLACES = """---
title: Places
description: "{places} towns, houses and rivers where Faro and its forebears were dealt, with the years of the tables."
---

<!-- Written by farodocs/history/pages.py from history/places.toml. -->

# Places

From a palace in Venice to a hotel in Reno: {places} places where the game was dealt, forbidden or worked out, with the
years in which its tables stood there as far as anybody says.

{sections}
"""

CENTURIES = {
    "Before 1700": (0, 1700),
    "The eighteenth century": (1701, 1800),
    "The nineteenth century": (1801, 1900),
    "The twentieth century and after": (1901, 9999),
}
"""The sections of the timeline, each with the first and the last year in which its events begin."""


def timeline(history: History) -> str:
    """The timeline: a drawing, choices, and every event in order."""
    everywhere = {"": "everywhere"}
    for country, places in history.countries.items():
        everywhere[address(country)] = country
        everywhere |= {place.id: f"– {place.name}" for place in places}
    kinds = {"": "everything"} | {kind: word("history", "kind", kind) for kind in KINDS}
    said = ("{all} events.", "{shown} of {all} events.")
    return TIMELINE.format(
        events=len(history.events),
        certainties=" · ".join(_sure(certainty) for certainty in CERTAINTIES),
        drawing=drawn(history),
        choices=choices("faro-filter", ".faro-event", {"where": ("Where", everywhere), "kind": ("What", kinds)}, said),
        sections="\n\n".join(
            _section(
                title,
                "faro-century",
                [_event(event, history) for event in history.in_order if first <= event.since <= last],
                "ol",
            )
            for title, (first, last) in CENTURIES.items()
        ),
    )


def people(history: History) -> str:
    """The people by their last names."""
    letters: dict[str, list[Person]] = {}
    for person in history.by_name:
        letters.setdefault(key(person.sorted_by)[0].upper(), []).append(person)
    return PEOPLE.format(
        people=len(history.people),
        letters=" ".join(f'<a href="#letter-{letter.lower()}">{letter}</a>' for letter in letters),
        sections="\n\n".join(
            _section(letter, "faro-letter", [_person(person, history) for person in some], anchor=f"letter-{letter}")
            for letter, some in letters.items()
        ),
    )


def places(history: History) -> str:
    """The places by their countries."""
    return PLACES.format(
        places=len(history.places),
        sections="\n\n".join(
            _section(country, "faro-country", [_place(place, history) for place in some])
            for country, some in history.countries.items()
        ),
    )


def _section(title: str, kind: str, items: Sequence[str], tag: str = "ul", anchor: str = "") -> str:
    """A heading with its list. `items` are whole list items."""
    return (
        f'<section class="{kind}" markdown="block">\n\n## {title} {{#{address(anchor or title)}}}\n\n'
        f'<{tag} class="faro-records" markdown="block">\n\n{"".join(items)}</{tag}>\n\n</section>'
    )


def _event(event: Event, history: History) -> str:
    countries = history.countries_of(event)
    where = " ".join([*map(address, countries), *(id for id in event.where if id in history.places)])
    named = [_place_link(id, history) for id in event.where]
    about = f"{word('history', 'kind', event.kind)} · {', '.join(named)}"
    who = [f"[{history.people[id].name}](people.md#{id})" for id in event.who]
    return _item(
        event,
        f"[{event.when}](#{event.id}): **{event.name}**",
        about,
        [f"*Who:* {', '.join(who)}"] if who else [],
        {"kind": event.kind, "where": where},
        "faro-event",
    )


def _person(person: Person, history: History) -> str:
    years = f" ({person.years})" if person.years else ""
    return _item(person, f"**{person.name}**{years}", person.line, [_on_the_timeline(history.with_person(person))])


def _place(place: Place, history: History) -> str:
    return _item(place, f"**{place.name}**", place.years, [_on_the_timeline(history.at(place))])


def _item(
    told: Told, head: str, about: str, more: Iterable[str], data: Mapping[str, str] | None = None, kind: str = ""
) -> str:
    """An entry as a list item: its head, its text, how sure it is, who disagrees, what belongs to it, its sources."""
    marks = "".join(f' data-{name}="{escape(value)}"' for name, value in (data or {}).items())
    css = f' class="{kind}"' if kind else ""
    parts = [f'{head} <span class="faro-mark" markdown="span">{about}</span>', told.text]
    if told.reason:
        parts.append(f"{_sure(told.certainty)}: {told.reason}")
    if told.says:
        rows = "\n".join(f"- [@{row.work}], {row.place}: {row.says}." for row in told.says)
        parts.append(f"**≠ The sources disagree.**\n\n{rows}")
    return (
        f'<li id="{told.id}"{css}{marks} markdown="block">\n\n'
        + "\n\n".join([*parts, *more, _sources(told)])
        + "\n\n</li>\n\n"
    )


def _sources(told: Told) -> str:
    rows = "\n".join(f"- [@{source.work}], {source.place}." for source in told.sources)
    return (
        '<details class="faro-sources" markdown="block">\n<summary>Who says so</summary>\n\n' + rows + "\n\n</details>"
    )


def _sure(certainty: str) -> str:
    return f'<span class="faro-certainty">{word("history", "certainty", certainty)}</span>'


def _on_the_timeline(events: Iterable[Event]) -> str:
    links = "; ".join(f"[{event.when}: {event.name}](timeline.md#{event.id})" for event in events)
    return f"*On the timeline:* {links}"


def _place_link(id: str, history: History) -> str:
    named = {address(country): country for country in history.countries} | {
        place.id: place.name for place in history.places.values()
    }
    return f"[{named[id]}](places.md#{id})"
