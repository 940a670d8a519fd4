"""The things on a Faro table, each drawn once, to stand wherever it is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from farodocs.data import read
from farodocs.figures.objects import cards, checks, dealing_box, plates, record, table
from farodocs.figures.objects.thing import STYLE, Drawn, Part, Thing, document
from farodocs.folders import ASSETS, DOCS
from farodocs.step import put

__all__ = ["FOLDER", "STYLE", "THINGS", "Part", "Thing", "file_of", "write"]

WORDS = ("title", "seen", "known", "guessed")
"""What is said of every thing: see `Thing`."""

_DRAWN: Mapping[str, Drawn] = MappingProxyType(
    {
        "dealing-box": dealing_box.dealing_box(),
        "dealing-box-back": dealing_box.dealing_box_back(),
        "dealing-box-above": dealing_box.dealing_box_above(),
        "stuss-box": dealing_box.stuss_box(),
        "checks": checks.checks(),
        "copper": checks.copper(),
        "marker": checks.marker(),
        "check-rack": checks.check_rack(),
        "case-keeper": record.case_keeper(),
        "tab": record.tab(),
        "shuffling-board": table.shuffling_board(),
        "table": table.table(),
        "livret": cards.livret(),
        "card-without-index": cards.card_without_index(),
        "bent-card": plates.bent_card(),
        "knave": plates.knave(),
        "page-of-type": plates.page_of_type(),
        "river": plates.river(),
        "handbill": plates.handbill(),
        "last-layout": plates.last_layout(),
        "three-cards": plates.three_cards(),
    }
)


def _told(name: str) -> Thing:
    """A thing with its words. Raises `ValueError` where `glossary/things.toml` lacks one of them, or has one more."""
    words = read("things").get(name, {})
    if {*words} != {*WORDS}:
        raise ValueError(f"glossary/things.toml: {name}: has {', '.join(WORDS)}, and nothing else; mend it")
    return Thing(**words, **_DRAWN[name]._asdict())


THINGS: Mapping[str, Thing] = MappingProxyType({name: _told(name) for name in _DRAWN})
"""Every picture by its name, which is also that of its file."""

FOLDER = ASSETS / "pictures" / "things"


def file_of(name: str) -> str:
    """The file of a picture, from the root of the site. Raises `KeyError` for a name that nothing has."""
    if name not in THINGS:
        raise KeyError(f"there is no picture {name!r} of a thing; there are {', '.join(THINGS)}")
    return f"{FOLDER.relative_to(DOCS).as_posix()}/{name}.svg"


def write(folder: Path) -> None:
    """Write every picture as a file."""
    for name, thing in THINGS.items():
        put(folder / f"{name}.svg", document(thing))
