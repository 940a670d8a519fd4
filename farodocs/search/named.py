"""What the data names on the pages: people, places, events, bets, cheats, laws and rule-books, each by its anchor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faro.cheats import cheats
from faro.rulebooks import library
from farodocs.data import bets
from farodocs.data.history import history
from farodocs.figures import cutaways

KINDS = (
    "Page", "Word", "Lesson", "Bet", "Cheat", "Law", "Rule-book", "Person", "Place", "Event", "Section", "For makers",
)  # fmt: skip
"""What an answer can be. Of two that go by one name the earlier kind stands first."""

SHARES: Mapping[str, float] = {"Word": 1.0, "For makers": 0.3}
OTHERS = 0.6
"""What a text of a kind counts of a word's: a word is explained, and a page speaks of much."""


@dataclass(frozen=True, slots=True)
class Named:
    """Something with a name: what it also goes by, and by what it is found without being called so; one line about it,
    and its drawing, as seen from the home of the site. What the page's own heading names has no name here."""

    kind: str
    name: str = ""
    forms: tuple[str, ...] = ()
    found_by: tuple[str, ...] = ()
    line: str = ""
    picture: str = ""


def named_on(page: str) -> dict[str, Named]:
    """What stands on a page, by its anchors there. The page is given by its address."""
    return {anchor: it for under, anchor, it in _all_named() if page.startswith(under)}


def _all_named() -> Iterator[tuple[str, str, Named]]:
    """Everything, with the address that its page has or begins with, and its anchor."""
    told = history()
    for person in told.people.values():
        line = f"{person.line}, {person.years}" if person.years else person.line
        yield "history/people/", person.id, Named("Person", person.name, person.forms, (person.sorted_by,), line)
    for place in told.places.values():
        yield "history/places/", place.id, Named("Place", place.name, line=f"{place.country}, {place.years}")
    for event in told.in_order:
        yield "history/timeline/", event.id, Named("Event", event.name, line=event.when)
    for id, bet in bets().items():
        yield f"{bet['page']}/", id, Named("Bet", bet["name"], line=bet["line"])
    for cheat in cheats().values():
        picture = cutaways.files.file_of(cheat.id) if cheat.id in cutaways.CUTAWAYS else ""
        yield "cheats/", cheat.id, Named("Cheat", cheat.name, cheat.also, line=cheat.acts, picture=picture)
    for law in range(1, 11):
        yield "rules/laws/", f"law-{law}", Named("Law", forms=(f"law {law}",))
    for book in library().values():
        yield "rules/rulebooks/", f"book-{book.id}", Named("Rule-book", book.short, (book.title,), line=book.title)
