"""What the devices of a seat tell it now, and what stands under the lid for those who may look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from faro.base import Card
from faro.cheats import DEVICES, DOUBLED, DRAGGED, Marked, Sight, Trick
from faro.table import Table


@dataclass(frozen=True, slots=True)
class Tell:
    """What a device tells of the card at a `place` among those to come, 1 being the next.

    It is one `among` these, of the cards that the table believes to be in the box: none of them where it is the second
    of a doubled card. `word` says so: `the Seven of hearts`, `no court card`. A tell that is not `sure` is a guess; one
    that `denies` says only that the card is none of those that the device marks.
    """

    device: str
    place: int
    among: frozenset[Card]
    word: str
    sure: bool = True
    denies: bool = False


@dataclass(frozen=True, slots=True)
class Lid:
    """Everything secret at a table: for a reader with the lid off, and for no seat.

    `pile` are the cards to come, top first, nothing where the order is nobody's; `hidden` those that left unseen;
    `kept` is what punters hold that the bank believes it has taken; `told` what the devices tell, each to its user.
    """

    devices: tuple[tuple[str, str], ...]
    pile: tuple[Card, ...] | None
    hidden: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    kept: tuple[tuple[str, int], ...]
    told: tuple[tuple[str, Tell], ...]


def tells(table: Table, who: str | None) -> tuple[Tell, ...]:
    """What the devices of a punter, or of `bank`, tell him."""
    return tuple(tell for device, user in table.secret.devices if user == who for tell in _told(table, device))


def lift(table: Table) -> Lid:
    """The table with the lid off."""
    secret = table.secret
    users = dict.fromkeys(user for _, user in secret.devices)
    return Lid(
        secret.devices,
        secret.pile if table.is_boxed else secret.laid if secret.laid is not None else secret.pile,
        secret.hidden,
        secret.tricks,
        tuple(secret.kept.items()),
        tuple((user, tell) for user in users for tell in tells(table, user)),
    )


def _told(table: Table, device: str) -> Iterator[Tell]:
    sight, pile = DEVICES[device].sight, table.secret.pile
    if sight is None or not pile or not table.is_boxed:
        return
    window = _window(table)
    if sight.neighbours:
        guess = _lay_under(table, window)
        if guess is not None and guess in table.box:
            yield Tell(device, 1, frozenset({guess}), f"the {guess.word}", sure=False)
        return
    if sight.drags is not None and [card in sight.drags.cards for card in (window, *pile[:2])] != DRAGGED:
        return
    marked = sight.marked
    if marked is DOUBLED:
        marked = marked._replace(cards=table.secret.doubled)
    for place in _places(sight, table):
        card = pile[place - 1]
        yield _class(device, place, card, marked, table.box) if marked else _card(device, place, card)


def _places(sight: Sight, table: Table) -> Iterator[int]:
    """The places that a device tells of, as far as the pile reaches."""
    left = len(table.secret.pile or ())
    gone = table.secret.cards - left
    return (place for place in range(1, left + 1) if sight.reaches(place, gone, left))


def _card(device: str, place: int, card: Card) -> Tell:
    return Tell(device, place, frozenset({card.shown}), f"the {card.shown.word}")


def _class(device: str, place: int, card: Card, marked: Marked, box: frozenset[Card]) -> Tell:
    """That the card is one of those in the box that are marked, or one of those that are not."""
    if card.shown in marked.cards:
        article = "an" if marked.word[0].upper() in "AEIO" else "a"
        return Tell(device, place, marked.cards & box, f"{article} {marked.word}")
    return Tell(device, place, box - marked.cards, f"no {marked.word}", denies=True)


def _window(table: Table) -> Card | None:
    """The card that lies in view: the latest one drawn."""
    if table.secret.drawn:
        return table.secret.drawn[-1]
    if not table.turns:
        return table.soda
    loser, winner = table.turns[-1]
    return table.rules.in_turn(loser, winner)[1] if table.rules else winner


def _lay_under(table: Table, card: Card | None) -> Card | None:
    """The card that lay under this one on its pile when the deal before was gathered."""
    for pile in zip(*table.secret.before, strict=True):
        if card in pile[1:]:
            under: Card = pile[pile.index(card) - 1]
            return under
    return None
