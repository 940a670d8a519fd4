"""esbuild, which joins and shortens what the pages fetch, as a program that is asked once."""

from __future__ import annotations

import subprocess
from pathlib import Path

from farodocs.browser import find_node
from farodocs.folders import NODE_MODULES, ROOT

_PROGRAM = NODE_MODULES / "esbuild" / "bin" / "esbuild"


def esbuild(what: str, *asked: str, text: str = "", folder: Path = ROOT) -> bytes:
    """What esbuild makes of a text, or of the files that it is asked for, whose names are found from a folder.

    Raises `ValueError`, which begins with `what` was to be made, where it refuses or is missing.
    """
    run = subprocess.run(
        [find_node(), str(_PROGRAM), *asked, "--log-level=error"],
        input=text.encode(),
        cwd=folder,
        capture_output=True,
        check=False,
    )
    if run.returncode:
        raise ValueError(f"{what} could not be made: {run.stderr.decode().strip() or 'run make setup'}")
    return run.stdout
