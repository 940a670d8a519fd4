"""esbuild, which joins and shortens what the pages fetch, as a program that is asked once."""

from __future__ import annotations

from pathlib import Path

from farodocs.browser import run_node
from farodocs.folders import NODE_MODULES, ROOT


def esbuild(what: str, *asked: str, text: str = "", folder: Path = ROOT) -> bytes:
    """What esbuild makes of a text, or of the files that it is asked for, whose names are found from a folder.

    Raises `BundleError`, which begins with `what` was to be made, where it refuses or is missing.
    """
    program = NODE_MODULES / "esbuild" / "bin" / "esbuild"
    return run_node(f"{what} could not be made", program, *asked, "--log-level=error", text=text, folder=folder)
