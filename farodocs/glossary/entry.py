"""One word of the game, as glossary/terms/<slug>.toml tells it."""

from __future__ import annotations

from dataclasses import dataclass

from farodocs.records.citation import Citation, Disagreement

PARTS_OF_SPEECH = ("noun", "verb", "adjective", "interjection", "phrase")
LANGUAGES = ("en", "fr", "de", "ru", "it")
ERAS = ("basset", "pharo", "german", "russian", "hand-dealt", "american", "late", "stuss")
KINDS = ("bet", "card", "cheat", "equipment", "game", "money", "people", "play", "rule", "slang", "system")
PRONUNCIATIONS = ("attested", "reconstructed")
CERTAINTIES = ("attested", "probable", "disputed", "folk")
PLAYS = ("example", "none")


@dataclass(frozen=True, slots=True)
class Sense:
    """One meaning, and who says so. The text is Markdown and may hold `[[links]]`."""

    text: str
    sources: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Attestation:
    """The word in use: a few words of a dated text."""

    year: int
    work: str
    place: str
    words: str


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the word comes from, how sure that is, and why."""

    certainty: str
    text: str
    sources: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """The deal that shows the word: that of an example on another page (`of`), or a log of its own."""

    caption: str
    of: str
    log: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Everything that is known of a word. What is not known is empty."""

    slug: str
    headword: str
    forms: tuple[str, ...]
    misspellings: tuple[str, ...]
    ipa: str
    respelling: str
    pronunciation: str
    part_of_speech: str
    language: str
    era: tuple[str, ...]
    kind: str
    line: str
    senses: tuple[Sense, ...]
    disagreements: tuple[Disagreement, ...]
    attestations: tuple[Attestation, ...]
    origin: Origin | None
    confuse: tuple[str, ...]
    see: tuple[str, ...]
    where: tuple[str, ...]
    ledger: tuple[str, ...]
    play: str
    example: Shown | None

    @property
    def texts(self) -> dict[str, str]:
        """The running text of the entry, by its place in the data: what may hold links."""
        origin = {"origin.text": self.origin.text} if self.origin else {}
        return {f"senses[{number}].text": sense.text for number, sense in enumerate(self.senses, 1)} | origin

    @property
    def citations(self) -> list[tuple[str, Citation]]:
        """Every place that the entry cites, each with its place in the data."""
        cited = [
            (f"senses[{number}].sources", source)
            for number, sense in enumerate(self.senses, 1)
            for source in sense.sources
        ]
        dated: dict[str, tuple[Disagreement | Attestation, ...]] = {
            "disagreements": self.disagreements,
            "attestations": self.attestations,
        }
        for name, rows in dated.items():
            cited += [(f"{name}[{number}].work", Citation(row.work, row.place)) for number, row in enumerate(rows, 1)]
        return cited + [("origin.sources", source) for source in (self.origin.sources if self.origin else ())]
