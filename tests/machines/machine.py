"""A machine of one kind: a fresh clone of the tree, and what its make finds on PATH and in the environment."""

from __future__ import annotations

import os
import platform
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OTHER_USER = "nobody"
NONE: Mapping[str, str] = {}
PYTHONS = ("python*", "pip*", "pydoc*", "idle*", "2to3*")
NODES = ("node", "nodejs", "npm", "npx", "corepack")
_OWN = ("MAKE", "MFLAGS", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "SITE_URL", "NODE_USE_SYSTEM_CA", "NO_MKDOCS")
"""What the run itself stands in the environment with, and a fresh machine does not."""


class Absent(Exception):
    """What the case needs is not on this machine, by the reason given."""


class Broken(Exception):
    """The case did not end as it should, by the reason given."""


@dataclass
class Machine:
    """A folder with a tree in it, and how commands run there; nothing outside the folder is written but caches."""

    folder: Path
    python: Path
    without: tuple[str, ...] = ()
    settings: dict[str, str] = field(default_factory=dict)
    user: str | None = None
    umask: int = 0o022
    make: str = "make"

    @property
    def tree(self) -> Path:
        """The clone, under a plain name."""
        return self.folder / "tree"

    @property
    def log(self) -> Path:
        """Everything that was run, and what it said."""
        return self.folder / "log.txt"

    def clone(self, *options: str, into: Path | None = None) -> Path:
        """What is committed, as git lays it out for whoever takes it. Raises `Absent` where the tree has no git."""
        if not ((ROOT / ".git").exists() and shutil.which("git")):
            raise Absent("no git to clone with")
        tree = into or self.tree
        tree.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["git", "clone", "--quiet", *options, f"file://{ROOT}", str(tree)], check=True)
        return tree

    def unpacked(self) -> Path:
        """What is committed, as a ZIP has it: no .git."""
        cloned = self.clone(into=self.folder / "cloned")
        packed = self.folder / "tree.zip"
        subprocess.run(["git", "archive", "--output", str(packed), "HEAD"], cwd=cloned, check=True)
        shutil.rmtree(cloned)
        with zipfile.ZipFile(packed) as archive:
            archive.extractall(self.tree)
        return self.tree

    def ran(
        self, tree: Path, *targets: str, until: Callable[[], bool] = lambda: False, more: Mapping[str, str] = NONE
    ) -> Done:
        """Run make in a tree; killed with all that it started once `until` says so."""
        command = [self.make, *targets]
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"$ {' '.join(command)}\n")
            log.flush()
            begun = log.tell()
            running = subprocess.Popen(
                command,
                cwd=tree,
                env=self.environment() | dict(more),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                user=self.user,
                group=_group_of(self.user),
                extra_groups=[] if self.user else None,
                umask=self.umask,
                start_new_session=True,
            )
            killed = False
            while running.poll() is None:
                if until():
                    killed = True
                    os.killpg(running.pid, signal.SIGKILL)
                    running.wait()
                else:
                    _waited(running)
        return Done(command, running.returncode, self.log.read_bytes()[begun:].decode(errors="replace"), killed)

    def environment(self) -> dict[str, str]:
        """The environment of this machine's own shell, with what the case sets."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_OWN)}
        return kept | {"PATH": str(self._programs()), "TMPDIR": str(self._scratch())} | self.settings

    def _scratch(self) -> Path:
        """A folder for what programs put down for a while, and leave there where they are killed; anybody's."""
        scratch = self.folder / "scratch"
        scratch.mkdir(exist_ok=True)
        scratch.chmod(0o1777)
        return scratch

    def _programs(self) -> Path:
        """A folder with links to the programs on PATH but the Pythons and what the case is without; and one Python."""
        programs = self.folder / "programs"
        if not programs.exists():
            programs.mkdir()
            for program in on_path():
                if not any(program.match(name) for name in (*PYTHONS, *self.without)):
                    (programs / program.name).symlink_to(program)
            if not any(Path("python3").match(name) for name in self.without):
                self.put("python3", f'exec "{self.python}" "$@"')
        return programs

    def put(self, name: str, script: str) -> None:
        """Put a program of the case's own on PATH."""
        program = self._programs() / name
        program.unlink(missing_ok=True)
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)


@dataclass(frozen=True)
class Done:
    """What make did: its exit, all that was said, and whether it was killed before its end."""

    command: list[str]
    exit: int
    said: str
    killed: bool = False

    def well(self) -> None:
        """Raise `Broken` where it did not end well."""
        if self.exit:
            raise Broken(f"{' '.join(self.command)} ended with {self.exit}: {_last_line(self.said)}")

    def refused(self, sentence: str) -> str:
        """What was told, by how it begins. Raises `Broken` where it went on, or said something else."""
        if not self.exit:
            raise Broken(f"{' '.join(self.command)} went on")
        if "Traceback" in self.said:
            raise Broken(f"{' '.join(self.command)} ended with a traceback: {_last_line(self.said)}")
        told = [line for line in self.said.splitlines() if line.startswith(sentence)]
        if len(told) != 1:
            raise Broken(f"{sentence!r} begins {len(told)} lines of what {' '.join(self.command)} said")
        return f"told: “{told[0].strip()}”"


def _last_line(said: str) -> str:
    lines = [line for line in said.splitlines() if line.strip() and not line.startswith("make")]
    return lines[-1].strip() if lines else "nothing was said"


def _waited(running: subprocess.Popen[bytes]) -> None:
    with suppress(subprocess.TimeoutExpired):
        running.wait(0.05)


def _group_of(user: str | None) -> int | None:
    if user is None:
        return None
    import pwd

    return pwd.getpwnam(user).pw_gid


@cache
def on_path() -> tuple[Path, ...]:
    """Every program on PATH, the first of a name; what make put into the tree's own environment is none of them."""
    found: dict[str, Path] = {}
    for folder in map(Path, os.environ["PATH"].split(os.pathsep)):
        if folder.is_dir() and not folder.is_relative_to(ROOT):
            for program in sorted(folder.iterdir()):
                if program.is_file() and os.access(program, os.X_OK):
                    found.setdefault(program.name, program)
    return tuple(found.values())


def pythons() -> Iterator[Path]:
    """Every Python on the machine: on PATH, and where version managers put them beside it."""
    yield Path(getattr(sys, "_base_executable", sys.executable))
    yield from (program for program in on_path() if program.match("python3*"))
    for programs in (Path("/usr/bin"), Path("/usr/local/bin"), *Path.home().glob(".pyenv/versions/*/bin")):
        yield from programs.glob("python3.[0-9][0-9]")


@cache
def version(python: Path, user: str | None = None) -> tuple[int, ...]:
    """Its version, where it can make an environment and speak to a registry; else none."""
    asks = "import ensurepip, ssl, sys, venv; print(*sys.version_info[:3])"
    try:
        asked = subprocess.run(
            [python, "-c", asks],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            user=user,
            group=_group_of(user),
            extra_groups=[] if user else None,
        )
    except OSError:
        return ()
    return tuple(map(int, asked.stdout.split())) if asked.returncode == 0 else ()


def python_of(wanted: str = "", user: str | None = None) -> Path:
    """A Python of a version, or any that is new enough, which a user may run. Raises `Absent` where there is none."""
    for python in pythons():
        found = version(python, user)
        if found >= (3, 11) and wanted in ("", f"{found[0]}.{found[1]}"):
            return python
    whose = f" that {user} may run" if user else ""
    raise Absent(f"no Python {wanted or '3.11 or later'}{whose}")


def other_user() -> str:
    """A user who is not the one that runs this. Raises `Absent` where nobody can become another."""
    if os.geteuid():
        raise Absent("only root can run it as another user")
    return OTHER_USER


def system() -> str:
    """The system's name and version."""
    if sys.platform == "darwin":
        return f"macOS {platform.mac_ver()[0]}, {platform.machine()}"
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        name = platform.system()
    return f"{name}, {platform.machine()}"


def owned(path: Path, user: str) -> None:
    """Give a folder and all in it to a user."""
    for one in (path, *path.rglob("*")):
        shutil.chown(one, user, _group_of(user))
