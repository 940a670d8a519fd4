"""What a script knows by itself of the engine's words, so that it need not ask: it knows what the engine does."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from faro.base import CODES
from faro.rulebooks.rulebook import Opening
from faro.table.decision import NAME
from farodocs.folders import ASSETS, DOCS

SCRIPTS = ASSETS / "faro"


def text(name: str) -> str:
    return (SCRIPTS / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("script", ["storage/stored-deal.js", "evening/clerk.js"])
def test_a_name_is_one_that_a_log_may_have(script: str) -> None:
    assert f"/^{NAME.pattern}$/" in text(script)


def test_deals_are_counted_by_what_opens_one() -> None:
    [opens] = re.findall(r"/\^\\s\*\(([\w|]+)\)\\b/gm", text("storage/deal-log.js"))
    assert {*opens.split("|")} == {*get_args(Opening)}


def test_the_keys_that_do_something_are_those_that_are_listed_and_told_of() -> None:
    letters = text("seat/keys.js").partition("const LETTERS")[2].partition("};")[0]
    does = {key.upper() for key in re.findall(r'^  "?(\S)"?: \(', letters, re.M)} - {"=", "-"}  # as + and − are
    listed = re.findall(r'^  \["([^"]+)",', text("seat/keys-dialog.js"), re.M)
    told = re.findall(r"<kbd>(.)</kbd>", (DOCS / "play" / "index.md").read_text(encoding="utf-8"))
    ranks = set("A234567890JQK")
    assert len(does) > 15
    assert {key for keys in listed for key in re.findall(r"(?<!\w)[A-Z$?+−](?!\w)", keys)} - ranks == does
    assert {*told} - ranks == does


def test_what_links_to_its_law_is_refused_by_the_engine() -> None:
    laws = dict(re.findall(r'^  "([\w-]+)": "([^"]+)",$', text("seat/laws.js"), re.M))
    assert len(laws) > 5
    assert {*laws} <= {*CODES}
