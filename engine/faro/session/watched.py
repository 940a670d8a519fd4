"""Whether a table may be crooked, by whom it is watched, and whether somebody has seen what he watches for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faro.base import FaroError
from faro.notation import seed_of_deal
from faro.session.requests import AtTheTable, Watched
from faro.table import Table

if TYPE_CHECKING:
    from faro.simulation import Seen, Watcher


def may_cheat(asked: AtTheTable) -> bool:
    """Whether the dealer may have a device, and use it."""
    return bool(asked.get("doubtful"))


def watching(asked: Watched, log: str, table: Table) -> tuple[Watcher, ...]:
    """Those who watch the present deal of a log: nobody where no device is at the table, or none are asked for."""
    how = asked.get("watch")
    if not how or not table.secret.devices:
        return ()
    # A square table is shown without the room of chance.
    from faro.session.shuffling import deals_of
    from faro.simulation import watchers

    is_next = not table.opened or table.secret.laid is not None
    deal = deals_of(log) - (not is_next)
    return watchers(table, how, asked.get("habits", {}), seed_of_deal(asked.get("seed", ""), deal))


def caught(asked: AtTheTable, log: str, table: Table) -> Seen | None:
    """What has been seen of a device, if anything; then nobody plays on."""
    eyes = watching(asked, log, table)
    if not eyes:
        return None
    from faro.simulation import seen

    return seen(table, eyes)


def go_on(asked: AtTheTable, log: str, table: Table) -> None:
    """Refuse an act at a table where a device has been seen."""
    if caught(asked, log, table) is not None:
        raise FaroError("not-now/seen")
