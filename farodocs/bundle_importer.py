"""Lies in the bundle's library as `sitecustomize`, and imports the rest of it from one reading of the zip.

Python's own importer opens the archive anew for every module. At a hundred modules that is a fifth of what Python needs
to start; a lookup and a slice do the same.
"""

import marshal
import sys
import zipimport

# Not from importlib: what is imported here still comes the slow way.
from _frozen_importlib import ModuleSpec
from types import ModuleType

LOCAL_HEADER = 30  # bytes before an entry's name in a zip
PYC_HEADER = 16  # bytes before the code in a .pyc


class Library:
    """Finder and loader of the modules in a zip that is stored, not compressed."""

    def __init__(self, archive: str) -> None:
        with open(archive, "rb") as file:
            self.data = memoryview(file.read())
        self.places: dict[str, tuple[int, int, str, bool]] = {}
        for inside, entry in zipimport._zip_directory_cache[archive].items():  # type: ignore[attr-defined]
            if not inside.endswith(".pyc"):
                continue
            path, size, offset = entry[0], entry[2], entry[4]
            start = offset + LOCAL_HEADER + len(inside)
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


# After the importers of built-in and frozen modules, before the one that walks sys.path.
sys.meta_path.insert(2, Library(next(path for path in sys.path if path.endswith(".zip"))))
