"""A hook of MkDocs: what is wrong on the pages is told all at once, a line each, before any page is written."""

from __future__ import annotations

from typing import Any

from mkdocs.exceptions import PluginError

from farodocs.markup import mistakes


def on_pre_build(config: Any) -> None:
    """Gather what is wrong."""
    mistakes.gather()


def on_env(env: Any, config: Any, files: Any) -> None:
    """Stop, when every page is converted, with all of it: a `PluginError` is told without a traceback."""
    if found := mistakes.gathered():
        raise PluginError("\n".join(["", *found]))
