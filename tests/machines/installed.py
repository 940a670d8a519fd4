"""Whether what is installed is what is locked, file by file: an install that was cut off must not pass for whole."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path

from tests.machines.machine import Broken

_PIN = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)", re.M)


def pins(lock: Path) -> dict[str, set[str]]:
    """Each package that a lock pins, by its plain name, with its version; with several where it goes by the Python."""
    pinned: dict[str, set[str]] = {}
    for name, version in _PIN.findall(lock.read_text(encoding="utf-8")):
        pinned.setdefault(plain(name), set()).add(version)
    return pinned


def plain(name: str) -> str:
    """A package's name as the registry compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def as_locked(tree: Path) -> None:
    """Raise `Broken` where a package of the site's locks is lacking, another one, or without some of its files."""
    (site,) = (tree / ".venv").glob("lib/python3.*/site-packages")
    installed = {plain(about.name.split("-")[0]): about for about in site.glob("*.dist-info")}
    for name, versions in pins(tree / "locks" / "dev.txt").items():
        about = installed.get(name)
        if about is None or about.name.removesuffix(".dist-info").split("-")[1] not in versions:
            raise Broken(f"{name} {' or '.join(versions)} is not installed")
        if lacking := next(_lacking(site, about), None):
            raise Broken(f"{name} is installed without {lacking}")
    packages = json.loads((tree / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for folder, told in packages.items():
        about = tree / folder / "package.json"
        if not folder or (not about.exists() and told.get("optional")):
            continue
        if not about.exists() or json.loads(about.read_text(encoding="utf-8"))["version"] != told["version"]:
            raise Broken(f"{folder} is not what package-lock.json pins")


def _lacking(site: Path, about: Path) -> Iterator[str]:
    """The files of a package that its RECORD names and that are not there, or of another size."""
    with (about / "RECORD").open(encoding="utf-8", newline="") as record:
        for name, _, size in csv.reader(record):
            path = site / name
            if not path.exists() or (size and path.stat().st_size != int(size)):
                yield name
