"""Everything there is to print: each thing's drawings, and the papers on which they are laid out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from farodocs.figures.printables import felt, glance
from farodocs.figures.printables.cards import livret
from farodocs.figures.printables.case_keeper import case_keeper
from farodocs.figures.printables.marks import Drawing
from farodocs.figures.printables.sheets import PAPERS, Sheet, bare, on_paper, seamed, tiled
from farodocs.figures.printables.tabs import tabs
from farodocs.figures.printables.tokens import checks, coppers


@dataclass(frozen=True, slots=True)
class Printable:
    """A thing to print, with its sheets by the paper that they are for."""

    id: str
    name: str
    drawings: Sequence[Drawing]
    sheets: Mapping[str, Sequence[Sheet]]
    small: Drawing | None = None
    """What is shown small in place of its drawing."""


def printables(pages: Mapping[str, str]) -> Iterator[Printable]:
    """Every thing to print, given the Markdown of the pages of `glance.SOURCES`."""
    layout = felt.layout()
    across, down = felt.cuts()
    tiles = {name: tiled(layout, paper, across, down) for name, paper in PAPERS.items()}
    yield Printable("layout", layout.title, [layout], {"full": [bare(layout)], **tiles}, seamed(layout, across, down))
    drawn: dict[str, Sequence[Drawing]] = {
        "layout-quarter": [felt.quarter(layout)],
        "case-keeper": [case_keeper()],
        "tabs": tabs(),
        "livret": livret(),
        "coppers": [coppers()],
        "checks": checks(),
        "at-a-glance": [glance.at_a_glance(layout, pages["at-a-glance"])],
        "dealers-card": [glance.card(pages["dealers-card"])],
        "punters-card": [glance.card(pages["punters-card"])],
    }
    for name, drawings in drawn.items():
        title = drawings[0].title if len(drawings) == 1 else name.capitalize()
        sheets = {paper: on_paper(drawings, size) for paper, size in PAPERS.items()}
        yield Printable(name, title, drawings, sheets)
