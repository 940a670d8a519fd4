"""The words that a word names in `see`: they name it in turn where they have room, and the fixer writes that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tomlkit.items import Array
from tomlkit.toml_file import TOMLFile

from farodocs.data.glossary import Entry, read_folder

MOST_TO_SEE = 6
FIX = ".venv/bin/python -m farodocs.lint --fix"


def owed(entries: Mapping[str, Entry]) -> Iterator[tuple[Entry, Entry]]:
    """Each word that a neighbour does not name in turn, though it has room, and that neighbour."""
    see = {slug: [*entry.see] for slug, entry in entries.items()}
    for entry in entries.values():
        for neighbour in filter(None, map(entries.get, entry.see)):
            named = see[neighbour.slug]
            if entry.slug not in (neighbour.slug, *named) and len(named) < MOST_TO_SEE:
                named.append(entry.slug)
                yield entry, neighbour


def mend(folder: Path) -> Iterator[str]:
    """Write what is owed into the neighbours' files in a folder of words, and tell what was written, a line each."""
    for entry, neighbour in owed(read_folder(folder)[0]):
        file = TOMLFile(folder / f"{neighbour.slug}.toml")
        words = file.read()
        see = words.setdefault("see", [])
        assert isinstance(see, Array)
        see.append(entry.slug)
        file.write(words)
        yield f"{folder.name}/{neighbour.slug}.toml: see: names {entry.slug} now"
