"""The door by which Python's packages come in: each as its lock pins it, by digest, and nothing beside it.

`python -m farodocs.setup.packages peers` installs what locks/peers.txt pins into build/peers; ENVIRONMENT names the
locks that go into the virtual environment. A folder counts as made where the file .installed stands in it: it is taken
away before anything is done, and written when all is done.
"""

from __future__ import annotations

import json
import os
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from farodocs.folders import ROOT

LOCKS = ROOT / "locks"
ENVIRONMENT = ("dev", "node")
STAMP = ".installed"

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
# Without --no-deps some pips resolve anew what is resolved already, and fail once a package has a newer release.
INSTALL = ("install", "--quiet", "--no-deps", "--require-hashes", "--no-build-isolation")
SOURCES = {"peers": "chess"}
"""What is published without a wheel, by its lock: it is built with the setuptools that is locked."""
FAILED = (
    "pip could not install what locks/{}.txt pins, for the reason that it gives above: see to the network, to the room "
    "on the disk, or to a proxy that signs (PIP_CERT names its certificate), and run make again."
)
BROKEN = "What locks/{}.txt pins does not fit together: {}. `make lock` makes the locks anew."
UNWRITTEN = "{} could not be written: {}. Mend it, and run make again."


def folder_of(name: str) -> Path:
    """Where the packages of a lock are installed."""
    return ROOT / ".venv" if name in ENVIRONMENT else ROOT / "build" / name


def for_pyodide(name: str) -> bool:
    """Whether the packages of a lock are for Python inside Pyodide, where nothing compiled for this machine runs."""
    return name.startswith("pyodide-")


def kinds_of_files(name: str) -> list[str]:
    """What pip, and uv for the lock, may take: wheels, for else a package's own code would run as it is installed."""
    return ["--only-binary=:all:", *([f"--no-binary={SOURCES[name]}"] if name in SOURCES else [])]


def python_of_pyodide() -> str:
    """The Python of the Pyodide that package.json pins: 314.0.7 is a 3.14."""
    pinned: str = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]["pyodide"]
    major = pinned.partition(".")[0]
    return f"{major[0]}.{major[1:]}"


def install(name: str) -> None:
    """Install what a lock pins; end with a sentence where that fails, or where a package lacks another."""
    folder = folder_of(name)
    # What joins an environment makes it no more whole than it was.
    whole = name != "node" or (folder / STAMP).exists()
    where = kinds_of_files(name)
    if name in ENVIRONMENT:
        (folder / STAMP).unlink(missing_ok=True)
    else:
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        where += ["--target", str(folder)]
    if for_pyodide(name):
        where += [
            "--platform",
            "any",
            "--python-version",
            python_of_pyodide(),
            "--implementation",
            "py",
            "--abi",
            "none",
            # What fits was settled as the lock was made; here pip would ask it of the Python that it runs on itself.
            "--ignore-requires-python",
            "--no-compile",
        ]
    lock = str(LOCKS / f"{name}.txt")
    if _pip(*INSTALL, *where, "--requirement", lock):
        sys.exit(FAILED.format(name))
    if name in ENVIRONMENT:
        _check(name)
    if whole:
        (folder / STAMP).touch()


def _pip(*arguments: str) -> int:
    """What pip ends with; what it says goes on as it comes, but for tracebacks."""
    with subprocess.Popen(
        [*PIP, *arguments], env=_surroundings(), stderr=subprocess.PIPE, text=True, errors="replace"
    ) as running:
        sys.stderr.writelines(without_tracebacks(running.stderr or ()))
    return running.returncode


def without_tracebacks(lines: Iterable[str]) -> Iterator[str]:
    """What a program said, and of a traceback the error alone: the way there is the program's own affair."""
    inside = False
    for line in lines:
        inside = line.startswith("Traceback ") or (inside and line[:1].isspace())
        if not inside:
            yield line


def _surroundings() -> dict[str, str]:
    """The environment of pip. An older one brings certificates of its own, and is shown the machine's, as Node is."""
    certificates = ssl.get_default_verify_paths().cafile
    if not certificates or any(os.environ.get(name) for name in ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")):
        return {**os.environ}
    return {**os.environ, "REQUESTS_CA_BUNDLE": certificates}


def _check(name: str) -> None:
    checked = subprocess.run([*PIP, "check"], check=False, capture_output=True, text=True)
    if checked.returncode:
        complaint = "; ".join((checked.stdout or checked.stderr).strip().splitlines())
        sys.exit(BROKEN.format(name, complaint.removesuffix(".")))


def main(name: str) -> None:
    """Install what a lock pins; end with a sentence where the disk will not have it."""
    try:
        install(name)
    except OSError as error:
        sys.exit(UNWRITTEN.format(error.filename, error.strerror))


if __name__ == "__main__":
    main(sys.argv[1])
