"""The engine as the browser loads it: Pyodide's runtime, the part of the standard library in use, the engine's wheel.

It goes into docs/assets/engine/, all of it generated. The runtime comes trimmed; library and wheel come compiled: two
thirds of a stock boot is compiling sources that never change.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import zstandard

from farodocs.browser import wheel as plain
from farodocs.browser.compiled import TOOLS, compiled
from farodocs.browser.node import BundleError, find_binaryen, find_pyodide, version
from farodocs.browser.trimmed import SELDOM, SOURCES, trimmed
from farodocs.folders import ROOT
from farodocs.step import digest_of, put

OUT = Path("docs/assets/engine")
PACKED = ".zst"
"""How the name ends of what a slow line is sent instead: a fifth less than gzip, and unpacked by a script."""
HARDEST = 19
"""Beyond this level nothing is gained."""
SCRIPTS = ("bundle.mjs", "bundle_importer.py", "bundle_inside.py", "compiled.py")


@dataclass(frozen=True, slots=True)
class Manifest:
    """What the worker loads; written as manifest.json, the only file whose name does not change with its content.

    `files` gives, for every other file, its size in bytes as it is stored and as gzip sends it, and `packed` the size
    of what lies beside some of them as zstd. `binaryen` is the version that has trimmed the runtime. `seldom` is the
    one file that Python starts without.
    """

    pyodide: str
    pyodide_build: str
    binaryen: str
    runtime: str
    stdlib: str
    wheel: str
    seldom: str
    inputs: str
    lock: dict[str, Any]
    files: dict[str, tuple[int, int]]
    packed: dict[str, int]

    @property
    def sent_to_start(self) -> int:
        """Bytes on the wire before the first press is answered."""
        return sum(sent for name, (_, sent) in self.files.items() if name != self.seldom)

    @property
    def sent_on_a_slow_line(self) -> int:
        """The same where what can be comes as zstd."""
        return self.sent_to_start - sum(self.files[name][1] - size for name, size in self.packed.items())

    def to_json(self) -> str:
        """The text of manifest.json."""
        fields = {name: getattr(self, name) for name in self.__slots__}
        return json.dumps(fields, indent=1, sort_keys=True) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Manifest:
        """Read manifest.json back; raises KeyError, TypeError or ValueError if it is not one."""
        fields = json.loads(text)
        fields["files"] = {name: (size, sent) for name, (size, sent) in fields["files"].items()}
        return cls(**fields)


def bundle(
    out: Path | None = None, *, wheel: Path | None = None, program: dict[str, bytes] | None = None, root: Path = ROOT
) -> Manifest:
    """Write the bundle of the engine's wheel to `out` (docs/assets/engine of `root`) and return its manifest.

    `program` is the runtime, where it is not to be the trimmed one.

    Does nothing when wheel, Pyodide, pyodide-build, binaryen and these scripts are those of the bundle already there.
    Raises BundleError when Node, Pyodide, pyodide-build, binaryen or the wheel is missing, or the engine does not run.
    """
    out = root / OUT if out is None else out
    pyodide = find_pyodide(root)
    binaryen = find_binaryen(root)
    wheel = plain.find() if wheel is None else wheel
    build = find_pyodide_build()
    tools = f"{version(pyodide)} {build} {digest_of_scripts(SCRIPTS)}"
    trimming = f"{version(binaryen)} {digest_of_scripts(SOURCES)}"
    inputs = hashlib.sha256(f"{tools} {trimming} {digest_of([wheel])}".encode()).hexdigest()
    present = already_there(out)
    if present and present.inputs == inputs:
        return present

    stdlib, name, made, lock = compiled(pyodide, wheel, tools)
    program = trimmed(pyodide, binaryen) if program is None else program
    runtime = f"pyodide-{version(pyodide)}-{short(b''.join(program.values()))}/"
    stdlib_name = f"stdlib-{short(stdlib)}.zip"
    # A wheel keeps its name, by which the lock knows it.
    wheel_name = f"wheel-{short(made)}/{name}"
    contents = {runtime + file: data for file, data in program.items()}
    contents |= {stdlib_name: stdlib, wheel_name: made}
    # A script is imported, and comes as it is.
    packed = {
        name: pack(out / f"{name}{PACKED}", data, present)
        for name, data in contents.items()
        if not name.endswith((".mjs", SELDOM))
    }
    manifest = Manifest(
        pyodide=version(pyodide),
        pyodide_build=build,
        binaryen=version(binaryen),
        runtime=runtime,
        stdlib=stdlib_name,
        wheel=wheel_name,
        seldom=runtime + SELDOM,
        inputs=inputs,
        lock=lock,
        files={name: (len(data), len(gzip.compress(data, 6, mtime=0))) for name, data in sorted(contents.items())},
        packed={name: len(data) for name, data in sorted(packed.items())},
    )
    write_all(out, contents | {f"{name}{PACKED}": data for name, data in packed.items()}, manifest)
    return manifest


def find_pyodide_build() -> str:
    """The version of pyodide-build that is installed for Pyodide's Python."""
    for found in distributions(name="pyodide-build", path=[str(TOOLS)]):
        return found.version
    raise BundleError("pyodide-build is not installed: run `make setup` first.")


def digest_of_scripts(names: Iterable[str]) -> str:
    """One SHA-256 over scripts that lie beside this one."""
    return digest_of(Path(__file__).with_name(name) for name in names)


def short(data: bytes) -> str:
    """The part of a content hash that goes into a file name."""
    return hashlib.sha256(data).hexdigest()[:16]


def pack(target: Path, data: bytes, present: Manifest | None) -> bytes:
    """What lies at `target` of a bundle that is whole, since the name tells the content; else made anew."""
    if present and target.is_file():
        return target.read_bytes()
    return zstandard.ZstdCompressor(level=HARDEST).compress(data)


def already_there(out: Path) -> Manifest | None:
    """The manifest of a bundle whose files are all there, or None."""
    try:
        manifest = Manifest.from_json((out / "manifest.json").read_text(encoding="utf-8"))
        sizes = {name: size for name, (size, _) in manifest.files.items()}
        sizes |= {f"{name}{PACKED}": size for name, size in manifest.packed.items()}
        whole = all((out / name).stat().st_size == size for name, size in sizes.items())
    except (OSError, KeyError, TypeError, ValueError):
        return None
    return manifest if whole else None


def write_all(out: Path, contents: dict[str, bytes], manifest: Manifest) -> None:
    """Write the files, then the manifest that names them, then remove what an older bundle left."""
    for name, data in contents.items():
        put(out / name, data)
    (out / "manifest.json").write_text(manifest.to_json(), encoding="utf-8")
    for path in sorted(out.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.relative_to(out).as_posix() not in {*contents, "manifest.json"}:
            path.unlink()
