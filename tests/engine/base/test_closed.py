from __future__ import annotations

import pytest

from faro.base.closed import listed


def test_a_list_that_is_whole_is_the_list() -> None:
    assert listed("suits", ("red", "black"), {"red": 1, "black": 2}) == {"red": 1, "black": 2}


def test_a_list_that_lacks_a_kind_says_which_and_where() -> None:
    with pytest.raises(ValueError, match=r"^limits\.py: RULES lacks 'big-pot'$"):
        listed("limits.py: RULES", ("pot", "big-pot"), {"pot": 1})


def test_a_list_that_has_a_kind_too_many_says_which_and_where() -> None:
    with pytest.raises(ValueError, match=r"^limits\.py: RULES has no use for 'int'$"):
        listed("limits.py: RULES", (str,), {str: 1, int: 2})
