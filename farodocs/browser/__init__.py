"""What the browser gets: the engine’s bundle, fonts, the theme’s sheet."""

from __future__ import annotations

from farodocs.browser import bundle, fonts, log_words, rest, trimmed, wheel
from farodocs.browser.compiled import TOOLS
from farodocs.browser.node import BundleError, find_binaryen, find_node, find_pyodide, run_node
from farodocs.browser.packing import pack, pack_boards

__all__ = [
    "TOOLS",
    "BundleError",
    "bundle",
    "find_binaryen",
    "find_node",
    "find_pyodide",
    "fonts",
    "log_words",
    "pack",
    "pack_boards",
    "rest",
    "run_node",
    "trimmed",
    "wheel",
]
