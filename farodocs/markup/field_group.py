"""Fields of a form that belong together."""

from __future__ import annotations

from html import escape


def field_group(attribute: str, label: str, inside: str) -> str:
    """Fields under a legend. A group says its name as it is entered: what is read there would say it again."""
    words = escape(label)
    return f'<fieldset {attribute} aria-label="{words}"><legend aria-hidden="true">{words}</legend>{inside}</fieldset>'
