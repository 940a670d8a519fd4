"""What the deals of an evening are called, and what their packs are shuffled by."""

from __future__ import annotations

import pytest

from faro.notation.seeds import called, seed_of_deal


@pytest.mark.parametrize(
    ("seed", "before", "name", "shuffled_by"),
    [
        ("K7F2", 0, "K7F2", "K7F2-0"),
        ("K7F2", 2, "K7F2-3", "K7F2-2"),
        ("K7F2-3", 0, "K7F2-3", "K7F2-2"),
        ("K7F2-3", 2, "K7F2-5", "K7F2-4"),
        ("K7F2", -1, "K7F2", "K7F2-0"),
        ("K7F2-0", 0, "K7F2-0", "K7F2-0-0"),
        ("", 0, "", "-0"),
    ],
)
def test_a_deal_is_dealt_by_what_it_is_called(seed: str, before: int, name: str, shuffled_by: str) -> None:
    assert called(seed, before) == name
    assert seed_of_deal(seed, before) == seed_of_deal(name, 0) == shuffled_by
