from __future__ import annotations

import pytest

from farodocs.data.history.years import years_in


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("16 September 1680", [(1680, 1680)]),
        ("the 1690s", [(1690, 1699)]),
        ("the 15th century", [(1400, 1499)]),
        ("from 1739 to 1745", [(1739, 1739), (1745, 1745)]),
        ("the 1860s, and all the 19th century", [(1860, 1869), (1800, 1899)]),
        ("£1,400 and 14793, in 1399 or 2100", []),
    ],
)
def test_the_years_that_a_text_names(text: str, years: list[tuple[int, int]]) -> None:
    assert years_in(text) == years
