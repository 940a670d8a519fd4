"""The search: its index, made as the site is built, of the words of the glossary and of the sections of the pages."""

from __future__ import annotations

from farodocs.search import sections
from farodocs.search.words import search_json

__all__ = ["search_json", "sections"]
