"""The engine's public names for the editor of programs: what each room offers, and what a thing of each class has."""

from __future__ import annotations

import inspect
import json
import pkgutil
from enum import EnumType
from importlib import import_module
from pathlib import Path
from typing import Any

import faro
from farodocs.folders import ASSETS
from farodocs.parts import found
from farodocs.step import put

FILE = ASSETS / "python-words.json"

WANT_MORE = ("faro.highlighting", "faro.terminal")
"""The rooms that are nothing without libraries which the reader's Python has not."""

Names = dict[str, str]
"""Names, each with what it is called with in brackets, nothing where it is not called."""


def python_words() -> dict[str, dict[str, Names]]:
    """What may be taken of the package and of the door of each room, by module; what each public class has."""
    rooms = [f"faro.{room.name}" for room in pkgutil.iter_modules(faro.__path__) if room.ispkg]
    doors = [faro, *(import_module(room) for room in rooms if room not in WANT_MORE)]
    classes = {name: thing for name in faro.__all__ if inspect.isclass(thing := getattr(faro, name))}
    return {
        "modules": {door.__name__: {name: _called(getattr(door, name)) for name in door.__all__} for door in doors},
        "classes": {name: _members(name, thing) for name, thing in classes.items()},
    }


def _members(name: str, thing: type) -> Names:
    """What a class of the engine adds to what every class has: its fields, and what can be done with it."""
    members = (member for member in found(name).all_members if not member.startswith("_"))
    return {member: _called(getattr(thing, member, None)) for member in sorted(members)}


def _called(thing: Any) -> str:
    if not callable(thing) or isinstance(thing, EnumType):
        return ""
    try:
        names = inspect.signature(thing).parameters
    except ValueError:
        return "()"
    return f"({', '.join(name for name in names if name != 'self')})"


def write(target: Path = FILE) -> None:
    """Write the file that the editor asks for."""
    put(target, json.dumps(python_words(), ensure_ascii=False, separators=(",", ":")))
