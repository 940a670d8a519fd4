"""Every code, once at least for each place that raises it, with the whole sentence that a reader gets."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import faro
from faro.base.cards import PACK, Card, Rank
from faro.base.errors import CODES, FaroError, Refused
from faro.base.layout import SPOTS
from faro.base.place_names import spot
from faro.base.sentences import SENTENCES
from faro.base.stakes import Bend
from faro.cheats.library import load as load_cheats
from faro.cheats.split_counts import too_many_splits
from faro.notation import share
from faro.notation.log import play_while_valid
from faro.odds.chances import call_cost, odds
from faro.odds.policies import adventured
from faro.odds.systems import SYSTEMS
from faro.rulebooks.shelf import load
from faro.session.door import DOORS, reply
from faro.simulation.fast_deals import simulate
from faro.table.state import fresh
from faro.teaching.exercises import making
from faro.words.announcement import apologise
from tests.engine.tables import (
    HOYLE,
    LIBRARY,
    last_three,
    whole_deal,
)

ENGINE = Path(faro.__file__).parent
BASSET, PHARO, STUSS = (LIBRARY[book] for book in ("basset", "pharo", "stuss"))
BENT = "open ann 100\nbottom Kd\nbet ann 1 on Q\n"


TAKEN = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 5 on Q\n"
LOST = "rules hoyle-1864\nopen ann 5\nsoda Kd\nbet ann 5 on Q\nturn Qh 7s\n"

WRONG = Path(__file__).with_name("goldens") / "refusals.txt"
"""Logs that go wrong in their last line, and what is said of each: as it is written, aloud, and to you.

`pack` says of which cards, `last` deals down to three of them, and `turns` all turns of a deal.
"""


def logs() -> list[str]:
    """The logs of the file, without what is said of them."""
    told = WRONG.read_text(encoding="utf-8").split("\n\n")
    return ["\n".join(line for line in log.splitlines() if not line.startswith("  ")) for log in told]


def wrong(log: str, punter: str = "ann") -> FaroError:
    """What is wrong with the last line of a log; nothing is with the lines before it."""
    head, _, rest = log.partition("\n")
    cards = tuple(map(Card.parse, head.split()[1:])) if head.startswith("pack ") else PACK
    text = re.sub(r"\bann\b", punter, log if cards == PACK else rest)
    text = re.sub(r"^last (.+)$", lambda found: last_three(found[1]).rstrip(), text, flags=re.M)
    text = re.sub(r"^turns$", whole_deal().partition("hock")[0].rstrip(), text, flags=re.M)
    steps, error = play_while_valid(text, LIBRARY, fresh(cards))
    assert error is not None, f"nothing is wrong with\n{log}"
    assert error.line == len(text.splitlines()) == len(steps) + 1, f"{error}, and not the last line of\n{log}"
    return error


LOGS = logs()
EACH_LOG = pytest.mark.parametrize("log", LOGS, ids=[log.replace("\n", " / ")[-60:] for log in LOGS])


def test_a_mistake_is_told_in_one_sentence_in_each_voice(golden: Callable[[Path, str], None]) -> None:
    told = []
    for log in LOGS:
        error = wrong(log)
        aloud, to_you = apologise(error), apologise(wrong(log, "you"))
        said = [str(error).partition(": ")[2], f"“{aloud}”", *([f"you: “{to_you}”"] if to_you != aloud else [])]
        told.append("\n".join([log, *(f"  {each}" for each in said)]))
    golden(WRONG, "\n\n".join(told).replace(HOYLE.digest, "HOYLE") + "\n")


def _loaded(text: str) -> str:
    with pytest.raises(FaroError) as caught:
        load(text, "my.toml")
    return str(caught.value)


def _asked(request: dict[str, Any]) -> str:
    return _answered(json.dumps(request))


def _answered(request: str) -> str:
    error = json.loads(reply(request))["error"]
    assert error["line"] is None
    return f"{error['sentence']} ({error['code']}){'; ' if error['hint'] else ''}{error['hint']}"


def _refused(ask: Callable[[], object]) -> str:
    with pytest.raises(FaroError) as caught:
        ask()
    return str(caught.value)


def _failed() -> str:
    with patch("faro.session.doors.dealer.due", lambda asked: asked["what it holds"]):
        return _asked({"do": "due", "log": "", "seed": ""})


# What no log can bring about.
ELSEWHERE: list[tuple[str, Callable[[], str], str]] = [
    (
        "bad-rulebook",
        lambda: _loaded('id = "mine'),
        "my.toml: is no TOML: Illegal character '\\n' (at line 1, column 11) (bad-rulebook)",
    ),
    (
        "bad-rulebook",
        lambda: _loaded('id = "mine"\ntitel = "Mine"'),
        "my.toml: titel is no key of a rule-book (bad-rulebook); did you mean 'title'?",
    ),
    (
        "bad-cheat",
        lambda: _refused(lambda: load_cheats("[gaff]\nnmae = 'x'", "my.toml")),
        "my.toml: gaff.nmae is no key of a cheat (bad-cheat)",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: too_many_splits(1, 101)),
        "101 deals cannot be reckoned (bad-request); watch 1 to 100",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: too_many_splits(26, 1)),
        "there are not 26 splits in 25 turns (bad-request); count 0 to 25",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "shuffle"}),
        f"the session cannot do 'shuffle' (bad-request); ask for {', '.join(DOORS)}",
    ),
    (
        "deal-under-way",
        lambda: _asked({"do": "switch", "log": TAKEN, "id": "x", "seat": "ann", "rules": "meyer"}),
        "the book cannot be changed while stakes lie in a deal (deal-under-way); deal on to its end, or take them down",
    ),
    (
        "book-stands",
        lambda: _asked({"do": "switch", "log": LOST, "id": "x", "seat": "ann", "rules": "meyer"}),
        "there are no checks left to take to another book (book-stands); begin a new table",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "bots", "log": TAKEN, "id": "x", "seat": "ann", "habits": {"bob": "wins"}}),
        "no punter has the habit 'wins' (bad-request); "
        "choose from breaks-even, plays-cases, copies-last-winner, coppers-last-loser, plays-sixes, "
        "chops, parlees, snowballs",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "sheet", "log": TAKEN, "signs": "runes"}),
        "no sheet is kept in the signs 'runes' (bad-request); choose from tabs, board-game-book, cue-card",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "audit", "log": TAKEN, "id": "x", "seat": "ann", "line": "turn 7h 9s", "answers": []}),
        "0 of 1 stakes are answered for (bad-request); answer for each of them, in their order",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "audit", "log": TAKEN, "id": "x", "seat": "ann", "line": "rise ann", "answers": []}),
        "'rise ann' brings out no card (bad-request); send the line that was due",
    ),
    ("bad-request", lambda: _asked({"do": "show"}), "the door 'show' asks for 'log', a text (bad-request)"),
    (
        "bad-request",
        lambda: _asked({"do": ["show"]}),
        "the request does not say what to do (bad-request); send an object with 'do'",
    ),
    ("bad-request", lambda: _answered("{"), "the request is no JSON (bad-request); send an object with 'do'"),
    (
        "engine-failed",
        _failed,
        "the engine itself has failed (engine-failed); nothing is lost: the log is as it was",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "undo", "log": "", "id": "x", "seat": None}),
        "there is nothing to undo (bad-request)",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "send", "log": "", "id": "x", "seat": None, "line": "# one\n# two"}),
        "more than one line was sent (bad-request); send one line at a time",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "odds", "rules": "nevada", "place": "red", "left": {"7": 3}}),
        "the ranks that are left do not tell the colours (bad-request); ask of a fresh pack",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: simulate(BASSET, SYSTEMS["flat"], 1, "x")),
        "under Basset a stake does not play at once (bad-request); choose another book",
    ),
    (
        "bad-position",
        lambda: _asked({"do": "odds", "rules": "hoyle-1864", "place": "Q", "left": {"Q": 5}}),
        "5 Queens cannot be left in the box (bad-position); count none to four",
    ),
    (
        "bad-position",
        lambda: _asked({"do": "odds", "rules": "hoyle-1864", "place": "Q", "left": {"Q": 4}}),
        "under American Hoyle 1864 no turn is dealt with 4 cards left (bad-position); leave 51, 49 and so on down to 3",
    ),
    (
        "bad-position",
        lambda: _refused(lambda: odds(HOYLE, spot("Q"), [*PACK[:50], PACK[0]])),
        "Ac cannot be left in the box twice (bad-position); name each card once",
    ),
    (
        "bad-position",
        lambda: _refused(lambda: odds(PHARO, spot("7"), PACK[:10], bottom=PACK[10])),
        "under Pharo Jc is not in view at the bottom (bad-position); leave it out",
    ),
    (
        "bad-position",
        lambda: _refused(lambda: call_cost(HOYLE, PACK[:5])),
        "the last turn cannot be called with 5 cards left (bad-position); leave three",
    ),
    (
        "bad-position",
        lambda: _refused(lambda: adventured(LIBRARY["pharaon"], 54)),
        "under Pharaon no turn is dealt with 54 cards left (bad-position); leave 2 to 52",
    ),
    (
        "no-parlee",
        lambda: _refused(lambda: odds(HOYLE, spot("Q"), bend=Bend(1, corners=1))),
        "under American Hoyle 1864 no card is bent (no-parlee); lay a plain stake",
    ),
    (
        "copper-refused",
        lambda: _refused(lambda: odds(BASSET, spot("Q"), coppered=True)),
        "Basset allows no copper (copper-refused); bet the card to win",
    ),
    (
        "copper-refused",
        lambda: _refused(lambda: simulate(LIBRARY["pharaon"], SYSTEMS["breaking-even"], 1, "x")),
        "Pharaon allows no copper (copper-refused); choose another system",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: making.make("faro", "K7F2", 2, "meyer")),
        f"there is no exercise called 'faro' (bad-request); ask for {', '.join(making.KINDS)}",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: making.make("call", "K7F2", 2, "stuss")),
        "under Stuss nobody calls the last turn (bad-request); choose another book",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.encode("#\n" * 1_001)),
        "the log is too long for a link (bad-link); a link holds 1,000 short lines at most",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.encode("", "a\nb")),
        "a seed is one line of text (bad-link); shorten it",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.decode("?")),
        "the link holds no deal of a Faro table (bad-link); copy the whole link again",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.decode("2AAAAAAAA")),
        "the link was made by a later version of the table (bad-link); reload the page",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.decode(share.encode("rules meyer\n")[:-4])),
        "the link is cut short (bad-link); copy the whole link again",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.decode("1AAAAA" + share.encode("rules meyer\n")[6:])),
        "the link is damaged (bad-link); copy the whole link again",
    ),
]


@pytest.mark.parametrize(("code", "make", "told"), ELSEWHERE, ids=[told for _, _, told in ELSEWHERE])
def test_a_mistake_outside_a_log_is_told_in_one_sentence(code: str, make: Callable[[], str], told: str) -> None:
    said = make()
    if code == "bad-rulebook" and "is no TOML" in told:
        # The rest of the sentence is Python's own, and not the same in every version of it.
        said, told = said.split(": is no TOML: ")[0], told.split(": is no TOML: ")[0]
    assert said == told


def test_a_rank_written_wrong_is_told_by_itself_too() -> None:
    with pytest.raises(FaroError) as caught:
        Rank.parse("prince")
    assert str(caught.value) == "no rank is written 'prince' (bad-rank); write A, 2 to 10, J, Q or K"


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_asserted_by_its_text(code: str) -> None:
    assert code in {wrong(log).code for log in LOGS} | {other for other, _, _ in ELSEWHERE}


@cache
def raised() -> frozenset[str]:
    """The keys of sentences that the engine's modules name, whole or by the case of their code alone."""
    found = set()
    for path in ENGINE.rglob("*.py"):
        if path.name != "sentences.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return frozenset(found)


@pytest.mark.parametrize("key", SENTENCES)
def test_every_sentence_is_raised_somewhere_in_the_engine(key: str) -> None:
    assert {key, key.partition("/")[2] or key} & raised(), f"nothing raises the sentence {key!r}"


def test_no_sentence_is_made_where_it_is_raised() -> None:
    raises = {"FaroError", *(kind.__name__ for kind in (*FaroError.__subclasses__(), *Refused.__subclasses__()))}
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in raises:
                texts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
                said = [text for text in texts if isinstance(text, str) and " " in text.strip()]
                assert not said, f"{path.name}:{node.lineno} says {said} of its own; write it in sentences.py"
                assert len(node.args) == 1, f"{path.name}:{node.lineno} gives more than the key without its name"


@pytest.mark.parametrize(
    ("key", "values", "hint"),
    [
        ("unknown-word", {"word": "zzz", "words": ["bet", "soda"]}, "a line begins with bet, soda"),
        ("unknown-word/trick", {"name": "zzz", "tricks": ["swap", "drop"]}, "the tricks are swap, drop"),
        ("unknown-rules", {"name": "zzz", "books": ["basset", "meyer"]}, "the library holds basset, meyer"),
        ("unknown-device", {"device": "zzz", "devices": ["gaff", "cork"]}, "choose one of gaff, cork"),
        ("bad-position/word", {"word": "zzz", "words": ["bank", "seat"]}, "write bank, seat"),
        ("bad-request/about", {"kind": "name", "about": "zzz", "topics": ["soda", "hock"]}, "ask about soda, hock"),
        ("bad-request/goal", {"goal": "zzz", "goals": ["lay", "call"]}, "write lay, call"),
    ],
)
def test_a_word_that_is_not_known_brings_what_there_is_or_what_was_meant(
    key: str, values: dict[str, Any], hint: str
) -> None:
    assert FaroError(key, **values, meant="").hint == hint
    assert FaroError(key, **values, meant="soda").hint == "did you mean 'soda'?"
    assert FaroError(key, **values, meant="soda").advised.spoken == ""


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: str) -> None:
    assert code in {key.partition("/")[0] for key in SENTENCES}, f"{code!r} has no sentence in sentences.SENTENCES"


@EACH_LOG
def test_what_a_refusal_is_about_can_be_asked_for_by_name(log: str) -> None:
    error = wrong(log)
    written = " ".join(said.written for said in SENTENCES[error.key])
    assert {*re.findall(r"\{(\w+)", written)} <= error.values.keys()
    assert error.at(9).values == error.values


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_kebab_case_and_explained_in_one_sentence(code: str) -> None:
    assert code == code.lower()
    assert code.replace("-", "").isalpha()
    assert CODES[code].endswith(".")


@EACH_LOG
def test_every_mistake_can_be_spoken(log: str) -> None:
    for punter in ("ann", "you"):
        error = wrong(log, punter)
        spoken = apologise(error)
        assert error.code not in spoken.split()
        assert spoken.endswith(".")
        assert "  " not in spoken
        assert not re.search(r"\byou’s|\bof you\b|\b[Yy]ou (has|is|was|\w+s) ", spoken), spoken


def test_a_code_that_is_not_listed_cannot_be_raised() -> None:
    with pytest.raises(KeyError):
        FaroError("no-such-code")


def test_the_repr_of_an_error_is_its_sentence() -> None:
    error = Refused("dead-card/bead", spot=SPOTS["7"]).at(4)
    assert repr([error]) == ("[line 4: the Seven is dead on the case-keeper already (dead-card); slide another bead]")


def test_an_error_is_placed_on_a_line_and_keeps_its_kind() -> None:
    error = Refused("dead-card/bead", spot=SPOTS["7"])
    assert str(error) == "the Seven is dead on the case-keeper already (dead-card); slide another bead"
    placed = error.at(4)
    assert isinstance(placed, Refused)
    assert str(placed) == f"line 4: {error}"
    assert (placed.code, placed.values) == ("dead-card", {"spot": SPOTS["7"]})
    assert error.line is None
