from __future__ import annotations

from faro.base import Rank
from faro.pictures.case_keeper import case_keeper
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import see
from tests.engine.boards import Reader, still
from tests.engine.tables import HOYLE, LIBRARY, at, whole_deal

DEALT = "soda Kd\nturn Kh 9s\nturn 9h 9c"


def kept(log: str, rules: Rulebook = HOYLE) -> Reader:
    return Reader(case_keeper(see(at(log, rules)), "x"))


def beads(html: Reader) -> dict[str, list[str]]:
    """The beads of each wire in the order they leave the card, by their looks."""
    return {
        wire.attributes["data-wire"]: [
            bead.attributes.get("class", "in").replace("faro-bead-", "") for bead in wire.inside if bead.name == "i"
        ]
        for wire in html.by_class("faro-wire")
    }


def rows(html: Reader) -> dict[str, list[str]]:
    """The table that a listener reads: the cells of each rank."""
    return {
        row.inside[0].text: [cell.text for cell in row.inside if cell.name == "td"]
        for row in html.all
        if row.name == "tr" and row.inside[0].attributes.get("scope") == "row"
    }


def test_a_bead_shows_how_its_card_played_and_one_still_in_shows_nothing() -> None:
    wires = beads(kept(DEALT))
    assert [*wires] == [rank.code for rank in Rank]
    assert (wires["K"], wires["9"], wires["A"]) == (
        ["soda", "lost", "in", "in"],
        ["won", "lost split", "won split", "in"],
        ["in"] * 4,
    )


def test_the_last_of_a_rank_is_ringed_and_a_rank_with_none_left_is_dead() -> None:
    html = kept("soda 7d\nturn 7h 7s\nturn 8h 8s\nturn 7c 8c")
    assert [wire.attributes["data-wire"] for wire in html.by_class("faro-last-left")] == ["8"]
    assert [wire.attributes["data-wire"] for wire in html.by_class("faro-none-left")] == ["7"]


def test_a_listener_has_it_as_a_table() -> None:
    told = rows(kept(DEALT))
    assert [*told] == [rank.word for rank in Rank]
    assert told["King"] == ["2", "1", "0", "soda"]
    assert told["Nine"] == ["1", "1, in a split", "2, 1 in a split", "none"]
    assert told["Ace"] == ["4", "0", "0", "none"]
    heads = [head.text for head in kept(DEALT).all if head.attributes.get("scope") == "col"]
    assert heads == ["Card", "In the box", "Lost", "Won", "Did not play"]


def test_it_reads_out_what_is_left_and_what_fell() -> None:
    (cases,) = kept(DEALT).by_class("faro-casekeeper")
    assert cases.attributes["data-read"].startswith("Left in the box: Ace 4, Deuce 4")
    fell = "Nine won and lost in a split and won in a split; King soda and lost"
    assert cases.attributes["data-fallen"] == f"Fallen: {fell}."
    assert kept("").by_class("faro-casekeeper")[0].attributes["data-fallen"] == "No card is out."


def test_when_the_deal_is_out_it_still_shows_the_deal() -> None:
    html = kept(whole_deal(soda="Kd"))
    assert len(html.by_class("faro-none-left")) == len(Rank)


def test_a_pack_in_the_hand_is_not_in_a_box() -> None:
    html = kept("deal", LIBRARY["pharaon"])
    assert "In the pack" in [head.text for head in html.all if head.attributes.get("scope") == "col"]
    assert "Case-keeper" not in html.all[0].text


def test_a_still_has_one_beside_it_where_it_is_asked_for() -> None:
    assert still(DEALT).by_class("faro-casekeeper") == []
    assert len(Reader(case_keeper(see(at(DEALT)))).by_class("faro-casekeeper")) == 1
