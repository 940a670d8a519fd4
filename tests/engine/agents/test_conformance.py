"""The adapters by the tests of those projects whose games they are, with what `build/agents` has."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from farodocs.folders import ENGINE, ROOT

BOOKS = ["hoyle-1864", "pharo", "stuss"]
"""One for each way in which a deal begins and ends."""
PACKAGES = ROOT / "build" / "agents"
PETTINGZOO = """
from pettingzoo.test import api_test, seed_test
from faro.agents.aec import FaroEnv

for book in {books}:
    api_test(FaroEnv(book, punters=3), num_cycles=300)
seed_test(FaroEnv, num_cycles=60)
env = FaroEnv(render_mode="ansi")
env.reset(seed=7)
print("soda" in env.render())
"""
OPENSPIEL = """
import pyspiel
import faro.agents.spiel

for book in {books}:
    game = pyspiel.load_game("python_faro", {{"book": book, "players": 2}})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
state = pyspiel.load_game("python_faro").new_initial_state()
print(abs(sum(chance for _, chance in state.chance_outcomes()) - 1) < 1e-9)
"""


@pytest.mark.slow
@pytest.mark.parametrize("program", [PETTINGZOO, OPENSPIEL], ids=["pettingzoo", "openspiel"])
def test_it_passes_the_tests_of_that_project(program: str) -> None:
    assert PACKAGES.is_dir(), "the libraries are missing; `make build/agents/.installed` brings them"
    run = subprocess.run(
        [sys.executable, "-c", program.format(books=BOOKS)],
        env=os.environ | {"PYTHONPATH": f"{PACKAGES}{os.pathsep}{ENGINE}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert run.stdout.endswith("True\n"), run.stderr[-2000:]
