"""The door by which npm's packages come in: what a package-lock.json pins, and nothing beside it.

`python -m farodocs.setup.modules` installs what the site needs, from the top of the tree into node_modules; with a
name, what locks/NAME pins goes into build/NAME. The file .installed in node_modules is written when all is done.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from farodocs.folders import ROOT
from farodocs.setup.packages import LOCKS, STAMP, UNWRITTEN, folder_of

ASKED = "package.json"
LOCK = "package-lock.json"
MANNERS = ".npmrc"
SITE = ""
FAILED = (
    "npm could not install what {} pins, for the reason that it gives above: see to the network, to the room on the "
    "disk, or to a proxy that signs (NODE_EXTRA_CA_CERTS names its certificate), and run make again."
)
UNLOCKED = "{} could not be made, for the reason that npm gives above."


def asked_in(name: str) -> Path:
    """The folder where it stands what is asked for, and its lock."""
    return ROOT if name == SITE else LOCKS / name


def names() -> list[str]:
    """Everything that npm installs: what the site needs, and what one purpose alone does."""
    return [SITE, *sorted(path.parent.name for path in LOCKS.glob(f"*/{ASKED}"))]


def install(name: str) -> None:
    """Install what a lock pins; end with a sentence where that fails."""
    folder = ROOT if name == SITE else folder_of(name)
    (folder / "node_modules" / STAMP).unlink(missing_ok=True)
    if name != SITE:
        _lay_out(name, folder)
    if subprocess.run(["npm", "ci"], cwd=folder, env=os.environ | _cache(), check=False).returncode:
        sys.exit(FAILED.format((asked_in(name) / LOCK).relative_to(ROOT)))
    (folder / "node_modules" / STAMP).touch()


def _cache() -> dict[str, str]:
    """Where npm keeps what it has fetched, if not in its usual place: it stops where that cannot be written."""
    usual = Path(
        subprocess.run(["npm", "config", "get", "cache"], check=False, capture_output=True, text=True).stdout.strip()
    )
    there = next(folder for folder in (usual, *usual.parents) if folder.exists())
    return {} if os.access(there, os.W_OK) else {"npm_config_cache": str(folder_of("npm"))}


def lock(name: str, upgrade: bool) -> None:
    """Make a lock anew; what still fits stays as it is, or all that is not pinned by name is newer."""
    with tempfile.TemporaryDirectory() as folder:
        _lay_out(name, Path(folder))
        made = subprocess.run(
            ["npm", "update" if upgrade else "install", "--package-lock-only"], cwd=folder, check=False
        )
        if made.returncode:
            sys.exit(UNLOCKED.format((asked_in(name) / LOCK).relative_to(ROOT)))
        shutil.copyfile(Path(folder) / LOCK, asked_in(name) / LOCK)


def _lay_out(name: str, folder: Path) -> None:
    """Put what is asked for, its lock and npm's manners into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in (asked_in(name) / ASKED, asked_in(name) / LOCK, ROOT / MANNERS):
        if path.exists():
            shutil.copyfile(path, folder / path.name)


def main(name: str = SITE) -> None:
    """Install what a lock pins; end with a sentence where the disk will not have it."""
    try:
        install(name)
    except OSError as error:
        sys.exit(UNWRITTEN.format(error.filename, error.strerror))


if __name__ == "__main__":
    main(*sys.argv[1:])
