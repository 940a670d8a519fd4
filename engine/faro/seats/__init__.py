"""What each seat may know: the open table, and what a device tells the one who brought it."""

from __future__ import annotations

from faro.seats.tells import Lid, Tell, lift, tells
from faro.seats.view import Outcome, Place, RunOn, Sleeper, Stake, View, see

__all__ = ["Lid", "Outcome", "Place", "RunOn", "Sleeper", "Stake", "Tell", "View", "lift", "see", "tells"]
