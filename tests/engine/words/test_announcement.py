from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from faro.base.errors import Refused
from faro.base.layout import SPOTS
from faro.base.sentences import SENTENCES
from faro.base.voices import Said
from faro.notation.log import play_while_valid
from faro.rulebooks.rulebook import Rulebook
from faro.words.announcement import MOST_WORDS, announce, apologise
from tests.engine.tables import DENEXA, HOW_TO_PLAY, HOYLE, LAWS, LIBRARY, NEVADA, last_three, varied, whole_deal
from tests.engine.walks import Walk, walks


def said(log: str, seat: str | None = None, rules: Rulebook = HOYLE) -> str:
    """What is said of the last line of a log."""
    steps, error = play_while_valid(f"rules {rules.id}\n{log}", {rules.id: rules})
    assert error is None, error
    return announce(steps[-1].events, steps[-1].table, seat)


PHARO = LIBRARY["pharo"]
LAST = last_three("5c 6c 7c", "open ann 20", "open you 20")
BETS = "open ann 50\nopen you 100\nbet you 5 on Q\ncopper ann 2 on 7\n"


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ("", "The table is dealt by American Hoyle 1864."),
        ("open ann 50", "Ann sits down with 50 checks."),
        ("open you 1", "You sit down with 1 check."),
        ("limit 1 50", "Stakes from 1 to 50 checks."),
        ("soda Kd", "Soda is the King of diamonds; it decides nothing. 51 cards left."),
        (f"{BETS}bet you 5 on 3", "5 on the Three. Checks: 90."),
        (f"{BETS}copper you 5 on 3", "5 on the Three, coppered: wins if the Three loses. Checks: 90."),
        (f"{BETS}bet ann 5 on 3", "Ann bets 5 on the Three."),
        (f"{BETS}copper you on Q", "Queen coppered: wins if the Queen loses. Checks: 95."),
        (f"{BETS}copper you on Q\ncopper you on Q", "Copper removed from the Queen. Checks: 95."),
        (f"{BETS}bet ann 5 on 3\ncopper ann on 3", "Ann coppers the Three: it wins if the Three loses."),
        (f"{BETS}copper ann on 7", "Ann takes the copper off the Seven."),
        (f"{BETS}take you Q", "5 taken off the Queen. Checks: 100."),
        (f"{BETS}take ann 7", "Ann takes 2 off the Seven."),
        (f"{BETS}move you Q to 3", "5 moved from the Queen to the Three. Checks: 95."),
        (f"{BETS}move ann 7 to 3", "Ann moves 2 from the Seven to the Three."),
        (f"{BETS}bar you Q", "Your bet on the Queen is barred. Checks: 95."),
        (f"{BETS}half ann 7", "Ann’s bet on the Seven goes by half."),
        (f"{BETS}bar you Q\ngoes you Q", "Your bet on the Queen goes. Checks: 95."),
        (f"{BETS}marker you 10", "You borrow 10 checks on a marker. Checks: 105."),
        (f"{BETS}marker ann 1", "Ann borrows 1 check on a marker."),
        ("bank 500", "The bank opens with 500 checks."),
        ("limit 5 run 20", "Stakes from 1 to 5 checks, running to 20."),
        (
            f"{BETS}alter ann you Q to pot",
            "Ann shifts your bet from the Queen to the Pot and answers for it.",
        ),
        (f"{BETS}alter you ann 7 to 8", "You shift Ann’s bet from the Seven to the Eight and answer for it."),
        (f"{BETS}alter bank you Q to 8", "The dealer shifts your bet from the Queen to the Eight and answers for it."),
        (f"{BETS}soda Kd\nturn 7h Qs\nparlee you Q", "You let 10 run on the Queen. Checks: 95."),
        (f"{BETS}soda Kd\nturn 7h Qs\nparlee ann 7 to K-Q", "Ann lets 4 run on the Queen and King."),
        (f"{LAST}call you 2 on 5-6-7", "You call Five to lose, Six to win, Seven in hock for 2. Checks: 18."),
        (f"{LAST}call ann 1 on 7-6-5", "Ann calls Seven to lose, Six to win, Five in hock for 1."),
        (f"{BETS}expect ann 48", ""),
    ],
)
def test_what_is_said_of_an_act(log: str, sentence: str) -> None:
    assert said(log, "you") == sentence


@pytest.mark.parametrize(
    ("turn", "sentence"),
    [
        (
            "7h Qs",
            "Turn 1. The Seven loses, the Queen wins. Your 5 on the Queen wins 5. Ann’s coppered 2 on the Seven wins 2."
            " Checks: 105.",
        ),
        ("8h 9s", "Turn 1. The Eight loses, the Nine wins. No bet decided. Queen 5 stays. Checks: 95."),
        ("8h Qs", "Turn 1. The Eight loses, the Queen wins. Your 5 on the Queen wins 5. Checks: 105."),
        ("Qh 8s", "Turn 1. The Queen loses, the Eight wins. Your 5 on the Queen loses. Checks: 95."),
        ("Qh Qs", "Turn 1. Two Queens: a split. The bank takes 3 of your 5 on the Queen. Checks: 97."),
        (
            "7h 8s",
            "Turn 1. The Seven loses, the Eight wins. Ann’s coppered 2 on the Seven wins 2. Queen 5 stays. Checks: 95.",
        ),
        (
            "8h 7s",
            "Turn 1. The Eight loses, the Seven wins. Ann’s coppered 2 on the Seven loses. Queen 5 stays. Checks: 95.",
        ),
        ("7h 7s", "Turn 1. Two Sevens: a split. The bank takes 1 of Ann’s 2 on the Seven. Queen 5 stays. Checks: 95."),
        ("6h 6s", "Turn 1. Two Sixes: a split. No bet decided. Queen 5 stays. Checks: 95."),
    ],
)
def test_what_a_seat_hears_of_a_turn(turn: str, sentence: str) -> None:
    assert said(f"{BETS}soda Kd\nturn {turn}", "you") == sentence


def test_what_an_onlooker_hears_of_a_turn() -> None:
    assert said(f"{BETS}soda Kd\nturn 8h 9s") == "Turn 1. The Eight loses, the Nine wins. No bet decided. 2 bets stay."
    assert said(f"{BETS}soda Kd\nturn 7h Qs") == (
        "Turn 1. The Seven loses, the Queen wins. The first player’s 5 on the Queen wins 5. "
        "Ann’s coppered 2 on the Seven wins 2."
    )


@pytest.mark.parametrize(
    ("others", "counted"), [("ben", "1 more bet is decided."), ("ben cal", "2 more bets are decided.")]
)
def test_what_cannot_all_be_said_is_counted(others: str, counted: str) -> None:
    log = "".join(f"open {punter} 50\nbet {punter} 5 on Q\n" for punter in ["ann", *others.split()])
    assert said(f"{log}soda Kd\nturn Qh Qs") == (
        f"Turn 1. Two Queens: a split. The bank takes 3 of Ann’s 5 on the Queen. {counted}"
    )


def test_a_seat_hears_what_befell_each_bet_in_short_where_not_all_can_be_said() -> None:
    log = "open ann 50\nopen you 50\nbet ann 5 on Q\nbet you 5 on Q\ncopper you 9 on 7\nbet you 5 on K-Q\n"
    assert said(f"{log}soda Kd\nturn 7h Qs", "you") == (
        "Turn 1. The Seven loses, the Queen wins. Yours: Seven 9 up, Queen 5 up, Queen and King 5 up; together 19 up. "
        "Checks: 69."
    )


def test_of_many_bets_one_that_comes_back_or_lies_on_is_told_why() -> None:
    bets = "".join(f"bet you 1 on {rank}\n" for rank in ("A", "6", "7", "8"))
    drawn = f"open you 50\nbottom Kd\n{bets}turn Ah 6c"
    assert "Yours: Ace drawn, Six drawn; together level." in said(drawn, "you", PHARO)
    void = f"open you 50\nface 2h\n{bets}turn Ah 6c"
    assert "Yours: Six 1 down, Ace void; together 1 down." in said(void, "you", LIBRARY["basset"])


def test_of_many_bets_the_heaviest_are_said_and_the_others_counted() -> None:
    bets = "".join(
        f"bet you {n} on {place}\n" for n, place in ((1, "Q"), (9, "7"), (5, "K-Q"), (20, "Q-J"), (3, "6-7"))
    )
    assert said(f"open you 90\nsoda Kd\n{bets}turn 7h Qs", "you") == (
        "Turn 1. The Seven loses, the Queen wins. Yours: Jack and Queen 20 up, Seven 9 down; all 5 "
        "together 14 up. Checks: 104."
    )


def test_a_seat_hears_its_own_result_before_those_of_others() -> None:
    log = "open you 100\nopen bob 9\nopen clara 9\nbet bob 1 on Q\nbet clara 5 on Q\nbet you 5 on Q\n"
    assert said(f"{log}soda Kd\nturn Qh 4s", "you") == (
        "Turn 1. The Queen loses, the Four wins. Your 5 on the Queen loses. 2 more bets are decided. Checks: 95."
    )


def test_calls_that_are_too_many_to_be_told_are_summed_up() -> None:
    calls = "call you 5 on 5-6-7\ncall you 1 on 7-6-5\n"
    assert said(f"{LAST}{calls}turn 5c 6c", "you") == (
        "Turn 25. The Five loses, the Six wins. Yours: call Five Six Seven 20 up; both together 19 up. Checks: 39."
    )


@pytest.mark.parametrize(
    ("bet", "seat", "ending"),
    [
        ("", "you", "No bet decided. Checks: 20. Three cards left: Five, Six, Seven. You may call the turn."),
        ("", None, "No bet decided. Three cards left: Five, Six, Seven. The turn may be called."),
        ("bet you 5 on {winner}", "you", "wins 5. Checks: 25. You may call Five, Six, Seven."),
    ],
)
def test_the_turn_that_leaves_three_cards_tells_that_the_last_may_be_called(
    bet: str, seat: str | None, ending: str
) -> None:
    *before, turn = last_three("5c 6c 7c").splitlines()
    log = "\n".join(["open you 20", *before, bet.format(winner=turn.split()[2][:-1]), turn])
    spoken = said(log, seat)
    assert spoken.endswith(ending), spoken
    assert len(spoken.split()) <= MOST_WORDS
    refused = varied(HOYLE, call="refused", cat="refused")
    assert "call" not in said(log, seat, refused)


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("K-Q", "4 on the Queen and King, coppered: wins if one of them loses."),
        ("pot", "4 on the Pot, coppered: wins if the Pot loses."),
        ("Q/9", "4 on the Queen heeled against the Nine, coppered: wins if the Queen loses or the Nine wins."),
        ("high-card", "4 on the High Card bar, coppered: wins if the loser is the higher."),
        ("even", "4 on the even winner, coppered: wins if the winner is odd."),
        ("odd-loser", "4 on the odd loser, coppered: wins if the loser is even."),
        ("all-odd", "4 on the odds, coppered: wins if the odds lose."),
        ("red", "4 on the reds against the blacks, coppered: wins if the reds against the blacks lose."),
        ("low-row", "4 on the low row, coppered: wins if the low row loses."),
    ],
)
def test_what_a_copper_makes_of_a_stake_on_several_cards(place: str, sentence: str) -> None:
    assert said(f"open you 10\nsoda Kd\ncopper you 4 on {place}", "you", NEVADA) == f"{sentence} Checks: 6."


def test_a_sleeper_is_told_with_whoever_claims_it() -> None:
    log = "open ann 10\nopen you 10\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 4 on 7\n"
    assert said(f"{log}claim you ann 7", "you", HOW_TO_PLAY) == "You claim Ann’s 4 on the Seven: a sleeper. Checks: 14."
    assert said(f"{log}claim bank ann 7", "you", HOW_TO_PLAY) == "The dealer claims Ann’s 4 on the Seven: a sleeper."
    assert said(f"{log}claim bank ann 7", "bank", HOW_TO_PLAY).endswith("Ann’s 4 on the Seven: a sleeper.")


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("bet you 4 on 9-10\nturn 9h 10s", "Your 4 on the Nine and Ten is a push and comes back. Checks: 10."),
        ("copper you 4 on 9-10\nturn 9h 2s", "Your coppered 4 on the Nine and Ten wins 4. Checks: 14."),
    ],
)
def test_what_is_said_of_a_stake_on_several_cards(lines: str, told: str) -> None:
    assert said(f"open you 10\nsoda Kd\n{lines}", "you", DENEXA).endswith(told)


def test_what_is_said_of_a_half_and_of_a_stake_that_another_answers_for() -> None:
    log = "open ann 10\nopen you 10\nbet you 5 on Q\nsoda Kd\n"
    assert said(f"{log}half you Q\nturn Qh 7s", "you").endswith("Your 5 on the Queen loses 2. Checks: 8.")
    assert said(f"{log}half you Q\nturn 7h Qs", "you").endswith("Your 5 on the Queen wins 2. Checks: 12.")
    shifted = said(f"{log}alter ann you Q to 7\nturn 7h Qs", "you")
    assert shifted.endswith("Your 5 on the Seven loses. Ann must make it good. Checks: 10.")


@pytest.mark.parametrize(
    ("act", "sentences"),
    [
        ("bet you 4 on Q", "4 on the Queen. Half of it goes, as you ordered. Checks: 8."),
        ("bet you 1 on Q", "1 on the Queen. A single check goes whole. Checks: 11."),
        ("parlee you Q", "You let 6 run on the Queen. Half of it goes, as you ordered. Checks: 6."),
        ("parlee you Q to J", "You let 6 run on the Jack. Checks: 6."),
        ("bet you 4 on Q\ntake you Q\nbet you 4 on Q", "4 on the Queen. Checks: 8."),
        (
            "bet you 4 on Q\nmove you Q to J",
            "4 moved from the Queen to the Jack. Half of it goes, as you ordered. Checks: 8.",
        ),
        ("bet ann 4 on 7", "Ann bets 4 on the Seven. Half of it goes, as ordered."),
    ],
)
def test_what_is_said_of_a_stake_laid_where_half_of_it_was_to_go(act: str, sentences: str) -> None:
    log = "open ann 10\nopen you 10\nbet you 4 on Q\nhalf you Q\nbet ann 4 on 7\nhalf ann 7\nsoda Kd\nturn 7h Qs\n"
    assert said(f"{log}{act}", "you") == sentences


def test_an_order_that_stands_has_room_beside_the_longest_place() -> None:
    log = "open you 10\nsoda Kd\ncopper you 2 on 6-5-9-8\nhalf you 6-5-9-8\ncopper you 2 on 6-5-9-8"
    told = said(log, "you", LIBRARY["meyer"])
    assert told.endswith("wins if one of them loses. Half of it goes, as you ordered. Checks: 6.")
    assert len(told.split()) == MOST_WORDS


def test_what_is_said_when_the_bank_is_broken() -> None:
    broken = "bank 3\nopen ann 9\nopen you 20\nsoda Kd\nbet ann 3 on Q\nturn 7h Qs\nbet you 5 on J\n"
    assert said(f"{broken}turn 7c Js", "you", LAWS) == (
        "Turn 2. The Seven loses, the Jack wins. Your 5 on the Jack wins, and the bank has nothing left to pay. "
        "Checks: 20."
    )
    assert said("bank 3\nopen you 9\nbet you 5 on Q\nsoda Kd\nturn 7h Qs", "you", LAWS) == (
        "Turn 1. The Seven loses, the Queen wins. Your 5 on the Queen wins 3. Checks: 12."
    )


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("call you 2 on 5-6-7", "Your call Five, Six, Seven is right and wins 8. Checks: 28."),
        ("call you 2 on 7-6-5", "Your call Seven, Six, Five is wrong and loses 2. Checks: 18."),
        ("call ann 2 on 5-6-7", "Ann’s call Five, Six, Seven is right and wins 8. Checks: 20."),
    ],
)
def test_what_is_said_of_a_call(call: str, told: str) -> None:
    assert said(f"{LAST}{call}\nturn 5c 6c", "you") == f"Turn 25. The Five loses, the Six wins. {told}"


def test_a_call_that_the_bank_cannot_pay_is_right_all_the_same() -> None:
    soda, *turns = last_three("5c 6c 7c").splitlines()
    first, winner = turns[0], turns[0].split()[2]
    head = ["bank 3", "open ann 9", "open you 20", f"bet ann 3 on {winner[:-1]}", soda, first, *turns[1:]]
    assert said("\n".join([*head, "call you 2 on 5-6-7", "turn 5c 6c"]), "you", LAWS) == (
        "Turn 25. The Five loses, the Six wins. "
        "Your call Five, Six, Seven is right, and the bank has nothing left to pay. Checks: 20."
    )


def test_what_is_said_of_a_whole_stake_taken() -> None:
    whole = varied(HOYLE, split="whole")
    assert said(f"{BETS}soda Kd\nturn Qh Qs", "you", whole).endswith(
        "The bank takes all of your 5 on the Queen. Checks: 95."
    )


@pytest.mark.parametrize(
    ("rule", "fate"), [("returned", "comes back. Checks: 101"), ("bank", "goes to the bank. Checks: 96")]
)
def test_what_is_said_when_the_deal_is_out(rule: str, fate: str) -> None:
    rules = varied(HOYLE, hock_stakes=rule)
    head, last = f"open you 100\n{whole_deal()}".rsplit("\nturn ", 1)
    log = f"{head}\nbet you 1 on Q\nbet you 5 on K\nturn {last}"
    assert said(log, "you", rules) == f"The hock is the King of spades. The deal is out. Your 5 on the King {fate}."
    assert said(f"open you 9\n{whole_deal()}", "you") == "The hock is the King of spades. The deal is out. Checks: 9."


def test_where_many_stakes_lie_is_written_and_not_spoken() -> None:
    laid = "".join(f"bet you 1 on {rank}\n" for rank in ("A", "2", "3", "4", "5", "6", "8", "9", "10", "J", "K"))
    _, error = play_while_valid(f"rules hoyle-1864\nopen you 90\n{laid}take you Q", LIBRARY)
    assert error is not None
    assert error.hint == "stakes of you lie on: A, 2, 3, 4, 5, 6, 8, 9, 10, J, K"
    assert apologise(error) == "You have no stake on the Queen."


@pytest.mark.parametrize(("words", "is_told"), [(MOST_WORDS, True), (MOST_WORDS + 1, False)])
def test_a_hint_that_wants_room_is_spoken_where_sentence_and_hint_can_be_followed(
    words: int, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    hint = Said("", " ".join(["here"] * (words - 7)), if_room=True)
    monkeypatch.setitem(SENTENCES, "no-such-bet", (SENTENCES["no-such-bet"][0], hint))
    error = Refused("no-such-bet", punter="ann", spot=SPOTS["Q"])
    assert apologise(error).startswith("Ann has no stake on the Queen.")
    assert ("Here here" in apologise(error)) == is_told


PARTED = "open you 40\nopen ann 40\n"


@pytest.mark.parametrize(
    ("book", "log", "sentence"),
    [
        (
            "pharaon",
            "deal\nbet you 5 on 7\nturn Ah 7s\nparoli you 7\nturn 4h 7d",
            "Coup 2. The Four loses, the Seven wins. Your paroli of 10 on the Seven wins 10, 15 in all. Checks: 55.",
        ),
        (
            "pharaon",
            "bank 12\ndeal\nbet you 5 on 7\nturn Ah 7s\nparoli you 7\nturn 4h 7d",
            "Coup 2. The Four loses, the Seven wins. Your paroli of 10 on the Seven wins 7. Checks: 52.",
        ),
        ("pharo", "bottom 6d\ncopper you 5 on Q", "5 on the Queen, opposed: wins if the Queen loses. Checks: 35."),
        ("pharo", "bottom 6d\ncopper you 5 on Q\ncopper you on Q", "Queen no longer opposed. Checks: 35."),
        ("pharo", "bottom 6d\ncopper ann 5 on Q\ncopper ann on Q", "Ann opposes the Queen no longer."),
        ("pharo", "bottom 6d\nbet ann 5 on Q\ncopper ann on Q", "Ann opposes the Queen: it wins if the Queen loses."),
        (
            "pharo",
            "bottom 6d\ncopper you 5 on Q\nturn Qh 4d",
            "Coup 1. The Queen loses, the Four wins. Your opposed 5 on the Queen wins 5. Checks: 45.",
        ),
        (
            "stuss",
            "deal\nbet you 5 on 9\nturn 9h 9d",
            "Turn 1. Two Nines: a doublet. The bank takes all of your 5 on the Nine. Checks: 35.",
        ),
    ],
)
def test_the_older_games_are_told_in_their_own_words(book: str, log: str, sentence: str) -> None:
    assert said(f"{PARTED}{log}", "you", LIBRARY[book]) == sentence


@pytest.mark.parametrize("bets", ["", "bet you 5 on 9\n", "bet you 5 on 9\nbet you 5 on 8\n"])
def test_a_deal_that_is_the_whole_pack_is_told_to_be_out(bets: str) -> None:
    pack = [
        f"{rank}{suit}" for rank in ("A", *range(2, 11), *"JQK") for suit in "cdhs" if f"{rank}{suit}" not in LAST_TWO
    ]
    turns = "".join(f"turn {first} {second}\n" for first, second in zip(pack[::2], pack[1::2], strict=True))
    sentence = said(f"open you 40\ndeal\n{turns}{bets}turn {' '.join(LAST_TWO)}", "you", LIBRARY["hand-dealt"])
    assert sentence.startswith("Turn 26. The Nine loses; the last, the Eight, is the bank’s.")
    assert sentence.endswith(" The deal is out.")
    assert len(sentence.split()) <= MOST_WORDS


LAST_TWO = ("9h", "8h")


def assert_clean(sentence: str) -> None:
    assert sentence == sentence.strip()
    assert "  " not in sentence
    assert re.fullmatch(r"[A-Z0-9].*\.", sentence), sentence
    assert not re.search(r"\.\.|None|\b1 checks|\b1 bets|\{|\}", sentence), sentence


@settings(max_examples=150)
@given(walks())
def test_an_announcement_is_short_and_clean(walk: Walk) -> None:
    for step in walk.steps:
        for seat in (None, "ann", "ben", "bank"):
            sentence = announce(step.events, step.after, seat)
            assert len(sentence.split()) <= MOST_WORDS, sentence
            assert_clean(sentence)


def test_three_alike_at_the_end_are_told_in_words() -> None:
    *before, turn = last_three("8c 8d 8h").splitlines()
    log = "\n".join(["open you 20", *before, turn])
    assert said(log, "you").endswith("No bet decided. Checks: 20. The last three are Eights: nothing to call.")
    assert "Eights:" not in said(log, "you", varied(HOYLE, call="refused", cat="refused"))
