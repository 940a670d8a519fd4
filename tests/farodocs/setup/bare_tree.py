"""A tree that holds no more than the set-up, and a folder of made-up packages for pip to find."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from farodocs.folders import ROOT
from tests.machines.releases import release

LIMITED = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
os.execvp(sys.argv[2], sys.argv[2:])
"""
"""The command behind the number of bytes, which no file that it writes can outgrow."""
SET_UP = ("Makefile", ".npmrc", "farodocs/folders.py", "farodocs/setup")


@dataclass(frozen=True)
class BareTree:
    """The tree, at its root."""

    root: Path

    @classmethod
    def laid_out(cls, root: Path) -> BareTree:
        """Copy the set-up into an empty folder."""
        for name in SET_UP:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, root / name)
        for folder in ("locks", "index", "bin"):
            (root / folder).mkdir()
        return cls(root)

    def lock(self, name: str, *pins: str) -> None:
        """Write a lock."""
        (self.root / "locks" / f"{name}.txt").write_text("".join(pins), encoding="utf-8")

    def program(self, name: str, *lines: str) -> None:
        """Put a program of the shell into the folder `bin`."""
        path = self.root / "bin" / name
        path.write_text("\n".join(["#!/bin/sh", *lines, ""]), encoding="utf-8")
        path.chmod(0o755)

    def release(self, name: str, version: str, *needs: str, holds: str = "") -> str:
        """Put a wheel into the folder `index`, with one module; its line for a lock."""
        return release(self.root / "index", name, version, *needs, holds=holds)

    def make(
        self, target: str, within: Mapping[str, str] | None = None, megabytes: int = 0
    ) -> subprocess.CompletedProcess[str]:
        """Have make make a target."""
        return self.run("make", target, within=within, megabytes=megabytes)

    def door(
        self, name: str, *words: str, within: Mapping[str, str] | None = None, megabytes: int = 0
    ) -> subprocess.CompletedProcess[str]:
        """Go through a door of the set-up, a module of farodocs/setup, without make."""
        command = [sys.executable, "-m", f"farodocs.setup.{name}", *words]
        return self.run(*command, within=within, megabytes=megabytes)

    def run(
        self, *command: str, within: Mapping[str, str] | None = None, megabytes: int = 0
    ) -> subprocess.CompletedProcess[str]:
        """Run a command in the tree, with pip looking for packages in the folder `index` alone.

        `within` are variables of the environment. With a number of megabytes no file may be larger, as where the disk
        is nearly full.
        """
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "MAKE", "MFLAGS"))}
        asked = {"PIP_CONFIG_FILE": os.devnull, **(within or {})}
        if "PIP_INDEX_URL" not in asked:
            asked |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.root / "index")}
        limited = [sys.executable, "-c", LIMITED, str(megabytes << 20)] if megabytes else []
        return subprocess.run(
            [*limited, *command], cwd=self.root, env=kept | asked, check=False, capture_output=True, text=True
        )


def pip_of(lock: str) -> dict[str, str]:
    """The environment in which Python finds the pip of a lock instead of its own."""
    folder = ROOT / "build" / lock
    assert (folder / ".installed").exists(), f"`make build/{lock}/.installed` brings it"
    return {"PYTHONPATH": str(folder)}
