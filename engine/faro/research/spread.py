"""The work of a study on many machines, by Dask: the extra `dask` brings it."""

from __future__ import annotations

from itertools import starmap
from typing import Any

from faro.research.study import Study
from faro.research.sums import Sums, nothing, sums_of
from faro.research.workers import BLOCK, Progress, blocks


def spread(study: Study, deals: int, client: Any, progress: Progress | None = None, size: int = BLOCK) -> Sums:
    """The sums of so many deals, done by the workers of a `distributed.Client`: those that `summed` finds.

    A block whose worker is lost is done again by another. Each is added when it comes and then let go, so that memory
    stays flat wherever the work is done.
    """
    from distributed import as_completed

    runs = [*blocks(study, deals, size)]
    futures = [*starmap(lambda first, end: client.submit(sums_of, study, first, end, pure=False), runs)]
    total = nothing(study)
    for future, part in as_completed(futures, with_results=True):
        total += part
        future.release()
        if progress is not None:
            progress(total.deals)
    return total
