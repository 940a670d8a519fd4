"""What a small board shows: the part of the cloth that is bet on."""

import re

_AT = {rank: at for at, ranks in enumerate(("7", "6 8", "5 9", "4 10", "3 J", "2 Q", "A K")) for rank in ranks.split()}
WIDE = 4


def folded_as(board: str) -> str:
    """The attributes of an example whose board is small: near which column, where a few hold every card bet on."""
    first, *places = re.split(r'(?=class="faro-(?:cell|between) )', board)
    laid = "".join(place for place in places if re.search("faro-(?:chip|settled|outcome)", place))
    ranks = {rank for at in re.findall(r"faro-at-([\w-]+)", laid) for rank in at.split("-")}
    is_whole = re.search("faro-(livret|own-pack|by-word)", board) or "faro-chip" in first or not ranks <= _AT.keys()
    lo, hi = (0, WIDE) if is_whole or not ranks else (min(at := [_AT[rank] for rank in ranks]), max(at))
    return f' data-folded data-near="{max(0, min((lo + hi - WIDE + 1) // 2, 3))}"' if hi - lo < WIDE else " data-folded"
