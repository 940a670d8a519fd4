"""One word of the game, as glossary/terms/<slug>.toml tells it."""

from __future__ import annotations

from dataclasses import dataclass

from faro.base import Frozen
from farodocs.data.glossary.respelling import OWN, respelt
from farodocs.data.records import Citation, Disagreement

PARTS_OF_SPEECH = ("noun", "verb", "adjective", "adverb", "interjection", "phrase")
LANGUAGES = ("en", "fr", "de", "ru", "it")
ERAS = ("basset", "pharo", "german", "russian", "hand-dealt", "american", "late", "stuss")
KINDS = ("bet", "card", "cheat", "equipment", "game", "money", "people", "play", "rule", "slang", "system")
ACCENTS = tuple(OWN)
STANDINGS = ("attested", "dictionary", "believed", "analogy", "reconstructed")
CERTAINTIES = ("attested", "probable", "disputed", "folk", "unknown")
CLAIMS = ("yes", "probable", "disputed", "no", "unknown")
PLAYS = ("example", "none")


@dataclass(frozen=True, slots=True)
class Sound:
    """How a word is said in one accent: in the phonetic alphabet, and in letters that a table makes of it.

    `standing` says how that is known, and `says` by whom: the source or dictionary that has it, or the words it goes
    by; nobody where it is `believed` or `reconstructed`.
    """

    ipa: str
    accent: str
    standing: str
    says: str

    @property
    def respelling(self) -> str:
        """The same in letters. Raises `Unpronounceable` for a sign that the table does not hold."""
        return respelt(self.ipa, self.accent)


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
class Today:
    """What the word means now away from the table, whether Faro can claim it, and what speaks for and against."""

    sense: str
    claim: str
    speaks_for: str
    speaks_against: str
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
    asked: tuple[str, ...]
    sounds: tuple[Sound, ...]
    heading_of_ours: bool
    """Whether the headword is a heading of ours: what it names is in the sources, and nobody there calls it so."""
    part_of_speech: str
    also: tuple[str, ...]
    """The other parts of speech that it serves as."""
    language: str
    names_in: Frozen[str, tuple[str, ...]]
    """The names of other languages than the entry’s own, by their language."""
    era: tuple[str, ...]
    kind: str
    line: str
    senses: tuple[Sense, ...]
    disagreements: tuple[Disagreement, ...]
    attestations: tuple[Attestation, ...]
    older: tuple[str, ...]
    """The events of the history, by their ids, that date the word or its thing before any of these."""
    origin: Origin | None
    today: Today | None
    confuse: tuple[str, ...]
    see: tuple[str, ...]
    where: tuple[str, ...]
    ledger: tuple[str, ...]
    play: str
    picture: str
    """The drawing of what the word names, by its name in `farodocs.figures.objects`."""
    example: Shown | None

    @property
    def parts_of_speech(self) -> tuple[str, ...]:
        """All of them, the first one first."""
        return (self.part_of_speech, *self.also)

    @property
    def texts(self) -> dict[str, str]:
        """The running text of the entry, by its place in the data: what may hold links."""
        texts = {f"senses[{number}].text": sense.text for number, sense in enumerate(self.senses, 1)}
        if self.origin:
            texts["origin.text"] = self.origin.text
        if self.today:
            today = {"sense": self.today.sense, "for": self.today.speaks_for, "against": self.today.speaks_against}
            texts |= {f"today.{name}": text for name, text in today.items() if text}
        return texts

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
        for field, told in {"origin": self.origin, "today": self.today}.items():
            cited += [(f"{field}.sources", source) for source in (told.sources if told else ())]
        return cited
