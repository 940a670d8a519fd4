from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from faro.base.frozen import Frozen

ONE_AND_TWO = Frozen({"one": 1, "two": 2})


def test_the_same_in_another_order_is_another() -> None:
    assert Frozen({"one": 1, "two": 2}) == ONE_AND_TWO
    assert Frozen({"two": 2, "one": 1}) != ONE_AND_TWO
    assert hash(Frozen({"two": 2, "one": 1})) != hash(ONE_AND_TWO)
    assert len({ONE_AND_TWO, Frozen({"one": 1, "two": 2}), Frozen({"two": 2, "one": 1})}) == 2


def test_beside_a_plain_mapping_only_what_it_holds_counts() -> None:
    assert ONE_AND_TWO == {"two": 2, "one": 1}
    assert ONE_AND_TWO != {"one": 1}
    assert ONE_AND_TWO != [("one", 1), ("two", 2)]


def test_what_makes_another_of_it_gives_it_back_and_keeps_the_order() -> None:
    assert [*ONE_AND_TWO.put("one", 3).items()] == [("one", 3), ("two", 2)]
    assert [*ONE_AND_TWO.put("three", 3)] == ["one", "two", "three"]
    assert ONE_AND_TWO.without("one").put("one", 1) == Frozen({"two": 2, "one": 1})
    assert ONE_AND_TWO == {"one": 1, "two": 2}
    with pytest.raises(KeyError):
        ONE_AND_TWO.without("three")


def test_it_can_be_sent_and_copied() -> None:
    for other in (pickle.loads(pickle.dumps(ONE_AND_TWO)), deepcopy(ONE_AND_TWO)):
        assert isinstance(other, Frozen)
        assert (other, hash(other)) == (ONE_AND_TWO, hash(ONE_AND_TWO))
