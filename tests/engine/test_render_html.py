from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings

from faro.announce import describe, label, read_bets, read_cases
from faro.cards import Rank
from faro.choices import offers
from faro.commands import PlaceBet, TurnCopper
from faro.decide import decide
from faro.errors import FaroError
from faro.log import parse_line
from faro.render_html import CHIPS, ROWS, board, seat
from faro.rules import Rulebook
from faro.table import Table
from faro.view import see
from tests.engine.tables import DENEXA, HOYLE, LIBRARY, at, varied, whole_deal
from tests.engine.walks import Walk, walks

EMPTY = {"br", "img", "input", "path", "use", "circle", "rect", "hr", "meta", "link", "wbr"}
BETS = "open ann 50\nopen you 100\nbet you 5 on Q\ncopper ann 2 on 7\nsoda Kd\n"


@dataclass
class Element:
    """An element of a board: its name, its attributes, all text in it."""

    name: str
    attributes: dict[str, str]
    text: str = ""
    inside: list[Element] = field(default_factory=list)

    def has(self, name: str) -> bool:
        return name in self.attributes.get("class", "").split()


class Reader(HTMLParser):
    """Reads a board and fails on a tag that is not closed, or closed twice."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.all: list[Element] = []
        self.opened: list[Element] = []
        self.feed(html)
        assert not self.opened, f"not closed: {[element.name for element in self.opened]}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = Counter(name for name, _ in attrs)
        assert all(count == 1 for count in names.values()), f"<{tag}> has an attribute twice: {names}"
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.all.append(element)
        for other in self.opened:
            other.inside.append(element)
        if tag not in EMPTY:
            self.opened.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.opened, f"</{tag}> closes nothing"
        assert self.opened.pop().name == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        for element in self.opened:
            element.text += data

    def by_class(self, name: str) -> list[Element]:
        return [element for element in self.all if element.has(name)]

    def spot(self, rank: str) -> Element:
        (cell,) = self.by_class(f"faro-at-{rank}")
        return next(element for element in cell.inside if element.has("faro-spot"))


def still(log: str, who: str | None = None, rules: Rulebook = HOYLE) -> Reader:
    return Reader(board(see(at(log, rules), who)))


def live(log: str, who: str = "you", prefix: str = "x", chip: int = 5, rules: Rulebook = HOYLE) -> Reader:
    return Reader(seat(see(at(log, rules), who), prefix, chip))


def texts(element: Element, name: str) -> list[str]:
    return [inside.text for inside in element.inside if inside.has(name)]


def test_a_still_is_one_picture_with_its_description_and_nothing_to_press() -> None:
    table = at(BETS)
    html = Reader(board(see(table)))
    assert html.all[0].attributes["role"] == "img"
    assert html.all[0].attributes["aria-label"] == describe(see(table))
    assert not [element.name for element in html.all if element.name in ("button", "a", "input")]
    assert not [element.attributes["id"] for element in html.all if "id" in element.attributes]


def test_every_rank_has_its_cell_in_the_order_of_the_cloth() -> None:
    names = [
        name.removeprefix("faro-at-")
        for cell in still("").by_class("faro-cell")
        for name in cell.attributes["class"].split()
        if name.startswith("faro-at-")
    ]
    assert names == [rank.code for row in ROWS for rank in row]
    assert set(names) == {rank.code for rank in Rank}


def test_a_stake_shows_its_owner_its_amount_and_its_copper() -> None:
    html = live(BETS)
    assert texts(html.spot("Q"), "faro-chip") == ["5"]
    assert texts(html.spot("7"), "faro-chip") == ["A2C"]
    assert html.by_class("faro-mine")[0].text == "5"


@pytest.mark.parametrize(
    ("turn", "place", "mark"),
    [
        ("7h Qs", "Q", "▲ +5"),
        ("Qh 8s", "Q", "▼ −5"),
        ("Qh Qs", "Q", "½ −3"),
        ("8h 7s", "7", "▼ −2"),
        ("8h 9s", "Q", ""),
    ],
)
def test_what_a_turn_did_is_shown_where_it_was_done(turn: str, place: str, mark: str) -> None:
    assert texts(still(f"{BETS}turn {turn}", "you").spot(place), "faro-outcome") == ([mark] if mark else [])


def test_a_stake_that_comes_back_at_the_hock_is_shown_as_such() -> None:
    head, last = f"open you 9\n{whole_deal()}".rsplit("\nturn ", 1)
    assert texts(still(f"{head}\nbet you 4 on K\nturn {last}").spot("K"), "faro-outcome") == ["back"]


def test_a_dead_rank_is_marked_and_said() -> None:
    html = live("open you 5\nsoda 7d\nturn 7h 7s\nturn 7c 8c")
    assert html.spot("7").has("faro-dead")
    assert texts(html.spot("7"), "faro-spoken") == ["Seven, no bet, 0 left, dead card"]
    assert not html.spot("8").has("faro-dead")


@pytest.mark.parametrize("rules", [HOYLE, DENEXA], ids=["hoyle-1864", "denexa"])
def test_the_cards_of_the_turn_are_named(rules: Rulebook) -> None:
    words = " ".join(element.text for element in still("soda Kd\nturn 7h 9s", None, rules).by_class("faro-label"))
    assert "Lost Seven of hearts" in words
    assert "Won Nine of spades" in words


def test_a_live_board_is_a_grid_of_buttons_that_say_what_concerns_them() -> None:
    html = live(BETS)
    view = see(at(BETS), "you")
    assert [element.attributes["role"] for element in html.by_class("faro-felt")] == ["grid"]
    assert [element.attributes["role"] for element in html.by_class("faro-row")] == ["row", "row"]
    for rank in Rank:
        button = html.spot(rank.code)
        assert (button.name, texts(button, "faro-spoken")) == ("button", [label(rank, view)])
        assert button.attributes["id"] == f"x-{rank.code}"


def test_every_place_has_a_key_of_its_own() -> None:
    html = live(BETS)
    keys = [html.spot(rank.code).attributes["data-key"] for rank in Rank]
    assert keys == [*"A234567890JQK"]


def test_the_size_of_check_that_is_in_hand_is_pressed() -> None:
    sizes = live(BETS, chip=25).by_class("faro-size")
    assert [size.attributes["data-chip"] for size in sizes] == [str(chip) for chip in CHIPS]
    assert [size.attributes["aria-pressed"] for size in sizes] == ["false", "false", "true", "false"]


@pytest.mark.parametrize(
    ("log", "name"),
    [
        ("open you 5", "Show the soda"),
        ("open you 5\nsoda Kd", "Deal the turn"),
        (f"open you 5\n{whole_deal()}".rsplit("hock", 1)[0], "Show the hock"),
        (f"open you 5\n{whole_deal()}", "New deal"),
    ],
)
def test_the_button_of_the_dealer_says_what_comes_next(log: str, name: str) -> None:
    assert [button.text for button in live(log).by_class("faro-deal")] == [name]


def test_the_bets_and_the_cases_can_be_read_out() -> None:
    view = see(at(BETS), "you")
    html = live(BETS)
    assert html.by_class("faro-bets")[0].attributes["data-read"] == read_bets(view)
    assert html.by_class("faro-casekeeper")[0].attributes["data-read"] == read_cases(view)
    assert [e.attributes["data-line"] for e in html.all if "data-line" in e.attributes] == ["take you Q"]
    assert live("open you 5").by_class("faro-bets")[0].text == "No bets down."


def test_the_marks_of_the_case_keeper() -> None:
    html = live("open you 5\nsoda Kd\nturn Kh 9s\nturn 9h 9c")
    beads = dict(zip([*Rank], (element.text for element in html.by_class("faro-beads")), strict=True))
    assert (beads[Rank.KING], beads[Rank.NINE], beads[Rank.ACE]) == ("•0○○", "|xx○", "○○○○")


def test_names_that_come_from_outside_are_escaped() -> None:
    html = seat(see(at("open you 5"), '"><script>'), '"><script>', 5)
    assert "<script" not in html
    Reader(html)


def said_by(table: Table, who: str, chip: int, rank: Rank) -> dict[str, str]:
    attributes = Reader(seat(see(table, who), "x", chip)).spot(rank.code).attributes
    return {order: attributes[f"data-{order}"] for order in ("bet", "copper", "take")}


def test_a_press_lays_more_on_a_stake_as_it_lies() -> None:
    table = at("open you 50\nbet you 5 on Q\ncopper you 5 on 7")
    assert said_by(table, "you", 25, Rank.QUEEN) == {
        "bet": "bet you 25 on Q",
        "copper": "copper you on Q",
        "take": "take you Q",
    }
    assert said_by(table, "you", 25, Rank.SEVEN)["bet"] == "copper you 25 on 7"
    assert said_by(table, "you", 25, Rank.ACE)["copper"] == "copper you 25 on A"


def test_a_bet_with_one_check_is_told_apart() -> None:
    assert "Queen 1, coppered" in live("open you 5\ncopper you 1 on Q").by_class("faro-bets")[0].text


@settings(max_examples=10)
@given(walks(most=16))
def test_what_a_press_sends_is_allowed_exactly_where_it_is_offered(walk: Walk) -> None:
    table = walk.end
    laying = {(offer.spot.id, offer.coppered): offer for offer in offers(table, "ann")}
    html = Reader(seat(see(table, "ann"), "x", 5))
    for rank in Rank:
        for order in ("bet", "copper"):
            command = parse_line(html.spot(rank.code).attributes[f"data-{order}"], LIBRARY)
            assert isinstance(command, PlaceBet | TurnCopper)
            try:
                decide(table, command)
                allowed = True
            except FaroError:
                allowed = False
            if isinstance(command, PlaceBet):
                offer = laying.get((rank.code, command.coppered))
                assert allowed == (offer is not None and offer.least <= 5 <= offer.most)
            else:
                assert allowed == (walk.rules.copper == "allowed")


@settings(max_examples=15)
@given(walks())
def test_every_board_is_whole_and_its_ids_are_its_own(walk: Walk) -> None:
    Reader(board(see(walk.end, "ann")))
    html = Reader(seat(see(walk.end, "ann"), "the-id", 5))
    ids = [element.attributes["id"] for element in html.all if "id" in element.attributes]
    assert len(set(ids)) == len(ids)
    assert all(name.startswith("the-id-") for name in ids)
    for button in (element for element in html.all if element.name == "button"):
        assert button.text or button.attributes.get("aria-label")
        assert button.attributes["type"] == "button"


def test_the_same_table_is_drawn_under_each_rule_book_and_none_that_differs_in_a_payout_alone() -> None:
    log = f"{BETS}turn 8h 9s"
    assert board(see(at(log))) == board(see(at(log, varied(HOYLE, odd_unit="punter"))))
