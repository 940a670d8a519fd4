"""Check the history: `python -m farodocs.history` prints everything that is wrong with it."""

from __future__ import annotations

import sys

from farodocs.history.collection import history
from farodocs.history.lints import check
from farodocs.records.findings import DataError


def main() -> int:
    """Run every lint; say what it found, a line each."""
    try:
        check(history())
    except DataError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
