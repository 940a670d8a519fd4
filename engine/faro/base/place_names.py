"""What a log calls a place of the layout: by its ranks, by a name of its own, strung or heeled by word of mouth."""

from __future__ import annotations

from faro.base.cards import Rank
from faro.base.errors import FaroError
from faro.base.layout import ON_CLOTH, SPOTS, Spot, listed_ranks
from faro.base.voices import meant

DISPUTED: dict[str, tuple[frozenset[Rank], ...]] = {
    name: tuple(frozenset(Rank.parse(code) for code in codes.split()) for codes in readings)
    for name, readings in {
        "Nine Square": ("9 8 6 5", "9 10 4 5"),
        "Jack Square": ("J 10 4 3", "J Q 2 3"),
    }.items()
}
"""Names that one source gives to two groups of cards: Meyer's betting chapter first, his glossary second."""

_BY_RANKS: dict[frozenset[Rank], Spot] = {frozenset(spot.ranks): spot for spot in ON_CLOTH}
_BY_NAME: dict[str, Spot] = {
    name.lower().replace(" ", "-"): spot for spot in SPOTS.values() for name in (*spot.names, spot.id)
} | {rank.word.lower(): SPOTS[rank.code] for rank in Rank}


def spot(text: str) -> Spot:
    """The place that a log names: `Q`, `Queen`, `K-Q` in any order, `pot`, `high-card`, `Q+9+4` strung, `Q/9` heeled.

    Raises `no-such-place`, with the nearest valid word, where the layout has none.
    """
    found = SPOTS.get(text) or _BY_NAME.get(text.lower())
    if found is not None:
        return found
    if "/" in text:
        win, _, lose = text.partition("/")
        return _heeled(_rank(win, text), _rank(lose, text))
    if "+" in text:
        return _string([_rank(part, text) for part in text.split("+")])
    parts = text.split("-")
    try:
        ranks = [Rank.parse(part) for part in parts]
    except FaroError:
        raise _no_place(text) from None
    found = _BY_RANKS.get(frozenset(ranks)) if len(set(ranks)) == len(ranks) else None
    if found is None:
        key = "no-such-place/apart" if len(set(ranks)) > 1 else "no-such-place/one-rank"
        strung = "+".join(rank.code for rank in dict.fromkeys(ranks))
        raise FaroError(key, ranks=listed_ranks(tuple(ranks)), strung=strung)
    return found


def _rank(code: str, text: str) -> Rank:
    """A rank of a place that is written so."""
    try:
        return Rank.parse(code)
    except FaroError:
        raise _no_place(text) from None


def _string(ranks: list[Rank]) -> Spot:
    """Ranks that lie apart, strung together on one stake (Meyer, glossary: stringing a bet)."""
    if len(set(ranks)) < len(ranks) or len(ranks) < 2:
        raise FaroError("no-such-place/string")
    known = _BY_RANKS.get(frozenset(ranks))
    if known is not None:
        return known
    ordered = tuple(sorted(ranks))
    return Spot("+".join(rank.code for rank in ordered), ordered, "string")


def _heeled(win: Rank, lose: Rank) -> Spot:
    """One rank to win and another to lose on one stake (Meyer, glossary: heeled)."""
    if win == lose:
        raise FaroError("no-such-place/heeled")
    return Spot(f"{win.code}/{lose.code}", (win,), "heeled", (lose,))


def _no_place(text: str) -> FaroError:
    readings = DISPUTED.get(text.replace("-", " ").title())
    if readings:
        return FaroError("no-such-place/disputed", text=text, places=[_BY_RANKS[ranks].id for ranks in readings])
    return FaroError("no-such-place", text=text, meant=meant(text, (*_BY_NAME, *SPOTS), cutoff=0.5))
