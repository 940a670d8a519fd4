"""What each seat may know: the open table, what is seen to happen there, and what a device tells who brought it."""

from __future__ import annotations

from faro.seats.beats import Beat, CardComes, ChecksLaid, StakeSettled, beats
from faro.seats.tells import Lid, Tell, lift, tells
from faro.seats.view import Handling, Outcome, Place, RunOn, Sleeper, Stake, View, see

__all__ = [
    "Beat",
    "CardComes",
    "ChecksLaid",
    "Handling",
    "Lid",
    "Outcome",
    "Place",
    "RunOn",
    "Sleeper",
    "Stake",
    "StakeSettled",
    "Tell",
    "View",
    "beats",
    "lift",
    "see",
    "tells",
]
