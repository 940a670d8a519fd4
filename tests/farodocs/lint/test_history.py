"""Every lint, with data that it passes and data that it finds fault with; then the real history."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from farodocs.data.glossary.entry import Attestation
from farodocs.data.history.collection import History
from farodocs.data.history.collection import history as real_history
from farodocs.data.records.citation import Citation, Disagreement
from farodocs.data.records.findings import DataError, Finding, Lint
from farodocs.folders import HISTORY
from farodocs.lint.history import LINTS, check, firsts_are_oldest, links_lead
from farodocs.words.collection import glossary
from tests.farodocs.data.glossary.entries import glossary as words
from tests.farodocs.data.glossary.entries import hock, soda
from tests.farodocs.data.history.small_history import FINE, ROW, SOURCE, history


def ledger_covered(ledger: frozenset[str]) -> Lint[History]:
    """Everything on a list is told somewhere, and nothing that is said to be told is off the list."""

    def check(history: History) -> Iterator[Finding]:
        covering = {id for _, entry in history.entries for id in entry.ledger}
        for id in sorted(ledger - covering):
            yield Finding("events.toml", "", f"nothing covers {id!r}")
        for file, entry in history.entries:
            for id in entry.ledger:
                if id not in ledger:
                    yield Finding(file, f"{entry.id}.ledger", f"{id!r} is not on the list")

    return Lint("ledger-covered", "Everything on the list is told.", check)


LINKS = links_lead(glossary().find)
LEDGER = ledger_covered(frozenset({"fine"}))
IN_1850, IN_1859 = (Attestation(year, "book", "page 1", "a soda") for year in (1850, 1859))
FIRSTS = firsts_are_oldest(
    words(
        soda(attestations=(IN_1859,), older=("told",)), hock(attestations=(IN_1850,)), soda("zodiac", headword="Zodiac")
    )
)
ALL = {lint.name: lint for lint in (*LINTS, LINKS, LEDGER, FIRSTS)}

PASSES: dict[str, list[History]] = {
    "ids": [history()],
    "unique": [history()],
    "sourced": [history(says=(ROW,))],
    "reasons": [history(), history(certainty="legend", reason="Nobody saw it.")],
    "short": [history(text="word " * 59 + "end."), history(text="“So it is.”")],
    "games": [history(text="Faro, monte and “a game of faro” at a [[faro-bank|bank]].")],
    "links": [history(text="See [[soda]] and [[faro-bank|a bank]].")],
    "dates": [
        history(),
        history(when="1860s", since=1862, until=1865),
        history(when="1860s–1890s", since=1860, until=1899),
        history(when="first half of the 15th century", since=1401, until=1450),
        history(when="between 1789 and 1797", since=1789, until=1797),
    ],
    "order": [history(), history(replace(FINE, id="the-next")), history(replace(FINE, id="the-next", until=1799))],
    "known": [history(), history(where=("england",))],
    "mapped": [history()],
    "used": [history()],
    "ledger-covered": [history()],
    "firsts": [
        history(id="told", when="1850", since=1850, until=1850, text="The [[soda]], the [[hock]] and the [[zodiac]]."),
        history(id="told", when="1830s", since=1830, until=1839, text="The [[soda|first card]]."),
    ],
}

FAILS: dict[str, list[tuple[History, str]]] = {
    "ids": [
        (
            history(ann={"name": "Anne Archer"}),
            "people.toml ann-archer.name: makes the id 'anne-archer'; so the two differ",
        ),
        (history(id="The_Fine"), "events.toml The_Fine: must be small letters, digits and hyphens"),
    ],
    "unique": [
        (
            history(london={"country": "London"}),
            "places.toml london: is the id of a country too; they are chosen from one list",
        )
    ],
    "sourced": [
        (history(sources=()), "events.toml the-fine.sources: is empty: who says so?"),
    ],
    "reasons": [
        (history(certainty="disputed"), "events.toml the-fine.reason: must say why"),
        (
            history(ann={"reason": "So."}),
            "people.toml ann-archer.reason: is for what is doubtful, and this is attested",
        ),
    ],
    "short": [
        (history(text="word " * 60 + "end."), "events.toml the-fine.text: has 61 words; 60 are the most"),
        (history(ann={"text": "word " * 90 + "end."}), "people.toml ann-archer.text: has 91 words; 90 are the most"),
        (history(text="No stop"), "events.toml the-fine.text: is no sentence: it ends without a stop"),
        (
            history(text="It's <b>so</b>."),
            "events.toml the-fine.text: holds markup or straight quotes; write “ ” and ’",
        ),
    ],
    "games": [
        (history(text="Fined for faro."), "events.toml the-fine.text: writes 'faro'; write 'Faro'"),
        (
            history(says=(Disagreement("at stuss", "meyer", "page 1"),)),
            "events.toml the-fine.says[1]: writes 'stuss'; write 'Stuss'",
        ),
    ],
    "links": [(history(text="See [[soad]]."), "events.toml the-fine.text: [[soad]] leads to no word of the glossary")],
    "dates": [
        (
            history(since=1798),
            "events.toml the-fine.from: runs from 1798 to 1797; write years from 1400 to 2030, in order",
        ),
        (
            history(when="197", since=197, until=197),
            "events.toml the-fine.from: runs from 197 to 197; write years from 1400 to 2030, in order",
        ),
        (history(when="some day"), "events.toml the-fine.when: names no year, decade or century"),
        (history(until=1799), "events.toml the-fine.when: is not what from and to say: 1797 to 1799"),
        (
            history(when="1860s", since=1862, until=1872),
            "events.toml the-fine.when: is not what from and to say: 1862 to 1872",
        ),
    ],
    "order": [
        (
            history(replace(FINE, id="the-raid", since=1796)),
            "events.toml the-raid.from: is earlier than the-fine, which stands above it",
        ),
        (
            history(replace(FINE, id="the-raid"), until=1799),
            "events.toml the-raid.from: is earlier than the-fine, which stands above it",
        ),
    ],
    "known": [
        (
            history(who=("nobody",)),
            "events.toml the-fine.who: 'nobody' is not in glossary/history/people.toml; add it there",
        ),
        (
            history(where=("atlantis",)),
            "events.toml the-fine.where: 'atlantis' is not in glossary/history/places.toml; add it there",
        ),
        (
            history(sources=(*SOURCE, Citation("nobody", "page 1"))),
            "events.toml the-fine.sources[2].work: 'nobody' is no key of glossary/sources.toml; add it there",
        ),
        (
            history(london={"says": (Disagreement("no", "nobody", "page 1"),)}),
            "places.toml london.says[1].work: 'nobody' is no key of glossary/sources.toml; add it there",
        ),
    ],
    "mapped": [
        (
            history(london={"north": 0.0}),
            "places.toml london.north: 0.0 north, -0.13 east lies on no map of farodocs/figures/maps.py;"
            " mend it, or add a map",
        )
    ],
    "used": [
        (history(who=()), "people.toml ann-archer: has a part in no event"),
        (history(where=("england",)), "places.toml london: is where no event happened"),
    ],
    "ledger-covered": [
        (history(ledger=()), "events.toml : nothing covers 'fine'"),
        (history(ledger=("fine", "bank")), "events.toml the-fine.ledger: 'bank' is not on the list"),
    ],
    "firsts": [
        (
            history(when="1840s", since=1840, until=1849, text="The [[hock]]."),
            "events.toml the-fine.text: dates 'Hock' to 1849, and terms/hock.toml quotes it first in 1850:"
            " quote an older text there, or name the event in its 'older'",
        ),
        (
            history(id="told", when="1859", since=1859, until=1859, text="The [[soda]]."),
            "events.toml told: is named in 'older' of terms/soda.toml, and dates it no earlier; take it out",
        ),
        (
            history(id="told", text="The [[hock]]."),
            "events.toml told: is named in 'older' of terms/soda.toml, and dates it no earlier; take it out",
        ),
    ],
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


def test_everything_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(DataError) as caught:
        check(history(sources=(), who=(), text="A fine."), words())
    said = [line.split(": ", 1)[1] for line in str(caught.value).splitlines()]
    assert said == ["the-fine.sources: is empty: who says so? (sourced)", "ann-archer: has a part in no event (used)"]


def ledger() -> frozenset[str]:
    """Everything that the history must tell."""
    lines = (Path(__file__).parent / "event_ids.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize(
    "lint", [*LINTS, LINKS, firsts_are_oldest(glossary()), ledger_covered(ledger())], ids=lambda lint: lint.name
)
def test_the_history_is_sound(lint: Lint[History]) -> None:
    found = [finding.at(HISTORY) for finding in sorted(lint.check(real_history()))]
    assert not found, "\n".join([lint.demands, *found])
