"""A crooked table that is watched: who is caught plays no further, and the end tells who saw it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.session.asking import SEATED, ask

CORK = f"{SEATED}device corking you\n"
ALL: dict[str, Any] = {"watch": "all", "seed": "7", "habits": {}}


def corked(**more: Any) -> dict[str, Any]:
    """A table at which the plug lies on every rank, so that some stack of it is soon counted."""
    log = ask("deal", CORK, **{"seed": "7", **more})["log"]
    for rank in "A23456789":
        log += f"bet you 10 on {rank}\ntrick you cork 8 on {rank}\n"
    return ask("deal", log, **{"seed": "7", **more})


def test_who_is_seen_is_told_so_and_nobody_plays_on() -> None:
    answer = corked(**ALL)
    assert "who counts every stack that is taken or paid, has seen it. The dealer deals no more." in answer["say"]
    assert answer["error"] is None
    assert 'data-stage="stopped"' in answer["html"]
    assert 'data-tool="fresh"' in answer["html"]
    for act, more in (("deal", {}), ("ahead", {}), ("draw", {}), ("send", {"line": "bet you 1 on K"})):
        again = ask(act, answer["log"], **{**ALL, **more})
        assert again["error"]["code"] == "not-now", act
        assert again["log"] == answer["log"]


def test_what_is_undone_was_not_seen() -> None:
    back = ask("undo", corked(**ALL)["log"], **ALL)
    assert 'data-stage="turns"' in back["html"]


def test_where_nobody_watches_nobody_is_caught() -> None:
    answer = corked()
    assert "has seen it" not in answer["say"]
    assert 'data-stage="turns"' in answer["html"]


def test_a_pack_that_is_looked_over_is_never_dealt() -> None:
    log = f"{SEATED}open bob 100\ndevice strippers bank\n"
    answer = ask("deal", log, **{**ALL, "habits": {"bob": "chops"}})
    assert answer["say"].endswith("Bob, who looks the pack over before it is dealt, has seen it. Nobody plays on.")
    assert "soda" not in answer["log"]


def test_a_run_to_the_last_turn_ends_where_it_is_seen() -> None:
    log = ask("deal", f"{SEATED}device sand-tell you\n", seed="7")["log"]
    answer = ask("ahead", log, **ALL)
    assert answer["say"].endswith("has seen it. The dealer deals no more.")
    assert "the last is next" not in answer["say"]
    assert answer["log"].count("turn ") < 20


@pytest.mark.parametrize(
    ("watch", "told"),
    [
        ("all", "It was seen by the dealer."),
        (None, "Nobody at this table saw it."),
    ],
)
def test_the_recap_tells_who_saw_it_and_who_watched(watch: str | None, told: str) -> None:
    asked = {**ALL, "watch": watch} if watch else {}
    answer = ask("recap", corked(**asked)["log"], **asked)
    assert told in answer["say"]
    assert ("; so does the look-out." in answer["say"]) == bool(watch)


def test_each_deal_draws_anew_what_one_watches() -> None:
    def watched(log: str) -> str:
        said: str = ask("recap", log, **{**ALL, "watch": "one"})["say"]
        return said.partition("saw it. ")[2]

    log = ask("deal", f"{SEATED}device catching-turn you\n", seed="7")["log"]
    assert watched(log) == watched(ask("deal", log, seed="7")["log"]), "one thing for the whole deal"
    assert len({ask("recap", log, watch="one", habits={}, seed=seed)["say"] for seed in "abcdefgh"}) > 1


def test_a_wrong_watch_is_refused() -> None:
    assert ask("deal", CORK, seed="7", watch="some")["error"]["code"] == "bad-request"
