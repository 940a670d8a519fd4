"""What a view holds, for whoever asks whether a hidden card is in it: its own `repr` says it in one line."""

from __future__ import annotations

from dataclasses import fields

from faro.seats import View


def held(view: View) -> str:
    """Every field of it, with all that is in it."""
    return repr({field.name: getattr(view, field.name) for field in fields(view)})
