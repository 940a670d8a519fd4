"""What must hold of the glossary beyond its form. A lint is a name, what it demands, and where that is not so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from faro.base import SPOTS, FaroError
from faro.cheats import DEVICES, named
from faro.notation import replay
from faro.rulebooks import library
from farodocs.data.glossary import LISTS, Entry, Unpronounceable, names_of, respelt
from farodocs.data.records import DataError, Finding, Lint, address, found, key, small_games, targets
from farodocs.figures.objects import THINGS
from farodocs.folders import GLOSSARY
from farodocs.lint.neighbours import FIX, MOST_TO_SEE, owed
from farodocs.markup import examples
from farodocs.words import Glossary

LONGEST_LINE = 160  # letters
LONGEST_QUOTATION = 8  # words
LEAST_ASKED = 5


def _finding(entry: Entry, field: str, says: str) -> Finding:
    return Finding(f"terms/{entry.slug}.toml", field, says)


def _names_are_unique(glossary: Glossary) -> Iterator[Finding]:
    owners: dict[str, str] = {}
    for entry in glossary.in_order:
        for name in dict.fromkeys(map(key, names_of(entry))):
            other = owners.setdefault(name, entry.slug)
            if other != entry.slug:
                yield _finding(entry, "forms", f"{name!r} is also a name of {other}")
        repeated = [name for name, count in Counter(map(key, [entry.headword, *entry.forms])).items() if count > 1]
        for name in repeated:
            yield _finding(entry, "forms", f"{name!r} stands twice")
    for entry in glossary.in_order:
        for name in entry.misspellings:
            if key(name) in owners:
                yield _finding(entry, "misspellings", f"{name!r} is a name of {owners[key(name)]}")


def _addresses_are_unique(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        for name in names_of(entry):
            to = address(name)
            if not to or to in LISTS:
                yield _finding(entry, "forms", f"{name!r} has no address of its own")
            elif to in glossary.entries and to != entry.slug:
                yield _finding(entry, "forms", f"{name!r} has the address of {to}")


def _line_stands_alone(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        if len(entry.line) > LONGEST_LINE:
            yield _finding(entry, "line", f"has {len(entry.line)} letters; {LONGEST_LINE} are the most")
        if not re.search(r"[.!?][”’]?$", entry.line):
            yield _finding(entry, "line", "is no sentence: it ends without a stop")
        if "[[" in entry.line:
            yield _finding(entry, "line", "holds a link; it is read where none can be followed")
        for name in [entry.headword, *entry.forms]:
            if re.search(rf"(?<![\w-]){re.escape(name.casefold())}(?![\w-])", entry.line.casefold()):
                yield _finding(entry, "line", f"explains {name!r} with itself")


def _senses_have_sources(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        if not entry.senses:
            yield _finding(entry, "senses", "is missing: an entry has at least one")
        for number, sense in enumerate(entry.senses, 1):
            if not sense.sources:
                yield _finding(entry, f"senses[{number}].sources", "is empty: who says so?")


def _works_are_known(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        for field, cited in entry.citations:
            if cited.work not in glossary.works:
                yield _finding(entry, field, f"{cited.work!r} is no key of glossary/sources.toml")


def _works_are_used(glossary: Glossary) -> Iterator[Finding]:
    used = {cited.work for entry in glossary.entries.values() for _, cited in entry.citations}
    used |= {work for page in glossary.pages.values() for work in page.works}
    used |= {work["read_in"] for work in glossary.works.values() if "read_in" in work}
    for work in sorted(glossary.works.keys() - used):
        yield Finding("sources.toml", work, "is cited nowhere")


def _neighbours_are_entries(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        if not 1 <= len(entry.see) <= MOST_TO_SEE:
            yield _finding(entry, "see", f"names {len(entry.see)} entries; write one to {MOST_TO_SEE}")
        for slug in entry.see:
            if slug not in glossary.entries or slug == entry.slug or entry.see.count(slug) > 1:
                yield _finding(entry, "see", f"{slug!r} is no other entry, or stands twice")


def _neighbours_name_each_other(glossary: Glossary) -> Iterator[Finding]:
    for entry, neighbour in owed(glossary.entries):
        says = f"{neighbour.slug} has room and does not name {entry.slug} in turn; `{FIX}` writes it there"
        yield _finding(entry, "see", says)


def _games_bear_a_capital(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        for field, text in {"line": entry.line, **entry.texts}.items():
            for name in small_games(text):
                yield _finding(entry, field, f"writes {name[0]!r}; write {name[0].capitalize()!r}")


def _links_lead_somewhere(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        for field, text in entry.texts.items():
            for name in targets(text):
                other = glossary.find(name)
                if other is None or other is entry:
                    yield _finding(entry, field, f"[[{name}]] leads to no other entry")
        for slug in entry.confuse:
            if slug not in glossary.entries or slug == entry.slug:
                yield _finding(entry, "confuse", f"{slug!r} is no other entry")
        for place in entry.where:
            path, _, anchor = place.partition("#")
            page = glossary.pages.get(path)
            if page is None:
                yield _finding(entry, "where", f"there is no page {path!r}")
            elif anchor and anchor not in page.anchors:
                yield _finding(entry, "where", f"{path} has no anchor {anchor!r}")


def _attestations_are_short_and_in_order(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        for number, attested in enumerate(entry.attestations, 1):
            words = len(attested.words.split())
            if words > LONGEST_QUOTATION:
                field = f"attestations[{number}].words"
                yield _finding(entry, field, f"quotes {words} words; {LONGEST_QUOTATION} are the most")
        for number, (one, next_one) in enumerate(pairwise(entry.attestations), 2):
            if next_one.year < one.year:
                yield _finding(entry, f"attestations[{number}].year", "is older than the one before it")


def _books_disagree_with_each_other(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        if len(entry.disagreements) == 1:
            yield _finding(entry, "disagreements", "has one row: nobody disagrees with it")


def _sounds_are_told(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        if not entry.sounds:
            yield _finding(entry, "sounds", "is empty: how is the word said?")
        for number, sound in enumerate(entry.sounds, 1):
            field = f"sounds[{number}]"
            try:
                respelt(sound.ipa, sound.accent)
            except Unpronounceable as sign:
                yield _finding(entry, f"{field}.ipa", f"holds {str(sign)!r}, which respelling.py does not know")
            if bool(sound.says) == (sound.standing in ("believed", "reconstructed")):
                yield _finding(entry, f"{field}.says", "names who says it so, and nobody where nobody was asked")


def _is_asked_for_in_plain_words(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        if len({*map(key, entry.asked)}) < LEAST_ASKED:
            yield _finding(entry, "asked", f"holds {len(entry.asked)} questions; {LEAST_ASKED} are the least")
        for question in entry.asked:
            if key(question) in {*map(key, names_of(entry)), key(entry.line)}:
                yield _finding(entry, "asked", f"holds {question!r}, which is found without it")


def _origin_is_told(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        if entry.origin is None:
            yield _finding(entry, "origin", 'is missing: write certainty = "unknown" where nobody knows')
        elif not entry.origin.sources and entry.origin.certainty != "unknown":
            yield _finding(entry, "origin.sources", "is empty: who says so?")
        if entry.today and not entry.today.sources:
            yield _finding(entry, "today.sources", "is empty: who says so?")


def _first_use_has_the_word(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        for attested in entry.attestations[:1]:
            if not any(key(name) in key(attested.words) for name in names_of(entry)):
                yield _finding(entry, "attestations[1].words", f"do not hold the word: {attested.words!r}")


def _names_have_their_language(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        for language, names in entry.names_in.items():
            if language == entry.language:
                yield _finding(entry, f"names_in.{language}", "holds names of the entry’s own language; leave them out")
            for name in names:
                if name not in (entry.headword, *entry.forms):
                    yield _finding(entry, f"names_in.{language}", f"{name!r} is neither the headword nor a form")


_PLAYED = frozenset(
    {named(device).casefold() for device in DEVICES}
    | {name.casefold() for spot in SPOTS.values() for name in spot.names}
)
"""What the engine plays by name: its cheating devices, and the places of the layout."""


def _playable_words_are_shown(glossary: Glossary) -> Iterator[Finding]:
    known = {example.id for example in examples.find()}
    for entry in glossary.in_order:
        shown = entry.example
        if (entry.play == "example") != (shown is not None):
            yield _finding(entry, "play", f"is {entry.play!r}, and there is {'an' if shown else 'no'} [example]")
        if shown is None:
            for name in sorted({name.casefold() for name in (entry.headword, *entry.forms)} & _PLAYED):
                yield _finding(entry, "play", f"is {entry.play!r}, and the engine plays {name!r}")
            continue
        if shown.of and shown.of not in known:
            yield _finding(entry, "example.of", f"there is no example {shown.of!r} on any page")
        if shown.log:
            try:
                replay(shown.log, library())
            except FaroError as error:
                yield _finding(entry, "example.log", str(error))


def _pictures_are_drawn(glossary: Glossary) -> Iterator[Finding]:
    for entry in glossary.in_order:
        if entry.picture and entry.picture not in THINGS:
            yield _finding(entry, "picture", f"nothing is drawn as {entry.picture!r}; there are {', '.join(THINGS)}")


LINTS: tuple[Lint[Glossary], ...] = (
    Lint("unique-names", "No two entries share a name, and no misspelling is a name.", _names_are_unique),
    Lint("unique-addresses", "Every name has an address that leads to its entry alone.", _addresses_are_unique),
    Lint("line", "The one line is short, a sentence, and free of the word it explains.", _line_stands_alone),
    Lint("games", "Faro and its kin bear a capital.", _games_bear_a_capital),
    Lint("sourced", "Every sense says who says so.", _senses_have_sources),
    Lint("known-works", "Every work that is cited is described.", _works_are_known),
    Lint("used-works", "Every work that is described is cited.", _works_are_used),
    Lint("see", "Every entry names one to six others.", _neighbours_are_entries),
    Lint("mutual", "Entries that are to be seen name each other if they have room.", _neighbours_name_each_other),
    Lint("links", "Links and places lead somewhere.", _links_lead_somewhere),
    Lint("attestations", "Quotations are short, the oldest first.", _attestations_are_short_and_in_order),
    Lint("disagreements", "A disagreement has two sides.", _books_disagree_with_each_other),
    Lint("sounds", "Every word says how it is said, and who says so.", _sounds_are_told),
    Lint("asked", "Every word has the questions of people who do not know it.", _is_asked_for_in_plain_words),
    Lint("origin", "Every word says where it comes from, or that nobody knows.", _origin_is_told),
    Lint("first-use", "The oldest quotation holds the word itself.", _first_use_has_the_word),
    Lint("tongues", "A name in another language than the entry’s is one of its names.", _names_have_their_language),
    Lint("pictured", "A picture that an entry names is drawn.", _pictures_are_drawn),
    Lint("shown", "A word that can be played has an example that runs.", _playable_words_are_shown),
)
"""What the glossary is held against."""


def check(glossary: Glossary) -> None:
    """Raise `DataError` with everything that any lint finds."""
    if wrong := found(LINTS, glossary, GLOSSARY):
        raise DataError(*wrong)
