"""Crooked deals by the thousand: what a device earns, on a fast path that is proved equal to the engine's.

The models decide, here as at the table; only the table is leaner. Ranks are numbers, ace to king, and cards are numbers
too: thirteen to a suit, an odd card `ODD` higher than its twin.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from faro.base import PACK, SPOTS, Bend, Bet, Card, Rank, Suit
from faro.cheats import DEVICES, DOUBLED, DRAGGED, Sight, goes_on, makes_turn
from faro.rulebooks import library
from faro.simulation.crooked import of_the_bank
from faro.simulation.dealers import AHEAD, takes_a_case, with_the_pack
from faro.simulation.players import DEVICE_HABITS, FLAT, STAKE, At, best_bet, dragged_to, pulls, safe_figure
from faro.simulation.punters import PUNTERS, UNIT
from faro.simulation.runs import Run
from faro.table import price, settle, settle_hock

ODD = 64
_FIRST_OF = {suit: 13 * number for number, suit in enumerate(Suit)}
_RANK = [(number - 1) % 13 + 1 for number in range(ODD)]


def number(card: Card) -> int:
    """The number of a card: the ace of clubs is 1, the king of spades 52."""
    return _FIRST_OF[card.suit] + card.rank + ODD * card.odd


_WHOLE = frozenset(number(card) for card in PACK)


@dataclass(slots=True)
class _Lying:
    """A stake on the layout."""

    at: At
    stake: int
    coppered: bool
    plug: int = 0
    is_bent: bool = False


class FastTable:
    """One table, at which a run is dealt again and again."""

    def __init__(self, run: Run, *, square: bool = False) -> None:
        self.run = run
        self.rules = library()[run.book]
        self.device = DEVICES[run.device]
        self.square = square
        self.is_banks = of_the_bank(run)
        self.is_friends = self.device.for_friend
        self.may_copper = self.rules.copper == "allowed"
        punter = PUNTERS[run.punter]
        self.calls, self.coppers = punter.calls, punter.coppers
        self.staked = {(rank, left) for rank in range(1, 14) for left in range(1, 5) if punter.plays(Rank(rank), left)}
        self.acts = frozenset[str]() if square else self.device.acts
        self.has_pack_acts = bool(self.acts & {"swap", "second", "double", "drop"})
        devices = [] if square else [DEVICES[device] for device in (run.device, run.beside) if device]
        self.sights = [device.sight for device in devices if device.sight is not None]
        self.turns: list[tuple[int, int]] = []

    def deal(self, pack: Sequence[Card]) -> int:
        """Play one deal of a pack, top card first; what the user of the device gains, in checks."""
        self.before, self.turns = self.turns, []
        self.lying: dict[str, _Lying] = {}
        self.gain = 0
        self.has_doubled = self.has_beaded = self.has_won = self.is_caught = False
        soda = self.rules.shown_first
        pile = [number(card) for card in pack]
        self.doubled = {card - ODD for card in pile if card > ODD}
        self.window = pile[0] % ODD if soda else 0
        self.pile = pile[soda:]
        self.cards = len(self.pile)
        self.box = _WHOLE - {self.window}
        self.left = dict.fromkeys(range(1, 14), 4)
        if soda:
            self.left[_RANK[self.window]] -= 1
        last = self.rules.left_last
        while len(self.box) > last and makes_turn(len(self.pile), last):
            self._turn()
        for lying in self.lying.values():
            self._takes(lying, _left_over(self.run.book, lying.stake))
        return -self.gain if self.is_banks and not self.is_friends else self.gain

    def _turn(self) -> None:
        """Stakes, what is done unseen, two cards."""
        call = None
        if self.is_banks:
            call = self._stake()
            self._deals(0)
        elif not self.square or self.device.id in DEVICE_HABITS:
            self._plays()
        self.window = self.pile.pop(0) % ODD
        first = _RANK[self.window]
        loser = self.window
        if self.has_pack_acts:
            self._deals(1)
        if "lay" in self.acts and not self.lying:
            figure = safe_figure(first, self.left)
            if figure is not None:
                self.lying[figure.spot.id] = _Lying(figure, STAKE, False)
        self.window = self.pile.pop(0) % ODD
        second = _RANK[self.window]
        if "uncopper" in self.acts:
            for lying in self.lying.values():
                lying.coppered = lying.coppered and not pulls(first, second, lying.at.ranks)
        pair = dragged_to(first, second) if "drag" in self.acts and self.lying else None
        if pair is not None:
            self.lying = {pair.spot.id: _Lying(pair, STAKE, False)}
        self._settle(loser, self.window, call)

    def _stake(self) -> tuple[int, ...] | None:
        """The punter lays what does not lie already; the order that he calls, if he does."""
        if self.calls:
            ranks = sorted(_RANK[card] for card in self.box) if len(self.box) == 3 else []
            return tuple(ranks) if len({*ranks}) == 3 else None
        for rank, left in self.left.items():
            if (rank, left) in self.staked:
                at = FLAT[rank]
                if at.spot.id not in self.lying:
                    self.lying[at.spot.id] = _Lying(at, UNIT, self.coppers)
        return None

    def _deals(self, drawn: int) -> None:
        """What the dealer does at this moment."""
        if self.has_pack_acts:
            self._with_the_pack(drawn)
        elif "short" in self.acts:
            self.gain -= self.has_won
        elif "misbead" in self.acts and not self.has_beaded:
            case = takes_a_case(self.left, [lying.at.ranks[0] for lying in self.lying.values()])
            if case is not None:
                self.left[case] -= 1
                self.has_beaded = True
                self.gain -= self.lying.pop(FLAT[case].spot.id).stake

    def _with_the_pack(self, drawn: int) -> None:
        told = self._told()
        if not told:
            return
        act = with_the_pack(
            self.device, net=self._net(), left=self.left, told=told, drawn=drawn, has_doubled=self.has_doubled
        )
        pile = self.pile
        if act in ("swap", "second") and len(pile) > 1:
            pile[:2] = pile[1], pile[0]
        # The box must make a turn, or its end, when a card has left it.
        elif act is not None and len(pile) > 1 and (drawn or goes_on(len(pile) - 1, self.rules.left_last)):
            pile.pop(0)
            self.has_doubled = self.has_doubled or act == "double"

    def _plays(self) -> None:
        """What the player does before a turn."""
        habit = DEVICE_HABITS.get(self.device.id)
        if habit is not None:
            rank = habit.rank(self.left)
            lies = habit.lies(self.left, self.rules.turns(len(_WHOLE)) - len(self.turns))
            if habit.when_dead and not lies:
                self.lying = {}
            elif not self.lying and lies and not self.is_caught:
                plug = habit.plug if "cork" in self.acts else 0
                lying = _Lying(FLAT[rank], habit.checks, habit.coppers, plug, "corner" in self.acts)
                self.lying[lying.at.spot.id] = lying
        elif not self.lying or self.rules.withdrawal == "free":
            found = best_bet(self.device, self._told(), self.left, may_copper=self.may_copper)
            self.lying = {found[0].spot.id: _Lying(found[0], STAKE, found[1])} if found else {}

    def _net(self) -> list[int]:
        """What the bank gains if a card of each rank loses; for a friend, what he gains."""
        net = [0] * 14
        for lying in self.lying.values():
            for rank in lying.at.ranks:
                net[rank] += -lying.stake if lying.coppered != self.is_friends else lying.stake
        return net

    def _told(self) -> dict[int, list[int]]:
        """The ranks that each of the nearest cards may be of, by what the devices tell."""
        told: dict[int, list[int]] = {}
        for sight in self.sights:
            if sight.neighbours:
                return self._guess()
            if sight.drags is None or self._drags(_numbers(sight.drags.cards)):
                for place in self._places(sight):
                    ranks = self._ranks(sight, place)
                    if ranks is not None:
                        told[place] = ranks
        return told

    def _drags(self, marked: frozenset[int]) -> bool:
        return [card in marked for card in (self.window, *self.pile[:2])] == DRAGGED

    def _places(self, sight: Sight) -> list[int]:
        left = len(self.pile)
        gone = self.cards - left
        return [place for place in range(1, min(AHEAD, left) + 1) if sight.reaches(place, gone, left)]

    def _ranks(self, sight: Sight, place: int) -> list[int] | None:
        card = self.pile[place - 1] % ODD
        if sight.marked is None:
            return [_RANK[card]]
        if sight.marked is DOUBLED:
            return [_RANK[one] for one in self.doubled & self.box] if card in self.doubled else None
        marked = _numbers(sight.marked.cards)
        return [_RANK[one] for one in (self.box & marked if card in marked else self.box - marked)]

    def _guess(self) -> dict[int, list[int]]:
        for pile in zip(*self.before, strict=True):
            if self.window in pile[1:]:
                under = pile[pile.index(self.window) - 1]
                return {1: [_RANK[under]]} if under in self.box else {}
        return {}

    def _settle(self, first: int, second: int, call: tuple[int, ...] | None) -> None:
        loser, winner = self.rules.in_turn(first, second)
        lost, won = _RANK[loser], _RANK[winner]
        is_last = len(self.box) == self.rules.left_last + 2
        self.has_won = False
        for name, lying in [*self.lying.items()]:
            loses, wins = lost in lying.at.ranks, won in lying.at.ranks
            if loses or wins:
                bet = (lying.stake, lying.coppered, lying.is_bent)
                done = _outcome(self.run.book, name, bet, loses, wins, lost == won, is_last)
                if done is not None:
                    taken, paid, lies_on = done
                    if lies_on:
                        lying.is_bent = False
                    else:
                        del self.lying[name]
                    self._takes(lying, taken)
                    self.gain += paid
                    self.has_won = self.has_won or paid - taken > 1
        self.box = self.box - {loser, winner}
        if call is not None:
            self.gain += price(self.rules.call) * UNIT if call == (lost, won, _RANK[min(self.box)]) else -UNIT
        self.left[lost] = max(0, self.left[lost] - 1)
        self.left[won] = max(0, self.left[won] - 1)
        self.turns.append((loser, winner))

    def _takes(self, lying: _Lying, taken: int) -> None:
        """The bank takes so much of a stake: the whole of a corked one by its height, wood for checks."""
        self.gain += (lying.plug if taken == lying.stake else 0) - taken
        self.is_caught = self.is_caught or bool(lying.plug and 0 < taken < lying.stake)


@cache
def _numbers(cards: frozenset[Card]) -> frozenset[int]:
    return frozenset(number(card) for card in cards)


@cache
def _left_over(book: str, stake: int) -> int:
    """What the bank takes of a stake that the deal has not decided."""
    return sum(event.taken for event in settle_hock(library()[book], [Bet("", SPOTS["Q"], stake, False)]))


@cache
def _outcome(
    book: str, place: str, bet: tuple[int, bool, bool], loses: bool, wins: bool, is_pair: bool, is_last: bool
) -> tuple[int, int, bool] | None:
    """What is taken and paid when such a stake meets such a turn, and whether it lies on with its corner down."""
    stake, coppered, is_bent = bet
    spot = SPOTS[place]
    inside = [card for card in PACK if card.rank in spot.ranks]
    outside = [card for card in PACK if card.rank not in spot.ranks]
    loser = inside[0] if loses else outside[0]
    among = inside if wins else outside
    winner = next(card for card in among if card != loser and (card.rank == loser.rank) == is_pair)
    bend = Bend(stake, corners=1) if is_bent else None
    event = settle(library()[book], Bet("", spot, stake, coppered, bend=bend), loser, winner, is_last)
    return None if event is None else (event.taken, event.paid, event.result == "corner-down")
