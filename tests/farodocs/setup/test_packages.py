"""The packages are installed as they are pinned, whatever has been released since and whichever pip does it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from farodocs.folders import ROOT
from tests.machines.releases import release

PIPS = {"": (3, 99), "pip-22": (3, 11), "pip-23": (3, 12), "pip-26": (3, 14)}
"""Each pip, by its lock, with the newest Python that it runs on; the first is the environment's own."""

Install = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def install(tmp_path: Path) -> Install:
    """Have make install a lock from the folder `index`, in a tree that holds no more than the set-up."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "farodocs" / "setup", tmp_path / "farodocs" / "setup")
    shutil.copy(ROOT / "farodocs" / "folders.py", tmp_path / "farodocs")
    (tmp_path / "locks").mkdir()
    (tmp_path / "index").mkdir()

    def installed(lock: str, pip: str = "") -> subprocess.CompletedProcess[str]:
        (tmp_path / "locks" / "dev.txt").write_text(lock, encoding="utf-8")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "MAKE", "MFLAGS"))}
        asked = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path / "index")}
        if pip:
            folder = ROOT / "build" / pip
            assert (folder / ".installed").exists(), f"`make build/{pip}/.installed` brings it"
            asked["PYTHONPATH"] = str(folder)
        return subprocess.run(
            ["make", ".venv/.installed"], cwd=tmp_path, env=kept | asked, check=False, capture_output=True, text=True
        )

    return installed


@pytest.mark.parametrize("pip", PIPS)
def test_a_newer_release_is_left_where_it_lies(pip: str, install: Install, tmp_path: Path) -> None:
    if sys.version_info[:2] > PIPS[pip]:
        pytest.skip(f"{pip} is older than this Python")
    pinned = release(tmp_path / "index", "pinned", "1.0")
    needy = release(tmp_path / "index", "needy", "1.0", "pinned[more]>=1.0")
    release(tmp_path / "index", "pinned", "2.0")
    done = install(pinned + needy, pip)
    assert done.returncode == 0, done.stderr
    found = {path.name for path in tmp_path.glob(".venv/lib/*/site-packages/*.dist-info")}
    assert {"pinned-1.0.dist-info", "needy-1.0.dist-info"} <= found
    assert "pinned-2.0.dist-info" not in found


def test_a_lock_that_does_not_fit_together_is_told_in_a_sentence(install: Install, tmp_path: Path) -> None:
    release(tmp_path / "index", "pinned", "1.0")
    needy = release(tmp_path / "index", "needy", "1.0", "pinned>=1.0")
    done = install(needy)
    assert done.returncode == 2
    assert done.stderr.splitlines()[0] == (
        "What locks/dev.txt pins does not fit together: needy 1.0 requires pinned, which is not installed. "
        "`make lock` makes the locks anew."
    )
    assert not (tmp_path / ".venv" / ".installed").exists()
