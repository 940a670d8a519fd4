"""Every rule of a book at each of its values, in a few words: what a house plays that departs from its book."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, Mapping[str, str]] = {
    "deal": {
        "soda-to-hock": "dealt from the soda to the hock",
        "face-to-last": "dealt from a face to a last card",
        "bottom-shown": "the bottom card shown first",
        "whole-pack": "the whole pack dealt",
        "pocket": "dealt down to a pocket of four",
    },
    "first_card": {"loses": "the first card loses", "wins": "the first card wins"},
    "last_turn": {
        "as-any": "the last turn counts like any other",
        "last-null": "the last card counts for nobody",
        "last-to-bank": "the last turn is the bank’s",
        "void": "the last turn counts for nobody",
    },
    "opposed_last": {
        "turned-round": "the last turn is turned round for what opposes its card",
        "as-open": "the last turn is the same for what opposes its card",
    },
    "face_takes": {
        "nothing": "the first card takes nothing",
        "half": "the first card takes half",
        "two-thirds": "the first card takes two thirds",
        "whole": "the first card takes all",
    },
    "split": {
        "half": "two of a rank take half",
        "whole": "two of a rank take all",
        "first-card": "of two of a rank the first decides",
    },
    "figure_doublet": {
        "half": "two of a rank take half of a figure card",
        "whole": "two of a rank take all of a figure card",
    },
    "odd_unit": {"bank": "the odd check is the bank’s", "punter": "the odd check is the player’s"},
    "combination": {
        "half": "both ways, the bank takes half",
        "push": "both ways, nobody pays",
        "drawn": "both ways, nobody pays and the stake lies on",
        "lose": "both ways, the bank takes all",
    },
    "own_cards": {
        "apart": "a player’s two cards are settled apart",
        "drawn": "a player’s two cards, one up and one down, are drawn",
    },
    "mixed_sides": {
        "half": "both ways on a side, the bank takes half",
        "push": "both ways on a side, nobody pays",
        "drawn": "both ways on a side, nobody pays and the stake lies on",
        "lose": "both ways on a side, the bank takes all",
    },
    "high_card": {
        "refused": "no high card",
        "tie-push": "high card, and a tie pays nobody",
        "tie-half": "high card, and a tie takes half",
        "tie-lose": "high card, and a tie takes all",
    },
    "odd_even": {
        "refused": "no odd or even card",
        "no-bar": "odd and even, every rank counting",
        "bar-seven": "odd and even, a Seven deciding nothing",
        "bar-king": "odd and even, a King deciding nothing",
    },
    "call": {"4-to-1": "a call pays 4 to 1", "4-for-1": "a call pays 4 for 1", "refused": "no calls"},
    "cat": {
        "2-to-1": "a cat pays 2 to 1",
        "2-for-1": "a cat pays 2 for 1",
        "4-to-1": "a cat pays 4 to 1",
        "1-to-1": "a cat pays 1 to 1",
        "refused": "no calls of a cat",
    },
    "broken_bank": {
        "in-sight": "a broken bank pays what it had in sight",
        "with-takings": "a broken bank pays what the turn took as well",
    },
    "viggresh": {
        "none": "nothing back for a loser who gets up",
        "tenth": "a tenth back for a loser who gets up",
        "fifteen-percent": "15 per cent back for a loser who gets up",
    },
    "figure_cards": {"taken": "stakes on figure cards", "refused": "no stakes on figure cards"},
    "second_bets": {
        "taken": "stakes on a rank of which a card is out",
        "refused": "no stakes on a rank of which a card is out",
    },
    "combinations": {"taken": "stakes between two cards and on squares", "refused": "no stakes between two cards"},
    "figures": {"taken": "stakes on three in a row", "refused": "no stakes on three in a row"},
    "corners": {"taken": "stakes on two cards by a corner", "refused": "no stakes on two cards by a corner"},
    "inside_three": {
        "taken": "stakes on three cards by an inner corner",
        "refused": "no stakes on three cards by an inner corner",
    },
    "sides": {"taken": "stakes on rows and sides", "refused": "no stakes on rows and sides"},
    "strings": {"taken": "stakes strung and heeled", "refused": "no stakes strung or heeled"},
    "first_stakes": {
        "before-soda": "stakes before a card is shown",
        "after-soda": "no stakes before the deal is opened",
    },
    "entry": {"free": "a stake plays at once", "after-face": "a stake lets one card go by"},
    "withdrawal": {
        "free": "stakes may be lifted",
        "until-eight": "stakes may be lifted until eight cards are left",
        "must-lie": "stakes must lie",
    },
    "ladder": {
        "refused": "no paroli",
        "doubling": "a paroli, each rung doubling",
        "as-named": "a paroli, the last rungs paying by their names",
        "sixty-seven": "a paroli, the last rung paying 67",
    },
    "corners_bent": {"after-turn": "corners bent after the turn", "at-the-win": "corners bent at the win"},
    "doublet_on_paroli": {
        "corner-down": "two of a rank take a corner down",
        "half": "two of a rank take half of a bent card",
    },
    "pli": {"allowed": "a pli allowed", "refused": "no pli"},
    "masque": {
        "refused": "no card face down",
        "hidden": "a card face down plays on",
        "asleep": "a card face down sleeps",
    },
    "bar": {
        "until-it-goes": "a bar holds until it is lifted",
        "one-turn": "a bar holds for one turn",
        "refused": "no stake is barred",
    },
    "half_goes": {"allowed": "half of a stake may go", "refused": "no half of a stake goes"},
    "copper": {"allowed": "coppers allowed", "refused": "no coppers"},
    "case_limit": {"full": "the whole limit on a case", "half": "half the limit on a case"},
    "running_limit": {
        "four-limits": "a stake may run to four limits",
        "agreed": "a stake may run to what was agreed",
        "unlimited": "a stake may run for as long as it wins",
        "refused": "no stake runs",
    },
    "dead_stake": {
        "refused": "no stakes on a dead rank",
        "first-player": "a sleeper is for the first player to see it",
        "first-player-or-dealer": "a sleeper is for the first to see it, dealer included",
    },
    "hock_stakes": {"returned": "the last stakes go back", "bank": "the last stakes go to the bank"},
    "misdeal": {"no-penalty": "a misdeal costs nothing", "bank-pays": "a misdeal pays every stake"},
    "stakes_on": {
        "layout": "stakes on one layout",
        "livret": "stakes on livrets",
        "own-pack": "stakes on cards of one’s own",
    },
    "pack_lies": {"face-up": "the pack face up", "face-down": "the pack face down"},
    "loser_pile": {"left": "the losers on the left", "right": "the losers on the right"},
    "croupiers": {"none": "no croupier", "one": "one croupier", "several": "several croupiers"},
}
