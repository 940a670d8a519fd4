"""What the history is made of, as glossary/history/events.toml, people.toml and places.toml tell it."""

from __future__ import annotations

from dataclasses import dataclass

from farodocs.data.records import Citation, Disagreement

KINDS = ("law", "book", "game", "gear", "bank", "play", "mathematics", "fiction", "word")
ROLES = ("player", "banker", "dealer", "sharper", "court", "law", "mathematician", "writer")
FORMS = ("opera", "play", "novel", "tale", "poem", "memoir", "film")
CERTAINTIES = ("attested", "probable", "disputed", "legend")


@dataclass(frozen=True, slots=True)
class Told:
    """What an event, a person and a place have in common. Its `id` is its anchor on its page.

    `text` is Markdown and may hold `[[links]]` to the glossary. How sure it is needs a `reason` unless it is attested.
    `says` holds what sources that differ from it or from each other say, and `ledger` names what it covers.
    """

    id: str
    name: str
    text: str
    certainty: str
    reason: str
    sources: tuple[Citation, ...]
    says: tuple[Disagreement, ...]
    ledger: tuple[str, ...]

    @property
    def citations(self) -> list[tuple[str, Citation]]:
        """Every place in a work that is cited, each with its place in the data."""
        says = [(f"says[{number}]", Citation(row.work, row.place)) for number, row in enumerate(self.says, 1)]
        return [(f"sources[{number}]", source) for number, source in enumerate(self.sources, 1)] + says


@dataclass(frozen=True, slots=True)
class Event(Told):
    """Something that happened. `when` is its date as exactly as the sources have it, between two years for machines.

    `where` holds ids of places, or of countries where no town is named, and `who` ids of people.
    """

    when: str
    since: int
    until: int
    where: tuple[str, ...]
    who: tuple[str, ...]
    kind: str
    form: str
    """What kind of work it is, where it is one that somebody invented or told; else empty, as is `dealt`."""
    dealt: str
    """What is dealt in that work, in a line."""


@dataclass(frozen=True, slots=True)
class Person(Told):
    """Somebody, with the years of their life where they are known, and who it was in one line."""

    role: str
    """What the game knows them for."""
    years: str
    line: str
    forms: tuple[str, ...]
    """What they are called besides, as `Canada Bill`."""
    listed_as: str
    """The word by which a list has it, as `Louis`; empty where that is the last of the name."""

    @property
    def sorted_by(self) -> str:
        """The word by which a list has it."""
        return self.listed_as or self.name.split()[-1]


@dataclass(frozen=True, slots=True)
class Place(Told):
    """A town or a house, with the country it is in today, where that is in degrees, and the years of its tables."""

    country: str
    years: str
    north: float
    east: float
