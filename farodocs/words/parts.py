"""The parts of pages that are made from the words, and from what the pages say of them."""

from __future__ import annotations

from farodocs.parts import Parts
from farodocs.words import bibliography, coverage, lists
from farodocs.words.collection import glossary

PARTS: Parts = {
    "words": lambda: lists.a_to_z(glossary()),
    "words-by-theme": lambda: lists.by_theme(glossary()),
    "words-by-era": lambda: lists.by_era(glossary()),
    "french-words": lambda: lists.french(glossary()),
    "words-known": lambda: coverage.known(glossary()),
    "sounds-known": lambda: coverage.sounds(glossary()),
    "citations-located": lambda: coverage.citations_located(glossary()),
    "works-opened": lambda: coverage.opened(glossary()),
    "citations-unseen": lambda: coverage.unseen(glossary()),
    "works": lambda: bibliography.works(glossary()),
}
"""What makes each of them, by the name that a fence gives it."""
