"""The work of a study on many machines, by Dask: the extra `dask` brings it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from faro.research.noted import Noted
from faro.research.study import Study
from faro.research.sums import Sums, nothing, sums_of
from faro.research.workers import BLOCK, Progress, blocks


def spread(
    study: Study,
    deals: int,
    client: Any,
    progress: Progress | None = None,
    size: int = BLOCK,
    file: Path | None = None,
) -> Sums:
    """The sums of so many deals, done by the workers of a `distributed.Client`: those that `summed` finds.

    A block whose worker is lost is done again by another. Each is added when it comes and then let go, so that memory
    stays flat wherever the work is done. With a `file`, on the machine that asks, each is noted there too, and what
    stands there already in blocks of the same `size` is not done again. Raises `bad-request` for a file of another
    study.
    """
    from distributed import as_completed

    runs, noted = [*blocks(study, deals, size)], Noted(study, file)
    there = [run for run in runs if run in noted.sums]
    total = sum((noted.sums[run] for run in there), start=nothing(study))
    missing = {client.submit(sums_of, study, *run, pure=False): run for run in runs if run not in noted.sums}
    for future, part in as_completed([*missing], with_results=True):
        total += part
        noted.add(missing.pop(future), part)
        future.release()
        if progress is not None:
            progress(total.deals)
    return total
