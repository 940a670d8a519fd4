"""What of the tree is written by hand and what is not, by .gitignore alone: a copy without git knows it too."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from farodocs.folders import ROOT

CLEANED = ("generated", "caches")
"""The headings of .gitignore under which `make clean` removes what they name."""


class Pattern(NamedTuple):
    """A line of .gitignore, and the heading above it. One with a slash before its end counts from the root."""

    text: str
    heading: str

    @property
    def takes_out(self) -> bool:
        """Whether it takes out what a line above named."""
        return self.text.startswith("!")

    def names(self, path: Path) -> bool:
        """Whether it names a file or a folder, by its path from the root."""
        wanted = self.text.removeprefix("!").removesuffix("/")
        if "/" not in wanted:
            return fnmatchcase(path.name, wanted)
        parts = wanted.removeprefix("/").split("/")
        return len(parts) == len(path.parts) and all(map(fnmatchcase, path.parts, parts))


def patterns(text: str) -> Iterator[Pattern]:
    """The lines of a .gitignore. Raises `ValueError` for one without a heading."""
    heading = ""
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif heading:
            yield Pattern(line, heading)
        else:
            raise ValueError(f".gitignore: no heading stands above {line}")


def walked(root: Path = ROOT) -> Iterator[tuple[Path, str]]:
    """Every file by its path from the root, with no heading; what is ignored with its own, a whole folder at once."""
    ignored = [*patterns((root / ".gitignore").read_text(encoding="utf-8"))]

    def below(folder: Path) -> Iterator[tuple[Path, str]]:
        for entry in sorted(folder.iterdir()):
            path = entry.relative_to(root)
            last = next((pattern for pattern in reversed(ignored) if pattern.names(path)), None)
            if last and not last.takes_out:
                yield path, last.heading
            elif entry.is_dir() and not entry.is_symlink():
                yield from below(entry) if entry.name != ".git" else ()
            elif entry.name != ".git":
                yield path, ""

    return below(root)


def by_hand(root: Path = ROOT) -> Iterator[Path]:
    """Every file that is not ignored, by its path from the root."""
    return (path for path, heading in walked(root) if not heading)


def clean(root: Path = ROOT) -> None:
    """Remove what was generated, and the caches of tools; what is installed, or kept for the next build, stays."""
    for path, heading in [*walked(root)]:
        if heading in CLEANED:
            if (root / path).is_dir() and not (root / path).is_symlink():
                shutil.rmtree(root / path)
            else:
                (root / path).unlink()


if __name__ == "__main__":
    clean()
