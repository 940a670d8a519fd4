"""Parts of a picture that can be pressed: links within an inline drawing, each with its name."""

from __future__ import annotations

from html import escape


def pressed(to: str, says: str, inside: str, *, stop: bool = True) -> str:
    """A part of a drawing as a link. The script `picture-links.js` shows its name while it is pointed at or in focus.

    Of many parts in a row only the first is a `stop` of the Tab key; the arrows lead on from it.
    """
    passed = "" if stop else ' tabindex="-1"'
    return f'<a href="{escape(to)}" aria-label="{escape(says)}"{passed}>{inside}</a>'
