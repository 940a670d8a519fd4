"""What only one seat knows, as HTML: what its own devices tell it now, and what it has itself done unseen."""

from __future__ import annotations

from html import escape

from faro.announce_tricks import read_tells, tell_trick
from faro.view import View


def own(view: View) -> str:
    """What stands beneath the board of a seat with a device; nothing for the others."""
    told = read_tells(view.tells)
    lines = [("Told", told)] if told else []
    lines += [("Done", tell_trick(trick, (), view.seat)) for trick in view.done]
    if not lines:
        return ""
    inside = "".join(f"<p><b>{name}</b> {escape(said)}</p>" for name, said in lines)
    return f'<div class="faro-known" role="group" aria-label="What only this seat knows">{inside}</div>'
