"""Every cut-away by the name of its device."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from farodocs.figures.cutaways import boxes, cards, dealer, hands, marks, players, tells
from farodocs.figures.cutaways.figure import Cutaway

CUTAWAYS: Mapping[str, Cutaway] = MappingProxyType(
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
        "case-shift": hands.case_shift(),
        "snow-out-fraud": hands.snow_out(),
        "corking": players.corking(),
        "dropping": players.dropping(),
        "horsehair-drag": players.horsehair_drag(),
        "horsehair-copper": players.horsehair_copper(),
        "catching-turn": players.catching_turn(),
        "peeking": players.peeking(),
        "false-cocks": players.false_cocks(),
    }
)
"""Every cut-away by the id of its device."""
