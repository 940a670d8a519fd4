"""The dealer's side of the cloth as HTML: the box or the pack in hand, the two piles, the cards that are shown.

A place is called what it is for the whole of a deal. What changes are the card on it and what is said of that card; the
two cards of a turn bear the numbers in which they were drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from faro.base import Card
from faro.pictures import box_art, card_art
from faro.rulebooks import LAST_CARDS
from faro.seats import View
from faro.words import read_cards, turn_word


@dataclass(frozen=True, slots=True)
class _Lying:
    """What lies on a place: cards, what is said of them, and the number in its turn of a card of this turn."""

    cards: tuple[Card, ...]
    note: str = ""
    number: int = 0


def dealing(view: View, is_uncounted: bool = False) -> str:
    """The pack and the piles as they lie from the players' side, told to a listener as a list, and the turn.

    One that `is_uncounted` does not tell the turn, nor the cards that are left.
    """
    lying = _with_drawn(view)
    places = _from_box(lying) if _has_box(view) else _from_hand(lying)
    turn, where = turn_word(view.book).lower(), "box" if _has_box(view) else "pack"
    dealt = f"{turn} {lying.turn} of {lying.turns}" if lying.turn else f"no {turn} yet"
    told = "".join(f"<li>{said}</li>" for said in read_cards(lying))
    heard = f'<ul class="faro-spoken" aria-label="Cards shown">{told}</ul>' if told else ""
    four = " faro-four" if len(places) > 3 else ""
    count = (
        f'<p class="faro-count"><span class="faro-left">{lying.cards_left} left</span> in the {where}, '
        f'<span class="faro-turn">{dealt}</span></p>'
    )
    return f'<div class="faro-dealing{four}">{"".join(places)}{"" if is_uncounted else count}{heard}</div>'


def _has_box(view: View) -> bool:
    return view.book is None or view.book.has_box


def _with_drawn(view: View) -> View:
    """The view with the cards that are drawn out of the box and on their piles, though their turn is not settled."""
    if not view.drawn or view.book is None:
        return view
    first, second = view.drawn[0], view.drawn[1] if len(view.drawn) > 1 else None
    loser, winner = view.book.in_turn(first, second)
    left = view.cards_left - len(view.drawn)
    return replace(
        view, loser=loser, winner=winner, before=view.winner or view.soda, turn=view.turn + 1, cards_left=left
    )


def _in_turn(view: View) -> tuple[_Lying | None, _Lying | None]:
    """The loser and the winner of the turn. Of a turn that is not settled the cards do not say what they do."""
    numbers = view.book.in_turn(1, 2) if view.book else (1, 2)
    loser, winner = (
        _Lying((card,), "" if view.drawn else note, number) if card else None
        for card, note, number in zip((view.loser, view.winner), ("lost", "won"), numbers, strict=True)
    )
    return loser, winner


def _from_box(view: View) -> tuple[str, ...]:
    """The box and the two piles. A face-up pack keeps the winner of the turn in the window of the box."""
    has_soda = view.book is None or view.book.opening == "soda"
    is_right = view.book is None or view.book.loser_pile == "right"
    is_face_down = view.book is not None and view.book.pack_lies == "face-down"
    loser, winner = _in_turn(view)
    soda = _alone(view.soda, "soda")
    last = _last(view)
    if is_face_down:
        window, laid = last, winner or soda
    elif last:
        window, laid = last, winner
    else:
        window = winner or (None if view.drawn else soda)
        laid = _alone(view.before, "soda" if view.turn == 1 and has_soda else "before") if view.turn else None
    # A pack whose soda is in the window when the box comes to the table lies open; any other shows a back.
    is_covered = view.cards_left > 0 and (is_face_down or not (view.turn or has_soda))
    box = _box(window, is_covered, mouth_left=not is_right)
    lost = _pile("lost", "losers", loser, view.turn)
    won = _pile("won", "winners and soda" if has_soda else "winners", laid, view.turn)
    # The winners lie on the far side: of the losers where the box is open, of the box where it is not.
    from_left = (won, box, lost) if is_face_down else (box, lost, won)
    return from_left if is_right else tuple(reversed(from_left))


def _from_hand(view: View) -> tuple[str, ...]:
    """The pack held between the two piles: a face lies on the bank's pile, a bottom card beside the pack."""
    book = view.book
    assert book is not None  # a table of no book yet has a box
    loser, winner = _in_turn(view)
    if book.opening == "face" and not view.turn:
        loser = _alone(view.soda, "face")
    lost = _pile("lost", "bank’s cards", loser, view.turn)
    won = _pile("won", "punters’ cards", winner, view.turn)
    pack = _pack(_last(view), view.cards_left)
    bottom = (_pile("bottom", "bottom card", _alone(view.bottom, ""), 0),) if book.opening == "bottom" else ()
    return (lost, pack, *bottom, won) if book.loser_pile == "left" else (won, pack, *bottom, lost)


def _alone(card: Card | None, note: str) -> _Lying | None:
    return _Lying((card,), note) if card else None


def _last(view: View) -> _Lying | None:
    """What was left when the turns were out, once it is shown: the hock, the last card or the pocket."""
    name = LAST_CARDS.get(view.book.deal, "hock") if view.book else "hock"
    return _Lying(view.pocket, name) if view.pocket else _alone(view.hock, name)


def _box(window: _Lying | None, is_covered: bool, mouth_left: bool) -> str:
    """The box with what its window shows: a card, the back of a pack that lies face down, or nothing."""
    shown = _faces(window) if window else card_art.back() if is_covered else ""
    mouth = " faro-mouth-left" if mouth_left else ""
    kind = f"faro-pile faro-box{mouth}" + (" faro-pocket" if window and len(window.cards) > 1 else "")
    return f'<div class="{kind}">{_place(box_art.box(mouth_left) + shown)}{_label("the box", window)}</div>'


def _pack(shown: _Lying | None, left: int) -> str:
    if shown:
        return _pile("pack", "the pack", shown, 0)
    back = card_art.back() if left else _EMPTY
    deep = " faro-deep" if left > 1 else ""
    return f'<div class="faro-pile faro-pack{deep}">{_place(back)}{_label("the pack", None)}</div>'


def _pile(kind: str, name: str, lying: _Lying | None, turns: int) -> str:
    """A place on the cloth with its top card; where earlier turns lie under that, the pile has an edge."""
    deep = " faro-deep" if lying and turns > 1 else ""
    faces = _faces(lying) if lying else _EMPTY
    return f'<div class="faro-pile faro-{kind}{deep}">{_place(faces)}{_label(name, lying)}</div>'


_EMPTY = '<span class="faro-empty"></span>'


def _faces(lying: _Lying) -> str:
    number = f'<b class="faro-nth" data-nth="{lying.number}">{lying.number}</b>' if lying.number else ""
    faces = "".join(card_art.face(card) for card in lying.cards)
    return (f'<span class="faro-fan">{faces}</span>' if len(lying.cards) > 1 else faces) + number


def _place(drawn: str) -> str:
    return f'<span class="faro-lying" aria-hidden="true">{drawn}</span>'


def _label(name: str, lying: _Lying | None) -> str:
    """The name of a place, and under it what lies there; a listener has the cards told in a list of their own."""
    words = ", ".join(card.word for card in lying.cards) if lying else ""
    comma = "," if lying and lying.note not in ("won", "lost", "") else ""
    said = f"{words}{comma}{f' {lying.note}' if lying.note else ''}" if lying else ""
    note = f' <span class="faro-note">{said}</span>' if said else ""
    return f'<span class="faro-label" aria-hidden="true"><b>{name}</b>{note}</span>'
