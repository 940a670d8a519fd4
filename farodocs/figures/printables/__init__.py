"""Things to print in true millimetres, as SVG and PDF: layout, case-keeper, tabs, livret, coppers, checks, rules."""

from __future__ import annotations

from farodocs.figures.printables import writing
from farodocs.figures.printables.tabs import TABS_A_SHEET
from farodocs.figures.printables.tokens import CHECKS_A_SHEET, COPPERS_A_SHEET
from farodocs.figures.printables.writing import FOLDER, contents

__all__ = ["CHECKS_A_SHEET", "COPPERS_A_SHEET", "FOLDER", "TABS_A_SHEET", "contents", "writing"]
