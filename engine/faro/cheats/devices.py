"""The devices: whose each is, where it works, what it tells its user and what it lets him do.

What each is called, what the sources say of it, and where they disagree, stands in `devices.toml`. Places are counted
among the cards to come: 1 is the next one drawn. The sources count the card in the window of a box as the first, so
that their fourth card is the third to come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from faro.base import PACK, Card, Rank, Suit
from faro.cheats.secret import Act

Whose = Literal["bank", "punter", "either"]
Needs = Literal["box", "hand", "layout", "livret", "anything"]
"""What a device works with: a dealing box, a pack held in the hand, stakes on a layout or on livrets."""
Part = Literal["box", "cards"]
"""What a device is part of. A table has one box and one pack, so two devices of one part contradict each other."""


class Marked(NamedTuple):
    """The cards that a device tells from the others, and what it is called that they are, or are not."""

    word: str
    cards: frozenset[Card]


def _marked(word: str, ranks: str, *suits: Suit) -> Marked:
    wanted = {Rank.parse(code) for code in ranks.split()}
    return Marked(word, frozenset(card for card in PACK if card.rank in wanted and card.suit in (suits or Suit)))


COURTS = _marked("court card", "J Q K")
HIGH = _marked("high card, Eight to King", "8 9 10 J Q K")
ENDS = _marked("end card, King to Deuce or Six to Eight", "K Q A 2 6 7 8")
ACES_AND_DEUCES = _marked("Ace or Deuce", "A 2")
SIGHTED = _marked("King, Queen, Ace or Deuce", "K Q A 2")
_RED_SEVENS = _marked("", "7", Suit.DIAMONDS, Suit.HEARTS).cards
ROUNDED = Marked("King, Queen, Ace, Deuce, Three or red Seven", _marked("", "K Q A 2 3").cards | _RED_SEVENS)
SANDED = Marked(
    "card of the sanded half, ten to three or a red Seven", _marked("", "10 J Q K A 2 3").cards | _RED_SEVENS
)
DRAGGED = [True, False, True]
"""Which of three cards are marked, the one in the window first, when the second is dragged."""
DOUBLED = Marked("doubled card", frozenset())
"""The card that has an odd twin in the pack; which it is, the pack says."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a device tells. Of a `marked` kind it tells only whether a card is of it; otherwise which card it is.

    `at` are places among the cards to come. Some devices tell a card only as it is `passing` a place, and who watched
    it there knows it from then on. `top` and `bottom` tell so many of the first and last cards of the pile as the deal
    was opened. Where it `drags` a card it tells only of three that lie so: one of these in the window, then one that is
    none of them, and one of them again. `neighbours` is a guess: the card that lay under the one in the window when the
    deal before was gathered.
    """

    at: tuple[int, ...] = ()
    passing: int = 0
    top: int = 0
    bottom: int = 0
    marked: Marked | None = None
    drags: Marked | None = None
    neighbours: bool = False

    def reaches(self, place: int, gone: int, left: int) -> bool:
        """Whether it tells of a place when so many cards of the pile have gone, and so many are left."""
        return (
            place in self.at
            or place <= self.passing <= place + gone
            or place + gone <= self.top
            or left - place < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Device:
    """A device as the table has to do with it. One `for_friend` makes a friend of the dealer win, and not the bank."""

    id: str
    whose: Whose
    needs: Needs = "anything"
    parts: frozenset[Part] = frozenset()
    sight: Sight | None = None
    acts: frozenset[Act] = frozenset()
    for_friend: bool = False


WHOLE = Sight(bottom=len(PACK) + 1)
"""The order of the whole pack."""
NEXT = Sight(at=(1,))
"""Which card comes next."""
DRAGGING = Sight(at=(1, 2), marked=SIGHTED, drags=SIGHTED)
"""That a favourite lies under the card that is dragged (Meyer, glossary, Squared Sights)."""


def _device(
    device: str,
    whose: Whose,
    needs: Needs,
    parts: tuple[Part, ...] = (),
    sight: Sight | None = None,
    acts: tuple[Act, ...] = (),
    *,
    for_friend: bool = False,
) -> Device:
    return Device(device, whose, needs, frozenset(parts), sight, frozenset(acts), for_friend)


DEVICES: dict[str, Device] = {
    device.id: device
    for device in (
        # Boxes.
        _device("gaff", "bank", "box", ("box",), Sight(at=(1,), marked=HIGH), ("double",)),
        _device("coffee-mill", "bank", "box", ("box",), None, ("double",)),
        _device("horse-box", "bank", "box", ("box",), NEXT, ("swap",)),
        _device("two-card-box", "bank", "box", ("box", "cards"), Sight(at=(1,), marked=DOUBLED), ("double",)),
        _device("tongue-tell", "punter", "box", ("box", "cards"), Sight(passing=3, marked=COURTS)),
        _device("sand-tell", "punter", "box", ("box", "cards"), Sight(at=(1,), marked=COURTS)),
        _device("needle-tell", "either", "box", ("box", "cards"), Sight(passing=3, marked=COURTS)),
        _device("tell-box", "either", "box", ("box",), NEXT, ("second",)),
        # Prepared cards.
        _device("roughed-cards", "bank", "anything", ("cards",), WHOLE),
        _device("strippers", "bank", "anything", ("cards",), Sight(bottom=WHOLE.bottom, marked=HIGH)),
        _device("hollows-and-rounds", "bank", "anything", ("cards",), Sight(bottom=WHOLE.bottom, marked=HIGH)),
        _device("rounds", "bank", "anything", ("cards",), Sight(bottom=WHOLE.bottom, marked=ROUNDED)),
        _device("snow-out-fraud", "bank", "anything", ("cards",), Sight(bottom=WHOLE.bottom, marked=ROUNDED)),
        _device("sanded-cards", "bank", "anything", ("cards",), Sight(bottom=WHOLE.bottom, marked=SANDED)),
        _device("both-ends", "bank", "anything", ("cards",), Sight(bottom=WHOLE.bottom, marked=ENDS)),
        _device("squared-sights", "bank", "box", ("box", "cards"), DRAGGING, ("double",)),
        _device("tie-ups", "bank", "anything", ("cards",), Sight(bottom=9)),
        _device("prepared-marks", "either", "hand", ("cards",), NEXT),
        _device("punched-cards", "punter", "box", ("cards",), Sight(at=(1,), marked=ACES_AND_DEUCES)),
        _device("snaking", "punter", "anything", ("cards",), NEXT),
        # A square pack in the hands of the dealer.
        _device("putting-up-first-turn", "bank", "anything", (), Sight(top=2)),
        _device("putting-up-splits", "bank", "anything", (), WHOLE),
        _device("putting-up-win-lose", "bank", "anything", (), WHOLE),
        _device("chopping-out", "bank", "anything", (), WHOLE),
        _device("breaking-even-stack", "bank", "anything", (), WHOLE),
        _device("last-turn-fix", "bank", "anything", (), Sight(bottom=3)),
        _device("transferred", "bank", "anything", (), Sight(top=4)),
        _device("cold-deck", "bank", "hand", (), WHOLE),
        _device("dropped-card", "bank", "hand", (), WHOLE, ("drop",)),
        _device("dealing-seconds", "bank", "anything", (), Sight(at=(1, 2)), ("second",)),
        _device("throwing-off", "bank", "anything", (), NEXT, ("second",), for_friend=True),
        _device("miscount", "bank", "anything", (), None, ("short",)),
        _device("case-shift", "bank", "box", (), None, ("misbead",)),
        # What the players do.
        _device("catching-turn", "punter", "anything", (), Sight(neighbours=True)),
        _device("peeking", "punter", "hand", (), NEXT),
        _device("corking", "punter", "layout", (), None, ("cork",)),
        _device("dropping", "punter", "layout", (), None, ("lay",)),
        _device("horsehair-drag", "punter", "layout", (), None, ("drag",)),
        _device("horsehair-copper", "punter", "layout", (), None, ("uncopper",)),
        _device("false-cocks", "punter", "livret", (), None, ("corner",)),
    )
}
"""Every device that can stand at a table, by its id."""
