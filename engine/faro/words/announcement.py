"""What a dealer with a clear voice would say: one short sentence or two after each act, the outcome first."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import Bend, FaroError, Spot, checks, count
from faro.rulebooks import Rulebook
from faro.table import BANK, Table, call_odds, plays_for, rung
from faro.table import events as e
from faro.words.cards_come import OUT, came_of, cards_of_turn, opened
from faro.words.description import (
    against,
    bare,
    called,
    capital,
    dealt_by,
    misdealt,
    nothing_to_call,
    owner,
    subject,
    turn_word,
    turned_round,
    verb,
)
from faro.words.lying_on import besides_of
from faro.words.results import Outcome, by_weight, in_sum, result
from faro.words.tricks import drawn_so_far, tell_device, tell_pile, tell_trick

MOST_WORDS = 25
"""No announcement of an act is longer, so that a listener can keep up."""


def announce(
    events: Sequence[e.Event],
    table: Table,
    seat: str | None,
    most_words: int = MOST_WORDS,
    *,
    unmasked: bool = False,
) -> str:
    """What to say of the events of one act, `table` being as they leave it. The seat's own punter is `you`.

    What is done unseen is told to its doer and to a reader with the lid off, `unmasked`; the others hear nothing.
    """
    if not events:
        return ""
    done = tell_act(events, table, seat, most_words, unmasked=unmasked)
    return " ".join(filter(None, (done, _as_ordered(events[0], table, seat), _besides(events, table, seat))))


def tell_act(
    events: Sequence[e.Event],
    table: Table,
    seat: str | None,
    most_words: int = MOST_WORDS,
    *,
    unmasked: bool = False,
) -> str:
    """What was done, without what follows from it; of cards that came, what they did belongs to it."""
    first, rest = events[0], events[1:]
    match first:
        case e.TableOpened() | e.TableSetUp():
            return dealt_by(table, most_words)
        case e.ChecksBought(punter, amount):
            return f"{subject(punter, seat)} {verb('sit', punter, seat)} down with {checks(amount)}."
        case e.BankOpened(amount):
            return f"The bank opens with {checks(amount)}."
        case e.MarkerSettled():
            return f"{capital(owner(first.punter, seat))} marker takes {first.checks:,}."
        case e.RunOrdered(punter, spot, how):
            card = f"{capital(owner(punter, seat))} card on {spot.word}"
            return f"{card} takes what it wins." if how is None else f"{card} goes on if it wins: {how}."
        case e.MarkerGiven(punter, amount):
            return f"{subject(punter, seat)} {verb('borrow', punter, seat)} {checks(amount)} on a marker."
        case e.LimitsSet(least, most, running):
            return f"Stakes from {least:,} to {checks(most)}{f', running to {running:,}' if running else ''}."
        case e.DealOpened() if not rest:
            return opened(first, table)
        case e.BetPlaced(punter, amount, spot, coppered, masked):
            what = f"{amount:,} on {spot.word}" if punter == seat or not masked else f"{amount:,} on a card face down"
            there = table.bet(punter, spot)
            if punter == seat and there is not None and there.stake > amount:
                what = f"{there.stake:,} on {spot.word} now"
            if coppered:
                what += f", {against(table.rules)}: {turned_round(spot)}"
            if punter == seat:
                return f"{what}{', face down' if masked else ''}."
            return f"{subject(punter, seat)} bets {what}."
        case e.CopperTurned(punter, spot, coppered):
            if punter != seat:
                return f"{subject(punter, seat)} {_coppers(spot, coppered, table.rules)}."
            if coppered:
                return f"{bare(spot)} {against(table.rules)}: {turned_round(spot)}."
            opposed = against(table.rules) == "opposed"
            return f"{bare(spot)} no longer opposed." if opposed else f"Copper removed from {spot.word}."
        case e.MasqueTurned(punter, spot, masked):
            turns = f"{subject(punter, seat)} {verb('turn', punter, seat)}"
            if masked:
                return f"{turns} the card face down: {spot.word}." if punter == seat else f"{turns} a card face down."
            return f"{subject(punter, seat)} {verb('show', punter, seat)} {spot.word}."
        case e.BetTakenDown(punter, spot, taken):
            lies = table.bet(punter, spot)
            left = f"; {lies.stake:,} {'lie' if lies.stake > 1 else 'lies'} there still" if lies else ""
            if punter != seat:
                return f"{subject(punter, seat)} takes {taken:,} off {spot.word}{left}."
            return f"{taken:,} taken off {spot.word}{left}."
        case e.BetMoved(punter, origin, spot, stake, _):
            if punter != seat:
                return f"{subject(punter, seat)} moves {stake:,} from {origin.word} to {spot.word}."
            return f"{stake:,} moved from {origin.word} to {spot.word}."
        case e.BetOrdered(punter, spot, goes):
            said = {"all": "goes", "half": "goes by half", "none": "is barred"}[goes]
            return f"{capital(owner(punter, seat))} bet on {spot.word} {said}."
        case e.BetParleed(punter, origin, spot, amount, _, bend) if bend is not None:
            return _ventured(first, table, seat)
        case e.BetParleed(punter, _, spot, amount):
            return f"{subject(punter, seat)} {verb('let', punter, seat)} {amount:,} run on {spot.word}."
        case e.BetAltered(mover, punter, origin, spot):
            return (
                f"{subject(mover, seat)} {verb('shift', mover, seat)} {owner(punter, seat)} bet from {origin.word} "
                f"to {spot.word} and {verb('answer', mover, seat)} for it."
            )
        case e.SleeperClaimed(claimant, punter, spot, stake):
            claims = f"{subject(claimant, seat)} {verb('claim', claimant, seat)}"
            return f"{claims} {owner(punter, seat)} {stake:,} on {spot.word}: a sleeper."
        case e.TurnCalled(punter, amount, order):
            return f"{subject(punter, seat)} {verb('call', punter, seat)} {called(order)} for {amount:,}."
        case e.CallWithdrawn(punter, order):
            return f"{subject(punter, seat)} {verb('take', punter, seat)} the call {called(order)} back."
        case e.TurnDealt(number):
            came = f"{turn_word(table.rules)} {number}. {came_of(events, table, seat)}"
            return _with_results(came, events, table, seat, most_words)
        case e.DealOpened() | e.HockShown() | e.PocketShown():
            return _with_results(came_of(events, table, seat), events, table, seat, most_words)
        case e.PunterRose(punter, _):
            return f"{subject(punter, seat)} {verb('rise', punter, seat)} with {checks(table.hands[punter])}."
        case e.CardsDrawn(cards):
            return drawn_so_far(cards)
        case e.DevicePlanted(device, who):
            return tell_device(device, who, seat) if unmasked or who == seat else ""
        case e.PileLaid(cards):
            return tell_pile(cards) if unmasked else ""
        case e.TrickDone(trick, cards):
            return tell_trick(trick, cards if unmasked else (), seat) if unmasked or trick.who == seat else ""
        case e.PlugFound(punter, _):
            return f"There is wood in {owner(punter, seat)} stack."
        case e.Misdealt():
            return misdealt(first, table.rules)
        case e.BetSettled() | e.CallSettled() | e.BetLeftOver():
            return _with_results("", events, table, seat, most_words)


def told_apart(events: Sequence[e.Event], table: Table, seat: str | None, most_words: int) -> tuple[str, str]:
    """What is told of the cards of an act, and what they did, for whoever sees them, and what is held then, beside it.

    Of an act without cards all is told, as what was done; and nothing of a turn of which one card loses, and one wins.
    """
    came = came_of(events, table, seat)
    if not came:
        return "", announce(events, table, seat, most_words)
    match events[0]:
        case e.TurnDealt(_, loser, winner) if came == cards_of_turn(loser, winner, table.rules):
            came = ""
    return came, _with_results("", events, table, seat, most_words, tells_checks=False)


def _besides(events: Sequence[e.Event], table: Table, seat: str | None) -> str:
    """What follows from an act: what its punter holds now, what is safe or given back, and what a marker leads to."""
    first, rest = events[0], events[1:]
    match first:
        case e.MarkerSettled():
            return announce(rest, table, seat)
        case e.BetParleed(bend=bend) if bend is not None:
            return " ".join(filter(None, (_safe(bend), _checks_of(first.punter, table, seat))))
        case e.SleeperClaimed(claimant):
            return _checks_of(claimant, table, seat)
        case e.MarkerGiven() | e.BetPlaced() | e.CopperTurned() | e.MasqueTurned() | e.BetMoved() | e.BetOrdered():
            return _checks_of(first.punter, table, seat)
        case e.RunOrdered() | e.BetTakenDown() | e.BetParleed() | e.TurnCalled() | e.CallWithdrawn():
            return _checks_of(first.punter, table, seat)
        case e.DealOpened() if not rest:
            return _checks_of(seat, table, seat)
        case e.PunterRose(back=back) if back:
            return f"The bank gives {back} back."
    return ""


def _as_ordered(event: e.Event, table: Table, seat: str | None) -> str:
    """How much goes of a stake that is laid where its punter had ordered half to go; nothing where he had not."""
    match event:
        case e.BetPlaced(punter, _, spot) | e.BetParleed(punter, _, spot) | e.BetMoved(punter, _, spot):
            bet = table.bet(punter, spot)
            is_told = bet is not None and (punter == seat or not bet.masked) and (punter, spot.id) in table.halved
            if is_told and bet and bet.goes == "half":
                return f"Half of it goes, as {'you ' if punter == seat else ''}ordered."
            if is_told and bet and bet.stake == 1 and bet.goes == "all":
                return "A single check goes whole."
    return ""


def apologise(error: FaroError, *, advises: bool = True) -> str:
    """What to say of an act that was refused: to the one who tried it, if his name is `you`.

    Whoever cannot try again is told what is wrong, and nothing is advised.
    """
    sentence, hint = capital(error.said.to(_HEARER)), capital(error.advised.to(_HEARER))
    if not (hint and advises) or (error.advised.if_room and _words(sentence, hint) > MOST_WORDS):
        return f"{sentence}."
    return f"{sentence}. {hint}."


_HEARER = "you"
"""The name by which a log seats whoever listens to it."""


def _with_results(
    drawn: str,
    events: Sequence[e.Event],
    table: Table,
    seat: str | None,
    most_words: int,
    *,
    tells_checks: bool = True,
) -> str:
    """What came, then what it did: to the seat's own stakes first, to the others' as far as there is room."""
    settled = [event for event in events if isinstance(event, Outcome)]
    own = [event for event in settled if event.punter == seat]
    others = [event for event in settled if event.punter != seat]
    said = [drawn] if drawn else []
    if not settled and table.is_boxed:
        said.append("No bet decided.")
    closing = _checks_of(seat, table, seat) if tells_checks else ""
    # A deal whose turns are the whole pack ends with the last of them.
    is_out = bool(drawn) and not table.is_boxed
    is_told = any(isinstance(event, e.Misdealt | e.HockShown | e.PocketShown) for event in events)
    out = OUT if is_out and not is_told else ""
    after = [
        event
        for number, event in enumerate(events)
        if isinstance(event, e.PlugFound | e.BetParleed | e.MarkerSettled) and not _is_over(event, events[number:])
    ]
    of_own = [event for event in after if event.punter == seat]
    endings = (out,) if out else _may_call(table, seat, bool(settled))
    in_brief = in_sum(own, briefly=bool(is_out or after)) if own else ""
    # Where there is no room for all of it: nothing of others. That the deal is out is always told.
    last = _fullest(
        *((*(_after(event, table, seat) for event in after), ending) for ending in endings),
        *((*(_after(event, table, seat) for event in of_own), ending) for ending in endings),
        (*(_after(event, table, seat) for event in of_own), out),
        (*(_after(event, table, seat, briefly=True) for event in of_own), out),
        (out,),
        words=most_words - _words(*said, in_brief, closing),
    )

    def fits(*more: str, spare: int = 0) -> bool:
        return _words(*said, *more, *besides, closing, last) <= most_words - spare

    besides: tuple[str, ...] = ()
    results = [result(event, table, seat) for event in own]
    said += results if not own or fits(*results) else [by_weight(own, fits, in_brief)]
    besides = next((ways for ways in besides_of(events, table, seat) if fits(*ways)), ())
    for number, event in enumerate(others):
        sentence, left = result(event, table, seat), len(others) - number
        if not fits(sentence, spare=_words("2 more bets are decided.") if left > 1 else 0):
            more = "more bet" if own or number else "bet"
            rest = f"{count(left, more)} {'is' if left == 1 else 'are'} decided."
            said += [rest] if fits(rest) else []
            break
        said.append(sentence)
    return " ".join(part for part in (*said, *besides, closing, last) if part)


def _is_over(event: e.Event, later: Sequence[e.Event]) -> bool:
    """Whether a card went on for more and met its own rank in the same couple, which its result tells."""
    return isinstance(event, e.BetParleed) and any(
        isinstance(other, e.BetSettled) and (other.punter, other.spot) == (event.punter, event.spot) for other in later
    )


def _after(
    event: e.PlugFound | e.BetParleed | e.MarkerSettled, table: Table, seat: str | None, *, briefly: bool = False
) -> str:
    """What follows from a result: a card that goes on for more is told shortly, for its rung was bent by order."""
    if not isinstance(event, e.BetParleed) or event.bend is None or table.rules is None or event.bend.pli:
        return announce([event], table, seat)
    goes_on = f"{capital(owner(event.punter, seat))} {bare(event.spot)} goes on"
    wins = plays_for(table.rules.ladder, event.bend)
    return f"{goes_on}." if briefly else f"{goes_on}: {rung(event.bend)}, {event.amount:,} to win {wins:,}."


def _fullest(*endings: Sequence[str], words: int) -> str:
    """The first of some ways to end that is no longer than there is room for, or the last of them."""
    joined = [" ".join(filter(None, ending)) for ending in endings]
    return next((ending for ending in joined if _words(ending) <= words), joined[-1])


def _may_call(table: Table, seat: str | None, is_settled: bool) -> tuple[str, ...]:
    """That the last turn may be called, or why it may not, where the last three are there: the fullest way first.

    A result that `is_settled` wants room.
    """
    if table.rules is None or not table.is_last_three:
        return ("",)
    ranks = sorted(card.rank for card in table.box)
    alike = nothing_to_call(ranks, table.rules)
    if alike:
        briefly = f"The last three are {ranks[0].plural}: nothing to call."
        return (briefly, "") if is_settled else (alike, briefly, "")
    if call_odds(table.rules, ranks) == "refused":
        return ("",)
    left, may = ", ".join(rank.word for rank in ranks), "The turn may be called"
    named = f"{may}: {left}."
    if seat in table.hands:
        may = "You may call the turn"
        named = f"You may call {left}."
    return (named, f"{may}.") if is_settled else (f"Three cards left: {left}. {may}.", named, f"{may}.")


def _checks_of(punter: str | None, table: Table, seat: str | None) -> str:
    held = table.hands.get(punter) if punter is not None and punter == seat != BANK else None
    return "" if held is None else f"Checks: {held:,}."


def _ventured(event: e.BetParleed, table: Table, seat: str | None) -> str:
    """A card bent for more: what it is called, what is ventured and what it plays for."""
    assert event.bend is not None
    assert table.rules is not None
    who, bend = subject(event.punter, seat), event.bend
    if bend.pli:
        return f"{who} {verb('play', event.punter, seat)} the {event.amount:,} left on {event.spot.word}: pli."
    act = verb("fold" if bend.folds else "bend", event.punter, seat)
    how = "" if bend.folds else "a corner of "
    in_all = "" if bend.folds else " in all"
    ventured = f"{event.amount:,} ventured to win {plays_for(table.rules.ladder, bend):,}{in_all}"
    return f"{who} {act} {how}{event.spot.word}: {rung(bend)}, {ventured}."


def _safe(bend: Bend) -> str:
    """What of a stake is safe while its card goes on for more."""
    return (
        f"The {bend.couche:,} staked {'is' if bend.couche == 1 else 'are'} safe." if bend.folds and not bend.pli else ""
    )


def _coppers(spot: Spot, coppered: bool, rules: Rulebook | None) -> str:
    """What another punter does who turns his stake against a card, or back."""
    on_card = against(rules) == "opposed"
    if coppered:
        return f"{'opposes' if on_card else 'coppers'} {spot.word}: it {turned_round(spot)}"
    return f"opposes {spot.word} no longer" if on_card else f"takes the copper off {spot.word}"


def _words(*parts: str) -> int:
    return sum(len(part.split()) for part in parts)
