"""The words of a log: what a line may begin with, and how its words are read from the left."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import get_args

from faro.cards import Card, Rank
from faro.errors import FaroError
from faro.layout import SPOTS, Spot, spot
from faro.secret import Act, Trick

GRAMMAR: dict[str, str] = {
    "rules": "rules BOOK [RULE=VALUE ...] [DIGEST]",
    "bank": "bank CHECKS",
    "limit": "limit [LEAST] MOST [run RUNNING]",
    "open": "open NAME CHECKS",
    "marker": "marker NAME CHECKS",
    "soda": "soda CARD",
    "face": "face CARD",
    "bottom": "bottom CARD",
    "deal": "deal",
    "bet": "bet NAME CHECKS on PLACE",
    "copper": "copper NAME [CHECKS] on PLACE",
    "masque": "masque NAME [CHECKS] on PLACE",
    "show": "show NAME on PLACE",
    "take": "take NAME PLACE",
    "move": "move NAME PLACE to PLACE",
    "bar": "bar NAME PLACE",
    "half": "half NAME PLACE",
    "goes": "goes NAME PLACE",
    "parlee": "parlee NAME PLACE [to PLACE]",
    "paroli": "paroli NAME PLACE [to PLACE]",
    "paix": "paix NAME PLACE [to PLACE]",
    "pli": "pli NAME PLACE [to PLACE]",
    "alter": "alter NAME NAME PLACE to PLACE",
    "claim": "claim NAME NAME PLACE",
    "call": "call NAME CHECKS on RANK-RANK-RANK",
    "turn": "turn CARD CARD",
    "hock": "hock CARD",
    "pocket": "pocket CARD CARD CARD CARD",
    "device": "device DEVICE NAME",
    "pile": "pile CARD ...",
    "drawn": "drawn CARD [CARD]",
    "trick": "trick NAME ACT ...",
    "rise": "rise NAME",
    "expect": "expect NAME CHECKS",
}
"""Every command word with the form of its line; a `#` begins a comment."""

TRICKS: dict[Act, str] = {act: f"trick NAME {act}" for act in get_args(Act)} | {
    "misbead": "trick bank misbead RANK",
    "short": "trick bank short NAME CHECKS",
    "uncopper": "trick NAME uncopper PLACE",
    "lay": "trick NAME lay CHECKS on PLACE",
    "drag": "trick NAME drag PLACE to PLACE",
    "cork": "trick NAME cork CHECKS on PLACE",
    "corner": "trick NAME corner PLACE",
}
"""Every trick with the form of its line."""


class Words:
    """The words of one line, taken from the left."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.next = 1
        self.form = GRAMMAR[words[0]]

    def peek(self) -> str:
        return self.words[self.next] if self.next < len(self.words) else ""

    def take(self, what: str) -> str:
        if self.next == len(self.words):
            raise FaroError(
                "line-cut-short", f"the line {' '.join(self.words)!r} stops before its {what}", f"write '{self.form}'"
            )
        self.next += 1
        return self.words[self.next - 1]

    def checks(self) -> int:
        text = self.take("number of checks")
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            raise FaroError("bad-number", f"{text!r} is no number of checks", f"write '{self.form}'")
        return int(text)

    def card(self, what: str) -> Card:
        return Card.parse(self.take(what))

    def cards(self) -> tuple[Card, ...]:
        """One card or more, to the end of the line."""
        found = [self.card("card")]
        while self.peek():
            found.append(self.card("card"))
        return tuple(found)

    def word(self, expected: str) -> None:
        text = self.take(f"word {expected!r}")
        if text != expected:
            raise FaroError("unknown-word", f"{text!r} stands where {expected!r} belongs", f"write '{self.form}'")

    def spot(self) -> Spot:
        return spot(self.take("place"))

    def end(self) -> None:
        if self.next < len(self.words):
            extra = " ".join(self.words[self.next :])
            raise FaroError("too-many-words", f"{extra!r} is more than the line can say", f"write '{self.form}'")

    def trick(self) -> Trick:
        """The trick that the line names, from its doer on."""
        who, name = self.take("name"), self.take("act")
        act = next((act for act in TRICKS if act == name), None)
        if act is None:
            near = get_close_matches(name, TRICKS, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"the tricks are {', '.join(TRICKS)}"
            raise FaroError("unknown-word", f"no trick is called {name!r}", hint)
        self.form = TRICKS[act]
        match act:
            case "misbead":
                return Trick(who, act, SPOTS[Rank.parse(self.take("rank")).code])
            case "short":
                victim = self.take("punter")
                return Trick(who, act, amount=self.checks(), victim=victim)
            case "uncopper" | "corner":
                return Trick(who, act, self.spot())
            case "lay" | "cork":
                amount = self.checks()
                self.word("on")
                return Trick(who, act, self.spot(), amount=amount)
            case "drag":
                place = self.spot()
                self.word("to")
                return Trick(who, act, place, self.spot())
            case _:
                return Trick(who, act)
