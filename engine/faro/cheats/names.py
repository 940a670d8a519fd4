"""What each cheat is called: over its section, on its drawing and its figures, at the table and under the lid."""

from __future__ import annotations

NAMES: dict[str, str] = {
    "gaff": "The gaff",
    "coffee-mill": "The coffee mill",
    "horse-box": "The horse box",
    "two-card-box": "The two-card box and the odd card",
    "tongue-tell": "The tongue tell",
    "sand-tell": "The sand-tell box",
    "needle-tell": "The needle tell",
    "tell-box": "The tell box",
    "roughed-cards": "Roughed cards",
    "strippers": "Strippers",
    "hollows-and-rounds": "Hollows and rounds",
    "rounds": "Rounds",
    "sanded-cards": "Sanded cards",
    "squared-sights": "Squared sights",
    "tie-ups": "Tie-ups",
    "both-ends": "Both ends against the middle",
    "prepared-marks": "Specks, bends and blots",
    "punched-cards": "Punched cards",
    "putting-up-first-turn": "Putting up the first turn",
    "putting-up-splits": "Putting up splits",
    "putting-up-win-lose": "Putting up cards to win or lose out",
    "chopping-out": "Chopping out",
    "breaking-even-stack": "The breaking-even stack",
    "last-turn-fix": "Putting up the last turn",
    "transferred": "Moving known cards in the shuffle",
    "cold-deck": "The cold deck",
    "dropped-card": "The dropped card",
    "dealing-seconds": "Dealing seconds",
    "throwing-off": "Throwing off",
    "miscount": "Wrong take and pay",
    "case-shift": "The wrong bead",
    "catching-turn": "Catching a turn",
    "peeking": "Looking into a loose pack",
    "snaking": "Snaking a game",
    "corking": "Corking the checks",
    "dropping": "Dropping",
    "horsehair-drag": "The hair on the stack",
    "horsehair-copper": "The horsehair copper",
    "false-cocks": "Unearned corners",
    "moving-stakes": "Moving another’s stake",
    "snow-out-fraud": "The snow-out beaten",
    "box-story": "The box that guards you",
    "skin-game": "The skin game",
    "capper": "The capper",
    "bonneting": "Bonneting",
    "roped-banker": "The roped banker",
    "dealers-partner": "The dealer’s partner",
    "pinhole-deck": "The pin-hole deck",
}
"""Every cheat by its id, as a heading has it."""


def named(cheat: str) -> str:
    """A cheat within a sentence, where another word stands for its article: `coffee mill`, `snaking a game`."""
    name = NAMES[cheat].removeprefix("The ")
    return f"{name[0].lower()}{name[1:]}"
