"""Every note says who says so, or that it is ours; notes and references belong together; history bears notes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from farodocs.data.works import works
from farodocs.folders import DOCS
from farodocs.markup import examples
from farodocs.markup.works_cited import CITATION, cited_in

PAGES = [path for path in examples.pages() if path.parent != DOCS / "glossary"]
HISTORY = sorted((DOCS / "history").rglob("*.md"))

NOTE = re.compile(r"^\[\^(?P<name>[^\]\s]+)\]:(?P<says>.*(?:\n+ {4}.*)*)", re.M)
REFERENCE = re.compile(r"\[\^([^\]\s]+)\](?!:)")
OURS = re.compile(r"\s*(?:Our|The engine)\b")
"""How a note begins that rests on no work: on our own reckoning or choice, or on what the engine does."""

NO_PROSE = (
    r"\A---\n.*?\n---\n",  # the head of the page
    r"<!--.*?-->",
    r"^ *(?P<ticks>`{3,}|~{3,}).*?^ *(?P=ticks) *$",  # fences
    r"^#[^\n]*$",
    r"^ *(?:!!!|\?\?\?)[^\n]*$",  # what opens a box; its text stands below
    r"`[^`\n]+`",
    r"!\[[^\]]*\]",
    r"(?<=\])\([^)\s]*\)",  # where a link leads
    r"<[^>]*>",
    r"\[\[=[^\]]*\]\]",
)
MONEY = (
    "cents?|crowns?|dollars?|ducats?|écus?|florins?|francs?|guineas?|livres?|louis|marks?|pence|pistoles?|pounds?|"
    "roubles?|sequins?|shillings?|thalers?"
)
CLAIMS = {
    "a year": r"\b1\d{3}(?:s|\b)",
    "a sum": rf"[£$]\s?\d|\d\s+(?:{MONEY})\b",
    "a quotation": r"“[^”]+”",
}


def without(text: str, *patterns: str) -> str:
    """The text with some of it blanked, line by line as long as it was."""
    for pattern in patterns:
        text = re.sub(pattern, lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.M | re.S)
    return text


def unsourced(text: str) -> list[str]:
    """The notes of a page that cite no work and do not say that they are ours."""
    notes = NOTE.finditer(text)
    return [note["name"] for note in notes if not CITATION.search(note["says"]) and not OURS.match(note["says"])]


def unmatched(text: str) -> list[str]:
    """The notes to which nothing refers, and the references to no note."""
    prose = without(text, *NO_PROSE[1:3], r"`[^`\n]+`")
    notes = {note["name"] for note in NOTE.finditer(prose)}
    return sorted(notes ^ set(REFERENCE.findall(prose)))


def unproved(text: str) -> list[tuple[int, str, str]]:
    """The paragraphs, items and rows without a note that make a claim: the line, what sort of claim, and its words."""
    text = without(NOTE.sub(lambda note: re.sub(r"[^\n]", " ", note[0]), text), *NO_PROSE)
    return [
        (line, sort, claim[0])
        for line, part in parts(text)
        if not REFERENCE.search(part)
        for sort, pattern in CLAIMS.items()
        if (claim := re.search(pattern, part))
    ]


def parts(text: str) -> Iterator[tuple[int, str]]:
    """The paragraphs, the items of lists and the rows of tables, each with its line."""
    for block in re.finditer(r"(?:^.*\S.*\n?)+", text, re.M):
        line = text.count("\n", 0, block.start()) + 1
        for part in re.split(r"^(?= *(?:[-*+]|\d+\.) |\|)", block[0], flags=re.M):
            if part.strip():
                yield line, part
            line += part.count("\n")


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_note_cites_a_work_or_is_ours(path: Path) -> None:
    assert unsourced(path.read_text(encoding="utf-8")) == [], "cite a work as [@key], or begin with Our or The engine"


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_note_is_referred_to_and_every_reference_has_its_note(path: Path) -> None:
    assert unmatched(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_work_that_is_cited_is_described(path: Path) -> None:
    assert cited_in(path.read_text(encoding="utf-8")) <= works().keys()


@pytest.mark.parametrize("path", HISTORY, ids=str)
def test_every_claim_of_the_history_bears_a_note(path: Path) -> None:
    where = path.relative_to(DOCS.parent)
    found = unproved(path.read_text(encoding="utf-8"))
    assert not found, "\n".join(f"{where}:{line}: {claim!r} is {sort} without a note" for line, sort, claim in found)


def test_works_and_how_they_are_known() -> None:
    for key, work in works().items():
        assert {"title", "good_for", "errs"} <= work.keys(), key
        assert work.get("read_in", "meyer") in works(), f"{key} is known through a work that is not described"
        if "year" in work:
            free = work["year"] < 1931
            assert work.get("public_domain", False) == free, f"{key} is {'' if free else 'not '}in the public domain"


@pytest.mark.parametrize(
    "text",
    [
        "[^a]: [@meyer], “Faro Play”.",
        "[^a]: A remark, and then\n    [@meyer].",
        "[^a]: A remark.\n\n    And below it [@meyer].",
        "[^a]: Our reckoning.",
        "[^a]: The engine deals it so.",
        "No note.",
    ],
)
def test_a_note_with_its_source_passes(text: str) -> None:
    assert unsourced(text) == []


@pytest.mark.parametrize(
    "text", ["[^a]: Meyer, “Faro Play”.", "[^a]: Ours.", "[^a]: A remark.\n\nA paragraph with [@meyer].", "[^a]:"]
)
def test_a_note_without_a_source_is_found(text: str) -> None:
    assert unsourced(text) == ["a"]


@pytest.mark.parametrize(
    "text", ["A.[^a]\n\n[^a]: Our own.", "| A[^a] |\n\n[^a]: Our own.", "`[^a]`", "```\n[^a]\n```"]
)
def test_notes_that_match_pass(text: str) -> None:
    assert unmatched(text) == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("A.[^b]\n\n[^a]: Our own.", ["a", "b"]),
        ("A.\n\n[^a]: Our own.", ["a"]),
        ("A.[^a][^b]\n\n[^a]: Our own.", ["b"]),
    ],
)
def test_notes_that_do_not_match_are_found(text: str, names: list[str]) -> None:
    assert unmatched(text) == names


@pytest.mark.parametrize(
    "text",
    [
        "In 1822 a box was made.[^box]\nHouses refused it.",
        "- In 1822.[^a]\n- Nobody knows.",
        "| Year | What |\n|---|---|\n| 1822 | a box[^a] |",
        "[^a]: In 1822, [@meyer].\n    And in 1823.",
        "---\ndescription: In 1822\n---\n\n# In 1822\n\nNobody knows.",
        "```faro\nrules laws-1880\n```",
        "[The laws](laws-1880.md) of [[=cost laws-1880 Q]], by `laws-1880`.",
        "Forty cards, 52 in all, and 1,700 of them.",
        '!!! note "1822"\n\n    A box.',
    ],
)
def test_what_needs_no_note_passes(text: str) -> None:
    assert unproved(text) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A box.\n\nIn 1822 it\nwas made.", [(3, "a year", "1822")]),
        ("# A box\n\nIn the 1830s.", [(3, "a year", "1830s")]),
        ("Won.[^a]\n\nHe lost £50.", [(3, "a sum", "£5")]),
        ("He lost 200\nguineas.", [(1, "a sum", "0\nguineas")]),
        ("She said “no more”.", [(1, "a quotation", "“no more”")]),
        ("- A box.[^a]\n- In 1822.\n  So they say.", [(2, "a year", "1822")]),
        ("1. In 1822.\n2. A box.[^a]", [(1, "a year", "1822")]),
        ("| Year | What |\n|---|---|\n| 1822 | a box |\n| 1831 | more[^a] |", [(3, "a year", "1822")]),
        ('!!! note "A box"\n\n    In 1822.', [(3, "a year", "1822")]),
    ],
)
def test_a_claim_without_a_note_is_found(text: str, found: list[tuple[int, str, str]]) -> None:
    assert unproved(text) == found
