"""The ```faro-evening fence: the keeper of a deal of real cards, which a reader presses as they fall.

How each book deals is written here for the script, which counts cards and knows no rule.
"""

from __future__ import annotations

from faro.base import Rank
from faro.rulebooks import LAST_CARDS, Rulebook, library
from faro.table import OF_THE_LAST_TURN
from farodocs.fences.full_table import book_options
from farodocs.fences.house_rules import house_rules
from farodocs.figures import card_file
from farodocs.markup import Fence, file_link, in_attribute, module, one_of

SCRIPT = "assets/faro/evening/faro-evening.js"
COLOURS = ("red", "blue", "yellow", "green", "white", "black", "violet", "brown")
"""What the checks of a punter may be marked with; evening.css has them."""
BUYS = 60
"""The checks with which a punter sits down, as the plan of an evening has it."""


def way_of(book: Rulebook) -> dict[str, object]:
    """How a book deals, as `Way` of `evening/record.js` has it."""
    falls_again = book.opening == "bottom"
    return {
        "first": 1 if falls_again else book.shown_first,
        "last": book.left_last,
        "opens": book.opening,
        "closes": LAST_CARDS.get(book.deal, ""),
        "losesFirst": book.first_card == "loses",
        "calls": book.call != "refused",
        "again": falls_again,
        "lastTurn": OF_THE_LAST_TURN.get(book.last_turn),
    }


def render(options: dict[str, str], script: str, cards: str = "") -> str:
    """The keeper before the first card; `script` is where the page finds what heeds it, `cards` the drawn cards.

    Raises `ValueError`, in one sentence, for an option or a book that is unknown.
    """
    book = one_of({"rules": "hoyle-1864", **options}, "rules", tuple(library()))
    ranks = [{"rank": rank.code, "word": rank.word, "plural": rank.plural} for rank in Rank]
    ways = {name: way_of(book) for name, book in library().items()}
    return (
        "<noscript><p>The keeper needs a script. Without one, keep the cases on a printed sheet.</p></noscript>"
        f"<faro-evening data-ranks='{in_attribute(ranks)}' data-ways='{in_attribute(ways)}'>"
        '<div class="faro-figure faro-evening" inert>'
        f"{_state()}{_frame()}{_said()}{_clerk(cards)}{_pad()}{_elsewhere()}{_bar(book)}{_more()}</div>{house_rules()}"
        f"</faro-evening>{module(script, sole=True)}"
    )


def _bar(book: str) -> str:
    return (
        '<div class="faro-evening-bar">'
        f'<label>Rules <select id="evening-book">{book_options(book)}</select></label>'
        '<span data-part="deal">Deal 1</span><button type="button" data-tool="fresh">New deal</button>'
        '<button type="button" data-tool="before" hidden>Back to the deal before</button>'
        '<button type="button" data-tool="empty">The box is empty</button></div>'
    )


def _state() -> str:
    return (
        '<p class="faro-evening-state" id="screen"><b data-part="where">Soda</b> <span data-part="left">52 left</span> '
        '<strong data-part="split" hidden>Split</strong></p>'
    )


def _frame() -> str:
    wires = "".join(
        f'<span class="faro-wire" data-wire="{rank.code}"><b>{rank.code}</b>{"<i></i>" * 4}</span>' for rank in Rank
    )
    return (
        '<div class="faro-casekeeper"><div class="faro-cases"><div class="faro-wires" data-part="wires" '
        f'aria-hidden="true">{wires}</div></div></div>'
        '<p class="faro-spoken">Left in the box: <span data-part="read">every card</span>.</p>'
        '<p class="faro-evening-cases" data-part="cases"></p>'
        '<p class="faro-evening-last" data-part="last" hidden>The last turn, loser first, then the winner and the last '
        'card: <span data-part="orders"></span></p>'
    )


def _said() -> str:
    return (
        '<p class="faro-evening-said" data-part="said"></p>'
        '<div class="faro-evening-mending" data-part="mending" role="group" aria-label="Mend a card" hidden></div>'
        '<p class="faro-evening-next" data-part="next">Press the soda when it shows.</p>'
        '<p class="faro-notice" data-part="unkept" hidden>This browser keeps nothing: the deal lasts as long as the '
        "page is open.</p>"
    )


def _pad() -> str:
    ranks = "".join(
        f'<button type="button" data-rank="{rank.code}" data-left="4" aria-label="{rank.code}, {rank.word}">'
        f"{rank.code}</button>"
        for rank in Rank
    )
    return (
        f'<div class="faro-evening-pad" role="group" aria-label="The card that fell">{ranks}'
        '<button type="button" data-tool="undo">Undo</button></div>'
    )


def _clerk(cards: str) -> str:
    """What stands there once stakes are kept: who sits, the cloth of whoever has the seat, and the books."""
    colours = "".join(f'<option value="{colour}">{colour.capitalize()}</option>' for colour in COLOURS)
    heads = "".join(
        f'<th scope="col">{head}</th>' for head in ("Punter", "In hand", "On the cloth", "Bought", "Owes", "Is")
    )
    return (
        f'<div class="faro-clerk" data-part="clerk" data-cards="{cards}" hidden>'
        '<section class="faro-lays" aria-label="The clerk">'
        '<div class="faro-people" data-part="people" role="group" aria-label="Who lays"></div>'
        '<p class="faro-said" data-part="clerk-said"></p><div class="faro-stage" data-part="cloth" tabindex="-1"></div>'
        '<div data-part="controls" role="group" aria-label="The seat"></div>'
        '<form class="faro-sits"><label>Name <input name="name" autocomplete="off" autocapitalize="words" size="9">'
        f'</label> <label>Colour <select name="colour">{colours}</select></label> <label>Checks <input name="checks" '
        f'type="number" inputmode="numeric" min="1" value="{BUYS}"></label> <button>Sit down</button></form></section>'
        '<section class="faro-taken"><h2>Taken and paid</h2><p data-part="none-settled">Nothing was decided by the '
        'latest cards.</p><ol data-part="settled"></ol><div data-part="set-aside" hidden><h2>Set aside</h2><p>As the '
        "cards now stand, this could not be laid. It counts for nothing, and comes back if they are mended again.</p>"
        '<ul data-part="aside"></ul></div></section><section class="faro-books"><h2>The books</h2>'
        f'<table class="faro-tabs"><thead><tr>{heads}</tr></thead><tbody data-part="tabs"></tbody></table>'
        '<p class="faro-clerk-acts"><button type="button" data-clerk="marker">Give a marker</button>'
        '<button type="button" data-clerk="house">House rules</button>'
        '<button type="button" data-clerk="card">Print the rules</button>'
        '<button type="button" data-clerk="evening">New evening</button></p></section></div>'
    )


def _elsewhere() -> str:
    """What stands in the place of the cards to press where a window only shows."""
    return (
        '<p class="faro-evening-carried">This is the deal as it stood when its link was made. '
        '<button type="button" data-tool="keep-on">Keep on from here</button></p>'
        '<p class="faro-evening-switches"><button type="button" data-tool="stakes" aria-pressed="false">Keep the stakes'
        "</button>"
        '<button type="button" data-tool="speak" aria-pressed="false">Speak the turns'
        '</button><button type="button" data-tool="awake" aria-pressed="false">Keep the screen on</button>'
        '<button type="button" data-tool="back">Back to the keeper</button></p>'
    )


def _more() -> str:
    return (
        '<details class="faro-evening-turns"><summary>The turns of this deal</summary>'
        "<p>Press a card to mend it.</p>"
        '<ol data-part="turns"></ol></details>'
        '<details class="faro-evening-text"><summary>The deal as text</summary>'
        "<p>As the engine reads it. Nobody pressed the suits, so each rank takes them in one order.</p>"
        '<label class="faro-spoken" for="evening-log">The deal as text</label>'
        '<textarea id="evening-log" rows="8" readonly spellcheck="false"></textarea></details>'
        '<details class="faro-evening-second"><summary>A second screen</summary>'
        '<p>Every window of this page in this browser shows the same deal. <a href="#screen" target="_blank">Open one '
        "with the beads alone</a>, and lay it on the screen that the table sees.</p>"
        "<p>To another device the deal is carried: this site has no server, and nothing is sent. The link, or a camera "
        "held before its picture, opens the deal there as it stands now. What is pressed later does not follow.</p>"
        '<p><button type="button" data-tool="carry">Make the link</button></p>'
        '<div data-part="carry" hidden><label for="evening-link">Link to this deal</label> '
        '<input id="evening-link" readonly><div class="faro-evening-code" data-part="code" role="img" '
        'aria-label="The link as a picture code"></div></div></details>'
    )


FENCE = Fence(
    "faro-evening",
    "faro",
    ("rules",),
    "its book stands",
    lambda given, _, md: render(given, file_link(md, SCRIPT), file_link(md, card_file.FILE)),
)
