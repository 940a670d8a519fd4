"""Cut-away drawings of the cheating devices, made from the sources' words and sizes, never from their plates."""

from __future__ import annotations

from farodocs.figures.cutaways import files
from farodocs.figures.cutaways.devices import CUTAWAYS
from farodocs.figures.cutaways.figure import Cutaway, Panel
from farodocs.figures.cutaways.pen import WIDTH, numbers

__all__ = ["CUTAWAYS", "WIDTH", "Cutaway", "Panel", "files", "numbers"]
