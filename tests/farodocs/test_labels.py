from __future__ import annotations

import pytest

from farodocs.labels import word


def test_a_label_that_is_missing_is_told_by_its_place() -> None:
    assert word("rules", "split") != word("rules", "split", "half")
    with pytest.raises(KeyError, match=r"glossary/labels\.toml lacks rules\.split\.third"):
        word("rules", "split", "third")
