"""Every part of a page that is made from data, by the name that a ```faro-data fence gives it."""

from __future__ import annotations

from functools import partial

from faro.rulebooks import library
from farodocs.data import bets as all_bets
from farodocs.data import family as all_games
from farodocs.data import read
from farodocs.data.history import history
from farodocs.figures import timeline as drawn
from farodocs.parts import bets, browsers, engine, family, log, machines, outfit, reference, rulebooks, speed, tried
from farodocs.parts import history as told
from farodocs.parts.expansion import Parts

PARTS: Parts = {
    "rulebooks": lambda: rulebooks.shelf(library()),
    "rulebooks-compared": lambda: rulebooks.compared(library()),
    "cloth": lambda: bets.cloth(all_bets()),
    "bets": lambda: bets.listed(all_bets()),
    "family-tree": lambda: family.drawn(all_games()["games"]),
    "family-branches": lambda: family.branches(all_games()["games"]),
    "family-rules": lambda: family.side_by_side(all_games()["games"], library()),
    "family-cousins": lambda: family.cousins(all_games()["relatives"]),
    "family-strangers": lambda: family.strangers(all_games()["not_family"]),
    "evening-outfit": outfit.table,
    "speed-felt": speed.felt,
    "speed-measured": speed.measured,
    "tried": tried.table,
    "tried-sums": tried.sums,
    "machines": machines.table,
    "browsers": browsers.table,
    "log-lines": lambda: log.lines(read("log")),
    "log-position": lambda: log.position(read("log")),
    "log-refused": lambda: log.refused(read("log")),
    **{f"engine-{group.id}": partial(engine.shown, group) for group in engine.GROUPS},
    "engine-reference": lambda: reference.reference(*reference.TABLE),
    "engine-reckoning": lambda: reference.reference(*reference.RECKONING),
    "engine-commands": engine.command_line,
    "engine-events": engine.events,
    "certainties": told.certainties,
    "fictions": lambda: told.works(history()),
    "timeline-choices": lambda: told.timeline_choices(history()),
    "timeline-drawing": lambda: drawn(history()),
    "timeline-maps": lambda: told.maps(history(), "../places/"),
    "timeline": lambda: told.timeline(history()),
    "people": lambda: told.people(history()),
    "people-choices": lambda: told.people_choices(history()),
    "place-choices": lambda: told.place_choices(history()),
    "maps": lambda: told.maps(history()),
    "places": lambda: told.places(history()),
}
