from __future__ import annotations

import pytest

from faro.teaching.fates import BACK, ON, Fate


@pytest.mark.parametrize(
    ("fate", "said", "unsummed"),
    [
        (Fate(paid=1200), "the bank pays 1,200", "The bank pays ___"),
        (Fate(taken=3), "the bank takes 3", "The bank takes ___"),
        (Fate(paid=4, taken=2), "the bank pays 4, then takes 2", "The bank pays ___, then takes ___"),
        (BACK, "it comes back", "It comes back"),
        (ON, "it lies on", "It lies on"),
    ],
)
def test_a_fate_is_said_with_its_sums_or_leaves_them_open(fate: Fate, said: str, unsummed: str) -> None:
    assert str(fate) == said
    assert fate.offered == said[0].upper() + said[1:]
    assert fate.unsummed == unsummed
