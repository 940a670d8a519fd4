"""What stands behind the words of a position: cards, checks by name, stakes and how they ended, each written one way.

A value holds no space. Items of a list stand apart by commas, parts of an item by colons, and `-` is nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast, get_args

from faro.base import Bend, Bet, Call, Card, FaroError, Frozen, Goes, Rank, Result, Run, Spot, spot
from faro.cheats import Act, Trick
from faro.notation.forms import order, written_order
from faro.table import MOST_CORNERS
from faro.table import NAME as _NAME
from faro.table import events as e

NOTHING = "-"
_GOES: dict[str, Goes] = {"h": "half", "b": "none"}
_ENDS: tuple[str, ...] = (*get_args(Result), "left")
_STAKE = re.compile(
    r"(?P<checks>[0-9]{1,12})(?P<copper>c?)(?P<goes>[hb]?)(?P<masked>m?)(?P<entering>e?)"
    r"(?:\[(?P<couche>[1-9][0-9]{0,11})(?P<corners>\^*)(?P<folds>/*)(?P<pli>~?)\])?"
    rf"(?:@(?P<answerable>{_NAME.pattern}))?"
    r"(?:>(?P<ahead>[a-z]+))?(?:!(?P<plug>[0-9]{1,9}))?"
)
_FLAGS = "c, h, b, m, e, [couche], @name, >run and !plug, in this order"


@contextmanager
def placed(column: int) -> Iterator[None]:
    """Say of what goes wrong within that it stands at a column, unless that is known more exactly."""
    try:
        yield
    except FaroError as error:
        raise (error if error.column else error.at(error.line, column)) from None


@dataclass(frozen=True, slots=True)
class Kind:
    """What can stand behind a word: its form, how it is written and how it is read, from a column on."""

    form: str
    write: Callable[[Any], str]
    read: Callable[[str, int], Any]


def wrong(text: str, form: str) -> FaroError:
    """A piece of a position that is not of its form."""
    return FaroError("bad-position/form", text=text, form=form)


def pieces(text: str, column: int, apart: str = ",") -> Iterator[tuple[str, int]]:
    """The items of a list, each with its column; none of `-`."""
    if text == NOTHING:
        return
    for piece in text.split(apart):
        yield piece, column
        column += len(piece) + 1


def one(form: str, read: Callable[[str], Any], write: Callable[[Any], str] = str) -> Kind:
    """A single value."""

    def at(text: str, column: int) -> Any:
        with placed(column):
            return read(text)

    return Kind(form, write, at)


def many(
    each: str,
    read: Callable[[str], Any],
    write: Callable[[Any], str] = str,
    gather: Callable[[list[Any]], Any] = tuple,
    order: Callable[[Any], Sequence[Any]] = list,
) -> Kind:
    """A list, gathered into what a table holds; `order` is that of writing where a table has none."""

    def at(text: str, column: int) -> Any:
        found = []
        for piece, where in pieces(text, column):
            with placed(where):
                found.append(read(piece))
        with placed(column):
            return gather(found)

    return Kind(f"{each}[,…]", lambda value: ",".join(map(write, order(value))) or NOTHING, at)


def number(text: str) -> int:
    """A whole number, below nought with a hyphen."""
    if not re.fullmatch(r"-?[0-9]{1,12}", text, re.ASCII):
        raise wrong(text, "a whole number")
    return int(text)


def name(text: str) -> str:
    """A punter's name, or `bank`."""
    if not _NAME.fullmatch(text):
        raise FaroError("bad-name", punter=text)
    return text


def _parts(text: str, form: str, count: int) -> list[str]:
    parts = text.split(":")
    if len(parts) != count:
        raise wrong(text, form)
    return parts


def _turn(text: str) -> tuple[Card, Card]:
    loser, sign, winner = text.partition("-")
    if not sign:
        raise wrong(text, "CARD-CARD")
    return Card.parse(loser), Card.parse(winner)


def _amount(text: str) -> tuple[str, int]:
    whose, checks = _parts(text, "NAME:CHECKS", 2)
    return name(whose), number(checks)


def _frozen(entries: list[tuple[Any, Any]]) -> Frozen[Any, Any]:
    made = dict[Any, Any]()
    for key, value in entries:
        if key in made:
            raise FaroError("bad-position/entry", entry=key if isinstance(key, str) else ":".join(key))
        made[key] = value
    return Frozen(made)


def _each_once(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(_frozen([(str(card), card) for card in cards]).values())


def _place(text: str) -> tuple[str, str]:
    whose, where = _parts(text, "NAME:PLACE", 2)
    return name(whose), spot(where).id


def _written_bend(bend: Bend | None) -> str:
    return f"[{bend.couche}{'^' * bend.corners}{'/' * bend.folds}{'~' * bend.pli}]" if bend else ""


def _bend(found: Mapping[str, str | None]) -> Bend | None:
    if found["couche"] is None:
        return None
    corners, folds = len(found["corners"] or ""), len(found["folds"] or "")
    if corners > MOST_CORNERS:
        raise FaroError("no-corner")
    return Bend(int(found["couche"]), corners, folds, bool(found["pli"]))


def _lying(text: str) -> Bet:
    form = f"NAME:PLACE:CHECKS with {_FLAGS}"
    whose, where, stake = _parts(text, form, 3)
    read = _STAKE.fullmatch(stake)
    if read is None or int(read["checks"]) <= int(read["plug"] or 0) or read["ahead"] not in (None, *get_args(Run)):
        raise wrong(stake, form)
    if read["answerable"] == whose:
        raise FaroError("own-stake", punter=whose)
    return Bet(
        name(whose),
        spot(where),
        int(read["checks"]),
        bool(read["copper"]),
        _GOES.get(read["goes"], "all"),
        read["answerable"],
        _bend(read.groupdict()),
        bool(read["masked"]),
        bool(read["entering"]),
        cast("Run | None", read["ahead"]),
        int(read["plug"] or 0),
    )


def _written_stake(bet: Bet) -> str:
    goes = {"all": "", "half": "h", "none": "b"}[bet.goes]
    return (
        f"{bet.punter}:{bet.spot.id}:{bet.stake}{'c' * bet.coppered}{goes}{'m' * bet.masked}{'e' * bet.entering}"
        f"{_written_bend(bet.bend)}{f'@{bet.answerable}' if bet.answerable else ''}"
        f"{f'>{bet.ahead}' if bet.ahead else ''}{f'!{bet.plug}' if bet.plug else ''}"
    )


def _call(text: str) -> Call:
    form = "NAME:RANK-RANK-RANK:CHECKS"
    whose, called, checks = _parts(text, form, 3)
    if number(checks) < 1:
        raise wrong(text, f"{form} with one check or more")
    return Call(name(whose), order(called), number(checks))


def _settled(text: str) -> e.BetSettled | e.CallSettled | e.BetLeftOver:
    """How a stake ended, or, after a star, a call."""
    form = "NAME:PLACE:STAKE:RESULT:TAKEN:PAID"
    whose, where, stake, result, taken, paid = _parts(text.removeprefix("*"), form, 6)
    is_call = text.startswith("*")
    ends = get_args(Result) if is_call else _ENDS
    read = _STAKE.fullmatch(stake)
    if read is None or result not in ends:
        raise wrong(text, f"{form} with a result of {', '.join(ends)}")
    punter, checks, lost, won = name(whose), int(read["checks"]), number(taken), number(paid)
    if is_call:
        return e.CallSettled(punter, order(where), checks, cast("Result", result), lost, won)
    if result == "left":
        return e.BetLeftOver(punter, spot(where), checks, lost, won)
    answers, bend = read["answerable"], _bend(read.groupdict())
    return e.BetSettled(
        punter, spot(where), checks, bool(read["copper"]), cast("Result", result), lost, won, answers, bend
    )


def _written_end(event: e.BetSettled | e.CallSettled | e.BetLeftOver) -> str:
    if isinstance(event, e.CallSettled):
        return f"*{event.punter}:{written_order(event.order)}:{event.stake}:{event.result}:{event.taken}:{event.paid}"
    if isinstance(event, e.BetLeftOver):
        return f"{event.punter}:{event.spot.id}:{event.stake}:left:{event.taken}:{event.paid}"
    answers = f"@{event.answerable}" if event.answerable else ""
    stake = f"{event.stake}{'c' * event.coppered}{_written_bend(event.bend)}{answers}"
    return f"{event.punter}:{event.spot.id}:{stake}:{event.result}:{event.taken}:{event.paid}"


def _trick(text: str) -> Trick:
    form = "NAME:ACT:PLACE:PLACE:CHECKS:NAME"
    who, act, where, to, amount, victim = _parts(text, form, 6)
    if act not in get_args(Act):
        raise wrong(text, f"{form} with an act of {', '.join(get_args(Act))}")
    at, there = (None if each == NOTHING else spot(each) for each in (where, to))
    return Trick(name(who), cast("Act", act), at, there, number(amount), None if victim == NOTHING else name(victim))


def _written_trick(trick: Trick) -> str:
    def place(where: Spot | None) -> str:
        return where.id if where else NOTHING

    return (
        f"{trick.who}:{trick.act}:{place(trick.spot)}:{place(trick.to)}:{trick.amount}:"
        f"{NOTHING if trick.victim is None else trick.victim}"
    )


def _device(text: str) -> tuple[str, str]:
    device, who = _parts(text, "DEVICE:NAME", 2)
    return device, name(who)


def _two(pair: tuple[Any, Any]) -> str:
    return f"{pair[0]}:{pair[1]}"


def _by_place(bets: list[Bet]) -> Frozen[tuple[str, str], Bet]:
    return _frozen([((bet.punter, bet.spot.id), bet) for bet in bets])


CHECKS = one("CHECKS", number)
CARD = one("CARD", Card.parse)
CARDS = many("CARD", Card.parse, str, _each_once)
SET_OF_CARDS = many("CARD", Card.parse, str, frozenset, sorted)
RANKS = many("RANK", Rank.parse, lambda rank: rank.code)
TURNS = many("CARD-CARD", _turn, lambda turn: f"{turn[0]}-{turn[1]}")
NAME = one("NAME", name)
NAMES = many("NAME", name, str, frozenset, sorted)
PURSES = many("NAME:CHECKS", _amount, _two, _frozen, lambda purses: [*purses.items()])
PLACES = many("NAME:PLACE", _place, _two, frozenset, sorted)
STAKES = many("NAME:PLACE:CHECKS", _lying, _written_stake, _by_place, lambda stakes: [*stakes.values()])
CALLS = many(
    "NAME:RANK-RANK-RANK:CHECKS", _call, lambda call: f"{call.punter}:{written_order(call.order)}:{call.stake}"
)
ENDS = many("NAME:PLACE:STAKE:RESULT:TAKEN:PAID", _settled, _written_end)
DEVICES = many("DEVICE:NAME", _device, _two)
TRICKS = many("NAME:ACT:PLACE:PLACE:CHECKS:NAME", _trick, _written_trick)
