"""Pages that once said different things of one rule: what each says now, and what none says any more.

Each point has in `told` a pattern for every place that speaks of it, and in `nowhere` what contradicted them, as
patterns that no sentence of the site may match.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import pytest

from farodocs.prose.sentences import sentences


@dataclass(frozen=True)
class Point:
    """A point on which pages differed."""

    told: Mapping[str, str]
    nowhere: tuple[str, ...]


RULES, WORDS = "docs/rules/", "glossary/terms/"

POINTS = {
    "when a stake may be lifted": Point(
        {
            f"{RULES}bets/orders.md": r"may refuse when eight cards or fewer are left",
            f"{RULES}disagree.md": r"may refuse when eight cards or fewer are left",
            f"{RULES}variants/pharo.md": r"eight cards or fewer to come, the banker may refuse",
            f"{WORDS}withdrawal-limit.toml": r"may refuse to let a punter take his card back",
        },
        (r"[Nn]o rule-book of this site does",),
    ),
    "two cards of one punter in a coup": Point(
        {
            f"{RULES}variants/livret.md": r"a drawn game",
            f"{RULES}disagree.md": r"two of a player’s own cards in one pair are a drawn game",
            f"{WORDS}push.toml": r"l’une pour l’autre, a drawn game",
        },
        (r"comes to the same\.$",),
    ),
    "what is barred between odd and even": Point(
        {
            "docs/library/faq.md": r"bars nothing there",
            f"{RULES}bets/odd-and-even.md": r"For odd or even he bars nothing",
            f"{RULES}disagree.md": r"bars the Seven when one side plays the other; for this bet nobody bars",
        },
        (r"Meyer’s houses barred the Seven",),
    ),
    "the high cards against the low in 1894": Point(
        {
            f"{RULES}bets/sides.md": r"in 1894.*Maskelyne has a single counter",
            f"{RULES}bets/between.md": r"counter on all the high cards against the low",
            f"{WORDS}stringing-a-bet.toml": r"back all the high cards against the low",
        },
        (r"Nevada Faro alone takes them", r"[Aa]ll three bets are late"),
    ),
    "what a doublet costs on a bent corner": Point(
        {
            f"{RULES}variants/livret.md": r"the doublet costs money",
            f"{WORDS}paroli.toml": r"After a doublet a single corner is turned down",
        },
        (r"it costs no money",),
    ),
    "a heeled bet of which both come": Point(
        {f"{RULES}bets/strings.md": r"the second card would have to be two ranks at once"},
        (r"no rule for the case where one comes right",),
    ),
    "four to one": Point(
        {
            f"{RULES}bets/last-turn.md": r"Of the rule-books here \[\[=books call=4-to-1\]\] pay four to one",
            f"{RULES}disagree.md": r"four to one, where a book takes a call",
        },
        (r"American books rule-books",),
    ),
    "the order in which a dealer settles": Point({}, (r"the fifth of the ten laws",)),
    "the turns of two packs": Point(
        {f"{RULES}equipment.md": r"in twenty-six turns; that is our assumption"},
        (),
    ),
    "checks and chips": Point(
        {
            "glossary/history/events.toml": r"originally passed in his chips",
            f"{WORDS}passed-in-his-checks.toml": r"the older form was “passed in his chips”",
        },
        (r"chips is the younger form", r"passed in his checks, later"),
    ),
    "the capper and the professional": Point(
        {f"{WORDS}capper.toml": r"saw through him at once"},
        (r"took the work", r"come down in the world"),
    ),
    "the only game in town": Point(
        {
            "docs/history/the-tiger.md": r"“this yere is the only game in town”",
            f"{WORDS}brace-game.toml": r"the only game in town",
        },
        (r"in print (?:by|from) 1906",),
    ),
    "the price of shears": Point(
        {
            "docs/cheats/cards.md": r"shears at forty dollars or more",
            f"{WORDS}strippers.toml": r"shears were 40 dollars and up",
        },
        (r"shears at thirty-five", r"[Ss]hears 35"),
    ),
    "the owners of the Suicide Table": Point({}, (r"three owners[^.]*shot themselves",)),
    "what most houses do with a chip that wins and loses": Point(
        {f"{RULES}at-a-glance.md": r"take half; Denexa gives the stake back"},
        (r"[Mm]ost books take half",),
    ),
    "gaff and tally": Point(
        {"docs/cheats/boxes.md": r"Neither says what gave it away; we think"},
        (r"What killed it was the tally",),
    ),
}


@cache
def by_file() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for sentence in sentences():
        found.setdefault(sentence.file, []).append(sentence.text)
    return found


@pytest.mark.parametrize("point", POINTS)
def test_each_place_says_it(point: str) -> None:
    for file, pattern in POINTS[point].told.items():
        assert any(re.search(pattern, text) for text in by_file()[file]), f"{file} no longer says {pattern!r} ({point})"


@pytest.mark.parametrize("point", POINTS)
def test_no_place_says_the_contrary(point: str) -> None:
    for pattern in POINTS[point].nowhere:
        said = [f"{file}: {text}" for file, texts in by_file().items() for text in texts if re.search(pattern, text)]
        assert not said, "\n".join(said)


@pytest.mark.parametrize(
    "contrary",
    [
        "No rule-book of this site does.",
        "Nevada Faro alone takes them.",
        "For English Pharo it costs no money.",
        "The joke is in print by 1906.",
        "The three owners of the table shot themselves.",
        "One wins, another loses: most books take half, and Most books take half.",
    ],
)
def test_a_contrary_sentence_would_be_found(contrary: str) -> None:
    assert any(re.search(pattern, contrary) for point in POINTS.values() for pattern in point.nowhere)
