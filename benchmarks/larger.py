"""The project with more words and more examples than it has, in a folder of its own: copies under other names."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from farodocs.browser import TOOLS
from farodocs.folders import NODE_MODULES, ROOT
from farodocs.markup import examples as on_pages
from farodocs.setup import tree

A_PAGE = 12
"""Examples on each page of copies, as many as on a page that is rich in them."""
_LINK = re.compile(r"\[\[([^\]|]+)")


def grown(folder: Path, *, words: int = 1, examples: int = 1) -> Path:
    """The project copied into a folder, with so many times its words and examples; what is kept of builds comes too."""
    for name in tree.by_hand():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    for installed in (NODE_MODULES, TOOLS):
        here = folder / installed.relative_to(ROOT)
        here.parent.mkdir(exist_ok=True)
        here.symlink_to(installed)
    if (ROOT / ".cache").is_dir():
        shutil.copytree(ROOT / ".cache", folder / ".cache")
    terms = folder / "glossary" / "terms"
    originals = {path.stem: path.read_text(encoding="utf-8") for path in sorted(terms.glob("*.toml"))}
    for number in range(2, words + 1):
        for slug, text in originals.items():
            (terms / f"{slug}-{number}.toml").write_text(word_copied(tomllib.loads(text), number), encoding="utf-8")
    pages = folder / "docs" / "many"
    pages.mkdir()
    copies = [(example, number) for number in range(2, examples + 1) for example in on_pages.find()]
    for first in range(0, len(copies), A_PAGE):
        number = first // A_PAGE + 1
        (pages / f"page-{number}.md").write_text(page_of(number, copies[first : first + A_PAGE]), encoding="utf-8")
    config = folder / "mkdocs.yml"
    # Of the contents, which stand on every page, these are no part; neither are the words.
    text = config.read_text(encoding="utf-8").replace("not_in_nav: /glossary/", "not_in_nav: |\n  /glossary/\n  /many/")
    config.write_text(text, encoding="utf-8")
    return folder


def word_copied(entry: dict[str, Any], number: int) -> str:
    """A word under another name, with its neighbours of the same number."""

    def named(names: Iterable[str]) -> list[str]:
        return [f"{name} {number}" for name in names]

    for field in ("forms", "misspellings"):
        entry[field] = named(entry.get(field, ()))
    entry["names_in"] = {language: named(names) for language, names in entry.get("names_in", {}).items()}
    for field in ("see", "confuse"):
        entry[field] = [f"{slug}-{number}" for slug in entry.get(field, ())]
    entry["headword"] = f"{entry['headword']} {number}"
    for attested in entry.get("attestations", ())[:1]:
        attested["words"] = entry["headword"]
    if "log" in entry.get("example", {}):
        entry["example"]["log"] = _other(entry["example"]["log"], number)
    return "".join(f"{key} = {_toml(value, number)}\n" for key, value in entry.items())


def _toml(value: object, number: int) -> str:
    """A value as TOML has it, on one line, its links to words turned to those of the same number."""
    match value:
        case Mapping():
            return "{" + ", ".join(f"{key} = {_toml(part, number)}" for key, part in value.items()) + "}"
        case list():
            return "[" + ", ".join(_toml(part, number) for part in value) + "]"
        case str():
            return json.dumps(_LINK.sub(rf"[[\1 {number}", value), ensure_ascii=False)
        case _:
            return json.dumps(value)


def page_of(number: int, copies: Iterable[tuple[on_pages.Example, int]]) -> str:
    """A page of examples."""
    head = f'---\ntitle: Page {number}\ndescription: "Copies of examples, page {number}."\n---\n\n# Page {number}\n'
    return head + "".join(_example(example, copy) for example, copy in copies)


def _example(example: on_pages.Example, number: int) -> str:
    options = example.options | {"id": f"{example.id}-{number}"} if example.id else example.options
    told = " ".join(f'{name}="{value}"' for name, value in options.items())
    return f"\n## {options.get('title', 'An example')} {number}\n\n```faro {told}\n{_other(example.log, number)}```\n"


def _other(log: str, number: int) -> str:
    """The same deal in another log, so that nothing is kept of it."""
    return f"# Copy {number}.\n{log}"
