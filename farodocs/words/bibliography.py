"""The bibliography, for docs/library/sources.md, and as data: from glossary/sources.toml and all that cites it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from html import escape
from typing import Any
from xml.etree.ElementTree import tostring

from faro.words import capital
from farodocs.data import SOUGHT, USUALLY_SOUGHT, site_of
from farodocs.folders import DOCS
from farodocs.markup import choices, is_described, named, title_of, year_of
from farodocs.words.back_links import citing
from farodocs.words.collection import Glossary

AGES: Mapping[str, tuple[str, Callable[[int], bool]]] = {
    "before-1800": ("Before 1800", lambda year: 0 < year < 1800),
    "nineteenth": ("The nineteenth century", lambda year: 1800 <= year < 1900),
    "since-1900": ("Since 1900", lambda year: year >= 1900),
    "undated": ("Without a year", lambda year: year == 0),
}
"""The parts of the page: an anchor, a heading, and which years belong to it, 0 for a work that has none."""

_TYPED = re.compile(r"\]\((https://[^\s)]+)\)")

CHOICES = {
    "known": ("Known", {"": "either way", "itself": "from the work itself", "through": "through another work"}),
    "rights": ("Rights", {"": "any", "public-domain": "public domain", "other": "in copyright, or not known"}),
}


def works(glossary: Glossary) -> str:
    """Every work, age by age, and choices that leave fewer. Raises `KeyError` where one is known through none."""
    chosen = choices("faro-filter", ".faro-works > li", CHOICES, ("{all} works.", "{shown} of {all} works."))
    ways = "".join(f'<a href="#{age}">{heading}</a>' for age, (heading, _) in AGES.items())
    strip = f'<nav class="faro-ways" aria-label="The ages"><p>{ways}<a href="#not-seen">Not seen</a></p></nav>'
    usually = SOUGHT[USUALLY_SOUGHT]
    lead = f"Of a public-domain work without a link we found no copy in {usually}, or in the places its entry names."
    return f'<div class="faro-choices-above">{chosen}</div>{strip}\n\n{lead}\n\n' + "\n".join(
        _age(age, glossary) for age in AGES
    )


def sources_json(glossary: Glossary) -> str:
    """Every work for machines, with the paths of the pages that cite it, and where works were `sought` in vain."""
    works = {key: {**work, "cited_on": [*citing(key, glossary)]} for key, work in glossary.works.items()}
    told = {"title": "Sources of Faro", "sought": SOUGHT, "works": works}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def links(glossary: Glossary) -> str:
    """Every address of another site to which the bibliography or a page leads, one a line, for whoever checks them."""
    pages = (path.read_text(encoding="utf-8") for path in sorted(DOCS.rglob("*.md")))
    typed = {link for page in pages for link in _TYPED.findall(page)}
    works = {address for work in glossary.works.values() if (address := _address(work))}
    return "".join(f"{link}\n" for link in sorted(typed | works))


def _age(age: str, glossary: Glossary) -> str:
    """The works of an age, the oldest first; those without a year by their names."""
    heading, holds = AGES[age]
    keys = [key for key, work in glossary.works.items() if holds(work.get("year", 0))]
    keys.sort(key=lambda key: (glossary.works[key].get("year", 0), "".join(named(glossary.works[key])).casefold()))
    entries = "\n".join(_entry(key, glossary) for key in keys)
    return (
        f'## {heading} {{#{age}}}\n\n<ul class="faro-works">\n{entries}\n</ul>\n'
        "<p data-none hidden>None of this age.</p>\n"
    )


def _entry(key: str, glossary: Glossary) -> str:
    work = glossary.works[key]
    author = f"<b>{escape(work['author'])}</b>, " if "author" in work else ""
    edition = ", ".join([*([work["publisher"]] if "publisher" in work else []), *year_of(work)])
    errs = f" <b>Beware:</b> {escape(work['errs'])}." if work["errs"] else ""
    return (
        f'<li id="{key}" data-known="{"through" if "read_in" in work else "itself"}"'
        f' data-rights="{"public-domain" if work.get("public_domain") else "other"}">'
        f"<p>{author}{_title(work, work['title'], bool(author))}{f' ({escape(edition)})' if edition else ''}.</p>"
        f"<p><b>Good for:</b> {escape(work['good_for'])}.{errs}</p>"
        f'<p class="faro-mark">{_read(work, glossary.works)}</p>{_citing(key, glossary)}</li>'
    )


def _read(work: Mapping[str, Any], works: Mapping[str, Mapping[str, Any]]) -> str:
    """Where the text was read, and whose it is."""
    site = site_of(work)
    read = opened = ""
    if "read_in" in work:
        read = f'Known through <a href="#{work["read_in"]}">{_short(works[work["read_in"]])}</a>.'
    elif "copy" in work:
        read = f"Copy read: {escape(work['copy'])}."
    if "link" in work:
        opened = f'<a href="{escape(work["link"])}">Open it</a>.'
    elif site:
        opened = f'On the site <a href="https://{site}/">{site}</a>.'
    if work.get("sought", USUALLY_SOUGHT) != USUALLY_SOUGHT:
        opened = f"{opened} Not found in {SOUGHT[work['sought']]}.".lstrip()
    return " ".join(filter(None, (read, opened, "Public domain." if work.get("public_domain") else "")))


def _address(work: Mapping[str, Any]) -> str:
    """Where an entry leads: the work itself, or the site on which it is; empty where neither is known."""
    site = site_of(work)
    return str(work.get("link", f"https://{site}/" if site else ""))


def _title(work: Mapping[str, Any], title: str, behind_author: bool) -> str:
    if is_described(title):
        return escape(title if behind_author else capital(title))
    return tostring(title_of(work, title), encoding="unicode", method="html")


def _short(work: Mapping[str, Any]) -> str:
    author, title, edition = named(work)
    return f"{escape(author)}{_title(work, title, bool(author))}{escape(edition)}"


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
