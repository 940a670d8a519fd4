"""What a reader gets of the same pages from either generator, with the steps of `make` before and after it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, MutableMapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import tomlkit
import yaml
from lxml import html

from farodocs.folders import ENGINE, NODE_MODULES, ROOT
from farodocs.make.policy import HEADERS
from tests.farodocs.small_site import at_home

PAGES = ("index", "learn/thirty-seconds", "rules/the-turn", "rules/odds/calculator", "cheats/boxes", "play/dealer")
"""Pages with examples, a lesson, a chart, a calculator, cut-aways with a table of pictures, and the dealer's chair."""
TAKEN = ("site_name", "site_url", "extra_css", "extra_javascript", "markdown_extensions")
"""What of the site's own configuration does not name the other pages or the theme's templates."""
BOARD = re.compile(r"^```faro .*?^```$", re.M | re.S)
HEADINGS = ".//h1|.//h2|.//h3"
GENERATORS = {"mkdocs": ("mkdocs", "build", "--quiet"), "zensical": ("zensical", "build", "-f", "mkdocs.yml")}


class _Config(yaml.SafeLoader):
    """Reads mkdocs.yml without what it asks of the environment."""


_Config.add_constructor("!ENV", lambda loader, node: "http://127.0.0.1:8000/")


def built(folder: Path, generator: str) -> Path:
    """Build and publish a few of the site's pages; returns the folder of the site."""
    shutil.copytree(ROOT / "farodocs", folder / "farodocs")
    shutil.copytree(ROOT / "glossary", folder / "glossary")
    shutil.copytree(ROOT / "docs" / "assets", folder / "docs" / "assets", ignore=shutil.ignore_patterns("share"))
    (folder / "node_modules").symlink_to(NODE_MODULES)
    (folder / "engine").symlink_to(ENGINE)
    for page in PAGES:
        target = folder / "docs" / f"{page}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(not_long((ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")), encoding="utf-8")
    own = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), _Config)
    config: dict[str, Any] = {name: own[name] for name in TAKEN}
    config |= {"theme": {"name": "material", "font": False}, "plugins": []}
    (folder / "mkdocs.yml").write_text(yaml.safe_dump(config), encoding="utf-8")
    keep_what_is_asked_of(PAGES, folder / "glossary" / "searching.toml")
    for step in (GENERATORS[generator], ("farodocs.make.published", str(folder / "site"))):
        run = subprocess.run(
            [sys.executable, "-m", *step], cwd=folder, env=at_home(folder), capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr
    return folder / "site"


def not_long(text: str) -> str:
    """A page with three boards at most: of one with more, a part lies apart in the heavier of the two themes."""
    boards = [*BOARD.finditer(text)]
    for board in reversed(boards[3:]):
        text = text[: board.start()] + text[board.end() :]
    return text


def keep_what_is_asked_of(pages: Iterable[str], searching: Path) -> None:
    """Leave out the questions that pages answer which are not here: the search refuses an address that no page has."""
    addresses = {f"{page.removesuffix('index')}/".removeprefix("/") or "./" for page in pages}
    table = tomlkit.parse(searching.read_text(encoding="utf-8"))
    asked = table["asked"]
    assert isinstance(asked, MutableMapping)
    for address in [*asked]:
        if address not in addresses:
            del asked[address]
    searching.write_text(tomlkit.dumps(table), encoding="utf-8")


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {generator: built(tmp_path_factory.mktemp(generator), generator) for generator in GENERATORS}


def article(site: Path, page: str) -> Any:
    """What an author wrote of a page, as it was built."""
    address = page.removesuffix("index")
    tree = html.fromstring((site / address / "index.html").read_text(encoding="utf-8"))
    [found] = tree.iter("article")
    return found


def told(element: Any) -> str:
    return " ".join(element.text_content().split())


def both(sites: dict[str, Path], read: Any) -> None:
    """Whatever is read of the two sites is there, and is the same."""
    mkdocs, zensical = (read(site) for site in sites.values())
    assert mkdocs
    assert zensical == mkdocs


def test_every_page_has_the_same_headings(sites: dict[str, Path]) -> None:
    for page in PAGES:
        both(sites, lambda site, page=page: [(one.get("id"), told(one)) for one in article(site, page).xpath(HEADINGS)])


def test_every_fence_is_drawn_alike(sites: dict[str, Path]) -> None:
    for page in PAGES:
        both(
            sites,
            lambda site, page=page: [
                (one.tag, one.get("id"), told(one))
                for one in article(site, page).iter()
                if str(one.tag).startswith("faro-") or one.tag == "svg"
            ],
        )


def test_a_long_page_opens_with_its_pictures(sites: dict[str, Path]) -> None:
    both(sites, lambda site: article(site, "cheats/boxes").xpath('.//nav[@class="faro-picture-table"]//a/@href'))


def test_the_search_finds_the_same_words_in_the_same_sections(sites: dict[str, Path]) -> None:
    both(sites, lambda site: [json.loads(path.read_text("utf-8")) for path in site.glob("assets/search/found-*.json")])


def test_the_same_scripts_are_joined_and_every_page_asks_for_them(sites: dict[str, Path]) -> None:
    both(sites, lambda site: sorted(path.name for path in (site / "assets" / "faro" / "joined").iterdir()))
    for page in PAGES:
        both(
            sites,
            lambda site, page=page: re.findall(
                r'<script[^>]*src="[^"]*(faro/joined/[^"]+)"',
                (site / page.removesuffix("index") / "index.html").read_text(encoding="utf-8"),
            ),
        )


def test_every_page_says_what_it_may_run(sites: dict[str, Path]) -> None:
    for site in sites.values():
        assert "Content-Security-Policy: default-src 'none'" in (site / HEADERS).read_text(encoding="utf-8")
    for site, page in product(sites.values(), PAGES):
        text = (site / page.removesuffix("index") / "index.html").read_text(encoding="utf-8")
        [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', text)
        assert text.index(policy) < text.index("<script")
        assert "unsafe-inline" not in policy
