"""The theme's style sheet without the parts that no page of this site has: 14 KB on the wire in place of 23.

A file under docs/ takes the place of the theme's file of the same path, so nothing else has to know.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

STYLES = "assets/stylesheets"

# Components of the theme, by the beginning of their class names.
UNUSED = (
    "arithmatex", "critic", "emojione", "highlighttable", "keys", "linenodiv", "linenos", "md-annotation",
    "md-author", "md-banner", "md-consent", "md-feedback", "md-meta", "md-pagination", "md-post", "md-profile",
    "md-progress", "md-select", "md-sidebar--post", "md-social", "md-source", "md-tag", "md-tooltip",
    "md-version", "mermaid", "tabbed", "task-list",
)  # fmt: skip

_UNUSED = re.compile(rf"\.(?:{'|'.join(UNUSED)})")
_RULE = re.compile(r"([^{}@;]+)\{[^{}]*\}")
# Pictures kept as data in variables: one for each kind of note and for each of those components.
_ICON = re.compile(
    r"--md-(?:admonition|annotation|graph|post|social|source|status|tasklist|version)[\w-]*icon[\w-]*:"
    r"url\((?:\"[^\"]*\"|'[^']*')\);?"
)


def write(docs: Path) -> Path:
    """Write the shortened style sheet under the folder of pages, by the name that the installed theme gives it."""
    folder = docs / STYLES
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("main.*.css"):
        old.unlink()
    [theirs] = Path(str(files("material") / "templates" / STYLES)).glob("main.*.min.css")
    ours = folder / theirs.name
    ours.write_text(shorten(theirs.read_text(encoding="utf-8")), encoding="utf-8")
    return ours


def shorten(css: str) -> str:
    """A minified style sheet without the rules all of whose selectors name an unused part."""
    return _RULE.sub(_kept, _ICON.sub("", css))


def _kept(rule: re.Match[str]) -> str:
    return "" if all(_UNUSED.search(selector) for selector in rule[1].split(",")) else rule[0]
