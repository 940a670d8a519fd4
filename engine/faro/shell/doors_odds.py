"""The doors that tell what a stake costs: in a position that is described, and at the table as it stands."""

from __future__ import annotations

from faro.cards import PACK, Rank
from faro.compare import book_called
from faro.decide_stakes import rules_of
from faro.errors import FaroError
from faro.layout import Spot, spot
from faro.limits import refuse_to_lie
from faro.log import play_while_valid
from faro.odds import Odds, box_of
from faro.odds import odds as reckon
from faro.reading import read, tell
from faro.running_cost import running_cost
from faro.shell.answers import Answer, Request, table_of, whole_lines
from faro.shell.rulebooks import library


def odds(asked: Request) -> Answer:
    """What a stake costs with so many cards of each rank left, or in a fresh pack; `rules` may be a line of a log.

    A rank that `left` does not name has none. Answered are the bank's gain of a stake laid now, `turn`, `decided` and
    `until`, each as `fraction`, `percent` and `one_in`, or null where there is none; and how such a stake ends,
    `chances`, in the same three ways.
    """
    rules = book_called(asked["rules"].strip().removeprefix("rules "), library())
    place = spot(asked["place"])
    left = asked.get("left")
    box = None if left is None else box_of({Rank.parse(code): count for code, count in left.items()})
    if box is not None and len(box) == len(PACK):
        box = None
    if box is not None and place.kind == "colours":
        raise FaroError("bad-request", "the ranks that are left do not tell the colours", "ask of a fresh pack")
    coppered = asked.get("coppered", False)
    return _told(place, coppered, reckon(rules, place, box, coppered=coppered, entering=box is not None))


def price(asked: Request) -> Answer:
    """What a stake would cost at the table as it stands; one of the seat's that lies there, what it costs to leave.

    It is answered as at `odds`.
    """
    table = table_of(whole_lines(asked["log"]))
    rules, place, seat = rules_of(table), spot(asked["place"]), asked["seat"]
    coppered = asked.get("coppered", False)
    lying = table.bet(seat, place)
    box = table.box if table.is_boxed else None
    if lying is not None:
        coppered = lying.coppered
        found = reckon(
            rules, place, box, coppered=coppered, bend=lying.bend, entering=lying.entering, bottom=table.bottom
        )
        return _told(place, coppered, found)
    refused = refuse_to_lie(table, place, max(1, table.least))
    if refused is not None:
        raise refused
    found = reckon(rules, place, box, coppered=coppered, entering=box is not None, bottom=table.bottom)
    return _told(place, coppered, found)


def cost(asked: Request) -> Answer:
    """What the present deal has cost the seat so far.

    That is the `average` as a fraction, what it has in fact `lost`, and on how many `turns`.
    """
    steps, error = play_while_valid(asked["log"], library())
    if error is not None:
        raise error
    running = running_cost(steps, asked["seat"] or "")
    average = read(running.average)["fraction"]
    return {"average": average, "lost": running.lost, "turns": running.turns, "say": running.say, "error": None}


def _told(place: Spot, coppered: bool, found: Odds) -> Answer:
    return {
        "turn": read(found.per_turn),
        "decided": None if found.per_decided is None else read(found.per_decided),
        "until": read(found.until_decided),
        "chances": {name: read(chance) for name, chance in vars(found.until).items()},
        "say": tell(place.word, coppered, found),
        "error": None,
    }
