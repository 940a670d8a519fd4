"""The doors of the cheats: what a device earns, deals to judge, and how often a square game brings so many splits."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from faro.base import FaroError
from faro.cheats import Gains, cheats, too_many_splits
from faro.odds import as_percent
from faro.pictures import gains_chart, gains_sentences
from faro.session.answers import whole_lines
from faro.session.cheat_shapes import Accused, Chance, Earned, Eyes, Judged, Questions
from faro.session.doors.steps import frames
from faro.session.other_views import lifted, views
from faro.session.requests import Looked, Seeded, Split, Tried
from faro.simulation import exact, trial
from faro.table import BANK
from faro.teaching import ASKED, Item, accused, next_seed, square_or_not

MOST_DEALS = 2000
"""Of one request, so that none takes long: who wants more sends what he has so far with the next."""
SQUARE, CROOKED = "square", "crooked"
NO_TURN = "no turn"


def earnings(asked: Tried) -> Earned:
    """What a device earns its user in so many deals, added to the `gains` that are sent along, if any are.

    Where no deals are asked for it tells of these `gains` alone.

    The `gains` are in checks a deal, each with how many deals brought it, `crooked` and `square`; `html` is the figure
    of them, and `deals` how many they tell of.
    """
    device, deals = asked["device"], asked["deals"]
    if deals > MOST_DEALS:
        raise FaroError("bad-request/deals", deals=deals, most=MOST_DEALS)
    even, sent = exact(device), asked.get("gains")
    crooked, square = (_gains(sent["crooked"]), _gains(sent["square"])) if sent else (Gains({}), Gains({}))
    if deals or not (crooked.deals and square.deals):
        more, fair = trial(device, deals, asked["seed"])
        crooked, square = crooked + more, square + fair
    name = cheats()[device].name
    return {
        "gains": {"crooked": crooked.times, "square": square.times},
        "deals": crooked.deals,
        "html": gains_chart(name, crooked, square, even),
        "say": gains_sentences(name, crooked, square, even),
        "error": None,
    }


def spot(asked: Seeded) -> Judged:
    """The deal of a seed, to be judged: its `frames` as the table saw them, and with the lid off its `views`.

    The `fields` are what is asked, `accept` the right answers of each, none where none is judged; `explain` is told
    afterwards, and `next` is the seed of the next deal.
    """
    item = square_or_not(asked["seed"])
    shown = frames(item.log, None)
    return {
        "seed": item.seed,
        "next": next_seed(item.seed),
        "rules": shown["rules"],
        "frames": shown["frames"],
        "views": [lifted(item.log, None)],
        **_questions(item),
        "error": None,
    }


def accuse(asked: Looked) -> Accused:
    """A deal that a player stops, for him to judge: its `fields` ask what is wrong with it, if anything is.

    What was done unseen so far, and what gives it away, is told by `explain`.
    """
    log, seat = whole_lines(asked["log"]), asked["seat"]
    asks = accused(log, seat or BANK)
    return {
        "say": "Was this deal square?",
        "fields": [
            {"id": field.id, "label": field.label, "type": "choice", "options": [*field.options]}
            for field in asks.fields
        ],
        "accept": {field: [*right] for field, right in asks.accept.items()},
        "explain": asks.explain,
        "steps": [frame["say"] for frame in lifted(log, seat)["frames"]],
        "error": None,
    }


def other_eyes(asked: Looked) -> Eyes:
    """The other `views` of a log that is stepped through: with the lid off, and of each cheat who sees more."""
    return {"views": views(asked["log"], asked["seat"]), "say": "The lid can be lifted.", "error": None}


def splits(asked: Split) -> Chance:
    """The `chance` that so many deals of a square game bring so many splits or more."""
    verdict = too_many_splits(asked["splits"], asked["deals"])
    chance = "less than one in a thousand million" if verdict.chance < 1e-9 else as_percent(Fraction(verdict.chance))
    deals = f"{verdict.deals} square deal{' brings' if verdict.deals == 1 else 's bring'}"
    say = f"{deals} {float(verdict.expected):.1f} splits on average. The chance of {verdict.splits} or more: {chance}."
    return {"chance": verdict.chance, "say": f"{say} {verdict.says}", "error": None}


def _questions(item: Item) -> Questions:
    """What is asked of a deal, and for every question its right answers; none where nothing was done."""
    named = {device: cheats()[device].name for device in ASKED}
    means = [cheats()[device].name for device in sorted(item.means)]
    by = f" By what means: {' or '.join(means)}." if means else ""
    return {
        "say": "Was this deal square?",
        "fields": [
            {"id": "game", "label": "The deal is", "type": "choice", "options": [SQUARE, CROOKED]},
            {
                "id": "turn",
                "label": "It shows in",
                "type": "choice",
                "options": [NO_TURN, *(f"turn {turn}" for turn in range(1, item.dealt + 1))],
                "when": CROOKED,
            },
            {
                "id": "means",
                "label": "It was done by",
                "type": "choice",
                "options": list(named.values()),
                "when": CROOKED,
            },
        ],
        "accept": {
            "game": [SQUARE if item.is_square else CROOKED],
            "turn": [] if item.is_square else [f"turn {turn}" for turn in sorted(item.turns)] or [NO_TURN],
            "means": means,
        },
        "explain": f"{item.why}{by}",
    }


def _gains(sent: Mapping[str, int]) -> Gains:
    return Gains({int(gain): times for gain, times in sent.items()})
