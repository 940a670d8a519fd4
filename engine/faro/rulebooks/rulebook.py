"""A rule-book: one record, one field for each thing the books dispute, each value with the place that says so."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from typing import Any, Literal, TypeVar, get_args, get_type_hints

from faro.base import FaroError, Frozen, OddUnit, cut, listed, meant
from faro.rulebooks.phrases import PHRASES

T = TypeVar("T")

Deal = Literal["soda-to-hock", "face-to-last", "bottom-shown", "whole-pack", "pocket"]
Opening = Literal["soda", "face", "bottom", "deal"]
FirstCard = Literal["loses", "wins"]
LastTurn = Literal["as-any", "last-null", "last-to-bank", "void"]
OpposedLast = Literal["turned-round", "as-open"]
FaceTakes = Literal["nothing", "half", "two-thirds", "whole"]
FirstStakes = Literal["before-soda", "after-soda"]
Entry = Literal["free", "after-face"]
SplitTakes = Literal["half", "whole", "first-card"]
FigureDoublet = Literal["half", "whole"]
CornersBent = Literal["after-turn", "at-the-win"]
DoubletOnParoli = Literal["corner-down", "half"]
Ladder = Literal["refused", "doubling", "as-named", "sixty-seven"]
Masque = Literal["refused", "hidden", "asleep"]
Mixed = Literal["half", "push", "drawn", "lose"]
OwnCards = Literal["apart", "drawn"]
Allowed = Literal["allowed", "refused"]
Taken = Literal["taken", "refused"]
HighCard = Literal["refused", "tie-push", "tie-half", "tie-lose"]
OddEven = Literal["refused", "no-bar", "bar-seven", "bar-king"]
CallPrice = Literal["4-to-1", "4-for-1", "refused"]
CatPrice = Literal["2-to-1", "2-for-1", "4-to-1", "1-to-1", "refused"]
Withdrawal = Literal["free", "until-eight", "must-lie"]
Bar = Literal["until-it-goes", "one-turn", "refused"]
CaseLimit = Literal["full", "half"]
RunningLimit = Literal["four-limits", "agreed", "unlimited", "refused"]
DeadStake = Literal["refused", "first-player", "first-player-or-dealer"]
HockStakes = Literal["returned", "bank"]
Misdeal = Literal["no-penalty", "bank-pays"]
BrokenBank = Literal["in-sight", "with-takings"]
Viggresh = Literal["none", "tenth", "fifteen-percent"]
StakesOn = Literal["layout", "livret", "own-pack"]
PackLies = Literal["face-up", "face-down"]
Side = Literal["left", "right"]
Croupiers = Literal["none", "one", "several"]

_OPENINGS: dict[Deal, Opening] = {"soda-to-hock": "soda", "face-to-last": "face", "bottom-shown": "bottom"}
_LEFT_OUT: dict[str, tuple[int, int]] = {"soda-to-hock": (1, 1), "face-to-last": (1, 1), "pocket": (0, 4)}
"""The cards before the first turn and after the last, in deals that do not turn up the whole pack in turns."""
LAST_CARDS: dict[Deal, str] = {"soda-to-hock": "hock", "face-to-last": "last card", "pocket": "pocket"}
"""What is left when the turns of a deal are out."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value comes from: a work's key and the place in it, or the reason why it had to be assumed."""

    work: str | None
    place: str
    assumed: str

    def __str__(self) -> str:
        return f"assumed: {self.assumed}" if self.work is None else f"{self.work}, {self.place}"


@dataclass(frozen=True)
class Rulebook:
    """The rules that one book prints, or one house deals by. Frozen; `parse` is the way to make one from data.

    How the pack is dealt. `deal`: from the soda, which is dead, to the hock; from a face, which takes, to a last card;
    all in turns, with the bottom card shown beforehand or not; or in turns down to a pocket of four. `first_card`:
    whether the first card of a turn loses or wins. `last_turn`: whether the last turn of a deal is like any other, its
    last card is null, that card too is the bank's, or neither card counts. `opposed_last`: whether that is turned round
    for a coppered stake, as the game is, or counts for it as the cards lie. `face_takes`: what the bank takes of the
    stakes on the face, or on the soda where they may lie before it, as a share.

    What a turn does. `split`: what the bank takes of a stake when a turn brings two cards of one rank in it, or
    whether the card that comes first decides. `figure_doublet`: what it takes then of a stake on a figure card.
    `odd_unit`: who keeps the check that will not halve. `combination`: what the bank takes of a stake on several ranks
    when one of them wins and another loses in the same turn: half, the whole or nothing, the stake given back by a
    push and left to lie by a drawn turn. `own_cards`: whether two stakes of one punter, of which one wins and the other
    loses, are settled each by itself or are a drawn game. `mixed_sides`: as `combination`, for a row, a side, a colour
    or all odds. `high_card`: whether the High Card bar is taken, and what it does on two cards of one rank. `odd_even`:
    whether the bet on an odd or even winner is taken, and the rank that decides nothing. `call`, `cat`: what the bank
    pays for the order of the last three cards, of three ranks or with a pair among them. `broken_bank`: how far a bank
    that cannot pay everything must pay. `viggresh`: the share of his losses that a punter gets back when he rises.

    Which stakes are taken. `figure_cards`: the four figure cards of a livret. `second_bets`: a stake on a rank of which
    a card is out. `combinations`: between two cards, squares. `figures`: three in a row, the pot. `corners`:
    at the corner of a card, on two that do not touch. `inside_three`: three at an inner corner. `sides`: rows, one side
    against the other, colours, all odd or all even. `strings`: ranks strung or heeled by word of mouth. `copper`:
    whether a stake may be coppered, to win when it would lose.

    What may be done with a stake. `first_stakes`: whether it may lie before the first card is shown. `entry`: whether a
    stake laid in the middle of a deal plays at once, or lets a card go by and is faced by the next. `withdrawal`:
    whether it may be taken down or moved before it is decided, or until eight cards are left. `ladder`: whether a
    winner may bend corners for a paroli and fold for a paix, and what the rungs pay. `corners_bent`: whether he
    does so when the turn is settled, or at the win itself, so that the other card of the turn can still touch the bent
    card. `doublet_on_paroli`: whether a
    doublet takes a corner down or half of what lies, as of a plain stake. `pli`: whether what a doublet left may be
    played on to win the loss back. `masque`: whether a card may be turned face down, and plays on or sleeps. `bar`: how
    long a stake stays barred. `half_goes`: whether half of it may be held back till the deal is out.
    `case_limit`: the limit on a rank of which one card is left, as a share of the limit of the game.
    `running_limit`: how far a stake may be parleed.
    `dead_stake`: who may claim a stake laid on a dead card. `hock_stakes`: what becomes of stakes undecided when the
    deal is out. `misdeal`: whether the bank pays them all where the pack was no whole one, and so does not come out.

    How it looks. `stakes_on`: a layout common to all, a livret for each punter, or a card from his own pack.
    `pack_lies`: how the pack lies in the box; face up, the winner of a turn stays in the window till the next.
    `loser_pile`: the side of the box, from the players' side, on which the losing cards are laid.
    `croupiers`: who helps the dealer to take and pay.

    `house_rules` are the rules in which a table departs from the `printed` book, by field and value: see `vary`.
    """

    id: str
    title: str
    short: str
    deal: Deal
    first_card: FirstCard
    last_turn: LastTurn
    opposed_last: OpposedLast
    face_takes: FaceTakes
    split: SplitTakes
    figure_doublet: FigureDoublet
    odd_unit: OddUnit
    combination: Mixed
    own_cards: OwnCards
    mixed_sides: Mixed
    high_card: HighCard
    odd_even: OddEven
    call: CallPrice
    cat: CatPrice
    broken_bank: BrokenBank
    viggresh: Viggresh
    figure_cards: Taken
    second_bets: Taken
    combinations: Taken
    figures: Taken
    corners: Taken
    inside_three: Taken
    sides: Taken
    strings: Taken
    copper: Allowed
    first_stakes: FirstStakes
    entry: Entry
    withdrawal: Withdrawal
    ladder: Ladder
    corners_bent: CornersBent
    doublet_on_paroli: DoubletOnParoli
    pli: Allowed
    masque: Masque
    bar: Bar
    half_goes: Allowed
    case_limit: CaseLimit
    running_limit: RunningLimit
    dead_stake: DeadStake
    hock_stakes: HockStakes
    misdeal: Misdeal
    stakes_on: StakesOn
    pack_lies: PackLies
    loser_pile: Side
    croupiers: Croupiers
    house_rules: tuple[tuple[str, str], ...] = ()
    sources: Frozen[str, Source] = field(default_factory=Frozen, compare=False, repr=False)
    printed: Rulebook | None = field(default=None, compare=False, repr=False)

    def source(self, name: str) -> Source:
        """Who says so: the source of one field's value. `KeyError` for a name that is no rule."""
        return self.sources[name]

    def is_assumed(self, *names: str) -> bool:
        """Whether the value of a field, or of one among several, is ours: it has no source, and no house has set it."""
        own = [source for name in names if name not in dict(self.house_rules) and (source := self.sources.get(name))]
        return any(source.work is None for source in own)

    @property
    def name(self) -> str:
        """What to call the book at the table: its short title, and the rules in which the house departs from it."""
        return f"{self.short}, {self.departures}" if self.house_rules else self.short

    @property
    def words(self) -> tuple[str, ...]:
        """How a log names the book: by its id, and by every rule in which the house departs from it, `split=push`."""
        return (self.id, *(f"{rule}={value}" for rule, value in self.house_rules))

    @property
    def brief(self) -> str:
        """The short title, and in how many rules the house departs from it."""
        return f"{self.short}, {self._counted}" if self.house_rules else self.short

    @property
    def departures(self) -> str:
        """In how many rules the house departs from the book, and in which, where they are one or two."""
        changed = [PHRASES[rule][value] for rule, value in self.house_rules]
        return f"{self._counted}: {' and '.join(changed)}" if len(changed) <= 2 else self._counted

    @property
    def _counted(self) -> str:
        rules = len(self.house_rules)
        return {1: "with one house rule", 2: "with two house rules"}.get(rules, f"with {rules} house rules")

    @property
    def opening(self) -> Opening:
        """How a deal begins: with the soda, the face or the bottom card shown, or with no card at all."""
        return _OPENINGS.get(self.deal, "deal")

    @property
    def has_box(self) -> bool:
        """Whether the cards come from a box, of which the soda and the pocket are parts, or from the hand."""
        return self.deal in ("soda-to-hock", "pocket")

    @property
    def takes_first(self) -> bool:
        """Whether the card that opens a deal takes of the stakes on it: a face does, a soda where a house says so."""
        return self.opening == "face" or (self.opening == "soda" and self.face_takes != "nothing")

    @property
    def shown_first(self) -> int:
        """How many cards are shown before the first turn: the soda or the face, or none."""
        return _LEFT_OUT.get(self.deal, (0, 0))[0]

    @cached_property
    def left_last(self) -> int:
        """How many cards are left when the turns are out: the hock, the pocket of four, or none."""
        return _LEFT_OUT.get(self.deal, (0, 0))[1]

    def turns(self, cards: int) -> int:
        """How many turns a pack of so many cards makes."""
        return (cards - self.shown_first - self.left_last) // 2

    def in_turn(self, first: T, second: T) -> tuple[T, T]:
        """Two cards in the order drawn as (loser, winner); and, as it only turns them round or not, the reverse."""
        return (first, second) if self.first_card == "loses" else (second, first)

    @property
    def digest(self) -> str:
        """Eight hexadecimal digits that change whenever a rule of the book changes its value."""
        return _digest(self)


@lru_cache(maxsize=64)
def _digest(book: Rulebook) -> str:
    text = "\n".join(f"{name}={getattr(book, name)}" for name in ("id", *RULES))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


_HEADINGS = ("id", "title", "short")
_OF_HOUSE = ("house_rules", "sources", "printed")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
"""An id that a log and a position can hold among their other words."""
_PARTS = ("value", "source", "place", "assumed")
_TYPES = get_type_hints(Rulebook)

RULES: dict[str, tuple[str, ...]] = {
    f.name: get_args(_TYPES[f.name]) for f in fields(Rulebook) if f.name not in (*_HEADINGS, *_OF_HOUSE)
}
"""Every field that is a rule, with the values it may hold."""

for _rule, _said in listed("PHRASES", RULES, PHRASES).items():
    listed(f"PHRASES[{_rule!r}]", RULES[_rule], _said)


def faults(data: Mapping[str, Any], where: str) -> Iterator[FaroError]:
    """Everything that is wrong with a TOML table as a rule-book: `bad-rulebook`, with the path of the key as a value.

    Wrong is a key that is missing or unknown, told with the nearest that there is, an id that no log can name, a value
    that the rule does not know, and a value without a source, or with one and an assumption too. `where` names the file
    in what is told.
    """
    yield from _wrong_keys(data, (*_HEADINGS, "rules"), where)
    for name in _HEADINGS:
        if name in data and (not isinstance(data[name], str) or not data[name].strip()):
            yield FaroError("bad-rulebook/text", where=where, path=name, value=data[name])
        elif name == "id" and name in data and not _ID.fullmatch(data[name]):
            yield FaroError("bad-rulebook/id", where=where, path=name, value=data[name])
    rules = data.get("rules", {})
    if not isinstance(rules, Mapping):
        yield FaroError("bad-rulebook/rules", where=where)
        return
    if "rules" in data:
        yield from _wrong_keys(rules, tuple(RULES), where, "rules.")
    for name, allowed in RULES.items():
        if name in rules:
            yield from _wrong_rule(rules[name], allowed, where, f"rules.{name}")


def parse(data: Mapping[str, Any], where: str) -> Rulebook:
    """The rule-book that a TOML table holds; raises the first of its `faults`."""
    for fault in faults(data, where):
        raise fault
    rules = data["rules"]
    sources = {
        name: Source(rule.get("source"), rule.get("place", ""), rule.get("assumed", "")) for name, rule in rules.items()
    }
    headings = {name: data[name] for name in _HEADINGS}
    return Rulebook(**headings, **{name: rules[name]["value"] for name in RULES}, sources=Frozen(sources))


def with_rules(book: Rulebook, changes: Mapping[str, str]) -> Rulebook:
    """The book with some of its rules changed by the house, whether that has an effect or not.

    Raises `bad-rulebook`, with the nearest valid word, for a rule or a value that there is not.
    """
    for fault in _wrong_keys(changes, tuple(RULES), book.id, whole=False):
        raise fault
    for name, value in changes.items():
        for fault in _wrong_value(value, RULES[name], book.id, name):
            raise fault
    printed = book.printed or book
    asked = sorted({**dict(book.house_rules), **changes}.items())
    house = {name: value for name, value in asked if getattr(printed, name) != value}
    sources = {**printed.sources, **{name: Source(None, "", "a rule of this house") for name in house}}
    return replace(
        printed, **dict[str, Any](house), house_rules=tuple(house.items()), sources=Frozen(sources), printed=printed
    )


def _wrong_keys(
    data: Mapping[str, Any], known: tuple[str, ...], where: str, at: str = "", *, whole: bool = True
) -> Iterator[FaroError]:
    for key in data:
        if key not in known:
            yield FaroError("bad-rulebook/key", where=where, path=f"{at}{key[:80]}", meant=meant(key, known))
    for key in known if whole else ():
        if key not in data:
            yield FaroError("bad-rulebook/missing", where=where, path=f"{at}{key}")


def _wrong_value(value: object, allowed: tuple[str, ...], where: str, path: str) -> Iterator[FaroError]:
    if value not in allowed:
        shown, near = cut(value) if isinstance(value, str) else value, meant(str(value), allowed)
        yield FaroError("bad-rulebook/value", where=where, path=path, value=shown, allowed=allowed, meant=near)


def _wrong_rule(rule: object, allowed: tuple[str, ...], where: str, path: str) -> Iterator[FaroError]:
    if not isinstance(rule, Mapping):
        yield FaroError("bad-rulebook/rule", where=where, path=path)
        return
    yield from _wrong_value(rule.get("value"), allowed, where, f"{path}.value")
    for key, part in rule.items():
        if key not in _PARTS:
            yield FaroError("bad-rulebook/part", where=where, path=f"{path}.{key}", meant=meant(key, _PARTS))
        elif key != "value" and (not isinstance(part, str) or not part.strip()):
            yield FaroError("bad-rulebook/text", where=where, path=f"{path}.{key}", value=part)
    if ("source" in rule) == ("assumed" in rule) or {"assumed", "place"} <= rule.keys():
        yield FaroError("bad-rulebook/source", where=where, path=path)
    elif "source" in rule and "place" not in rule:
        yield FaroError("bad-rulebook/place", where=where, path=f"{path}.place")
