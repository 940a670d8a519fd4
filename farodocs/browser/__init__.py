"""What the browser gets: the engine’s bundle, fonts, the theme’s sheet."""

from __future__ import annotations

from farodocs.browser import bundle, fonts
from farodocs.browser.bundle import digest_of, find_node
from farodocs.browser.packing import pack, pack_boards

__all__ = ["bundle", "digest_of", "find_node", "fonts", "pack", "pack_boards"]
