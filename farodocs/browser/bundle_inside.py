"""Runs inside Pyodide at build: finds what the engine uses of the standard library, and has pyodide-build compile both.

Only Pyodide's own Python writes bytecode that Pyodide can read, so the work is done there, by pyodide-build's own
commands; bundle.mjs carries the files in and out. What dataclasses compile when a module is imported is compiled here.
Nothing here is imported by the site or by the engine.
"""

from __future__ import annotations

import ast
import dataclasses
import importlib
import io
import json
import marshal
import sys
import traceback
import warnings
import zipfile
from importlib.util import source_hash
from pathlib import Path
from types import CodeType

STDLIB_ZIP = "/lib/python314.zip"
PACKAGES = "/packages"

METHODS = "methods.marshal"

AT_A_DESK = ("faro.agents", "faro.highlighting", "faro.research", "faro.terminal", "faro.__main__")
"""Rooms of the engine that no page enters: neither they nor what they need go into the bundle."""

# With these the build reads the engine's data from its wheel; in the browser the bundle's importer has it.
FOR_WHEELS = ("importlib/readers.py", "importlib/resources/readers.py", "importlib/resources/_itertools.py")


def imported_names(source: str) -> set[str]:
    """Absolute modules a source names in its imports, those inside functions too."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names.add(node.module)
    return names


def import_what_is_named() -> None:
    """Import the engine as far as its doors do, and whatever that names: the rest of it serves the build alone."""
    from faro.session import DOORS

    for door in DOORS.values():
        door.open()
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "faro" and module.__spec__ and module.__spec__.loader:
            for named in sorted(imported_names(module.__spec__.loader.get_source(name))):  # type: ignore[attr-defined]
                if not named.startswith(AT_A_DESK):
                    importlib.import_module(named)


def exercise(requests: list[dict[str, object]]) -> None:
    """Make the interpreter import whatever a visit may make it import: a whole deal, a file out of a zip, errors."""
    from faro.session import reply

    log = ""
    for request in requests:
        log = json.loads(reply(json.dumps({"log": log, **request}))).get("log", log)
    with zipfile.ZipFile(io.BytesIO(), "w") as archive:
        archive.writestr("folder/inside", "")
        for entry in zipfile.Path(archive, "folder/").iterdir():
            entry.read_text(encoding="utf-8")
    try:
        try:
            raise KeyError("inner")
        except KeyError as inner:
            raise ValueError("outer") from inner
    except ValueError as error:
        traceback.format_exception(error)
    try:
        compile("1 +", "<request>", "eval")
    except SyntaxError as error:
        traceback.format_exception(error)
    with warnings.catch_warnings(record=True):
        warnings.warn("a warning", UserWarning, stacklevel=1)
    for name in ("ascii", "latin_1", "utf_8"):
        importlib.import_module(f"encodings.{name}")


class Methods(dict[bytes, CodeType]):
    """What dataclasses compile while it is entered, by the hash of its text."""

    def __enter__(self) -> Methods:
        dataclasses.exec = self.make  # type: ignore[attr-defined]
        return self

    def __exit__(self, *_: object) -> None:
        del dataclasses.exec  # type: ignore[attr-defined]

    def make(self, text: str, module: dict[str, object], made: dict[str, object]) -> None:
        """What `exec` does for dataclasses, and keep what is compiled."""
        code = self[source_hash(text.encode())] = compile(text, "<string>", "exec", dont_inherit=True)
        exec(code, module, made)


def import_dataclasses_again() -> None:
    """Run the code of those modules anew that define a dataclass; the modules stay what they are."""
    for name, module in list(sys.modules.items()):
        if any(
            dataclasses.is_dataclass(value) and value.__module__ == name
            for value in getattr(module, "__dict__", {}).values()
        ):
            spec = importlib.util.find_spec(name)
            spec.loader.exec_module(importlib.util.module_from_spec(spec))  # type: ignore[union-attr,arg-type]


def library_in_use() -> list[str]:
    """Files of the standard library's zip that have been imported."""
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    used = sorted(file for file in files if file.startswith(STDLIB_ZIP) and not file.endswith(FOR_WHEELS))
    return [file.removeprefix(STDLIB_ZIP + "/") for file in used]


def pyodide(command: str, *arguments: str) -> None:
    """Run one command of the program `pyodide`: the program itself would load them all, compilers’ too, which takes
    longer than to compile the library."""
    from importlib.metadata import entry_points

    sys.path.append(PACKAGES)
    [found] = entry_points(group="pyodide.cli", name=command)
    found.load().main([*arguments], standalone_mode=False)


def compile_engine(work: str, importer: str, requests: str) -> None:
    """Have the wheel in `work`/wheels locked and compiled; write what it uses of the library, and its importer, as they
    are to `work`/library."""
    [wheel] = Path(work, "wheels").glob("*.whl")
    sys.path.insert(0, str(wheel))
    with Methods() as of_library:
        import_dataclasses_again()  # Pyodide has imported them to start
    with Methods() as of_engine:
        import_what_is_named()
        exercise(json.loads(requests))
    read = sys.path_importer_cache[STDLIB_ZIP].get_data  # type: ignore[union-attr]
    with zipfile.ZipFile(Path(work, "library", "python_stdlib.zip"), "w") as archive:
        for file in library_in_use():
            archive.writestr(file, read(f"{STDLIB_ZIP}/{file}"))
        archive.writestr("sitecustomize.py", importer)
        archive.writestr(METHODS, marshal.dumps({**of_library}))
    with zipfile.ZipFile(wheel, "a") as archive:
        archive.writestr(METHODS, marshal.dumps({**of_engine}))
    lock = str(wheel.with_name("pyodide-lock.json"))
    pyodide("lockfile", "add-wheels", str(wheel), "--input", lock, "--output", lock, "--base-path", str(wheel.parent))
    pyodide("py-compile", str(wheel.parent), "--silent", "--compression-level", "0")


def compile_library(work: str) -> None:
    """Have the library in `work`/library compiled. It is told to go without docstrings and asserts: a sixth less to
    send. The engine keeps both."""
    pyodide("py-compile", f"{work}/library", "--silent", "--compression-level", "0")
