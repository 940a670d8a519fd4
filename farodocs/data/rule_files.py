"""The data that the engine carries, rule-books and cheats, checked against the site's: every mistake, with its line."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import fields
from pathlib import Path
from typing import get_args, get_type_hints

from faro.cheats import DEVICES, Cheat, Eye, Undoing
from faro.rulebooks import faults
from farodocs.data.labels import read
from farodocs.data.records import Finding, Table, no_toml, of_error, refuse, tables
from farodocs.folders import ENGINE
from farodocs.step import lasting

RULEBOOKS = ENGINE / "faro" / "rulebooks"
CHEATS = ENGINE / "faro" / "cheats"
LONGEST = 24
"""Characters of the short title of a rule-book."""


def check_rulebooks() -> None:
    """Raise `DataError` with everything that is wrong with any rule-book."""
    cited = read("sources")
    refuse([fault for path in sorted(RULEBOOKS.glob("*.toml")) for fault in rulebook_faults(path, cited)], RULEBOOKS)


def rulebook_faults(path: Path, works: Collection[str]) -> list[Finding]:
    """What the engine finds wrong with a rule-book, and what the site asks of one besides."""
    toml = path.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        return [no_toml(path.name, toml, error)]
    if found := [of_error(path.name, fault) for fault in faults(data, path.name)]:
        return found
    book = Table(data, path.name)
    if data["id"] != path.stem:
        book.note("id", f"is not the name of the file; write {path.stem!r}")
    if len(short := data["short"]) > LONGEST:
        book.note("short", f"has {len(short)} characters; it stands over a table, so write {LONGEST} at most")
    others = [file for file in path.parent.glob("*.toml") if file != path]
    if short in (other := {_short(file.read_text(encoding="utf-8")): file.name for file in others}):
        book.note("short", f"{other[short]} is called {short!r} too; tell them apart")
    for name, rule in data["rules"].items():
        if "source" in rule:
            Table(rule, path.name, f"rules.{name}", book).work("source", works)
    return book.findings


@lasting
def _short(toml: str) -> str:
    """What a rule-book is called over a table, empty where its text does not say."""
    try:
        return str(tomllib.loads(toml).get("short", ""))
    except tomllib.TOMLDecodeError:
        return ""


def cheat_faults(path: Path, works: Collection[str]) -> list[Finding]:
    """What is wrong with the form of the cheats of a file, and with the works that they cite."""
    toml = path.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        return [no_toml(path.name, toml, error)]
    words, bases = get_type_hints(Cheat), get_args(get_type_hints(Undoing)["basis"])
    lists = ("also", "undone_by", "sources")
    found = [Finding(path.name, "", f"has no record of {cheat!r}; write one") for cheat in DEVICES if cheat not in data]
    for _, cheat in tables(data, path.name, found):
        for name in (field.name for field in fields(Cheat) if field.name not in ("id", *lists)):
            cheat.text(name, get_args(words[name]), may_be_empty=name == "disagreements")
        cheat.texts("also", may_be_empty=True)
        for undoing in cheat.tables("undone_by"):
            undoing.text("what")
            undoing.text("basis", bases)
            undoing.text("eye", get_args(Eye), required=False)
        cheat.cited("sources", works)
        cheat.finish()
        found += cheat.findings
    return found
