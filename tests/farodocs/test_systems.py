from __future__ import annotations

import re
from fractions import Fraction

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from faro.shell.rulebooks import library
from faro.systems import SYSTEMS
from farodocs import systems
from farodocs.systems import NAMES, evenings, formatter, render

FEW = 400
ALL = " ".join(SYSTEMS)


def test_every_system_of_the_simulation_has_a_name_and_a_plot() -> None:
    assert [*NAMES] == [*SYSTEMS]
    for system in SYSTEMS:
        assert f"{NAMES[system]}: how 10 deals end" in render({"systems": system}, "", FEW)


def test_every_evening_stands_in_the_plot() -> None:
    played = evenings(library()["hoyle-1864"], "martingale", FEW, 10)
    assert played.number == len(played.ranked) == FEW / 10
    cells = re.findall(r"<td>([\d.]+)\N{NO-BREAK SPACE}%</td>", render({"systems": "martingale"}, "", FEW))
    assert sum(map(Fraction, cells)) == 100


def test_the_plot_is_told_in_words() -> None:
    drawn = render({"systems": "flat", "evening": "4"}, "", FEW)
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
    drawn = render({"systems": ALL}, "", FEW)
    rows = re.findall(r'<tr><th scope="row">([^<]+)</th>((?:<td>[^<]*</td>){6})', drawn)
    exact = {name: re.findall(r"<td>([^<]*)</td>", cells)[2] for name, cells in rows}
    assert exact["Even stakes"] == "1.52\N{NO-BREAK SPACE}%"
    assert exact["Cases only"] == "0\N{NO-BREAK SPACE}%"
    assert exact["Martingale"] == "–"


def test_many_evenings_come_near_the_exact_gain() -> None:
    played = evenings(library()["hoyle-1864"], "flat", 20_000, 1)
    cost = played.results.cost
    assert cost is not None
    assert abs(float(cost) - 0.0152) < 0.01


@pytest.mark.parametrize(
    ("options", "source", "said"),
    [
        ({"systems": "flat", "colour": "red"}, "", "no option 'colour'"),
        ({"systems": "flat"}, "bet", "holds no lines"),
        ({}, "", "names a system or several"),
        ({"systems": "flat labouchere"}, "", "no system 'labouchere'"),
        ({"systems": "flat", "evening": "long"}, "", "number of deals, not 'long'"),
        ({"systems": "flat", "evening": "0"}, "", "number of deals, not '0'"),
        ({"systems": "flat", "rules": "hoyle"}, "", "rule-book"),
        ({"systems": "breaking-even", "rules": "pharaon"}, "", "allows no copper"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(options: dict[str, str], source: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        render(options, source, FEW)


def test_the_build_stops_at_a_fence_that_is_wrong() -> None:
    with pytest.raises(SuperFencesException, match="no system 'luck'"):
        formatter("", systems.LANGUAGE, "faro-systems", {"systems": "luck"}, Markdown())
