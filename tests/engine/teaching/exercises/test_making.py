from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice, permutations
from pathlib import Path

import pytest

from faro.base.cards import Rank
from faro.base.errors import FaroError
from faro.notation.log import replay
from faro.teaching.exercises.item import LEVELS, Exercise, Field, next_seed
from faro.teaching.exercises.making import DRILLS, KINDS, make
from tests.engine.tables import LIBRARY

BOOKS = [(kind, book) for kind in DRILLS if kind != "call" for book in LIBRARY]
BOOKS += [("call", book) for book in LIBRARY if LIBRARY[book].call != "refused"]


def series(kind: str, rules: str = "hoyle-1864", word: str = "K7F2", count: int = 60) -> list[Exercise]:
    return [make(kind, f"{word}-{number}", 2, rules) for number in range(count)]


def written(item: Exercise) -> str:
    """An exercise as its golden has it: the deal without the digest of its book, the question, and what is accepted."""
    head, *lines = item.log.splitlines()
    log = "\n".join([" ".join(head.split()[:2]), *lines])
    right = "".join(f"  {' | '.join(row)}\n" for row in item.accept)
    told = "\n".join((*item.told, item.prompt))
    return f"{item.kind} {item.seed} {item.level}\n{log}\n{told}\n{right}{item.explain}\n"


def fits(field: Field, answer: str) -> bool:
    """Whether an answer is one that its field can be given."""
    match field.type:
        case "choice":
            return answer in field.options
        case "ranks":
            return [Rank.parse(code) for code in answer.split()] == sorted({*map(Rank.parse, answer.split())})
        case "order":
            return sorted(answer.split("; ")) == sorted(field.options)
        case "call":
            return sorted(answer.split()) == sorted(field.options)
        case "beads":
            return int(answer) <= 4 and Rank.parse(field.on).code == field.on
        case "number":
            return answer == str(int(answer))


def is_answered(item: Exercise) -> bool:
    """Whether a right answer is written down, and every one fits its fields as a page compares them."""
    for row in item.accept:
        assert len(row) == len(item.fields)
        for answer, field in zip(row, item.fields, strict=True):
            assert fits(field, answer)
    return bool(item.accept)


@pytest.mark.parametrize(("kind", "book"), BOOKS)
def test_every_right_answer_can_be_given_under_every_book(kind: str, book: str) -> None:
    assert all(is_answered(item) for item in series(kind, book, count=20))


@pytest.mark.slow
def test_of_ten_thousand_drills_none_lacks_a_right_answer() -> None:
    each = 10_000 // len(BOOKS) + 1
    assert all(is_answered(item) for kind, book in BOOKS for item in series(kind, book, "ten thousand", each))


@pytest.mark.parametrize(("kind", "book"), BOOKS)
def test_the_table_of_a_drill_is_one_that_can_be(kind: str, book: str) -> None:
    for item in series(kind, book, count=12):
        assert replay(item.log, LIBRARY).rules == LIBRARY[book]
        assert item.prompt.endswith("?")
        assert item.explain.endswith(".")
        assert not item.explain.startswith(LIBRARY[book].name)
        assert len({field.id for field in item.fields}) == len(item.fields)


def test_how_many_are_left_is_what_the_box_holds() -> None:
    counts = Counter[int]()
    for item in series("keep")[::3]:
        table = replay(item.log, LIBRARY)
        left = [table.left(Rank.parse(code)) for code in item.ranks]
        assert item.accept == (tuple(map(str, left)),)
        counts[left[0]] += 1
    assert {*counts} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("number", "left"), [(1, 1), (2, 0)])
def test_every_case_and_every_dead_card_among_the_options_is_right(number: int, left: int) -> None:
    several = 0
    for item in series("keep")[number::3]:
        table = replay(item.log, LIBRARY)
        [field] = item.fields
        right = {word for word in field.options if table.left(Rank.parse(word)) == left}
        assert {word for (word,) in item.accept} == right
        assert Rank.parse(item.ranks[0]).word in right
        several += len(right) > 1
    assert several or left == 0


def test_a_turn_falls_on_the_stakes_of_three_punters() -> None:
    fates = Counter[str]()
    for item in series("pay"):
        table = replay(item.log, LIBRARY)
        assert [bet.punter for bet in table.bets] == ["ann", "bob", "clara"]
        [row] = item.accept
        assert len(replay(f"{item.log}{item.then}\n", LIBRARY).turns) == len(table.turns) + 1
        fates.update(answer.rstrip("0123456789 ") for answer in row)
        for field in item.fields:
            assert len({*field.options}) == len(field.options) >= 5
    assert {*fates} == {"The bank pays", "The bank takes", "It lies on"}


def test_every_fourth_turn_is_a_split() -> None:
    splits = [len({*item.ranks}) == 1 for item in series("pay")]
    assert splits == [number % 4 == 3 for number in range(60)]


def test_a_call_is_asked_for_under_a_condition_and_all_that_meet_it_are_right() -> None:
    cats = 0
    for item in series("call"):
        _, call, pays = item.fields
        ranks = sorted(Rank.parse(code) for code in item.ranks)
        assert sorted(card.rank for card in replay(item.log, LIBRARY).box) == ranks
        is_cat = len({*ranks}) == 2
        cats += is_cat
        word, where = call.label.removeprefix("Call one with the ").split(" ", 1)
        place = ("to lose", "to win", "in hock").index(where)
        orders = {*permutations(call.options)}
        right = {" ".join(order) for order in orders if Rank.parse(order[place]).word == word}
        assert {row[1] for row in item.accept} == right
        assert {row[0] for row in item.accept} == {str(len(orders))} == {"3" if is_cat else "6"}
        amount = int("".join(letter for letter in pays.label if letter.isdecimal()))
        assert {row[2] for row in item.accept} == {str(amount * (2 if is_cat else 4))}
    assert cats == 20


def test_a_house_that_pays_four_for_one_is_asked_about_by_its_own_rule() -> None:
    item = make("call", "K7F2-0", 2, "hoyle-1864 call=4-for-1")
    assert item.rules == "hoyle-1864 call=4-for-1"
    assert "4 for 1" in item.explain
    assert item.accept[0][2] == "3"


@pytest.mark.parametrize("kind", DRILLS)
def test_three_drills_in_a_row_ask_about_different_ranks(kind: str) -> None:
    item, ranks = make(kind, "1864", 2, "hoyle-1864"), []
    for _ in range(60):
        ranks.append({*item.ranks})
        item = make(kind, next_seed(item.seed), 2, item.rules)
    for last, again, now in zip(ranks, islice(ranks, 1, None), islice(ranks, 2, None), strict=False):
        assert not now & (last | again)


@pytest.mark.parametrize(
    ("seed", "following_seed"),
    [("K7F2", "K7F2-1"), ("K7F2-9", "K7F2-10"), ("", "-1"), ("a-b", "a-b-1"), ("a-٣", "a-٣-1"), ("-7", "-8")],
)
def test_the_next_seed_counts_on(seed: str, following_seed: str) -> None:
    assert next_seed(seed) == following_seed


def test_a_seed_makes_the_same_exercise_for_ever(golden: Callable[[Path, str], None]) -> None:
    items = [make(kind, f"K7F2-{level}", level, "hoyle-1864") for kind in KINDS for level in LEVELS]
    golden(Path(__file__).with_name("goldens") / "exercises.txt", "\n".join(map(written, items)))
    assert make("pay", "K7F2-4", 2, "hoyle-1864") == series("pay")[4]


@pytest.mark.parametrize(
    ("kind", "rules", "sentence"),
    [
        ("faro", "hoyle-1864", "there is no exercise called 'faro'"),
        ("call", "stuss", "under Stuss nobody calls the last turn"),
        ("call", "hand-dealt", "under Hand-dealt Faro nobody calls the last turn"),
        ("pay", "bassett", "no rule-book is called 'bassett'"),
    ],
)
def test_a_drill_that_cannot_be_is_refused(kind: str, rules: str, sentence: str) -> None:
    with pytest.raises(FaroError) as caught:
        make(kind, "K7F2", 2, rules)
    assert caught.value.sentence == sentence
