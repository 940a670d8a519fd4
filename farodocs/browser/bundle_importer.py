"""Lies in the bundle's library as `sitecustomize`: imports the rest of it, and the engine, each from one reading.

Python's own importer opens the archive anew for every module. At a hundred modules that is a fifth of what Python needs
to start; a lookup and a slice do the same. What is held in memory needs no file either, so an interpreter that starts
from a picture of its memory has all of it.

A dataclass writes its methods as text and has it compiled when its module is imported: of the engine's imports that is
half. The build has compiled the same texts, which are found here by their hash.
"""

import marshal
import sys
import zipimport

# Not from importlib: what is imported here still comes the slow way.
from _frozen_importlib import ModuleSpec
from types import CodeType, ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

LOCAL_HEADER = 30  # bytes before an entry's name in a zip
PYC_HEADER = 16  # bytes before the code in a .pyc
METHODS = "methods.marshal"
NOWHERE = {"_hashlib"}  # compiled modules that Pyodide has not, and that the library asks for and does without

methods: dict[bytes, CodeType] = {}
"""What dataclasses have compiled, by the hash of its text."""


def make(text: str, module: dict[str, object], made: dict[str, object]) -> None:
    """What `exec` does for dataclasses, without compiling again."""
    from importlib.util import source_hash

    exec(methods.get(source_hash(text.encode()), text), module, made)


class Library:
    """Finder and loader of the modules in a zip that is stored, not compressed."""

    def __init__(self, archive: str) -> None:
        with open(archive, "rb") as file:
            self.bytes = file.read()
        self.data = memoryview(self.bytes)
        self.places: dict[str, tuple[int, int, str, bool]] = {}
        zipimport.zipimporter(archive)  # fills the cache
        for inside, entry in zipimport._zip_directory_cache[archive].items():  # type: ignore[attr-defined]
            if not inside.endswith((".pyc", METHODS)):
                continue
            path, size, offset = entry[0], entry[2], entry[4]
            start = offset + LOCAL_HEADER + len(inside)
            if inside == METHODS:
                methods.update(marshal.loads(self.data[start : start + size]))
                continue
            name = inside.removesuffix(".pyc").replace("/", ".")
            package = name.removesuffix(".__init__")
            self.places[package] = (start + PYC_HEADER, start + size, path, package != name)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where a module of the library lies; None for any other."""
        if name not in self.places:
            return None
        _, _, origin, is_package = self.places[name]
        spec = ModuleSpec(name, self, origin=origin, is_package=is_package)  # type: ignore[arg-type]
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(origin.rpartition("/")[0])
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """The ordinary kind of module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's code."""
        start, end, _, _ = self.places[module.__name__]
        exec(marshal.loads(self.data[start:end]), module.__dict__)
        if module.__name__ == "dataclasses":
            module.exec = make  # type: ignore[attr-defined]

    def get_resource_reader(self, name: str) -> "Resources":
        """What `importlib.resources` asks for the files beside a package's modules."""
        return Resources(self.bytes, f"{name.replace('.', '/')}/")


class Resources:
    """The files in a folder of a zip."""

    def __init__(self, archive: bytes, folder: str) -> None:
        self.archive = archive
        self.folder = folder

    def files(self) -> object:
        """The folder, as `importlib.resources` hands it on."""
        import io
        import zipfile

        return zipfile.Path(zipfile.ZipFile(io.BytesIO(self.archive)), self.folder)


class Rest:
    """Finder of what the bundle leaves out of the library and of the engine.

    `bring` puts its zip in place, at the first name that nothing else finds.
    """

    def __init__(self, archive: str, bring: "Callable[[], object]") -> None:
        self.archive = archive
        self.bring = bring
        self.is_here = False

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where a module lies in that zip, beside those of its package or at the top; None where it is not there."""
        from importlib.machinery import PathFinder

        if name in NOWHERE:
            return None
        if not self.is_here:
            self.is_here = True
            self.bring()
        package = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [f"{self.archive}/{package}".rstrip("/")])


def lend(archive: str) -> None:
    """Have modules come from a zip: after those that are built in or frozen, before what `sys.path` has."""
    sys.meta_path.insert(2, Library(archive))


lend(next(path for path in sys.path if path.endswith(".zip")))
