"""A quick test that takes too long fails: `make test` asks `pytest --longest 25`."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

OWN_LOAD = 2.0
"""How many a core are at work or wait for it in a run of ours that has the machine to itself."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--longest", type=float, help="fail a quick test whose call takes more seconds than this")


def crowd() -> float:
    """How many times as long a case may take because others are at the machine: once, where our own run fills it."""
    return max(1.0, os.getloadavg()[0] / (OWN_LOAD * (os.cpu_count() or 1)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    longest = item.config.getoption("--longest")
    if longest and report.when == "call" and report.passed and not item.get_closest_marker("slow"):
        allowed = longest * crowd()
        if call.duration > allowed:
            report.outcome = "failed"
            report.longrepr = (
                f"It passed, and took {call.duration:.1f} s of {allowed:.0f} s that a quick test has: "
                "ask it fewer samples or of one page, or mark it slow."
            )
    return report
