"""The doors that tell what a stake costs: in a position that is described, and at the table as it stands."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import PACK, Bet, Card, FaroError, Rank, Spot, count, in_a_row, spot
from faro.notation import play_while_valid
from faro.odds import (
    FLAT,
    Odds,
    as_percent,
    box_of,
    by_house_rule,
    cost_sentence,
    in_a_hundred,
    lies_first,
    odds_at,
    ranked,
    three_ways,
)
from faro.odds import odds as reckon
from faro.pictures import PlaceTold, deal_line, hundred_checks, place_card, recap_card
from faro.rulebooks import Rulebook, book_called, library
from faro.seats import see
from faro.session.answers import chip_of, table_of, whole_lines
from faro.session.offers import takers
from faro.session.requests import Looked, Placed, Pointed, Position, Recapped, Staked
from faro.session.shapes import Cost, HouseRule, HouseRules, Price, Ranked, Recap, Still
from faro.session.shuffling import again
from faro.session.watched import watching
from faro.table import BANK, Table, is_dead, refuse_to_lie, rules_of
from faro.teaching import recap, running_cost, unmasked
from faro.words import When, apologise, capital, gained


def odds(asked: Staked) -> Price:
    """What a stake costs with so many cards of each rank left, or in a fresh pack; `rules` may be a line of a log.

    A rank that `left` does not name has none. Answered are the bank's gain of a stake laid now, `turn`, `decided` and
    `until`, each as `fraction`, `percent` and `one_in`, or null where there is none; and how such a stake ends,
    `chances`, in the same three ways.
    """
    rules, place, box = described(asked)
    coppered = asked.get("coppered", False)
    return _told(place, coppered, reckon(rules, place, box, coppered=coppered, entering=box is not None))


def rank_bets(asked: Position) -> Ranked:
    """Every place that the book takes in a position as at `odds`, the cheapest first, with its words and its price."""
    rules, box = _position(asked)
    rows = ranked(rules, box)
    if not rows:
        raise FaroError("bad-position/undecided", rules=rules)
    (cheapest, least), (dearest, most) = rows[0], rows[-1]
    return {
        "bets": [{"place": place.id, "word": place.word, "until": three_ways(gain)} for place, gain in rows],
        "say": f"{len(rows)} bets, from {cheapest.word}, {as_percent(least)}, to {dearest.word}, {as_percent(most)}.",
        "error": None,
    }


def house_rules(asked: Staked) -> HouseRules:
    """What another rule of the house would make of the price of a stake, in a position as at `odds`.

    Only rules that change it stand there, by field and value; `until` is null where the stake is then refused.
    """
    rules, place, box = described(asked)
    changed: list[HouseRule] = [
        {"rule": rule, "value": value, "until": None if gain is None else three_ways(gain)}
        for rule, value, gain in by_house_rule(rules, place, box, asked.get("coppered", False), library())
    ]
    many = count(len(changed), "rule") if changed else "No rule"
    would = "would change" if changed else "changes"
    say = f"{many} of a book that deals as this one does {would} what a stake on {place.word} costs here."
    return {"rules": changed, "say": say, "error": None}


def _position(asked: Position) -> tuple[Rulebook, frozenset[Card] | None]:
    """The book and the cards left that are asked about; no cards stand for a fresh pack."""
    rules = book_called(asked["rules"].strip().removeprefix("rules "), library())
    left = asked.get("left")
    box = None if left is None else box_of({Rank.parse(code): number for code, number in left.items()})
    return rules, None if box is not None and len(box) == len(PACK) else box


def described(asked: Staked) -> tuple[Rulebook, Spot, frozenset[Card] | None]:
    """The position and the place that are asked about."""
    rules, box = _position(asked)
    place = spot(asked["place"])
    if box is not None and place.kind == "colours":
        raise FaroError("bad-request/colours")
    if box is not None and rules.entry == "after-face" and len(box) == len(PACK) - 1:
        [face] = {*PACK} - box
        if face.rank in place.ranks:
            raise FaroError("card-in-view/face", rank=face.rank)
    return rules, place, box


def price(asked: Placed) -> Price:
    """What a stake would cost at the table as it stands; one of the seat's that lies there, what it costs to leave.

    It is answered as at `odds`, and drawn: `html`.
    """
    table = table_of(whole_lines(asked["log"]))
    place, seat = spot(asked["place"]), asked["seat"] or ""
    lying = table.bet(seat, place)
    coppered = lying.coppered if lying else asked.get("coppered", False)
    refused = None if lying else refuse_to_lie(table, place, max(1, table.least))
    if refused is not None:
        raise refused
    told = _told(place, coppered, odds_at(table, place, seat, coppered=coppered))
    told["html"] = f"<p>{told['say']}</p>{hundred_checks(told['hundred']['until'], 'price')}"
    return told


def place(asked: Pointed) -> Still:
    """What a place of the cloth says of itself to the seat: `html`, a card, and `say`, the same for a listener."""
    table = table_of(whole_lines(asked["log"]))
    rules, where, seat = rules_of(table), spot(asked["place"]), asked["seat"]
    view = see(table, seat)
    chip = chip_of(asked.get("chip"), view, table)
    lying = table.bet(seat or "", where)
    coppered = lying.coppered if lying else asked.get("coppered", False)
    refused = refuse_to_lie(table, where, (lying.stake if lying else 0) + chip)
    costs, is_alone = "", not any(bet.punter == seat and bet.spot != where for bet in table.bets)
    if (refused is None or lying is not None) and not table.are_turns_out:
        gain = odds_at(table, where, seat, coppered=coppered).until_decided
        part = f"{as_percent(abs(gain))} on average" if gain else "nothing"
        alone = ", were it alone" if rules.own_cards == "drawn" and not is_alone else ""
        costs = f"Under {rules.short} it {'gains' if gain < 0 else 'costs'} {part}, left until decided{alone}."
    warns = "" if refused is None else apologise(refused)
    other = None
    if refused is not None and refused.code == "bet-not-taken":
        taking = takers(rules, where)
        if taking:
            other = taking[0]
            warns = f"{capital(refused.sentence)}. {_takers(taking)}"
    if refused is None and table.is_boxed and is_dead(table, where):
        costs, warns = "", "Dead: no card is left to decide it. A stake here would be a sleeper."
    sleepers = tuple(sleeper for sleeper in view.sleepers if sleeper.spot == where)
    lying_there = (stake for each in view.places if each.spot == where for stake in each.stakes)
    mine = next((stake for stake in lying_there if stake.punter == seat), None)
    told = PlaceTold(
        where,
        rules,
        costs,
        warns,
        takes=refused is None and chip <= (view.checks or 0) and (mine is None or mine.grows),
        sleepers=sleepers,
        is_strung="+" in asked["place"],
        is_coppered=coppered,
        mine=mine,
        heels=_heels(table, where, chip) if chip <= (view.checks or 0) else (),
        other=other,
        when=_when(table, lying),
        is_alone=is_alone,
    )
    return {"html": place_card(told, view, asked["id"], chip), "say": told.say, "error": None}


def _when(table: Table, lying: Bet | None) -> When:
    """When a stake lies that lies there, or is laid now."""
    if not table.is_boxed:
        return "before"
    return "entering" if (table.lets_in if lying is None else lying.entering) else "in-play"


def _takers(books: Sequence[Rulebook]) -> str:
    """The books that take a bet, the nearest named."""
    named = [book.short for book in books[:2]]
    more = [f"{len(books) - len(named)} more"] if len(books) > len(named) else []
    return f"{in_a_row([*named, *more])} {'takes' if len(books) == 1 else 'take'} it."


def _heels(table: Table, where: Spot, chip: int) -> tuple[Spot, ...]:
    """The two ways of heeling two ranks, as far as the book takes them."""
    if len(where.ranks) != 2 or where.against:
        return ()
    one, other = where.ranks
    ways = (spot(f"{one.code}/{other.code}"), spot(f"{other.code}/{one.code}"))
    return tuple(way for way in ways if refuse_to_lie(table, way, chip) is None)


def cost(asked: Looked) -> Cost:
    """What the present deal has cost the seat so far.

    That is the `average` as a fraction, what it has in fact `lost`, and on how many `turns`.
    """
    steps, error = play_while_valid(asked["log"], library())
    if error is not None:
        raise error
    running = running_cost(steps, asked["seat"] or "")
    average = three_ways(running.average)["fraction"]
    return {"average": average, "lost": running.lost, "turns": running.turns, "say": running.say, "error": None}


def deal_recap(asked: Recapped) -> Recap:
    """How the present deal went for the seat: `html`, its line and its turns, and `say`, the same in sentences.

    `again` is the seed by which the same cards come once more, nothing where they came otherwise.
    """
    steps, error = play_while_valid(asked["log"], library())
    if error is not None:
        raise error
    went = recap(steps, asked["seat"] or "")
    picture = deal_line(
        [turn.together for turn in went.turns],
        [float(turn.expected) for turn in went.turns],
        [(turn.low, turn.high) for turn in went.turns],
        "Your checks over the deal, over the band in which half of such deals lie",
    )
    turns = [(turn.name, turn.label, turn.line, turn.gain, turn.together) for turn in went.turns]
    eyes = watching(asked, whole_lines(asked["log"]), steps[-1].table) if steps else ()
    unseen = unmasked(steps, asked["seat"] or "", eyes) if steps else ()
    said = f"You dealt: the bank is {gained(steps[-1].table.bank)}." if steps and asked["seat"] == BANK else went.say
    html = recap_card(said, picture if went.stakes else "", turns, went.word.capitalize(), unseen)
    book = steps[-1].table.rules if steps else None
    first = f"Stake before the {book.opening}" if book and lies_first(book, FLAT) else ""
    cards = again(steps, asked.get("seed", ""))
    return {"html": html, "again": cards, "first": first, "say": " ".join((said, *unseen)), "error": None}


def _told(place: Spot, coppered: bool, found: Odds) -> Price:
    return {
        "turn": three_ways(found.per_turn),
        "decided": None if found.per_decided is None else three_ways(found.per_decided),
        "until": three_ways(found.until_decided),
        "chances": {name: three_ways(chance) for name, chance in vars(found.until).items()},
        "hundred": {"turn": in_a_hundred(found.turn), "until": in_a_hundred(found.until)},
        "say": cost_sentence(place.word, coppered, found),
        "error": None,
    }
