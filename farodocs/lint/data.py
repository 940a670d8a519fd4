"""Everything that is wrong with the data: of the engine, of the works, bets and games, of the words, of the history."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from faro.base import FaroError
from farodocs.data import (
    CHEATS,
    RULEBOOKS,
    bets,
    cheat_faults,
    check_rulebooks,
    family,
    labels,
    read,
    untold_bets,
    untold_games,
    works,
)
from farodocs.data.glossary import read_folder
from farodocs.data.history import history
from farodocs.data.records import faults_of, refuse
from farodocs.folders import GLOSSARY, ROOT
from farodocs.lint import history as history_lints
from farodocs.lint import words as glossary_lints
from farodocs.lint.neighbours import mend
from farodocs.markup import examples
from farodocs.words import glossary

TERMS = GLOSSARY / "terms"

_HTML = re.compile(r"<[A-Za-z/!?]\w*")


def data_faults(fix: bool = False) -> tuple[list[str], bool]:
    """A line for everything that is wrong, and whether every file could be read, so that pages can be made of them.

    With `fix`, what a neighbour's `see` lacks is written before the words are read, and told.
    """
    if unread := [*unreadable()]:
        return unread, False
    faults = faults_of(check_rulebooks)
    for check in (_cheats, works, labels, bets, family, _words, history):
        faults += _faults_beside(check, faults)
    if faults:
        return faults, False
    if fix:
        for line in mend(TERMS):
            print(line)
    pages = faults_of(lambda: refuse([*untold_bets(bets()), *untold_games(family())], GLOSSARY))
    words = faults_of(lambda: glossary_lints.check(glossary()))
    return [*pages, *words, *faults_of(lambda: history_lints.check(history(), glossary()))], True


def unreadable() -> Iterator[str]:
    """The files that are no UTF-8, of which nothing else can be said; and the data with HTML, for they are text, and
    stand on many pages."""
    data = {*GLOSSARY.rglob("*.toml"), *RULEBOOKS.glob("*.toml"), *CHEATS.glob("*.toml")}
    for path in (*sorted(data), *examples.pages()):
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            byte = error.object[error.start]
            yield f"{path.relative_to(ROOT)}:{line}: is no UTF-8: it holds the byte {byte:#04x}; save the file as UTF-8"
            continue
        for mark in _HTML.finditer(text) if path in data else ():
            line = text.count("\n", 0, mark.start()) + 1
            yield f"{path.relative_to(ROOT)}:{line}: data are text, and {mark[0]!r} is HTML; write it as Markdown"


def _faults_beside(check: Callable[[], object], told: list[str]) -> list[str]:
    """What a check says; where a rule-book is broken, which has been told, it may be unable to say anything."""
    try:
        return faults_of(check)
    except FaroError as error:
        return [] if told else [str(error)]


def _cheats() -> None:
    refuse(cheat_faults(CHEATS / "devices.toml", read("sources")), CHEATS)


def _words() -> None:
    refuse(read_folder(TERMS)[1], GLOSSARY)
