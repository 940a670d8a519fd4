"""Everything of the site that is generated before it is built: `python -m farodocs.pages` writes it under docs."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from faro.livret_plates import bends, figure_cards, livret
from faro.render_svg import layout, places
from faro.shell.rulebooks import library
from faro.table import fresh
from faro.table_plan import plan
from faro.view import see
from farodocs import (
    bets_page,
    bibliography,
    bundle,
    card_file,
    drills,
    engine_page,
    family_tree,
    fonts,
    log_page,
    rulebook_page,
    spot,
    theme_css,
    variants_page,
)
from farodocs.glossary import lints, writing
from farodocs.glossary.collection import glossary
from farodocs.history import lints as history_lints
from farodocs.history import writing as history_writing
from farodocs.history.collection import history
from farodocs.labels import read
from farodocs.printables import writing as printables
from farodocs.records.findings import DataError

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
ASSETS = ROOT / "docs" / "assets"

# A comment that has its lines to itself.
_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", re.M | re.S)


def main() -> int:
    """Write the pages made from data, styles, fonts, pictures, sheets to print, drills, and the browser’s engine."""
    try:
        rulebook_page.write(RULES / "rulebooks.md", library())
        bets_page.write(RULES / "bets" / "index.md")
        variants_page.write(RULES / "variants" / "index.md", library())
        lints.check(glossary())
        writing.write(ROOT / "docs" / "glossary", glossary())
        log_page.write(ROOT / "docs" / "library" / "log.md", read("log"))
        engine_page.write(ROOT / "docs" / "library" / "engine.md")
        bibliography.write(ROOT / "docs" / "library", glossary())
        history_lints.check(history())
        history_writing.write(ROOT / "docs" / "history", history())
        theme_css.write(ROOT / "docs")
        fonts.write(ROOT / "node_modules", ASSETS / "fonts")
        _vendor("idiomorph/dist/idiomorph.esm.js")
        _vendor("minisearch/dist/es/index.js", "minisearch.js")
        _draw(ASSETS / "pictures")
        printables.write(printables.FOLDER)
        drills.write(ASSETS / "drills.json")
        spot.write(ASSETS / "spot.json")
        bundle.bundle(ASSETS / "engine")
    except (FileNotFoundError, bundle.BundleError, DataError) as error:
        print(f"{error}", file=sys.stderr)
        return 1
    return 0


def _draw(folder: Path) -> None:
    """The layout from both sides and every place of it, the livret and its bends, and the tables of the older game."""
    folder.mkdir(parents=True, exist_ok=True)
    bare = see(fresh())
    pictures = {
        "layout.svg": layout(bare, "The Faro layout from the players’ side"),
        "layout-dealer.svg": layout(bare, "The Faro layout from the dealer’s chair", "dealer"),
        "cards.svg": card_file.document(),
        "places.svg": places("Every place of the layout besides the cards"),
        "livret.svg": livret(),
        "figure-cards.svg": figure_cards(),
        "bends.svg": bends(),
        "family-tree.svg": family_tree.picture(read("games")["games"]),
        **{f"table-{book.id}.svg": plan(book) for book in library().values() if book.opening != "soda"},
    }
    for name, picture in pictures.items():
        (folder / name).write_text(picture, encoding="utf-8")


def _vendor(module: str, name: str = "") -> None:
    """Copy a module of a package to where the site serves it, without the comments, which can be most of it."""
    source = ROOT / "node_modules" / module
    if not source.is_file():
        raise FileNotFoundError(f"{source} is missing; run 'npm ci'")
    target = ASSETS / "vendor" / (name or source.name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_COMMENT.sub("", source.read_text(encoding="utf-8")), encoding="utf-8")
    [licence] = (ROOT / "node_modules" / Path(module).parts[0]).glob("LICENSE*")
    shutil.copyfile(licence, target.with_suffix(".licence.txt"))


if __name__ == "__main__":
    sys.exit(main())
