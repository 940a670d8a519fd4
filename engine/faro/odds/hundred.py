"""Chances as whole numbers of a hundred, for a picture that can be counted."""

from __future__ import annotations

from itertools import chain, combinations, groupby

from faro.odds.found import Chances


def in_a_hundred(chances: Chances) -> dict[str, int]:
    """How many of a hundred like stakes end each way, by the fields of `Chances`.

    Each is the chance in the hundred without what is over, and the stakes that are then missing go to those of which
    most is over, so that ends which are as likely as one another stay equal. Where that cannot be, the first has it.
    """
    hundredfold = {end: chance * 100 for end, chance in vars(chances).items()}
    counts = {end: int(share) for end, share in hundredfold.items()}
    over = {end: share - counts[end] for end, share in hundredfold.items()}
    missing = 100 - sum(counts.values())
    rounded = sorted(filter(over.__getitem__, over), key=lambda end: (-over[end], hundredfold[end]))
    alike = [[*ends] for _, ends in groupby(rounded, key=hundredfold.__getitem__)]
    ways = (chain(*some) for number in range(len(alike) + 1) for some in combinations(alike, number))
    even = [way for way in map(list, ways) if len(way) == missing]
    for end in max(even, key=lambda way: sum(over[end] for end in way), default=rounded[:missing]):
        counts[end] += 1
    return counts
