from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from faro.base.cards import PACK
from faro.base.errors import FaroError
from faro.research.study import Punter, Study, pack_of, ranks_of
from faro.simulation.players import DEVICE_HABITS


def test_a_pack_follows_from_the_seed_and_the_number_of_the_deal() -> None:
    packs = [pack_of("a", deal) for deal in range(50)]
    assert packs == [pack_of("a", deal) for deal in range(50)]
    assert all({*pack} == {*PACK} for pack in packs)
    assert all(one != other for one, other in pairwise([*packs, pack_of("b", 49)]))
    assert [card.rank.value for card in pack_of("a", 7)] == ranks_of("a", 7)
    assert " ".join(map(str, pack_of("faro", 0)[:5])) == "8h Kc 3d 6h Ks"


def test_every_card_comes_to_the_top_as_often_as_another() -> None:
    deals = 13_000
    tops = Counter(ranks_of("tops", deal)[0] for deal in range(deals))
    chi_squared = sum((tops[rank] - deals / 13) ** 2 / (deals / 13) for rank in range(1, 14))
    assert chi_squared < 32.9, "one in a thousand honest shuffles is so far out"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"book": "meyr"}, "unknown-rules"),
        ({"punters": (Punter(system="wild"),)}, "bad-request"),
        ({"punters": (Punter(card="B"),)}, "bad-rank"),
        ({"punters": (Punter("ann"), Punter("ann"))}, "already-seated"),
        ({"book": "pharaon", "punters": (Punter(system="breaking-even"),)}, "copper-refused"),
        ({"punters": ()}, "bad-request"),
        ({"punters": (Punter(times=0),)}, "bad-request"),
        ({"punters": (Punter(habit="snores"),)}, "bad-request"),
        ({"punters": (Punter("bank"),)}, "bad-name"),
        ({"punters": (Punter("ann"), Punter("ann_decided"))}, "bad-name"),
        ({"sitting": 0}, "bad-request"),
        ({"device": "magnet"}, "bad-request"),
    ],
)
def test_what_cannot_be_simulated_is_refused_before_a_deal(asked: dict[str, object], code: str) -> None:
    with pytest.raises(FaroError) as caught:
        Study(**asked)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_study_names_its_columns() -> None:
    assert Study(punters=(Punter("ann"), Punter("ben"))).columns == ("ann", "ann_decided", "ben", "ben_decided", "bank")
    assert Study(device=next(iter(DEVICE_HABITS))).columns == ("crooked", "square")
