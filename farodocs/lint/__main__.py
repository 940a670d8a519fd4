"""Check everything that is written by hand but the code: `python -m farodocs.lint` prints a line for each mistake.

`python -m farodocs.lint docs/rules/paying.md` checks the data, the contents and that page, in seconds; links to
the sections of other pages are left to the whole check. With `--fix` the neighbours of a new word are made to name it.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from pathlib import Path

from faro.base import FaroError
from farodocs.data import check_rulebooks
from farodocs.data.records import faults_of
from farodocs.folders import DOCS, ROOT
from farodocs.markup import mistakes


def main(arguments: Sequence[str] = ()) -> int:
    """Check the data, and the pages or those named, unless the data are too broken to make pages of."""
    parser = ArgumentParser("python -m farodocs.lint", description="Print a line for each mistake in data and pages.")
    parser.add_argument("pages", nargs="*", type=Path, help="pages under docs, which alone are checked beside the data")
    parser.add_argument("--fix", action="store_true", help="write a word into the `see` of those that it names")
    asked = parser.parse_args(arguments)
    only = [page.resolve() for page in asked.pages]
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
    faults, is_sound = data_faults(asked.fix)
    faults += mistakes.gathered()
    if not is_sound:
        return _told(faults)
    pages = [page.relative_to(ROOT).as_posix() for page in only]
    return _told([*faults, *site_faults(only), *prose_faults(pages)])


def _told(faults: Iterable[str]) -> int:
    for line in dict.fromkeys(faults):
        print(line, file=sys.stderr)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
