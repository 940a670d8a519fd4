"""The engine in a terminal. This room alone may use other packages, those of the extra `cli`."""

from __future__ import annotations

from faro.terminal.commands import commands

__all__ = ["commands"]
