"""Things to print in true millimetres, as SVG and PDF: layout, case-keeper, tabs, livret, coppers, checks, rules."""

from __future__ import annotations

from farodocs.figures.printables import writing
from farodocs.figures.printables.writing import FOLDER, contents

__all__ = ["FOLDER", "contents", "writing"]
