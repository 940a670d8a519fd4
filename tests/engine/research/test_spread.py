"""The work of a study on a cluster of two, of which one is killed in the middle."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from farodocs.folders import ENGINE, ROOT

PACKAGES = ROOT / "build" / "research"
PROGRAM = """
import os, signal
from pathlib import Path
from tempfile import TemporaryDirectory
from distributed import Client, LocalCluster
from faro.research import Study, spread, summed

if __name__ == "__main__":
    study, killed = Study(seed="a cluster"), []
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        pids = client.run(os.getpid)

        def kill_one(done):
            if done >= 30_000 and not killed:
                killed.append(min(pids.values()))
                os.kill(killed[0], signal.SIGKILL)

        with TemporaryDirectory() as folder:
            file, told = Path(folder) / "sums.jsonl", []
            found = spread(study, 120_000, client, kill_one, size=2_000, file=file)
            print(len(killed), killed[0] not in client.run(os.getpid).values())
            lines = file.read_text().splitlines(keepends=True)
            file.write_text("".join(lines[:-20]) + lines[-20][:9])  # as if it had been cut off
            again = spread(study, 120_000, client, told.append, size=2_000, file=file)
            print(len(told), again == found, len(file.read_text().splitlines()))
    print(found == summed(study, 120_000))
"""


@pytest.mark.slow
def test_a_worker_that_is_killed_costs_no_deal() -> None:
    assert PACKAGES.is_dir(), "distributed is missing; `make build/research/.installed` brings it"
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"PYTHONPATH": f"{PACKAGES}{os.pathsep}{ENGINE}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert run.stdout.split() == ["1", "True", "20", "True", "61", "True"], run.stderr[-2000:]
