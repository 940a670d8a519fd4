"""Check everything that is written by hand but the code: `python -m farodocs.lint` prints a line for each mistake.

`python -m farodocs.lint docs/rules/paying.md` checks the data, the contents and that page, in seconds; links to
the sections of other pages are left to the whole check.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from faro.base import FaroError
from farodocs.data import check_rulebooks
from farodocs.data.records import faults_of
from farodocs.folders import DOCS
from farodocs.markup import mistakes


def main(named: Sequence[str] = ()) -> int:
    """Check the data, and the pages or those `named`, unless the data are too broken to make pages of."""
    only = [Path(page).resolve() for page in named]
    if missing := [page for page in only if not page.is_file() or DOCS not in page.parents]:
        print(*(f"{page} is no page; name a file under docs" for page in missing), sep="\n", file=sys.stderr)
        return 1
    try:
        # The pictures that these bring with them read rule-books and their words as they load.
        from farodocs.lint.data import data_faults
        from farodocs.lint.prose import prose_faults
        from farodocs.lint.site import site_faults
    except (FaroError, ValueError) as error:
        return _told(faults_of(check_rulebooks) or [str(error)])
    mistakes.gather()
    faults, is_sound = data_faults()
    faults += mistakes.gathered()
    if not is_sound:
        return _told(faults)
    pages = tuple(f"{page.relative_to(DOCS.parent)}:" for page in only)
    return _told([*faults, *site_faults(only), *(line for line in prose_faults() if line.startswith(pages or ""))])


def _told(faults: Iterable[str]) -> int:
    for line in dict.fromkeys(faults):
        print(line, file=sys.stderr)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
