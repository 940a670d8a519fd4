"""All that is generated before the site is built: `python -m farodocs.make.generated` writes it under docs."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from faro.pictures import bends, figure_cards, hundred_plate, layout, livret, plan
from faro.rulebooks import library
from faro.seats import see
from faro.table import fresh
from farodocs import kept
from farodocs.browser import bundle, fonts, log_words, rest, wheel
from farodocs.data import family
from farodocs.data.history import history, history_json
from farodocs.data.records import DataError
from farodocs.fences import (
    calculator,
    drills,
    earnings,
    hundred,
    lessons,
    notebook,
    python_words,
    spot,
    systems,
    watch,
    with_parts,
)
from farodocs.figures import card_file, family_tree, maps, objects
from farodocs.figures.cutaways import files as cutaways
from farodocs.figures.printables import writing as printables
from farodocs.folders import ASSETS, DOCS, ENGINE, GLOSSARY, HISTORY, NODE_MODULES, ROOT
from farodocs.lint import data as of_data
from farodocs.make import cards_to_share
from farodocs.make.esbuild import esbuild
from farodocs.markup import examples
from farodocs.parts import LANGUAGE
from farodocs.step import Step, do, put
from farodocs.words import glossary, links, sources_json, writing

TERMS_JSON = DOCS / "glossary" / "terms.json"
SOURCES_JSON = DOCS / "library" / "sources.json"
LINKS = DOCS / "library" / "links.txt"
HISTORY_JSON = DOCS / "history" / "history.json"
BOOKS = ENGINE / "faro" / "rulebooks"
PICTURES = ASSETS / "pictures"
EDITOR = ROOT / "farodocs" / "browser" / "codemirror.ts"
"""What the pages take of CodeMirror's packages; make puts it beside the module as its types."""

_others: list[subprocess.Popen[bytes]] = []
_is_left = False

# A comment that has its lines to itself.
_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", re.M | re.S)


def main() -> int:
    """Write the pages made from data, fonts, pictures, sheets to print, drills, and the browser’s engine."""
    kept.drop_unused()
    return _written(leave=False)


def before_the_pages() -> int:
    """The same for a server, but for what the pages can do without: `after_the_pages` writes that."""
    while _others:
        _others.pop().wait()
    return _written(leave=True)


def after_the_pages() -> None:
    """Have another process write what was left; no files may come and go while those that lie there are copied."""
    if _is_left:
        _others.append(subprocess.Popen([sys.executable, "-m", __name__], cwd=ROOT))


def _written(*, leave: bool) -> int:
    global _is_left
    engine = ASSETS / "engine"
    begun: list[Future[bundle.Manifest]] = []
    with ThreadPoolExecutor(1) as beside:

        def with_engine(made: Iterator[Step]) -> Iterator[Step]:
            yield next(made)  # the wheel, of which Node bundles the engine while the others are made here
            if not leave:
                begun.append(beside.submit(bundle.bundle, engine))
            yield from made

        try:
            _is_left = do(with_engine(steps()), leave=leave)
            fonts.write(NODE_MODULES, ASSETS / "fonts")
            if not _is_left:
                rest.write(engine, begun[0].result() if begun else bundle.bundle(engine))
        except (OSError, ValueError) as error:
            print(f"{error}", file=sys.stderr)
            return 1
    return 0


def steps() -> Iterator[Step]:
    """What is made, in order; fonts and the engine see for themselves whether theirs has changed."""
    books = tuple(sorted(BOOKS.glob("*.toml")))
    data = tuple(sorted(GLOSSARY.glob("*.toml")))
    events = tuple(sorted(HISTORY.rglob("*.toml")))
    words = tuple(sorted((GLOSSARY / "terms").glob("*.toml")))
    packages = (ROOT / "package-lock.json", ROOT / "locks" / "dev.txt")
    pages = tuple(path for path in examples.pages() if path.parent != DOCS / "glossary")
    cheats = ENGINE / "faro" / "cheats" / "devices.toml"
    follows = partial(Step, follows=True)
    yield follows("wheel", wheel.write, (*wheel.PROJECT, *books), (wheel.FOLDER,))
    yield Step("texts", lambda: _refuse(of_data.unreadable()), (*books, cheats, *data, *events, *words, *pages))
    yield Step("data", lambda: _refuse(of_data.data_faults()[0]), (*books, cheats, *data, *events, *words), late=pages)
    yield Step("history", _history, (*events, *data, *words), (HISTORY_JSON,))
    made, late = (SOURCES_JSON, LINKS, TERMS_JSON), (*events, *books, *pages)
    yield Step("glossary", _glossary, (*words, *data), made, late=late)
    yield Step("scripts of packages", _vendors, packages, (ASSETS / "vendor",))
    drawn = _drawn()
    yield Step("pictures", partial(_draw, drawn), data, tuple(PICTURES / file for file in drawn))
    for book in library().values():
        if book.opening != "soda":
            file = f"table-{book.id}.svg"
            table = partial(_draw, {file: partial(plan, book)})
            yield Step(f"table of {book.id}", table, (BOOKS / f"{book.id}.toml",), (PICTURES / file,))
    yield Step("objects", lambda: objects.write(objects.FOLDER), data, (objects.FOLDER,))
    yield Step("cut-aways", lambda: cutaways.write(cutaways.FOLDER), data, (cutaways.FOLDER,))
    yield Step("maps", maps.write, packages, (maps.FOLDER,))
    printed = (*printables.PAGES, *books, *data, *events, *words, *packages)
    yield follows("sheets to print", lambda: printables.write(printables.FOLDER), printed, (printables.FOLDER,))
    shown = (*pages, *words, *data, *events, *packages)
    yield follows("cards to share", lambda: cards_to_share.write(ASSETS / "share"), shown, (ASSETS / "share",))
    learn = (*DOCS.rglob("*.toml"), *GLOSSARY.rglob("*.toml"))
    yield follows("lessons", lambda: lessons.write(ASSETS / "learn"), (*learn, *books, *pages), (ASSETS / "learn",))
    yield follows("prices", lambda: _price(ASSETS / "odds"), (*books, *data, *pages), (ASSETS / "odds",))
    yield follows("earnings", lambda: earnings.write(ASSETS / "odds"), books, (ASSETS / "odds" / earnings.FILE,))
    yield follows("words of the log", log_words.write, books, (log_words.FILE,))
    yield follows("words of programs", python_words.write, (), (python_words.FILE,))
    yield follows("notebooks", notebook.write, (*pages, ROOT / "mkdocs.yml"), (notebook.FOLDER,))
    yield follows("drills", lambda: drills.write(ASSETS / "drills.json"), books, (ASSETS / "drills.json",))
    judged = (DOCS / spot.FIRST, DOCS / spot.BAKED)
    yield follows("deals to judge", lambda: spot.write(DOCS), books, judged)
    yield follows("deals to watch", lambda: watch.write(ASSETS / "watch"), (*pages, *books), (ASSETS / "watch",))


def _refuse(faults: Iterable[str]) -> None:
    """Raise `DataError` with everything that is wrong with the data, before anything is made of them."""
    if told := [*faults]:
        raise DataError(*told)


def _history() -> None:
    put(HISTORY_JSON, history_json(history()))


def _glossary() -> None:
    writing.write(DOCS / "glossary", glossary())
    put(SOURCES_JSON, sources_json(glossary()))
    put(LINKS, links(glossary()))


def _price(folder: Path) -> None:
    hundred.write(folder)
    systems.write(folder)
    calculator.write_words(folder / "house-words.json")


def _vendors() -> None:
    _vendor("idiomorph/dist/idiomorph.esm.js")
    _vendor("ts-fsrs/dist/index.mjs", "ts-fsrs.js")
    _vendor("fzstd/esm/index.mjs", "fzstd.js")
    _vendor("uqr/dist/index.mjs", "uqr.js")
    _bundle_editor()


class Reading:
    """What the pages read besides their own text, for a generator that makes a page anew only where that is newer."""

    def __init__(self) -> None:
        self._data = self._last = dict[Path, bytes]()
        self._pages: dict[Path, str] = {}

    def look(self) -> None:
        """Look at the data before they are read: what is edited after that changes them for the next time."""
        self._data = {path: path.read_bytes() for path in (*GLOSSARY.rglob("*.toml"), *BOOKS.glob("*.toml"))}

    def changed(self) -> list[Path]:
        """The pages that read otherwise than the last time: their parts, or a rule-book that they name."""
        if self._data == self._last:
            return []
        last, self._last, self._pages = self._pages, self._data, {}
        for path in examples.pages():
            text = path.read_text(encoding="utf-8")
            parts = with_parts(text, path) if f"```{LANGUAGE}" in text else text
            named = b"".join(data for of, data in self._data.items() if of.parent == BOOKS and of.stem in text)
            self._pages[path] = hashlib.sha256(parts.encode() + named).hexdigest()
        return [path for path, digest in self._pages.items() if path in last and last[path] != digest]


def _drawn() -> Mapping[str, Callable[[], str]]:
    """The layout from both sides and every place of it, the livret and its bends, and how the games are related."""
    return {
        "layout.svg": lambda: layout(see(fresh()), "The Faro layout from the players’ side"),
        "layout-dealer.svg": lambda: layout(see(fresh()), "The Faro layout from the dealer’s chair", "dealer"),
        "cards.svg": card_file.document,
        "livret.svg": livret,
        "figure-cards.svg": figure_cards,
        "bends.svg": bends,
        "hundred-checks.svg": lambda: hundred_plate(hundred.cells(library()["hoyle-1864"])["52-4"].until),
        "family-tree.svg": lambda: family_tree.picture(family()["games"]),
    }


def _draw(pictures: Mapping[str, Callable[[], str]]) -> None:
    for name, picture in pictures.items():
        put(PICTURES / name, fonts.lettered(picture()))


def _vendor(module: str, name: str = "") -> None:
    """Copy a module of a package to where the site serves it, without the comments, which can be most of it."""
    source = NODE_MODULES / module
    if not source.is_file():
        raise FileNotFoundError(f"{source} is missing; run 'make setup'")
    target = ASSETS / "vendor" / (name or source.name)
    put(target, _COMMENT.sub("", source.read_text(encoding="utf-8")))
    [licence] = (NODE_MODULES / Path(module).parts[0]).glob("LICENSE*")
    shutil.copyfile(licence, target.with_suffix(".licence.txt"))


def _bundle_editor() -> None:
    """Put the packages of CodeMirror into one module: esbuild follows what its entry names, and drops all else."""
    target = ASSETS / "vendor" / EDITOR.with_suffix(".js").name
    asked = ("--bundle", "--format=esm", "--minify", "--target=es2022", "--legal-comments=none", f"--outfile={target}")
    esbuild(EDITOR.name, str(EDITOR), *asked)
    shutil.copyfile(NODE_MODULES / "@codemirror" / "view" / "LICENSE", target.with_suffix(".licence.txt"))


if __name__ == "__main__":
    sys.exit(main())
