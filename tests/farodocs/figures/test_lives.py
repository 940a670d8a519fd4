from __future__ import annotations

from xml.etree import ElementTree

import pytest

from farodocs.data.history import ROLES
from farodocs.figures.lives import emblem, emblems, life


def test_every_role_has_an_emblem_of_its_own() -> None:
    symbols = ElementTree.fromstring(emblems()).findall("symbol")
    assert [symbol.get("id") for symbol in symbols] == [f"role-{role}" for role in ROLES]
    assert len({symbol[0].get("d") for symbol in symbols}) == len(ROLES)
    assert 'href="#role-law"' in emblem("law")


@pytest.mark.parametrize(
    ("years", "heard_of", "lived", "heard"),
    [
        ([1741, 1801], [1792, 1796, 1792], "M141 6h60", "M192 0v12M196 0v12"),
        ([1583, 2040], [], "M0 6h400", ""),
        ([], [1864], None, "M264 0v12"),
        ([1796], [], "M196 6h0", ""),
    ],
)
def test_a_life_lies_between_its_years(years: list[int], heard_of: list[int], lived: str | None, heard: str) -> None:
    bar = ElementTree.fromstring(life(years, heard_of))
    paths = {path.get("class"): path.get("d") for path in bar.iter("path")}
    assert (paths.get("faro-lived"), paths["faro-heard"]) == (lived, heard)


def test_of_whom_no_year_is_known_there_is_no_bar() -> None:
    assert life([], []) == ""
