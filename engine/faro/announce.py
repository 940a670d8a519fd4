"""What a dealer with a clear voice would say: one short sentence or two after each act, the outcome first."""

from __future__ import annotations

from collections.abc import Sequence

from faro.announce_tricks import drawn_so_far, tell_device, tell_pile, tell_trick
from faro.cards import Card
from faro.chips import checks
from faro.describe import (
    against,
    bare,
    called,
    capital,
    gained,
    owner,
    pair_word,
    subject,
    turn_word,
    turned_round,
    verb,
)
from faro.errors import FaroError, Refused
from faro.events import (
    BankOpened,
    BetAltered,
    BetLeftOver,
    BetMoved,
    BetOrdered,
    BetParleed,
    BetPlaced,
    BetSettled,
    BetTakenDown,
    CallSettled,
    CardsDrawn,
    ChecksBought,
    CopperTurned,
    DealOpened,
    DevicePlanted,
    Event,
    HockShown,
    LimitsSet,
    MarkerGiven,
    MasqueTurned,
    PileLaid,
    PlugFound,
    PocketShown,
    PunterRose,
    SleeperClaimed,
    TableOpened,
    TrickDone,
    TurnCalled,
    TurnDealt,
)
from faro.ladder import plays_for, rung, won_before
from faro.layout import SPOTS, Spot
from faro.rules import Rulebook
from faro.settle import call_odds
from faro.table import Table

MOST_WORDS = 25
"""No announcement of an act is longer, so that a listener can keep up."""

_OUT = "The deal is out."


def announce(
    events: Sequence[Event],
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
    first, rest = events[0], events[1:]
    match first:
        case TableOpened(rules, _):
            return f"The table is dealt by {rules.name}."
        case ChecksBought(punter, amount):
            return f"{subject(punter, seat)} {verb('sit', punter, seat)} down with {checks(amount)}."
        case BankOpened(amount):
            return f"The bank opens with {checks(amount)}."
        case MarkerGiven(punter, amount):
            return f"{subject(punter, seat)} {verb('borrow', punter, seat)} {checks(amount)} on a marker."
        case LimitsSet(least, most, running):
            return f"Stakes from {least} to {checks(most)}{f', running to {running}' if running else ''}."
        case DealOpened():
            return (
                _with_results(_opened(first, table), rest, table, seat, most_words) if rest else _opened(first, table)
            )
        case BetPlaced(punter, amount, spot, coppered, masked):
            what = f"{amount} on {spot.word}" if punter == seat or not masked else f"{amount} on a card face down"
            if coppered:
                what += f", {against(table.rules)}: {turned_round(spot)}"
            if punter == seat:
                return f"{what}{', face down' if masked else ''}. Checks: {table.hands[punter]}."
            return f"{subject(punter, seat)} bets {what}."
        case CopperTurned(punter, spot, coppered):
            if punter != seat:
                return f"{subject(punter, seat)} {_coppers(spot, coppered, table.rules)}."
            if coppered:
                return f"{bare(spot)} {against(table.rules)}: {turned_round(spot)}."
            opposed = against(table.rules) == "opposed"
            return f"{bare(spot)} no longer opposed." if opposed else f"Copper removed from {spot.word}."
        case MasqueTurned(punter, spot, masked):
            turns = f"{subject(punter, seat)} {verb('turn', punter, seat)}"
            if masked:
                return f"{turns} the card face down: {spot.word}." if punter == seat else f"{turns} a card face down."
            return f"{subject(punter, seat)} {verb('show', punter, seat)} {spot.word}."
        case BetTakenDown(punter, spot, stake):
            if punter != seat:
                return f"{subject(punter, seat)} takes {stake} off {spot.word}."
            return f"{stake} taken off {spot.word}.{_checks_of(punter, table, seat)}"
        case BetMoved(punter, origin, spot, stake, _):
            if punter != seat:
                return f"{subject(punter, seat)} moves {stake} from {origin.word} to {spot.word}."
            return f"{stake} moved from {origin.word} to {spot.word}."
        case BetOrdered(punter, spot, goes):
            said = {"all": "goes", "half": "goes by half", "none": "is barred"}[goes]
            return f"{capital(owner(punter, seat))} bet on {spot.word} {said}."
        case BetParleed(punter, origin, spot, amount, _, bend) if bend is not None:
            return _ventured(first, table, seat)
        case BetParleed(punter, _, spot, amount):
            return f"{subject(punter, seat)} {verb('let', punter, seat)} {amount} run on {spot.word}."
        case BetAltered(mover, punter, origin, spot):
            return (
                f"{subject(mover, seat)} {verb('shift', mover, seat)} {owner(punter, seat)} bet from {origin.word} "
                f"to {spot.word} and {verb('answer', mover, seat)} for it."
            )
        case SleeperClaimed(claimant, punter, spot, stake):
            claims = f"{subject(claimant, seat)} {verb('claim', claimant, seat)}"
            return f"{claims} {owner(punter, seat)} {stake} on {spot.word}: a sleeper."
        case TurnCalled(punter, amount, order):
            return f"{subject(punter, seat)} {verb('call', punter, seat)} {called(order)} for {amount}."
        case TurnDealt(number, loser, winner):
            return _with_results(_drawn(number, loser, winner, table), rest, table, seat, most_words)
        case HockShown(card):
            last = "The last card" if table.rules and table.rules.opening == "face" else "The hock"
            return _with_results(f"{last} is the {card.word}. {_OUT}", rest, table, seat, most_words)
        case PocketShown(cards):
            kept = ", ".join(card.rank.word for card in cards)
            return _with_results(f"The pocket kept {kept}. {_OUT}", rest, table, seat, most_words)
        case PunterRose(punter, back):
            given = f" The bank gives {back} back." if back else ""
            rises = f"{subject(punter, seat)} {verb('rise', punter, seat)}"
            return f"{rises} with {checks(table.hands[punter])}.{given}"
        case CardsDrawn(cards):
            return drawn_so_far(cards)
        case DevicePlanted(device, who):
            return tell_device(device, who, seat) if unmasked or who == seat else ""
        case PileLaid(cards):
            return tell_pile(cards) if unmasked else ""
        case TrickDone(trick, cards):
            return tell_trick(trick, cards if unmasked else (), seat) if unmasked or trick.who == seat else ""
        case PlugFound(punter, _):
            return f"There is wood in {owner(punter, seat)} stack."
        case BetSettled() | CallSettled() | BetLeftOver():
            return _with_results("", events, table, seat, most_words)


def whereabouts(table: Table) -> str:
    """How far a deal has got: `turn 7`, `the soda`, `the start`."""
    if table.turns:
        return f"{turn_word(table.rules).lower()} {len(table.turns)}"
    if not table.is_boxed:
        return "the start"
    return f"the {table.rules.opening}" if table.rules and table.rules.opening != "deal" else "the first card"


def apologise(error: FaroError) -> str:
    """What to say of an act that was refused: to the one who tried it, if his name is `you`."""
    hint = _spoken_hint(error)
    said = f"{capital(error.sentence)}.{f' {capital(hint)}.' if hint else ''}"
    for written, spoken in _TO_YOU.items():
        said = said.replace(written, spoken)
    return said


_TO_YOU = {
    "The stake of you on": "Your stake on",
    "The card of you on": "Your card on",
    "Stakes of you lie on:": "Your stakes lie on",
    "You has ": "You have ",
    "checks of you already": "of your checks already",
    "check of you already": "of your checks already",
}
_SPOKEN_HINTS = {"masked-card": "show it first", "soda-first": "open the deal first"}


def _spoken_hint(error: FaroError) -> str:
    """What to do instead, without what could only be written, and with places by their names."""
    if error.hint.endswith("?"):
        return ""
    if error.code == "no-such-bet":
        lead, _, places = error.hint.partition(": ")
        words = [SPOTS[place].word for place in places.split(", ") if place in SPOTS]
        hint = f"{lead}: {', '.join(words)}" if words else ""
        return hint if _words(error.sentence, hint) <= MOST_WORDS else ""
    if isinstance(error, Refused) and error.hint.startswith("write '"):
        return _SPOKEN_HINTS.get(error.code) or error.hint.rpartition("' to ")[2].rpartition("'")[2]
    return error.hint


def _with_results(drawn: str, events: Sequence[Event], table: Table, seat: str | None, most_words: int) -> str:
    """What came, then what it did: to the seat's own stakes first, to the others' as far as there is room."""
    settled = [event for event in events if isinstance(event, BetSettled | CallSettled | BetLeftOver)]
    own = [event for event in settled if event.punter == seat]
    others = [event for event in settled if event.punter != seat]
    said = [drawn] if drawn else []
    closing = _checks_of(seat, table, seat).strip() if own else ""
    # A deal whose turns are the whole pack ends with the last of them.
    out = _OUT if drawn and not table.is_boxed and _OUT not in drawn else ""
    found = [announce([event], table, seat) for event in events if isinstance(event, PlugFound)]
    last = " ".join(part for part in (*found, out or _may_call(table, seat, bool(settled))) if part)

    def fits(*more: str, spare: int = 0) -> bool:
        return _words(*said, *more, closing, last) <= most_words - spare

    if not settled:
        said.append(_nothing_decided(table, seat))
    results = [_result(event, table, seat) for event in own]
    said += results if not own or fits(*results) else [_in_sum(own, is_out=bool(out))]
    for number, event in enumerate(others):
        sentence, left = _result(event, table, seat), len(others) - number
        if not fits(sentence, spare=_words("2 more bets are decided.") if left > 1 else 0):
            rest = f"{left}{' more' if own or number else ''} bet{' is' if left == 1 else 's are'} decided."
            said += [rest] if fits(rest) else []
            break
        said.append(sentence)
    return " ".join(part for part in (*said, closing, last) if part)


def _in_sum(own: Sequence[BetSettled | CallSettled | BetLeftOver], is_out: bool) -> str:
    """What a seat has won or lost on stakes that are too many to be told one by one."""
    number, gain = len(own), gained(sum(_net(event) for event in own))
    if is_out:
        return f"{number} of yours decided: {gain}."
    what = "calls" if all(isinstance(event, CallSettled) for event in own) else "bets"
    return f"{number} of your {what} {'is decided:' if number == 1 else 'are decided: together'} {gain}."


def _may_call(table: Table, seat: str | None, is_settled: bool) -> str:
    """That the last turn may be called, where it may; of what cards, where no result wants the room."""
    ranks = sorted(card.rank for card in table.box)
    if table.rules is None or not table.is_last_three or call_odds(table.rules, ranks) == "refused":
        return ""
    left = "" if is_settled else f"Three cards left: {', '.join(rank.word for rank in ranks)}. "
    return f"{left}{'You may call the turn.' if seat in table.hands else 'The turn may be called.'}"


def _nothing_decided(table: Table, seat: str | None) -> str:
    if not table.is_boxed:
        return ""
    stay = sum(1 for bet in table.bets if seat is None or bet.punter == seat)
    if not stay:
        return "No bet decided."
    return f"No bet decided. {stay} bet{'s stay' if stay > 1 else ' stays'}."


def _result(event: BetSettled | CallSettled | BetLeftOver, table: Table, seat: str | None) -> str:
    whose = owner(event.punter, seat)
    if isinstance(event, CallSettled):
        call = f"{capital(whose)} call {', '.join(rank.word for rank in event.order)}"
        if event.result == "lost":
            return f"{call} is wrong and loses {event.taken}."
        if event.result == "void":
            return f"{call} is never decided, and its {event.stake} come back."
        fate = f" and wins {event.paid}" if event.paid else ", and the bank has nothing left to pay"
        return f"{call} is right{fate}."
    if isinstance(event, BetLeftOver):
        fate = "goes to the bank" if event.taken else "comes back"
        return f"{capital(whose)} {event.stake} on {event.spot.word} {fate}."
    if event.result == "corner-down":
        assert event.bend is not None
        left = event.stake - event.taken
        return f"{capital(whose)} card on {event.spot.word} loses a corner and {event.taken}; {left} lie on."
    if event.result == "faced":
        return f"{capital(whose)} {event.stake} on {event.spot.word} is faced and loses {event.taken}."
    if event.result == "void":
        return f"{capital(whose)} {event.stake} on {event.spot.word} meets the void card and comes back."
    if event.result == "split":
        taken = "all" if event.taken == event.stake else str(event.taken)
        return f"The bank takes {taken} of {whose} {event.stake} on {event.spot.word}."
    if event.result == "push":
        return f"{capital(whose)} {event.stake} on {event.spot.word} is a push and comes back."
    how = f"{against(table.rules)} " if event.coppered else f"{rung(event.bend)} of " if event.bend else ""
    bet = f"{capital(whose)} {how}{event.stake} on {event.spot.word}"
    if event.result == "won":
        won = f"{event.paid}{_in_all(event, table)}"
        return f"{bet} wins {won}." if event.paid else f"{bet} wins, and the bank has nothing left to pay."
    whole = "" if event.taken == event.stake else f" {event.taken}"
    good = f" {subject(event.answerable, seat)} must make it good." if event.answerable else ""
    return f"{bet} loses{whole}.{good}"


def _in_all(event: BetSettled, table: Table) -> str:
    """What a bent card has now won in all, where the bank has paid it out."""
    if event.bend is None or event.bend.pli or table.rules is None:
        return ""
    whole = plays_for(table.rules.ladder, event.bend)
    return f", {whole} in all" if event.paid == whole - won_before(table.rules.ladder, event.bend) else ""


def _net(event: BetSettled | CallSettled | BetLeftOver) -> int:
    return -event.taken if isinstance(event, BetLeftOver) else event.paid - event.taken


def _checks_of(punter: str | None, table: Table, seat: str | None) -> str:
    return f" Checks: {table.hands[punter]}." if punter is not None and punter == seat else ""


def _opened(event: DealOpened, table: Table) -> str:
    left = f"{len(table.box)} cards left"
    if event.card is None:
        return f"A fresh pack is dealt. {left}."
    if event.how == "bottom":
        return f"The {event.card.word} is shown at the bottom, and comes last. {left}."
    if event.how == "face":
        return f"The face is the {event.card.word}. {left}."
    return f"Soda is the {event.card.word}; it decides nothing. {left}."


def _drawn(number: int, loser: Card, winner: Card, table: Table) -> str:
    said = f"{turn_word(table.rules)} {number}."
    if table.rules is not None and table.rules.last_turn != "as-any" and len(table.box) == table.rules.left_last:
        return f"{said} {_last_couple(loser, winner, table.rules)}"
    if loser.rank == winner.rank:
        return f"{said} Two {loser.rank.plural}: a {pair_word(table.rules)}."
    loses, wins = f"the {loser.rank.word} loses", f"the {winner.rank.word} wins"
    in_order = table.rules.in_turn(loses, wins) if table.rules else (loses, wins)
    return f"{said} {capital(', '.join(in_order))}."


def _last_couple(loser: Card, winner: Card, rules: Rulebook) -> str:
    """The last turn of a deal under a book that gives its last card another meaning."""
    first, last = f"the {loser.rank.word}", f"the {winner.rank.word}"
    match rules.last_turn:
        case "last-null":
            return f"{capital(first)} loses; {last} comes last and is null."
        case "last-to-bank":
            return f"{capital(first)} loses; the last card, {last}, is the bank’s."
        case _:
            return f"The last couple is void: {first} and {last}."


def _ventured(event: BetParleed, table: Table, seat: str | None) -> str:
    """A card bent for more: what it is called, what is ventured and what it plays for."""
    assert event.bend is not None
    assert table.rules is not None
    who, bend = subject(event.punter, seat), event.bend
    if bend.pli:
        return f"{who} {verb('play', event.punter, seat)} the {event.amount} left on {event.spot.word}: pli."
    act = verb("fold" if bend.folds else "bend", event.punter, seat)
    how = "" if bend.folds else "a corner of "
    safe = f" The {bend.couche} staked are safe." if bend.folds else ""
    wins = plays_for(table.rules.ladder, bend)
    return f"{who} {act} {how}{event.spot.word}: {rung(bend)}, {event.amount} ventured to win {wins} in all.{safe}"


def _coppers(spot: Spot, coppered: bool, rules: Rulebook | None) -> str:
    """What another punter does who turns his stake against a card, or back."""
    on_card = against(rules) == "opposed"
    if coppered:
        return f"{'opposes' if on_card else 'coppers'} {spot.word}: it {turned_round(spot)}"
    return f"opposes {spot.word} no longer" if on_card else f"takes the copper off {spot.word}"


def _words(*parts: str) -> int:
    return sum(len(part.split()) for part in parts)
