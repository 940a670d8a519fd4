"""A hook of MkDocs: a build that is to be published is made ready, and what `make serve` shows is left as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from farodocs.make import theme_style
from farodocs.make.published import publish

_command = "build"


def on_startup(*, command: str, **_: Any) -> None:
    """Remember whether the site is built or served."""
    global _command
    _command = command


def on_post_build(*, config: MkDocsConfig) -> None:
    """Join, minify and name what lies in the built site."""
    if _command == "serve":
        return
    site = Path(config.site_dir)
    theme = sorted(path.relative_to(site).as_posix() for path in site.glob(theme_style.FILE))
    try:
        scripts = [str(script) for script in config.extra_javascript]
        publish(site, scripts, [*theme, *config.extra_css], config.theme["features"])
    except (FileNotFoundError, ValueError) as error:
        raise PluginError(str(error)) from None
