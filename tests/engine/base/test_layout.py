from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faro.base.cards import PACK, Card, Rank
from faro.base.errors import FaroError
from faro.base.layout import LOWER, PLACES, SPOTS, UPPER, Kind, Point, Spot
from faro.base.place_names import DISPUTED, spot
from tests.engine.quoted.test_sums import SUMS
from tests.engine.walks import PLACES as EVERYWHERE

COVERED: dict[Kind, str] = SUMS["cloth"]
"""The ranks that each place takes in, by hand from the sources, and nothing of the engine's geometry in it."""
TABLE = [(kind, ranks) for kind, written in COVERED.items() for ranks in written.split()]


def ranks_of(text: str) -> frozenset[Rank]:
    return frozenset(Rank.parse(code) for code in text.split("-"))


def point(column: str, row: str) -> Point:
    return Fraction(column), Fraction(row)


def test_meyer_faro_betting_the_layout_from_the_players_side() -> None:
    def row(ranks: tuple[Rank, ...]) -> str:
        return " ".join(rank.code for rank in ranks)

    assert row(UPPER) == "6 5 4 3 2 A"
    assert row(LOWER) == "8 9 10 J Q K"


def test_the_seven_lies_alone_at_the_left_end_level_between_the_rows() -> None:
    assert PLACES[Rank.SEVEN] == (Fraction(0), Fraction(1, 2))
    assert all(column > 0 for rank, (column, _) in PLACES.items() if rank is not Rank.SEVEN)


def test_every_rank_has_a_place_of_its_own() -> None:
    assert set(PLACES) == set(Rank)
    assert len(set(PLACES.values())) == 13
    assert [spot.ranks for spot in SPOTS.values()][:13] == [(rank,) for rank in Rank]


@pytest.mark.parametrize(("kind", "ranks"), TABLE, ids=[f"{kind} {ranks}" for kind, ranks in TABLE])
def test_the_ranks_that_a_place_takes_in(kind: Kind, ranks: str) -> None:
    (found,) = [place for place in SPOTS.values() if place.kind == kind and frozenset(place.ranks) == ranks_of(ranks)]
    assert len(found.ranks) == len(ranks.split("-"))
    assert found.against == ()
    for rank in Rank:
        assert (rank in (*found.ranks, *found.against)) == (rank in ranks_of(ranks))


def test_the_layout_has_these_places_and_no_others() -> None:
    drawn = {(kind, ranks_of(ranks)) for kind, ranks in TABLE}
    assert {(p.kind, frozenset(p.ranks)) for p in SPOTS.values() if p.kind in COVERED} == drawn
    assert all(p.against or p.sort.of_turn for p in SPOTS.values() if p.kind not in COVERED)


@pytest.mark.parametrize(
    ("place", "ranks", "against"),
    [
        ("high-card", "", ""),
        ("even", "2-4-6-8-10-Q", "A-3-5-7-9-J-K"),
        ("odd", "A-3-5-7-9-J-K", "2-4-6-8-10-Q"),
        ("even-loser", "2-4-6-8-10-Q", "A-3-5-7-9-J-K"),
        ("odd-loser", "A-3-5-7-9-J-K", "2-4-6-8-10-Q"),
        ("high-side", "K-Q-J-10-9-8", "A-2-3-4-5-6"),
        ("low-side", "A-2-3-4-5-6", "K-Q-J-10-9-8"),
        ("black", "", ""),
        ("red", "", ""),
    ],
)
def test_a_bet_on_the_whole_turn_plays_one_side_against_the_other(place: str, ranks: str, against: str) -> None:
    found = SPOTS[place]
    assert frozenset(found.ranks) == (ranks_of(ranks) if ranks else frozenset())
    assert frozenset(found.against) == (ranks_of(against) if against else frozenset())


def test_no_two_places_stand_at_one_point_or_take_in_the_same_ranks() -> None:
    points = [place.at for place in SPOTS.values() if place.at is not None]
    assert len(set(points)) == len(points)
    on_cloth = [place for place in SPOTS.values() if place.kind != "figure-card"]
    taken = [frozenset(place.ranks) for place in on_cloth if place.ranks and not place.against]
    assert len(set(taken)) == len(taken)


@pytest.mark.parametrize(
    ("place", "at"),
    [
        ("2-A", point("11/2", "0")),
        ("A-K", point("6", "1/2")),
        ("7-6", point("1/2", "1/4")),
        ("7-8", point("1/2", "3/4")),
        ("pot", point("1/2", "1/2")),
        ("6-5-9-8", point("3/2", "1/2")),
        ("3-2-A", point("5", "-1/2")),
        ("J-Q-K", point("5", "3/2")),
    ],
)
def test_where_a_chip_stands(place: str, at: Point) -> None:
    assert spot(place).at == at


def beside(place: Spot, rank: str) -> tuple[int, int]:
    """On which side of the middle of a card a chip stands: -1 left or above, 0 level, 1 right or below."""
    assert place.at is not None
    (x, y), (column, row) = place.at, PLACES[Rank.parse(rank)]
    return (x > column) - (x < column), (y > row) - (y < row)


LEFT, RIGHT, ABOVE, BELOW = -1, 1, -1, 1


@pytest.mark.parametrize(
    ("place", "rank", "corner"),
    [
        ("3-10", "3", (LEFT, BELOW)),
        ("6-9", "9", (LEFT, ABOVE)),
        ("4-J", "4", (RIGHT, BELOW)),
        ("K-J", "K", (LEFT, BELOW)),
        ("A-3", "A", (LEFT, ABOVE)),
        ("5-7", "5", (LEFT, ABOVE)),
        ("9-7", "9", (LEFT, BELOW)),
        ("Q-10", "Q", (LEFT, BELOW)),
        ("A-2-3", "2", (0, ABOVE)),
        ("K-Q-J", "Q", (0, BELOW)),
        ("pot", "7", (RIGHT, 0)),
        ("low-row", "6", (LEFT, 0)),
        ("high-row", "8", (LEFT, 0)),
    ],
)
def test_at_which_corner_of_a_card_a_chip_stands(place: str, rank: str, corner: tuple[int, int]) -> None:
    assert beside(spot(place), rank) == corner


@pytest.mark.parametrize(("place", "touched"), [("3-10", "3"), ("6-9", "9"), ("4-J", "4"), ("5-10", "10")])
def test_a_slanting_pair_touches_the_card_that_its_book_names(place: str, touched: str) -> None:
    """5-10 is at the very corner at which Denexa reads three cards."""
    at = spot(place).at
    assert at is not None
    near = min(PLACES, key=lambda rank: abs(PLACES[rank][0] - at[0]) + abs(PLACES[rank][1] - at[1]))
    assert near == Rank.parse(touched)


@pytest.mark.parametrize("place", SPOTS.values(), ids=lambda place: place.id)
def test_a_place_is_found_by_its_id_and_by_its_word(place: Spot) -> None:
    assert spot(place.id) is spot(place.id.lower()) is place
    if place.names or place.kind == "flat":
        assert spot(place.word.removeprefix("the ").replace(" ", "-")) is place


@pytest.mark.parametrize("place", [p for p in SPOTS.values() if p.at], ids=lambda place: place.id)
def test_a_place_on_cards_is_found_by_its_ranks_in_any_order(place: Spot) -> None:
    if place.ranks:
        assert spot("-".join(rank.code for rank in reversed(place.ranks))) is place
        assert spot("-".join(rank.word for rank in place.ranks)) is place


@pytest.mark.parametrize(
    ("name", "ranks"),
    [
        ("Little Figure", "A-2-3"),
        ("Big Figure", "K-Q-J"),
        ("Pot", "6-7-8"),
        ("Grand Square", "A-2-Q-K"),
        ("King Square", "A-2-Q-K"),
    ],
)
def test_a_name_that_every_source_gives_to_the_same_cards(name: str, ranks: str) -> None:
    assert frozenset(spot(name.replace(" ", "-")).ranks) == ranks_of(ranks)


def test_what_a_place_is_called() -> None:
    words = {text: spot(text).word for text in ("Q", "Q-K", "6-8-5", "pot", "A-2-Q-K", "high-card", "Q/9", "Q+9+4")}
    assert words == {
        "Q": "the Queen",
        "Q-K": "the Queen and King",
        "6-8-5": "the Six, Eight and Five",
        "pot": "the Pot",
        "A-2-Q-K": "the Grand Square",
        "high-card": "the High Card bar",
        "Q/9": "the Queen heeled against the Nine",
        "Q+9+4": "the Four, Nine and Queen",
    }
    assert spot("A+2+3+4+6+7+K").word == "the string of 7, Ace to King"


def test_a_string_takes_in_its_ranks_in_any_order_and_is_the_place_on_the_cloth_where_there_is_one() -> None:
    strung = spot("Q+9+4")
    assert (strung.id, strung.kind, strung.at) == ("4+9+Q", "string", None)
    assert spot("4+9+Q") == spot("9+queen+4") == strung
    assert spot("8+7+6") is SPOTS["6-7-8"]
    assert spot("Q+K") is SPOTS["Q-K"]


def test_a_heeled_bet_names_the_card_to_win_first() -> None:
    heeled = spot("q/9")
    assert (heeled.id, heeled.kind, heeled.ranks, heeled.against) == ("Q/9", "heeled", (Rank.QUEEN,), (Rank.NINE,))
    assert spot("9/Q") != heeled


WRITE = "write a rank, ranks joined as K-Q, or a name such as pot"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("qeen", "the layout has no place called 'qeen' (no-such-place); did you mean 'queen'?"),
        ("sevn", "the layout has no place called 'sevn' (no-such-place); did you mean 'seven'?"),
        ("pott", "the layout has no place called 'pott' (no-such-place); did you mean 'pot'?"),
        ("high", "the layout has no place called 'high' (no-such-place); did you mean 'high-row'?"),
        ("zz", f"the layout has no place called 'zz' (no-such-place); {WRITE}"),
        ("Q/", "the layout has no place called 'Q/' (no-such-place); did you mean 'Q'?"),
        ("K+", "the layout has no place called 'K+' (no-such-place); did you mean 'K'?"),
        ("Q-4", "no place of the layout takes in Queen and Four (no-such-place); string them as Q+4"),
        ("Q-Q", "no place of the layout takes in Queen and Queen (no-such-place); name each rank once"),
        ("Q+Q", "a string takes in two ranks or more, each once (no-such-place); write it as Q+9+4"),
        ("Q/Q", "a heeled bet takes in two ranks (no-such-place); write the one to win first, as Q/9"),
        (
            "nine-square",
            "the books give the name 'nine-square' to more than one place (no-such-place); write 6-5-9-8 or 5-4-10-9",
        ),
        (
            "jack-square",
            "the books give the name 'jack-square' to more than one place (no-such-place); write 4-3-J-10 or 3-2-Q-J",
        ),
    ],
)
def test_what_is_no_place_is_refused_with_the_nearest(text: str, told: str) -> None:
    with pytest.raises(FaroError) as caught:
        spot(text)
    assert str(caught.value) == told


def test_the_disputed_names_belong_to_two_squares_each() -> None:
    for readings in DISPUTED.values():
        assert len(readings) == 2
        for ranks in readings:
            assert spot("-".join(rank.code for rank in ranks)).kind == "square"


@given(st.text(max_size=12) | st.lists(st.sampled_from([*"A23Q-+/", "10", "pot"])).map("".join))
def test_any_text_is_a_place_or_a_mistake_in_one_sentence(text: str) -> None:
    try:
        found = spot(text)
    except FaroError as error:
        if error.code != "no-such-place" or "\n" in error.sentence:
            raise
    else:
        assert spot(found.id) == found


cards = st.sampled_from(PACK)


@given(st.sampled_from(EVERYWHERE), cards, cards)
def test_cards_that_a_place_does_not_take_in_say_nothing_of_it(place: Spot, loser: Card, winner: Card) -> None:
    good, bad = place.verdict(loser, winner)
    if place.kind not in ("high-card", "colours") and not {loser.rank, winner.rank} & {*place.ranks, *place.against}:
        assert (good, bad) == (False, False)
    if place.kind not in ("high-card", "odd-even"):
        # The two cards the other way round say the opposite.
        assert place.verdict(winner, loser) == (bad, good)


@pytest.mark.parametrize(("place", "verb"), [("7", "is"), ("7-8", "are"), ("A+2+3+4+5", "are"), ("A+2+3+4+5+6", "is")])
def test_a_place_has_its_verb(place: str, verb: str) -> None:
    assert spot(place).are == verb
