"""What is asked for and what is locked agree: nothing is missing, nothing is left over, and all of it has a digest."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from farodocs.folders import ENGINE
from farodocs.setup import modules
from farodocs.setup.lock import project
from farodocs.setup.packages import ENVIRONMENT, LOCKS, SOURCES

GROUPS: dict[str, list[str]] = project()["dependency-groups"]
ENTRY = re.compile(
    r"(?P<pin>[^\s#]\S*==\S+(?: ; [^\\\n]+?)?) \\\n"
    r"(?P<digests>(?: {4}--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
    r" {4}# via (?P<via>.+)\n"
)
"""A package of a lock, its digests, and what asks for it. Nothing else stands in a lock, and so no address."""


class Locked(NamedTuple):
    """The packages of a lock: the version of each, and who asks for it."""

    versions: dict[str, str]
    askers: dict[str, set[str]]


def locked(text: str) -> Locked:
    """Read a lock. Raises `ValueError` at what is no entry."""
    body = re.sub(r"\A(?:#.*\n)+", "", text)
    if strange := ENTRY.sub("", body).strip():
        raise ValueError(f"no entry of a lock: {strange.splitlines()[0]}")
    versions: dict[str, str] = {}
    askers: dict[str, set[str]] = {}
    for entry in ENTRY.finditer(body):
        pin = Requirement(entry["pin"])
        name = canonicalize_name(pin.name)
        versions[name] = str(pin.specifier).removeprefix("==")
        askers[name] = set(entry["via"].split(", "))
    return Locked(versions, askers)


@pytest.mark.parametrize("group", GROUPS)
def test_a_lock_has_what_is_asked_for_and_no_more(group: str) -> None:
    versions, askers = locked((LOCKS / f"{group}.txt").read_text(encoding="utf-8"))
    asked = {canonicalize_name(need.name): need for need in map(Requirement, GROUPS[group])}
    unmet = [str(need) for name, need in asked.items() if not need.specifier.contains(versions.get(name, "0"))]
    assert unmet == [], "`make lock` makes the locks anew"
    us = f"faro-site (pyproject.toml:{group})"
    assert {name for name, by in askers.items() if us in by} == set(asked), "`make lock` makes the locks anew"
    assert set().union(*askers.values()) - {us} <= set(versions), "what asks for a package is locked itself"


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "pinned==1.0",
        "pinned>=1.0 \\\n    --hash=sha256:" + 64 * "0" + "\n    # via faro-site (pyproject.toml:dev)",
        "pinned @ https://example.org/pinned-1.0.whl \\\n    --hash=sha256:" + 64 * "0" + "\n    # via other",
    ],
)
def test_an_address_or_a_pin_without_a_digest_is_no_entry(line: str) -> None:
    with pytest.raises(ValueError, match=f"^no entry of a lock: {re.escape(line.splitlines()[0])}$"):
        locked(f"# made by make lock\n{line}\n")


def test_every_lock_is_that_of_a_group() -> None:
    assert {path.stem for path in LOCKS.glob("*.txt")} == set(GROUPS)
    assert {*ENVIRONMENT, *SOURCES} <= set(GROUPS)
    assert not {*modules.names()} & set(GROUPS), "both would be installed into one folder of build"


@pytest.mark.parametrize("name", modules.names(), ids=lambda name: name or "site")
def test_a_lock_of_npm_has_what_is_asked_for_and_no_address(name: str) -> None:
    asked = read(modules.asked_in(name) / modules.ASKED)
    packages = read(modules.asked_in(name) / modules.LOCK)["packages"]
    ours = packages.pop("")
    for kind in ("dependencies", "devDependencies"):
        assert ours.get(kind, {}) == asked.get(kind, {}), "`make lock` makes the locks anew"
        for package, version in asked.get(kind, {}).items():
            assert packages[f"node_modules/{package}"]["version"] == version, (
                f"{package} is not asked for by its version"
            )
    assert [path for path, package in packages.items() if "integrity" not in package] == []
    assert [path for path, package in packages.items() if "resolved" in package] == []


def read(path: Path) -> dict[str, Any]:
    """A file of JSON."""
    written: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return written


def test_what_an_extra_of_the_engine_brings_is_locked_for_its_tests() -> None:
    project = tomllib.loads((ENGINE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = {
        canonicalize_name(Requirement(need).name) for group in ("dev", "research", "agents") for need in GROUPS[group]
    }
    for extra, needs in project["optional-dependencies"].items():
        assert {canonicalize_name(Requirement(need).name) for need in needs} <= locked, extra
    assert project["dependencies"] == []
