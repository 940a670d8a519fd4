"""What each field of a command may hold: a program that makes commands itself is told at once what does not fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from faro.cheats import Trick
from faro.table import commands as c
from faro.table.decide_tricks import TRICKS


def check_fields(made: c.Command | Trick) -> None:
    """Raise `TypeError` for a field of another kind than its own, in a command or in the trick that it does."""
    for name, kind, fits in _FIELDS[type(made)]:
        if not fits(getattr(made, name)):
            raise _misfit(made, name, kind)
    if isinstance(made, c.DoTrick):
        check_fields(made.trick)
    elif isinstance(made, Trick):
        for name in TRICKS[made.act].fields.split():
            if getattr(made, name) is None:
                raise _misfit(made, name, f"named for {made.act!r}")


def _misfit(made: c.Command | Trick, name: str, kind: str) -> TypeError:
    value = getattr(made, name)
    return TypeError(f"{type(made).__name__}.{name} is {kind}, not {value!r}: a line is made one by faro.parse_line")


def _fits(hint: Any) -> Callable[[Any], bool]:
    """What tells whether a value is of a type. It is not of a wider one's: `True` is no number of checks."""
    parts = get_args(hint)
    if not parts:
        return lambda value: type(value) is hint
    if get_origin(hint) is Literal:
        return lambda value: type(value) is str and value in parts
    if get_origin(hint) is tuple:
        fits, many = _fits(parts[0]), ... in parts
        return lambda value: type(value) is tuple and (many or len(value) == len(parts)) and all(map(fits, value))
    kinds = [_fits(part) for part in parts]
    return lambda value: any(fits(value) for fits in kinds)


_FIELDS = {
    kind: [(each.name, str(each.type), _fits(get_type_hints(kind)[each.name])) for each in fields(kind)]
    for kind in (*get_args(c.Command), Trick)
}
"""Of each command, and of a trick, the fields with what they are and what tells it."""
