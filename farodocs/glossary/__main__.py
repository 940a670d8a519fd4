"""Check the glossary: `python -m farodocs.glossary` prints everything that is wrong with it."""

from __future__ import annotations

import sys

from farodocs.glossary.collection import glossary
from farodocs.glossary.lints import check
from farodocs.records.findings import DataError


def main() -> int:
    """Run every lint; say what it found, a line each."""
    try:
        check(glossary())
    except DataError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
