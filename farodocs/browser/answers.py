"""The types of the session's requests and answers for the scripts, from its own: docs/assets/faro/engine/answers.d.ts.

`python -m farodocs.browser.answers` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from inspect import getdoc, unwrap
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from faro import teaching
from faro.session import DOORS
from farodocs.folders import ASSETS

TARGET = ASSETS / "faro" / "engine" / "answers.d.ts"
HEAD = "// What the doors of the session are asked with and answer; farodocs/browser/answers.py writes it.\n"

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def declarations() -> str:
    """The module of types: an interface for every shape, and which door is asked with and answers with which."""
    requests = {name: door.asks for name, door in DOORS.items()}
    answers = {name: get_type_hints(unwrap(door.open()))["return"] for name, door in DOORS.items()}
    shapes: dict[str, type] = {}
    for shape in (*requests.values(), *answers.values()):
        _gather(shape, shapes)
    interfaces = "".join(_interface(shape) for _, shape in sorted(shapes.items()))
    asked = _by_door("Requests", "What each door is asked with, besides what to `do`.", requests)
    answered = _by_door("Answers", "The answer of each door.", answers)
    return f"{HEAD}\n{interfaces}{asked}\n{answered}"


def _by_door(name: str, says: str, doors: Mapping[str, type]) -> str:
    lines = "".join(f"  {door}: {_written(shape)};\n" for door, shape in doors.items())
    return f"/** {says} */\nexport interface {name} {{\n{lines}}}\n"


def _gather(kind: Any, shapes: dict[str, type]) -> None:
    """Every shape that a type is made of, the type itself among them, by its name."""
    if _is_shape(kind):
        known = shapes.get(kind.__name__)
        if known is kind:
            return
        if known is not None:
            raise TypeError(
                f"{known.__module__} and {kind.__module__} both name a shape {kind.__name__}; name one anew"
            )
        shapes[kind.__name__] = kind
        for inside in _fields(kind).values():
            _gather(inside, shapes)
    for inside in get_args(kind):
        _gather(inside, shapes)


def _is_shape(kind: Any) -> bool:
    return is_typeddict(kind) or (isinstance(kind, type) and is_dataclass(kind))


def _fields(shape: Any) -> dict[str, Any]:
    # What a door does not import until somebody learns is named here.
    hints = get_type_hints(shape, localns=vars(teaching), include_extras=True)
    return {field.name: hints[field.name] for field in fields(shape)} if is_dataclass(shape) else hints


def _interface(shape: type) -> str:
    says = " ".join((getdoc(shape) or "").partition("\n\n")[0].split())
    return f"/** {says} */\nexport interface {shape.__name__} {{\n{''.join(_lines(shape))}}}\n\n"


def _lines(shape: type) -> Iterator[str]:
    for name, kind in _fields(shape).items():
        optional = get_origin(kind) is NotRequired
        [held] = get_args(kind) if optional else [kind]
        yield f"  {name}{'?' if optional else ''}: {_written(held)};\n"


def _written(kind: Any) -> str:
    """A type as TypeScript writes it. Raises `TypeError` for one that no request or answer can hold."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if _is_shape(kind):
        return str(kind.__name__)
    origin, held = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _written(held[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in held)
    if origin in (Union, UnionType):
        return " | ".join(map(_written, held))
    if origin in (list, Sequence) or (origin is tuple and held[1:] == (...,)):
        return f"({_written(held[0])})[]" if len(get_args(held[0])) > 1 else f"{_written(held[0])}[]"
    if origin is tuple:
        return f"[{', '.join(map(_written, held))}]"
    if origin in (dict, Mapping):
        return f"Record<string, {_written(held[1])}>"  # JSON has no other keys
    raise TypeError(
        f"a door asks or answers {kind}, and the scripts have no type for it; see farodocs/browser/answers.py"
    )


if __name__ == "__main__":
    TARGET.write_text(declarations(), encoding="utf-8")
