"""What is known of the words, counted, for docs/glossary/coverage.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args

from farodocs.data import How, located, site_of, word
from farodocs.data.glossary import STANDINGS, Entry
from farodocs.words.collection import Glossary


def _origin(entry: Entry) -> str:
    if entry.origin is None:
        return "nothing"
    return "unknown" if entry.origin.certainty == "unknown" else "known"


COUNTED: Mapping[str, Callable[[Entry], str]] = {
    "Words with their sound": lambda entry: "known" if entry.sounds else "nothing",
    "Words with their origin": _origin,
    "Words with a dated use": lambda entry: "known" if entry.attestations else "unknown",
    "Words with a sense today": lambda entry: "known" if entry.today else "nothing",
}
"""What is counted of each entry: `known`, `unknown`, or `nothing` where it does not say."""


LOCATED: Mapping[How, str] = {
    "page": "with a page, or the pages of the chapter",
    "number": "with the number of a chapter, a rule or a law",
    "heading": "with the title of a chapter or a section",
    "headword": "with a headword of a dictionary, an encyclopaedia or a list of words",
    "words": "in our own words for a passage",
    "nowhere": "not located",
}
"""How a citation says where to look."""
Opened = Literal[
    "can be opened at a lasting address",
    "on a site that is named",
    "known through another work",
    "copy named, no open one known",
    "copy not recorded, no open one known",
]


def known(glossary: Glossary) -> str:
    """What is known of the words."""
    rows = [_row(title, [of(entry) for entry in glossary.in_order]) for title, of in COUNTED.items()]
    return "\n".join(["| | of | known | said to be unknown | nothing said |\n|---|--:|--:|--:|--:|", *rows])


def sounds(glossary: Glossary) -> str:
    """How the sounds are known: what a dictionary was seen to have stands apart from what one is believed to have."""
    found = Counter(sound.standing for entry in glossary.in_order for sound in entry.sounds)
    rows = (f"| {word('terms', 'sounds', it)} | {found[it]} |" for it in STANDINGS)
    return "\n".join(["| Sounds | |\n|---|--:|", *rows])


def citations_located(glossary: Glossary) -> str:
    """How exactly the citations name their places."""
    cited = [it for entry in glossary.in_order for _, it in entry.citations]
    found = Counter(located(glossary.works, it.work, it.place) for it in cited)
    rows = (f"| {told} | {found[how]:,} | {100 * found[how] // (len(cited) or 1)} % |" for how, told in LOCATED.items())
    return "\n".join(["| Citations of the glossary | | |\n|---|--:|--:|", *rows])


def opened(glossary: Glossary) -> str:
    """How many of the works can be opened."""
    found = Counter(_opened(work) for work in glossary.works.values())
    return "\n".join(["| Works | |\n|---|--:|", *(f"| {it} | {found[it]} |" for it in get_args(Opened))])


def unseen(glossary: Glossary) -> str:
    """How many citations rest on a work that nobody here has seen, and on which."""
    cited = Counter(cited.work for entry in glossary.in_order for _, cited in entry.citations)
    found = {key: cited[key] for key, work in glossary.works.items() if work.get("unseen")}
    rows = (f"| {glossary.works[key]['title']} | {count} |" for key, count in found.items())
    return "\n".join([f"| Citations of works not seen by us | {sum(found.values())} |\n|---|--:|", *rows])


def _opened(work: Mapping[str, Any]) -> Opened:
    if "link" in work:
        return "can be opened at a lasting address"
    if "read_in" in work:
        return "known through another work"
    if site_of(work):
        return "on a site that is named"
    return "copy named, no open one known" if "copy" in work else "copy not recorded, no open one known"


def _row(title: str, found: list[str]) -> str:
    known, unknown = (found.count(value) for value in ("known", "unknown"))
    share = 100 * known // len(found)
    return f"| {title} | {len(found)} | {known} ({share} %) | {unknown} | {found.count('nothing')} |"
