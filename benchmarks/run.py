"""Print the project's figures: `make bench`. Nothing here can fail a build; a figure is for reading."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / "engine"), str(Path(__file__).resolve().parent.parent)]

SUBJECTS = ("engine", "odds", "pages", "browser", "boot")


def main() -> None:
    """Measure every subject, or those named on the command line."""
    for subject in sys.argv[1:] or SUBJECTS:
        print(f"\n{subject}")
        for name, value, unit in importlib.import_module(f"benchmarks.{subject}").figures():
            print(f"  {value:>12,.1f} {unit:<10} {name}")


if __name__ == "__main__":
    main()
