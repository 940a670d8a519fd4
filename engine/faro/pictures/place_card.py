"""The card that a place of the cloth shows of itself: its name, what happens there, what it costs, and the stake."""

from __future__ import annotations

from dataclasses import dataclass

from faro.base import Spot
from faro.pictures.escaping import escape
from faro.pictures.orders import lowered
from faro.rulebooks import Rulebook
from faro.seats import Sleeper, Stake, View
from faro.words import When, against, bare, capital, covered, happens, label, owner


@dataclass(frozen=True, slots=True)
class PlaceTold:
    """A place as it stands at a table. `costs` is a sentence; `warns` says why to lay nothing there.

    What lies there of the seat's own is `mine`. It `is_coppered`, or a stake that is laid would be. The place `takes`
    a stake of the size in hand, or so much more where one lies; the `sleepers` are those of others that the seat may
    claim there. It `is_strung` where the seat has pressed one card after another; `heels` are the ways in which the two
    may be heeled. Where the book takes no such bet, `other` is the book most like it that does. A stake lies there,
    or would be laid, at such a time, `when`; the seat's others make that it is not `is_alone`.
    """

    spot: Spot
    book: Rulebook
    costs: str
    warns: str
    takes: bool
    sleepers: tuple[Sleeper, ...]
    is_strung: bool = False
    is_coppered: bool = False
    mine: Stake | None = None
    heels: tuple[Spot, ...] = ()
    other: Rulebook | None = None
    when: When = "in-play"
    is_alone: bool = True

    @property
    def name(self) -> str:
        """The name of the place, as a heading has it."""
        return bare(self.spot)

    @property
    def kind(self) -> str:
        """What sort of bet it is, and the ranks that its name does not tell."""
        return ": ".join(part for part in (self.spot.sort.called, covered(self.spot)) if part)

    @property
    def happens(self) -> str:
        """What becomes of a stake there, as the seat's own lies."""
        return happens(
            self.spot,
            self.book,
            coppered=self.is_coppered,
            wins_in_all=self.mine.wins if self.mine else 0,
            when=self.when,
            is_alone=self.is_alone,
        )

    @property
    def say(self) -> str:
        """All of it, for a listener."""
        kind = f"{self.kind}." if self.kind else ""
        return " ".join(part for part in (f"{self.name}.", kind, self.happens, self.costs, self.warns) if part)


def place_card(told: PlaceTold, view: View, prefix: str, chip: int) -> str:
    """The card as HTML, with a button for what the seat can do there: what lies there comes and goes below it."""
    spot, id = told.spot, f"{escape(prefix)}-place"
    kind = f' <span class="faro-place-kind">{escape(told.kind)}</span>' if told.kind else ""
    says = f"<p>{escape(told.happens)}</p>" if told.happens else ""
    warns = f'<p class="faro-place-warns">{escape(told.warns)}</p>' if told.warns else ""
    costs = f'<p class="faro-place-costs">{escape(told.costs)}</p>' if told.costs else ""
    lies = next((label(place, view) for place in view.places if place.spot == spot and place.stakes), "")
    lying = f'<p class="faro-place-lies">{escape(lies)}.</p>' if lies else ""
    return (
        f'<div class="faro-place-told"><b class="faro-place-name">{escape(told.name)}</b>{kind} {says} '
        f'{costs} {warns} {lying}<div class="faro-place-acts">{_acts(told, view.seat, id, chip)}</div></div>'
        f'<div class="faro-place-hands">{_up_and_down(told, view.seat, id, chip)}</div>'
    )


def _up_and_down(told: PlaceTold, me: str | None, id: str, chip: int) -> str:
    """The two signs that lower what lies there and lay on it."""
    hands: list[tuple[str, str, str, str]] = []
    if told.mine and (lower := lowered(told.mine, told.spot, chip)):
        hands.append((lower[0], "lift", "−", capital(lower[1])))
    if told.takes:
        lay, more = "copper" if told.is_coppered else "bet", "more " if told.mine else ""
        hands.append((f"{lay} {me} {chip} on {told.spot.id}", "lay", "+", f"Lay {chip} {more}here"))
    return "".join(
        f'<button type="button" class="faro-sign" id="{id}-{name}" data-line="{escape(line)}"'
        f' aria-label="{escape(heard)}">{sign}</button>'
        for line, name, sign, heard in hands
    )


def _acts(told: PlaceTold, me: str | None, id: str, chip: int) -> str:
    """What else can be done there, each with its words: lines of the log first, then what a script does."""
    spot = told.spot
    acts: list[tuple[str, str, str]] = []
    if told.takes and told.book.copper == "allowed" and told.mine is None and not told.is_coppered:
        acts.append((f"copper {me} {chip} on {spot.id}", "lay-copper", against(told.book).capitalize()))
    for heel in told.heels if told.is_strung else ():
        says = f"{heel.ranks[0].word} to win, {heel.against[0].word} to lose"
        acts.append((f"bet {me} {chip} on {heel.id}", f"heel-{heel.ranks[0].code}", says))
    for sleeper in told.sleepers:
        says = f"Claim {owner(sleeper.punter, me)} {sleeper.amount:,}"
        acts.append((f"claim {me} {sleeper.punter} {spot.id}", f"claim-{sleeper.punter}", says))
    buttons = [
        f'<button type="button" id="{id}-{name}" data-line="{escape(line)}">{escape(text)}</button>'
        for line, name, text in acts
    ]
    if told.other is not None:
        buttons.append(
            f'<button type="button" id="{id}-book" data-do="switch" data-rules="{told.other.id}">'
            f"{escape(f'Deal by {told.other.short}')}</button>"
        )
    if told.is_strung:
        buttons.append(f'<button type="button" id="{id}-done" data-do="unstring">Done</button>')
    elif spot.kind == "flat" and told.book.strings == "taken":
        buttons.append(f'<button type="button" id="{id}-string" data-do="string">String or heel…</button>')
    return "".join(buttons)
