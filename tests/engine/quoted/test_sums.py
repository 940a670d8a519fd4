"""What every kind of bet comes to under every book, against a table reckoned by hand from what the books say."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from faro.base.cards import PACK, Card, Rank
from faro.base.errors import Refused
from faro.base.layout import KINDS_OF_BET, SPOTS
from faro.base.place_names import spot
from faro.base.stakes import Bet
from faro.rulebooks.house_rules import vary
from faro.rulebooks.rulebook import Rulebook
from faro.table.settlement import settle_turn
from tests.engine.tables import LIBRARY, at, refused

SUMS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("sums.toml").read_text(encoding="utf-8"))
TURNS, EVENINGS, MOST, WORDS = SUMS["turn"], SUMS["evening"], SUMS["most"], SUMS["places"]
KNOWN = [*SPOTS, "7+9", "A+5+J", "7/9", "K/2"]
"""Every place of the cloth, and some that are strung or heeled."""

COLUMNS = ("against", "for", "alike", "both")
SHOWN = {"soda": "soda Kd", "face": "face Kd", "bottom": "bottom Kd", "deal": "deal"}
HEARTS, SPADES = ([Card.parse(f"{rank.code}{suit}") for rank in Rank] for suit in "hs")


def called(place: str, first: Card, second: Card, book: str) -> str | None:
    """The column of the table that a turn falls into for an open stake, by the cards in the order drawn."""
    kind = spot(place).kind
    if kind == "high-card":
        return "alike" if first.rank == second.rank else COLUMNS[second.rank > first.rank]
    if kind == "odd-even":
        parity, _, whose = place.partition("-")
        judged = first if whose else second
        if book == "nevada" and judged.rank == Rank.SEVEN:
            return None
        return COLUMNS[(judged.rank % 2 == 1) == (parity == "odd")]
    if kind == "colours":
        red = [card.suit.is_red for card in (first, second)]
        return "both" if red[0] == red[1] else COLUMNS[red[1] == (place == "red")]
    apart = WORDS.get(place, place).replace(" / ", "/").replace("-", " ").replace("+", " ")
    mine, _, others = apart.partition("/")
    wins, loses = ({Rank.parse(code) for code in ranks.split()} for ranks in (mine, others))
    good = second.rank in wins or first.rank in loses
    bad = first.rank in wins or second.rank in loses
    if good and bad:
        return "alike" if first.rank == second.rank else "both"
    return COLUMNS[good] if good or bad else None


TAKEN = [(book, kind) for turn in TURNS for book in turn["books"] for kind in turn["kinds"]]


def row(book: str, kind: str) -> dict[str, Any]:
    """The sums of a kind of bet under a book; none where the book does not take it."""
    return next((turn for turn in TURNS if book in turn["books"] and kind in turn["kinds"]), {})


def turns(place: str, book: str) -> Iterator[tuple[Card, Card, bool, str | None]]:
    """Couples of all ranks and colours, in any turn and in the last, and the column that each falls into."""
    for first, second in permutations([*HEARTS, *SPADES], 2):
        column = called(place, first, second, book)
        yield first, second, False, column
        if first.suit != second.suit:
            yield first, second, True, column


@pytest.mark.parametrize("book", LIBRARY)
def test_every_bet_of_every_book_comes_to_what_its_text_says(book: str) -> None:
    rules = LIBRARY[book]
    wrong = []
    for place in KNOWN:
        sums = row(book, spot(place).kind)
        for laid, at_last in (("open", "last"), ("coppered", "last_coppered")):
            if laid not in sums:
                continue
            bet = Bet("ann", spot(place), 5, laid == "coppered")
            for first, second, is_last, column in turns(place, book):
                comes_to = sums.get(at_last, sums[laid]) if is_last else sums[laid]
                expected = comes_to[COLUMNS.index(column)] if column else 0
                settled = settle_turn(rules, [bet], *rules.in_turn(first, second), is_last)
                brought = sum(event.paid - event.taken for event in settled)
                if brought != expected:
                    wrong.append(f"{laid} on {place}, {first} {second}, last {is_last}: {brought}, and not {expected}")
    assert not wrong, "\n".join([f"{len(wrong)} under {book}", *wrong[:10]])


def test_the_page_of_what_was_tried_tells_how_many_settlements_are_reckoned(tried: Callable[[str, int], None]) -> None:
    laid = sum(
        kind in row(book, spot(place).kind) for book in LIBRARY for place in KNOWN for kind in ("open", "coppered")
    )
    dealt = sum(1 for _ in turns("7", "hoyle-1864"))
    tried("sums", laid * dealt + sum(len(evening["sums"]) * len(evening["books"]) for evening in EVENINGS))


@pytest.mark.parametrize("book", LIBRARY)
def test_the_table_has_every_bet_that_a_book_takes_and_no_other(book: str) -> None:
    for place in KNOWN:
        sums = row(book, spot(place).kind)
        for word, laid in (("bet", "open"), ("copper", "coppered")):
            assert (laid in sums) == is_laid(LIBRARY[book], f"{word} ann 5 on {place}"), f"{word} {place}"


def is_laid(rules: Rulebook, line: str) -> bool:
    try:
        return bool(at(opened(rules, [line] if rules.takes_first else ["shown", line]), rules).bets)
    except Refused:
        return False


def opened(rules: Rulebook, lines: list[str]) -> str:
    """The lines of an evening, with the card that opens a deal of this book."""
    return "\n".join(["open ann 100", *(SHOWN[rules.opening] if line == "shown" else line for line in lines)])


def of_books(records: list[dict[str, Any]]) -> list[Any]:
    """Each record under each of its books."""
    return [pytest.param(book, each, id=f"{book}: {each['says']}") for each in records for book in each["books"]]


def pack(record: dict[str, Any]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, record["pack"].split())) if "pack" in record else PACK


@pytest.mark.parametrize(("book", "evening"), of_books(EVENINGS))
def test_an_evening_brings_what_the_text_says(book: str, evening: dict[str, Any]) -> None:
    rules = vary(LIBRARY[book], evening.get("house", {}))
    came = {}
    for after in evening["sums"]:
        table = at(opened(rules, [*evening["before"], *after.split("; ")]), rules, pack(evening))
        lies = [*(bet.stake for bet in table.bets), *(call.stake for call in table.calls)]
        came[after] = table.hands["ann"] + sum(lies) - 100
    assert came == evening["sums"]


@pytest.mark.parametrize(("book", "most"), of_books(MOST))
def test_a_place_takes_as_much_as_the_text_says(book: str, most: dict[str, Any]) -> None:
    rules = LIBRARY[book]
    for place, takes in most["takes"].items():
        laid = opened(rules, ["limit 10", "shown", f"bet ann {takes} on {place}"])
        assert at(laid, rules, pack(most)).bets[0].stake == takes, place
        over = opened(rules, ["limit 10", "shown", f"bet ann {takes + 1} on {place}"])
        assert refused(over, rules, pack(most)) == "stake-over-limit", place


def test_every_kind_of_bet_and_every_book_is_in_the_table() -> None:
    assert set(Counter(TAKEN).values()) == {1}
    assert {kind for _, kind in TAKEN} == {*KINDS_OF_BET}
    assert {book for book, _ in TAKEN} == {*LIBRARY}
