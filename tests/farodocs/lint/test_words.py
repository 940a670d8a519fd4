"""Every lint, with data that it passes and data that it finds fault with; then the real data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from faro.base import Frozen
from farodocs.data.glossary.entry import Attestation, Origin, Sense, Shown, Sound, Today
from farodocs.data.records.citation import Citation, Disagreement
from farodocs.data.records.findings import Finding, Lint
from farodocs.figures.objects import THINGS
from farodocs.folders import GLOSSARY
from farodocs.lint.words import LINTS
from farodocs.words.collection import Glossary
from farodocs.words.collection import glossary as real_glossary
from tests.farodocs.data.glossary.entries import LOG, glossary, hock, soda


def ledger_once(ledger: dict[str, bool]) -> Lint[Glossary]:
    """Every word of a list is covered by exactly one entry; where the list says that it can be played, it is."""

    def check(glossary: Glossary) -> Iterator[Finding]:
        covering = Counter(id for entry in glossary.entries.values() for id in entry.ledger)
        for id in sorted(ledger.keys() - covering.keys()):
            yield Finding("terms", "ledger", f"no entry covers {id!r}")
        for entry in glossary.in_order:
            for id in entry.ledger:
                if id not in ledger:
                    yield Finding(f"terms/{entry.slug}.toml", "ledger", f"{id!r} is not on the list")
                elif covering[id] > 1:
                    yield Finding(f"terms/{entry.slug}.toml", "ledger", f"{id!r} is covered by another entry too")
                elif ledger[id] and entry.play == "none":
                    yield Finding(f"terms/{entry.slug}.toml", "play", f"is 'none', and {id!r} can be played")

    return Lint("ledger-once", "Every word of the list is covered by one entry.", check)


def at_least(least: int) -> Lint[Glossary]:
    """The glossary has at least so many entries."""

    def check(glossary: Glossary) -> Iterator[Finding]:
        if len(glossary.entries) < least:
            yield Finding("terms", "", f"holds {len(glossary.entries)} entries; {least} are the least")

    return Lint("at-least", f"There are {least} entries or more.", check)


SOURCE = (Citation("book", "page 1"),)
LEDGER = ledger_once({"soda": False, "hock": True})
ALL = {lint.name: lint for lint in (*LINTS, LEDGER, at_least(2))}

OLD, NEW = Attestation(1859, "book", "page 1", "one word"), Attestation(1902, "book", "page 2", "two words")
NINE = Attestation(1859, "book", "page 1", "one two three four five six seven eight nine")
FULL = hock(see=tuple("abcdef"))
ROW = Disagreement("this", "book", "page 1")


def both(**changes: Any) -> Glossary:
    """Two sound entries, the first with changes."""
    return glossary(soda(**changes), hock())


PASSES: dict[str, list[Glossary]] = {
    "unique-names": [both(forms=("the soda card",), misspellings=("sodda",))],
    "unique-addresses": [both(forms=("zodiac", "so-da"))],
    "line": [both(line="A" * 159 + "."), both(line="The sodas of a bar.")],
    "games": [both(line="Faro, or “a bank of faro”.", senses=(Sense("See [[hock|Faro]], and *pharo*.", SOURCE),))],
    "sourced": [both()],
    "known-works": [both(origin=Origin("probable", "From zodiac.", SOURCE), attestations=(OLD,))],
    "used-works": [both(), glossary(soda(), works={"book": {"read_in": "other"}, "other": {}})],
    "see": [both()],
    "mutual": [both(), glossary(soda(), FULL)],
    "links": [both(senses=(Sense("See [[hock]] and [[Hock|the last]].", SOURCE),), where=("rules/paying#split",))],
    "attestations": [both(attestations=(OLD, OLD, NEW))],
    "disagreements": [both(disagreements=(ROW, ROW)), both()],
    "sounds": [both(sounds=(Sound("ˈsəʊ.də", "british", "reconstructed", ""),)), both()],
    "asked": [both()],
    "origin": [both(), both(origin=Origin("probable", "From zodiac.", SOURCE))],
    "first-use": [both(attestations=(replace(OLD, words="the Soda’s place"), NEW)), both()],
    "tongues": [both(forms=("pull",), names_in=Frozen({"fr": ("pull",)}))],
    "pictured": [both(picture="copper"), both()],
    "shown": [
        both(play="example", example=Shown("A turn.", "one-turn", "")),
        both(play="example", example=Shown("A turn.", "", LOG)),
        both(),
    ],
    "ledger-once": [glossary(soda(ledger=("soda",)), hock(ledger=("hock",), play="example"))],
    "at-least": [both()],
}

FAILS: dict[str, list[tuple[Glossary, str]]] = {
    "unique-names": [
        (both(forms=("Hock",)), "terms/soda.toml forms: 'hock' is also a name of hock"),
        (both(forms=("so-da", "So da")), "terms/soda.toml forms: 'so da' stands twice"),
        (both(misspellings=("hock",)), "terms/soda.toml misspellings: 'hock' is a name of hock"),
    ],
    "unique-addresses": [
        (both(forms=("ho.ck",)), "terms/soda.toml forms: 'ho.ck' has the address of hock"),
        (both(forms=("by era",)), "terms/soda.toml forms: 'by era' has no address of its own"),
        (both(forms=("…",)), "terms/soda.toml forms: '…' has no address of its own"),
    ],
    "line": [
        (both(line="A" * 160 + "."), "terms/soda.toml line: has 161 letters; 160 are the most"),
        (both(line="The first card"), "terms/soda.toml line: is no sentence: it ends without a stop"),
        (
            both(line="It is like [[hock]]."),
            "terms/soda.toml line: holds a link; it is read where none can be followed",
        ),
        (both(line="A soda, shown first."), "terms/soda.toml line: explains 'Soda' with itself"),
    ],
    "games": [
        (both(line="A game of faro."), "terms/soda.toml line: writes 'faro'; write 'Faro'"),
        (both(senses=(Sense("At stuss.", SOURCE),)), "terms/soda.toml senses[1].text: writes 'stuss'; write 'Stuss'"),
    ],
    "sourced": [
        (both(senses=()), "terms/soda.toml senses: is missing: an entry has at least one"),
        (both(senses=(Sense("So.", ()),)), "terms/soda.toml senses[1].sources: is empty: who says so?"),
    ],
    "known-works": [
        (
            both(attestations=(Attestation(1859, "nobody", "page 1", "soda"),)),
            "terms/soda.toml attestations[1].work: 'nobody' is no key of glossary/sources.toml",
        )
    ],
    "used-works": [(glossary(soda(), works={"book": {}, "idle": {}}), "sources.toml idle: is cited nowhere")],
    "mutual": [
        (
            glossary(soda(), hock(see=("bank",)), soda("bank", see=("hock",))),
            "terms/soda.toml see: hock has room and does not name soda in turn; "
            "`.venv/bin/python -m farodocs.lint --fix` writes it there",
        ),
    ],
    "see": [
        (both(see=("hok",)), "terms/soda.toml see: 'hok' is no other entry, or stands twice"),
        (both(see=("soda",)), "terms/soda.toml see: 'soda' is no other entry, or stands twice"),
        (both(see=("hock", "hock")), "terms/soda.toml see: 'hock' is no other entry, or stands twice"),
        (both(see=()), "terms/soda.toml see: names 0 entries; write one to 6"),
        (both(see=("hock",) * 7), "terms/soda.toml see: names 7 entries; write one to 6"),
    ],
    "links": [
        (
            both(senses=(Sense("See [[hok]].", SOURCE),)),
            "terms/soda.toml senses[1].text: [[hok]] leads to no other entry",
        ),
        (
            both(senses=(Sense("See [[soda]].", SOURCE),)),
            "terms/soda.toml senses[1].text: [[soda]] leads to no other entry",
        ),
        (both(confuse=("hok",)), "terms/soda.toml confuse: 'hok' is no other entry"),
        (both(where=("rules/none",)), "terms/soda.toml where: there is no page 'rules/none'"),
        (both(where=("rules/paying#none",)), "terms/soda.toml where: rules/paying has no anchor 'none'"),
    ],
    "attestations": [
        (both(attestations=(NEW, OLD)), "terms/soda.toml attestations[2].year: is older than the one before it"),
        (both(attestations=(NINE,)), "terms/soda.toml attestations[1].words: quotes 9 words; 8 are the most"),
    ],
    "disagreements": [
        (both(disagreements=(ROW,)), "terms/soda.toml disagreements: has one row: nobody disagrees with it")
    ],
    "sounds": [
        (both(sounds=()), "terms/soda.toml sounds: is empty: how is the word said?"),
        (
            both(sounds=(Sound("ˈsʘ.də", "british", "dictionary", "A Dictionary"),)),
            "terms/soda.toml sounds[1].ipa: holds 'ʘ', which respelling.py does not know",
        ),
        (
            both(sounds=(Sound("ˈsəʊ.də", "british", "dictionary", ""),)),
            "terms/soda.toml sounds[1].says: names who says it so, and nobody where nobody was asked",
        ),
    ],
    "asked": [
        (
            both(asked=("one", "two", "Two", "three", "four")),
            "terms/soda.toml asked: holds 5 questions; 5 are the least",
        ),
        (
            both(asked=("SODA", "one", "two", "three", "four")),
            "terms/soda.toml asked: holds 'SODA', which is found without it",
        ),
    ],
    "origin": [
        (both(origin=None), 'terms/soda.toml origin: is missing: write certainty = "unknown" where nobody knows'),
        (both(origin=Origin("probable", "From zodiac.", ())), "terms/soda.toml origin.sources: is empty: who says so?"),
        (
            both(today=Today("A drink.", "no", "", "", ())),
            "terms/soda.toml today.sources: is empty: who says so?",
        ),
    ],
    "first-use": [
        (
            both(attestations=(replace(OLD, words="the first card"),)),
            "terms/soda.toml attestations[1].words: do not hold the word: 'the first card'",
        )
    ],
    "pictured": [
        (both(picture="tiger"), f"terms/soda.toml picture: nothing is drawn as 'tiger'; there are {', '.join(THINGS)}")
    ],
    "shown": [
        (both(play="example"), "terms/soda.toml play: is 'example', and there is no [example]"),
        (both(example=Shown("A turn.", "", LOG)), "terms/soda.toml play: is 'none', and there is an [example]"),
        (both(forms=("Gaff",)), "terms/soda.toml play: is 'none', and the engine plays 'gaff'"),
        (
            both(play="example", example=Shown("A turn.", "no-such", "")),
            "terms/soda.toml example.of: there is no example 'no-such' on any page",
        ),
        (
            both(play="example", example=Shown("A turn.", "", LOG.replace("25", "24"))),
            "terms/soda.toml example.log: line 6: ann has 25 checks in hand where the log expects 24 "
            "(expectation-failed)",
        ),
    ],
    "tongues": [
        (
            glossary(soda(forms=("pull",), names_in=Frozen({"fr": ("pul",)})), hock()),
            "terms/soda.toml names_in.fr: 'pul' is neither the headword nor a form",
        ),
        (
            glossary(soda(forms=("pull",), names_in=Frozen({"en": ("pull",)})), hock()),
            "terms/soda.toml names_in.en: holds names of the entry’s own language; leave them out",
        ),
    ],
    "ledger-once": [
        (glossary(soda(ledger=("soda",))), "terms ledger: no entry covers 'hock'"),
        (
            glossary(soda(ledger=("soda", "bank")), hock(ledger=("hock",), play="example")),
            "terms/soda.toml ledger: 'bank' is not on the list",
        ),
        (
            glossary(soda(ledger=("soda", "hock")), hock(ledger=("hock",), play="example")),
            "terms/hock.toml ledger: 'hock' is covered by another entry too",
        ),
        (
            glossary(soda(ledger=("soda",)), hock(ledger=("hock",))),
            "terms/hock.toml play: is 'none', and 'hock' can be played",
        ),
    ],
    "at-least": [(glossary(soda()), "terms : holds 1 entries; 2 are the least")],
}


def test_every_lint_has_data_that_it_passes_and_data_that_it_does_not() -> None:
    assert ALL.keys() == PASSES.keys() == FAILS.keys()
    assert all(lint.demands.endswith(".") for lint in ALL.values())


@pytest.mark.parametrize("name", ALL)
def test_a_lint_passes_what_is_sound(name: str) -> None:
    for sound in PASSES[name]:
        assert [*ALL[name].check(sound)] == []


@pytest.mark.parametrize(("name", "number"), [(name, number) for name in FAILS for number in range(len(FAILS[name]))])
def test_a_lint_finds_what_is_wrong(name: str, number: int) -> None:
    wrong, said = FAILS[name][number]
    found = [f"{finding.file} {finding.field}: {finding.says}" for finding in ALL[name].check(wrong)]
    assert said in found


def ledger() -> dict[str, bool]:
    """The words that an entry must cover, and whether each can be shown in play."""
    lines = (Path(__file__).parent / "word_ids.txt").read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines if not line.startswith("#")]
    return {id: rest == ["playable"] for id, *rest in words}


@pytest.mark.parametrize("lint", [*LINTS, ledger_once(ledger()), at_least(290)], ids=lambda lint: lint.name)
def test_the_glossary_is_sound(lint: object) -> None:
    assert isinstance(lint, type(LINTS[0]))
    found = [finding.at(GLOSSARY) for finding in sorted(lint.check(real_glossary()))]
    assert not found, "\n".join([lint.demands, *found])
