"""A hook of MkDocs, for `make serve`: a page that was not edited is read as far as its title.

After an edit MkDocs reads only what was edited, and a page that has no title under `nav` is called by the one in its
own head: unread, it would stand as "None" in the contents of its neighbours and on their links to the next page.
"""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation

_in_contents: Navigation | None = None


def on_nav(nav: Navigation, **_: Any) -> None:
    """Remember which pages stand in the contents."""
    global _in_contents
    _in_contents = nav


def on_env(env: Any, config: MkDocsConfig, files: Files) -> None:
    """Read those of them that were left out, before any page is written."""
    for page in _in_contents.pages if _in_contents else ():
        if page.markdown is None:
            page.read_source(config)
