"""What is said of a cheat to those who may know of it: its doer, and a reader with the lid off."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import Card, checks, count
from faro.cheats import Trick, named
from faro.seats import Tell
from faro.words.description import owner, subject, verb


def tell_device(device: str, who: str, seat: str | None) -> str:
    """A device has come to the table."""
    return f"{subject(who, seat)} {verb('bring', who, seat)} a device to the table: {named(device)}."


def tell_pile(cards: Sequence[Card]) -> str:
    """The pack lies in a known order."""
    odd = sum(card.odd for card in cards)
    more = "" if not odd else f", {odd} of them odd" if odd > 1 else ", one of them odd"
    return f"The pack is laid: {len(cards)} cards{more}, the {cards[0].word} on top."


def drawn_so_far(cards: Sequence[Card]) -> str:
    """Cards of a turn that is not settled yet: everyone sees them."""
    first, *second = cards
    return f"The {first.word} is drawn{f', then the {second[0].word}' if second else ''}."


def tell_trick(trick: Trick, cards: Sequence[Card], seat: str | None) -> str:
    """A trick was done; `cards` are those that it moved, for a listener who may know them."""
    who, moved = subject(trick.who, seat), [card.shown.word for card in cards]
    place = trick.spot.word if trick.spot else ""

    def does(stem: str) -> str:
        return f"{who} {verb(stem, trick.who, seat)}"

    match trick.act:
        case "swap" | "second":
            order = f": the {moved[1]} before the {moved[0]}" if moved else ""
            return f"{does('deal')} the card under the top one first{order}."
        case "double":
            named = f": the {moved[0]} goes unseen" if moved else ""
            return f"{does('draw')} two cards as one{named}."
        case "drop":
            return f"{does('drop')} {f'the {moved[0]}' if moved else 'the top card'} unseen."
        case "misbead":
            return f"The case-keeper slides a bead of {place} for no card."
        case "short":
            assert trick.victim is not None
            return f"{does('pay')} {owner(trick.victim, seat)} bets {checks(trick.amount)} short."
        case "uncopper":
            return f"{does('pull')} the copper off {place} by a hair."
        case "lay":
            return f"{does('drop')} {checks(trick.amount)} on {place} when the first card is out."
        case "drag":
            return f"{does('drag')} the stack from {place} to {trick.to.word if trick.to else ''} by a hair."
        case "cork":
            return f"{does('cork')} the stack on {place}: {trick.amount:,} of its checks are wood."
        case "corner":
            return f"{does('bend')} a corner of {place} that no win has earned."


_PLACES = ("", "the next card", "the second card to come", "the third")
_MOST_TOLD = 3


def read_tells(tells: Sequence[Tell]) -> str:
    """What the devices of one seat tell it, the nearest card first; of many cards, how many."""
    said = [
        f"{_PLACES[tell.place] if tell.place < len(_PLACES) else f'card {tell.place} to come'} "
        f"is {'' if tell.sure else 'perhaps '}{tell.word}"
        for tell in sorted(tells, key=lambda tell: tell.place)[:_MOST_TOLD]
    ]
    more = len(tells) - len(said)
    also = f"; and of {count(more, 'more card')} it tells as much" if more > 0 else ""
    return f"{'; '.join(said)}{also}." if said else ""
