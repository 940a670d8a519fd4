"""A package as a house: its rooms from the ground up, each with a door, and every import in it, read and not run.

A room is a folder of modules, or a module that stands beside them. Its door is its `__init__`, whose `__all__` says
what other rooms may use.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path

from farodocs.folders import ROOT


@dataclass(frozen=True)
class Import:
    """One import: the module that it reaches, or what it names of one, and where it stands."""

    module: str
    name: str
    by: str
    where: str

    def __str__(self) -> str:
        return f"{self.where} imports {self.module}{f' ({self.name})' if self.name else ''}"


@dataclass(frozen=True)
class House:
    """A package, and its rooms from the ground up: `folder.room` for a room within another."""

    folder: Path
    rooms: tuple[str, ...]
    modules: dict[str, Path] = field(init=False)
    imports: tuple[Import, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "modules", {self._called(path): path for path in sorted(self.folder.rglob("*.py"))})
        object.__setattr__(self, "imports", tuple(imports(self.folder)))

    def _called(self, path: Path) -> str:
        return ".".join(path.relative_to(self.folder.parent).with_suffix("").parts).removesuffix(".__init__")

    def room_of(self, module: str) -> str:
        """The innermost room of a module; nothing for one of another package, and for the package itself."""
        _, _, inside = module.partition(f"{self.folder.name}.")
        if not module.startswith(f"{self.folder.name}.") or not inside:
            return ""
        return max((room for room in self.rooms if f"{inside}.".startswith(f"{room}.")), key=len, default="")

    def homeless(self) -> list[str]:
        """The modules that stand in no room, and the rooms in which none stands."""
        lived_in = {self.room_of(module): module for module in self.modules if module != self.folder.name}
        return [*filter(None, (lived_in.get(""),)), *({*self.rooms} - {*lived_in})]

    def upward(self) -> list[str]:
        """The imports of a room from one above it."""
        return [
            str(found)
            for found in self._between_rooms()
            if self.rooms.index(self.room_of(found.module)) > self.rooms.index(self.room_of(found.by))
        ]

    def past_doors(self, *others: Path) -> list[str]:
        """The imports of other rooms, and of `others` folders, that go past a door or take what it does not offer."""
        outside = (found for folder in others for found in imports(folder) if self.room_of(found.module))
        return [str(found) for found in (*self._between_rooms(), *outside) if not self._is_offered(found)]

    def round_by_their_own_door(self) -> list[str]:
        """The imports of a room from its own door."""
        return [
            str(found)
            for found in self.imports
            if found.module == self._door(found.by) != found.by and found.name in _offered(found.module)
        ]

    def circles(self) -> list[str]:
        """The modules that import one another in a circle, one circle at a time."""
        try:
            TopologicalSorter(
                {name: {found.module for found in self.imports if found.by == name} for name in self.modules}
            ).prepare()
        except CycleError as error:
            return [*map(str, error.args[1])]
        return []

    def longer_than(self, most: int) -> list[str]:
        """The modules of more lines."""
        lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in self.modules.values()}
        return [f"{path.relative_to(ROOT)}: {count} lines" for path, count in lines.items() if count > most]

    def lines_of(self, room: str) -> int:
        """The lines of a room, rooms within it apart."""
        mine = [path for module, path in self.modules.items() if self.room_of(module) == room]
        return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in mine)

    def _door(self, module: str) -> str:
        return f"{self.folder.name}.{self.room_of(module)}"

    def _between_rooms(self) -> Iterator[Import]:
        for found in self.imports:
            here, there = self.room_of(found.by), self.room_of(found.module)
            if here and there and here != there:
                yield found

    def _is_offered(self, found: Import) -> bool:
        door = self._door(found.module)
        is_module_alone = self.modules[door].name != "__init__.py"
        return found.module == door and (is_module_alone or not found.name or found.name in _offered(door))


def imports(folder: Path) -> Iterator[Import]:
    """Every import below a folder. What a door offers is the door's; any other module is told by its own name."""
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(ROOT)
        by = ".".join(path.relative_to(folder.parent).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{place}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Import):
                yield from (Import(alias.name, "", by, where) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{where}: relative import; write the module's full name"
                package = node.module or ""
                for alias in node.names:
                    inner = f"{package}.{alias.name}"
                    # A module that a door offers is the door's to others, and a neighbour to those within.
                    is_neighbour = package == ".".join(path.relative_to(folder.parent).parent.parts)
                    is_own = _is_module(inner) and (is_neighbour or alias.name not in _offered(package))
                    yield Import(inner, "", by, where) if is_own else Import(package, alias.name, by, where)


@cache
def _is_module(name: str) -> bool:
    if name.partition(".")[0] not in ("faro", "farodocs"):
        return False
    root = ROOT / "engine" if name.startswith("faro.") else ROOT
    path = root / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


@cache
def _offered(package: str) -> frozenset[str]:
    if package.partition(".")[0] not in ("faro", "farodocs"):
        return frozenset()
    return frozenset(getattr(import_module(package), "__all__", ()))
