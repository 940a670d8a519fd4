"""Keep the cases and read the pack: what is left of each rank, and what each card of a deal is."""

from __future__ import annotations

from collections.abc import Iterator

from faro.base import SPOTS, Rank, count, in_a_row
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of, codes_of, point_of
from faro.words import by_us, capital, turn_word

_TOLD = 4
"""The turns that are told in one sentence."""

FRAME = "frame"
"""What can be asked about by name: the frame of the case-keeper itself."""
_FRAME_SAYS = "The case-keeper stands beside the cloth. A bead that lies near its card is still in."


def keep(start: Start) -> Exercise:
    """After a few turns: how many cards of two ranks are left, or which of four is a case, or dead.

    Level 1 counts; level 3 asks for every rank of the layout that can still come as a pair. By name the frame is read:
    it stands beside the cloth, and the turns are not told.
    """
    asked, other = start.ranks(2)
    gone = (start.below(5), 3, 4)[start.number % 3]
    if start.about == FRAME or start.level == 3:
        gone = 3 + start.number % 2
    turns = 5 + start.below(4)
    out = [*cards_of({asked})[:gone], *cards_of({other})[: start.below(4)]]
    fill = cards_of({*Rank} - {asked, other})
    start.chance.shuffle(fill)
    out += fill[: start.book.shown_first + 2 * turns - len(out)]
    start.chance.shuffle(out)
    start.deal(turns, out)
    table, where = start.table, "box" if start.book.has_box else "pack"
    is_read = start.about == FRAME
    told = [_FRAME_SAYS] if is_read else [*_deal_in_words(start)]
    which = start.number % 2 + 1 if is_read else start.number % 3
    if start.level == 3 and not is_read:
        few = [rank for rank in Rank if table.left(rank) < 2]
        prompt = f"Of which ranks is no pair left in the {where}, but a case or nothing?"
        fields = [Field("few", "No pair left", "ranks")]
        why = in_a_row([f"{rank.word} {table.left(rank)}" for rank in few]) if few else "every rank has a pair"
        return start.item([asked, other], prompt, fields, [(codes_of(few),)], f"Left in the {where}: {why}.", told=told)
    if which == 0 or (start.level == 1 and not is_read):
        ranks = [asked, other]
        fields = [Field(f"left-{rank.code}", f"{rank.plural} left", "beads", on=rank.code) for rank in ranks]
        accept = [tuple(str(table.left(rank)) for rank in ranks)]
        prompt = f"How many {asked.plural} are left in the {where}, and how many {other.plural}?"
    else:
        left, what = (1, "a case, with one card left") if which == 1 else (0, "dead, with no card left")
        others = [rank for rank in Rank if rank not in (asked, other)]
        start.chance.shuffle(others)
        ranks = sorted([asked, other, *others[:2]])
        points = tuple(point_of(SPOTS[rank.code]) for rank in ranks)
        fields = [Field("which", capital(what), "choice", tuple(rank.word for rank in ranks), points)]
        accept = [(rank.word,) for rank in ranks if table.left(rank) == left]
        prompt = f"Which of these is {what}?"
    explain = ", ".join(f"{rank.word} {table.left(rank)}" for rank in ranks)
    return start.item([asked, other], prompt, fields, accept, f"Left in the {where}: {explain}.", told=told)


def order(start: Start) -> Exercise:
    """How a deal runs: what each card does, how much is left, and where in the deal a card stands.

    Level 1 asks what each of the first cards does, level 2 counts what is left, level 3 asks for the place of a card.
    """
    return (_roles, _count_left, _place_in_deal)[start.level - 1](start)


def _roles(start: Start) -> Exercise:
    ranks = start.ranks(3)
    shown = start.book.shown_first
    if start.book.face_takes != "nothing":
        raise start.refused("first-takes")
    asked = ranks[: shown + 2]
    loser, winner = start.book.in_turn(*ranks[shown : shown + 2])
    right = [loser, winner, *ranks[:shown]]
    offered = start.mixed(asked)
    told = [f"A deal begins: {in_a_row([rank.word for rank in asked])}, from the top of the pack."]
    label = "The loser, the winner, the one that decides nothing" if shown else "The loser, then the winner"
    points = tuple(point_of(SPOTS[rank.code]) for rank in offered)
    fields = [Field("order", label, "order", tuple(rank.word for rank in offered), points)]
    prompt = "Which card loses, and which wins?" + (" Which decides nothing?" if shown else "")
    opens = f"The {ranks[0].word} is only shown. " if shown else ""
    explain = f"{opens}Then come turns of two cards: the {loser.word} loses, the {winner.word} wins."
    accept = [("; ".join(rank.word for rank in right),)]
    rests = by_us(start.book, "deal", "first_card")
    return start.item(asked, prompt, fields, accept, f"{explain} So says {start.book.name}{rests}.", told=told)


def _count_left(start: Start) -> Exercise:
    pack, book = 52, start.book
    counts = start.in_row(range(1, book.turns(pack)))
    turns = counts[start.number % len(counts)]
    start.deal(turns)
    left, more = pack - book.shown_first - 2 * turns, book.turns(pack) - turns
    word = turn_word(book).lower()
    fields = [
        Field("cards", "Cards left to come", "number"),
        Field("turns", f"{capital(word)}s left", "number"),
    ]
    out = count(turns, word)
    are = "is" if turns == 1 else "are"
    told = [f"The {book.opening} is out, and so {are} {out}." if book.shown_first else f"{capital(out)} {are} out."]
    prompt = f"How many of the {pack} cards are left to come? How many {word}s will there be?"
    rest = f", and {book.left_last} card{'s' if book.left_last > 1 else ''} over" if book.left_last else ""
    gone = f"{book.shown_first} and " if book.shown_first else ""
    so = f"So deals {book.name}{by_us(book, 'deal')}."
    explain = f"{pack} less {gone}{2 * turns} leaves {left}: {more} {word}s of two{rest}. {so}"
    return start.item([], prompt, fields, [(str(left), str(more))], explain, told=told)


def _place_in_deal(start: Start) -> Exercise:
    pack, book = 52, start.book
    most = book.shown_first + 2 * book.turns(pack)
    cards = start.in_row(range(book.shown_first + 1, most + 1))
    card = cards[start.number % len(cards)]
    start.deal(0)
    word = turn_word(book).lower()
    turn, is_second = divmod(card - book.shown_first - 1, 2)
    roles = book.in_turn("loses", "wins")
    is_last = turn + 1 == book.turns(pack)
    if is_last and book.last_turn != "as-any":
        turn -= 1
        card -= 2
    fields = [
        Field("turn", f"In which {word}?", "number"),
        Field("role", "It", "choice", ("loses", "wins")),
    ]
    prompt = f"Card {card} of the pack comes. In which {word} is it, and does it win or lose?"
    opens = f"Card 1 is the {book.opening}. " if book.shown_first else ""
    told = [f"{opens}Cards {book.shown_first + 1} and {book.shown_first + 2} make {word} 1."]
    which = ("first", "second")[is_second]
    rests = by_us(book, "deal", "first_card")
    explain = f"{capital(word)} {turn + 1}, its {which} card, which {roles[is_second]} in {book.name}{rests}."
    return start.item([], prompt, fields, [(str(turn + 1), roles[is_second])], explain, told=told)


def _deal_in_words(start: Start) -> Iterator[str]:
    """The cards of the deal so far, a few turns to a sentence."""
    table, word = start.table, turn_word(start.book).lower()
    if table.soda:
        yield f"The {start.book.opening} was the {table.soda.rank.word}."
    for at in range(0, len(table.turns), _TOLD):
        some = table.turns[at : at + _TOLD]
        fell = ", ".join(f"{loser.rank.word} and {winner.rank.word}" for loser, winner in some)
        which = f"{capital(word)} {at + 1}" if len(some) == 1 else f"{capital(word)}s {at + 1} to {at + len(some)}"
        yield f"{which}, the loser named first: {fell}."
