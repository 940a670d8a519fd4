"""The words of the glossary: what is known of all of them together, and the pages, lists and exports made of it."""

from __future__ import annotations

from farodocs.words import writing
from farodocs.words.bibliography import links, sources_json
from farodocs.words.collection import Glossary, glossary
from farodocs.words.lists import french_words
from farodocs.words.parts import PARTS

__all__ = ["PARTS", "Glossary", "french_words", "glossary", "links", "sources_json", "writing"]
