"""Writes the printables: a drawing as SVG, the sheets for each paper as PDF, and a list of them for the pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from farodocs.figures.printables import glance, pdf, svg
from farodocs.figures.printables.catalogue import Printable, printables
from farodocs.figures.printables.sheets import PAPERS
from farodocs.folders import DOCS
from farodocs.step import put

FOLDER = DOCS / "library" / "printables"
CONTENTS = "contents.json"
PAGES = tuple(glance.SOURCES.values())
"""The pages that are printed on a sheet."""


def write(folder: Path) -> None:
    """Write everything there is to print into a folder that holds nothing else."""
    files: dict[str, bytes] = {}
    listed = {}
    for printable in printables(glance.pages()):
        drawn, laid_out = _drawings(printable), _papers(printable)
        listed[printable.id] = {
            "name": printable.name,
            "drawings": [entry for entry, _ in drawn],
            "papers": [entry | {"size": _size(len(data))} for entry, data in laid_out],
            "small": f"{printable.id}-small.svg" if printable.small else drawn[0][0]["file"],
        }
        if printable.small:
            files[f"{printable.id}-small.svg"] = svg.document(printable.small).encode()
        files |= {entry["file"]: data for entry, data in (*drawn, *laid_out)}
    files[CONTENTS] = f"{json.dumps(listed, indent=1, ensure_ascii=False)}\n".encode()
    for name, data in files.items():
        put(folder / name, data)
    for path in folder.iterdir():
        if path.name not in files:
            path.unlink()


def contents(folder: Path) -> dict[str, Any]:
    """The list of what was written into a folder; empty where nothing was."""
    path = folder / CONTENTS
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def _size(size: int) -> str:
    return f"{size / 1024:.0f}\N{NO-BREAK SPACE}KB" if size < 1024**2 else f"{size / 1024**2:.1f}\N{NO-BREAK SPACE}MB"


_File = tuple[dict[str, Any], bytes]
"""A file as it is listed, and what is in it."""


def _drawings(printable: Printable) -> list[_File]:
    several = len(printable.drawings) > 1
    return [
        (
            {
                "file": f"{printable.id}{f'-{number}' if several else ''}.svg",
                "title": drawing.title,
                "description": drawing.description,
                "width": round(drawing.width, 1),
                "height": round(drawing.height, 1),
            },
            svg.document(drawing).encode(),
        )
        for number, drawing in enumerate(printable.drawings, 1)
    ]


def _papers(printable: Printable) -> list[_File]:
    return [
        (
            {
                "file": f"{printable.id}-{paper}.pdf",
                "paper": PAPERS[paper].name if paper in PAPERS else "",
                "sheets": len(sheets),
            },
            pdf.document(printable.name, sheets),
        )
        for paper, sheets in printable.sheets.items()
    ]
