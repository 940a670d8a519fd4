from __future__ import annotations

import json
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from faro.odds.systems import SYSTEMS
from faro.rulebooks.shelf import library
from farodocs.fences import systems
from farodocs.fences.systems import FENCE, NAMES, evenings, render
from tests.farodocs.fence_on_page import said_of

FEW = 400
ALL = " ".join(SYSTEMS)


def test_every_system_of_the_simulation_has_a_name_and_a_plot() -> None:
    assert [*NAMES] == [*SYSTEMS]
    for system in SYSTEMS:
        assert f"{NAMES[system]}: how 10 deals end" in render({"systems": system}, deals=FEW)


def test_every_evening_stands_in_the_plot() -> None:
    played = evenings(library()["hoyle-1864"], "martingale", FEW, 10)
    assert played.number == len(played.ranked) == FEW / 10
    cells = re.findall(r"<td>([\d.]+)\N{NO-BREAK SPACE}%</td>", render({"systems": "martingale"}, deals=FEW))
    assert sum(map(Fraction, cells)) == 100


def test_a_thousand_of_the_evenings_can_be_seen_to_fall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(systems, "DEALS", FEW)
    monkeypatch.setattr(systems, "FALLING", 30)
    systems.write(tmp_path)
    fallen = json.loads((tmp_path / "evenings-hoyle-1864-martingale-10.json").read_text(encoding="utf-8"))
    played = Counter(evenings(library()["hoyle-1864"], "martingale", FEW, 10).ranked)
    assert len(fallen["won"]) == 30
    assert not Counter(fallen["won"]) - played
    assert fallen["won"] != sorted(fallen["won"])
    drawn = render({"systems": "martingale"}, lambda file: f"../{file}", FEW)
    assert '<faro-evenings data-file="../assets/odds/evenings-hoyle-1864-martingale-10.json">' in drawn


def test_the_plot_is_told_in_words() -> None:
    drawn = render({"systems": "flat", "evening": "4"}, deals=FEW)
    (told,) = re.findall(r"<desc[^>]*>(.*?)</desc>", drawn)
    assert told.startswith("Of 100 evenings ")
    assert f"<p>{told}</p>" in drawn


def test_the_results_are_ranked_from_the_worst_to_the_best() -> None:
    played = evenings(library()["hoyle-1864"], "flat", FEW, 1)
    parts = [Fraction(0), Fraction(1, 4), Fraction(1, 2), Fraction(1)]
    found = [float(played.at(part).replace("−", "-")) for part in parts]
    assert found == sorted(found)
    assert found[0] * 10 == min(played.results.won)
    assert found[-1] * 10 == max(played.results.won)


def test_the_exact_gain_stands_beside_the_simulated_one() -> None:
    drawn = render({"systems": ALL}, deals=FEW)
    rows = re.findall(r'<tr><th scope="row">([^<]+)</th>((?:<td[^>]*>[^<]*</td>){7})', drawn)
    exact = {name: re.findall(r">([^<]+)</td>", cells)[2] for name, cells in rows}
    assert exact["Even stakes"] == exact["Breaking even"] == "1.515 %"
    assert exact["Cases only"] == "0.000 %"
    assert exact["Martingale"] == "1.504 %"


def test_many_evenings_come_near_the_exact_gain() -> None:
    played = evenings(library()["hoyle-1864"], "flat", 20_000, 1)
    cost = played.results.cost
    assert cost is not None
    assert abs(float(cost) - 0.0152) < 0.01


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "names a system or several"),
        ({"systems": "flat labouchere"}, "no system 'labouchere'"),
        ({"systems": "flat", "evening": "long"}, "number of deals, not 'long'"),
        ({"systems": "flat", "evening": "0"}, "number of deals, not '0'"),
        ({"systems": "flat", "rules": "hoyle"}, "rule-book"),
        ({"systems": "breaking-even", "rules": "pharaon"}, "allows no copper"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(options: dict[str, str], said: str) -> None:
    assert said in said_of(FENCE, options)
