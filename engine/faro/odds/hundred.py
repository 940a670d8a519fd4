"""Chances as whole numbers of a hundred, for a picture that can be counted."""

from __future__ import annotations

from faro.odds.found import Chances


def in_a_hundred(chances: Chances) -> dict[str, int]:
    """How many of a hundred like stakes end each way, by the fields of `Chances`.

    Each is the chance in the hundred without what is over, and the stakes that are then missing go to those of which
    most is over; of two alike the first has it.
    """
    hundredfold = {end: chance * 100 for end, chance in vars(chances).items()}
    counts = {end: int(share) for end, share in hundredfold.items()}
    most_over = sorted(counts, key=lambda end: counts[end] - hundredfold[end])
    for end in most_over[: 100 - sum(counts.values())]:
        counts[end] += 1
    return counts
