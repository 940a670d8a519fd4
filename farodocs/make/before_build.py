"""A hook of MkDocs, for `make serve`: what is generated follows what is edited. Other generators do without it."""

from __future__ import annotations

from typing import Any

from mkdocs.exceptions import PluginError

from farodocs.make import generated as all_pages
from farodocs.step import forget


def on_pre_build(config: Any) -> None:
    """Do the generate step on the data as they are now."""
    forget()
    if all_pages.main():
        raise PluginError("what is generated could not be made; the line above says why")
