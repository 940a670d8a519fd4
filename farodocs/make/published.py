"""The site as it is published: `python -m farodocs.make.published` builds it, or is told what another has built.

Scripts and styles are joined and minified. Whatever lies under assets has its content in its name, so that a page of
one build never meets a file of another, and a browser asks for none twice. What no page asks for is left out.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from mkdocs.__main__ import cli as build
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

from farodocs import search
from farodocs.folders import ROOT
from farodocs.make import embeds, folds_apart, offline, policy, scripts, steps_apart, styles, theme_script, theme_style
from farodocs.make.content_names import rename
from farodocs.make.page_text import slim, with_numbered_notes

# The theme's own search, what its scripts were made from, and what is joined into ours.
LEFT_OUT = (
    "assets/javascripts/lunr",
    "assets/javascripts/workers",
    "assets/javascripts/*.map",
    "assets/stylesheets/*.map",
    "assets/stylesheets/palette*",
    "assets/vendor/*.js",
)
# What names no other file, but for the engine's manifest: it names its own by what they hold already.
LEAVES = (
    "assets/engine/manifest.json",
    "assets/*.svg",
    "assets/*.json",
    "assets/program/*.zip",
    "assets/fonts/*.woff2",
    "glossary/finder.json",
    *(f"assets/{folder}/**/*.*" for folder in ("learn", "odds", "pictures", "search", "watch")),
)

_ASSET = re.compile(r"assets/[\w./-]*\w")
_SCRIPT = re.compile(r'<script[^>]*?src="([^"]*?)(assets/faro/[\w./-]+\.js)"[^>]*></script>\s*')
_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]*?)(assets/[\w./-]+\.css)">\s*')


def main(site: Path | None = None) -> int:
    """Write the index of the sections and the policy, and publish the site under what mkdocs.yml says of it."""
    try:
        if site is None:
            # Here, for what a build has read need not be read again.
            build(["build", "--strict"], standalone_mode=False)
        config = load_config(str(ROOT / "mkdocs.yml"))
        site = site or Path(config.site_dir)
        search.write(site, config.site_name, config.site_url or "/")
        embeds.write(site, config.site_url or "/")
        policy.write(site)
        theme = sorted(path.relative_to(site).as_posix() for path in site.glob(theme_style.FILE))
        scripts = [str(script) for script in config.extra_javascript]
        publish(site, scripts, [*theme, *config.extra_css], config.theme["features"])
    except (FileNotFoundError, ValueError, MkDocsException) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def publish(site: Path, every_script: Sequence[str], every_style: Sequence[str], features: Sequence[str]) -> None:
    """Make a built site ready: `every_script` and `every_style` are those of all pages, by their paths from its root,
    and `features` what is on of the theme. Raises `ValueError`, in one sentence, where esbuild is missing or refuses.
    """
    for pattern in LEFT_OUT:
        for path in site.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    theme_script.shorten(site, features)
    names = rename(site, (*LEAVES, theme_script.FILE))
    pages = dict(_apart(site))
    theme_style.shorten(site, pages.values(), (path.read_text(encoding="utf-8") for path in site.rglob("*.js")))
    joined_styles, others = styles.join(site, every_style, names)
    some = {file for html in pages.values() for _, file in _SCRIPT.findall(html)} - {*every_script}
    joined = scripts.join(site, every_script, some, {old: new for old, new in names.items() if old.endswith(".json")})
    names |= others | joined.made
    for path, html in pages.items():
        html = _joined(_SCRIPT, html, every_script, joined.made[scripts.EVERY])
        html = _joined(_STYLE, html, every_style, joined_styles)
        html = _ASSET.sub(lambda asset: names.get(asset[0], asset[0]), html)
        # The table takes its seat as the page opens.
        later = [joined.made[scripts.SEAT]] if "<faro-table" in html else []
        path.write_text(_preloaded(joined, slim(html), later), encoding="utf-8")
    offline.write(site)


def _apart(site: Path) -> Iterator[tuple[Path, str]]:
    """Every page without what lies apart, and the pages beside the long ones."""
    for path in sorted(site.rglob("*.html")):
        whole = with_numbered_notes(path.read_text(encoding="utf-8"))
        html, beside = folds_apart.take_apart(steps_apart.take_apart(site, path, whole))
        yield path, html
        if beside:
            yield path.with_name(folds_apart.FILE), beside


def _preloaded(joined: scripts.Joined, html: str, later: list[str]) -> str:
    """A page with a script of its own names at its head what that imports: all of it is asked for at once."""
    named = _SCRIPT.findall(html)
    if len(named) < 2:
        return html
    up, asked = named[0][0], {file for _, file in named}
    imported = sorted(joined.imported_by([*asked, *later]) - asked)
    links = "".join(f'<link rel="modulepreload" href="{up}{file}">' for file in imported)
    return html.replace("</head>", f"{links}</head>", 1)


def _joined(element: re.Pattern[str], html: str, files: Collection[str], joined: str) -> str:
    """A page whose first element of several that name files names what these have become, and the others are gone."""
    rest = iter([joined])

    def one(match: re.Match[str]) -> str:
        if match[2] not in files:
            return match[0]
        name = next(rest, "")
        return match[0].replace(match[2], name) if name else ""

    return element.sub(one, html)


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
