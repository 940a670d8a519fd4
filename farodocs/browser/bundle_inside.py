"""Runs inside Pyodide at build: finds what the engine needs of the standard library and compiles it and the engine.

What dataclasses compile when a module is imported is compiled here as well.

Only Pyodide's own Python writes bytecode that Pyodide can read, so the work is done there; bundle.mjs carries the
files in and out. Nothing here is imported by the site or by the engine.
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
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType

STDLIB_ZIP = "/lib/python314.zip"
SITE_PACKAGES = "/lib/python3.14/site-packages"

METHODS = "methods.marshal"

# With these the build reads the engine's data from a folder; in the browser the bundle's importer has it.
FOR_FOLDERS = ("importlib/readers.py", "importlib/resources/readers.py", "importlib/resources/_itertools.py")


def engine_in_use(engine: Path) -> Iterator[Path]:
    """The files of the engine that its doors import, in a fixed order: the others serve the build alone."""
    for door in sorted((engine / "session" / "doors").glob("[!_]*.py")):
        importlib.import_module(f"faro.session.doors.{door.stem}")
    for path in sorted(engine.rglob("*.py")):
        parts = path.relative_to(engine.parent).with_suffix("").parts
        if ".".join(parts[:-1] if parts[-1] == "__init__" else parts) in sys.modules:
            yield path


def imported_names(source: str) -> set[str]:
    """Absolute modules a source names in its imports, those inside functions too."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names.add(node.module)
    return names


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


def compiled(source: bytes, filename: str, *, optimize: int) -> bytes:
    """A .pyc that is never checked against its source: flags 0b01 (hash-based, unchecked) and an empty hash."""
    code = compile(source, filename, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


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
    return sorted(file for file in files if file.startswith(STDLIB_ZIP) and not file.endswith(FOR_FOLDERS))


def write(target: Path, data: bytes) -> None:
    """Write a file and the folders above it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)


def main(engine: str, out: str, importer: str, requests: str) -> None:
    """Compile `engine` (the package's folder) to `out`/engine; what it uses of the library, and its importer, to
    `out`/stdlib."""
    package, target = Path(engine), Path(out)
    sys.path.insert(0, str(package.parent))
    with Methods() as of_library:
        import_dataclasses_again()  # Pyodide has imported them to start
    named: set[str] = set()
    with Methods() as of_engine:
        used = [*engine_in_use(package)]
        for path in used:
            named |= imported_names(path.read_text(encoding="utf-8"))
        for name in sorted(named):
            importlib.import_module(name)
        exercise(json.loads(requests))
    write(target / "stdlib" / METHODS, marshal.dumps({**of_library}))
    write(target / "engine" / METHODS, marshal.dumps({**of_engine}))

    # The library without its docstrings and asserts: a sixth less to send. The engine keeps both.
    read_library = sys.path_importer_cache[STDLIB_ZIP].get_data  # type: ignore[union-attr]
    for filename in library_in_use():
        inside = filename.removeprefix(STDLIB_ZIP + "/")
        write(target / "stdlib" / (inside + "c"), compiled(read_library(filename), filename, optimize=2))
    code = compiled(importer.encode(), f"{STDLIB_ZIP}/sitecustomize.py", optimize=2)
    write(target / "stdlib" / "sitecustomize.pyc", code)
    for path in used:
        inside = path.relative_to(package.parent).as_posix()
        code = compiled(path.read_bytes(), f"{SITE_PACKAGES}/{inside}", optimize=0)
        write(target / "engine" / (inside + "c"), code)
