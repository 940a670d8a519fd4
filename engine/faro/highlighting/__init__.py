"""Logs and positions in colours, where Pygments is. Nothing else is needed: Pygments asks every plug-in it finds."""

from __future__ import annotations

from faro.highlighting.lexer import CARD, SMALL, FaroLexer

__all__ = ["CARD", "SMALL", "FaroLexer"]
