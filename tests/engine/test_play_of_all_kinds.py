"""Play of every kind by a machine that tries anything: every book with its house rules, several punters, cheats, and
what no rule allows. Whatever is refused changes nothing; whatever is done leaves the money whole and the log true."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from faro.base.errors import FaroError, Refused
from faro.cheats import DEVICES
from faro.notation.log import format_command, format_log, parse_line, replay
from faro.rulebooks.rulebook import Rulebook
from faro.table import commands as c
from faro.table.choices import is_allowed
from faro.table.decision import decide
from faro.table.folding import fold
from faro.table.state import BANK, fresh
from tests.engine.tables import EVERY_LINE, LIBRARY
from tests.engine.walks import PACKS, PUNTERS, _pick, rulebooks

numbers = st.integers(0, 99_999)
DONE: dict[str, int] = {"done": 0, "refused": 0}


class Play(RuleBasedStateMachine):
    """A table at which anything is tried."""

    def __init__(self) -> None:
        super().__init__()
        self.table = fresh()
        self.done: list[c.Command] = []

    @initialize(rules=rulebooks(), cards=st.sampled_from(PACKS), seats=st.integers(1, 3), bank=st.integers(0, 80))
    def sit_down(self, rules: Rulebook, cards: tuple[object, ...], seats: int, bank: int) -> None:
        self.table = fresh(cards)  # type: ignore[arg-type]
        self.attempt(c.OpenTable(rules))
        if bank > 20:
            self.attempt(c.OpenBank(bank))
        for place, punter in enumerate(PUNTERS[:seats]):
            self.attempt(c.BuyChecks(punter, 5 + 17 * place))

    def attempt(self, command: c.Command) -> None:
        allowed = is_allowed(self.table, command)
        try:
            events = decide(self.table, command)
        except Refused:
            assert not allowed, format_command(command)
            DONE["refused"] += 1
            return
        assert allowed, format_command(command)
        self.table = fold(self.table, events)
        self.done.append(command)
        DONE["done"] += 1

    @precondition(lambda self: self.table.hands)
    @rule(number=numbers)
    def go_on(self, number: int) -> None:
        """Something that may be done."""
        if self.table.secret.drawn or len(self.table.risen) == len(self.table.hands):
            return
        self.attempt(_pick(self.table, number))

    @rule(line=st.sampled_from([line for line in EVERY_LINE if not line.startswith("rules")]))
    def try_a_line(self, line: str) -> None:
        """A line from another table, which may or may not be allowed here."""
        command = parse_line(line, LIBRARY)
        if command is not None:
            self.attempt(command)

    @rule(line=st.sampled_from(EVERY_LINE), who=st.sampled_from((*PUNTERS, BANK)), number=st.integers(0, 60))
    def try_it_for_another(self, line: str, who: str, number: int) -> None:
        """The same with another name and another number."""
        words = [
            who if word in (*PUNTERS, "bank") else str(number) if word.isdecimal() else word for word in line.split()
        ]
        try:
            command = parse_line(" ".join([line.split()[0], *words[1:]]), LIBRARY)
        except FaroError:
            return
        if command is not None and not isinstance(command, c.OpenTable):
            self.attempt(command)

    @rule(device=st.sampled_from(sorted(DEVICES)), who=st.sampled_from((BANK, "ann")))
    def bring_a_device(self, device: str, who: str) -> None:
        self.attempt(c.PlantDevice(device, who))

    @invariant()
    def nothing_is_below_nought(self) -> None:
        assert all(hand >= 0 for hand in self.table.hands.values()), self.log
        assert all(bet.stake > 0 for bet in self.table.bets), self.log
        assert self.table.purse is None or self.table.purse >= 0, self.log

    @invariant()
    def the_money_is_whole(self) -> None:
        given = sum(self.table.bought.values()) + sum(self.table.markers.values())
        assert self.table.checks_in_play - given == 0 or self.table.secret.devices, self.log

    def teardown(self) -> None:
        """The log says the same table again."""
        if self.table.rules is not None:
            known = {**LIBRARY, self.table.rules.id: LIBRARY[self.table.rules.id]}
            assert replay(self.log, known, fresh(self.table.pack)) == self.table, self.log

    @property
    def log(self) -> str:
        return format_log(self.done)


def machine(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        Play,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=True,
            suppress_health_check=[*HealthCheck],
        ),
    )


def test_anything_that_is_tried_is_done_whole_or_refused_whole() -> None:
    DONE.update(done=0, refused=0)
    machine(40, 40)
    assert DONE["done"] > 300
    assert DONE["refused"] > 300


@pytest.mark.slow
def test_anything_is_tried_for_a_long_time() -> None:
    machine(4_000, 60)
