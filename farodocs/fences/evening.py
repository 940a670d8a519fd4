"""The ```faro-evening fence: the keeper of a deal of real cards, which a reader presses as they fall.

How each book deals is written here for the script, which counts cards and knows no rule.
"""

from __future__ import annotations

from faro.base import Rank
from faro.rulebooks import LAST_CARDS, Rulebook, library
from farodocs.fences.full_table import book_options
from farodocs.markup import Fence, file_link, in_attribute, module, one_of

SCRIPT = "assets/faro/evening/faro-evening.js"


def kept_books() -> dict[str, Rulebook]:
    """The books whose deals are kept: all that do not show a card at first which falls once more as the last."""
    return {name: book for name, book in library().items() if book.opening != "bottom"}


def way_of(book: Rulebook) -> dict[str, object]:
    """How a book deals, as `Way` of `evening/record.js` has it."""
    return {
        "first": book.shown_first,
        "last": book.left_last,
        "opens": book.opening,
        "closes": LAST_CARDS.get(book.deal, ""),
        "losesFirst": book.first_card == "loses",
        "calls": book.call != "refused",
    }


def render(options: dict[str, str], script: str) -> str:
    """The keeper before the first card; `script` is where the page finds what heeds it.

    Raises `ValueError`, in one sentence, for an option or a book that is unknown or not kept.
    """
    books = kept_books()
    book = one_of({"rules": "hoyle-1864", **options}, "rules", tuple(books))
    ranks = [{"rank": rank.code, "word": rank.word, "plural": rank.plural} for rank in Rank]
    ways = {name: way_of(book) for name, book in books.items()}
    return (
        f"<faro-evening data-ranks='{in_attribute(ranks)}' data-ways='{in_attribute(ways)}'>"
        '<div class="faro-figure faro-evening" inert>'
        f"{_state()}{_frame()}{_said()}{_pad()}{_elsewhere()}{_bar(book)}{_more()}</div>"
        "</faro-evening>"
        + module(script, sole=True)
        + "<noscript><p>The keeper needs a script. Without one, keep the cases on a "
        "printed sheet.</p></noscript>"
    )


def _bar(book: str) -> str:
    return (
        '<div class="faro-evening-bar">'
        f'<label>Rules <select id="evening-book">{book_options(book, kept_books())}</select></label>'
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
        '<p class="faro-spoken">Left in the box: <span data-part="read"></span>.</p>'
        '<p class="faro-evening-cases" data-part="cases"></p>'
        '<p class="faro-evening-last" data-part="last" hidden>The last turn, loser first, then the winner and the last '
        'card: <span data-part="orders"></span></p>'
    )


def _said() -> str:
    return (
        '<p class="faro-evening-said" data-part="said"></p>'
        '<div class="faro-evening-mending" data-part="mending" role="group" aria-label="Mend a card" hidden></div>'
        '<p class="faro-evening-next" data-part="next">Press the soda as it shows.</p>'
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


def _elsewhere() -> str:
    """What stands in the place of the cards to press where a window only shows."""
    return (
        '<p class="faro-evening-carried">This is the deal as it stood when its link was made. '
        '<button type="button" data-tool="keep-on">Keep on from here</button></p>'
        '<p class="faro-evening-switches"><button type="button" data-tool="speak" aria-pressed="false">Speak the turns'
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
    "faro-evening", "faro", ("rules",), "its book stands", lambda given, _, md: render(given, file_link(md, SCRIPT))
)
