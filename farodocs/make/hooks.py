"""What MkDocs asks of us as it builds. A build wants none of it, and nothing is made here.

What is wrong on the pages is told all at once, a line each. Under `make serve` what is generated follows what is
edited, and the search finds it. The steps that do it are those of `make`; any other generator stands between them too.
"""

from __future__ import annotations

import gc
from pathlib import Path
from threading import Thread
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from farodocs import search
from farodocs.make import generated
from farodocs.markup import examples, mistakes
from farodocs.step import forget

_is_served = False
_reading = generated.Reading()
_finding = Thread()
_in_contents: list[Page] = []


def on_startup(*, command: str, **_: Any) -> None:
    """Remember whether the site is built or served."""
    global _is_served
    _is_served = command == "serve"
    gc.set_threshold(50_000)  # nearly all that a build makes it keeps: to look for more to drop took a tenth of it


def on_pre_build(*, config: MkDocsConfig) -> None:
    """Generate anew under `make serve`, on the data as they are now; and gather what is wrong from here on."""
    if _is_served:
        if _finding.is_alive():
            _finding.join()
        forget()
        _reading.look()
        if generated.before_the_pages():
            raise PluginError("what is generated could not be made; the line above says why")
        for source in _reading.changed():
            # A page that is not there is made anew.
            (Path(config.site_dir) / examples.address_of(source) / "index.html").unlink(missing_ok=True)
    mistakes.gather()


def on_nav(nav: Navigation, **_: Any) -> None:
    """Remember which pages stand in the contents."""
    _in_contents[:] = nav.pages


def on_env(env: Any, *, config: MkDocsConfig, **_: Any) -> None:
    """Stop, when every page is converted, with all that is wrong: a `PluginError` is told without a traceback.

    After an edit MkDocs reads only what was edited. A page without a title under `nav` is called by that in its own
    head: unread, it would stand as "None" in the contents of its neighbours and on their links to the next page.
    """
    if found := mistakes.gathered():
        raise PluginError("\n".join(["", *found]))
    for page in _in_contents:
        if page.markdown is None:
            page.read_source(config)


def on_post_build(*, config: MkDocsConfig) -> None:
    """While who edits looks at the page, let the search find it, and the rest of what is generated follow."""
    global _finding
    if _is_served:
        generated.after_the_pages()
        _finding = Thread(target=search.write, args=(Path(config.site_dir), config.site_name, config.site_url or "/"))
        _finding.start()
