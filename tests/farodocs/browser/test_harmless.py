from __future__ import annotations

import re

import pytest

from faro.rulebooks import library
from faro.session import reply
from farodocs.folders import ASSETS
from tests.pyodide.asked import dealt_to_the_end, requests

SCRIPT = ASSETS / "faro" / "seat" / "harmless.js"


@pytest.mark.parametrize("rules", [*library()][::4])
def test_a_board_that_was_kept_loses_nothing_that_the_engine_draws(rules: str) -> None:
    [known] = re.findall(r"DRAWN = new Set\(\s*`([^`]*)`", SCRIPT.read_text(encoding="utf-8"))
    drawn = {
        tag for request in requests(dealt_to_the_end(rules)) for tag in re.findall(r"<([a-z]+)[ >]", reply(request))
    }
    assert {"section", "button"} <= drawn
    assert drawn <= {*known.split()}
