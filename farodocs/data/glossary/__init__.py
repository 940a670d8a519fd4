"""A word of the glossary as data, and how its file is read."""

from __future__ import annotations

from farodocs.data.glossary import names, schema
from farodocs.data.glossary.entry import ERAS, KINDS, STANDINGS, Entry, Shown, Sound
from farodocs.data.glossary.names import LISTS, names_of
from farodocs.data.glossary.reading import read_folder
from farodocs.data.glossary.respelling import Unpronounceable, respelt
from farodocs.data.glossary.schema import FILE, terms_schema
from farodocs.data.glossary.tongues import ENGLISH, marked, tongue

__all__ = [
    "ENGLISH",
    "ERAS",
    "FILE",
    "KINDS",
    "LISTS",
    "STANDINGS",
    "Entry",
    "Shown",
    "Sound",
    "Unpronounceable",
    "marked",
    "names",
    "names_of",
    "read_folder",
    "respelt",
    "schema",
    "terms_schema",
    "tongue",
]
