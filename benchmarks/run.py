"""Print the project's figures: `make bench`. Nothing here can fail a build; a figure is for reading.

`python -m benchmarks.run pages engine` measures what is named; with `--write` the page *How fast it is* tells it too.
"""

from __future__ import annotations

import importlib
import sys

from benchmarks import told
from benchmarks.figure import Figure

SUBJECTS = {
    "boot": "From the first press to the first answer",
    "browser": "What a reader waits for in the browser",
    "pages": "What a page weighs on the wire",
    "lighthouse": "What Lighthouse says of a page of each kind, as on a telephone",
    "engine": "The engine in CPython",
    "odds": "Odds and simulation in CPython",
    "build": "The build",
    "size": "The site with ten times the words and examples",
}
"""What is measured, and what it is called: first what a reader waits for, last what only the site’s makers do."""


def main() -> None:
    """Measure every subject, or those named on the command line."""
    asked = [name for name in sys.argv[1:] if name != "--write"] or [*SUBJECTS]
    for subject in asked:
        print(f"\n{SUBJECTS[subject]}")
        figures: list[Figure] = []
        for figure in importlib.import_module(f"benchmarks.{subject}").figures():
            print(f"  {figure.value:>12,.1f} {figure.unit:<10} {figure.name:<50} {figure.target} {figure.verdict}")
            figures.append(figure)
        if "--write" in sys.argv:
            told.write(SUBJECTS[subject], figures, [*SUBJECTS.values()])


if __name__ == "__main__":
    main()
