"""The engine in a terminal. This room alone may use other packages, those of the extra `cli`."""

from __future__ import annotations

from faro.terminal.commands import commands
from faro.terminal.lexer import CARD, SMALL, FaroLexer

__all__ = ["CARD", "SMALL", "FaroLexer", "commands"]
