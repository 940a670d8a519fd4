"""What a trick turns about: the stakes that were to win, as the cards lay, and will lose, or the other way round."""

from __future__ import annotations

from faro.base import Bet, Result, in_a_row
from faro.cheats import Trick
from faro.rulebooks import Rulebook
from faro.table import Table, brings, decide, fold
from faro.table import events as e
from faro.words import against, bare, capital, owner

_FATES: dict[Result, str] = {
    "won": "win",
    "lost": "lose",
    "faced": "lose",
    "split": "be halved",
    "push": "come back",
    "void": "come back",
}
"""What a stake does that leaves the layout."""


def turned_about(trick: Trick, before: Table, after: Table, seat: str | None) -> str:
    """What a trick makes of the cards to come, and of the stakes that lie, where it is known how the pack lies."""
    was, now = _fates(before), _fates(after)
    turned: dict[tuple[str, str], list[str]] = {}
    for key, bet in before.stakes.items():
        fates = was.get(key), now.get(key)
        if fates[0] and fates[1] and fates[0] != fates[1]:
            turned.setdefault((fates[0], fates[1]), []).append(_named(bet, before.rules, seat))
    told = "; ".join(
        f"{in_a_row(names)} {'was' if len(names) == 1 else 'were'} to {old}, and will now {new}"
        for (old, new), names in turned.items()
    )
    early = "From here every card comes one place early" if trick.act in ("double", "drop") else ""
    said = ": ".join(filter(None, (early, told)))
    return f"{capital(said)}." if said else ""


def _fates(table: Table) -> dict[tuple[str, str], str]:
    """What becomes of the stakes that lie, by punter and place, if nothing more is done: of those decided."""
    fates: dict[tuple[str, str], str] = {}
    while table.is_boxed and table.stakes.keys() - fates.keys() and (coming := brings(table)):
        events = decide(table, coming[0])
        for event in events:
            if isinstance(event, e.BetSettled) and event.result in _FATES:
                fates.setdefault((event.punter, event.spot.id), _FATES[event.result])
        table = fold(table, events)
    return fates


def _named(bet: Bet, rules: Rulebook | None, seat: str | None) -> str:
    return f"{owner(bet.punter, seat)} {f'{against(rules)} ' if bet.coppered else ''}{bare(bet.spot)}"
