"""What a seat can do just now and not always, as HTML: call the last turn, play on, claim, borrow, act unseen."""

from __future__ import annotations

from faro.notation import format_command
from faro.pictures.calls import calls
from faro.pictures.escaping import escape
from faro.pictures.unseen import own_knowledge
from faro.seats import RunOn, View
from faro.table import commands as c
from faro.table import plays_for, rung
from faro.words import bare, owner, tell_trick

FEW = 1
"""So many ways of playing on are said at length; more in brief, for each has to be found."""


def just_now(view: View, prefix: str, chip: int) -> str:
    """The place where such offers come and go, which nothing else moves for; calls are for `chip` checks."""
    inside = f"{_marker(view, prefix, chip)}{calls(view, prefix, chip)}{_runs(view, prefix)}{_unseen(view, prefix)}"
    return f'<div class="faro-just-now">{inside}</div>'


def _runs(view: View, prefix: str) -> str:
    """What the seat may do with stakes that have just been decided, and which of the others' it may claim."""
    buttons = "".join(
        f'<button type="button" id="{escape(prefix)}-{run.how}-{escape(run.spot.id)}"'
        f' data-line="{run.how} {view.seat} {escape(run.spot.id)}" data-run="{run.how}"'
        f' data-on="{escape(run.spot.id)}" data-name="{escape(bare(run.spot))}"{named}>{escape(said)}</button>'
        for run in view.runs
        for said, named in [_said(run, view)]
    )
    claims = "".join(
        f'<button type="button" id="{escape(prefix)}-claim-{sleeper.punter}-{escape(sleeper.spot.id)}"'
        f' data-line="claim {view.seat} {sleeper.punter} {escape(sleeper.spot.id)}">'
        f"{escape(f'Claim {owner(sleeper.punter, view.seat)} {sleeper.amount:,} on {sleeper.spot.word}')}</button>"
        for sleeper in view.sleepers
    )
    if not buttons and not claims:
        return ""
    return (
        f'<div class="faro-runs" role="group" aria-label="Stakes to play on with or to claim">{buttons}{claims}</div>'
    )


def _said(run: RunOn, view: View) -> tuple[str, str]:
    """What stands on the button of a way of playing on, and how it is named if that is said in brief."""
    whole = _run(run, view)
    if len(view.runs) <= FEW:
        return whole, ""
    return f"{bare(run.spot)}: {_brief(run, view)}", f' aria-label="{escape(whole)}" title="{escape(whole)}"'


def _brief(run: RunOn, view: View) -> str:
    if run.bend is None or view.book is None:
        return "let it run"
    if run.is_said:
        return f"no {run.how}"
    wins = f"{run.amount:,} back" if run.bend.pli else f"{run.amount:,} for {plays_for(view.book.ladder, run.bend):,}"
    return f"{rung(run.bend)}, {wins}"


def _run(run: RunOn, view: View) -> str:
    """What a way of playing on is called, what it ventures and what it plays for."""
    if run.bend is None or view.book is None:
        return f"Let it run on {run.spot.word}"
    if run.is_said:
        return f"Take the win on {run.spot.word}: no {run.how}"
    called = f"{'if it wins, ' if run.is_ahead else ''}{rung(run.bend)}, {run.amount:,}"
    if run.bend.pli:
        return f"Set {run.spot.word} up: {called} to win {run.amount:,} back"
    act = f"Fold {run.spot.word}" if run.how == "paix" else f"Bend a corner of {run.spot.word}"
    return f"{act}: {called} to win {plays_for(view.book.ladder, run.bend)} in all"


def _marker(view: View, prefix: str, chip: int) -> str:
    """A marker, where the checks of the seat do not make one bet more."""
    if view.seat is None or view.checks is None or view.has_risen or view.checks >= chip:
        return ""
    return (
        f'<button type="button" class="faro-marker" id="{escape(prefix)}-marker"'
        f' data-line="marker {view.seat} {view.bought}">Marker for {view.bought:,}</button>'
    )


def _unseen(view: View, prefix: str) -> str:
    """What the seat’s own devices tell it, and what it may do unseen now."""
    at = escape(prefix)
    draw = f'<button type="button" id="{at}-draw" data-do="draw">Draw one card</button>' if view.may_draw else ""
    acts = "".join(
        f'<button type="button" id="{at}-trick-{number}" data-line="{escape(format_command(c.DoTrick(trick)))}">'
        f"{escape(tell_trick(trick, (), view.seat).removesuffix('.'))}</button>"
        for number, trick in enumerate(view.tricks)
    )
    buttons = f'<div class="faro-runs" role="group" aria-label="Done unseen">{draw}{acts}</div>' if draw or acts else ""
    return own_knowledge(view) + buttons
