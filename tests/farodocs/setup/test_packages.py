"""The packages are installed as they are pinned, whatever has been released since and whichever pip does it."""

from __future__ import annotations

import sys

import pytest

from tests.farodocs.setup.bare_tree import BareTree, pip_of

PIPS = {"pip-22": (3, 11), "pip-23": (3, 12), "pip-26": (3, 14)}
"""Each pip, by its lock, with the newest Python that it runs on."""
INSTALLED = {"pinned-1.0.dist-info", "needy-1.0.dist-info"}


def locked(tree: BareTree, name: str) -> None:
    """Lock two packages, of which one has a newer release and the other needs it."""
    tree.lock(name, tree.release("pinned", "1.0"), tree.release("needy", "1.0", "pinned[more]>=1.0"))
    tree.release("pinned", "2.0")


def test_a_newer_release_is_left_where_it_lies(tree: BareTree) -> None:
    locked(tree, "dev")
    done = tree.make(".venv/.installed")
    assert done.returncode == 0, done.stderr
    found = {path.name for path in tree.root.glob(".venv/lib/*/site-packages/*.dist-info")}
    assert found >= INSTALLED
    assert "pinned-2.0.dist-info" not in found


@pytest.mark.parametrize("pip", PIPS)
def test_an_older_and_a_newer_pip_leave_it_too(pip: str, tree: BareTree) -> None:
    if sys.version_info[:2] > PIPS[pip]:
        pytest.skip(f"{pip} is older than this Python")
    locked(tree, "peers")
    done = tree.door("packages", "peers", within=pip_of(pip))
    assert done.returncode == 0, done.stderr
    assert {path.name for path in tree.root.glob("build/peers/*.dist-info")} == INSTALLED


def test_a_lock_that_does_not_fit_together_is_told_in_a_sentence(tree: BareTree) -> None:
    tree.release("pinned", "1.0")
    tree.lock("dev", tree.release("needy", "1.0", "pinned>=1.0"))
    done = tree.make(".venv/.installed")
    assert done.returncode == 2
    assert done.stderr.splitlines()[0] == (
        "What locks/dev.txt pins does not fit together: needy 1.0 requires pinned, which is not installed. "
        "`make lock` makes the locks anew."
    )
    assert not (tree.root / ".venv" / ".installed").exists()
