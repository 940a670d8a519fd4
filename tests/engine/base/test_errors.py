"""Every code, once at least for each place that raises it, with the whole sentence that a reader gets."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import faro
from faro.base.cards import PACK, Card, Rank
from faro.base.errors import CODES, FaroError, Refused
from faro.base.layout import SPOTS
from faro.base.place_names import spot
from faro.base.sentences import SENTENCES
from faro.base.stakes import Bend
from faro.cheats.devices import DEVICES
from faro.cheats.library import load as load_cheats
from faro.cheats.split_counts import too_many_splits
from faro.notation import share
from faro.notation.log import play_while_valid
from faro.notation.words import WORDS
from faro.odds.chances import call_cost, odds
from faro.odds.policies import adventured
from faro.odds.systems import SYSTEMS
from faro.rulebooks.rulebook import Rulebook
from faro.rulebooks.shelf import load
from faro.session.door import DOORS, reply
from faro.simulation.fast_deals import simulate
from faro.table.state import fresh
from faro.teaching.exercises import making
from faro.words.announcement import apologise
from tests.engine.crooked import pile
from tests.engine.tables import (
    DENEXA,
    HOW_TO_PLAY,
    HOYLE,
    LAWS,
    LIBRARY,
    MEYER,
    last_three,
    pack,
    varied,
    whole_deal,
)

ENGINE = Path(faro.__file__).parent
BASSET, PHARO, STUSS = (LIBRARY[book] for book in ("basset", "pharo", "stuss"))
BENT = "open ann 100\nbottom Kd\nbet ann 1 on Q\n"


@dataclass(frozen=True)
class Mistake:
    """A log that goes wrong in its last line, and what is said of it."""

    code: str
    log: str
    sentence: str
    hint: str = ""
    rules: Rulebook | None = HOYLE
    cards: tuple[Card, ...] = PACK

    @property
    def text(self) -> str:
        """The log with its rule-book at its head."""
        return self.log if self.rules is None else f"rules {self.rules.id}\n{self.log}"

    @property
    def library(self) -> Mapping[str, Rulebook]:
        return LIBRARY if self.rules is None else {**LIBRARY, self.rules.id: self.rules}

    @property
    def told(self) -> str:
        line = len(self.text.splitlines())
        return f"line {line}: {self.sentence} ({self.code}){'; ' if self.hint else ''}{self.hint}"


SEATED = "open ann 100\n"
DEAD = "soda 7d\nturn 7h 7s\nturn 7c 8c\n"
BET = "write 'bet NAME CHECKS on PLACE'"
LAST = last_three("5c 6c 7c", "open ann 100")
CAT = last_three("8c 8d 8h", "open ann 100")
TAKEN = f"rules hoyle-1864\n{SEATED}soda Kd\nbet ann 5 on Q\n"
LOST = "rules hoyle-1864\nopen ann 5\nsoda Kd\nbet ann 5 on Q\nturn Qh 7s\n"
WON = f"{SEATED}soda Kd\nbet ann 5 on Q\nturn 7h Qs\n"

MISTAKES = [
    Mistake("unknown-word", "bte ann 5 on Q", "no command is called 'bte'", "did you mean 'bet'?"),
    Mistake("unknown-word", "Turn 7h 9s", "no command is called 'Turn'", "did you mean 'turn'?"),
    Mistake("unknown-word", "zzz", "no command is called 'zzz'", f"a line begins with {', '.join(WORDS)}"),
    Mistake("unknown-word", "bet ann 5 at Q", "'at' stands where 'on' belongs", BET),
    Mistake("unknown-word", "move ann Q on 7", "'on' stands where 'to' belongs", "write 'move NAME PLACE to PLACE'"),
    Mistake(
        "line-cut-short",
        "bet ann",
        "the line 'bet ann' stops before its number of checks",
        BET,
    ),
    Mistake(
        "line-cut-short",
        "bet ann 5",
        "the line 'bet ann 5' stops before its word 'on'",
        BET,
    ),
    Mistake("line-cut-short", "turn 7h", "the line 'turn 7h' stops before its second card", "write 'turn CARD CARD'"),
    Mistake(
        "line-cut-short",
        "rules",
        "the line 'rules' stops before its rule-book",
        "write 'rules BOOK [RULE=VALUE ...] [DIGEST]'",
        None,
    ),
    Mistake(
        "line-cut-short", "copper", "the line 'copper' stops before its punter", "write 'copper NAME [CHECKS] on PLACE'"
    ),
    Mistake("too-many-words", "soda Kd 7h 9s", "'7h 9s' is more than the line can say", "write 'soda CARD'"),
    Mistake("bad-card", "soda 1h", "no card is written '1h'", "write rank and suit, as 7h, 10s or Kd"),
    Mistake("bad-card", "turn 7h Q", "no card is written 'Q'", "write rank and suit, as 7h, 10s or Kd"),
    Mistake("line-cut-short", "half ann", "the line 'half ann' stops before its place", "write 'half NAME PLACE'"),
    Mistake(
        "line-cut-short",
        "alter ben ann Q to",
        "the line 'alter ben ann Q to' stops before its place",
        "write 'alter NAME NAME PLACE to PLACE'",
    ),
    Mistake(
        "unknown-word",
        "parlee ann Q on 7",
        "'on' stands where 'to' belongs",
        "write 'parlee NAME PLACE [to PLACE]'",
    ),
    Mistake(
        "bad-rank",
        "call ann 5 on 5-6",
        "'5-6' is no order of three ranks",
        "write loser, winner and hock, as 5-6-7",
    ),
    Mistake("bad-rank", "call ann 5 on 5-6-B", "no rank is written 'B'", "write A, 2 to 10, J, Q or K"),
    Mistake(
        "no-such-place", f"{SEATED}bet ann 5 on Qeen", "the layout has no place called 'Qeen'", "did you mean 'queen'?"
    ),
    Mistake(
        "no-such-place",
        f"{SEATED}bet ann 5 on 11",
        "the layout has no place called '11'",
        "did you mean '10'?",
    ),
    Mistake(
        "no-such-place", f"{SEATED}take ann K-4", "no place of the layout takes in King and Four", "string them as K+4"
    ),
    Mistake(
        "no-such-place",
        f"{SEATED}bet ann 5 on jack-square",
        "the books give the name 'jack-square' to more than one place",
        "write 4-3-J-10 or 3-2-Q-J",
    ),
    Mistake("bad-number", "open ann five", "'five' is no number of checks", "write 'open NAME CHECKS'"),
    Mistake("bad-number", "open ann -5", "'-5' is no number of checks", "write 'open NAME CHECKS'"),
    Mistake("bad-number", "open ann 2.5", "'2.5' is no number of checks", "write 'open NAME CHECKS'"),
    Mistake("bad-number", "open ann 0", "cannot buy 0 checks", "buy 1 to 1,000,000"),
    Mistake("bad-number", "open ann 1000001", "cannot buy 1,000,001 checks", "buy 1 to 1,000,000"),
    Mistake("bad-number", f"{SEATED}bet ann 0 on Q", "cannot bet 0 checks", "bet one check or more"),
    Mistake("bad-number", "bank 0", "the bank cannot hold 0 checks", "open it with 1 to 1,000,000"),
    Mistake("bad-number", f"{SEATED}marker ann 0", "no marker is given for 0 checks", "lend 1 to 1,000,000"),
    Mistake(
        "bad-number", f"{SEATED}bet ann 1 on Q\nhalf ann Q", "one check does not go by half", "let it go, or bar it"
    ),
    Mistake("bad-number", f"{LAST}call ann 0 on 5-6-7", "cannot bet 0 checks", "bet one check or more"),
    Mistake("bad-name", "open bank 100", "'bank' is no name for a punter", "write a short lower-case word"),
    Mistake("bad-name", "open Ann 100", "'Ann' is no name for a punter", "write a short lower-case word"),
    Mistake(
        "bad-name", f"open {'a' * 17} 100", f"'{'a' * 17}' is no name for a punter", "write a short lower-case word"
    ),
    Mistake("no-rules", "open ann 100", "the table has no rule-book yet", "begin with 'rules' and its name", None),
    Mistake("no-rules", "soda Kd", "the table has no rule-book yet", "begin with 'rules' and its name", None),
    Mistake("unknown-rules", "rules hoyle", "no rule-book is called 'hoyle'", "did you mean 'hoyle-1864'?", None),
    Mistake(
        "unknown-rules",
        "rules chess",
        "no rule-book is called 'chess'",
        f"the library holds {', '.join(LIBRARY)}",
        None,
    ),
    Mistake(
        "rules-changed",
        "rules hoyle-1864 0badc0de",
        f"the log was written under hoyle-1864 0badc0de, and the book now reads {HOYLE.digest}",
        "leave the digest out to replay it under the present rules",
        None,
    ),
    Mistake(
        "bad-rulebook",
        "rules hoyle-1864 cal=4-for-1",
        "hoyle-1864: cal is no key of a rule-book",
        "did you mean 'call'?",
        None,
    ),
    Mistake(
        "bad-rulebook",
        "rules hoyle-1864 call=5-to-1",
        "hoyle-1864: call cannot be '5-to-1'",
        "did you mean '4-to-1'?",
        None,
    ),
    Mistake(
        "rules-named-twice", "rules denexa", "the table is dealt by American Hoyle 1864 already", "start a new log"
    ),
    Mistake("already-seated", f"{SEATED}open ann 5", "a punter called 'ann' sits at the table already"),
    Mistake("unknown-punter", f"{SEATED}bet ben 5 on Q", "no punter called 'ben' sits at the table", "seated: ann"),
    Mistake("unknown-punter", "take ben Q", "no punter called 'ben' sits at the table", "seated: nobody yet"),
    Mistake("unknown-punter", "expect ben 5", "no punter called 'ben' sits at the table", "seated: nobody yet"),
    Mistake("soda-first", "turn 7h 9s", "no turn can be dealt before the soda is shown", "show the soda first"),
    Mistake(
        "soda-first",
        f"{SEATED}bet ann 5 on Q",
        "under Denexa Games no stake is laid before the soda is shown",
        "show the soda first",
        DENEXA,
    ),
    Mistake(
        "soda-first", "turn 7h 9s", "no turn can be dealt before the face is shown", "turn up the face first", BASSET
    ),
    Mistake(
        "soda-first",
        "turn 7h 9s",
        "no turn can be dealt before the bottom card is shown",
        "show the bottom card first",
        PHARO,
    ),
    Mistake("soda-first", "turn 7h 9s", "no turn can be dealt before the deal is opened", "write 'deal' first", STUSS),
    Mistake("wrong-opening", "soda Kd", "under Pharo no deal begins with 'soda'", "write 'bottom'", PHARO),
    Mistake(
        "deal-under-way",
        f"{SEATED}bet ann 5 on Q\nsoda Kd\nsoda Kh",
        "a deal is under way, and stakes lie on it",
        "deal on to its end",
    ),
    Mistake(
        "wrong-ending", "bottom Kd\nhock Kd", "under Pharo no deal ends with a hock", "deal as the book says", PHARO
    ),
    Mistake(
        "wrong-ending",
        "soda Kd\npocket 2c 3c 4c 5c",
        "under American Hoyle 1864 no deal ends with a pocket",
        "deal as the book says",
    ),
    Mistake(
        "hock-too-early",
        "deal\npocket 2c 3c 4c 5c",
        "the pocket is the last four cards of the box",
        "deal the turns first",
        STUSS,
    ),
    Mistake(
        "not-the-pocket",
        "deal\npocket 2c 2c 2h 3c",
        "the pocket holds 2c 2h 3c 3h",
        "name each of its cards once",
        STUSS,
        pack("2 3", "ch"),
    ),
    Mistake(
        "deal-is-out", "deal\nturn 2c 3c", "the deal is out after 0 turns", "show the pocket", STUSS, pack("2 3", "ch")
    ),
    Mistake(
        "bottom-card", "bottom Kd\nturn Kd 2c", "Kd was shown at the bottom and comes last", "name another card", PHARO
    ),
    Mistake("card-not-in-pack", "bottom Kd", "Kd does not belong to this pack", "", PHARO, pack("2 3", "ch")),
    Mistake(
        "card-in-view",
        f"{SEATED}face Kd\nbet ann 5 on K",
        "no stake is laid on the King while the King of diamonds is in view",
        "choose another card",
        BASSET,
    ),
    Mistake(
        "order-stands",
        f"{SEATED}bet ann 5 on Q\nface Kd\nbet ann 5 on Q",
        "the stake of ann on the Queen is in play, and one laid now would enter later",
        "choose another card",
        BASSET,
    ),
    Mistake(
        "second-bet",
        f"{SEATED}deal\nturn Qs 2c\nbet ann 5 on Q",
        "Stuss, no second bets takes no stake on a rank once a card of it is out",
        "choose a fresh rank",
        LIBRARY["stuss-no-second-bets"],
    ),
    Mistake(
        "must-lie",
        f"{SEATED}bottom 3h\nbet ann 1 on 2\ntake ann 2",
        "with 4 cards left no stake is withdrawn under Pharo",
        "let it lie (Hoyle’s Treatise, hockley)",
        PHARO,
        pack("2 3", "ch"),
    ),
    Mistake(
        "no-parlee",
        f"{BENT}turn 3c 4c\nparoli ann Q",
        "ann has not just won on the Queen",
        "a card is bent for a paroli when it has won (Hoyle’s Treatise, rule 12)",
        PHARO,
    ),
    Mistake(
        "no-parlee",
        f"{BENT}turn 3c Qd\npli ann Q",
        "ann has not just lost half to a doublet on the Queen",
        "a pli plays on what a doublet has left of a stake",
        PHARO,
    ),
    Mistake("no-parlee", f"{WON}paroli ann Q", "American Hoyle 1864 knows no paroli", "lay a new stake"),
    Mistake("no-parlee", f"{WON}pli ann Q", "American Hoyle 1864 knows no pli", "lay a new stake"),
    Mistake(
        "no-corner",
        f"{BENT}turn 3c Qd\npaix ann Q\nturn 4c Qh\nparoli ann Q",
        "a card folded for a paix takes no corner",
        "fold it again, or take the money",
        PHARO,
    ),
    Mistake(
        "no-corner",
        "open ann 100\nbottom Kd\nbet ann 1 on Q\nturn 2c Qs\nparoli ann Q\nturn 3c Qd\nparoli ann Q\nturn 4c Qh\n"
        "paroli ann Q\nturn 5c Qc\nparoli ann Q to 7\nturn 6c 7c\nparoli ann 7\nturn 8c 7d\nparoli ann 7",
        "a card has no sixth corner",
        "fold it for a paix, or take the money",
        PHARO,
    ),
    Mistake(
        "bent-card",
        f"{BENT}turn 3c Qd\nparoli ann Q\nbet ann 1 on Q",
        "the stake of ann on the Queen lies on a bent card, and nothing is added",
        "play it out first",
        PHARO,
    ),
    Mistake(
        "bent-card",
        f"{BENT}turn 3c Qd\nparoli ann Q\nbar ann Q",
        "the card of ann on the Queen is bent, and goes whole",
        "",
        PHARO,
    ),
    Mistake(
        "no-masque",
        f"{SEATED}masque ann 5 on Q",
        "American Hoyle 1864 lets no card lie face down",
        "lay the stake openly",
    ),
    Mistake(
        "masked-card",
        f"{SEATED}bottom Kd\nmasque ann 5 on Q\ntake ann Q",
        "the card of ann on the Queen lies face down",
        "write 'show ann on Q'",
        PHARO,
    ),
    Mistake(
        "masked-card",
        f"{SEATED}bottom Kd\nmasque ann 5 on Q\nbet ann 5 on Q",
        "the stake of ann on the Queen lies on a card turned the other way",
        "turn the card first",
        PHARO,
    ),
    Mistake(
        "order-stands",
        f"{SEATED}bottom Kd\nmasque ann 5 on Q\nshow ann on Q\nshow ann on Q",
        "the card of ann on the Queen lies face up already",
        "",
        PHARO,
    ),
    Mistake(
        "has-risen", f"{SEATED}rise ann\nbet ann 5 on Q", "ann has got up from the table", "let another punter sit down"
    ),
    Mistake(
        "stakes-lie",
        f"{SEATED}bet ann 5 on Q\nrise ann",
        "nobody rises from the table while his stake lies",
        "take it down first",
    ),
    Mistake(
        "deal-is-out",
        "soda 2c\nturn 2h 3c\nturn 3h 2c",
        "the deal is out after 1 turns",
        "show the hock",
        cards=pack("2 3", "ch"),
    ),
    Mistake(
        "deal-is-out",
        f"{SEATED}soda 2c\nturn 2h 3c\nbet ann 1 on 3",
        "only the hock is left, and it decides no stake",
        "wait for the next deal",
        cards=pack("2 3", "ch"),
    ),
    Mistake("hock-too-early", "soda Kd\nhock Kh", "the hock is the last card of the box", "deal the turns first"),
    Mistake("hock-too-early", "hock Kh", "the hock is the last card of the box", "deal the turns first"),
    Mistake("card-dealt-twice", "soda Kd\nturn 7h Kd", "Kd has left the box already", "name a card still in the box"),
    Mistake("card-dealt-twice", "soda Kd\nturn 7h 7h", "7h cannot both lose and win a turn", "name two cards"),
    Mistake(
        "card-dealt-twice",
        f"{whole_deal().rsplit('hock', 1)[0]}hock Kd",
        "Kd has left the box already",
        "name a card still in the box",
    ),
    Mistake("card-not-in-pack", "soda Kd", "Kd does not belong to this pack", cards=pack("2 3", "ch")),
    Mistake("card-not-in-pack", "soda 2c\nturn 2h Kd", "Kd does not belong to this pack", cards=pack("2 3", "ch")),
    Mistake("stake-over-funds", f"{SEATED}bet ann 500 on Q", "cannot bet 500 with 100 checks", "bet 100 or less"),
    Mistake(
        "stake-over-funds", f"{SEATED}bet ann 99 on Q\ncopper ann 2 on 7", "cannot bet 2 with 1 check", "bet 1 or less"
    ),
    Mistake(
        "stake-over-limit",
        f"{SEATED}limit 25\nbet ann 26 on Q",
        "26 checks on the Queen is over the limit of 25",
        "bet 25 or less",
    ),
    Mistake(
        "stake-over-limit",
        f"{SEATED}limit 25\nsoda 7d\nturn 7h 7s\nbet ann 13 on 7",
        "13 checks on the Seven is over the limit of 12",
        "bet 12 or less",
        varied(HOYLE, case_limit="half"),
    ),
    Mistake(
        "stake-over-limit",
        f"{LAST}limit 10\ncall ann 11 on 5-6-7",
        "a call of 11 is over the limit of 10",
        "bet 10 or less",
    ),
    Mistake("stake-over-funds", f"{LAST}call ann 101 on 5-6-7", "cannot bet 101 with 100 checks", "bet 100 or less"),
    Mistake(
        "stake-over-funds",
        f"{WON}bet ann 100 on 9\nparlee ann Q",
        "cannot run 10 with 5 checks",
        "run it before other stakes are laid",
    ),
    Mistake(
        "stake-under-minimum",
        f"{SEATED}limit 5 25\nbet ann 4 on Q",
        "4 checks on the Queen is under the least stake",
        "bet 5 or more",
    ),
    Mistake(
        "dead-card",
        f"{SEATED}{DEAD}bet ann 5 on 7",
        "the Seven is dead: no card of it is left in the box",
        "bet on a card still in",
    ),
    Mistake(
        "dead-card",
        f"{SEATED}bet ann 5 on Q\n{DEAD}move ann Q to 7",
        "the Seven is dead: no card of it is left in the box",
        "bet on a card still in",
    ),
    Mistake(
        "dead-card",
        f"{SEATED}{DEAD}turn 8d 8h\nturn 8s 9c\nbet ann 5 on 7-8",
        "the Seven and Eight are dead: no card of them is left in the box",
        "bet on a card still in",
    ),
    Mistake(
        "bet-not-taken",
        f"{SEATED}bet ann 5 on high-card",
        "American Hoyle 1864 takes no bet on the High Card bar",
        "choose a bet that the book knows",
    ),
    Mistake(
        "bet-not-taken",
        f"{SEATED}bet ann 5 on Q\nmove ann Q to Q+9+4",
        "American Hoyle 1864 takes no bet on the Four, Nine and Queen",
        "choose a bet that the book knows",
    ),
    Mistake(
        "order-refused",
        f"{SEATED}soda Kd\nbet ann 5 on Q\nbar ann Q",
        "Denexa Games lets no stake be barred",
        "take it down instead",
        DENEXA,
    ),
    Mistake(
        "order-refused",
        f"{SEATED}soda Kd\nbet ann 5 on Q\nhalf ann Q",
        "Denexa Games lets no stake go by half",
        "take it down and lay less",
        DENEXA,
    ),
    Mistake("order-stands", f"{SEATED}bet ann 5 on Q\ngoes ann Q", "the stake of ann on the Queen goes already"),
    Mistake(
        "order-stands",
        f"{SEATED}bet ann 5 on Q\nbar ann Q\nbar ann Q",
        "the stake of ann on the Queen is barred already",
    ),
    Mistake(
        "order-stands",
        f"{LAST}call ann 1 on 5-6-7\ncall ann 1 on 5-6-7",
        "ann has called Five, Six, Seven already",
        "call another order",
    ),
    Mistake("no-parlee", f"{WON}parlee ann Q", "Denexa Games lets no stake run on", "lay a new stake", DENEXA),
    Mistake(
        "no-parlee",
        f"{WON}parlee ann 7",
        "ann has not just won on the Seven",
        "only a stake that won the latest turn can run on",
    ),
    Mistake(
        "call-too-early",
        f"{SEATED}soda Kd\ncall ann 5 on 5-6-7",
        "the last turn is called when three cards are left",
        "wait for the last turn",
    ),
    Mistake(
        "call-not-in-box",
        f"{LAST}call ann 5 on 8-6-7",
        "the last three cards are not Eight, Six, Seven",
        "Five, Six, Seven are left, in an order that nobody knows",
    ),
    Mistake(
        "no-call",
        f"{CAT}call ann 5 on 8-8-8",
        "American Hoyle 1864 pays no call on three of a kind",
        "bet on the turn as on any other",
    ),
    Mistake(
        "no-call",
        f"{LAST}call ann 5 on 5-6-7",
        "American Hoyle 1864 pays no call on the last turn",
        "bet on the turn as on any other",
        varied(HOYLE, call="refused"),
    ),
    Mistake(
        "no-call",
        last_three("8c 8d 9h", "open ann 100", "call ann 5 on 8-8-9"),
        "American Hoyle 1864 pays no call on a cat",
        "bet on the turn as on any other",
        varied(HOYLE, cat="refused"),
    ),
    Mistake(
        "own-stake",
        f"{SEATED}bet ann 5 on Q\nalter ann ann Q to 7",
        "a punter's own stake is moved, not altered",
        "write 'move ann'",
    ),
    Mistake(
        "no-claim",
        f"{SEATED}bet ann 5 on Q\nclaim bank ann Q",
        "under Meyer's house game the dealer may not claim a stake",
        rules=varied(MEYER, first_stakes="before-soda"),
    ),
    Mistake(
        "no-claim",
        f"{SEATED}bet ann 5 on Q\nclaim ann ann Q",
        "under Pocket Hoyle 1880 nobody may claim a stake",
        rules=LAWS,
    ),
    Mistake(
        "no-claim",
        f"{SEATED}bet ann 5 on Q\nclaim ann ann Q",
        "the Queen is not dead",
        "only a stake that nothing can decide is a sleeper",
        HOW_TO_PLAY,
    ),
    Mistake("bank-open", "bank 500\nbank 600", "the bank is open already", "show what it holds before the first stake"),
    Mistake("no-such-bet", f"{SEATED}take ann Q", "ann has no stake on the Queen", "stakes of ann lie on: nowhere"),
    Mistake(
        "no-such-bet",
        f"{SEATED}bet ann 5 on Q\nbet ann 5 on 7\ncopper ann on K",
        "ann has no stake on the King",
        "stakes of ann lie on: Q, 7",
    ),
    Mistake(
        "copper-mismatch",
        f"{SEATED}bet ann 5 on Q\ncopper ann 1 on Q",
        "5 checks of ann already lie open on the Queen",
        "write 'copper ann on Q' to turn the copper first",
    ),
    Mistake(
        "copper-mismatch",
        f"{SEATED}copper ann 5 on Q\nbet ann 1 on Q",
        "5 checks of ann already lie under a copper on the Queen",
        "write 'copper ann on Q' to turn the copper first",
    ),
    Mistake(
        "place-taken",
        f"{SEATED}bet ann 5 on Q\nbet ann 6 on 7\nmove ann Q to 7",
        "6 checks of ann already lie on the Seven",
        "take one of the two stakes down first",
    ),
    Mistake(
        "copper-refused",
        f"{SEATED}copper ann 5 on Q",
        "American Hoyle 1864 allows no copper",
        "bet the card to win",
        varied(HOYLE, copper="refused"),
    ),
    Mistake(
        "must-lie",
        f"{SEATED}bet ann 5 on Q\ntake ann Q",
        "under American Hoyle 1864 a stake lies until it is decided",
        "let it lie",
        varied(HOYLE, withdrawal="must-lie"),
    ),
    Mistake(
        "bad-pile",
        f"{pile('Kd 9s')} 9s",
        "9s lies in the pile twice",
        "write an odd card as 9s+",
    ),
    Mistake("bad-pile", "pile Kd 9s", "the pile lacks Ac", "name all 52 cards of the pack, or end with 'without Ac'"),
    Mistake(
        "bad-pile",
        f"{pile('Kd 9s')} without 9s",
        "9s lies in the pile that is without it",
        "name it once",
    ),
    Mistake("card-not-in-pack", "pile Kd 9s", "Kd does not belong to this pack", cards=pack("9", "s")),
    Mistake(
        "line-cut-short", "pile", "the line 'pile' stops before its card", "write 'pile CARD ... [without CARD ...]'"
    ),
    Mistake(
        "not-in-pile",
        f"{pile('Kd 9s 7h')}\nsoda Kd\nturn 7h 9s",
        "the pile brings 9s and 7h",
        "name it, or do a trick first",
    ),
    Mistake(
        "not-in-pile",
        "soda Kd\ndrawn 9s\nturn 7h 9s",
        "the pile brings 9s",
        "name it, or do a trick first",
    ),
    Mistake(
        "no-pile",
        "device gaff bank\nsoda Kd\ntrick bank double",
        "nobody has said how the pack lies",
        "lay a pile before the deal",
    ),
    Mistake("unknown-device", "device horsebox bank", "no device is called 'horsebox'", "did you mean 'horse-box'?"),
    Mistake(
        "unknown-device",
        "device zzz bank",
        "no device is called 'zzz'",
        f"choose one of {', '.join(DEVICES)}",
    ),
    Mistake(
        "wrong-device",
        f"{SEATED}device gaff ann",
        "gaff serves the bank, not a punter",
        "write 'device gaff bank'",
    ),
    Mistake(
        "wrong-device", "device dropping bank", "dropping serves a punter, not the bank", "name the punter who uses it"
    ),
    Mistake(
        "wrong-device",
        "device gaff bank",
        "gaff needs a dealing box, which Pharo has not",
        "choose another",
        PHARO,
    ),
    Mistake("devices-clash", "device gaff bank\ndevice gaff bank", "gaff is at the table already"),
    Mistake(
        "devices-clash",
        "device gaff bank\ndevice horse-box bank",
        "horse-box and gaff want different boxes",
        "bring one of the two",
    ),
    Mistake(
        "devices-clash",
        "device rounds bank\ndevice strippers bank",
        "strippers and rounds want different cards",
        "bring one of the two",
    ),
    Mistake(
        "no-device",
        "device gaff bank\ntrick bank swap",
        "bank has no device for 'swap'",
        "it is done with horse-box",
    ),
    Mistake(
        "not-now",
        "device gaff bank\ntrick bank double",
        "no deal is under way",
        "open the deal first",
    ),
    Mistake(
        "not-now",
        f"{SEATED}device dropping ann\nsoda Kd\ntrick ann lay 5 on Q",
        "'lay' is not done with no cards of the turn drawn",
        "do it when the first card of a turn is drawn",
    ),
    Mistake(
        "not-now",
        f"{SEATED}soda Kd\ndrawn 7h\nbet ann 5 on Q",
        "the Seven of hearts is drawn, and its turn is not dealt",
        "deal it, or do a trick",
    ),
    Mistake("not-now", "soda Kd\ndrawn 7h\ndrawn 7h", "so much of the turn is drawn already", "deal it, or do a trick"),
    Mistake("not-now", f"soda Kd\n{pile('Kd')}", "a deal is under way", "lay the pile before the deal is opened"),
    Mistake("unknown-word", "trick bank swop", "no trick is called 'swop'", "did you mean 'swap'?"),
    Mistake(
        "bad-number",
        f"{WON}device miscount bank\ntrick bank short ann 6",
        "ann cannot be paid 6 checks short of 5",
        "keep back fewer",
    ),
    Mistake(
        "bad-number",
        f"{SEATED}device corking ann\nbet ann 5 on Q\ntrick ann cork 5 on Q",
        "a stack of 5 checks hides no plug for 5",
        "cork fewer",
    ),
    Mistake(
        "order-stands",
        f"{SEATED}device horsehair-copper ann\nbet ann 5 on Q\nsoda Kd\ndrawn 7h\ntrick ann uncopper Q",
        "the stake on the Queen has no copper to lose",
    ),
    Mistake(
        "dead-card",
        f"device case-shift bank\n{DEAD}trick bank misbead 7",
        "the Seven is dead on the case-keeper already",
        "slide another bead",
    ),
    Mistake("bad-limit", "limit 9 5", "the least stake cannot be 9 with a limit of 5", "put the least first"),
    Mistake(
        "bad-limit",
        "limit 5 20 run 19",
        "a stake cannot run to 19 with a limit of 20",
        "let it run to the limit or higher",
    ),
    Mistake("bad-limit", "limit 0", "the least stake cannot be 1 with a limit of 0", "put the least first"),
    Mistake(
        "expectation-failed",
        f"{SEATED}bet ann 5 on Q\nexpect ann 100",
        "the log expects 100 checks for ann, and finds 95",
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=[f"{m.code}: {m.sentence}" for m in MISTAKES])
def test_a_mistake_is_told_in_one_sentence_with_its_line(mistake: Mistake) -> None:
    steps, error = play_while_valid(mistake.text, mistake.library, fresh(mistake.cards))
    assert str(error) == mistake.told
    assert len(steps) == len(mistake.text.splitlines()) - 1, "the lines before the mistake are not all kept"


def _loaded(text: str) -> str:
    with pytest.raises(FaroError) as caught:
        load(text, "my.toml")
    return str(caught.value)


def _asked(request: dict[str, Any]) -> str:
    return _answered(json.dumps(request))


def _answered(request: str) -> str:
    error = json.loads(reply(request))["error"]
    assert error["line"] is None
    return f"{error['sentence']} ({error['code']}){'; ' if error['hint'] else ''}{error['hint']}"


def _refused(ask: Callable[[], object]) -> str:
    with pytest.raises(FaroError) as caught:
        ask()
    return str(caught.value)


def _failed() -> str:
    with patch("faro.session.doors.dealer.due", lambda asked: asked["what it holds"]):
        return _asked({"do": "due", "log": "", "seed": ""})


# What no log can bring about.
ELSEWHERE: list[tuple[str, Callable[[], str], str]] = [
    (
        "bad-rulebook",
        lambda: _loaded('id = "mine'),
        "my.toml: is no TOML: Illegal character '\\n' (at line 1, column 11) (bad-rulebook)",
    ),
    (
        "bad-rulebook",
        lambda: _loaded('id = "mine"\ntitel = "Mine"'),
        "my.toml: titel is no key of a rule-book (bad-rulebook); did you mean 'title'?",
    ),
    (
        "bad-cheat",
        lambda: _refused(lambda: load_cheats("[gaff]\nnmae = 'x'", "my.toml")),
        "my.toml: gaff.nmae is no key of a cheat (bad-cheat)",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: too_many_splits(1, 101)),
        "101 deals cannot be reckoned (bad-request); watch 1 to 100",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: too_many_splits(26, 1)),
        "there are not 26 splits in 25 turns (bad-request); count 0 to 25",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "shuffle"}),
        f"the session cannot do 'shuffle' (bad-request); ask for {', '.join(DOORS)}",
    ),
    (
        "deal-under-way",
        lambda: _asked({"do": "switch", "log": TAKEN, "id": "x", "seat": "ann", "rules": "meyer"}),
        "the book cannot be changed while stakes lie in a deal (deal-under-way); deal on to its end, or take them down",
    ),
    (
        "book-stands",
        lambda: _asked({"do": "switch", "log": LOST, "id": "x", "seat": "ann", "rules": "meyer"}),
        "there are no checks left to take to another book (book-stands); begin a new table",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "bots", "log": TAKEN, "id": "x", "seat": "ann", "habits": {"bob": "wins"}}),
        "no punter has the habit 'wins' (bad-request); "
        "choose from breaks-even, plays-cases, copies-last-winner, chops, parlees, snowballs",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "sheet", "log": TAKEN, "signs": "runes"}),
        "no sheet is kept in the signs 'runes' (bad-request); choose from tabs, board-game-book, cue-card",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "audit", "log": TAKEN, "id": "x", "seat": "ann", "line": "turn 7h 9s", "answers": []}),
        "0 of 1 stakes are answered for (bad-request); answer for each of them, in their order",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "audit", "log": TAKEN, "id": "x", "seat": "ann", "line": "rise ann", "answers": []}),
        "'rise ann' brings out no card (bad-request); send the line that was due",
    ),
    ("bad-request", lambda: _asked({"do": "show"}), "the door 'show' asks for 'log', a text (bad-request)"),
    (
        "bad-request",
        lambda: _asked({"do": ["show"]}),
        "the request does not say what to do (bad-request); send an object with 'do'",
    ),
    ("bad-request", lambda: _answered("{"), "the request is no JSON (bad-request); send an object with 'do'"),
    (
        "engine-failed",
        _failed,
        "the engine itself has failed (engine-failed); nothing is lost: the log is as it was",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "undo", "log": "", "id": "x", "seat": None}),
        "there is nothing to undo (bad-request)",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "send", "log": "", "id": "x", "seat": None, "line": "# one\n# two"}),
        "more than one line was sent (bad-request); send one line at a time",
    ),
    (
        "bad-request",
        lambda: _asked({"do": "odds", "rules": "nevada", "place": "red", "left": {"7": 3}}),
        "the ranks that are left do not tell the colours (bad-request); ask of a fresh pack",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: simulate(BASSET, SYSTEMS["flat"], 1, "x")),
        "under Basset a stake does not play at once (bad-request); choose another book",
    ),
    (
        "bad-position",
        lambda: _asked({"do": "odds", "rules": "hoyle-1864", "place": "Q", "left": {"Q": 5}}),
        "5 Queens cannot be left in the box (bad-position); count none to four",
    ),
    (
        "bad-position",
        lambda: _asked({"do": "odds", "rules": "hoyle-1864", "place": "Q", "left": {"Q": 4}}),
        "under American Hoyle 1864 no turn is dealt with 4 cards left (bad-position); leave 51, 49 and so on down to 3",
    ),
    (
        "bad-position",
        lambda: _refused(lambda: odds(HOYLE, spot("Q"), [*PACK[:50], PACK[0]])),
        "Ac cannot be left in the box twice (bad-position); name each card once",
    ),
    (
        "bad-position",
        lambda: _refused(lambda: odds(PHARO, spot("7"), PACK[:10], bottom=PACK[10])),
        "under Pharo Jc is not in view at the bottom (bad-position); leave it out",
    ),
    (
        "bad-position",
        lambda: _refused(lambda: call_cost(HOYLE, PACK[:5])),
        "the last turn cannot be called with 5 cards left (bad-position); leave three",
    ),
    (
        "bad-position",
        lambda: _refused(lambda: adventured(LIBRARY["pharaon"], 54)),
        "under Pharaon no turn is dealt with 54 cards left (bad-position); leave 2 to 52",
    ),
    (
        "no-parlee",
        lambda: _refused(lambda: odds(HOYLE, spot("Q"), bend=Bend(1, corners=1))),
        "under American Hoyle 1864 no card is bent (no-parlee); lay a plain stake",
    ),
    (
        "copper-refused",
        lambda: _refused(lambda: odds(BASSET, spot("Q"), coppered=True)),
        "Basset allows no copper (copper-refused); bet the card to win",
    ),
    (
        "copper-refused",
        lambda: _refused(lambda: simulate(LIBRARY["pharaon"], SYSTEMS["breaking-even"], 1, "x")),
        "Pharaon allows no copper (copper-refused); choose another system",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: making.make("faro", "K7F2", 2, "meyer")),
        "there is no exercise called 'faro' (bad-request); ask for predict, pay, place, read, keep, call, order, "
        "name, law, rulebook, estimate, spot, deal",
    ),
    (
        "bad-request",
        lambda: _refused(lambda: making.make("call", "K7F2", 2, "stuss")),
        "under Stuss nobody calls the last turn (bad-request); choose another book",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.encode("#\n" * 1_001)),
        "the log is too long for a link (bad-link); a link holds 1,000 short lines at most",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.encode("", "a\nb")),
        "a seed is one line of text (bad-link); shorten it",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.decode("?")),
        "the link holds no deal of a Faro table (bad-link); copy the whole link again",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.decode("2AAAAAAAA")),
        "the link was made by a later version of the table (bad-link); reload the page",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.decode(share.encode("rules meyer\n")[:-4])),
        "the link is cut short (bad-link); copy the whole link again",
    ),
    (
        "bad-link",
        lambda: _refused(lambda: share.decode("1AAAAA" + share.encode("rules meyer\n")[6:])),
        "the link is damaged (bad-link); copy the whole link again",
    ),
]


@pytest.mark.parametrize(("code", "make", "told"), ELSEWHERE, ids=[told for _, _, told in ELSEWHERE])
def test_a_mistake_outside_a_log_is_told_in_one_sentence(code: str, make: Callable[[], str], told: str) -> None:
    said = make()
    if code == "bad-rulebook" and "is no TOML" in told:
        # The rest of the sentence is Python's own, and not the same in every version of it.
        said, told = said.split(": is no TOML: ")[0], told.split(": is no TOML: ")[0]
    assert said == told


def test_a_rank_written_wrong_is_told_by_itself_too() -> None:
    with pytest.raises(FaroError) as caught:
        Rank.parse("prince")
    assert str(caught.value) == "no rank is written 'prince' (bad-rank); write A, 2 to 10, J, Q or K"


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_asserted_by_its_text(code: str) -> None:
    asserted = {mistake.code for mistake in MISTAKES} | {other for other, _, _ in ELSEWHERE}
    assert code in asserted, f"no test of this file asserts the sentence of {code!r}"


@cache
def raised() -> frozenset[str]:
    """The keys of sentences that the engine's modules name, whole or by the case of their code alone."""
    found = set()
    for path in ENGINE.rglob("*.py"):
        if path.name != "sentences.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return frozenset(found)


@pytest.mark.parametrize("key", SENTENCES)
def test_every_sentence_is_raised_somewhere_in_the_engine(key: str) -> None:
    assert key in raised() or key.partition("/")[2] in raised(), f"nothing raises the sentence {key!r}"


def test_no_sentence_is_made_where_it_is_raised() -> None:
    raises = ("FaroError", "Refused")
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in raises:
                said = [arg for arg in node.args[1:] if isinstance(arg, ast.JoinedStr)]
                assert not said, f"{path.name}:{node.lineno} says something of its own; write it in sentences.py"


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: str) -> None:
    assert code in {key.partition("/")[0] for key in SENTENCES}, f"{code!r} has no sentence in sentences.SENTENCES"


@pytest.mark.parametrize("mistake", MISTAKES, ids=[f"{m.code}: {m.sentence}" for m in MISTAKES])
def test_what_a_refusal_is_about_can_be_asked_for_by_name(mistake: Mistake) -> None:
    _, error = play_while_valid(mistake.text, mistake.library, fresh(mistake.cards))
    assert error is not None
    sentence, hint = SENTENCES[error.key]
    written = f"{sentence.written} {(error.given or hint).written}"
    assert {*re.findall(r"\{(\w+)", written)} <= error.values.keys()
    assert error.at(9).values == error.values


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_kebab_case_and_explained_in_one_sentence(code: str) -> None:
    assert code == code.lower()
    assert code.replace("-", "").isalpha()
    assert CODES[code].endswith(".")


@pytest.mark.parametrize("punter", ["ann", "you"])
@pytest.mark.parametrize("mistake", MISTAKES, ids=[f"{m.code}: {m.sentence}" for m in MISTAKES])
def test_every_mistake_can_be_spoken(mistake: Mistake, punter: str) -> None:
    _, error = play_while_valid(re.sub(r"\bann\b", punter, mistake.text), mistake.library, fresh(mistake.cards))
    assert error is not None
    spoken = apologise(error)
    assert mistake.code not in spoken.split()
    assert spoken.endswith(".")
    assert "  " not in spoken
    assert not re.search(r"\byou’s|\bof you\b|\b[Yy]ou (has|is|was|\w+s) ", spoken), spoken


def test_a_code_that_is_not_listed_cannot_be_raised() -> None:
    with pytest.raises(KeyError):
        FaroError("no-such-code")


def test_an_error_is_placed_on_a_line_and_keeps_its_kind() -> None:
    error = Refused("dead-card/bead", spot=SPOTS["7"])
    assert str(error) == "the Seven is dead on the case-keeper already (dead-card); slide another bead"
    assert repr(error) == f"<Refused: {error}>"
    placed = error.at(4)
    assert isinstance(placed, Refused)
    assert str(placed) == f"line 4: {error}"
    assert (placed.code, placed.values) == ("dead-card", {"spot": SPOTS["7"]})
    assert error.line is None
