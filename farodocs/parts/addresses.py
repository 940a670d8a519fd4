"""Addresses of what the site serves to others' programs: `[[@wheel]]` in a page, in its code too, becomes one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from mkdocs.utils.yaml import yaml_load

from farodocs.browser import wheel
from farodocs.folders import ASSETS, DOCS, ROOT
from farodocs.markup import mistakes
from farodocs.parts.expansion import WrongPart

_NAMED = re.compile(r"\[\[@(\w+)\]\]")


@cache
def site() -> str:
    """Where the site will be read, with a slash at its end."""
    return str(yaml_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["site_url"]).rstrip("/") + "/"


ADDRESSES: Mapping[str, Callable[[], str]] = {
    "embed": lambda: f"{site()}embed/",
    "engine": lambda: f"{site()}{(ASSETS / 'engine').relative_to(DOCS).as_posix()}/",
    "wheel": lambda: f"{site()}{wheel.find().relative_to(DOCS).as_posix()}",
}
"""What has an address, by its name."""


def with_addresses(text: str, page: Path) -> str:
    """A page with its addresses. Tells a `WrongPart` for each name that nothing has."""

    def address(named: re.Match[str]) -> str:
        if named[1] in ADDRESSES:
            return ADDRESSES[named[1]]()
        line = text.count("\n", 0, named.start()) + 1
        mistakes.tell(WrongPart(f"{page}:{line}: {named[0]} is no address; write {' or '.join(ADDRESSES)}"))
        return named[0]

    return _NAMED.sub(address, text)
