"""The history’s events, people and places, for docs/history: timeline.md, people.md and places.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import groupby

from farodocs.data import word
from farodocs.data.history import CERTAINTIES, KINDS, ROLES, Event, History, Person, Place, Told, years_in
from farodocs.data.records import address, key
from farodocs.figures import FRAMES, LIVES, WIDE, Spot, decade, decade_called, emblem, emblems, frame_of, life, over
from farodocs.markup import choices

CENTURIES = {
    "Before 1700": (0, 1699),
    "The eighteenth century": (1700, 1799),
    "The nineteenth century": (1800, 1899),
    "The twentieth century and after": (1900, 9999),
}
"""The sections of the timeline, each with the first and the last year in which its events begin."""

_YEARS = {address(t): t if not a else f"{a}–{b}" if b < 9999 else f"{a} and after" for t, (a, b) in CENTURIES.items()}
_WHEN = ("When", {"": "at any time"} | _YEARS)
"""A century by its years: a list of choices on a phone has room for no more."""


def timeline_choices(history: History) -> str:
    """What leaves fewer events, and fewer squares and dots in the pictures of them."""
    return _choices(history, ".faro-event", "events", towns=True)


def timeline(history: History) -> str:
    """Every event in order, with ways to the decades."""
    sections: list[str] = []
    ways: dict[int, str] = {}
    for title, (first, last) in CENTURIES.items():
        lists = []
        within = (event for event in history.in_order if first <= event.since <= last)
        for begins, some in groupby(within, decade):
            # The centuries before the first decade have one way.
            at = "" if begins in ways else decade_called(begins).replace(" ", "-")
            ways.setdefault(begins, f'<a href="#{at}">{decade_called(begins)}</a>')
            lists.append(_list([_event(event, title, history) for event in some], "ol", at))
        sections.append(_section(title, "faro-century", *lists))
    links = "".join(['<a href="#picture">↑ the picture</a>', *ways.values()])
    return "\n\n".join([f'<nav class="faro-ways" aria-label="Decades"><p>{links}</p></nav>', *sections])


def works(history: History) -> str:
    """The operas, plays and novels, each with what is dealt in it, and how sure that is."""
    heads = ("Work", "Year", "By", "Form", "What is dealt", "How sure")
    rows = [
        (
            f"[{_plain(event.name)}](timeline.md#{event.id})",
            _plain(event.when),
            ", ".join(f"[{_plain(history.people[id].name)}](people.md#{id})" for id in event.who),
            word("history", "form", event.form),
            _plain(event.dealt),
            _sure(event.certainty),
        )
        for event in history.in_order
        if event.form
    ]
    rule = "|".join("---" for _ in heads)
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, *rows)).replace("\n", f"\n|{rule}|\n", 1)


def certainties() -> str:
    """How sure an event can be, in a word each."""
    return " · ".join(_sure(certainty) for certainty in CERTAINTIES)


def people(history: History) -> str:
    """The people by their last names."""
    letters: dict[str, list[str]] = {}
    for person in history.by_name:
        some = letters.setdefault(key(person.sorted_by)[0].upper(), [])
        some.append(_person(person, history))
    links = " ".join(f'<a href="#letter-{letter.lower()}">{letter}</a>' for letter in letters)
    sections = [
        _section(letter, "faro-letter", _list(some), anchor=f"letter-{letter}") for letter, some in letters.items()
    ]
    head = f'{emblems()}<nav class="faro-letters" aria-label="Letters">{links}</nav>'
    return "\n\n".join([head, '<div class="faro-people" markdown="block">', *sections, "</div>"])


def people_choices(history: History) -> str:
    """What leaves fewer people: what the game knows them for, and when they lived. The emblems are told beside it."""
    roles = {role: word("history", "role", role) for role in ROLES}
    selects = {"kind": (word("history", "role", "label"), {"": "everybody"} | roles), "when": _WHEN}
    told = "".join(f"<li>{emblem(role)} {escape(words)}</li>" for role, words in roles.items())
    bar = life([LIVES[0] + 100, LIVES[0] + 170], [LIVES[0] + 140])
    told += f"<li>{bar} from {LIVES[0]} to {LIVES[1]}: grey, a life; red, where the game is heard of in it</li>"
    chosen = choices("faro-filter", ".faro-person", selects, ("{all} people.", "{shown} of {all} people."))
    return (
        '<details class="faro-fold"><summary>Filters, and what the signs mean</summary>'
        f'<div class="faro-choices-above">{chosen}</div><ul class="faro-roles" markdown="0">{told}</ul></details>'
    )


def places(history: History) -> str:
    """The places by their countries."""
    return "\n\n".join(
        _section(country, "faro-country", _list([_place(place, history) for place in some]))
        for country, some in history.countries.items()
    )


def place_choices(history: History) -> str:
    """What leaves fewer places, and fewer dots on the maps."""
    return _choices(history, ".faro-place", "places", towns=False)


def maps(history: History, page: str = "") -> str:
    """The maps, each place on them a link to where it is told: on this `page`, or on the one at that address."""
    return f'<div class="faro-maps">{"".join(_map(name, history, page) for name in FRAMES)}</div>'


def _choices(history: History, rows: str, counted: str, *, towns: bool) -> str:
    """The same three choices wherever the history is narrowed: when, where and what; `towns` as well as countries."""
    everywhere = {"": "everywhere"}
    for country, places in history.countries.items():
        everywhere[address(country)] = country
        if towns:
            everywhere |= {place.id: f"– {place.name}" for place in places}
    selects = {
        "when": _WHEN,
        "where": ("Where", everywhere),
        "kind": ("What", {"": "everything"} | {kind: word("history", "kind", kind) for kind in KINDS}),
    }
    said = (f"{{all}} {counted}.", f"{{shown}} of {{all}} {counted}.")
    return f'<div class="faro-choices-above">{choices("faro-filter", rows, selects, said)}</div>'


def years_of(place: Place) -> int:
    """How long the years are that stand beside a place, as far as both ends are named; at least one."""
    years = [year for span in years_in(place.years) for year in span]
    return max(years) - min(years) + 1


def _map(name: str, history: History, page: str) -> str:
    """A map with its places as links, a dot the larger the longer its years are; their own page has room for names."""
    frame = FRAMES[name]
    spots = [
        Spot(
            place.name,
            f"{place.name}, {place.years}",
            f"{page}#{place.id}",
            place.north,
            place.east,
            years_of(place),
        )
        for place in history.places.values()
        if frame_of(place.north, place.east) == name
    ]
    return (
        f'<figure class="faro-pressed faro-over faro-map-{name}"><div><img src="../../assets/pictures/maps/{name}.svg"'
        f' alt="" width="{WIDE:.0f}" height="{frame.high:.0f}"'
        f' loading="lazy">{over(name, spots, named=not page)}</div><figcaption>{frame.name}</figcaption></figure>'
    )


def _section(title: str, kind: str, *lists: str, anchor: str = "") -> str:
    """A heading with its lists."""
    head = f"## {title} {{#{address(anchor or title)}}}"
    return "\n\n".join([f'<section class="{kind}" markdown="block">', head, *lists, "</section>"])


def _list(items: Iterable[str], tag: str = "ul", at: str = "") -> str:
    """A list of whole items, to which a link leads by what stands `at` it."""
    id = f' id="{at}"' if at else ""
    return f'<{tag}{id} class="faro-records" markdown="block">\n\n{"".join(items)}</{tag}>'


def _event(event: Event, century: str, history: History) -> str:
    where = " ".join([*map(address, history.countries_of(event)), *(id for id in event.where if id in history.places)])
    named = [_place_link(id, history) for id in event.where]
    who = [f"[{_plain(history.people[id].name)}](people.md#{id})" for id in event.who]
    about = f"{word('history', 'kind', event.kind)} · {', '.join(named)}"
    return _item(
        event,
        f"[{_plain(event.when)}](#{event.id}) **{_plain(event.name)}**",
        about,
        {"kind": event.kind, "where": where, "when": address(century)},
        "faro-event",
        who=f'<span class="faro-who">Who: {", ".join(who)}</span>' if who else "",
    )


def _person(person: Person, history: History) -> str:
    years = f' <span class="faro-years">({_plain(person.years)})</span>' if person.years else ""
    events = history.with_person(person)
    known = [year for span in years_in(person.years) for year in span]
    bar = life(known, [event.since for event in events])
    data = {"kind": person.role, "when": " ".join(_centuries(person.years, events))}
    head = f"{emblem(person.role)}{bar}**{_plain(person.name)}**{years}"
    folded = _on_the_timeline(events)
    return _item(person, head, _plain(person.line), data, "faro-person", folded)


def _place(place: Place, history: History) -> str:
    events = history.at(place)
    data = {
        "kind": " ".join(sorted({event.kind for event in events})),
        "where": address(place.country),
        "when": " ".join(_centuries(place.years, events)),
    }
    folded = _on_the_timeline(events)
    return _item(place, f"**{_plain(place.name)}**", _plain(place.years), data, "faro-place", folded)


def _centuries(years: str, events: Sequence[Event]) -> list[str]:
    """The sections of the timeline in which somebody lived, or a place had the game, by its years and its events."""
    spans = _spans(years, events)
    return [
        address(title)
        for title, (first, last) in CENTURIES.items()
        if any(since <= last and until >= first for since, until in spans)
    ]


def _spans(years: str, events: Sequence[Event]) -> list[tuple[int, int]]:
    return years_in(years) + [(event.since, event.until) for event in events]


def _item(
    told: Told,
    head: str,
    about: str,
    data: Mapping[str, str] | None = None,
    kind: str = "",
    folded: str = "",
    who: str = "",
) -> str:
    """An entry as a list item: its head, its text, how sure it is and `who` was in it, who disagrees, its sources.

    What is `folded` stands with the sources, which open at a press.
    """
    marks = "".join(f' data-{name}="{escape(value)}"' for name, value in (data or {}).items())
    css = f' class="{kind}"' if kind else ""
    parts = [f'{head} <span class="faro-mark">{about}</span>', _plain(told.text)]
    doubt = f"{_sure(told.certainty)}: {_plain(told.reason)} " if told.reason else ""
    if doubt or who:
        parts.append(doubt + who)
    if told.says:
        rows = "\n".join(f"- [@{row.work}], {_plain(row.place)}: {_plain(row.says)}." for row in told.says)
        disagreement = f"**≠ The sources disagree.**\n\n{rows}"
        if folded:
            folded = f"{disagreement}\n\n{folded}"
        else:
            parts.append(disagreement)
    return (
        f'<li id="{told.id}"{css}{marks} markdown="block">\n\n'
        + "\n\n".join([*parts, _sources(told, folded)])
        + "\n\n</li>\n\n"
    )


def _plain(text: str) -> str:
    """A text of the data as Markdown shows it: no element is made of it."""
    return escape(text, quote=False)


def _sources(told: Told, above: str = "") -> str:
    rows = "\n".join(f"- [@{source.work}], {_plain(source.place)}." for source in told.sources)
    title, inside = ("On the timeline, and sources", f"{above}\n\n{rows}") if above else ("Sources", rows)
    return f'<details class="faro-sources" markdown="block">\n<summary>{title}</summary>\n\n{inside}\n\n</details>'


def _sure(certainty: str) -> str:
    return f'<span class="faro-certainty">{word("history", "certainty", certainty)}</span>'


def _on_the_timeline(events: Iterable[Event]) -> str:
    links = [f"[{_plain(event.when)}: {_plain(event.name)}](timeline.md#{event.id})" for event in events]
    return "<br>".join(["*On the timeline:*", *links])


def _place_link(id: str, history: History) -> str:
    named = {address(country): country for country in history.countries}
    return f"[{_plain(history.places[id].name if id in history.places else named[id])}](places.md#{id})"
