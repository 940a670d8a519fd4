from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, pairwise

import pytest

from faro.base.cards import Rank
from faro.base.chips import in_a_row
from faro.base.errors import FaroError
from faro.base.place_names import spot
from faro.cheats.split_counts import too_many_splits
from faro.notation.log import parse_line, replay
from faro.odds.chances import odds
from faro.rulebooks.shelf import library
from faro.table.decision import decide
from faro.table.events import BetLeftOver, BetSettled, CallSettled
from faro.table.settlement import settle
from faro.table.state import Table
from faro.teaching.exercises.allowed import ASKS, NO, YES
from faro.teaching.exercises.amiss import AGAIN, COUNT, PAID, SQUARE
from faro.teaching.exercises.item import LEVELS, Exercise
from faro.teaching.exercises.making import KINDS, make
from faro.teaching.exercises.places import lies
from faro.teaching.exercises.rules import log_under
from faro.teaching.exercises.suspicion import FIFTH, NOTHING, SHORT
from faro.words.description import gained
from tests.engine.tables import HOYLE, LIBRARY
from tests.engine.teaching.exercises.test_making import fits

Settled = BetSettled | BetLeftOver
MOST_WORDS = 25
HARDEST = 8.0
"""The school year whose reader understands a question."""


def items(kind: str, count: int, word: str = "1864") -> Iterator[Exercise]:
    """Exercises of a kind, over levels and books in turn; books that lack the thing are passed over."""
    books = [*LIBRARY]
    for number in range(count):
        level, book = LEVELS[number % len(LEVELS)], books[number // len(LEVELS) % len(books)]
        try:
            yield make(kind, f"{word}-{number}", level, book)
        except FaroError:
            yield make(kind, f"{word}-{number}", level, HOYLE.id)


def table_of(item: Exercise) -> Table:
    return replay(item.log, LIBRARY)


def settled(item: Exercise, rules: str = "") -> dict[str, Settled]:
    """What the table itself does to each stake when the cards come: the last turn of a deal without a hock ends it."""
    table = replay(log_under(item.log, LIBRARY[rules]) if rules else item.log, LIBRARY)
    command = parse_line(item.then, library())
    assert command is not None
    return {event.punter + event.spot.id: event for event in decide(table, command) if isinstance(event, Settled)}


def fate(event: Settled | CallSettled | None) -> str:
    if event is None:
        return "It lies on"
    if event.paid:
        return f"The bank pays {event.paid}"
    return f"The bank takes {event.taken}" if event.taken else "It comes back"


def confirms_pay(item: Exercise) -> bool:
    found = settled(item)
    dues = tuple(fate(found.get(bet.punter + bet.spot.id)) for bet in table_of(item).bets)
    return item.accept == (dues,)


def confirms_predict(item: Exercise) -> bool:
    found = settled(item)
    for bet, answer in zip(table_of(item).bets, item.accept[0], strict=True):
        event = found.get(bet.punter + bet.spot.id)
        result = event.result if isinstance(event, BetSettled) else ""
        words = {
            "It wins": bool(event and event.paid),
            "It loses": bool(event and event.taken == bet.stake),
            "The bank takes half": bool(event and 0 < event.taken < bet.stake),
            "A push: it comes back": result == "push",
            "It is drawn: it stays as it lies": result == "drawn",
            "Nothing yet: it stays": event is None,
        }
        if not words[answer]:
            return False
    return len(item.accept) == 1


def confirms_place(item: Exercise) -> bool:
    before = table_of(item)
    [bet] = replay(f"{item.log}{item.then}\n", LIBRARY).bets
    rank = bet.spot.ranks[0]
    other = next(card for card in before.pack if card.rank not in bet.spot.ranks)
    card = next(card for card in before.pack if card.rank == rank)
    assert before.rules is not None
    first = settle(before.rules, replace(bet, entering=False), *before.rules.in_turn(card, other))
    comes = "first" if first and first.paid else "second"
    return item.accept[0][0] == lies(bet.spot) and f"comes {comes}" in item.prompt


def confirms_read(item: Exercise) -> bool:
    table = table_of(item)
    if item.fields[0].id == "rung":
        return len(item.accept) == 1
    [bet] = table.bets
    return {*item.accept[0][0].split()} == {rank.code for rank in bet.spot.ranks}


def confirms_keep(item: Exercise) -> bool:
    table = table_of(item)
    counts = {rank.code: table.left(rank) for rank in spot("low-row").ranks + spot("high-row").ranks + spot("7").ranks}
    words = {spot(code).ranks[0].word: left for code, left in counts.items()}
    [field, *_] = item.fields
    if field.id == "few":
        return {*item.accept[0][0].split()} == {code for code, left in counts.items() if left < 2}
    if field.id == "which":
        wanted = 1 if "one card left" in field.label else 0
        return {row[0] for row in item.accept} == {word for word in field.options if words[word] == wanted}
    return item.accept == (tuple(str(counts[field.id.removeprefix("left-")]) for field in item.fields),)


def confirms_call(item: Exercise) -> bool:
    return len(table_of(item).box) == 3 and {row[0] for row in item.accept} <= {"3", "6"}


def dealt(item: Exercise) -> dict[str, str]:
    """What the table makes of a first turn whose cards come as the exercise tells them."""
    rules = table_of(item).rules
    assert rules is not None
    first, second = [Rank.parse(code).word for code in item.ranks][rules.shown_first :]
    loser, winner = rules.in_turn(first, second)
    return {"loser": loser, "winner": winner}


def confirms_order(item: Exercise) -> bool:
    table = table_of(item)
    if item.level == 1:
        right = item.accept[0][0].split("; ")
        return [{"loser": right[0], "winner": right[1]}] == [dealt(item)]
    if item.level == 2:
        cards, turns = map(int, item.accept[0])
        assert table.rules is not None
        return cards == len(table.box) and turns == (cards - table.rules.left_last) // 2
    return len(item.accept) == 1


def is_allowed_so(item: Exercise, what: str) -> bool:
    """Whether the table itself takes, or refuses, what a player wants there."""
    ranks = [Rank.parse(code) for code in item.ranks]
    try:
        decide(table_of(item), ASKS[what].wish(ranks[0], ranks[1], ranks[2]))
    except FaroError:
        return item.accept == ((NO,),)
    return item.accept == ((YES,),)


def is_run_on(item: Exercise) -> bool:
    """Whether so much of the stake lies again, and no more, as the table lets it run."""
    [bet] = replay(f"{item.log}{item.then}\n", LIBRARY).bets
    return item.accept[0][0].startswith(f"{bet.stake} lie on, ")


def is_shared_out(item: Exercise) -> bool:
    """Whether each call and stake is taken and paid as the table does it, out of what the bank holds."""
    command = parse_line(item.then, library())
    assert command is not None
    found = {
        event.punter: event for event in decide(table_of(item), command) if isinstance(event, BetSettled | CallSettled)
    }
    bets = {f"{field.id.split('-')[0]}-bet": bet.punter for field in item.fields for bet in table_of(item).bets}
    return item.accept == (
        tuple(fate(found.get(bets.get(field.id, field.id.split("-")[-1]))) for field in item.fields),
    )


def is_made_good(item: Exercise) -> bool:
    """Whether the loss of a stake that was shifted falls on who shifted it, and the one of the hock where it must."""
    before, after = table_of(item), replay(f"{item.log}{item.then}\n", LIBRARY)
    lost = {punter: checks - after.hands[punter] for punter, checks in before.hands.items()}
    if item.fields[0].id == "shifted":
        if lost["bob"]:
            return item.accept == (("Whoever moved it",),) and lost["bob"] == 4 == -lost["ann"]
        return item.accept == (("Its owner",),) and lost["ann"] == 0  # her stake had left her hand before
    fates = {0: "The bank takes 4", -4: "It comes back", -8: "The bank pays 4"}
    return item.accept == ((fates[lost["ann"]],),)


def confirms_law(item: Exercise) -> bool:
    asked = item.fields[0].id
    if asked.startswith("may-"):
        return is_allowed_so(item, asked.removeprefix("may-"))
    if asked in ("shifted", "left-over"):
        return is_made_good(item)
    if asked == "run-on":
        return is_run_on(item)
    if asked.startswith(("copper-first", "largest-first", "calls", "half-again")):
        return is_shared_out(item)
    found = settled(item)
    [bet] = table_of(item).bets
    return bool(found) != (item.reasons[0].point in ("", "bar")) and fate(
        found.get(bet.punter + bet.spot.id)
    ).lower() == (item.reasons[0].fate.lower())


def confirms_moment(item: Exercise) -> bool:
    [bet] = table_of(item).bets
    books = [field.id.removeprefix("by-") if field.id.startswith("by-") else "" for field in item.fields]
    others = ["" if book == item.rules.split()[0] else book for book in books]
    if table_of(item).is_last_turn:
        command = parse_line(item.then, library())
        assert command is not None
        ends = [event for event in decide(table_of(item), command) if isinstance(event, Settled)]
        return item.accept == ((f"The bank takes {ends[0].taken}" if ends[0].taken else "It comes back",),)
    return item.accept == (tuple(fate(settled(item, book).get(bet.punter + bet.spot.id)) for book in others),)


def confirms_suspect(item: Exercise) -> bool:
    """Whether the marks of a tally, read out of the words, are what is accepted; or a count of deals is near enough."""
    if item.fields[0].id == "splits":
        found = re.search(r"had (?:a split|(\d+) splits)", item.told[0])
        assert found is not None
        return abs(int(item.accept[0][0].split()[1]) - 100 * too_many_splits(int(found[1] or 1), 1).chance) < 1
    marks = [int(count) for line in item.told[:-1] for count in re.findall(r" (\d+)", line)]
    turns = re.search(r"and (\d+) ", item.told[-1])
    assert turns is not None
    short, fifth = sum(marks) < 1 + 2 * int(turns[1]), max(marks) > 4
    return item.accept == ((FIFTH if fifth else SHORT if short else NOTHING,),) and not (short and fifth)


def confirms_rulebook(item: Exercise) -> bool:
    [bet] = table_of(item).bets
    both = [settled(item, field.id.removeprefix("by-")) for field in item.fields]
    assert len({*item.accept[0]}) == 2, "the books agree"
    return item.accept == (tuple(fate(found.get(bet.punter + bet.spot.id)) for found in both),)


def confirms_estimate(item: Exercise) -> bool:
    table = table_of(item)
    assert table.rules is not None
    if item.fields[0].id == "either":
        left = [int(count) for count in re.findall(r"\d", item.told[0])]
        cheaper = 2 if left[0] == left[1] else left.index(min(left))
        return item.accept == ((item.fields[0].options[cheaper],),)
    if item.seed.partition("~")[2]:
        shares = re.findall(r"(-?[\d.]+)\N{NO-BREAK SPACE}%", item.explain)
        return [*map(float, shares)] == sorted(map(float, shares)) and len({*shares}) == len(shares) >= 3
    if item.level == 3:
        return all(answer.endswith("%") for (answer,) in item.accept)
    costs = []
    for said in item.accept[0][0].split("; "):
        words = said.removeprefix("The ").split(", with ")[0]
        names = re.split(r", | and ", words)
        place = spot("-".join(names)) if len(names) > 1 else spot(names[0].replace(" ", "-"))
        costs.append(odds(table.rules, place, table.box).per_decided)
    return costs == sorted(costs, key=lambda cost: cost or 0) and len({*costs}) == len(costs)


def confirms_spot(item: Exercise) -> bool:
    """Whether what is told has the one fault that is the answer: cards twice, and counts, are read out of the words."""
    soda = table_of(item).soda
    turns = [line.split(": ", 1)[1] for line in item.told]
    cards = [card for turn in turns for card in turn.split(". ")[0].split(", ")]
    out = [card for turn in table_of(item).turns[: -len(turns)] for card in turn] + ([soda] if soda else [])
    before = [f"{card.rank.code}{card.suit.sign}" for card in out]
    is_twice = len({*cards, *before}) < len(cards) + len(before)
    counts = [int(found[1]) for turn in turns if (found := re.search(r"(\d+) left\.$", turn))]
    is_miscount = any(one - two != 2 for one, two in pairwise(counts))
    wrong = item.accept[0][0]
    return is_twice == (wrong == AGAIN) and is_miscount == (wrong == COUNT) and wrong in (SQUARE, PAID, AGAIN, COUNT)


def confirms_name(item: Exercise) -> bool:
    return len(item.accept) == 1


def confirms_deal(item: Exercise) -> bool:
    """Whether each stake, and then each call, is taken and paid as the table does it."""
    table, command = table_of(item), parse_line(item.then, library())
    assert command is not None
    called = {event.punter: event for event in decide(table, command) if isinstance(event, CallSettled)}
    found = settled(item)
    stakes = [fate(found.get(bet.punter + bet.spot.id)) for bet in table.bets]
    return item.accept == ((*stakes, *(fate(called.get(call.punter)) for call in table.calls)),)


def confirmed(item: Exercise) -> bool:
    """Whether the table itself confirms what is accepted, by the function `confirms_` its kind of this file."""
    confirms: Callable[[Exercise], bool] = globals()[f"confirms_{item.kind}"]
    return confirms(item)


def fault(item: Exercise) -> str:
    """What is wrong with an exercise, or nothing."""
    if not item.accept:
        return "no right answer"
    for row in item.accept:
        for answer, field in zip(row, item.fields, strict=True):
            if not fits(field, answer):
                return f"{answer!r} does not fit {field.label}"
            if field.type == "choice" and len({*field.options}) < max(2, len(field.options)):
                return f"{field.label} offers one thing twice"
            is_told = any(field.type == "choice" and answer in text for text in (item.prompt, *item.told))
            if is_told and item.kind not in ("place", "keep", "call"):
                return f"{answer!r} stands in the question"
    for text in (*item.told, item.prompt):
        if long := next((part for part in re.split(r"(?<=[.?!]) ", text) if len(part.split()) > MOST_WORDS), ""):
            return f"too long: {long}"
    return "" if confirmed(item) else "the table does otherwise"


@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_confirms_three_hundred_of_a_kind(kind: str) -> None:
    assert f"confirms_{kind}" in globals(), f"write confirms_{kind} in this file: how the table confirms its answers"
    wrong = [(item.seed, item.level, item.rules, said) for item in items(kind, 300) if (said := fault(item))]
    assert not wrong[:5]


@pytest.mark.parametrize(("kind", "about"), [(kind, about) for kind in KINDS for about in KINDS[kind].topics])
def test_what_is_asked_about_by_name_is_confirmed_under_every_book_that_has_it(kind: str, about: str) -> None:
    found = [item for book in LIBRARY for number in range(4) for item in asked_about(kind, about, number, book)]
    assert len({str(item.fields) + item.prompt + str(item.told) for item in found}) >= 4, "its sisters are all alike"
    assert not [(item.seed, item.rules, said) for item in found if (said := fault(item))][:3]


def asked_about(kind: str, about: str, number: int, book: str) -> Iterator[Exercise]:
    """The exercise about a thing, where the book has it."""
    try:
        yield make(kind, f"named~{about}-{number}", 3, book)
    except FaroError as refusal:
        if not refusal.sentence.startswith("under "):
            raise


@pytest.mark.parametrize(("kind", "about"), [("law", "hocks"), ("keep", "split"), ("name", "Pott")])
def test_what_nobody_can_be_asked_about_is_refused(kind: str, about: str) -> None:
    with pytest.raises(FaroError, match="asks nothing about"):
        make(kind, f"K7F2~{about}-1", 3, HOYLE.id)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_confirms_ten_thousand_of_a_kind(kind: str) -> None:
    wrong = [(item.seed, item.level, item.rules, said) for item in items(kind, 10_000, "slow") if (said := fault(item))]
    assert not wrong[:5]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("place", "read", "deal")])
@pytest.mark.parametrize("level", LEVELS)
def test_three_of_a_kind_in_a_row_share_no_rank(kind: str, level: int) -> None:
    ranks = [{*make(kind, f"row-{number}", level, HOYLE.id).ranks} for number in range(14)]
    for last, again, now in zip(ranks, islice(ranks, 1, None), islice(ranks, 2, None), strict=False):
        assert not now & (last | again) or kind in ("law", "rulebook")


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_plain(kind: str) -> None:
    texts = [" ".join((item.prompt, *item.told)) for item in items(kind, 30)]
    hard = [text for text in texts if school_year(text) > HARDEST]
    assert not hard[:3]


def school_year(text: str) -> float:
    """The grade of Flesch and Kincaid, with syllables counted as groups of vowels."""
    words = re.findall(r"[A-Za-z’]+", text)
    sentences = max(1, len(re.findall(r"[.?!:]", text)))
    syllables = sum(max(1, len(re.findall(r"[aeiouy]+", word.lower().removesuffix("e")))) for word in words)
    return 0.39 * len(words) / sentences + 11.8 * syllables / len(words) - 15.59


def test_what_explains_an_exercise_names_the_book_and_each_field_has_its_reason() -> None:
    item = make("pay", "K7F2-3", 2, HOYLE.id)
    assert HOYLE.name in item.explain
    assert len(item.reasons) == len(item.fields)


@pytest.mark.parametrize("level", [0, 4])
def test_a_level_that_there_is_not_is_refused(level: int) -> None:
    with pytest.raises(FaroError, match="there is no level"):
        make("pay", "K7F2", level, HOYLE.id)


def test_every_five_turns_of_a_deal_have_a_square_a_half_and_a_bar_and_the_last_turn_is_called() -> None:
    for pack in range(6):
        tables = [table_of(make("deal", f"K7F2{pack}-{turn}", 3, HOYLE.id)) for turn in range(20, 25)]
        bets = [bet for table in tables for bet in table.bets]
        assert {"all", "half", "none"} == {bet.goes for bet in bets}
        assert any(len(bet.spot.ranks) == 4 for bet in bets)
        assert [len(table.calls) for table in tables] == [0, 0, 0, 0, 1]


def test_in_a_deal_each_of_the_three_wants_something_and_their_purses_run_through_it() -> None:
    deal = [make("deal", f"K7F2-{turn}", 3, HOYLE.id) for turn in range(25)]
    bets = [bet for item in deal for bet in table_of(item).bets]
    sixes = [bet for bet in bets if bet.punter == "ann" and bet.spot.ranks == (Rank.SIX,)]
    coppered = Counter(bet.punter for bet in bets if bet.coppered)
    assert len(sixes) >= 5
    assert coppered["clara"] > max(coppered["ann"], coppered["bob"])
    assert deal[0].told == ()
    for item in deal[1:]:
        table = table_of(item)
        assert item.told == (f"So far {in_a_row([gains(table, punter) for punter in ('ann', 'bob', 'clara')])}.",)


def gains(table: Table, punter: str) -> str:
    return f"{punter.capitalize()} is {gained(table.worth(punter) - 100)}"


def test_a_whole_deal_is_twenty_five_turns_of_one_pack() -> None:
    deal = [make("deal", f"K7F2-{turn}", 2, HOYLE.id) for turn in range(25)]
    cards = [card for item in deal for card in item.then.split()[1:]]
    assert len({*cards}) == 50
    assert all(len(item.fields) >= 2 for item in deal)
    assert replay(f"{deal[-1].log}{deal[-1].then}\n", LIBRARY).are_turns_out
