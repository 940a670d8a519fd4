"""What a wrong answer overlooks that is not the fate of a stake: a place, a word, a count, an order, a line of a deal.

Of a choice there is a sentence for each option; of what is written or put together, one in which `GIVEN` stands for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from faro.base import SPOTS, Bend, FaroError, Rank, in_a_row
from faro.notation import parse_line, replay
from faro.rulebooks import library
from faro.table import Table, call_odds, decide, rules_of, rung
from faro.table import commands as c
from faro.teaching.audit import due
from faro.teaching.exercises.allowed import ASKS
from faro.teaching.exercises.amiss import AGAIN, COUNT, NO_TURN, PAID
from faro.teaching.exercises.costs import A_CALL
from faro.teaching.exercises.item import GIVEN, Exercise, is_about
from faro.teaching.exercises.misjudged import how_it_came, is_right
from faro.teaching.exercises.naming import MEANS
from faro.teaching.exercises.places import lies
from faro.words import BY_US, against, apologise, by_us, called, capital, turn_word

_COUNTS = ("no", "one", "two", "three", "four")


def places(item: Exercise, at: int) -> tuple[str, ...]:
    """A stake laid in another place, or the other way."""
    field, book = item.fields[at], rules_of(replay(item.log, library()))
    asked = in_a_row([f"the {Rank.parse(code).word}" for code in item.ranks])
    if field.id == "place":
        spots = {lies(spot): spot for spot in SPOTS.values() if spot.sort.laid}
        takes = {said: in_a_row([f"the {rank.word}" for rank in sorted(spot.ranks)]) for said, spot in spots.items()}
        return _each(item, at, lambda option: f"“{option}” takes in {takes[option]}, and what was asked for is {asked}")
    loser, winner = book.in_turn("first", "second")
    wins = {"open": winner, against(book): loser}
    return _each(item, at, lambda option: f"“{option}” would win on the {wins[option]} card of a turn")


def readings(item: Exercise, at: int) -> tuple[str, ...]:
    """A stake or a bent card that was read amiss."""
    field, table = item.fields[at], replay(item.log, library())
    if field.type == "choice" and table.bets:
        book, [bet] = rules_of(table), table.bets
        how = against(book) if bet.coppered else "open"
        return _each(item, at, lambda option: f"On “{option}” it loses, for the stake lies {how}")
    if field.type == "choice":
        bent = {rung(Bend(1, corners)): f"{corners} corner{'s' if corners > 1 else ''}" for corners in range(1, 6)}
        right = bent[item.accept[0][at]]
        return _each(item, at, lambda option: f"“{option}” is {bent[option]}, and this card has {right} bent")
    if field.type == "ranks":
        ranks = in_a_row([f"the {Rank.parse(code).word}" for code in item.ranks])
        [bet] = table.bets
        return (f"Not {GIVEN}: a stake that lies {lies(bet.spot)} takes in {ranks}, and no other.",)
    return (f"Not {GIVEN}: {_why(item)}.",)


def counts(item: Exercise, at: int) -> tuple[str, ...]:
    """Cards of a rank counted amiss."""
    field, table = item.fields[at], replay(item.log, library())
    if field.type == "beads":
        return (f"{_left(table, Rank.parse(field.on))}.",)
    if field.type == "choice":
        return _each(item, at, lambda option: _left(table, Rank.parse(option)))
    few = in_a_row([f"{rank.word} {table.left(rank)}" for rank in Rank if table.left(rank) < 2]) or "none"
    return (f"Not {GIVEN}: with fewer than two left there are these alone, {few}.",)


def orders(item: Exercise, at: int) -> tuple[str, ...]:
    """How a deal runs, told amiss."""
    field, table = item.fields[at], replay(item.log, library())
    if field.type == "choice":
        return _each(item, at, lambda option: f"It “{option}” only as the other card of its turn: {_why(item)}")
    if field.id == "turns":  # the cards that are left are reckoned beside it
        over = f", and {left} over" if (left := rules_of(table).left_last) else ""
        return (f"Not {GIVEN}: {len(table.box)} cards are {item.accept[0][at]} turns of two{over}.",)
    return (f"Not {GIVEN}: {_why(item)}.",)


def calls(item: Exercise, at: int) -> tuple[str, ...]:
    """Orders counted amiss, a call of another order, another price."""
    field, [right, *_] = item.fields[at], item.accept
    if field.id == "orders":
        way = "of two alike only the odd one has its choice of three places"
        if right[at] == "6":
            way = "any of three cards can be first, and either of two next"
        return _each(item, at, lambda option: f"“{option}” is not their number: {way}, which makes {right[at]}")
    if field.id == "call":
        rows = " or ".join(dict.fromkeys(called(_order(row[at])) for row in item.accept))
        return (f"Not {GIVEN}: what was asked for is {rows}.",)
    table = replay(item.log, library())
    book, left = rules_of(table), [card.rank for card in table.box]
    odds, rests = call_odds(book, left).replace("-", " "), by_us(book, "cat" if len({*left}) == 2 else "call")
    return _each(item, at, lambda option: f"“{option}” is not the price: {odds}{rests} makes {right[at]}")


def costs(item: Exercise, at: int) -> tuple[str, ...]:
    """Stakes put in the wrong order of cost, or another figure."""
    if item.fields[at].id == "either":
        return _each(item, at, lambda option: f"“{option}” looks at the copper, or past the cards left: {_why(item)}")
    if item.fields[at].type == "order" and is_about(item, A_CALL):
        return (f"Not {GIVEN}: a pair takes half of a stake, and a call is paid less than its odds; {_why(item)}.",)
    if item.fields[at].type == "order":
        return (f"Not {GIVEN}: the oftener a turn is both for a stake and against it, the dearer it is; {_why(item)}.",)
    return _each(item, at, lambda option: f"“{option}” is more than half a per cent away: it is {_why(item)}")


def names(item: Exercise, at: int) -> tuple[str, ...]:
    """Another word than the thing's own."""
    right = MEANS.get(item.accept[0][at], MEANS["split"])
    return _each(item, at, lambda option: f"“{option}” is {MEANS.get(option, MEANS['split'])}; here it is {right}")


def permissions(item: Exercise, at: int) -> tuple[str, ...]:
    """What may not be done, or may."""
    ask, table = ASKS[item.fields[at].id.removeprefix("may-")], replay(item.log, library())
    first, second, third = map(Rank.parse, item.ranks)
    rests = ask.by_us(rules_of(table))
    try:
        decide(table, ask.wish(first, second, third))
    except FaroError as refusal:
        against_it = ". ".join(filter(None, (apologise(refusal, advises=False)[:-1], ask.otherwise.strip(" ."))))
        return _each(item, at, lambda option: f"“{option}” goes against the book{rests}: {against_it}")
    lets = f"lets be done{rests}: {ask.lets or 'nothing in the book stands against it'}"
    return _each(item, at, lambda option: f"“{option}” would forbid what {rules_of(table).name} {lets}")


def lines(item: Exercise, at: int) -> tuple[str, ...]:
    """A turn that was accused and is right, a fault that was passed over, or another than there is."""
    [(wrong, turn)] = item.accept
    facts = dict(zip([option for option in item.fields[1].options if option != NO_TURN], _dealt(item), strict=True))
    # A card that is told twice is no fact of the deal as it was.
    fact = _why(item, wrong) if wrong == AGAIN else facts.get(turn)
    shows = f"{turn}: {fact}" if turn in facts else "every turn agrees with its cards"
    if item.fields[at].id == "turn":
        told = {option: f"“{option}” accuses a turn that is right: {fact}" for option, fact in facts.items()}
        told[NO_TURN] = f"“{NO_TURN}” passes over what is false {shows}"
        return _each(item, at, told.__getitem__)
    absent = {
        PAID: "is not there, for each payment agrees with its cards",
        AGAIN: "is not there, for no card came out twice",
        COUNT: "is not there, for each count is two less than the one before",
    }
    seen = f"what is false shows {shows}" if turn in facts else shows
    return _each(item, at, lambda option: f"“{option}” {absent.get(option, 'passes a fault by')}; {seen}")


def others(item: Exercise, at: int) -> tuple[str, ...]:
    """A choice of which the right answer is a rule said in the explanation."""
    return _each(item, at, lambda option: f"“{option}” is not what the rule gives; {_why(item)}")


def _each(item: Exercise, at: int, says: Callable[[str], str]) -> tuple[str, ...]:
    return tuple("" if is_right(item, at, option) else f"{says(option)}." for option in item.fields[at].options)


def _why(item: Exercise, answer: str = "") -> str:
    """The explanation of an exercise behind its right answer, to follow a colon. None begins with a name."""
    says = item.explain.removeprefix(f"{answer}. ").removesuffix(".")
    return f"{says[0].lower()}{says[1:]}"


def _left(table: Table, rank: Rank) -> str:
    """How many of a rank are left, how many are out, and where those came."""
    left = table.left(rank)
    gone = len(_COUNTS) - 1 - left
    if not gone:
        return f"All four {rank.plural} are left: none has come"
    book = rules_of(table)
    turns = [str(number) for number, turn in enumerate(table.turns, 1) if any(card.rank == rank for card in turn)]
    came = [f"as the {book.opening}"] if table.soda and table.soda.rank == rank else []
    came += [f"in {turn_word(book).lower()}{'s' if len(turns) > 1 else ''} {in_a_row(turns)}"] if turns else []
    are = f"{rank.plural} are" if left > 1 else f"{rank.word} is"
    return f"{capital(_COUNTS[left])} {are} left: {_COUNTS[gone]} went{',' if gone > 1 else ''} {' and '.join(came)}"


def _order(codes: str) -> tuple[Rank, Rank, Rank]:
    loser, winner, hock = map(Rank.parse, codes.split())
    return loser, winner, hock


def _dealt(item: Exercise) -> Iterator[str]:
    """What each turn that was told truly brought, by a replay of the deal."""
    log = item.log.splitlines()
    turns = [at for at, line in enumerate(log) if isinstance(parse_line(line, library()), c.DealTurn)]
    for at in turns[-len(item.told) :]:
        before, drawn = replay("\n".join((*log[:at], "")), library()), parse_line(log[at], library())
        assert isinstance(drawn, c.DealTurn)
        [payment], [bet] = due(before, drawn), before.bets
        rests = BY_US if payment.assumed else ""
        left = f"; {len(before.box) - 2} were left" if COUNT in item.fields[0].options else ""
        yield f"{how_it_came(before, drawn, bet)}, so {payment.fate}{rests}{left}"
