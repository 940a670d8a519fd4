"""What the tests of the set-up share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.farodocs.setup.bare_tree import BareTree


@pytest.fixture
def tree(tmp_path: Path) -> BareTree:
    """A tree that holds no more than the set-up."""
    return BareTree.laid_out(tmp_path)
