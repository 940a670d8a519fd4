"""The theme's style sheet without the rules for what no page of this site has: 11 KB on the wire in place of 23."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from pathlib import Path

FILE = "assets/stylesheets/main.*.css"
"""Where the theme puts it, from the root of the site."""

_RULE = re.compile(r"([^{}@;]+)\{[^{}]*\}")
_CLASS = re.compile(r"\.([A-Za-z][\w-]*)")
_NOT = re.compile(r":not\([^()]*\)")
# What is read from right to left, tabs whose words go before they are out of sight, and room above whatever follows a
# table: with such a rule all beside what comes into a page is styled anew, and a script frames the tables anyway.
_UNWANTED = re.compile(r"\[dir=rtl\]|\.md-tabs(?:\[hidden\]|__item:nth)|table\+\*")
# A picture kept as data in a variable.
_ICON = re.compile(r"(--[\w-]+):url\((?:\"[^\"]*\"|'[^']*')\);?")
_USED = re.compile(r"var\((--[\w-]+)")
# Whoever asks whether there is a class has every part of whatever changes its own styled anew.
_PLAIN, _TABLE = "table:not([class])", re.compile(r'<table class="([\w-]+)')


def shorten(site: Path, pages: Iterable[str], scripts: Iterable[str]) -> None:
    """Shorten the sheet for the pages of a site, and for the classes that its scripts may give to what is in them."""
    pages = [*pages]
    known = {name for html in pages for names in {*re.findall(r' class="([^"]*)"', html)} for name in names.split()}
    tables = sorted({f".{name}" for html in pages for name in _TABLE.findall(html)}) or ["[class]"]
    known |= {word for script in scripts for word in re.findall(r"[A-Za-z][\w-]*", script)}
    for path in site.glob(FILE):
        css = path.read_text(encoding="utf-8").replace(".focus-visible", ":focus-visible")
        css = shortened(css, known).replace(_PLAIN, f"table:not({','.join(tables)})")
        path.write_text(css, encoding="utf-8")


def shortened(css: str, known: Container[str]) -> str:
    """A minified sheet without the rules that want a class that is not known, or a page written from right to left."""

    def kept(rule: re.Match[str]) -> str:
        return rule[0] if any(map(matches, _NOT.sub("", rule[1]).split(","))) else ""

    def matches(selector: str) -> bool:
        return not _UNWANTED.search(selector) and all(name in known for name in _CLASS.findall(selector))

    shown = {*_USED.findall(_RULE.sub(kept, _ICON.sub("", css)))}
    return _RULE.sub(kept, _ICON.sub(lambda icon: icon[0] if icon[1] in shown else "", css))
