"""A deal as text: the words of a log, reading and writing it, links and what is kept."""

from __future__ import annotations

from faro.notation import look_alikes, share
from faro.notation.faults import faults
from faro.notation.log import (
    Step,
    format_command,
    format_log,
    good_part,
    parse_line,
    play_while_valid,
    replay,
    text_of,
    word_of,
)
from faro.notation.position import FORM, POSITION_WORDS, Position, format_position, parse_position
from faro.notation.saved import begun_anew, last_deal, reopen, stamped
from faro.notation.seeds import called, seed_of_deal
from faro.notation.words import WORDS, Word

__all__ = [
    "FORM",
    "POSITION_WORDS",
    "WORDS",
    "Position",
    "Step",
    "Word",
    "begun_anew",
    "called",
    "faults",
    "format_command",
    "format_log",
    "format_position",
    "good_part",
    "last_deal",
    "look_alikes",
    "parse_line",
    "parse_position",
    "play_while_valid",
    "reopen",
    "replay",
    "seed_of_deal",
    "share",
    "stamped",
    "text_of",
    "word_of",
]
