"""A program for each public name of the engine, short enough to be read at a glance; what each prints is printed."""

from __future__ import annotations

_DEAL = '''"""
rules hoyle-1864
open ann 100
soda Kd
bet ann 6 on 7
turn 7h 9s
"""'''

EXAMPLES: dict[str, str] = {
    "CODES": """from faro import CODES

print(CODES["dead-card"])
""",
    "PACK": """from faro import PACK

print(len(PACK), *PACK[:4])
""",
    "SPOTS": """from faro import SPOTS

print(len(SPOTS), SPOTS["2-A-K-Q"].word)
""",
    "SYSTEMS": """from faro import SYSTEMS

print(*SYSTEMS)
""",
    "Card": """from faro import Card

card = Card.parse("10s")
print(card, card.word, card.suit.is_red)
""",
    "FaroError": """from faro import FaroError, parse_line, library

try:
    parse_line("bet ann many on Q", library())
except FaroError as error:
    print(error.code)
    print(error)
""",
    "Odds": """from faro import Odds, library, odds, spot

found: Odds = odds(library()["meyer"], spot("Q"))
print(found.until.won, found.until.lost, found.until.left)
print(found)
""",
    "Position": """from faro import Position, library, parse_position

found: Position = parse_position("faro1 meyer deal=Kd seat=bank", library())
print(found.seat, len(found.table.box))
""",
    "Punter": """from faro import Punter, Study, records

study = Study(punters=(Punter("ann", "chops", "Q", times=2),))
print(next(records(study, deals=1)))
""",
    "Rank": """from faro import Rank

print(Rank.parse("q").word, *(rank.code for rank in Rank))
""",
    "Refused": """from faro import Refused, library, replay

try:
    replay("rules hoyle-1864\\nopen ann 5\\nsoda Kd\\nbet ann 6 on Q", library())
except Refused as refused:
    print(refused.line, refused.code, refused.hint, sep=" | ")
""",
    "Results": """from faro import SYSTEMS, Results, library, simulate

found: Results = simulate(library()["stuss"], SYSTEMS["flat"], deals=1_000, seed="a seed")
print(found.deals, found.cost)
""",
    "Rulebook": """from faro import Rulebook, library

book: Rulebook = library()["stuss"]
print(book.name, book.split, book.source("split"), sep=" | ")
""",
    "Spot": """from faro import Spot, spot

place: Spot = spot("Q/9")
print(place.word, place.kind, *(rank.word for rank in place.against))
""",
    "Step": f"""from faro import Step, library, play_while_valid

log = {_DEAL}
steps, _ = play_while_valid(log, library())
last: Step = steps[-1]
print(last.line, type(last.command).__name__, [type(event).__name__ for event in last.events])
""",
    "Study": """from faro import Study, summed

study = Study("meyer call=4-for-1", seed="a seed", sitting=5)
print(study.columns, summed(study, deals=500).total["bank"])
""",
    "Suit": """from faro import Suit

print(*(f"{suit.word} {suit.is_red}" for suit in Suit), sep=", ")
""",
    "Sums": """from faro import Study, Sums, summed

found: Sums = summed(Study(seed="a seed"), deals=2_000)
print(found.deals, found.mean("punter"), round(found.error("punter"), 2), found.cost("punter"))
""",
    "Table": f"""from faro import Table, library, replay

log = {_DEAL}
table: Table = replay(log, library())
print(repr(table))
print(table.bank, table.hands["ann"], *table.turns[0])
""",
    "View": f"""from faro import View, library, replay, see

log = {_DEAL}
view: View = see(replay(log, library()), "ann")
print(view.checks, view.cards_left, view.loser, view.winner)
""",
    "announce": f"""from faro import announce, library, play_while_valid

log = {_DEAL}
steps, _ = play_while_valid(log, library())
print(announce(steps[-1].events, steps[-1].table, "ann"))
""",
    "as_percent": """from fractions import Fraction

from faro import as_percent

print(as_percent(Fraction(33, 1666)))
""",
    "box_of": """from faro import Rank, box_of

print(*sorted(box_of({Rank.QUEEN: 2, Rank.SEVEN: 1})))
""",
    "call_cost": """from faro import Rank, box_of, call_cost, library

cat_hop = box_of({Rank.QUEEN: 2, Rank.SEVEN: 1})
print(call_cost(library()["hoyle-1864"], cat_hop))
""",
    "calls": """from faro import calls, library, parse_position

line = "faro1 hoyle-1864 deal=Kd box=5c,6d,7h hands=ann:100"
table = parse_position(line, library()).table
print(len([*calls(table, "ann")]))
""",
    "chance": """from faro import chance, library, replay

table = replay("rules hoyle-1864\\nopen ann 100\\nsoda Kd", library())
print(len([*chance(table)]))
""",
    "changes": """from faro import changes, format_command, library, replay

table = replay("rules hoyle-1864\\nopen ann 100\\nsoda Kd\\nbet ann 6 on 7", library())
print(*[format_command(command) for command in changes(table, "ann")][:5], sep="; ")
""",
    "decide": """from faro import decide, library, parse_line, replay

table = replay("rules hoyle-1864\\nopen ann 100\\nsoda Kd\\nbet ann 6 on 7", library())
lost = decide(table, parse_line("turn 7h 9s", library()))[-1]
print(type(lost).__name__, lost.punter, lost.spot.id, lost.result, lost.taken)
""",
    "describe": f"""from faro import describe, library, replay, see

log = {_DEAL}
print(describe(see(replay(log, library()), "ann")))
""",
    "differences": """from faro import differences, library

books = library()
print(*differences(books["hoyle-1864"], books["how-to-play"]), sep=", ")
""",
    "draw": f"""from faro import draw, library, replay

log = {_DEAL}
print(draw(replay(log, library()), "ann"))
""",
    "evolve": """from faro import decide, evolve, library, parse_line, replay

table = replay("rules hoyle-1864\\nopen ann 100", library())
for event in decide(table, parse_line("soda Kd", library())):
    table = evolve(table, event)
print(table.soda, len(table.box))
""",
    "fold": """from faro import decide, fold, library, parse_line, replay

table = replay("rules hoyle-1864\\nopen ann 100\\nsoda Kd", library())
table = fold(table, decide(table, parse_line("turn 7h 9s", library())))
print(len(table.turns))
""",
    "format_command": """from faro import format_command, library, parse_line

print(format_command(parse_line("bet ann 6 on queen", library())))
""",
    "format_log": f"""from faro import format_log, library, play_while_valid

log = {_DEAL}
steps, _ = play_while_valid(log, library())
print(format_log(step.command for step in steps[1:]), end="")
""",
    "format_position": f"""from faro import format_position, library, replay

log = {_DEAL}
print(format_position(replay(log, library()), seat="ann"))
""",
    "fresh": """from faro import fresh

print(repr(fresh()))
""",
    "layout": f"""from faro import layout, library, replay, see

log = {_DEAL}
drawing = layout(see(replay(log, library())), "One turn")
print(repr(drawing), drawing.startswith("<svg"))
""",
    "library": """from faro import library

print(*library(), sep=", ")
""",
    "odds": """from faro import Rank, box_of, library, odds, spot

left = {rank: 3 for rank in Rank} | {Rank.QUEEN: 1}
print(odds(library()["hoyle-1864"], spot("Q"), box_of(left)).until_decided)
print(odds(library()["hoyle-1864"], spot("K"), box_of(left), coppered=True).until_decided)
""",
    "odds_at": """from faro import library, odds_at, parse_position, spot

line = "faro1 hoyle-1864 deal=Kd turns=7h-9s hands=ann:94 stakes=ann:Q:6c bought=ann:100"
table = parse_position(line, library()).table
print(odds_at(table, spot("Q"), "ann").until_decided)
""",
    "offers": """from faro import library, offers, replay

table = replay("rules hoyle-1864\\nopen ann 100\\nsoda Kd", library())
found = [*offers(table, "ann")]
print(len(found), found[0].spot.id)
""",
    "parse_line": """from faro import library, parse_line

command = parse_line("turn 7h 9s  # the seven loses", library())
print(type(command).__name__, command.first, command.second)
""",
    "parse_position": """from faro import FaroError, library, parse_position

try:
    parse_position("faro1 hoyle-1864 deal=Kd turns=7h-Kd", library())
except FaroError as error:
    print(error)
""",
    "play_while_valid": """from faro import library, play_while_valid

steps, error = play_while_valid("rules hoyle-1864\\nopen ann 100\\nturn 7h 9s", library())
print(len(steps), error, sep=" | ")
""",
    "records": """from faro import Study, records

for row in records(Study(seed="a seed"), deals=2, first=10):
    print(row)
""",
    "replay": f"""from faro import library, replay

log = {_DEAL}
print(replay(log, library()).hands["ann"])
""",
    "see": """from faro import library, replay, see

log = "rules pharo\\nopen ann 100\\nbottom Kd\\nmasque ann 6 on Q"
table = replay(log, library())
for seat in ("ann", "ben"):
    view = see(table, seat)
    print(seat, [place.spot.id for place in view.places if place.stakes], view.masked)
""",
    "shuffled": """from faro import PACK, shuffled

print(*shuffled("a seed", PACK)[:5])
""",
    "simulate": """from faro import SYSTEMS, library, simulate

found = simulate(library()["hoyle-1864"], SYSTEMS["martingale"], deals=2_000, seed="a seed", evening=10)
print(found.deals, float(found.cost))
""",
    "spot": """from faro import spot

print(spot("K-Q").id, spot("Q+9+4").word, spot("grand-square").id, sep=" | ")
""",
    "summed": """from faro import Study, summed

print(summed(Study(seed="a seed"), deals=1_000, workers=1).total)
""",
    "vary": """from faro import as_percent, library, odds, spot, vary

book = vary(library()["hoyle-1864"], {"split": "whole"})
print(book.name, as_percent(odds(book, spot("Q")).until_decided), sep=": ")
""",
}
"""By the name."""
