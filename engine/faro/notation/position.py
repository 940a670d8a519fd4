"""A position: a table in one line, whatever has led to it. The log is the score of a deal, this is where it stands.

Behind the form and the book stand words, each once, in the order of `POSITION_WORDS`; a word whose value is the usual
one is left out. So a table has one line, and a line that is read and written again is that line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from faro.base import PACK, Card, FaroError, Frozen, Run, meant
from faro.cheats import SQUARE, Secret, goes_on
from faro.notation import position_words as w
from faro.notation.look_alikes import plain
from faro.rulebooks import Rulebook, book_called
from faro.table import BANK, Table, call_odds, decide, fold, fresh, is_taken, runs
from faro.table import commands as c
from faro.table import events as e

FORM = "faro1"
"""The form of the lines written now."""
_BOOK = re.compile(r"[^,@]+(,[^,@=]+=[^,@=]+)*(@[0-9a-f]{8})?")


class Position(NamedTuple):
    """A table as it lies, and whose `seat` looks at it: a punter, `bank`, or nobody."""

    table: Table
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class PositionWord:
    """A word of a position: the field of the table, or of what is secret there, that stands behind it, and its kind."""

    name: str
    field: str
    kind: w.Kind
    is_secret: bool = False

    def value(self, table: Table) -> Any:
        """What the field holds."""
        return getattr(table.secret if self.is_secret else table, self.field)


def _box(table: Table) -> frozenset[Card]:
    """The cards that a box holds when nothing has left it but what was seen."""
    if table.hock is not None or table.pocket:
        return frozenset()
    return frozenset(table.pack) - {*table.dealt}


def _bought(table: Table) -> Frozen[str, int]:
    """What the punters have bought if they have neither won nor lost, nor borrowed."""
    return Frozen({punter: table.worth(punter) for punter in table.hands})


POSITION_WORDS: dict[str, PositionWord] = {
    word.name: word
    for word in (
        PositionWord("pack", "pack", w.CARDS),
        PositionWord("deal", "soda", w.one("CARD or -", lambda text: None if text == w.NOTHING else Card.parse(text))),
        PositionWord("bottom", "bottom", w.CARD),
        PositionWord("turns", "turns", w.TURNS),
        PositionWord("hock", "hock", w.CARD),
        PositionWord("pocket", "pocket", w.CARDS),
        PositionWord("box", "box", w.SET_OF_CARDS),
        PositionWord("hands", "hands", w.PURSES),
        PositionWord("stakes", "stakes", w.STAKES),
        PositionWord("calls", "calls", w.CALLS),
        PositionWord("halves", "halved", w.PLACES),
        PositionWord("bought", "bought", w.PURSES),
        PositionWord("owes", "markers", w.PURSES),
        PositionWord("risen", "risen", w.NAMES),
        PositionWord("bank", "bank", w.CHECKS),
        PositionWord("capital", "capital", w.CHECKS),
        PositionWord("least", "least", w.CHECKS),
        PositionWord("most", "most", w.CHECKS),
        PositionWord("running", "running", w.CHECKS),
        PositionWord("settled", "settled", w.ENDS),
        PositionWord("devices", "devices", w.DEVICES, True),
        PositionWord("laid", "laid", w.CARDS, True),
        PositionWord("pile", "pile", w.CARDS, True),
        PositionWord("piled", "cards", w.CHECKS, True),
        PositionWord("doubled", "doubled", w.SET_OF_CARDS, True),
        PositionWord("drawn", "drawn", w.CARDS, True),
        PositionWord("hidden", "hidden", w.CARDS, True),
        PositionWord("tricks", "tricks", w.TRICKS, True),
        PositionWord("beads", "beads", w.RANKS, True),
        PositionWord("kept", "kept", w.PURSES, True),
        PositionWord("caught", "caught", w.NAMES, True),
        PositionWord("before", "before", w.TURNS, True),
    )
}
"""Every word of a position in its order; behind them stands `seat`."""

_DERIVED: dict[str, Callable[[Table], Any]] = {"box": _box, "bought": _bought}
"""The fields that follow from others, as a rule; where they do not, they are written."""


def format_position(table: Table, seat: str | None = None) -> str:
    """A table in one line, with the seat that looks at it if it is to be told; `parse_position` reads it back.

    Everything is in it that the next command may ask, what is secret too. Raises `FaroError` for nobody's seat.
    """
    if seat not in (None, BANK, *table.hands):
        raise _nobody(seat, table)
    usual = fresh(table.pack)._replace(pack=PACK)
    said = [FORM, w.NOTHING if table.rules is None else _written_book(table.rules)]
    for word in POSITION_WORDS.values():
        value = word.value(table)
        if word.name == "deal":
            if table.opened:
                said.append(f"deal={table.soda or w.NOTHING}")
            continue
        derived = _DERIVED.get(word.name)
        if value != (derived(table) if derived else word.value(usual)):
            said.append(f"{word.name}={word.kind.write(value)}")
    return " ".join([*said, *([f"seat={seat}"] if seat else [])])


def parse_position(text: str, library: Mapping[str, Rulebook]) -> Position:
    """The table and the seat that a line tells of.

    Words may stand in any order. Raises `FaroError` with its `column`, counted from one, for what is not written as it
    should be, for a book that reads otherwise by now, and for a table that no deal comes to: a card that is gone twice
    or is none of the pack, a stake of nobody or one that the book refuses, and checks that nobody bought.
    """
    words = [(match[0], match.start() + 1) for match in re.finditer(r"\S+", plain(text))]
    if not words or words[0][0] != FORM:
        raise FaroError("bad-position/begins", text=words[0][0] if words else "", form=FORM).at(None, 1)
    if len(words) == 1:
        raise FaroError("bad-position/book").at(None, len(FORM) + 1)
    table, seat = Table(), None
    columns: dict[str, int] = {}
    with w.placed(words[1][1]):
        table = table._replace(rules=None if words[1][0] == w.NOTHING else _book(words[1][0], library))
    open_, secret = dict[str, Any](), dict[str, Any]()
    for name, value, column in _said(words[2:], columns):
        if name == "seat":
            seat = w.NAME.read(value, column)
            continue
        word = POSITION_WORDS[name]
        (secret if word.is_secret else open_)[word.field] = word.kind.read(value, column)
    if "soda" in open_:
        open_["opened"] = True
    table = table._replace(**open_, secret=Secret(**secret))
    table = table._replace(**{name: derive(table) for name, derive in _DERIVED.items() if name not in open_})
    if not table.is_boxed:
        table = table._replace(bottom=None)  # older lines tell it of a deal that is out
    _check(table, seat, columns)
    return Position(table, seat)


def _said(words: list[tuple[str, int]], columns: dict[str, int]) -> Iterator[tuple[str, str, int]]:
    """The words with what stands behind each and where; where each begins goes into `columns`."""
    for text, column in words:
        name, sign, value = text.partition("=")
        with w.placed(column):
            if name not in POSITION_WORDS and name != "seat":
                known = (*POSITION_WORDS, "seat")
                raise FaroError("bad-position/word", word=name, words=known, meant=meant(name, known))
            if not sign or not value:
                form = w.NAME.form if name == "seat" else POSITION_WORDS[name].kind.form
                raise FaroError("bad-position/form", text=text, form=f"{name}={form}")
            if name in columns:
                raise FaroError("bad-position/word-twice", word=name)
        columns[name] = column
        yield name, value, column + len(name) + 1


def _written_book(rules: Rulebook) -> str:
    return f"{','.join(rules.words)}@{rules.digest}"


def _book(text: str, library: Mapping[str, Rulebook]) -> Rulebook:
    """A book with the rules of its house; the digest may be left out."""
    if not _BOOK.fullmatch(text):
        raise w.wrong(text, "BOOK,RULE=VALUE@DIGEST")
    return book_called(re.sub("[,@]", " ", text), library)


def _check(table: Table, seat: str | None, columns: Mapping[str, int]) -> None:
    """Refuse a table that no deal comes to, at the word that says so."""
    seated, secret = {*table.hands}, table.secret
    answering = [event for event in table.settled if isinstance(event, e.BetSettled)]
    for word, names in (
        ("stakes", [bet.punter for bet in table.bets]),
        ("stakes", _but_the_bank(bet.answerable for bet in table.bets)),
        ("calls", [call.punter for call in table.calls]),
        ("halves", [punter for punter, _ in table.halved]),
        ("settled", [event.punter for event in table.settled]),
        ("settled", _but_the_bank(event.answerable for event in answering)),
        ("bought", [*table.bought]),
        ("owes", [*table.markers]),
        ("risen", sorted(table.risen)),
        ("tricks", _but_the_bank(name for trick in secret.tricks for name in (trick.who, trick.victim))),
        ("kept", [*secret.kept]),
        ("caught", sorted(secret.caught)),
        ("seat", _but_the_bank([seat])),
    ):
        for name in names:
            if name not in seated:
                raise _nobody(name, table).at(None, columns[word])
    lying = [*(("stakes", bet.punter) for bet in table.bets), *(("calls", call.punter) for call in table.calls)]
    for word, name in lying:
        if name in table.risen:
            raise FaroError("has-risen", punter=name).at(None, columns[word])
    for purse in ("hands", "capital", "least", "most", "running", "owes", "piled"):
        value = POSITION_WORDS[purse].value(table)
        for checks in value.values() if isinstance(value, Frozen) else (value or 0,):
            if checks < 0:
                raise w.wrong(str(checks), "a whole number of nought or more").at(None, columns[purse])
    if table.rules is not None:
        _check_set(table.rules, table, columns)
        _check_by_book(table.rules, table, columns)
        _check_pack(table.rules, table, columns)
    if secret.devices:
        with w.placed(columns["devices"]):
            _check_devices(table)
    if secret == SQUARE:
        _check_cards(table, columns)
        bought = sum(table.bought.values()) + sum(table.markers.values())
        if table.checks_in_play != bought:
            column = columns.get("bank", columns.get("bought", columns.get("hands", 1)))
            raise FaroError("bad-position/checks", held=table.checks_in_play, bought=bought).at(None, column)


def _nobody(name: str | None, table: Table) -> FaroError:
    """That nobody of a name sits at a table."""
    return FaroError("unknown-punter" if table.hands else "unknown-punter/alone", punter=name, seated=table.hands)


def _but_the_bank(names: Iterable[str | None]) -> list[str]:
    return [name for name in names if name not in (None, BANK)]


def _check_by_book(rules: Rulebook, table: Table, columns: Mapping[str, int]) -> None:
    """Refuse what the book does not know: where a stake lies or lay, its copper, how its card is bent, a call."""
    lay = [event.spot for event in table.settled if not isinstance(event, e.CallSettled)]
    for word, spots in (("stakes", [bet.spot for bet in table.bets]), ("settled", lay)):
        for spot in spots:
            if not is_taken(rules, spot.kind):
                raise FaroError("bet-not-taken", rules=rules, spot=spot).at(None, columns[word])
    for bet in table.bets:
        if bet.coppered and rules.copper == "refused":
            raise FaroError("copper-refused", rules=rules).at(None, columns["stakes"])
        bent: Run | None = None if bet.bend is None else "pli" if bet.bend.pli else "paroli"
        for how in (bent, bet.ahead):
            if how is not None and how not in runs(rules):
                raise FaroError("no-parlee/ladder", rules=rules, how=how).at(None, columns["stakes"])
    left = sorted(card.rank for card in table.box)
    for call in table.calls:
        with w.placed(columns["calls"]):
            if call_odds(rules, call.order) == "refused":
                raise FaroError("no-call/refused", rules=rules, ranks=len({*call.order}))
            if not table.is_last_three:
                raise FaroError("call-too-early")
            if sorted(call.order) != left:
                raise FaroError("call-not-in-box", order=call.order, left=left)


def _check_set(rules: Rulebook, table: Table, columns: Mapping[str, int]) -> None:
    """Refuse limits that nobody announces, and a punter who could not sit down."""
    bare = fresh()._replace(rules=rules)
    if said := [columns[word] for word in ("least", "most", "running") if word in columns]:
        with w.placed(said[0]):
            decide(bare, c.SetLimits(table.least or 1, table.most, table.running))
    for punter in table.hands:
        with w.placed(columns["hands"]):
            decide(bare, c.BuyChecks(punter, max(1, table.bought.get(punter, 1))))


def _check_pack(rules: Rulebook, table: Table, columns: Mapping[str, int]) -> None:
    """Refuse cards of which the book can make neither a turn nor the end of a deal."""
    secret = table.secret
    if secret.laid is not None:
        with w.placed(columns["laid"]):
            unlaid = table._replace(secret=secret._replace(laid=None))
            decide(unlaid, c.LayPile(secret.laid, tuple(card for card in table.pack if card not in secret.laid)))
    cards = len(table.box) if secret.pile is None else len(secret.drawn) + len(secret.pile)
    if table.is_boxed and not goes_on(cards, rules.left_last):
        word = "deal" if secret.pile is None else "pile"
        raise FaroError("bad-position/left", rules=rules, left=cards).at(None, columns.get(word, 1))


def _check_devices(table: Table) -> None:
    """Refuse devices that could not have been brought one after another; who brought one may have got up since."""
    bare = table._replace(secret=SQUARE, risen=frozenset())
    for device, who in table.secret.devices:
        bare = fold(bare, decide(bare, c.PlantDevice(device, who)))


def _check_cards(table: Table, columns: Mapping[str, int]) -> None:
    """Refuse cards that are gone twice, or are none of the pack, or of which the deal has not come to show them."""
    rules = table.rules
    for word in ("turns", "hock", "pocket", "bottom"):
        if word in columns and rules is not None and not table.opened:
            raise FaroError("soda-first", rules=rules).at(None, columns[word])
    if table.bottom is not None and rules is not None and rules.opening != "bottom":
        raise FaroError("bad-position/bottom", rules=rules, bottom=table.bottom).at(None, columns["bottom"])
    left = {*table.pack}
    shown = (
        *(("deal", card) for card in (table.soda,) if card),
        *(("turns", card) for turn in table.turns for card in turn),
        *(("hock", card) for card in (table.hock,) if card),
        *(("pocket", card) for card in table.pocket),
    )
    for word, card in shown:
        if card not in left:
            key = "card-dealt-twice" if card in table.pack else "card-not-in-pack"
            raise FaroError(key, card=card).at(None, columns[word])
        left.remove(card)
    for word, last in (("hock", 1), ("pocket", 4)):
        if word in columns and left:
            raise FaroError("hock-too-early", what=word, cards=last).at(None, columns[word])
    for word, cards in (("box", table.box), ("bottom", {table.bottom} if table.bottom else set())):
        for card in sorted(cards - {*table.pack}):
            raise FaroError("card-not-in-pack", card=card).at(None, columns[word])
