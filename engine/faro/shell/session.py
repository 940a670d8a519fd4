"""The browser's only door: text in, text out. The log travels with every request, so nothing kept here can be lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from faro.errors import FaroError
from faro.shell import doors_cheats, doors_dealer, doors_log, doors_odds, doors_seat
from faro.shell.answers import Answer, Request, broken

DOORS: dict[str, Callable[[Request], Answer]] = {
    "frames": lambda asked: doors_seat.frames(asked["log"], asked["seat"]),
    "show": doors_seat.show,
    "still": doors_seat.still,
    "send": doors_seat.send,
    "deal": doors_seat.deal,
    "undo": doors_seat.undo,
    "switch": doors_seat.switch,
    "bots": doors_seat.bots,
    "share": doors_log.share,
    "open": doors_log.open_link,
    "open_saved": doors_log.open_saved,
    "words": doors_log.words,
    "under": doors_log.under,
    "sheet": doors_log.sheet,
    "odds": doors_odds.odds,
    "price": doors_odds.price,
    "cost": doors_odds.cost,
    "due": doors_dealer.due,
    "audit": doors_dealer.audit,
    "drill": doors_dealer.drill,
    "earnings": doors_cheats.earnings,
    "spot": doors_cheats.spot,
    "splits": doors_cheats.splits,
}
"""What may be asked for, by the word that asks for it."""


def reply(request: str) -> str:
    """The answer to one request, as JSON text; it never raises.

    A request is an object with `do`, one of the doors below, and what that door asks for. Every answer has `say`, a
    sentence for a listener, and `error`, nothing or `code`, `sentence`, `hint` and `line`. A request that cannot be
    done at all is answered with `log` as it came and an empty `html`.

    The doors of a seat take `log`, `seat`, `id`, which begins the ids of the board, and `chip`, the size of check in
    hand. They answer `log`, `html`, the live board, `say` and `error`. What is refused leaves the log as it was; of a
    log that goes wrong, the good part is kept and shown.

    - `show`: the board of the table that the log folds to.
    - `send` with `line`: one line more on the log.
    - `deal` with `seed`: what the pack brings next under that seed, from the soda to the hock.
    - `undo` with `floor`, and `habits` if there are any: one line less, and those that other punters gave before it by
      habit, but never fewer lines than the floor.
    - `switch` with `rules`: a new log under another book, with the checks that the punters have in all.
    - `bots` with `habits`, a habit's key for each punter's name: the lines they add before the next turn.
    - `audit` with `line` and `answers`, `taken` and `paid` for every stake and call: the line on the log, and besides
      `verdicts`, each `right` and `say`, and whether all are `right`.

    The others draw no live board:

    - `frames` of `log` and `seat`: its playthrough, just as the build bakes it into a page.
    - `share` of `log` and `seed`: the `code` of a link.
    - `open` of `code`: `log` and `seed`, and what `open_saved` of `log` answers: whether its book has `changed` since
      it was written, in which case it is to be read and not played on.
    - `words` of `log` and `seat`: `lines`, each with its number `line`, its `text`, what was said, `say`, and whether
      it is a `turn`.
    - `under` of `log`, `seat` and `books`, or the whole library: `readings` by each book, the table's own first, and
      the table of them, `html`.
    - `sheet` of `log` and `signs`, a key of `faro.cue_sheet.SHEETS`: the tab sheet as `text` and `html`.
    - `odds` of `rules`, `place`, `coppered` and `left`: what a stake costs; see below.
    - `price` of `log`, `seat`, `place` and `coppered`: the same at the table as it stands.
    - `cost` of `log` and `seat`: what the deal has cost the seat so far, the `average` as a fraction, what it has in
      fact `lost`, and on how many `turns`.
    - `still` of `log` and `seat`: the board as a picture, `html`.
    - `due` of `log` and `seed`: the `line` that the pack brings next, and the `payments` that it makes due, as
      `faro.audit.Payment` has them.
    - `drill` of `kind`, `seed` and `rules`: the item as `faro.shell.drills.Item` has it, the `html` of its table,
      that of the table `after` it, and the seed of the `next` one; with `answers` besides, whether they are `right`.
    - `earnings` of `device`, `deals` and `seed`: what the device earns its user, `gains`, each in checks a deal and
      with how many deals brought it, `crooked` and `square`; the figure of them, `html`, and how many `deals` it tells
      of. The `gains` of an earlier answer, sent along, are counted in.
    - `spot` of `seed`: a deal to judge, its `frames` and with the lid off its `views`; the `fields` asked, for each the
      answers to `accept`, none where none is judged; what to `explain`, and the seed of the `next` one.
    - `splits` of `splits` and `deals`: the `chance` that a square game brings so many or more.

    `odds` takes a line of a log for `rules`, a place as a log names it, and how many cards of each rank are left by the
    ranks' codes; a rank not named has none, and without `left` the pack is fresh. It answers the bank's gain of a stake
    laid now, `turn`, `decided` and `until`, each as `fraction`, `percent` and `one_in`, or null where there is none;
    how such a stake ends, `chances`, in the same three ways; `say` and `error`.
    """
    asked: Any = None
    try:
        asked = json.loads(request)
        door = DOORS.get(asked["do"])
        if door is None:
            raise FaroError("bad-request", f"the session cannot do {asked['do']!r}", f"ask for {', '.join(DOORS)}")
        answer = door(asked)
    except FaroError as error:
        answer = broken(asked, error)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as error:
        sentence = f"the request could not be read: {type(error).__name__} {error}"
        answer = broken(asked, FaroError("bad-request", sentence))
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
