"""What the doors are asked with, besides what to `do`; the types of the browser's scripts are made from these.

A field is of one kind wherever it is sent, as `faro.session.fields` has it. What no door asks for is passed over.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from faro.session.fields import (
    AllGains,
    Bids,
    Count,
    Habits,
    Left,
    Payments,
    Seat,
    Size,
    Text,
    Watch,
    YesOrNo,
)


class Logged(TypedDict):
    """A log, from its first line."""

    log: Text


class Looked(Logged):
    """A log, and who looks at the table."""

    seat: Seat


class Stepped(Looked):
    """A log that is stepped through; of a long one `most` frames are drawn, from the number `first` on."""

    first: NotRequired[Count]
    most: NotRequired[Count]


class Drawn(Looked):
    """A live board: what the ids of its elements begin with, and the size of check that is in hand."""

    id: Text
    chip: NotRequired[Size]


class Seated(Drawn):
    """A live board, where somebody may watch for devices: the others by their habits, under the seed of the shuffle.

    A `doubtful` dealer may have a device, and use it.
    """

    habits: NotRequired[Habits]
    seed: NotRequired[Text]
    watch: NotRequired[Watch]
    doubtful: NotRequired[YesOrNo]


class Shuffled(Drawn):
    """What the pack brings next under a seed, from a dealer who may be `doubtful`."""

    seed: Text
    habits: NotRequired[Habits]
    watch: NotRequired[Watch]
    doubtful: NotRequired[YesOrNo]


class Accompanied(Drawn):
    """What the others lay, each by his habit."""

    habits: Habits
    seed: NotRequired[Text]
    watch: NotRequired[Watch]


class Recapped(Looked):
    """How a deal went, and whether it was watched."""

    habits: NotRequired[Habits]
    seed: NotRequired[Text]
    watch: NotRequired[Watch]


class Sent(Seated):
    """One line more on the log."""

    line: Text


class Undone(Seated):
    """One line less, where more than a `floor` of lines stand."""

    floor: NotRequired[Count]


class Switched(Seated):
    """Another book, by the line of a log that names it; what the bank holds, the most on a place, what each sits with.

    Nought is a bank without end, and no limit.
    """

    rules: Text
    bank: NotRequired[Count]
    limit: NotRequired[Count]
    buys: NotRequired[Size]


class Bidding(Seated):
    """What each would put up to hold the bank."""

    bids: Bids


class Answered(Sent):
    """The line that was due, and what a dealer took and paid for every stake and call."""

    answers: Payments


class Sharing(Logged):
    """A log to be sent, with its seed; of an evening the last deal may be meant `alone`."""

    seed: NotRequired[Text]
    alone: NotRequired[YesOrNo]


class Coded(TypedDict):
    """What a link holds."""

    code: Text


class Signed(Logged):
    """A log, and a key of `faro.pictures.SHEETS`."""

    signs: Text


class Placed(Looked):
    """A place of the layout of a table."""

    place: Text
    coppered: NotRequired[YesOrNo]


class Pointed(Drawn):
    """A place of a live board."""

    place: Text
    coppered: NotRequired[YesOrNo]


class Position(TypedDict):
    """A book, by the line of a log that names it, and how many cards of each rank are left, or a fresh pack."""

    rules: Text
    left: NotRequired[Left]


class Staked(Position):
    """A stake in a position."""

    place: Text
    coppered: NotRequired[YesOrNo]


class Lined(TypedDict):
    """A position in one line."""

    position: Text


class Coming(Logged):
    """What a seed brings next."""

    seed: Text


class Practised(TypedDict):
    """An exercise of a kind, one of `faro.teaching.KINDS`, under a seed, a book and a level."""

    kind: Text
    seed: Text
    rules: Text
    level: NotRequired[Count]


class Aimed(Looked):
    """The words of `faro.teaching.GOALS` with spaces between, and the lines of the log before the pupil sat down."""

    goals: Text
    floor: Count


class Tried(TypedDict):
    """A device, how often it is tried under a seed, and the gains of an earlier answer."""

    device: Text
    deals: Count
    seed: Text
    gains: NotRequired[AllGains]


class Seeded(TypedDict):
    """A deal by its seed."""

    seed: Text


class Split(TypedDict):
    """How many splits were seen in how many deals."""

    splits: Count
    deals: Count


AtTheTable = Seated | Shuffled | Accompanied
"""Whatever asks for a live board."""
Watched = AtTheTable | Recapped
"""Whatever may ask for those who watch a crooked table."""
