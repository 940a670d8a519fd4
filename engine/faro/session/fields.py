"""The fields of a request: each of one kind wherever it is sent, and checked before anything is done."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, NotRequired, TypedDict, TypeVar, cast, get_args, get_origin, get_type_hints

from faro.base import FaroError
from faro.cheats import Vigilance
from faro.table import NAME

Asked = TypeVar("Asked", bound=Mapping[str, Any])


@dataclass(frozen=True, slots=True)
class Kind:
    """What a field holds, in words, and whether a value is that."""

    words: str
    fits: Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class Field:
    """A field by its name, its kind, and whether a request must have it."""

    name: str
    kind: Kind
    is_needed: bool


def check(asked: Mapping[str, Any], shape: type[Asked]) -> Asked:
    """A request that has what its `shape` says; one that lacks a field, or holds one of another kind, is refused."""
    for field in fields_of(shape):
        if not field.is_needed and field.name not in asked:
            continue
        if field.name not in asked or not field.kind.fits(asked[field.name]):
            raise FaroError("bad-request/field", do=asked["do"], field=field.name, kind=field.kind.words)
    return cast("Asked", asked)


def fields_of(shape: type) -> tuple[Field, ...]:
    """The fields of a request, those that it must have first."""
    fields = [_field(name, hint) for name, hint in get_type_hints(shape, include_extras=True).items()]
    return tuple(sorted(fields, key=lambda field: not field.is_needed))


def _field(name: str, hint: Any) -> Field:
    is_needed = get_origin(hint) is not NotRequired
    _, kind = get_args(hint if is_needed else get_args(hint)[0])
    return Field(name, kind, is_needed)


_HALF = re.compile(r"[\ud800-\udfff]")
"""Half of a letter of two halves: it cannot be written down, neither in a link nor under a seed."""
_GAIN = re.compile(r"-?[0-9]{1,9}")
_MANY = 10**9
"""More deals than any page counts."""


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and not _HALF.search(value)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_seat(value: Any) -> bool:
    return value is None or (isinstance(value, str) and NAME.fullmatch(value) is not None)


def _are(is_one: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: (
        isinstance(value, dict) and all(_is_text(key) and is_one(inside) for key, inside in value.items())
    )


def _are_payments(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(payment, dict) and all(_is_count(payment.get(what)) for what in ("taken", "paid"))
        for payment in value
    )


def _is_side(value: Any) -> bool:
    return _are(_is_count)(value) and all(map(_GAIN.fullmatch, value)) and sum(value.values()) < _MANY


def _are_gains(value: Any) -> bool:
    return _are(_is_side)(value) and {*value} == {"crooked", "square"}


class Taken(TypedDict):
    """The checks that were taken of a stake, and paid for it; or that the dealer `passes` it over."""

    passes: NotRequired[bool]
    taken: int
    paid: int


class Gains(TypedDict):
    """How many deals brought each gain in checks, crooked and square."""

    crooked: Mapping[str, int]
    square: Mapping[str, int]


Text = Annotated[str, Kind("a text", _is_text)]
Count = Annotated[int, Kind("a whole number of nought or more", _is_count)]
Size = Annotated[int, Kind("a whole number of one or more", lambda value: _is_count(value) and value > 0)]
YesOrNo = Annotated[bool, Kind("true or false", lambda value: isinstance(value, bool))]
Seat = Annotated[str | None, Kind("a punter's name, 'bank', or null for an onlooker", _is_seat)]
Habits = Annotated[Mapping[str, str], Kind("the key of a habit for each punter's name", _are(_is_text))]
"""Keys of `faro.simulation.HABITS`."""
Watch = Annotated[Vigilance, Kind("'one' thing each, or 'all'", lambda value: value in get_args(Vigilance))]
"""How well those watch who sit at a crooked table."""
Bids = Annotated[Mapping[str, int], Kind("the checks that each would put up, by name", _are(_is_count))]
Left = Annotated[Mapping[str, int], Kind("how many cards of each rank are left, by the ranks' codes", _are(_is_count))]
Payments = Annotated[list[Taken], Kind("the checks 'taken' and 'paid' for every stake and call", _are_payments)]
AllGains = Annotated[Gains, Kind("the gains of an earlier answer", _are_gains)]
