"""A row a deal: what everybody won in it, in checks."""

from __future__ import annotations

from collections.abc import Iterator

from faro.research.study import Study, ranks_of
from faro.simulation import RUNS, FastTable, packs

Row = dict[str, int]
"""A deal by its number, and what stands under each of the study's columns."""


def records(study: Study, deals: int, first: int = 0) -> Iterator[Row]:
    """A row for each of so many deals, from the `first` on: its number and the study's columns.

    Under a punter's name stands what he won in it, or lost, below nought; under `NAME_decided` the stakes that were
    decided; under `bank` what the bank won. A study of a device has what its user gained, `crooked`, and what his side
    gained where the game was `square`, on the same shuffles.

    What makes a frame of records takes them as they are: `pandas.DataFrame(records(study, 1_000))`.
    """
    columns = study.columns
    for number, values in enumerate(tuples(study, first, first + deals), first):
        yield {"deal": number, **dict(zip(columns, values, strict=True))}


def tuples(study: Study, first: int, end: int) -> Iterator[tuple[int, ...]]:
    """The rows of a run of deals, without their numbers. One that begins within a sitting plays what came before it."""
    return _of_device(study, first, end) if study.device else _of_punters(study, first, end)


def _of_punters(study: Study, first: int, end: int) -> Iterator[tuple[int, ...]]:
    players, times = study.players(), [punter.times for punter in study.punters]
    both = [*zip(players, times, strict=True)]
    for number in range(first - first % study.sitting, end):
        if number % study.sitting == 0:
            for player in players:
                player.sit_down()
        ranks = ranks_of(study.seed, number)
        row: list[int] = []
        bank = 0
        for player, factor in both:
            won, decided = player.won, player.decided
            player.deal(ranks)
            gained = (player.won - won) * factor
            bank -= gained
            row += (gained, (player.decided - decided) * factor)
        if number >= first:
            yield (*row, bank)


def _of_device(study: Study, first: int, end: int) -> Iterator[tuple[int, ...]]:
    run = RUNS[study.device]
    tables = FastTable(run), FastTable(run, square=True)
    for number in range(first, end):
        seed = f"{study.seed} {number}"
        [crooked], [square] = packs(run, seed, 1), packs(run, seed, 1, square=True)
        yield tables[0].deal(crooked), tables[1].deal(square)
