"""The form of a line: what stands where in it. By one form a line is read from the left, and written again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import partial
from typing import Any

from faro.base import SPOTS, Card, FaroError, Order, Rank, Spot, spot


class Line:
    """The words of one line, taken from the left; `form` is how the whole line is written, `text` how this one is."""

    __slots__ = ("form", "next", "text", "words")

    def __init__(self, words: Sequence[str], form: str, text: str = "") -> None:
        self.words = words
        self.text = text
        self.next = 1
        self.form = form

    def peek(self, ahead: int = 0) -> str:
        """The next word, or one so many words after it; empty behind the end."""
        place = self.next + ahead
        return self.words[place] if place < len(self.words) else ""

    def take(self, what: str) -> str:
        """The next word, which is to be `what`; `line-cut-short` where there is none."""
        try:
            word = self.words[self.next]
        except IndexError:
            raise FaroError("line-cut-short", said=" ".join(self.words), what=what, form=self.form) from None
        self.next += 1
        return word

    def pass_over(self, word: str) -> None:
        """Take a word that every line of the form has; `unknown-word` where another stands there."""
        if self.peek() == word:
            self.next += 1
            return
        found = self.take(f"word {word!r}")
        raise FaroError("unknown-word/another", found=found, word=word, form=self.form)

    def end(self) -> None:
        """Refuse whatever is left."""
        if self.next < len(self.words):
            extra = " ".join(self.words[self.next :])
            raise FaroError("too-many-words", extra=extra, form=self.form)


@dataclass(frozen=True, slots=True)
class _Kind:
    """What a word in capitals stands for: what a line cut short lacks, how it is read and how it is written.

    A `read` that raises `ValueError` has met a number that is none.
    """

    what: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError
    if len(text) > 9:
        raise FaroError("bad-number/long", text=text)
    return int(text)


def order(text: str) -> Order:
    """An order of three ranks, as `5-6-7`."""
    parts = text.split("-")
    if len(parts) != 3:
        raise FaroError("bad-rank/order", text=text)
    loser, winner, hock = (Rank.parse(part) for part in parts)
    return loser, winner, hock


def written_order(ranks: Order) -> str:
    """The text that `order` reads."""
    return "-".join(rank.code for rank in ranks)


def _place_of_rank(code: str) -> Spot:
    return SPOTS[Rank.parse(code).code]


def _id(place: Spot) -> str:
    return place.id


_CHECKS = _Kind("number of checks", _number)
_KINDS: dict[str, _Kind] = {
    "NAME": _Kind("name", str),
    "DEVICE": _Kind("device", str),
    "CHECKS": _CHECKS,
    "LEAST": _CHECKS,
    "MOST": _CHECKS,
    "RUNNING": _CHECKS,
    "CARD": _Kind("card", Card.parse),
    "PLACE": _Kind("place", spot, _id),
    "RANK": _Kind("rank", _place_of_rank, _id),
    "RANK-RANK-RANK": _Kind("order of three ranks", order, written_order),
}
"""Every word in capitals of a regular form."""

_CALLED = {
    **{role: role for role in ("punter", "mover", "claimant")},
    "victim": "punter",
    "first": "first card",
    "second": "second card",
}
"""What a line cut short lacks, where the field tells it better than the kind."""

Straight = Callable[[Sequence[str]], Any]
"""What makes something of the words of a line; nothing where one is wrong, and what is wrong is not told."""

_Filling = tuple[int, Callable[[str], Any]]
"""The place of the word that fills a field, and what reads it."""

MANY = "..."
"""Behind a word of a form: once or more, to the end of the line."""


@dataclass(frozen=True, slots=True)
class _Part:
    """One word of a form: itself, or one of a kind, which fills a field of the command, or a place in its tuple.

    A line cut short before it lacks `what` it is.
    One that `is_many` goes on `until` a word that stands behind it in the form.
    """

    word: str
    kind: _Kind | None
    field: str = ""
    what: str = ""
    is_many: bool = False
    in_tuple: bool = False
    until: frozenset[str] = frozenset()

    def read(self, line: Line, said: dict[str, Any]) -> None:
        if self.kind is None:
            line.pass_over(self.word)
        elif not self.in_tuple:
            said[self.field] = self._value(line, self.kind)
        else:
            values = [*said.get(self.field, ()), self._value(line, self.kind)]
            while self.is_many and line.peek() and line.peek() not in self.until:
                values.append(self._value(line, self.kind))
            said[self.field] = tuple(values)

    def _value(self, line: Line, kind: _Kind) -> Any:
        text = line.take(self.what)
        try:
            return kind.read(text)
        except ValueError:
            raise FaroError("bad-number", text=text, what=kind.what, form=line.form) from None

    def write(self, left: dict[str, Any]) -> str:
        if self.kind is None:
            return self.word
        if not self.in_tuple:
            return self.kind.write(left[self.field])
        first, *rest = left[self.field]
        if self.is_many:
            return " ".join(map(self.kind.write, (first, *rest)))
        left[self.field] = rest
        return self.kind.write(first)


@dataclass(frozen=True, slots=True)
class _Group:
    """Words of a form that stand together. What `may_lack` is left out where one of `stops` comes `ahead`."""

    parts: tuple[_Part, ...]
    may_lack: bool = False
    ahead: int = 0
    stops: frozenset[str] = frozenset()

    def is_said(self, left: Mapping[str, Any]) -> bool:
        """Whether all that it would say is there to be said."""
        return all(
            part.field in left and (not part.in_tuple or bool(left[part.field])) for part in self.parts if part.kind
        )


class Form:
    """How a line is written: small words as they stand, kinds of things in capitals, in brackets what may be left out.

    `fields` names for each word in capitals the field that it fills, in their order. One that is named twice, or whose
    word may be repeated, is filled with a tuple.
    """

    def __init__(self, text: str, fields: str) -> None:
        left = fields.split()
        tokens = text.replace("[", "[ ").replace("]", " ]").split()
        groups: list[_Group] = []
        bracket: list[_Part] | None = None
        for place, token in enumerate(tokens):
            if token == MANY:
                continue
            if token == "[":
                bracket = []
            elif token == "]":
                groups.append(_Group(tuple(bracket or ()), may_lack=True))
                bracket = None
            else:
                is_many = MANY in tokens[place + 1 : place + 2]
                kind = _KINDS[token] if token.isupper() else None
                name = left.pop(0) if kind else ""
                in_tuple = is_many or fields.split().count(name) > 1
                until = frozenset(word for word in tokens[place + 1 :] if word.islower())
                what = _CALLED.get(name, kind.what) if kind else ""
                part = _Part(token, kind, name, what, is_many, in_tuple, until)
                if bracket is None:
                    groups.append(_Group((part,)))
                else:
                    bracket.append(part)
        if left:
            raise ValueError(f"the form {text!r} has no word for {left[0]!r}")
        self.text = text
        self.fields = frozenset(fields.split())
        self.may_lack = frozenset(part.field for group in groups if group.may_lack for part in group.parts if part.kind)
        self._groups = tuple(_with_stops(group, groups[place + 1 :]) for place, group in enumerate(groups))
        self._ways = _ways(groups)

    def read(self, line: Line) -> dict[str, Any]:
        """What a line says, by field, as far as it says it; the rest of the line is left."""
        said: dict[str, Any] = {}
        for group in self._groups:
            if not group.may_lack or line.peek(group.ahead) not in group.stops:
                for part in group.parts:
                    part.read(line, said)
        return said

    def straight(self, made: type[Any], says: Mapping[str, object]) -> dict[int, Straight]:
        """What makes something of a whole line at once, by the number of its words, where these tell enough for it.

        `says` are the fields that the word before the form fills.
        """
        known = {each.name: each.default for each in fields(made)} | dict(says)
        ways = {}
        for way in self._ways:
            told: dict[str, _Filling] = {
                name: (0, partial(_always, value)) for name, value in known.items() if value is not MISSING
            }
            told |= {part.field: (place, part.kind.read) for place, part in enumerate(way, 1) if part.kind}
            if told.keys() >= known.keys():
                fixed = [(place, part.word) for place, part in enumerate(way, 1) if part.kind is None]
                ways[len(way) + 1] = _straight(made, fixed, [told[name] for name in known])
        return ways

    def write(self, said: Mapping[str, Any]) -> str:
        """The line that says so much; what `said` lacks is left out where it may be."""
        left = dict(said)
        words = []
        for group in self._groups:
            if not group.may_lack or group.is_said(left):
                words += [part.write(left) for part in group.parts]
        return " ".join(words)


def _always(value: object, _: str) -> object:
    return value


def _straight(made: type[Any], fixed: Iterable[tuple[int, str]], filled: Iterable[_Filling]) -> Straight:
    """What makes something of a line that has `fixed` words, and others that fill its fields in their order."""

    def read(words: Sequence[str]) -> Any:
        for place, word in fixed:
            if words[place] != word:
                return None
        try:
            return made(*[read(words[place]) for place, read in filled])
        except (FaroError, ValueError):
            return None

    return read


def _ways(groups: Iterable[_Group]) -> tuple[tuple[_Part, ...], ...]:
    """The ways to write a form, without choices, as far as the number of its words tells which way it is."""
    ways: list[tuple[_Part, ...]] = [()]
    for group in groups:
        if any(part.in_tuple for part in group.parts):
            return ()
        ways = [*(ways if group.may_lack else ()), *((*way, *group.parts) for way in ways)]
    alike = Counter(map(len, ways))
    return tuple(way for way in ways if alike[len(way)] == 1)


def _with_stops(group: _Group, rest: Sequence[_Group]) -> _Group:
    """A group that knows by what word to tell that it is left out, and how far ahead of the line that word stands."""
    ahead, stops = 0, {""}
    for after in rest:
        first = after.parts[0]
        if first.kind is None:
            stops.add(first.word)
        if not after.may_lack:
            if first.kind is None:
                stops.discard("")
                break
            ahead += 1
    return _Group(group.parts, group.may_lack, ahead, frozenset(stops))
