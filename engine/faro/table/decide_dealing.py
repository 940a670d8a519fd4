"""What may come out of the box: the card that opens a deal, its turns, its end; or refused in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from faro.base import Card, Refused
from faro.cheats import makes_turn
from faro.rulebooks import LAST_CARDS, Rulebook
from faro.table import commands as c
from faro.table import events as e
from faro.table.folding import fold
from faro.table.guards import rules_of
from faro.table.markers import settle_markers
from faro.table.settlement import (
    run_on,
    settle_calls,
    settle_face,
    settle_hock,
    settle_misdeal,
    settle_turn,
    within_purse,
)
from faro.table.state import Table


def lay_pile(table: Table, command: c.LayPile) -> tuple[e.Event, ...]:
    """Fix how the pack lies for the deal to come: every card of it once but for those it is without, and odd cards."""
    rules = rules_of(table)
    if table.is_boxed:
        raise Refused("not-now/pile")
    for card, times in Counter(command.cards).items():
        if card.shown not in table.pack:
            raise _not_in_pack(card)
        if times > 1:
            raise Refused("bad-pile/twice", card=card, shown=card.shown)
        if card in command.without:
            raise Refused("bad-pile/without", card=card)
    missing = [card for card in table.pack if card not in (*command.cards, *command.without)]
    if missing:
        raise Refused("bad-pile/lacks", card=missing[0], pack=len(table.pack))
    if not makes_turn(len(command.cards) - rules.shown_first, rules.left_last):
        raise Refused("bad-pile/short", rules=rules, cards=len(command.cards))
    return (e.PileLaid(command.cards),)


def open_deal(table: Table, command: c.OpenDeal) -> tuple[e.Event, ...]:
    """A deal begins. One that is under way may be broken off while nothing lies on it (Laws of Faro 9)."""
    rules = rules_of(table)
    if command.how != rules.opening:
        raise Refused("wrong-opening", rules=rules, how=command.how)
    if table.is_undecided:
        raise Refused("deal-under-way")
    if command.card is None:
        return (e.DealOpened(command.how, None),)
    if command.card not in table.pack:
        raise _not_in_pack(command.card)
    laid = table.secret.laid
    if laid is not None:
        _brings((laid[-1 if command.how == "bottom" else 0],), (command.card,))
    faced = settle_face(rules, table.bets, command.card) if rules.takes_first else ()
    return (e.DealOpened(command.how, command.card), *faced)


def draw_cards(table: Table, command: c.DrawCards) -> tuple[e.Event, ...]:
    """Show the first card of the coming turn, or both, before what lies is settled."""
    _next_turn(table)
    drawn = table.secret.drawn
    if len(command.cards) <= len(drawn):
        raise Refused("not-now/drawn")
    _comes(table, command.cards)
    return (e.CardsDrawn(command.cards),)


def deal_turn(table: Table, command: c.DealTurn) -> tuple[e.Event, ...]:
    """Two cards are drawn and what lies on the layout is settled."""
    rules = _next_turn(table)
    first, second = command.first, command.second
    _comes(table, (first, second))
    turn = e.TurnDealt(len(table.turns) + 1, *rules.in_turn(first, second))
    dealt: tuple[e.Event, ...] = (turn, *_decided(table, rules, turn)) if table.stakes or table.calls else (turn,)
    if table.secret.pile is None and len(table.box) > 2:
        return dealt
    after = fold(table, dealt)
    if after.is_boxed:
        return dealt
    left = after.secret.pile or ()
    if not left and not rules.left_last:
        return _out(table, (*dealt, *settle_hock(rules, after.bets)))
    found = e.Misdealt(len(after.dealt) + len(left), tuple(card.shown for card in left))
    return _out(table, (*dealt, found, *settle_misdeal(rules, after.bets, after.purse)))


def show_hock(table: Table, command: c.ShowHock) -> tuple[e.Event, ...]:
    """The last card is shown, and the deal is out."""
    rules = _at_the_end(table, 1, "hock")
    _comes(table, (command.card,))
    void = tuple(e.CallSettled(call.punter, call.order, call.stake, "void", 0, 0) for call in table.calls)
    return _out(table, (e.HockShown(command.card), *void, *settle_hock(rules, table.bets)))


def show_pocket(table: Table, command: c.ShowPocket) -> tuple[e.Event, ...]:
    """The cards of the pocket are shown, and the deal is out."""
    rules = _at_the_end(table, 4, "pocket")
    for card in command.cards:
        if table.secret.pile is None:
            _in_box(table, card)
    kept = table.box if table.secret.pile is None else {card.shown for card in table.secret.pile}
    if {*command.cards} != kept:
        left = " ".join(str(card) for card in sorted(kept))
        raise Refused("not-the-pocket", left=left)
    return _out(table, (e.PocketShown(command.cards), *settle_hock(rules, table.bets)))


def _decided(table: Table, rules: Rulebook, turn: e.TurnDealt) -> Iterable[e.Event]:
    """What a turn does to what lies, out of a bank that may hold too little for it, and what follows on that."""
    loser, winner = turn.loser, turn.winner
    bets = table.stakes.values()
    settled: list[e.BetSettled | e.CallSettled] = [*settle_turn(rules, bets, loser, winner, table.is_last_turn)]
    if table.calls:
        # A card that had gone unseen, or an odd one, leaves more than the one that all believe to be the hock.
        hock = min(table.box - {loser, winner})
        settled += settle_calls(rules, table.calls, (loser.rank, winner.rank, hock.rank))
    taken = settled if table.purse is None else within_purse(rules, settled, table.purse)
    if not [bet for bet in bets if bet.plug or bet.ahead]:
        return taken
    return (*taken, *_plugs_found(table, taken), *_run_on(table, turn, taken, settled))


def _run_on(
    table: Table,
    turn: e.TurnDealt,
    taken: Iterable[e.BetSettled | e.CallSettled],
    settled: Collection[e.BetSettled | e.CallSettled],
) -> Iterable[e.Event]:
    """What follows on the wins whose stakes were to be played on at once, where what was `taken` is paid in full."""
    ahead = {(bet.punter, bet.spot.id): bet for bet in table.stakes.values() if bet.ahead}
    wins = [won for won in taken if isinstance(won, e.BetSettled) and (won.punter, won.spot.id) in ahead]
    return [
        event
        for won in wins
        if won in settled
        for event in run_on(rules_of(table), ahead[won.punter, won.spot.id], won, turn.loser, turn.winner)
    ]


def _out(table: Table, events: tuple[e.Event, ...]) -> tuple[e.Event, ...]:
    """What ends a deal, and the markers that are settled then."""
    return (*events, *settle_markers(fold(table, events))) if table.markers else events


def _plugs_found(table: Table, settled: Iterable[e.BetSettled | e.CallSettled]) -> Iterable[e.PlugFound]:
    """Of a whole stack the bank takes the height; for a part of it the stack is broken, and wood cannot be cut."""
    parted = {
        (event.punter, event.spot.id)
        for event in settled
        if isinstance(event, e.BetSettled) and 0 < event.taken < event.stake
    }
    return [e.PlugFound(bet.punter, bet.spot) for bet in table.bets if bet.plug and (bet.punter, bet.spot.id) in parted]


def _next_turn(table: Table) -> Rulebook:
    """The rule-book of a table whose box makes another turn; the box knows how many cards are in it."""
    rules = rules_of(table)
    if not table.is_boxed:
        raise Refused("soda-first", rules=rules)
    secret = table.secret
    are_out = (
        len(table.box) <= rules.left_last
        if secret.pile is None
        else not makes_turn(len(secret.drawn) + len(secret.pile), rules.left_last)
    )
    if are_out:
        last = LAST_CARDS[rules.deal]
        raise Refused("deal-is-out", turns=len(table.turns), last=last)
    return rules


def _at_the_end(table: Table, cards: int, what: str) -> Rulebook:
    rules = rules_of(table)
    if rules.left_last != cards:
        raise Refused("wrong-ending", rules=rules, what=what)
    pile = table.secret.pile
    if not table.are_turns_out and not (table.is_boxed and pile is not None and len(pile) == cards):
        raise Refused("hock-too-early", what=what, cards=cards)
    return rules


def _comes(table: Table, cards: tuple[Card, ...]) -> None:
    """Refuse cards that cannot come next: such as have left, or are not those that the pile brings."""
    secret = table.secret
    if secret.pile is not None:
        _brings((*secret.drawn, *secret.pile), cards)
        return
    if secret.drawn:
        _brings(secret.drawn, cards[: len(secret.drawn)])
    box = table.box
    for card in cards:
        if card not in box:
            _in_box(table, card)
    if len(cards) == 2 and cards[0] == cards[1]:
        raise Refused("card-dealt-twice/turn", card=cards[1])
    if table.bottom is not None and table.bottom in cards and not (table.is_last_turn and cards[1:] == (table.bottom,)):
        raise Refused("bottom-card", card=table.bottom)


def _brings(pile: tuple[Card, ...], cards: tuple[Card, ...]) -> None:
    """Refuse cards that are not the top ones of a pile, as the table sees them."""
    top = tuple(card.shown for card in pile[: len(cards)])
    if cards != top:
        raise Refused("not-in-pile", brought=[*map(str, top)])


def _in_box(table: Table, card: Card) -> None:
    if card in table.box:
        return
    if card not in table.pack:
        raise _not_in_pack(card)
    raise Refused("card-dealt-twice", card=card)


def _not_in_pack(card: Card) -> Refused:
    return Refused("card-not-in-pack", card=card)
