"""The odds, against closed forms, against each other, and against every deal of a small pack dealt out literally."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faro.base.cards import PACK, Card, Rank, Suit
from faro.base.errors import FaroError
from faro.base.frozen import Frozen
from faro.base.layout import SPOTS, Spot
from faro.base.place_names import spot
from faro.base.stakes import Bend, Bet
from faro.odds.chances import box_of, call_cost, odds, odds_at
from faro.odds.found import Chances
from faro.rulebooks.rulebook import Rulebook
from faro.simulation.shoe import shuffled
from faro.table import commands as c
from faro.table import events as e
from faro.table.bets_taken import is_taken
from faro.table.decision import decide
from faro.table.folding import fold
from faro.table.guards import refuse_to_lie
from faro.table.ladder import at_risk
from faro.table.state import Table
from tests.engine.tables import DENEXA, HOYLE, LIBRARY, MEYER, NEVADA, at, varied
from tests.engine.walks import STRINGS, rulebooks

PHARAON, PHARO, BASSET, STUSS = (LIBRARY[book] for book in ("pharaon", "pharo", "basset", "stuss"))
SEVEN = spot("7")
STAKE = 6 * 10**6


def box(left: int, of_rank: int) -> frozenset[Card]:
    """So many cards, of which so many are Sevens."""
    others = [card for card in PACK if card.rank != Rank.SEVEN]
    return box_of({Rank.SEVEN: of_rank}) | {*others[: left - of_rank]}


def positions(most: int, least: int) -> Iterable[tuple[int, int]]:
    return [(left, k) for left in range(most, least - 1, -2) for k in range(1, 5) if k <= left and left - k <= 48]


# Closed forms, by the number of cards left and of the rank.


@pytest.mark.parametrize(("m", "k"), positions(51, 5))
def test_the_american_game_by_all_three_measures(m: int, k: int) -> None:
    found = odds(HOYLE, SEVEN, box(m, k))
    until = [
        Fraction(0),
        Fraction(1, 2 * m),
        Fraction(3 * (m - 1), 4 * m * (m - 2)),
        Fraction(2 * m - 1, 2 * m * (m - 2)),
    ]
    assert found.per_turn == Fraction(k * (k - 1), 2 * m * (m - 1))
    assert found.per_decided == Fraction(k - 1, 2 * (2 * m - k - 1))
    assert found.until_decided == until[k - 1]


@pytest.mark.parametrize("book", ["hand-dealt", "stuss-private", "stuss"])
@pytest.mark.parametrize("n", [6, 20, 48])
def test_a_last_single_card_is_paid_for_at_the_end_of_the_deal(book: str, n: int) -> None:
    left_to_the_bank = {"hand-dealt": 2, "stuss-private": 0, "stuss": 4}[book]
    assert odds(LIBRARY[book], SEVEN, box(n, 1)).until_decided == Fraction(left_to_the_bank, n)


@pytest.mark.parametrize("book", [book for book in LIBRARY if LIBRARY[book].split == "half"])
def test_the_opening_bet_is_the_same_wherever_a_split_takes_half(book: str) -> None:
    assert odds(LIBRARY[book], SEVEN).until_decided == Fraction(33, 1666)


@pytest.mark.parametrize("book", ["stuss", "stuss-private", "stuss-no-second-bets"])
def test_the_opening_bet_is_twice_as_dear_where_a_split_takes_the_whole(book: str) -> None:
    assert odds(LIBRARY[book], SEVEN).until_decided == Fraction(33, 833)


@pytest.mark.parametrize(("place", "cards"), [("K-Q", 2), ("pot", 3), ("A-2-K-Q", 4)])
def test_a_combination_for_each_stake_decided_on_the_first_turn(place: str, cards: int) -> None:
    """Halved or given back where one of its ranks wins and another loses."""
    m, k = 51, 4 * cards
    rest = {*PACK} - {next(card for card in PACK if card.rank not in spot(place).ranks)}
    halved, given_back = (odds(varied(NEVADA, combination=how), spot(place), rest) for how in ("half", "push"))
    assert halved.per_decided == Fraction(k - 1, 2 * (2 * m - k - 1))
    assert given_back.per_decided == Fraction(3, 2 * (2 * (m - k) + 3))
    assert given_back.turn.drawn == Fraction(k * (k - 4), m * (m - 1))


def test_odd_and_even_are_fair_with_a_bar_only() -> None:
    assert odds(DENEXA, spot("odd")).until_decided == Fraction(-1, 13)
    assert odds(DENEXA, spot("even")).until_decided == Fraction(1, 13)
    assert odds(NEVADA, spot("odd")).until_decided == 0
    assert odds(NEVADA, spot("odd")).turn.left == Fraction(1, 13)


def test_the_high_card_is_fair_but_for_the_ties() -> None:
    cost = {"tie-push": Fraction(0), "tie-half": Fraction(1, 34), "tie-lose": Fraction(1, 17)}
    for how, gain in cost.items():
        found = odds(varied(MEYER, high_card=how), spot("high-card"))
        assert found.per_turn == found.until_decided == gain
        assert found.turn.won == Fraction(8, 17)


def test_a_call_costs_a_sixth_and_a_cat_at_two_to_one_nothing() -> None:
    three, cat, triplet = (tuple(map(Card.parse, text.split())) for text in ("7c 8c 9c", "7c 7d 9c", "7c 7d 7h"))
    assert call_cost(HOYLE, three) == Fraction(1, 6)
    assert call_cost(varied(HOYLE, call="4-for-1"), three) == Fraction(1, 3)
    assert call_cost(HOYLE, cat) == 0
    assert call_cost(varied(HOYLE, cat="1-to-1"), cat) == Fraction(1, 3)
    assert call_cost(HOYLE, triplet) is None
    assert call_cost(PHARAON, three) is None


# One method against itself.


@given(rulebooks(), st.sampled_from([*SPOTS.values(), *STRINGS]), st.integers(0, 10**6), st.booleans())
def test_the_chances_add_up_and_the_measures_agree(rules: Rulebook, place: Spot, number: int, coppered: bool) -> None:
    turns = 1 + number % ((len(PACK) - rules.shown_first - rules.left_last) // 2)
    cards = shuffled(str(number))[: rules.left_last + 2 * turns]
    at = Table(rules=rules, opened=True, box=frozenset(cards))
    if refuse_to_lie(at, place, STAKE) or (coppered and rules.copper == "refused"):
        with pytest.raises(FaroError):
            odds(rules, place, cards, coppered=coppered)
        return
    found = odds(rules, place, cards, coppered=coppered)
    for chances in (found.turn, found.until):
        assert sum(vars(chances).values()) == 1
        assert min(vars(chances).values()) >= 0
    assert (found.per_decided is None) == (found.turn.decided == 0)
    if found.per_decided is not None:
        assert found.per_decided * found.turn.decided == found.per_turn
    assert -1 <= found.until_decided <= 1
    assert found.until.left <= found.turn.left


@pytest.mark.parametrize("place", ["7", "K-Q", "9-10-5-4", "high-card", "odd", "low-side", "red"])
def test_a_fresh_pack_is_the_average_over_the_soda(place: str) -> None:
    found = odds(NEVADA, spot(place))
    known = [odds(NEVADA, spot(place), {*PACK} - {soda}) for soda in PACK]
    assert found.until_decided == sum(one.until_decided for one in known) / 52
    assert found.per_turn == sum(one.per_turn for one in known) / 52
    assert found.turn == Chances(*(sum(vars(one.turn)[name] for one in known) / 52 for name in vars(found.turn)))


def test_not_having_looked_is_the_average_over_the_bottom_card() -> None:
    for left in (52, 8):
        cards = sorted(box(left, 3 if left == 8 else 4))
        known = [odds(PHARO, SEVEN, cards, bottom=card).until_decided for card in cards]
        assert odds(PHARO, SEVEN, cards).until_decided == sum(known) / left


@pytest.mark.parametrize("card", ["7", "K"])
def test_between_deals_nobody_knows_a_bottom_card(card: str) -> None:
    turns = "\n".join(f"turn {PACK[at]} {PACK[at + 1]}" for at in range(0, len(PACK), 2))
    out = at(f"bottom {PACK[-1]}\n{turns}", PHARO)
    assert odds_at(out, spot(card)) == odds(PHARO, spot(card))


def test_a_single_card_in_pharo_is_free_at_the_bottom_in_view_and_a_little_dearer_elsewhere() -> None:
    """The last card is null; of the cards before it, one more loses than wins."""
    cards = box(20, 1)
    seven = Card(Rank.SEVEN, Suit.CLUBS)
    assert odds(PHARO, SEVEN, cards, bottom=seven).until_decided == 0
    assert odds(PHARO, SEVEN, cards, bottom=max(cards - {seven})).until_decided == Fraction(1, 19)


def test_a_paroli_is_the_plain_bet_again_until_the_sixtieth() -> None:
    plain = odds(PHARAON, SEVEN, box(40, 3)).until_decided
    for corners in range(6):
        assert odds(PHARAON, SEVEN, box(40, 3), bend=Bend(1, corners=corners)).until_decided == plain
    short = odds(varied(PHARAON, ladder="as-named"), SEVEN, box(40, 3), bend=Bend(1, corners=4))
    assert short.until_decided > plain


# Every deal of a small pack, through the table.


def table(rules: Rulebook, cards: frozenset[Card], bet: Bet, bottom: Card | None = None) -> Table:
    """A deal under way with these cards left and one stake lying."""
    return Table(
        pack=tuple(sorted(cards)),
        rules=rules,
        hands=Frozen({"ann": 0}),
        stakes=Frozen({("ann", bet.spot.id): bet}),
        bought=Frozen({"ann": bet.stake}),
        opened=True,
        bottom=bottom,
        box=cards,
    )


def dealt(at: Table) -> Fraction:
    """The bank's gain on average over every order in which the cards can come until the stake is decided."""
    if not at.bets:
        return Fraction(at.bank)
    commands: list[c.Command] = [c.DealTurn(*pair) for pair in permutations(sorted(at.box), 2) if at.bottom not in pair]
    if at.are_turns_out:
        commands = [c.ShowHock(*at.box) if len(at.box) == 1 else c.ShowPocket(tuple(at.box))]
    elif at.bottom is not None and at.is_last_turn:
        commands = [c.DealTurn(first, at.bottom) for first in at.box - {at.bottom}]
    gains = [dealt(fold(at, decide(at, command))) for command in commands]
    return sum(gains, Fraction(0)) / len(gains)


def one_turn(at: Table) -> tuple[Fraction, Chances]:
    """The bank's gain and how the stake fares over every turn that can come next."""
    gain, ends = 0, [0] * 5
    turns = [*permutations(sorted(at.box), 2)]
    for pair in turns:
        settled = [event for event in decide(at, c.DealTurn(*pair)) if isinstance(event, e.BetSettled)]
        if not settled or settled[0].result == "drawn":  # after a drawn coup the stake lies on
            ends[4] += 1
            continue
        (event,) = settled
        gain += event.taken - event.paid
        whole = at.bets[0].stake
        ends[0 if event.paid else 1 if event.taken == whole else 2 if event.taken else 3] += 1
    return Fraction(gain, len(turns)), Chances(*(Fraction(end, len(turns)) for end in ends))


SMALL = {
    1: [box_of({Rank.SEVEN: 2, Rank.QUEEN: 1, Rank.KING: 2}), box_of({Rank.SEVEN: 1, Rank.SIX: 3, Rank.KING: 1})],
    0: [box_of({Rank.SEVEN: 2, Rank.QUEEN: 2, Rank.KING: 2}), box_of({Rank.SEVEN: 3, Rank.SIX: 1})],
    4: [box_of({Rank.SEVEN: 3, Rank.QUEEN: 2, Rank.SIX: 1}), box_of({Rank.SEVEN: 1, Rank.QUEEN: 3, Rank.KING: 4})],
}
"""Small boxes, by how many cards the deal leaves at its end."""
PLACES = [
    *(spot(place) for place in ("7", "K-Q", "6-7-8", "7/K", "odd", "even-loser", "high-card", "high-side", "black")),
    *(spot(place) for place in ("all-odd", "red-figure")),
]


@pytest.mark.parametrize("coppered", [False, True])
@pytest.mark.parametrize("book", LIBRARY)
def test_every_deal_of_a_small_pack_comes_to_the_same(book: str, coppered: bool) -> None:
    rules = LIBRARY[book]
    if coppered and rules.copper == "refused":
        pytest.skip("the book allows no copper")
    for place in PLACES:
        if not is_taken(rules, place.kind):
            continue
        for cards in SMALL[rules.left_last]:
            for entering in {False, rules.entry == "after-face"}:
                bet = Bet("ann", place, STAKE, coppered, entering=entering)
                at = table(varied(rules, second_bets="taken"), cards, bet)
                assert at.rules is not None
                if not {*place.ranks, *place.against} & {card.rank for card in cards} and place.ranks:
                    continue
                found = odds(at.rules, place, cards, coppered=coppered, entering=entering)
                assert found.until_decided == dealt(at) / STAKE, (place.id, len(cards))
                assert (found.per_turn * STAKE, found.turn) == one_turn(at), (place.id, len(cards))


@pytest.mark.parametrize("bend", [Bend(STAKE, corners=2), Bend(STAKE, corners=1, folds=1), Bend(STAKE, pli=True)])
@pytest.mark.parametrize("book", ["pharo", "pharaon", "basset-english"])
def test_every_deal_of_a_bent_card_comes_to_the_same(book: str, bend: Bend) -> None:
    rules = LIBRARY[book]
    for cards in SMALL[rules.left_last]:
        stake = STAKE if bend.pli else at_risk(rules.ladder, bend)
        at = table(rules, cards, Bet("ann", SEVEN, stake, coppered=False, bend=bend))
        found = odds(rules, SEVEN, cards, bend=replace(bend, couche=1))
        assert found.until_decided == dealt(at) / stake
        assert found.turn == one_turn(at)[1], "a corner taken down is a part lost"


def test_a_stake_that_enters_after_the_face_is_on_no_card_of_its_rank() -> None:
    fresh, after_a_face = odds(BASSET, SEVEN, entering=True), odds(BASSET, SEVEN, box(51, 4), entering=True)
    assert fresh == after_a_face


@pytest.mark.parametrize("last_turn", ["as-any", "last-null", "last-to-bank", "void"])
def test_every_deal_over_a_bottom_card_in_view_comes_to_the_same(last_turn: str) -> None:
    rules = varied(PHARO, last_turn=last_turn, hock_stakes="bank")
    for cards in SMALL[0]:
        for bottom in cards:
            at = table(rules, cards, Bet("ann", SEVEN, STAKE, coppered=False), bottom)
            assert odds(rules, SEVEN, cards, bottom=bottom).until_decided == dealt(at) / STAKE


def test_a_box_from_counts() -> None:
    assert box_of({Rank.ACE: 2, Rank.KING: 0}) == {Card.parse("Ac"), Card.parse("Ad")}
    assert len(box_of(dict.fromkeys(Rank, 4))) == 52
    with pytest.raises(FaroError, match="5 Aces"):
        box_of({Rank.ACE: 5})
