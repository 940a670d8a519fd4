from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.choices import Offer, chance, changes, offers
from faro.commands import Command, DealTurn, MoveBet, PlaceBet, ShowHock, ShowSoda, TakeDown, TurnCopper
from faro.decide import decide
from faro.errors import Refused
from faro.layout import SPOTS
from faro.log import format_command
from faro.table import Table, fresh
from tests.engine.tables import DENEXA, HOYLE, at, pack, varied
from tests.engine.walks import PACKS, PUNTERS, Walk, walks

DEUCES_AND_THREES = pack("2 3", "ch")
SMALL = PACKS[:-1]


def allowed(table: Table, command: Command) -> bool:
    try:
        decide(table, command)
    except Refused:
        return False
    return True


def told(found: list[Offer]) -> list[str]:
    return [f"{'copper' if o.coppered else 'bet'} {o.least} to {o.most} on {o.spot.id}" for o in found]


def test_nothing_may_be_done_at_a_table_without_rules() -> None:
    assert [*offers(fresh(), "ann"), *changes(fresh(), "ann"), *chance(fresh())] == []


def test_what_may_be_laid_on_a_small_pack() -> None:
    table = at("open ann 5\nbet ann 2 on 3\nsoda 2c", cards=DEUCES_AND_THREES)
    assert told([*offers(table, "ann")]) == ["bet 1 to 3 on 2", "copper 1 to 3 on 2", "bet 1 to 3 on 3"]


def test_nobody_may_bet_for_a_punter_who_is_not_seated() -> None:
    assert [*offers(at("open ann 5"), "ben")] == []


def test_an_empty_hand_may_lay_nothing() -> None:
    assert [*offers(at("open ann 5\nbet ann 5 on 3"), "ann")] == []


def test_an_offer_keeps_to_the_limits() -> None:
    table = at("open ann 50\nlimit 3 10\nbet ann 4 on 3", cards=DEUCES_AND_THREES)
    assert told([*offers(table, "ann")]) == ["bet 3 to 10 on 2", "copper 3 to 10 on 2", "bet 1 to 6 on 3"]


def test_without_coppers_only_open_bets_are_offered() -> None:
    table = at("open ann 5", varied(HOYLE, copper="refused"), DEUCES_AND_THREES)
    assert told([*offers(table, "ann")]) == ["bet 1 to 5 on 2", "bet 1 to 5 on 3"]


def test_before_the_soda_one_book_offers_bets_and_the_other_none() -> None:
    assert len([*offers(at("open ann 5", HOYLE), "ann")]) == 26
    assert [*offers(at("open ann 5", DENEXA), "ann")] == []


def test_what_may_become_of_a_stake_that_lies() -> None:
    table = at("open ann 5\nbet ann 2 on 3", cards=DEUCES_AND_THREES)
    assert [format_command(c) for c in changes(table, "ann")] == ["copper ann on 3", "take ann 3", "move ann 3 to 2"]


def test_where_stakes_must_lie_only_the_copper_may_be_turned() -> None:
    table = at("open ann 5\nbet ann 2 on 3", varied(HOYLE, withdrawal="must-lie"), DEUCES_AND_THREES)
    assert [format_command(c) for c in changes(table, "ann")] == ["copper ann on 3"]


@pytest.mark.parametrize(
    ("log", "outcomes"),
    [
        ("", ["soda 2c", "soda 2h", "soda 3c", "soda 3h"]),
        ("soda 2c", [f"turn {a} {b}" for a in ("2h", "3c", "3h") for b in ("2h", "3c", "3h") if a != b]),
        ("soda 2c\nturn 2h 3c", ["hock 3h"]),
        ("soda 2c\nturn 2h 3c\nhock 3h", ["soda 2c", "soda 2h", "soda 3c", "soda 3h"]),
    ],
)
def test_what_the_box_may_bring(log: str, outcomes: list[str]) -> None:
    assert [format_command(command) for command in chance(at(log, cards=DEUCES_AND_THREES))] == outcomes


@settings(max_examples=80)
@given(walks(packs=SMALL))
def test_chance_is_always_legal_and_never_at_an_end(walk: Walk) -> None:
    for step in walk.steps[1:]:
        outcomes = [*chance(step.before)]
        assert outcomes
        for command in outcomes:
            decide(step.before, command)


@settings(max_examples=80)
@given(walks(packs=SMALL))
def test_every_offer_is_taken_up_from_its_least_to_its_most_and_no_further(walk: Walk) -> None:
    for table in (step.after for step in walk.steps):
        for punter in table.hands:
            for offer in offers(table, punter):
                assert 1 <= offer.least <= offer.most
                assert allowed(table, offer.command(offer.least)), offer
                assert allowed(table, offer.command(offer.most)), offer
                assert not allowed(table, offer.command(offer.most + 1)), offer
                assert not allowed(table, offer.command(offer.least - 1)), offer


@settings(max_examples=80)
@given(walks(packs=SMALL))
def test_every_change_that_is_offered_is_allowed(walk: Walk) -> None:
    for table in (step.after for step in walk.steps):
        for punter in table.hands:
            for command in changes(table, punter):
                decide(table, command)


names = st.sampled_from([*PUNTERS, "zed"])
places = st.sampled_from([*SPOTS.values()])
# Ranks that the small packs hold come up more often than others, and one card belongs to none of them.
near = st.sampled_from([SPOTS[rank] for rank in "A27K6Q345J"])
cards = st.sampled_from(sorted({card for cards in SMALL for card in cards} | {pack("9", "s")[0]}))
acts: st.SearchStrategy[Command] = st.one_of(
    st.builds(PlaceBet, names, st.integers(-1, 40), st.one_of(near, places), st.booleans()),
    st.builds(TurnCopper, names, near),
    st.builds(TakeDown, names, near),
    st.builds(MoveBet, names, near, near),
    st.builds(ShowSoda, cards),
    st.builds(DealTurn, cards, cards),
    st.builds(ShowHock, cards),
)


@settings(max_examples=150)
@given(walks(packs=SMALL), st.lists(acts, min_size=30, max_size=60))
def test_what_decide_allows_is_offered_and_what_it_refuses_is_not(walk: Walk, commands: list[Command]) -> None:
    table = walk.end
    other = {command for punter in table.hands for command in changes(table, punter)} | {*chance(table)}
    laying = {(o.punter, o.spot, o.coppered): o for punter in table.hands for o in offers(table, punter)}
    for command in commands:
        if isinstance(command, PlaceBet):
            offer = laying.get((command.punter, command.spot, command.coppered))
            is_offered = offer is not None and offer.least <= command.amount <= offer.most
        else:
            is_offered = command in other
        assert allowed(table, command) == is_offered, command
