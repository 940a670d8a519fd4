"""Call the turn: how the last three cards may come, one call under a condition, and what it pays."""

from __future__ import annotations

from itertools import permutations

from faro.base import PACK, Card, Order, Suit
from faro.table import call_odds, price
from faro.teaching.exercises.item import Exercise, Field, Start
from faro.words import by_us, called, capital

_TENSES = ("to lose", "to win", "in hock")


def call(start: Start) -> Exercise:
    """Three cards are left. Level 1 has three ranks, level 3 always two of one, where the book pays a cat."""
    ranks = start.ranks(3)
    is_cat = (False, start.number % 3 == 2, True)[start.level - 1]
    if is_cat and start.book.cat != "refused":
        ranks[2] = ranks[1]
    left = [Card(rank, suit) for rank, suit in zip(ranks, Suit, strict=False)]
    start.deal((len(PACK) - start.book.shown_first - len(left)) // 2, without=left)
    odds = call_odds(start.book, ranks)
    if not start.table.is_last_three or odds == "refused":
        raise start.refused("no-last-call")
    orders: list[Order] = sorted({(loser, winner, hock) for loser, winner, hock in permutations(ranks)})
    rank, place, amount = ranks[start.below(3)], start.below(3), 1 + start.below(5)
    pays = price(odds) * amount
    offered = sorted({pays, *(times * amount for times in range(1, 6))})
    cards = tuple(card.rank.code for card in sorted(left))
    right = [order for order in orders if order[place] == rank]
    accept = [(str(len(orders)), " ".join(each.code for each in order), str(pays)) for order in right]
    came = f"They come {', '.join(each.word for each in right[0])}: no other call wins"
    fields = [
        Field("orders", "Orders that can come", "choice", tuple(map(str, range(1, 7)))),
        Field("call", f"Call one with the {rank.word} {_TENSES[place]}", "call", cards, told=came),
        Field("pays", f"A right call of {amount} pays", "choice", tuple(map(str, offered))),
    ]
    named = [card.rank.word for card in sorted(left)]
    prompt = (
        f"Three cards are left: {', '.join(named[:2])} and {named[2]}. "
        "In how many orders can they come, which do you call, and what does it pay?"
    )
    alike = "two of a rank cannot be told apart, so there are three orders" if len(orders) == 3 else "six orders"
    rests = by_us(start.book, "cat" if len(orders) == 3 else "call")
    explain = (
        f"{capital(alike)}. With the {rank.word} {_TENSES[place]}: {' or '.join(map(called, right))}. "
        f"{start.book.name} pays {odds.replace('-', ' ')}{rests}: {pays} on {amount}."
    )
    return start.item(ranks, prompt, fields, accept, explain)
