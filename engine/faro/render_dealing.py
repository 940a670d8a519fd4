"""The dealer's side of the board as HTML: the box or the pack in hand, the two piles, the cards that are shown."""

from __future__ import annotations

from dataclasses import replace

from faro import card_art
from faro.cards import Card
from faro.limits import LAST_CARDS
from faro.rules import Rulebook
from faro.view import View


def dealing(view: View) -> str:
    """The pack and the two piles, as they lie from the players' side, and how far the deal has got."""
    view, book = _with_drawn(view), view.book
    piles = _from_box(view) if book is None or book.has_box else _from_hand(view, book)
    turn, where = ("coup" if view.has_livrets else "turn"), ("box" if book is None or book.has_box else "pack")
    dealt = f"{turn} {view.turn} of {view.turns}" if view.turn else f"no {turn} yet"
    four = " faro-four" if len(piles) > 3 else ""
    return (
        f'<div class="faro-dealing{four}">{"".join(piles)}<p class="faro-count"><span class="faro-left">'
        f'{view.cards_left} left</span> in the {where}, <span class="faro-turn">{dealt}</span></p></div>'
    )


def _with_drawn(view: View) -> View:
    """The view with the cards that are drawn on their piles, though their turn is not settled."""
    if not view.drawn or view.book is None:
        return view
    first, second = view.drawn[0], view.drawn[1] if len(view.drawn) > 1 else None
    loser, winner = view.book.in_turn(first, second)
    return replace(view, loser=loser, winner=winner, before=view.winner or view.soda, turn=view.turn + 1)


def _from_box(view: View) -> tuple[str, ...]:
    """The box and the two piles. A face-up pack keeps the winner of the turn in the window of the box."""
    lost = _pile("lost", "Lost", view.loser)
    left = view.book is None or view.book.loser_pile == "left"
    opening = "Soda" if view.book is None or view.book.opening == "soda" else "Won"
    if view.book is not None and view.book.pack_lies == "face-down":
        won = _pile("won", "Won" if view.turn else opening, view.winner or view.soda)
        box = _last(view) or _back("Box")
        return (lost, box, won) if left else (won, box, lost)
    if view.hock is not None or view.pocket:
        won, box = _pile("won", "Won", view.winner), _last(view)
    else:
        name = {0: "Won", 1: opening}.get(view.turn, "Won before")
        won = _pile("won", name, view.before if view.turn else None)
        window = view.winner or (None if view.drawn else view.soda)
        box = _pile("box", "Won" if view.turn else opening, window) if window or opening == "Soda" else _back("Box")
    return (won, lost, box) if left else (box, lost, won)


def _from_hand(view: View, book: Rulebook) -> tuple[str, ...]:
    """The pack held between the two piles: a face lies on the bank's pile, a bottom card beside the pack."""
    has_face = book.opening == "face" and not view.turn
    lost = _pile("lost", "Face", view.soda) if has_face else _pile("lost", "Lost", view.loser)
    won = _pile("won", "Won", view.winner)
    pack = _last(view) or (_back("Pack") if view.cards_left else _pile("box", "Pack", None))
    bottom = (_pile("bottom", "Bottom", view.bottom),) if book.opening == "bottom" else ()
    return (lost, pack, *bottom, won) if book.loser_pile == "left" else (won, pack, *bottom, lost)


def _last(view: View) -> str:
    """What was left when the turns were out, once it is shown: the hock, the last card or the pocket."""
    name = LAST_CARDS[view.book.deal].capitalize() if view.book and view.book.deal in LAST_CARDS else "Hock"
    if view.hock is not None:
        return _pile("box", name, view.hock)
    if not view.pocket:
        return ""
    faces = "".join(card_art.face(card) for card in view.pocket)
    words = ", ".join(card.word for card in view.pocket)
    return f'<div class="faro-pile faro-pocket"><span class="faro-fan">{faces}</span>{_label(name, words)}</div>'


def _pile(kind: str, name: str, card: Card | None) -> str:
    picture = card_art.face(card) if card else '<span class="faro-empty"></span>'
    return f'<div class="faro-pile faro-{kind}">{picture}{_label(name, card.word if card else "")}</div>'


def _back(name: str) -> str:
    return f'<div class="faro-pile faro-{name.lower()}">{card_art.back()}{_label(name, "")}</div>'


def _label(name: str, word: str) -> str:
    return f'<span class="faro-label"><b>{name}</b>{f" {word}" if word else ""}</span>'
