"""Drawings that the engine does not make: cut-aways, things to print, charts, the family tree."""
