from __future__ import annotations

import pytest
from hypothesis import given

from faro.base import PACK, Card
from faro.notation.log import Step, play_while_valid
from faro.table.events import BetSettled
from faro.teaching.predict import DRAWN, FATES, Question, question
from tests.engine.tables import LIBRARY
from tests.engine.walks import Walk, walks

SEATED = "rules hoyle-1864\nopen ann 100\nopen you 100\nsoda Kd\n"


def asked(log: str, seat: str | None = None) -> Question | None:
    """The question that the last line of a log answers."""
    steps, error = play_while_valid(SEATED + log, LIBRARY)
    assert error is None
    return question(steps[-2].table, steps[-1], seat)


def test_the_question_names_the_bet_and_the_cards() -> None:
    found = asked("copper ann 4 on 9\nturn 9h 7s")
    assert found is not None
    assert found.prompt == (
        "Ann’s 4 checks, under a copper, lie on the Nine. The next card drawn is the Nine of hearts, "
        "and after it the Seven of spades. What becomes of the bet?"
    )
    assert found.answers == FATES


@pytest.mark.parametrize(
    ("bet", "turn", "right"),
    [
        ("bet ann 1 on 9", "7h 9s", "It wins"),
        ("bet ann 1 on 9", "9h 7s", "It loses"),
        ("copper ann 1 on 9", "9h 7s", "It wins"),
        ("bet ann 1 on 9", "9h 9s", "The bank takes half"),
        ("bet ann 1 on 9", "2h 3s", "Nothing yet: it stays"),
        ("bet ann 4 on 9-10", "9h 10s", "The bank takes half"),
        ("bet ann 4 on pot", "2h 7s", "It wins"),
        ("bet ann 1 on 9\nbar ann 9", "7h 9s", "Nothing yet: it stays"),
    ],
)
def test_the_engine_knows_the_right_answer(bet: str, turn: str, right: str) -> None:
    found = asked(f"{bet}\nturn {turn}")
    assert found is not None
    assert found.right == right


@pytest.mark.parametrize(
    ("bet", "turn", "because"),
    [
        ("bet ann 1 on 9-10", "9h 7s", "It loses, for the Nine came first."),
        ("bet ann 4 on 9-10", "9h 10s", "The bank takes half, for the Nine came first and the Ten came second."),
        ("bet ann 4 on 9", "9h 9s", "The bank takes half, for both cards are Nines."),
        ("bet ann 1 on 9", "2h 3s", "Nothing yet: it stays, for it is on neither card."),
        ("bet ann 1 on 9\nbar ann 9", "7h 9s", "Nothing yet: it stays."),
        ("bet ann 4 on pot", "2h 7s", "It wins, for the Seven came second."),
    ],
)
def test_a_right_answer_has_its_reason(bet: str, turn: str, because: str) -> None:
    found = asked(f"{bet}\nturn {turn}")
    assert found is not None
    assert found.because == because


def test_a_card_that_a_rule_for_the_last_turn_takes_has_that_rule_for_its_reason() -> None:
    turns = " ".join(str(card) for card in PACK if card not in (Card.parse("Qd"), Card.parse("Kd")))
    pairs = iter(turns.split())
    dealt = "".join(f"turn {first} {second}\n" for first, second in zip(pairs, pairs, strict=True))
    log = f"rules hand-dealt\nopen ann 100\ndeal\n{dealt}bet ann 1 on K\nturn Qd Kd"
    steps, error = play_while_valid(log, LIBRARY)
    assert error is None
    found = question(steps[-2].table, steps[-1], None)
    assert found is not None
    assert found.because == "It loses, for the last turn is the bank’s."


def test_a_push_is_an_answer_of_its_own() -> None:
    log = "rules denexa\nopen ann 9\nsoda Kd\nbet ann 4 on 9-10\nturn 9h 10s"
    steps, _ = play_while_valid(log, LIBRARY)
    found = question(steps[-2].table, steps[-1], None)
    assert found is not None
    assert found.right == "A push: it comes back"


def test_a_seat_is_asked_of_its_own_bet_and_of_the_one_that_is_decided() -> None:
    found = asked("bet ann 1 on 9\nbet you 1 on 3\nbet you 2 on 7\nturn 7h 9s", "you")
    assert found is not None
    assert found.prompt.startswith("Your 2 checks lie on the Seven.")
    found = asked("bet ann 1 on 9\nturn 7h 9s", "you")
    assert found is not None
    assert found.prompt.startswith("Ann’s 1 check lies on the Nine.")


def test_nothing_is_asked_where_no_stake_lies_or_no_turn_is_dealt() -> None:
    assert asked("turn 7h 9s") is None
    assert asked("bet ann 1 on 9\nbet ann 1 on 8") is None


@given(walks())
def test_the_right_answer_is_one_of_the_answers_and_what_the_engine_settles(walk: Walk) -> None:
    for number, step in enumerate(walk.steps):
        found = question(step.before, Step(number, step.command, step.events, step.after), None)
        masked = {(bet.punter, bet.spot) for bet in step.before.bets if bet.masked}
        if found is not None:
            results = {
                "lost" if event.result == "split" and event.taken == event.stake > 1 else event.result
                for event in step.events
                if isinstance(event, BetSettled) and (event.punter, event.spot) not in masked
            }
            fates = {"won": FATES[0], "lost": FATES[1], "split": FATES[2], "push": FATES[3], "void": FATES[3]}
            older = {
                "drawn": "It is drawn: it stays as it lies",
                "faced": "It is faced: the bank takes its share",
                "corner-down": "A corner comes down",
            }
            assert found.right in ({(fates | older)[result] for result in results} or {FATES[4]})
            assert found.right in found.answers
            assert found.answers[: len(FATES)] == FATES


def test_a_bent_card_and_one_that_enters_have_fates_of_their_own() -> None:
    log = "rules pharo\nopen ann 9\nbottom Kd\nbet ann 1 on 9\nturn 2c 9s\nparoli ann 9\nturn 9h 9c"
    steps, _ = play_while_valid(log, LIBRARY)
    found = question(steps[-2].table, steps[-1], None)
    assert found is not None
    assert found.prompt.startswith("Ann’s 2 checks, at paroli, lie on the Nine. The next card drawn")
    assert (found.right, found.answers[-1]) == ("A corner comes down", "A corner comes down")
    log = "rules basset\nopen ann 9\nface Kd\nbet ann 3 on 9\nturn 2c 9s"
    steps, _ = play_while_valid(log, LIBRARY)
    found = question(steps[-2].table, steps[-1], None)
    assert found is not None
    assert "The next card drawn is the Deuce of clubs, and after it the Nine of spades." in found.prompt
    assert found.right == "It is faced: the bank takes its share"


@pytest.mark.parametrize(
    ("bets", "can_be_drawn"),
    [
        ("bet ann 1 on 9", False),
        ("bet ann 1 on 9\nbet bob 1 on 8", False),
        ("bet ann 1 on 9\nbet ann 1 on 8", True),
        ("bet ann 1 on red-figure", True),
    ],
)
def test_a_stake_alone_on_one_rank_is_not_offered_to_be_drawn(bets: str, can_be_drawn: bool) -> None:
    log = f"rules pharo\nopen ann 9\nopen bob 9\nbottom Kd\n{bets}\nturn 2c 9s"
    steps, error = play_while_valid(log, LIBRARY)
    assert error is None
    found = question(steps[-2].table, steps[-1], "ann")
    assert found is not None
    assert (DRAWN in found.answers) is can_be_drawn
