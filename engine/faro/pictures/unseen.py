"""What not all at a table know, as HTML: what one seat knows by itself, and with the lid off everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from faro.base import Card
from faro.cheats import cheats, named
from faro.pictures.escaping import escape
from faro.seats import Lid, Tell, View
from faro.words import owner, read_tells, tell_trick

_NEXT = 12
"""So many cards of a pile stand open: those that the next turns bring."""


def own_knowledge(view: View, said: int = 0) -> str:
    """What stands beneath the board of a seat with a device; nothing for the others.

    The last `said` of its tricks are told over the board, and are not told again.
    """
    told = read_tells(view.tells)
    lines = [("Told", told)] if told else []
    lines += [("Done", tell_trick(trick, (), view.seat)) for trick in view.done[: len(view.done) - said]]
    if not lines:
        return ""
    inside = "".join(f"<p><b>{name}</b> {escape(said)}</p>" for name, said in lines)
    return f'<div class="faro-known" role="group" aria-label="What only this seat knows">{inside}</div>'


def lid(view: View, said: int = 0, *, unfolded: bool = False) -> str:
    """What a view with its lid off holds beneath it, but for the last `said` tricks; nothing with its lid on.

    Far cards are folded, or stand open too where it is `unfolded`.
    """
    under = view.lid
    if under is None:
        return ""
    near = None if unfolded else _NEXT
    parts = [
        *(
            _line(
                "Crooked box" if cheats()[device].family == "boxes" else "At the table",
                f"{owner(who, view.seat)} {named(device)}",
            )
            for device, who in under.devices
        ),
        _line("Really left", _miscounted(under, view)),
        _strip("To come", under.pile or (), {tell.place: tell for _, tell in under.told}, near),
        _strip("Gone unseen", under.hidden, {}, near),
        *(_line("Told", said) for said in _told(under, view)),
        *(_line("Done", tell_trick(trick, (), view.seat)) for trick in under.tricks[: len(under.tricks) - said]),
        *(
            _line("Kept", f"{owner(who, view.seat)} {checks} that the bank counts as taken")
            for who, checks in under.kept
        ),
    ]
    return f'<div class="faro-lid" role="group" aria-label="With the lid off">{"".join(parts)}</div>'


def _line(name: str, said: str) -> str:
    return f"<p><b>{name}</b> {escape(said)}</p>" if said else ""


def _miscounted(under: Lid, view: View) -> str:
    """How many cards are left, where the table counts another number of them."""
    truly, counted = len(under.pile or ()), view.cards_left - len(view.drawn)
    is_wrong = under.pile is not None and view.stage in ("turns", "last-cards") and truly != counted
    return f"{truly}; the table counts {counted}" if is_wrong else ""


def _told(under: Lid, view: View) -> Iterable[str]:
    for who in dict.fromkeys(who for who, _ in under.told):
        yield f"{owner(who, view.seat)} device: {read_tells([tell for user, tell in under.told if user == who])}"


def _strip(name: str, cards: Sequence[Card], told: Mapping[int, Tell], near: int | None) -> str:
    """Cards as a row of small ones, if there are any, those marked that a device tells of, by their places.

    Those behind the `near` ones are folded, if there are any. Where it tells of all, as of a pack that is put up, none
    is: the line below says so once.
    """
    if not cards:
        return ""
    if len(told) == len(cards):
        told = {}
    small = [_small(card, told.get(place)) for place, card in enumerate(cards, 1)]
    shown, far = "".join(small[:near]), "".join(small[near:] if near else ())
    if near and far:
        more = f"<summary>{len(cards) - near} more</summary>"
        far = f'<details class="faro-rest">{more}<div class="faro-strip">{far}</div></details>'
    said = f'<b aria-hidden="true">{name}</b>{shown}{far}'
    return f'<div class="faro-strip" role="group" aria-label="{name}">{said}</div>'


def _small(card: Card, tell: Tell | None) -> str:
    """One small card, told or not, with its odd twin’s sign."""
    classes = "faro-small" + (" faro-red" if card.suit.is_red else "") + (" faro-told" if tell else "")
    said = card.shown.word + (", the odd one" if card.odd else "") + (f", told: {tell.word}" if tell else "")
    sign = f"{card.rank.code}{card.suit.sign}{'+' if card.odd else ''}"
    return f'<span class="{classes}" role="img" aria-label="{escape(said)}">{sign}</span>'
