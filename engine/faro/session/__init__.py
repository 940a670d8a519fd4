"""The browser’s only door to the engine: a request comes in, an answer goes out.

The other names are the build's, and with them come rooms that a browser may never ask for: they are imported when they
are named.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from faro.session.door import DOORS, reply

if TYPE_CHECKING:
    from faro.session.doors.cheats import spot
    from faro.session.doors.dealer import baked
    from faro.session.doors.steps import frames, waiting
    from faro.session.other_views import views
    from faro.session.program import Fault, run

__all__ = ["DOORS", "Fault", "baked", "frames", "reply", "run", "spot", "views", "waiting"]

_LATER = {
    "Fault": "program",
    "baked": "doors.dealer",
    "frames": "doors.steps",
    "run": "program",
    "spot": "doors.cheats",
    "views": "other_views",
    "waiting": "doors.steps",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
