from __future__ import annotations

from importlib import import_module

import pytest

from faro.base.errors import FaroError
from faro.cheats.devices import DEVICES
from faro.cheats.library import cheats
from faro.cheats.record import Cheat, parse

LEDGER = (
    *("gaff", "coffee-mill", "horse-box", "two-card-box", "tongue-tell", "sand-tell", "needle-tell", "tell-box"),
    *("roughed-cards", "strippers", "hollows-and-rounds", "rounds", "sanded-cards", "squared-sights", "tie-ups"),
    *("both-ends", "prepared-marks", "putting-up-first-turn", "putting-up-splits", "putting-up-win-lose"),
    *("chopping-out", "breaking-even-stack", "last-turn-fix", "transferred", "cold-deck", "dealing-seconds"),
    *("snow-out-fraud", "box-story", "skin-game", "throwing-off", "capper", "snaking", "corking", "dropping"),
    *("horsehair-drag", "horsehair-copper", "catching-turn", "peeking", "false-cocks", "bonneting", "moving-stakes"),
    *("miscount", "case-shift"),
)
"""The cheats that the sources of the project name."""

GOOD = {
    "name": "The gaff",
    "also": [],
    "family": "boxes",
    **dict.fromkeys(("whose", "against", "needs", "tells", "acts", "when", "limits", "era"), "x"),
    "undone_by": [{"what": "x", "basis": "source"}],
    "sources": [{"work": "meyer", "place": "x"}],
    "disagreements": "",
    "model": "told",
    "certainty": "H",
}


def test_every_cheat_of_the_sources_has_its_record() -> None:
    assert len(LEDGER) == 43
    assert {*LEDGER} <= {*cheats()}


@pytest.mark.parametrize("cheat", cheats().values(), ids=cheats())
def test_a_cheat_has_its_mechanics_or_is_told(cheat: Cheat) -> None:
    assert (cheat.id in DEVICES) == (cheat.model not in ("told", "alter"))
    if cheat.id in DEVICES:
        module, _, function = cheat.model.rpartition(".")
        assert callable(getattr(import_module(f"faro.{module}"), function))
    assert cheat.certainty != "R" or "said to be" in cheat.whose


@pytest.mark.parametrize("cheat", cheats().values(), ids=cheats())
def test_a_record_is_in_plain_sentences(cheat: Cheat) -> None:
    for text in (cheat.whose, cheat.needs, cheat.tells, cheat.acts, cheat.when, cheat.limits):
        assert not text.endswith(".")
        assert "'" not in text
        assert text[0].islower() or text.startswith(("Matsell", "Kings"))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"nmae": "x"}, "gaff.nmae is no key of a cheat"),
        ({"name": ""}, "gaff.name is missing"),
        ({"era": ""}, "gaff.era is missing"),
        ({"family": "box"}, "gaff.family cannot be 'box'"),
        ({"certainty": "X"}, "gaff.certainty cannot be 'X'"),
        ({"undone_by": [{"what": "x", "basis": "guess"}]}, "gaff.undone_by cannot rest on 'guess'"),
        ({"sources": [{"work": "meyer"}]}, "gaff has an undoing without what and basis"),
    ],
)
def test_a_wrong_record_is_refused(change: dict[str, object], told: str) -> None:
    with pytest.raises(FaroError, match="bad-cheat") as caught:
        parse("gaff", {**GOOD, **change}, "t")
    assert caught.value.sentence.startswith(told)


def test_a_good_record_is_read() -> None:
    assert parse("gaff", GOOD, "t").undone_by[0].basis == "source"
