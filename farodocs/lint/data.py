"""Everything that is wrong with the data: of the engine, of the works, bets and games, of the words, of the history."""

from __future__ import annotations

from farodocs.data import (
    CHEATS,
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
from farodocs.folders import GLOSSARY
from farodocs.lint import history as history_lints
from farodocs.lint import words as glossary_lints
from farodocs.words import glossary


def data_faults() -> tuple[list[str], bool]:
    """A line for everything that is wrong, and whether every file could be read, so that pages can be made of them."""
    read_in_turn = (check_rulebooks, _cheats, works, labels, bets, family, _words, history)
    if faults := [line for check in read_in_turn for line in faults_of(check)]:
        return faults, False
    pages = faults_of(lambda: refuse([*untold_bets(bets()), *untold_games(family())], GLOSSARY))
    words = faults_of(lambda: glossary_lints.check(glossary()))
    return [*pages, *words, *faults_of(lambda: history_lints.check(history(), glossary().find))], True


def _cheats() -> None:
    refuse(cheat_faults(CHEATS / "devices.toml", read("sources")), CHEATS)


def _words() -> None:
    refuse(read_folder(GLOSSARY / "terms")[1], GLOSSARY)
