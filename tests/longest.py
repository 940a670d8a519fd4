"""A quick test that takes too long is named at the end: `make test` asks `pytest --longest 25`.

It fails nobody: how long a case takes is the machine's as much as ours, and a busy one would refuse what is right.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--longest", type=float, help="name the quick tests whose call takes more seconds than this")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    longest = config.getoption("--longest")
    if not longest:
        return
    calls = [one for one in terminalreporter.getreports("passed") if one.when == "call" and "slow" not in one.keywords]
    long = sorted((one for one in calls if one.duration > longest), key=lambda one: -one.duration)
    if long:
        terminalreporter.section(f"over {longest:g} s, which a quick test has: fewer samples, one page, or marked slow")
        for one in long:
            terminalreporter.write_line(f"{one.duration:.1f} s {one.nodeid}")
