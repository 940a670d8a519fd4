"""The engine as a registry takes it: `python -m farodocs.make.package` packs its sources and builds their wheel."""

from __future__ import annotations

import shutil
import sys

from farodocs.browser import BundleError, wheel
from farodocs.folders import ROOT

FOLDER = ROOT / "build" / "package"


def main() -> int:
    """Make both anew and name them."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    try:
        print(*wheel.build(FOLDER), sep="\n")
    except BundleError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
