from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.base.cards import Rank
from faro.base.errors import FaroError
from faro.base.layout import SPOTS
from faro.notation.log import parse_line
from faro.pictures.boards import board
from faro.pictures.check_art import CHIPS, in_hand
from faro.pictures.seat_boards import seat, waiting_grid
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import see
from faro.table.bets_taken import is_taken
from faro.table.choices import is_allowed, offers
from faro.table.commands import PlaceBet, TakeDown, TurnCopper
from faro.table.decision import decide
from faro.table.state import Table
from faro.words.description import label, read_bets, read_cases
from tests.engine.boards import BETS, Reader, live, still, texts
from tests.engine.tables import DENEXA, HOYLE, LIBRARY, MEYER, NEVADA, at, last_three, varied, whole_deal
from tests.engine.walks import Walk, walks


def test_a_stake_shows_its_owner_its_amount_and_its_copper() -> None:
    html = live(BETS)
    assert texts(html.spot("Q"), "faro-chip") == ["5"]
    assert texts(html.spot("7"), "faro-chip") == ["2Ann"]
    assert [chip.has("faro-coppered") for chip in html.spot("7").inside if chip.has("faro-chip")] == [True]
    assert html.by_class("faro-mine")[0].text == "5"


def test_a_dead_rank_is_marked_and_said() -> None:
    html = live("open you 5\nsoda 7d\nturn 7h 7s\nturn 7c 8c")
    assert "data-dead" in html.spot("7").attributes
    assert texts(html.spot("7"), "faro-spoken") == ["Seven, no bet, dead card"]
    assert "data-dead" not in html.spot("8").attributes


def test_a_live_board_is_a_grid_of_buttons_that_say_what_concerns_them() -> None:
    html = live(BETS)
    view = see(at(BETS), "you")
    assert [element.attributes["role"] for element in html.by_class("faro-cards")] == ["grid"]
    assert [element.attributes["role"] for element in html.by_class("faro-row")] == ["row", "row"]
    for rank in Rank:
        button = html.spot(rank.code)
        assert (button.name, texts(button, "faro-spoken")) == ("button", [label(view.place(rank), view)])
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
    ("chip", "held", "least", "bets"),
    [(5, 100, 0, 5), (5, 4, 0, 1), (100, 30, 0, 25), (5, 0, 0, 5), (10, 10, 0, 10), (5, 4, 3, 5), (5, None, 0, 5)],
)
def test_a_press_bets_no_more_than_is_held_where_a_smaller_check_pays(
    chip: int, held: int | None, least: int, bets: int
) -> None:
    assert in_hand(chip, held, least) == bets


def test_a_check_of_more_than_is_held_is_not_taken_in_hand() -> None:
    sizes = live("open you 30\nsoda Kd").by_class("faro-size")
    assert [size.attributes.get("aria-disabled") for size in sizes] == [None, None, None, "true"]


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
    assert [e.attributes["data-line"] for e in html.all if "data-line" in e.attributes] == [
        "take you Q",
        "bet you 5 on Q",
        "rise you",
    ]
    assert live("open you 5").by_class("faro-bets")[0].text == "No bets down. Press a card to bet 5 on it."


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


def test_a_bet_that_is_laid_or_grows_moves_no_other_in_the_list() -> None:
    html = live("open you 50\nbet you 4 on Q\nbet you 5 on 9\nbet you 2 on 4\nbet you 3 on Q")
    assert [bet.text for bet in html.by_class("faro-bets")[0].inside if bet.name == "span"] == [
        "Queen 7",
        "Nine 5",
        "Four 2",
    ]


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


def lines(html: Reader, group: str) -> list[str]:
    """What the buttons of a group send."""
    return [
        button.attributes["data-line"]
        for part in html.by_class(group)
        for button in part.inside
        if "data-line" in button.attributes
    ]


@pytest.mark.parametrize(
    ("order", "offered", "ring"),
    [
        ("", ["take you Q", "bet you 5 on Q"], ["x-Q"]),
        ("bar you Q", ["take you Q", "bet you 5 on Q", "goes you Q"], []),
        ("half you Q", ["take you Q", "bet you 5 on Q", "goes you Q"], []),
    ],
)
def test_a_stake_has_its_checks_beside_it_and_what_can_be_ordered_a_press_away(
    order: str, offered: list[str], ring: list[str]
) -> None:
    html = live(f"open you 9\nbet you 4 on Q\n{order}")
    assert lines(html, "faro-bets") == offered
    assert [e.attributes["data-of"] for e in html.all if e.attributes.get("data-do") == "orders"] == ring


def test_a_book_without_orders_offers_none() -> None:
    html = live("open you 9\nsoda Kd\nbet you 4 on Q", rules=DENEXA)
    assert lines(html, "faro-bets") == ["take you Q", "bet you 5 on Q"]
    assert not [e for e in html.all if e.attributes.get("data-do") == "orders"]


@pytest.mark.parametrize(
    ("bets", "line", "heard"),
    [
        ("bet you 12 on Q", "take you 5 from Q", "take 5 off the Queen"),
        ("bet you 5 on Q", "take you Q", "take down 5 on the Queen"),
        ("limit 8 20\nbet you 12 on Q", "take you 4 from Q", "take 4 off the Queen"),
        ("limit 8 20\nbet you 10 on Q\ncopper you on Q", "take you 2 from Q", "take 2 off the Queen"),
        ("limit 8 20\nbet you 8 on Q", "take you Q", "take down 8 on the Queen"),
    ],
)
def test_minus_takes_one_check_off_where_plus_lays_one_on(bets: str, line: str, heard: str) -> None:
    [minus, plus, *_] = live(f"open you 50\n{bets}").by_class("faro-sign")
    assert (minus.attributes["data-line"], minus.attributes["aria-label"]) == (line, heard)
    assert plus.attributes["aria-label"] == "lay 5 more on the Queen"


def test_minus_is_not_offered_where_the_book_would_refuse_it() -> None:
    html = live("open you 50\nsoda Kd\nbet you 9 on Q", rules=varied(HOYLE, withdrawal="must-lie"))
    assert not [line for line in lines(html, "faro-bets") if line.startswith("take")]


@pytest.mark.parametrize(
    ("order", "bar", "half"),
    [
        ("", "bar you Q", "half you Q"),
        ("bar you Q", "goes you Q", "half you Q"),
        ("half you Q", "bar you Q", "goes you Q"),
    ],
)
def test_one_press_bars_a_stake_or_holds_half_of_it_back_and_the_same_press_lets_it_go(
    order: str, bar: str, half: str
) -> None:
    attributes = live(f"open you 9\nbet you 4 on Q\n{order}").spot("Q").attributes
    assert (attributes["data-bar"], attributes["data-half"]) == (bar, half)


def test_a_book_that_lets_no_stake_be_held_back_has_no_orders_for_it() -> None:
    attributes = live("open you 9\nbet you 4 on Q\n", rules=BASSET).spot("Q").attributes
    assert not {"data-bar", "data-half"} & {*attributes}
    only_bar = live("open you 9\n", rules=varied(half_goes="refused"))
    assert orders(only_bar) == ["Copper", "Bar", "Take down"]


def test_every_bet_says_which_ranks_it_takes_in() -> None:
    html = live("open you 9\n", rules=NEVADA)
    assert [html.spot(rank.code).attributes["data-rank"] for rank in Rank] == [rank.code for rank in Rank]
    for option in (element for element in html.all if element.name == "option"):
        spot = SPOTS[option.attributes["value"]]
        assert option.attributes["data-ranks"].split() == [rank.code for rank in spot.ranks]
        assert option.attributes.get("data-against", "").split() == [rank.code for rank in spot.against]


def test_a_stake_says_what_is_ordered_of_it() -> None:
    said = [item.text for item in live("open you 9\ncopper you 4 on pot\nhalf you pot").all if item.name == "li"]
    assert len(said) == 1
    assert said[0].startswith("Pot 4, coppered, half goes")
    assert live("open you 9\nbet you 4 on Q\nbar you Q").by_class("faro-bets")[0].text.startswith("Queen 4, barred")


WON = "open ann 9\nopen you 9\nsoda Kd\nbet you 4 on Q\nbet ann 4 on Q\nturn 7h Qs\n"


def test_a_winner_may_be_let_run_with_one_press_until_it_does() -> None:
    assert lines(live(WON), "faro-runs") == ["parlee you Q"]
    assert lines(live(f"{WON}parlee you Q"), "faro-runs") == []
    assert lines(live(f"{WON}turn 7c 8s"), "faro-runs") == []
    assert lines(live(WON, rules=varied(HOYLE, running_limit="refused")), "faro-runs") == []


@pytest.mark.parametrize(
    ("cards", "orders"),
    [
        ("5c 6c 7c", "5-6-7 5-7-6 6-5-7 6-7-5 7-5-6 7-6-5"),
        ("10c Kc Kd", "10-K-K K-10-K K-K-10"),
        ("8c 8d 8h", ""),
    ],
)
def test_the_last_turn_is_called_with_one_press(cards: str, orders: str) -> None:
    html = live(last_three(cards, "open you 50"), chip=25)
    assert lines(html, "faro-calls") == [f"call you 25 on {order}" for order in orders.split()]
    for part in html.by_class("faro-call-orders"):
        assert all(button.text.endswith(" hock") for button in part.inside if button.name == "button")


@pytest.mark.parametrize(
    ("cards", "of", "told"),
    [
        ("5c 6c 7c", "Call the turn, 4 to 1", "Five, Six, Seven for 25 pays 100"),
        ("10c Kc Kd", "Call the cat, 2 to 1", "Ten, King, King for 25 pays 50"),
    ],
)
def test_what_a_call_pays_is_told_before_and_with_it(cards: str, of: str, told: str) -> None:
    [part] = live(last_three(cards, "open you 50"), chip=25).by_class("faro-calls")
    assert of in part.text
    assert part.attributes["data-left"] == " ".join(card[:-1] for card in cards.split())
    assert next(button.attributes["data-told"] for button in part.inside if "data-call" in button.attributes) == told


def test_a_call_that_is_laid_has_its_take_back_beside_it_and_is_offered_no_more() -> None:
    log = last_three("5c 6c 7c", "open you 50", "call you 5 on 7-5-6")
    [part] = live(log).by_class("faro-called")
    assert part.text == "Seven, Five, Six for 5 pays 20 Take back"
    assert "withdraw you 7-5-6" in lines(live(log), "faro-calls")
    assert not [line for line in lines(live(log), "faro-calls") if line.endswith("on 7-5-6")]
    must_lie = live(log, rules=varied(HOYLE, withdrawal="must-lie"))
    assert "withdraw you 7-5-6" not in lines(must_lie, "faro-calls")


def test_a_call_is_listed_with_the_bets() -> None:
    calls = ("open you 50", "open ann 50", "call you 5 on 7-5-6", "call ann 2 on 5-6-7")
    [bets] = live(last_three("5c 6c 7c", *calls)).by_class("faro-bets")
    assert bets.text == "Call Seven, Five, hock Six 5"


def test_a_book_that_pays_no_call_offers_none_and_none_is_offered_before_the_last_turn() -> None:
    assert lines(live(last_three("5c 6c 7c", "open you 50"), rules=varied(HOYLE, call="refused")), "faro-calls") == []
    assert lines(live("open you 50\nsoda Kd"), "faro-calls") == []


def test_every_other_place_that_the_book_takes_is_in_a_list() -> None:
    html = live("open you 50\nsoda Kd", rules=NEVADA)
    options = [element for element in html.all if element.name == "option"]
    taken = [place for place in SPOTS.values() if place.kind != "flat" and is_taken(NEVADA, place.kind)]
    assert {option.attributes["value"] for option in options} == {place.id for place in taken}
    assert [option.attributes["data-bet"] for option in options] == [
        f"bet you 5 on {option.attributes['value']}" for option in options
    ]
    named = {option.attributes["value"]: option.text for option in options}
    assert (named["6-7-8"], named["Q-K"], named["2-A-K-Q"], named["high-card"]) == (
        "Pot: 6-7-8",
        "Queen and King",
        "Grand Square: 2-A-K-Q",
        "High Card bar",
    )
    assert [e for e in live("open you 50", rules=LIBRARY["two-pack"]).all if e.name == "option"] == []


def test_a_press_in_the_list_lays_more_on_a_stake_as_it_lies() -> None:
    html = live("open you 50\nsoda Kd\ncopper you 5 on K-Q", rules=MEYER)
    (option,) = [element for element in html.all if element.attributes.get("value") == "Q-K"]
    assert {name: option.attributes[f"data-{name}"] for name in ("bet", "copper", "take")} == {
        "bet": "copper you 5 on Q-K",
        "copper": "copper you on Q-K",
        "take": "take you Q-K",
    }


PHARO, BASSET, STOS = LIBRARY["pharo"], LIBRARY["basset"], LIBRARY["stos"]
QUEEN_WON = "open you 100\nbottom 9d\nbet you 5 on Q\nturn 7h Qs\n"


def runs(log: str, rules: Rulebook = PHARO) -> dict[str, str]:
    """The buttons that play a decided stake on: what each sends, and what it is called."""
    return {
        button.attributes["data-line"]: button.attributes.get("aria-label") or button.text
        for part in live(log, rules=rules).by_class("faro-runs")
        for button in part.inside
        if button.name == "button"
    }


def test_a_winner_on_a_card_may_bend_a_corner_or_fold() -> None:
    """Hoyle's Treatise, rules 5 to 11."""
    assert runs(QUEEN_WON) == {
        "paroli you Q": "Bend a corner of the Queen: paroli, 10 to win 15 in all",
        "paix you Q": "Fold the Queen: paix, 5 to win 10 in all",
    }
    assert runs(f"{QUEEN_WON}paroli you Q") == {}
    assert runs(f"{QUEEN_WON}paroli you Q\nturn 8h Qd") == {
        "paroli you Q": "Bend a corner of the Queen: sept et le va, 20 to win 35 in all",
        "paix you Q": "Fold the Queen: paix on a paroli, 15 to win 30 in all",
    }
    assert list(runs(f"{QUEEN_WON}paix you Q\nturn 8h Qd")) == ["paix you Q"]


def test_of_several_ways_to_play_on_each_is_short_enough_to_stand_beside_the_others() -> None:
    [part] = live(QUEEN_WON, rules=PHARO).by_class("faro-runs")
    shown = [button.text for button in part.inside if button.name == "button"]
    assert shown == ["Queen: paroli, 10 for 15", "Queen: paix, 5 for 10"]


def test_after_a_doublet_a_pli_is_offered_where_the_book_knows_it() -> None:
    log = "open you 100\nbottom 9d\nbet you 4 on Q\nturn Qh Qs\n"
    assert runs(log) == {"pli you Q": "Set the Queen up: pli, 2 to win 2 back"}
    assert runs(log, varied(PHARO, pli="refused")) == {}


def test_a_run_that_the_hand_cannot_pay_is_not_offered() -> None:
    assert list(runs(f"{QUEEN_WON}bet you 105 on 7")) == []
    assert list(runs(f"{QUEEN_WON}bet you 97 on 7")) == ["paix you Q"]


def orders(html: Reader) -> list[str]:
    """What the copper and the buttons do that act on the card touched last."""
    return [
        button.text
        for part in ("faro-toolbar", "faro-orders")
        for bar in html.by_class(part)
        for button in bar.inside
        if "data-order" in button.attributes or button.attributes.get("data-do") == "copper"
    ]


def test_a_seat_with_a_livret_speaks_the_words_of_the_older_game() -> None:
    assert orders(live("open you 9", rules=PHARO)) == ["Oppose", "Masque", "Take down"]
    assert orders(live("open you 9", rules=BASSET)) == ["Take down"]
    assert orders(live("open you 9", rules=STOS)) == ["Masque", "Take down"]
    assert orders(live("open you 9")) == ["Copper", "Bar", "Half goes", "Take down"]
    html = live("open you 9\nbottom 9d", rules=PHARO)
    assert [grid.attributes["aria-label"] for grid in html.by_class("faro-livret")] == ["Your livret, ace to king"]
    assert [button.text for button in html.by_class("faro-deal")] == ["Deal the coup"]


def test_a_livret_is_a_grid_of_the_same_buttons_and_keys() -> None:
    html = live("open you 9", rules=PHARO)
    buttons = [button for button in html.by_class("faro-spot") if button.name == "button"]
    assert [button.attributes.get("data-key", "") for button in buttons] == [*"A234567890JQK", "", "", "", ""]
    assert [button.attributes["id"] for button in buttons[-2:]] == ["x-black-figure", "x-red-figure"]
    assert [row.attributes["role"] for row in html.by_class("faro-row")] == ["row"] * 3
    assert buttons[-1].attributes["data-bet"] == "bet you 5 on red-figure"


@pytest.mark.parametrize(
    ("bets", "bet", "masque"),
    [
        ("", "bet you 5 on Q", "masque you 5 on Q"),
        ("bet you 2 on Q", "bet you 5 on Q", "masque you on Q"),
        ("masque you 2 on Q", "masque you 5 on Q", "show you on Q"),
    ],
)
def test_a_card_is_turned_down_and_shown_again_with_one_press(bets: str, bet: str, masque: str) -> None:
    attributes = live(f"open you 50\nbottom 9d\n{bets}", rules=PHARO).spot("Q").attributes
    assert (attributes["data-bet"], attributes["data-masque"]) == (bet, masque)
    assert "data-masque" not in live("open you 50").spot("Q").attributes


@pytest.mark.parametrize(
    ("bets", "offered", "said"),
    [
        ("bet you 4 on Q", ["take you Q", "bet you 5 on Q"], "Queen 4"),
        ("masque you 4 on Q", ["masque you 5 on Q", "show you on Q"], "Queen 4, face down"),
        (
            "bet you 4 on Q\nturn 7h Qs\nparoli you Q",
            ["take you Q"],
            "Queen 8, paroli",
        ),
    ],
)
def test_the_orders_about_a_stake_on_a_card_stand_beside_it(bets: str, offered: list[str], said: str) -> None:
    html = live(f"open you 50\nbottom 9d\n{bets}", rules=PHARO)
    assert lines(html, "faro-bets") == offered
    assert html.by_class("faro-bets")[0].text.startswith(said)


@settings(max_examples=40)
@given(walks())
def test_every_line_that_a_board_sends_is_a_line_of_the_log(walk: Walk) -> None:
    html = Reader(seat(see(walk.end, "ann"), "x", 5))
    for element in html.all:
        for name in ("data-line", "data-bet", "data-copper", "data-take", "data-masque", "data-bar", "data-half"):
            if name in element.attributes:
                assert parse_line(element.attributes[name], LIBRARY) is not None


@settings(max_examples=60)
@given(walks())
def test_the_runs_and_the_orders_on_a_board_are_those_that_are_allowed(walk: Walk) -> None:
    html = Reader(seat(see(walk.end, "ann"), "x", 1))
    for line in lines(html, "faro-bets"):
        command = parse_line(line, LIBRARY)
        assert command is not None
        # A stake that must lie now, or cannot be raised, keeps its button: the table says why, and till when.
        keeps = isinstance(command, TakeDown) and walk.rules.withdrawal != "free"
        assert is_allowed(walk.end, command) or keeps or isinstance(command, PlaceBet), line
    for line in lines(html, "faro-runs"):
        command = parse_line(line, LIBRARY)
        assert command is not None
        assert is_allowed(walk.end, command), line
    for part in html.by_class("faro-calls"):
        for button in part.inside:
            if "data-line" in button.attributes and walk.end.hands["ann"]:
                command = parse_line(button.attributes["data-line"], LIBRARY)
                assert command is not None
                assert is_allowed(walk.end, command), command


def test_a_stake_that_must_lie_is_not_offered_to_be_taken_down() -> None:
    log = "open you 9\ndeal\nbet you 2 on Q"
    assert "take you Q" not in lines(live(log, rules=LIBRARY["hand-dealt"]), "faro-bets")
    assert "take you Q" in lines(live(log.replace("deal", "soda Kd")), "faro-bets")


@pytest.mark.parametrize("book", LIBRARY.values(), ids=lambda book: book.id)
def test_a_seat_that_waits_has_the_grid_of_the_live_board_without_its_cards(book: Rulebook) -> None:
    view = see(at("open you 100", book), "you")
    waiting, living = Reader(waiting_grid(view, "x")), Reader(seat(view, "x", 5))
    (grid,), (there,) = (
        [element.attributes for element in board.all if element.attributes.get("role") == "grid"]
        for board in (waiting, living)
    )
    assert grid == there
    acts = {"data-place", "data-ranks", "data-against", "data-bet", "data-copper", "data-take"}
    acts |= {"data-masque", "data-bar", "data-half", "data-warns"}
    spots = [
        [
            {key: value for key, value in spot.attributes.items() if key not in acts}
            for spot in board.by_class("faro-spot")
        ]
        for board in (waiting, living)
    ]
    assert spots[0] == spots[1]
    assert len(spots[0]) == len(still("open you 100", "you", book).by_class("faro-spot"))
    assert all(spot.text == spot.attributes["data-name"] for spot in waiting.by_class("faro-spot"))


def test_the_slip_tells_each_stake_that_was_decided_and_those_that_stay() -> None:
    """The heaviest first, each by a sign that needs no colour."""
    bets = "bet you 4 on Q\nbet you 5 on 9\ncopper you 2 on 4\nbet you 3 on K"
    html = live(f"open you 50\nopen ann 50\nsoda Kd\n{bets}\nbet ann 7 on Q\nturn 9h Qs")
    (decided,) = html.by_class("faro-decided")
    assert [item.text for item in decided.inside if item.name == "li"] == ["▼ −5 Nine 5 down", "▲ +4 Queen 4 up"]
    assert texts(html.by_class("faro-slip")[0], "faro-stays") == ["2 stay: Four 2, coppered; King 3"]
    quiet = live("open you 50\nsoda Kd\nbet you 4 on Q\nturn 9h 8s")
    assert not quiet.by_class("faro-decided")


def test_money_checks_copper_undo_more_and_deal_are_on_the_rail_in_their_order() -> None:
    (rail,) = live(BETS).by_class("faro-toolbar")
    ids = [button.attributes["id"].removeprefix("x-") for button in rail.inside if button.name == "button"]
    assert ids == [*(f"chip-{chip}" for chip in CHIPS), "copper", "undo", "more", "deal"]


def test_more_opens_the_orders_that_are_given_seldom() -> None:
    html = live("open you 50\nsoda Kd")
    (more,), (sheet,) = html.by_class("faro-more-button"), html.by_class("faro-sheet")
    assert more.attributes["popovertarget"] == sheet.attributes["id"]
    words = [button.text for button in html.by_class("faro-orders")[0].inside if button.name == "button"]
    assert words == ["Bar", "Half goes", "Take down", "To the last turn", "Leave the table"]
    under_pharaon = live("open you 50", rules=LIBRARY["pharaon"])
    [ahead] = [part.text for part in under_pharaon.all if part.attributes.get("id") == "x-ahead"]
    assert ahead == "To the last coup", "as everything else says under that book"
