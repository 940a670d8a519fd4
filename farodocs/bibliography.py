"""The bibliography: docs/library/sources.md and sources.json, from glossary/sources.toml and all that cites it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import Any

from faro.describe import capital
from farodocs.citing import is_described, named, year_of
from farodocs.glossary.back_links import citing
from farodocs.glossary.collection import Glossary
from farodocs.reference_table import choices

PAGE = """---
title: Sources and editions
description: "The {count} works this site rests on: what each is good for, where it errs, and every page that cites it."
hide:
  - toc
---

<!-- Written by farodocs/bibliography.py from glossary/sources.toml. -->

# Sources and editions

Nobody who wrote about Faro got all of it right. Maskelyne, who drew the crooked boxes part by part, has the wrong card
win. Matsell, who took down the gamblers’ talk, derives [soda](../glossary/soda-card.md) from zodiac. Here is every work
behind these pages, with what it is good for, where it errs, and the pages that lean on it.

Of the {count}, {known} are known here only through another work, which is then named. Of the rest the work itself was
read, whole or in part, most often in a copy on the web, unless its entry says otherwise. *Public domain* is said of a
work that came out before 1931: its copyright in the United States is over.

<a href="sources.json" download>All of it as data</a>

<div class="faro-choices-above">{choices}</div>

{ages}"""

AGES: Mapping[str, tuple[str, Callable[[int], bool]]] = {
    "before-1800": ("Before 1800", lambda year: 0 < year < 1800),
    "nineteenth": ("The nineteenth century", lambda year: 1800 <= year < 1900),
    "since-1900": ("Since 1900", lambda year: year >= 1900),
    "undated": ("Without a year", lambda year: year == 0),
}
"""The parts of the page: an anchor, a heading, and which years belong to it, 0 for a work that has none."""

CHOICES = {
    "known": ("Known", {"": "either way", "itself": "from the work itself", "through": "through another work"}),
    "rights": ("Rights", {"": "any", "public-domain": "public domain", "other": "in copyright, or not known"}),
}


def write(folder: Path, glossary: Glossary) -> None:
    """Write the page and the data."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sources.md").write_text(page(glossary), encoding="utf-8")
    (folder / "sources.json").write_text(sources_json(glossary), encoding="utf-8")


def page(glossary: Glossary) -> str:
    """The page as Markdown. Raises `KeyError` where a work is known through one that is not described."""
    works = glossary.works
    said = (f"All {len(works)} of them.", "{shown} of {all} shown.")
    return PAGE.format(
        count=len(works),
        known=sum("read_in" in work for work in works.values()),
        choices=choices("faro-filter", ".faro-works > li", CHOICES, said),
        ages="\n".join(_age(age, glossary) for age in AGES),
    )


def sources_json(glossary: Glossary) -> str:
    """Every work for machines, with the paths of the pages that cite it."""
    works = {key: {**work, "cited_on": [*citing(key, glossary)]} for key, work in glossary.works.items()}
    return json.dumps({"title": "Sources of Faro", "works": works}, ensure_ascii=False, indent=1) + "\n"


def _age(age: str, glossary: Glossary) -> str:
    """The works of an age, the oldest first; those without a year by their names."""
    heading, holds = AGES[age]
    keys = [key for key, work in glossary.works.items() if holds(work.get("year", 0))]
    keys.sort(key=lambda key: (glossary.works[key].get("year", 0), "".join(named(glossary.works[key])).casefold()))
    entries = "\n".join(_entry(key, glossary) for key in keys)
    return (
        f'## {heading} {{#{age}}}\n\n<ul class="faro-works">\n{entries}\n</ul>\n'
        '<p class="faro-none" hidden>None of this age.</p>\n'
    )


def _entry(key: str, glossary: Glossary) -> str:
    work = glossary.works[key]
    author = f"<b>{escape(work['author'])}</b>, " if "author" in work else ""
    edition = ", ".join([*([work["publisher"]] if "publisher" in work else []), *year_of(work)])
    errs = f" <b>Errs:</b> {escape(work['errs'])}." if work["errs"] else ""
    return (
        f'<li id="{key}" data-known="{"through" if "read_in" in work else "itself"}"'
        f' data-rights="{"public-domain" if work.get("public_domain") else "other"}">'
        f"<p>{author}{_title(work['title'], bool(author))}{f' ({escape(edition)})' if edition else ''}.</p>"
        f"<p><b>Good for:</b> {escape(work['good_for'])}.{errs}</p>"
        f'<p class="faro-mark">{_read(work, glossary.works)}</p>{_citing(key, glossary)}</li>'
    )


def _read(work: Mapping[str, Any], works: Mapping[str, Mapping[str, Any]]) -> str:
    """Where the text was read, and whose it is."""
    if "read_in" in work:
        read = f'Known through <a href="#{work["read_in"]}">{_short(works[work["read_in"]])}</a>.'
    else:
        read = f"Copy read: {escape(work['copy'])}." if "copy" in work else ""
    return f"{read} {'Public domain.' if work.get('public_domain') else ''}".strip()


def _title(title: str, behind_author: bool) -> str:
    if is_described(title):
        return escape(title if behind_author else capital(title))
    return f"<cite>{escape(title)}</cite>"


def _short(work: Mapping[str, Any]) -> str:
    author, title, edition = named(work)
    return f"{escape(author)}{_title(title, bool(author))}{escape(edition)}"


def _citing(key: str, glossary: Glossary) -> str:
    """The pages that cite the work, folded away: there may be hundreds."""
    pages = citing(key, glossary)
    if not pages:
        return ""
    links = ", ".join(
        f'<a href="../../{path.removesuffix("index")}{"" if path.endswith("index") else "/"}">{escape(title)}</a>'
        for path, title in pages.items()
    )
    count = f"{len(pages)} pages" if len(pages) > 1 else "one page"
    return f'<details class="faro-sources"><summary>Cited on {count}</summary><p>{links}</p></details>'
