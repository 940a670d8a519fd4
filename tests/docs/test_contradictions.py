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

from farodocs.lint.sentences import sentences


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
            "docs/library/faq.md": r"bars nothing in that bet",
            f"{RULES}bets/odd-and-even.md": r"For odd or even he bars nothing",
            f"{RULES}disagree.md": r"bars the Seven when one side plays the other; for this bet neither of them bars",
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
        {
            f"{RULES}equipment.md": r"in twenty-six turns; that is our assumption",
            f"{RULES}variants/two-packs.md": r"We filled in the cut, the sides, the rows, the half and the number of",
        },
        (r"twenty-six in all\.",),
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
    "what a push does": Point(
        {
            f"{RULES}at-a-glance.md": r"take half; under Denexa’s rules the bank takes nothing",
            f"{RULES}disagree.md": r"Neither says whether the check is then handed back or goes on lying",
            f"{WORDS}push.toml": r"Neither Meyer nor Denexa says whether the stake then goes on lying",
        },
        (
            r"[Mm]ost books take half",
            r"Denexa (?:article )?gives (?:the stake|all of it) back",
            r"push[^.]*the stake comes back",
            r"push[^.]*handed back",
        ),
    ),
    "what decides a stake on several cards": Point(
        {"docs/learn/several-cards.md": r"[Tt]he first turn that shows one of its cards"},
        (r"the first of its cards to come decides it",),
    ),
    "hockelty, hock and in hock": Point(
        {
            f"{RULES}variants/hand-dealt.md": r"or its child is disputed",
            f"{WORDS}hock-card.toml": r"Short for hockelty, or the other way about",
            f"{WORDS}in-hock.toml": r"Two roads are open",
        },
        (r"left us the word", r"was first to have money on that card"),
    ),
    "soda and hock before the box": Point(
        {
            "docs/learn/soda-to-hock.md": r"the first card and the last belonged to turns like any other",
        },
        (r"[Dd]ealt by hand there was no soda",),
    ),
    "what the bank lives on": Point(
        {f"{RULES}at-a-glance.md": r"the bank lives on splits and calls"},
        (r"Pairs are all that the bank has", r"\[\[last turn\]\] and nothing else"),
    ),
    "what a case costs": Point(
        {
            "docs/learn/what-it-costs.md": r"free unless the house keeps the hock",
            f"{RULES}odds/index.md": r"free wherever the hock is given back",
            f"{RULES}odds/by-cards-left.md": r"The case, the expert’s bet, is no longer free",
        },
        (r"In America it is free\.", r"so a stake there costs nothing"),
    ),
    "the dearest bets": Point({}, (r"the dearest (?:bets|stake) on the (?:cloth|table)",)),
    "when Charlie Bush lost his drawer": Point(
        {
            "glossary/history/places.toml": r"During the war Devol’s old partner Charlie Bush",
            "docs/cheats/people.md": r"New Orleans, in the Civil War",
        },
        (r"After the war Devol’s",),
    ),
    "the price of a crooked box": Point(
        {
            "glossary/history/places.toml": r"anything from fifteen to two hundred",
            "docs/cheats/boxes.md": r"Its dearest box cost two hundred",
        },
        (r"two or ten times as much",),
    ),
    "what the ten laws are about": Point({}, (r"ten laws: for barred bets, for sleepers",)),
    "letters of whipsawed": Point(
        {f"{RULES}paying.md": r"Two letters more", f"{WORDS}whipsaw.toml": r"with two letters more"},
        (r"[Oo]ne letter more",),
    ),
    "Lermontov unread": Point(
        {
            "docs/history/fiction.md": r"We could open neither",
            "glossary/history/people.toml": r"Read of in a modern study and an encyclopaedia|\*Masquerade\*, his play",
        },
        (r"We know them by name only",),
    ),
    "how many games the Bank Club had": Point(
        {"glossary/history/places.toml": r"the Bank Club two by the same memory, three by its advertisement"},
        (r"the Bank Club and the Palace had two games each",),
    ),
    "whether Devol’s Faro was straight": Point({}, (r"at honest Faro",)),
    "when the box came in": Point(
        {"glossary/history/events.toml": r"Trumble dates the first boxes here"},
        (r"[Ee]very house has a box", r"into general use"),
    ),
    "Canada Bill’s age": Point({}, (r"at about forty",)),
    "which corner a doublet straightens": Point(
        {f"{WORDS}doublet.toml": r"the rule does not say which"},
        (r"only the last one made",),
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
        "Where one wins and one loses, Denexa gives the stake back.",
        "Pairs are all that the bank has.",
        "Dealt by hand there was no soda and no hock.",
    ],
)
def test_a_contrary_sentence_would_be_found(contrary: str) -> None:
    assert any(re.search(pattern, contrary) for point in POINTS.values() for pattern in point.nowhere)
