"""What a page says in the middle of a sentence: words, citations, numbers, links to pages."""

from __future__ import annotations

from farodocs.inline.books_asked import NUMBER_WORDS
from farodocs.inline.facts import as_part, find, position

__all__ = ["NUMBER_WORDS", "as_part", "find", "position"]
