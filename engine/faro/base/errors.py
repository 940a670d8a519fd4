"""What can be wrong with a log, a rule-book or a command: a closed list of codes, one sentence each time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from faro.base.sentences import MEANT, SENTENCES
from faro.base.voices import Said, meant

CODES: dict[str, str] = {
    "unknown-word": "A line begins with a word that is no command.",
    "line-cut-short": "A line stops before it has said everything it must say.",
    "too-many-words": "A line goes on after it has said everything.",
    "bad-card": "A card is not written as rank and suit, like 7h or 10s.",
    "bad-rank": "A rank is not written as A, 2 to 10, J, Q or K.",
    "no-such-place": "The layout has no such place to lay a stake.",
    "bad-number": "A number of checks is not a whole number of one or more.",
    "bad-name": "A punter's name is not a plain lower-case word.",
    "no-rules": "The log does not begin by naming its rule-book.",
    "unknown-rules": "The rule-book is not one of the library's.",
    "rules-changed": "The log was written under another wording of its rule-book.",
    "rules-named-twice": "A log names its rule-book once, at its head.",
    "bad-rulebook": "A rule-book lacks a key or a source, or a rule in it is wrong or changes nothing.",
    "already-seated": "The punter sits at the table already.",
    "unknown-punter": "Nobody of that name sits at the table.",
    "soda-first": "The act needs the deal to be opened first, with a soda or as the rule-book says.",
    "wrong-opening": "The rule-book begins a deal in another way.",
    "deal-under-way": "A deal is broken off only while nothing lies on it.",
    "deal-is-out": "The box holds no further turn.",
    "hock-too-early": "The hock, or the pocket, shows only after the last turn.",
    "wrong-ending": "The rule-book ends a deal in another way.",
    "not-the-pocket": "The pocket holds other cards.",
    "bottom-card": "The bottom card was shown before the deal, and comes last.",
    "card-dealt-twice": "The card has left the box already.",
    "card-not-in-pack": "The card does not belong to this pack.",
    "stake-over-funds": "The stake is more than the punter holds.",
    "stake-over-limit": "The stake is more than the limit of the game.",
    "stake-under-minimum": "The stake is less than the least the dealer takes.",
    "card-in-view": "At Basset no stake enters on the rank in view.",
    "second-bet": "The rule-book takes no stake on a rank once a card of it is out.",
    "dead-card": "All four cards of that rank are out.",
    "no-such-bet": "The punter has no stake there.",
    "copper-mismatch": "A stake lies there already, and it is coppered where this one is open, or the reverse.",
    "place-taken": "A stake cannot be moved onto another of the same punter's.",
    "copper-refused": "The rule-book allows no copper.",
    "bet-not-taken": "The rule-book takes no bets of that kind.",
    "order-refused": "The rule-book lets no stake be barred, or go by half.",
    "order-stands": "What is asked for is already so.",
    "no-parlee": "There is nothing to let run, or the rule-book lets nothing run.",
    "no-corner": "The card has no corner left to bend, or is folded.",
    "bent-card": "A bent card is played out as it lies.",
    "no-masque": "The rule-book lets no card lie face down.",
    "masked-card": "The card lies face down.",
    "has-risen": "The punter has got up from the table.",
    "stakes-lie": "A punter takes his stakes down before he rises.",
    "call-too-early": "The last turn is called when three cards are left.",
    "call-not-in-box": "A call names the three cards that are left.",
    "no-call": "The rule-book pays no call on the cards that are left.",
    "own-stake": "Altering a bet is what somebody else does to it.",
    "no-claim": "The stake is no sleeper, or not the claimant's to take.",
    "bad-pile": "A pile holds every card of the pack once but for those it is without, and odd cards besides.",
    "not-in-pile": "The pile, or a card drawn already, brings something else.",
    "no-pile": "The pack can be tampered with only where it is known how it lies.",
    "unknown-device": "There is no cheating device of that name.",
    "wrong-device": "The device is of no use to its user or under the rule-book.",
    "devices-clash": "Two devices cannot stand at one table together.",
    "no-device": "The trick needs a device that its doer has not brought.",
    "not-now": "What is asked for can be done at another moment only.",
    "bad-cheat": "A record of a cheat lacks a key or holds a wrong one.",
    "bank-open": "The bank shows what it holds once, before the first stake.",
    "must-lie": "The rule-book lets no stake be lifted before it is decided.",
    "book-stands": "The table cannot go over to another rule-book as it stands.",
    "bad-limit": "The limits of the game contradict each other.",
    "expectation-failed": "The table does not hold what the log expects.",
    "bad-position": "A position, or a count of the cards left, is none that a deal can come to.",
    "bad-link": "A link holds no deal that can be opened.",
    "bad-request": "The session was asked for something it cannot do.",
    "engine-failed": "The engine itself has failed, whatever it was asked.",
}
"""Every code with what it stands for. A code that is not listed here cannot be raised."""


class FaroError(Exception):
    """One thing that is wrong, said in one sentence.

    It is raised by a `key` of `SENTENCES`, which is its `code`, or its code and the case of it, and by the `values`
    that the sentence and the hint are about. The hint says what to do about it; where a value `meant` is the known word
    that was probably meant, it names that.
    `line` is the line of the log, counted from one, where a log is being read, and `column` the place in the line of a
    position; without either, a value `where` names the file or the rule-book. Sentence and hint are texts as they are
    written; in all their voices they are `said` and `advised`.
    """

    def __init__(
        self,
        key: str,
        line: int | None = None,
        column: int | None = None,
        /,
        **values: object,
    ) -> None:
        super().__init__(key, line, column)
        self.code = key.partition("/")[0]
        self.line = line
        self.column = column
        self.values: Mapping[str, object] = values
        self.key = key
        self._sentence, self._hint = SENTENCES[key]

    @property
    def said(self) -> Said:
        """What is wrong."""
        return self._sentence.filled(self.values)

    @property
    def advised(self) -> Said:
        """What to do about it."""
        return (MEANT if self.values.get("meant") else self._hint).filled(self.values)

    @property
    def sentence(self) -> str:
        """What is wrong, as it is written."""
        return self.said.written

    @property
    def hint(self) -> str:
        """What to do about it, as it is written."""
        return self.advised.written

    def at(self, line: int | None, column: int | None = None) -> FaroError:
        """The same error, placed on a line of the log, or at a column of a line."""
        return type(self)(self.key, line, column or self.column, **self.values)

    def __reduce__(self) -> tuple[Any, ...]:
        """One that comes from another process says the same."""
        return partial(type(self), self.key, self.line, self.column, **self.values), ()

    def __str__(self) -> str:
        places = [f"{name} {at}" for name, at in (("line", self.line), ("column", self.column)) if at is not None]
        where = ", ".join(places) or self.values.get("where")
        hint = f"; {self.hint}" if self.hint else ""
        return f"{f'{where}: ' if where else ''}{self.sentence} ({self.code}){hint}"

    def __repr__(self) -> str:
        """The sentence, as whoever reads a list of faults, a notebook or a failed test wants it."""
        return str(self)


class Refused(FaroError):
    """The table refuses a command: the log is well written, the act is not allowed."""


def nearest(word: str, known: Iterable[str], otherwise: str) -> str:
    """The hint that a refusal has for a word that is not known, or what else to do: for whoever refuses by himself."""
    near = meant(word, known)
    return MEANT.filled({"meant": near}).written if near else otherwise


for _key in SENTENCES:
    if _key.partition("/")[0] not in CODES:
        raise ValueError(f"faro/base/sentences.py: {_key!r} begins with no code")
