"""Everything that is wrong with the pages and the contents of the site, found without building it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from posixpath import dirname, join, normpath
from types import SimpleNamespace
from typing import Any

from markdown import Markdown
from markdown.preprocessors import Preprocessor
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import ConfigurationError
from mkdocs.utils.meta import get_data
from yaml import MarkedYAMLError

from faro.base import nearest
from farodocs import folders
from farodocs.data.glossary import LISTS
from farodocs.folders import ROOT
from farodocs.lint.joined import joined
from farodocs.lint.names import contents_names, name_faults
from farodocs.markup import examples, mistakes
from farodocs.words import glossary

CONTENTS = "mkdocs.yml"
DESCRIBED = range(40, 161)
"""How many characters a description may have: no fewer say anything, and a list of results cuts off more."""

_LINK = re.compile(r'\bhref="([^":?#]*)(?:#([^"]*))?"')
_ANCHOR = re.compile(r'\b(?:id|name)="([^"]+)"')


@dataclass(frozen=True, slots=True)
class _Converted:
    """A page as it was converted: where its anchors are, and where its links lead."""

    anchors: frozenset[str]
    links: tuple[tuple[str, str], ...]


class _Where(Preprocessor):
    """Tells what is converted which page it stands on, as a generator does: see `page_of`."""

    def __init__(self, md: Markdown, page: str) -> None:
        super().__init__(md)
        self.page = SimpleNamespace(path=page)

    def run(self, lines: list[str]) -> list[str]:
        return lines


def site_faults(only: Collection[Path] = ()) -> list[str]:
    """A line for everything that is wrong with the pages, or with `only` some of them, and with the contents."""
    text = (ROOT / CONTENTS).read_text(encoding="utf-8")
    config = MkDocsConfig(str(ROOT / CONTENTS))
    try:
        config.load_file(StringIO(text))
    except ConfigurationError as error:
        return [no_yaml(error)]
    if told := [config_fault(text, *fault) for faults in config.validate() for fault in faults]:
        return told
    written = [path for path in examples.pages() if not _is_made(path)]
    mistakes.gather()
    converted = {path: _converted(path, config) for path in only or written}
    wrong = [*mistakes.gathered(), *(line for path in converted for line in head_faults(path))]
    known = {_page(path) for path in examples.pages()} | {f"glossary/{slug}.md" for slug in glossary().entries}
    pages = {_page(path) for path in written if path.parent != folders.DOCS / "glossary"}
    contents = contents_faults(text, config.nav, known, pages)
    names = contents_names(CONTENTS, text, config.nav, {_page(path): _title(path) for path in written})
    return [*wrong, *contents, *names, *_dead(converted, known)]


def no_yaml(error: ConfigurationError) -> str:
    """What to say of a configuration that cannot be read."""
    cause = error.__context__
    if isinstance(cause, MarkedYAMLError) and cause.problem_mark:
        return f"{CONTENTS}:{cause.problem_mark.line + 1}: is no YAML: {cause.problem}"
    return f"{CONTENTS}:1: {' '.join(str(error).split())}"


def config_fault(text: str, name: str, fault: object) -> str:
    """What MkDocs says of a setting, with the line on which that stands, the first where it is missing."""
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line.startswith(f"{name}:")]
    return f"{CONTENTS}:{lines[0] if lines else 1}: {name}: {fault}"


def contents_faults(text: str, nav: Any, known: set[str], pages: Collection[str]) -> list[str]:
    """What is wrong with the contents: entries without a page, and pages without an entry."""
    lines = text.splitlines()
    entries = [*_entries(nav)]
    faults = []
    for page in entries:
        if page not in known:
            number = next(n for n, line in enumerate(lines, 1) if page in line)
            hint = nearest(page, sorted(known), "write it, or take the entry out")
            faults.append(f"{CONTENTS}:{number}: there is no page docs/{page}; {hint}")
    missing = sorted({*pages} - {*entries})
    return [*faults, *(f"docs/{page}:1: no entry leads to it; name it in the nav of {CONTENTS}" for page in missing)]


def head_faults(path: Path) -> Iterator[str]:
    """What is wrong with the head of a page: search engines and the lists of the site show what it says."""
    text, head = get_data(path.read_text(encoding="utf-8"))
    yield from name_faults(_page(path), head, text)
    if not head.get("title"):
        yield f'docs/{_page(path)}:1: the head has no title; write one between two lines of ---, as title: "The split"'
    if len(said := str(head.get("description", ""))) not in DESCRIBED:
        yield (
            f"docs/{_page(path)}:1: the description in the head has {len(said)} characters; "
            f"write {DESCRIBED.start} to {DESCRIBED.stop - 1}"
        )


def _title(path: Path) -> str:
    _, head = get_data(path.read_text(encoding="utf-8"))
    return str(head.get("title", ""))


def _entries(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    for inner in nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else ():
        yield from _entries(inner)


def _page(path: Path) -> str:
    """A page by its path from the folder of pages."""
    return path.relative_to(folders.DOCS).as_posix()


def _is_made(path: Path) -> bool:
    """Whether a page is that of a word, which has the lints of its data."""
    return path.parent == folders.DOCS / "glossary" and path.stem not in LISTS


def _converted(path: Path, config: Mapping[str, Any]) -> _Converted:
    page = _page(path)
    md = Markdown(extensions=config["markdown_extensions"], extension_configs=config["mdx_configs"])
    md.preprocessors.register(_Where(md, page), "rendering_context", 0)
    text, _ = get_data(path.read_text(encoding="utf-8"))
    try:
        html = md.convert(text)
    except Exception as error:
        mistakes.tell(ValueError(f"docs/{page}: {mistakes.said(error)}"))
        html = ""
    for read in joined(html):
        mistakes.tell(ValueError(f"docs/{page}: {read!r} is two words run together; put a space between them"))
    links = ((_from(page, match[1]), match[2] or "") for match in _LINK.finditer(html))
    return _Converted(frozenset(_ANCHOR.findall(html)), tuple(links))


def _from(page: str, link: str) -> str:
    """The page that a link leads to, from the folder of pages."""
    return normpath(join(dirname(page), link)) if link else page


def _dead(converted: Mapping[Path, _Converted], known: set[str]) -> Iterator[str]:
    """The links to pages that there are not, and to sections that a page has not."""
    pages = {_page(path): page for path, page in converted.items()}
    for path, page in converted.items():
        for to, anchor in page.links:
            if not to.endswith(".md"):
                continue
            if to not in known:
                hint = nearest(to, sorted(known), "write it, or link to another")
                yield f"{_line(path, Path(to).name)}: there is no page docs/{to}; {hint}"
            elif anchor and to in pages and anchor not in pages[to].anchors:
                hint = nearest(anchor, sorted(pages[to].anchors), "give a heading that id")
                yield f"{_line(path, f'#{anchor}')}: docs/{to} has no section {anchor!r}; {hint}"


def _line(path: Path, written: str) -> str:
    """Where something is written on a page, as an editor finds it."""
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    number = next((number for number, line in lines if written in line), 1)
    return f"{path.relative_to(folders.DOCS.parent)}:{number}"
