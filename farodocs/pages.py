"""Everything of the site that is generated before it is built: `python -m farodocs.pages` writes it under docs/assets."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from faro.render_svg import layout
from faro.table import fresh
from faro.view import see

from farodocs import bundle, fonts, theme_css

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "docs" / "assets"


def main() -> int:
    """Write the theme's shortened styles, the fonts, the script that morphs boards, the pictures, and the engine as the browser loads it."""
    try:
        theme_css.write(ROOT / "docs")
        fonts.write(ROOT / "node_modules", ASSETS / "fonts")
        _vendor("idiomorph/dist/idiomorph.esm.js")
        _draw_layout(ASSETS / "pictures" / "layout.svg")
        bundle.bundle(ASSETS / "engine")
    except (FileNotFoundError, bundle.BundleError) as error:
        print(f"{error}", file=sys.stderr)
        return 1
    return 0


def _draw_layout(target: Path) -> None:
    """The bare layout as a picture of its own."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(layout(see(fresh()), "The Faro layout from the players’ side"), encoding="utf-8")


def _vendor(module: str) -> None:
    """Copy a module of a package to where the site serves it."""
    source = ROOT / "node_modules" / module
    if not source.is_file():
        raise FileNotFoundError(f"{source} is missing; run 'npm ci'")
    target = ASSETS / "vendor" / source.name
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    sys.exit(main())
