"""A row a deal: what everybody won in it, in checks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat

from faro.base import FaroError
from faro.research.study import Study, pack_of, ranks_of
from faro.simulation import RUNS, FastTable, bots_deal, packs

Row = dict[str, int]
"""A deal by its number, and what stands under each of the study's columns."""


def records(study: Study, deals: int, first: int = 0) -> Iterator[Row]:
    """A row for each of so many deals, from the `first` on: its number and the study's columns.

    Under a punter's name stands what he won in it, or lost, below nought; under `NAME_decided` the stakes that were
    decided; under `bank` what the bank won. A study of a device has what its user gained, `crooked`, and what his side
    gained where the game was `square`, on the same shuffles.

    What makes a frame of records takes them as they are: `pandas.DataFrame(records(study, 1_000))`. Raises
    `bad-request`, with the first row, for a `first` below nought.
    """
    columns = study.columns
    if first < 0:
        raise FaroError("bad-request/first", first=first)
    for number, values in enumerate(tuples(study, first, first + deals), first):
        yield {"deal": number, **dict(zip(columns, values, strict=True))}


def tuples(study: Study, first: int, end: int) -> Iterator[tuple[int, ...]]:
    """The rows of a run of deals, without their numbers. One that begins within a sitting plays what came before it."""
    if study.device:
        return _of_device(study, first, end)
    return _of_company(study, first, end) if study.habits else _of_punters(study, first, end)


def _of_punters(study: Study, first: int, end: int) -> Iterator[tuple[int, ...]]:
    players = [(player, punter.times) for player, punter in zip(study.players(), study.punters, strict=True)]
    for number in range(first - first % study.sitting, end):
        if number % study.sitting == 0:
            for player, _ in players:
                player.sit_down()
        ranks = ranks_of(study.seed, number)
        row: list[int] = []
        bank = 0
        for player, times in players:
            won, decided = player.deal(ranks)
            bank -= won * times
            row += (won * times, decided * times)
        if number >= first:
            yield (*row, bank)


def _of_company(study: Study, first: int, end: int) -> Iterator[tuple[int, ...]]:
    """The rows of a study with bots: those who play a system are settled beside their table, on the same pack."""
    habits, rules = study.habits, study.rules
    systems = tuple(punter for punter in study.punters if not punter.habit)
    beside = _of_punters(replace(study, punters=systems), first, end) if systems else repeat((0,))
    for number, (*settled, bank) in zip(range(first, end), beside, strict=False):
        brought = bots_deal(rules, habits, pack_of(study.seed, number))
        of_systems = iter(settled)
        row: list[int] = []
        for punter in study.punters:
            if punter.habit:
                won, decided = brought[punter.name]
                bank -= won * punter.times
                row += (won * punter.times, decided * punter.times)
            else:
                row += (next(of_systems), next(of_systems))
        yield (*row, bank)


def _of_device(study: Study, first: int, end: int) -> Iterator[tuple[int, ...]]:
    run = RUNS[study.device]
    tables = FastTable(run), FastTable(run, square=True)
    for number in range(first, end):
        seed = f"{study.seed} {number}"
        [crooked], [square] = packs(run, seed, 1), packs(run, seed, 1, square=True)
        yield tables[0].deal(crooked), tables[1].deal(square)
