"""The timeline as a picture: a pile for each decade, and in it a mark for each event, with a letter for its kind."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from farodocs.data import word
from farodocs.data.history import KINDS, Event, History

FIRST = 1650
"""The year at which the decades begin; what came before has one pile."""

LETTERS = dict(zip(KINDS, "LBGXHPMSW", strict=True))
"""What stands in the mark of an event of each kind."""

_NAMED = 50
"""Every so many years the year is written where there is little room; a listener hears every decade."""


def timeline(history: History) -> str:
    """The piles as a list of decades, and the key to the letters. A mark leads to where its event is told."""
    key = "".join(
        f'<li><span class="faro-event-mark" data-kind="{kind}" aria-hidden="true">{letter}</span>'
        f"{escape(word('history', 'kind', kind))}</li>"
        for kind, letter in LETTERS.items()
    )
    sure = "".join(
        f'<li><span class="faro-event-mark{tint}" data-kind="game" aria-hidden="true"></span>{told}</li>'
        for tint, told in (("", "certain"), (" faro-probable", "probable"), (" faro-doubted", "disputed, or legend"))
    )
    return (
        f'<ul class="faro-kinds" aria-label="What the marks are">{key}</ul>'
        f'<ul class="faro-kinds faro-certainties" aria-label="How sure they are">{sure}</ul>'
        f'<ol class="faro-decades" aria-label="Events by decades">{"".join(_pile(history))}</ol>'
    )


def decade(event: Event) -> int:
    """The first year of the decade in which an event begins; all that came before the first is in the one before it."""
    return max(event.since // 10 * 10, FIRST - 10)


def decade_called(begins: int) -> str:
    """What a decade is called that begins with a year."""
    return f"{begins}s" if begins >= FIRST else f"before {FIRST}"


def _pile(history: History) -> Iterator[str]:
    first, known = history.in_order[0], {begins: [*some] for begins, some in groupby(history.in_order, decade)}
    latest = max(known)
    for begins in range(FIRST - 10, latest + 10, 10):
        marks = "".join(_mark(event, first) for event in known.get(begins, ()))
        is_named = begins < FIRST or (begins > FIRST and not begins % _NAMED)
        classes = [*["faro-named"] * is_named, *["faro-latest"] * (begins == latest)]
        named = f' class="{" ".join(classes)}"' if classes else ""
        yield f"<li{named}><b>{decade_called(begins)}</b>{marks}</li>"


def _mark(event: Event, first: Event) -> str:
    sure = {"attested": "", "probable": " faro-probable"}.get(event.certainty, " faro-doubted")
    stop = "" if event is first else ' tabindex="-1"'
    return (
        f'<a class="faro-event-mark{sure}" href="#{event.id}" data-kind="{event.kind}"'
        f' aria-label="{escape(f"{event.when}: {event.name}")}"{stop}>{LETTERS[event.kind]}</a>'
    )
