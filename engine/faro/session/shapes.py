"""What the doors answer with, shape by shape; the types of the browser's scripts are made from these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from faro.odds import ThreeWays
from faro.seats import Beat

if TYPE_CHECKING:
    from faro.teaching import Payment, Verdict


class Told(TypedDict):
    """A mistake, with its `line` of a log and its `column` of a position, counted from one, where it has them.

    `meant` is the word that was probably meant by one that is not known, else empty.
    """

    code: str
    sentence: str
    hint: str
    line: int | None
    column: int | None
    meant: str


class Said(TypedDict):
    """What every answer has: a sentence for a listener, and what went wrong."""

    say: str
    error: Told | None


class Offer(TypedDict):
    """What would mend a refusal: its words, the lines that it sends, and the book that it goes over to, if any."""

    text: str
    lines: list[str]
    rules: str


class Board(Said):
    """The log, the board of a seat after it, and what was seen to happen in between.

    Where something was refused, `offers` would mend it.
    """

    log: str
    html: str
    beats: Sequence[Beat]
    offers: NotRequired[list[Offer]]


class Banked(Board):
    """A table whose bank has gone to the punter who put up the most for it."""

    banker: str


class Frame(TypedDict):
    """The board after a line of a log, what was said, the log so far, and the words of the press that brings it.

    `beats` are what was seen to happen, where anything was.
    """

    html: str
    say: str
    log: str
    step: str
    beats: NotRequired[Sequence[Beat]]


class Predicted(TypedDict):
    """What is asked before a turn is shown."""

    prompt: str
    answers: list[str]
    right: str
    because: str


class Playthrough(TypedDict):
    """A log as frames: where it starts, where the question is asked, and who sits, cheats and is told something."""

    frames: list[Frame]
    start: int
    done_at: int
    is_told: bool
    has_bends: bool
    asked_at: int
    question: Predicted | None
    rules: str
    punters: list[str]
    cheats: list[str]
    error: Told | None


class SteppedThrough(Playthrough):
    """A playthrough, how many frames it has in all, and what is said at the last that is drawn."""

    count: int
    say: str


class Waiting(TypedDict):
    """A seat whose engine is not there yet: the `grid` for the cards that lie on the cloth, the `tools` under it."""

    grid: str
    tools: str


class OtherView(TypedDict):
    """A log as other eyes see it; `open` and `close` stand on its button, and `told` is said when it is taken.

    `back` is the frame at which something was first done unseen, if any was, and `looked` is said on the way back.
    """

    open: str
    close: str
    told: str
    frames: list[Frame]
    back: NotRequired[int | None]
    looked: NotRequired[str]


class Still(Said):
    """A board as a picture."""

    html: str


class Recap(Still):
    """How a deal went, and the seed by which its cards come `again`, where they came by one.

    `first` is the press that clears the cloth for stakes where the card that opens the next deal takes of them.
    """

    again: str | None
    first: str


class Shown(Still):
    """A board as a picture, and the words of the press that brings what comes next."""

    next: str


class Link(Said):
    """The code of a link that holds a log, how many `deals` the log had, and where it has got: in a line, and drawn."""

    code: str
    position: str
    deals: int
    picture: str


class Opened(Said):
    """A log that was kept, as far as it plays today."""

    log: str
    changed: bool


class Shared(Opened):
    """The log and the seed that a link holds."""

    seed: str


class SaidLine(TypedDict):
    """A line of a log that did something, and what was said of it."""

    line: int
    text: str
    say: str
    turn: bool


class SaidLines(Said):
    """What was said at every line of a log."""

    lines: list[SaidLine]


class Faults(Said):
    """Everything that is wrong with a log, each fault with its line."""

    faults: list[Told]


class Sheet(Said):
    """A tab sheet."""

    text: str
    html: str


class Price(Said):
    """The bank's gain of a stake: of a turn, of one that decides it, and until then; and how such a stake ends.

    `hundred` has how many of a hundred end each way, on the next `turn` and `until` decided.
    """

    turn: ThreeWays
    decided: ThreeWays | None
    until: ThreeWays
    chances: dict[str, ThreeWays]
    hundred: dict[str, dict[str, int]]
    html: NotRequired[str]


class OneLine(Said):
    """A position in one line: its `position`, what it says of a stake's price, as such is asked, and its link's `code`.

    `place` is empty where no stake lies.
    """

    position: str
    rules: str
    left: dict[str, int]
    place: str
    coppered: bool
    code: str


class RankedBet(TypedDict):
    """A place of the cloth, its words, and the bank's gain of a stake left there until it is decided."""

    place: str
    word: str
    until: ThreeWays


class Ranked(Said):
    """The bets of a position, the cheapest first."""

    bets: list[RankedBet]


class HouseRule(TypedDict):
    """A rule by field and value, and what the bank gains of the stake where it holds; null where that is refused."""

    rule: str
    value: str
    until: ThreeWays | None


class HouseRules(Said):
    """What rules of a house would change the price of one stake."""

    rules: list[HouseRule]


class Cost(Said):
    """What a deal should have cost a seat so far, what it did, and on how many turns."""

    average: str
    lost: int
    turns: int


class Due(Still):
    """The line that comes next, and what the bank must then take and pay for every stake."""

    line: str
    payments: list[Payment]


class Reached(Said):
    """Which goals of a seat are met, in their order, and what has been gained there, in checks."""

    met: list[bool]
    gain: int


class Audited(Board):
    """A verdict for every stake, and whether all are right; none of it where the log itself is wrong."""

    verdicts: NotRequired[list[Verdict]]
    right: NotRequired[bool]


class Asked(TypedDict):
    """One thing that is asked, as an exercise has it; `when` is the answer to the first that calls for it.

    `wrong` is what is said against a wrong answer: a sentence for each option, or one for all. What it `ends` in may
    stand apart, and `{given}` is the answer itself.
    """

    id: str
    label: str
    type: Literal["number", "choice", "ranks", "order", "beads", "call"]
    options: list[str]
    at: NotRequired[list[tuple[float, float]]]
    on: NotRequired[str]
    told: NotRequired[str]
    lines: NotRequired[list[list[str]]]
    when: NotRequired[str]
    wrong: NotRequired[list[str]]
    ends: NotRequired[str]


class Decided(TypedDict):
    """What became of one stake, and the rule that decided."""

    what: str
    fate: str
    rule: str
    book: str
    why: str
    point: str


class Baked(TypedDict):
    """An exercise with its question whole, its pictures, and the seed of the next."""

    kind: str
    seed: str
    level: int
    rules: str
    log: str
    ranks: list[str]
    told: list[str]
    prompt: str
    fields: list[Asked]
    accept: list[list[str]]
    explain: str
    then: str
    reasons: list[Decided]
    asked: str
    html: str
    after: str
    dealt: list[str]
    next: str


class Exercised(Baked, Said):
    """An exercise as a door answers it."""
