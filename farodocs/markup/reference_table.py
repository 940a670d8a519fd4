"""What a reference table needs besides its rows: a box to scroll in, and choices that leave fewer rows."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape


def scroll_box(label: str, table: str) -> str:
    """A table in a box of its own, so that a wide one scrolls and the page does not. The keyboard can reach the box."""
    return f'<div class="faro-scroll" role="region" aria-label="{escape(label)}" tabindex="0">{table}</div>'


def choices(
    element: str, rows: str, selects: Mapping[str, tuple[str, Mapping[str, str]]], said: tuple[str, str]
) -> str:
    """The choices above a table, which have their room at once and show when the script that heeds them has come.

    `element` is the custom element that heeds them, `rows` the selector of what it hides. `selects` holds for each name
    its label and its options, value to words; the option with an empty value is no choice. `said` is the sentence when
    everything shows, and when not: `{shown}` and `{all}` stand for numbers of rows.
    """
    whole, part = said
    drawn = "".join(
        f'<span><label for="choose-{name}">{escape(label)}</label> '
        f'<select id="choose-{name}" name="{name}">{_options(options)}</select></span>'
        for name, (label, options) in selects.items()
    )
    return (
        f'<{element} data-search-exclude="" data-rows="{escape(rows)}" '
        f'data-whole="{escape(whole)}" data-part="{escape(part)}">'
        f'<form class="faro-choose">{drawn}<button type="reset">Show everything</button></form>'
        f'<p class="faro-counted"></p></{element}>'
    )


def _options(options: Mapping[str, str]) -> str:
    return "".join(f'<option value="{escape(value)}">{escape(words)}</option>' for value, words in options.items())
