"""What is found where odds are asked for: how a stake ends, and what the bank gains by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from faro.odds.figures import as_fraction, as_percent


@dataclass(frozen=True)
class Chances:
    """How a stake ends: exact chances, which add up to one.

    `half` is a part of it taken, as by a split or a face; `drawn` is the whole of it given back; `left` is nothing
    decided, whatever becomes of the stake then.
    """

    won: Fraction
    lost: Fraction
    half: Fraction
    drawn: Fraction
    left: Fraction

    @property
    def decided(self) -> Fraction:
        """The chance that money changes hands by a card: won, lost or part of it taken."""
        return self.won + self.lost + self.half


@dataclass(frozen=True)
class Odds:
    """What a stake may expect, and what the bank gains by it on average, in stakes.

    `turn` and `per_turn` are the next turn alone; a stake that waits for a face has that card with it. `until` and
    `until_decided` are of a stake that lies until it is decided or the deal is out. `per_decided` is the gain on the
    next turn for each stake that is won, lost or halved there, nothing where none can be.
    """

    turn: Chances
    until: Chances
    per_turn: Fraction
    per_decided: Fraction | None
    until_decided: Fraction

    def __repr__(self) -> str:
        """What the stake costs, in one line."""
        costs, turn = as_fraction(self.until_decided), as_fraction(self.per_turn)
        return f"<Odds: {costs}, {as_percent(self.until_decided)}, until decided; {turn} on the next turn>"

    def __str__(self) -> str:
        """Both columns of chances, and what the bank gains."""
        return "".join(f"{row:16}{turn:>12}{until:>16}\n" for row, turn, until in self._rows())

    def _repr_html_(self) -> str:
        """The same as a table of HTML, as a notebook asks for it."""
        (_, *heads), *rows = self._rows()
        head = "".join(f"<th>{each}</th>" for each in heads)
        cells = "".join(f"<tr><th>{row}</th><td>{turn}</td><td>{until}</td></tr>" for row, turn, until in rows)
        return f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{cells}</tbody></table>"

    def _rows(self) -> Iterator[tuple[str, str, str]]:
        yield "", "next turn", "until decided"
        for name in ("won", "lost", "half", "drawn", "left"):
            turn, until = getattr(self.turn, name), getattr(self.until, name)
            if turn or until:
                yield name, as_percent(turn), as_percent(until)
        yield "the bank gains", as_percent(self.per_turn), as_percent(self.until_decided)
