"""Every cut-away by the id of its device: its drawings from here, its words from `glossary/cutaways.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from farodocs.data import read
from farodocs.figures.cutaways import boxes, cards, dealer, hands, marks, players, tells
from farodocs.figures.cutaways.figure import Cutaway, Drawn, Panel

_DRAWN: Mapping[str, Drawn] = MappingProxyType(
    {
        "square-box": boxes.square_box(),
        "gaff": boxes.gaff(),
        "coffee-mill": boxes.coffee_mill(),
        "horse-box": boxes.horse_box(),
        "two-card-box": boxes.two_card_box(),
        "tongue-tell": tells.tongue_tell(),
        "sand-tell": tells.sand_tell(),
        "needle-tell": tells.needle_tell(),
        "tell-box": tells.tell_box(),
        "roughed-cards": cards.roughed_cards(),
        "strippers": cards.strippers(),
        "hollows-and-rounds": cards.hollows_and_rounds(),
        "rounds": cards.rounds(),
        "sanded-cards": cards.sanded_cards(),
        "squared-sights": cards.squared_sights(),
        "tie-ups": cards.tie_ups(),
        "both-ends": marks.both_ends(),
        "prepared-marks": marks.prepared_marks(),
        "punched-cards": marks.punched_cards(),
        "pinhole-deck": marks.pinhole_deck(),
        "snaking": marks.snaking(),
        "putting-up-first-turn": dealer.first_turn(),
        "putting-up-splits": dealer.splits(),
        "putting-up-win-lose": dealer.win_lose(),
        "chopping-out": dealer.chopping_out(),
        "last-turn-fix": dealer.last_turn(),
        "transferred": dealer.transferred(),
        "cold-deck": hands.cold_deck(),
        "dropped-card": hands.dropped_card(),
        "dealing-seconds": hands.seconds(),
        "throwing-off": hands.throwing_off(),
        "miscount": hands.miscount(),
        "case-shift": hands.case_shift(),
        "snow-out-fraud": hands.snow_out(),
        "box-story": hands.box_story(),
        "corking": players.corking(),
        "dropping": players.dropping(),
        "horsehair-drag": players.horsehair_drag(),
        "horsehair-copper": players.horsehair_copper(),
        "catching-turn": players.catching_turn(),
        "peeking": players.peeking(),
        "false-cocks": players.false_cocks(),
    }
)


def _told(device: str) -> Cutaway:
    """A device with its words. Raises `ValueError` where these tell of another number of steps than are drawn."""
    drawn, words = _DRAWN[device], read("cutaways").get(device, {})
    steps = words.get("steps", ())
    if len(steps) != len(drawn.steps):
        raise ValueError(
            f"glossary/cutaways.toml: {device}: tells of {len(steps)} steps, and {len(drawn.steps)} are drawn"
        )
    if wrong := [number for number, told in enumerate(steps, 1) if {*told} != {"view", "seen", "said"}]:
        raise ValueError(f"glossary/cutaways.toml: {device}: step {wrong[0]} has view, seen and said, and nothing else")
    panels = (Panel(**told, drawing=drawing) for told, drawing in zip(steps, drawn.steps, strict=True))
    parts = {int(number): name for number, name in words.get("parts", {}).items()}
    return Cutaway(drawn.height, tuple(panels), parts, words.get("note", ""))


CUTAWAYS: Mapping[str, Cutaway] = MappingProxyType({device: _told(device) for device in _DRAWN})
