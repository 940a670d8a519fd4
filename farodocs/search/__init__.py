"""The search: its index, made as the site is built, of the words and of all that stands on the pages."""

from __future__ import annotations

from farodocs.search.writing import write, write_words

__all__ = ["write", "write_words"]
