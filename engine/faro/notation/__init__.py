"""A deal as text: the words of a log, reading and writing it, links and what is kept."""

from __future__ import annotations

from faro.notation import share
from faro.notation.log import Step, format_command, format_log, good_part, parse_line, play_while_valid, replay
from faro.notation.saved import begun_anew, last_deal, reopen, stamped
from faro.notation.words import WORDS, Word

__all__ = [
    "WORDS",
    "Step",
    "Word",
    "begun_anew",
    "format_command",
    "format_log",
    "good_part",
    "last_deal",
    "parse_line",
    "play_while_valid",
    "reopen",
    "replay",
    "share",
    "stamped",
]
