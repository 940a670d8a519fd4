from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.base.cards import Rank
from faro.base.layout import SPOTS
from faro.notation.log import format_command
from faro.table import commands as c
from faro.table import events as e
from faro.table.bets_taken import is_taken
from faro.table.choices import Offer, calls, chance, changes, is_allowed, offers
from faro.table.decision import decide
from faro.table.guards import most_taken
from faro.table.state import fresh
from tests.engine.tables import DENEXA, HOYLE, SINGLES, at, last_three, pack, varied
from tests.engine.walks import GOES, PACKS, PUNTERS, RUNS, Walk, walks

DEUCES_AND_THREES = pack("2 3", "ch")
SMALL = PACKS[:-1]


def told(found: list[Offer]) -> list[str]:
    return [f"{'copper' if o.coppered else 'bet'} {o.least} to {o.most} on {o.spot.id}" for o in found]


def test_nothing_may_be_done_at_a_table_without_rules() -> None:
    assert [*offers(fresh(), "ann"), *changes(fresh(), "ann"), *calls(fresh(), "ann"), *chance(fresh())] == []


def test_what_may_be_laid_on_a_small_pack() -> None:
    table = at("open ann 5\nbet ann 2 on 3\nsoda 2c", SINGLES, DEUCES_AND_THREES)
    assert told([*offers(table, "ann")]) == ["bet 1 to 3 on 2", "copper 1 to 3 on 2", "bet 1 to 3 on 3"]


def test_what_may_be_laid_on_several_cards_of_a_small_pack() -> None:
    rules = varied(SINGLES, combinations="taken", copper="refused")
    offered = [offer.spot for offer in offers(at("open ann 5\nsoda 2c", rules, DEUCES_AND_THREES), "ann")]
    small = {Rank.DEUCE, Rank.THREE}
    assert offered == [spot for spot in SPOTS.values() if is_taken(rules, spot.kind) and small & {*spot.ranks}]
    assert {"2", "3", "3-2", "2-Q", "4-3-J-10"} < {spot.id for spot in offered}


def test_nobody_may_bet_for_a_punter_who_is_not_seated() -> None:
    assert [*offers(at("open ann 5"), "ben")] == []


def test_an_empty_hand_may_lay_nothing() -> None:
    assert [*offers(at("open ann 5\nbet ann 5 on 3"), "ann")] == []


def test_an_offer_keeps_to_the_limits() -> None:
    table = at("open ann 50\nlimit 3 10\nbet ann 4 on 3", SINGLES, DEUCES_AND_THREES)
    assert told([*offers(table, "ann")]) == ["bet 3 to 10 on 2", "copper 3 to 10 on 2", "bet 1 to 6 on 3"]


def test_without_coppers_only_open_bets_are_offered() -> None:
    table = at("open ann 5", varied(SINGLES, copper="refused"), DEUCES_AND_THREES)
    assert told([*offers(table, "ann")]) == ["bet 1 to 5 on 2", "bet 1 to 5 on 3"]


def test_before_the_soda_one_book_offers_bets_and_the_other_none() -> None:
    assert len([*offers(at("open ann 5", SINGLES), "ann")]) == 26
    taken = [spot for spot in SPOTS.values() if is_taken(HOYLE, spot.kind)]
    laid = [(offer.spot, offer.coppered) for offer in offers(at("open ann 5", HOYLE), "ann")]
    assert sorted(laid, key=str) == sorted(product(taken, (False, True)), key=str)
    assert [*offers(at("open ann 5", DENEXA), "ann")] == []


def test_what_may_become_of_a_stake_that_lies() -> None:
    table = at("open ann 5\nbet ann 2 on 3", SINGLES, DEUCES_AND_THREES)
    assert [format_command(c) for c in changes(table, "ann")] == ["copper ann on 3", "take ann 3", "move ann 3 to 2"]


def test_where_stakes_must_lie_only_the_copper_may_be_turned() -> None:
    table = at("open ann 5\nbet ann 2 on 3", varied(SINGLES, withdrawal="must-lie"), DEUCES_AND_THREES)
    assert [format_command(c) for c in changes(table, "ann")] == ["copper ann on 3"]


@pytest.mark.parametrize(
    ("lines", "orders"),
    [
        ("bet ann 2 on 3", ["half ann 3", "bar ann 3"]),
        ("bet ann 1 on 3", ["bar ann 3"]),
        ("bet ann 2 on 3\nbar ann 3", ["goes ann 3", "half ann 3"]),
        ("bet ann 2 on 3\nhalf ann 3", ["goes ann 3", "bar ann 3"]),
    ],
)
def test_what_may_be_ordered(lines: str, orders: list[str]) -> None:
    told = [
        format_command(way) for way in changes(at(f"open ann 5\n{lines}", HOYLE), "ann") if isinstance(way, c.OrderBet)
    ]
    assert told == orders


def test_where_a_stake_that_has_won_may_run_on() -> None:
    cards = pack("2 3", "cdh")
    rules = varied(SINGLES, running_limit="agreed")
    log = "open ann 5\nbet ann 2 on 3\nsoda 2c\nturn 2d 3c"
    assert [format_command(c) for c in changes(at(log, rules, cards), "ann")] == [
        "parlee ann 3 to 2",
        "parlee ann 3 to 3",
    ]
    assert [*changes(at(f"{log}\nparlee ann 3\ntake ann 3", rules, cards), "ann")] == []


@pytest.mark.parametrize(
    ("cards", "orders"),
    [
        ("5c 6c 7c", "5-6-7 5-7-6 6-5-7 6-7-5 7-5-6 7-6-5"),
        ("10c Kc Kd", "10-K-K K-10-K K-K-10"),
        ("8c 8d 8h", ""),
    ],
)
def test_the_orders_that_may_be_called(cards: str, orders: str) -> None:
    table = at(last_three(cards, "open ann 5"))
    assert [format_command(call) for call in calls(table, "ann")] == [
        f"call ann 1 on {order}" for order in orders.split()
    ]
    assert [*calls(at(last_three(cards)), "ann")] == []


def test_nothing_is_called_before_the_last_turn() -> None:
    assert [*calls(at("open ann 5\nsoda Kd"), "ann")] == []


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


# Every place that may be moved to or run on to is one offer more, so these walks are short or looked at now and then.
@settings(max_examples=80)
@given(walks(packs=SMALL))
def test_every_offer_is_taken_up_from_its_least_to_its_most_and_no_further(walk: Walk) -> None:
    for table in [step.after for step in walk.steps][::3]:
        for punter in table.hands:
            for offer in offers(table, punter):
                assert 1 <= offer.least <= offer.most
                assert is_allowed(table, offer.command(offer.least)), offer
                assert is_allowed(table, offer.command(offer.most)), offer
                assert not is_allowed(table, offer.command(offer.most + 1)), offer
                assert not is_allowed(table, offer.command(offer.least - 1)), offer


@settings(max_examples=80)
@given(walks(packs=SMALL))
def test_every_change_and_every_call_that_is_offered_is_allowed(walk: Walk) -> None:
    for table in [step.after for step in walk.steps][::3]:
        for punter in table.hands:
            for command in (*changes(table, punter), *calls(table, punter)):
                decide(table, command)


names = st.sampled_from([*PUNTERS, "zed"])
places = st.sampled_from([*SPOTS.values()])
# Ranks that the small packs hold come up more often than others, and one card belongs to none of them.
near = st.sampled_from([SPOTS[rank] for rank in "A27K6Q345J"])
spots = st.one_of(near, places)
cards = st.sampled_from(sorted({card for cards in SMALL for card in cards} | {pack("9", "s")[0]}))
ranks = st.sampled_from(sorted({card.rank for cards in SMALL for card in cards}))
acts: st.SearchStrategy[c.Command] = st.one_of(
    st.builds(c.PlaceBet, names, st.integers(-1, 40), spots, st.booleans()),
    st.builds(c.PlaceBet, names, st.integers(-1, 40), spots, st.just(False), st.just(True)),
    st.builds(c.TurnCopper, names, spots),
    st.builds(c.TurnMasque, names, spots, st.booleans()),
    st.builds(c.TakeDown, names, spots),
    st.builds(c.TakeDown, names, spots, st.integers(-1, 40)),
    st.builds(c.MoveBet, names, spots, spots),
    st.builds(c.OrderBet, names, spots, st.sampled_from(GOES)),
    st.builds(c.Parlee, names, spots, spots, st.sampled_from(RUNS)),
    st.builds(c.CallTurn, names, st.integers(-1, 40), st.tuples(ranks, ranks, ranks)),
    st.builds(c.WithdrawCall, names, st.tuples(ranks, ranks, ranks)),
    st.builds(c.OpenDeal, st.sampled_from(["soda", "face", "bottom"]), cards),
    st.builds(c.OpenDeal, st.just("deal")),
    st.builds(c.DealTurn, cards, cards),
    st.builds(c.ShowHock, cards),
)


@settings(max_examples=150)
@given(walks(packs=SMALL), st.lists(acts, min_size=30, max_size=60), st.data())
def test_what_decide_allows_is_offered_and_what_it_refuses_is_not(
    walk: Walk, commands: list[c.Command], data: st.DataObject
) -> None:
    table = data.draw(st.sampled_from([step.after for step in walk.steps[1:]]))
    other = {command for punter in table.hands for command in changes(table, punter)} | {*chance(table)}
    called = {(call.punter, call.order) for punter in table.hands for call in calls(table, punter)}
    laying = {(o.punter, o.spot, o.coppered, o.masked): o for punter in table.hands for o in offers(table, punter)}
    # Besides the acts drawn at random, some that are near to what lies or may be called here.
    for bet in table.bets:
        commands += [c.OrderBet(bet.punter, bet.spot, goes) for goes in GOES]
        commands += [
            c.MoveBet(bet.punter, bet.spot, data.draw(spots)),
            c.Parlee(bet.punter, bet.spot, data.draw(spots)),
        ]
        commands += [c.TurnMasque(bet.punter, bet.spot, masked) for masked in (True, False)]
        commands.append(c.TakeDown(bet.punter, bet.spot, data.draw(st.integers(0, bet.stake + 1))))
    commands += [c.WithdrawCall(data.draw(names), call.order) for call in table.calls]
    for was in table.settled:
        if isinstance(was, e.BetSettled):
            commands += [c.Parlee(was.punter, was.spot, data.draw(spots), how) for how in RUNS]
    if len(table.box) == 3:
        order = [card.rank for card in data.draw(st.permutations(sorted(table.box)))]
        commands.append(c.CallTurn(data.draw(names), data.draw(st.integers(0, 40)), (order[0], order[1], order[2])))
    for command in commands:
        if isinstance(command, c.PlaceBet):
            offer = laying.get((command.punter, command.spot, command.coppered, command.masked))
            is_offered = offer is not None and offer.least <= command.amount <= offer.most
        elif isinstance(command, c.CallTurn):
            most = min(table.hands.get(command.punter, 0), table.most or 40)
            is_offered = (command.punter, command.order) in called and 1 <= command.amount <= most
        elif isinstance(command, c.TakeDown) and command.checks is not None:
            lying = table.bet(command.punter, command.spot)
            is_offered = (
                lying is not None
                and c.TakeDown(command.punter, command.spot) in other
                and (command.checks == lying.stake or 1 <= command.checks <= most_taken(table, lying))
            )
        elif isinstance(command, c.OpenDeal) and table.is_boxed:
            is_offered = not table.bets and not table.calls and is_allowed(table, command)  # a deal broken off
        else:
            is_offered = command in other
        assert is_allowed(table, command) == is_offered, command
