"""The words of a log, each said once: the form of its line, and the command that the line is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, get_args

from faro.base import FaroError, listed, meant
from faro.cheats import Act, Trick
from faro.notation.forms import Form, Line, Straight
from faro.notation.position import FORM, format_position, parse_position
from faro.rulebooks import Rulebook, book_called
from faro.table import TRICKS
from faro.table import commands as c

_Reader = Callable[[Line, Mapping[str, Rulebook]], c.Command]


@dataclass(frozen=True, slots=True)
class Word:
    """A word that begins a line: its form, the command that the line is, how it is read and how it is written.

    `says` is what the word alone says of the command. `bare` is the command where something is left out, if that makes
    it another one. By the number of its words a line without a fault may be read `straight`.
    """

    name: str
    form: str
    command: type[c.Command]
    read: _Reader
    write: Callable[[Any], str]
    says: Mapping[str, object] = field(default_factory=dict)
    bare: type[c.Command] | None = None
    straight: Mapping[int, Straight] = field(default_factory=dict)

    def tells(self, command: c.Command) -> bool:
        """Whether a line that begins with the word says such a command."""
        return isinstance(command, (self.command, self.bare or self.command)) and all(
            getattr(command, name, value) == value for name, value in self.says.items()
        )


def regular(
    text: str,
    names: str,
    command: type[Any],
    says: Mapping[str, object] | None = None,
    *,
    bare: type[Any] | None = None,
    left_out: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None,
) -> Word:
    """A word whose line fills the fields of its command, by `names`, in the order of its form.

    `left_out` supplies, from what a line says, what it may leave out.
    """
    name, _, rest = text.partition(" ")
    form, says = Form(rest, names), says or {}
    defaults = {kind: {each.name: each.default for each in fields(kind)} for kind in (command, bare or command)}
    for unknown in {*form.fields, *says} - defaults[command].keys():
        raise ValueError(f"faro/notation/words.py: the word {name!r} fills {unknown!r} of a {command.__name__}")
    of_bare = {each: value for each, value in says.items() if bare and each in defaults[bare]}

    def read(line: Line, library: Mapping[str, Rulebook]) -> c.Command:
        said = form.read(line)
        line.end()
        made: c.Command
        if len(said) == len(form.fields):
            made = command(**said, **says) if says else command(**said)
        elif bare is not None:
            made = bare(**said, **of_bare)
        else:
            made = command(**{**(left_out(said) if left_out else {}), **said, **says})
        return made

    def write(made: c.Command) -> str:
        default = defaults[type(made)]
        said = {each: getattr(made, each) for each in form.fields if each in default}
        for each in form.may_lack:
            if each in said and said[each] == default[each]:
                del said[each]
        return f"{name} {form.write(said)}" if rest else name

    straight = {**(form.straight(bare, of_bare) if bare else {}), **form.straight(command, says)}
    return Word(name, text, command, read, write, says, bare, straight)


def _read_rules(line: Line, library: Mapping[str, Rulebook]) -> c.Command:
    line.take("rule-book")
    return c.OpenTable(book_called(" ".join(line.words[1:]), library))


def _write_rules(command: c.OpenTable) -> str:
    return " ".join(("rules", *command.rules.words, command.rules.digest))


def _after_act(act: Act) -> Form:
    """What stands behind the name of a trick."""
    return Form(TRICKS[act].form.partition(f" {act}")[2], TRICKS[act].fields)


_TRICKS: dict[Act, Form] = {act: _after_act(act) for act in TRICKS}


def _read_trick(line: Line, library: Mapping[str, Rulebook]) -> c.Command:
    who, name = line.take("name"), line.take("act")
    act = next((act for act in TRICKS if act == name), None)
    if act is None:
        raise FaroError("unknown-word/trick", name=name, tricks=[*TRICKS], meant=meant(name, TRICKS))
    line.form = TRICKS[act].form
    trick = Trick(who, act, **_TRICKS[act].read(line))
    line.end()
    return c.DoTrick(trick)


def _write_trick(command: c.DoTrick) -> str:
    trick = command.trick
    said = {field: getattr(trick, field) for field in _TRICKS[trick.act].fields}
    return f"trick {trick.who} {trick.act} {_TRICKS[trick.act].write(said)}".rstrip()


def _read_position(line: Line, library: Mapping[str, Rulebook]) -> c.Command:
    if line.words[0] != FORM:
        line.take("position")
    line.next = len(line.words)
    start = line.text.index(line.words[0]) + (0 if line.words[0] == FORM else len(line.words[0]))
    try:
        return c.SetUp(parse_position(line.text[start:], library).table)
    except FaroError as error:
        raise error.at(None, start + (error.column or 1)) from None


def _write_position(command: c.SetUp) -> str:
    return f"position {format_position(command.table)}"


def _same_place(said: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"spot": said["origin"]}


WORDS: dict[str, Word] = {
    word.name: word
    for word in (
        Word("rules", "rules BOOK [RULE=VALUE ...] [DIGEST]", c.OpenTable, _read_rules, _write_rules),
        Word("position", "position faro1 BOOK [WORD=VALUE ...]", c.SetUp, _read_position, _write_position),
        regular("bank CHECKS", "checks", c.OpenBank),
        regular("limit [LEAST] MOST [run RUNNING]", "least most running", c.SetLimits, left_out=lambda _: {"least": 1}),
        regular("open NAME CHECKS", "punter checks", c.BuyChecks),
        regular("marker NAME CHECKS", "punter checks", c.GiveMarker),
        regular("soda CARD", "card", c.OpenDeal, {"how": "soda"}),
        regular("face CARD", "card", c.OpenDeal, {"how": "face"}),
        regular("bottom CARD", "card", c.OpenDeal, {"how": "bottom"}),
        regular("deal", "", c.OpenDeal, {"how": "deal"}),
        regular("bet NAME CHECKS on PLACE", "punter amount spot", c.PlaceBet),
        regular(
            "copper NAME [CHECKS] on PLACE", "punter amount spot", c.PlaceBet, {"coppered": True}, bare=c.TurnCopper
        ),
        regular("masque NAME [CHECKS] on PLACE", "punter amount spot", c.PlaceBet, {"masked": True}, bare=c.TurnMasque),
        regular("show NAME on PLACE", "punter spot", c.TurnMasque, {"masked": False}),
        regular("take NAME [CHECKS from] PLACE", "punter checks spot", c.TakeDown),
        regular("move NAME PLACE to PLACE", "punter origin spot", c.MoveBet),
        regular("bar NAME PLACE", "punter spot", c.OrderBet, {"goes": "none"}),
        regular("half NAME PLACE", "punter spot", c.OrderBet, {"goes": "half"}),
        regular("goes NAME PLACE", "punter spot", c.OrderBet, {"goes": "all"}),
        regular(
            "parlee NAME PLACE [to PLACE]", "punter origin spot", c.Parlee, {"how": "parlee"}, left_out=_same_place
        ),
        regular(
            "paroli NAME PLACE [to PLACE]", "punter origin spot", c.Parlee, {"how": "paroli"}, left_out=_same_place
        ),
        regular("paix NAME PLACE [to PLACE]", "punter origin spot", c.Parlee, {"how": "paix"}, left_out=_same_place),
        regular("pli NAME PLACE [to PLACE]", "punter origin spot", c.Parlee, {"how": "pli"}, left_out=_same_place),
        regular("alter NAME NAME PLACE to PLACE", "mover punter origin spot", c.AlterBet),
        regular("claim NAME NAME PLACE", "claimant punter spot", c.ClaimSleeper),
        regular("call NAME CHECKS on RANK-RANK-RANK", "punter amount order", c.CallTurn),
        regular("withdraw NAME RANK-RANK-RANK", "punter order", c.WithdrawCall),
        regular("turn CARD CARD", "first second", c.DealTurn),
        regular("hock CARD", "card", c.ShowHock),
        regular("pocket CARD CARD CARD CARD", "cards cards cards cards", c.ShowPocket),
        regular("device DEVICE NAME", "device who", c.PlantDevice),
        regular("pile CARD ... [without CARD ...]", "cards without", c.LayPile),
        regular("drawn CARD [CARD]", "cards cards", c.DrawCards),
        Word("trick", "trick NAME ACT ...", c.DoTrick, _read_trick, _write_trick),
        regular("rise NAME", "punter", c.Rise),
        regular("expect NAME CHECKS", "punter checks", c.Expect),
    )
}
"""Every word that begins a line; a `#` begins a comment."""

_SAID = {kind for word in WORDS.values() for kind in (word.command, word.bare or word.command)}

WORDS_OF: dict[type[c.Command], tuple[Word, ...]] = listed(
    "faro/notation/words.py: WORDS",
    get_args(c.Command),
    {kind: tuple(word for word in WORDS.values() if kind in (word.command, word.bare)) for kind in _SAID},
)
"""The words that say each command; where two say as much, the later is written."""
