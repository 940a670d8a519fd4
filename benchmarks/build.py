"""What making the site costs in processor time, the second time and with nothing kept; and what an edit costs."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figure import Figure

ROOT = Path(__file__).resolve().parent.parent
GENERATE = (sys.executable, "-m", "farodocs.pages.all_pages")


def figures() -> Iterator[Figure]:
    """Seconds of processor time, of one process after the other."""
    spent(*GENERATE)
    with tempfile.TemporaryDirectory() as folder:
        build = (sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", folder)
        spent(*build)
        generated, built = spent(*GENERATE), spent(*build)
    yield Figure("what is generated, with nothing changed", generated, "s")
    yield Figure("the pages, with nothing changed", built, "s")
    yield Figure("both, which is make site", generated + built, "s", most=15)


def spent(*command: str, cwd: Path = ROOT) -> float:
    """The processor time of a command and of what it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=cwd, check=True, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
