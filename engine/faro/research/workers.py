"""The work of a study in blocks, done by several processes of one machine."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from faro.base import FaroError
from faro.research.noted import Noted
from faro.research.study import Study
from faro.research.sums import Sums, nothing, sums_of

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")

BLOCK = 10_000
"""About so many deals are done at once: a tenth of a second of one core."""

Progress = Callable[[int], object]
"""What is told, after each block, how many deals are done."""


def blocks(study: Study, deals: int, size: int = BLOCK) -> Iterator[tuple[int, int]]:
    """The runs of deals, each from its first up to the first of the next; none begins within a sitting.

    Raises `bad-request` for no deal at all.
    """
    if deals < 1:
        raise FaroError("bad-request/trial", deals=deals)
    step = max(1, size // study.sitting) * study.sitting
    return ((first, min(first + step, deals)) for first in range(0, deals, step))


def summed(
    study: Study, deals: int, workers: int = 1, progress: Progress | None = None, file: Path | None = None
) -> Sums:
    """The sums of so many deals, done by so many processes: the same however many there are.

    With a `file` the sums of each block are noted there as they come, and what stands there already is not done again.
    Raises `bad-request` for no deal at all, and for a file of another study.
    """
    runs, noted = [*blocks(study, deals)], Noted(study, file)
    missing = [run for run in runs if run not in noted.sums]
    total = sum((noted.sums[run] for run in runs if run in noted.sums), start=nothing(study))
    for run, part in zip(missing, done(sums_of, study, iter(missing), workers), strict=True):
        total += part
        noted.add(run, part)
        if progress is not None:
            progress(total.deals)
    return total


def done(
    work: Callable[[Study, int, int], T], study: Study, runs: Iterator[tuple[int, int]], workers: int = 1
) -> Iterator[T]:
    """What the work makes of each run of deals, in their order; no more of it waits than the workers have in hand.

    A browser has one process and no more, and finds the same in it.
    """
    if workers < 2 or sys.platform == "emscripten":
        yield from (work(study, first, end) for first, end in runs)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(workers) as pool:
        waiting: deque[Future[T]] = deque()
        for first, end in islice(runs, 2 * workers):
            waiting.append(pool.submit(work, study, first, end))
        while waiting:
            made = waiting.popleft().result()
            for first, end in islice(runs, 1):
                waiting.append(pool.submit(work, study, first, end))
            yield made
