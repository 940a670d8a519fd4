"""Text for HTML, looked up: of the words of a board nearly all stood on the board before it too."""

from __future__ import annotations

from functools import lru_cache
from html import escape as _escape

escape = lru_cache(maxsize=8192)(_escape)
"""As `html.escape`."""
