"""What takes long to make, kept as a folder of files under the digest of what it is made of."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path


def kept_folder(where: Path, source: bytes, make: Callable[[Path], None]) -> Path:
    """The folder in `where` that `make` has filled, now or in an earlier run, for the same source."""
    folder = where / hashlib.sha256(source).hexdigest()[:32]
    if not folder.is_dir():
        where.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=where.parent) as scratch:
            made = Path(scratch) / folder.name
            made.mkdir()
            make(made)
            put_whole(made, folder)
        # What was kept goes only now: what cannot be made takes nothing away.
        for other in where.iterdir():
            if other != folder:
                shutil.rmtree(other, ignore_errors=True)
    return folder


def put_whole(made: Path, folder: Path) -> None:
    """Move what was made to where it is kept, in one step; where another process was first, its own stands there."""
    try:
        made.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise
