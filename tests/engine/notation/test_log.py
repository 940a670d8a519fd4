from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.base.cards import Card
from faro.base.errors import FaroError
from faro.base.frozen import Frozen
from faro.base.place_names import spot
from faro.notation.log import format_command, format_log, parse_line, play_while_valid, replay
from faro.notation.words import WORDS
from faro.rulebooks.rulebook import Rulebook, Source
from faro.table.commands import OpenTable, Parlee, PlaceBet, SetLimits, SetUp
from faro.table.state import fresh
from tests.engine.tables import EVERY_LINE, EVERY_WORD, HOYLE, LIBRARY, drawn, text, varied
from tests.engine.walks import Walk, walks

GOOD = "rules hoyle-1864\nopen ann 100\nbet ann 6 on Q\nsoda Kd\n"


def test_every_word_of_the_grammar_begins_a_line() -> None:
    assert {line.split()[0] for line in EVERY_LINE} == set(WORDS)


@pytest.mark.parametrize(("log", "cards"), EVERY_WORD, ids=lambda part: part[0])
def test_the_lines_of_every_kind_make_logs(log: tuple[str, ...], cards: tuple[Card, ...]) -> None:
    steps, error = play_while_valid("\n".join(log), LIBRARY, fresh(cards))
    assert error is None
    assert len(steps) == len(log)


ENDLESS = (
    "x" * 300,
    "9" * 300,
    "Q-" * 300 + "Q",
    "Q-A-" * 300 + "Q",
    "Q/" * 300,
    "Q+" * 300,
    "copper=" + "x" * 300,
    "x" * 300 + "=a",
)


@pytest.mark.parametrize("endless", ENDLESS, ids=lambda word: word[:8])
@pytest.mark.parametrize(("log", "cards"), EVERY_WORD, ids=lambda part: part[0])
def test_no_refusal_repeats_more_than_eighty_letters(
    log: tuple[str, ...], cards: tuple[Card, ...], endless: str
) -> None:
    repeated = re.compile(r"x{81}|9{81}|(Q.){41}|(Q.A.){21}|(Queen\W+){20}|(Queen\W+Ace\W+){10}")
    for number, line in enumerate(log):
        words = line.split()
        for place in range(len(words) + 1):
            wrong = " ".join([*words[:place], endless, *words[place + 1 :]])
            _, error = play_while_valid("\n".join([*log[:number], wrong]), LIBRARY, fresh(cards))
            if error is not None:
                assert not repeated.search(str(error)), wrong[:80]


def test_a_refusal_names_a_few_of_many_who_sit_there() -> None:
    seated = "".join(f"open punter-{number} 1\n" for number in range(100))
    _, error = play_while_valid(f"rules hoyle-1864\n{seated}bet ann 1 on Q\n", LIBRARY)
    assert error is not None
    assert str(error).endswith("seated: " + ", ".join(f"punter-{number}" for number in range(8)) + " and others")


@pytest.mark.parametrize("line", ["", "   ", "# a word to the reader", "   # bet ann 5 on Q"])
def test_a_line_may_say_nothing(line: str) -> None:
    assert parse_line(line, LIBRARY) is None
    assert replay(f"{GOOD}{line}\n", LIBRARY) == replay(GOOD, LIBRARY)


@pytest.mark.parametrize("line", ["bet ann 6 on Q", " bet  ann\t6 on queen  # backing the queen", "bet ann 6 on q"])
def test_a_line_is_read_whatever_its_spaces_and_comments(line: str) -> None:
    assert parse_line(line, LIBRARY) == PlaceBet("ann", 6, spot("Q"))


def test_a_limit_may_leave_out_the_least() -> None:
    assert parse_line("limit 50", LIBRARY) == SetLimits(1, 50)
    assert parse_line("limit 5 50", LIBRARY) == SetLimits(5, 50)
    assert parse_line("limit 50 run 200", LIBRARY) == SetLimits(1, 50, 200)
    assert parse_line("limit 5 50 run 200", LIBRARY) == SetLimits(5, 50, 200)


def test_a_parlee_may_leave_out_where_it_goes() -> None:
    assert parse_line("parlee ann 7", LIBRARY) == Parlee("ann", spot("7"), spot("7"))
    assert parse_line("parlee ann 7 to K-Q", LIBRARY) == Parlee("ann", spot("7"), spot("K-Q"))


@pytest.mark.parametrize("place", ["K-Q", "Q-K", "queen-king", "Q+K"])
def test_a_place_is_written_by_its_ranks_in_any_order(place: str) -> None:
    command = parse_line(f"bet ann 6 on {place}", LIBRARY)
    assert command == PlaceBet("ann", 6, spot("Q-K"))
    assert format_command(command) == "bet ann 6 on Q-K"


@pytest.mark.parametrize("log", [log for log, _ in EVERY_WORD], ids=lambda log: log[0])
def test_a_log_is_read_back_as_it_is_written(log: tuple[str, ...]) -> None:
    commands = [command for line in log if (command := parse_line(line, LIBRARY))]
    opened = commands[0]
    if isinstance(opened, SetUp):
        first = log[0].replace("hoyle-1864", f"hoyle-1864@{HOYLE.digest}")
    else:
        assert isinstance(opened, OpenTable)
        first = f"{log[0]} {opened.rules.digest}"
    assert format_log(commands) == "\n".join([first, *log[1:]]) + "\n"


def test_a_log_may_name_its_rule_book_with_its_digest_or_without() -> None:
    assert replay(f"rules hoyle-1864 {HOYLE.digest}", LIBRARY) == replay("rules hoyle-1864", LIBRARY)


def test_a_log_under_another_wording_of_its_rules_is_not_played() -> None:
    reworded = {"hoyle-1864": varied(HOYLE, split="whole")}
    steps, error = play_while_valid(format_log([step.command for step in play_while_valid(GOOD, LIBRARY)[0]]), reworded)
    assert steps == ()
    assert error is not None
    assert error.code == "rules-changed"


@pytest.mark.parametrize("digest", [HOYLE.digest[:7], f"{HOYLE.digest}0", HOYLE.digest.upper()])
def test_a_digest_is_the_whole_digest(digest: str) -> None:
    with pytest.raises(FaroError, match=f"{digest} is no key of a rule-book"):
        replay(f"rules hoyle-1864 {digest}", LIBRARY)


def test_a_log_may_name_rules_of_the_house_after_its_rule_book() -> None:
    table = replay("rules hoyle-1864 split=whole call=4-for-1", LIBRARY)
    assert table.rules is not None
    assert (table.rules.split, table.rules.call, table.rules.cat) == ("whole", "4-for-1", "2-to-1")
    line = format_command(OpenTable(table.rules))
    assert line == f"rules hoyle-1864 call=4-for-1 split=whole {table.rules.digest}"
    assert replay(line, LIBRARY) == table


def test_the_good_part_of_a_log_is_kept_and_the_mistake_is_named() -> None:
    steps, error = play_while_valid(f"{GOOD}\nturn 7h 9s\nturn 7h 8s\nturn 2h 3h\n", LIBRARY)
    assert [step.line for step in steps] == [1, 2, 3, 4, 6]
    told = "line 7: the Seven of hearts has left the box already (card-dealt-twice); name a card still in the box"
    assert str(error) == told
    assert drawn(steps[-1].table) == text(
        """
        American Hoyle 1864: turn 1 of 25, 49 cards in the box
        soda Kd  lost 7h  won 9s  hock -
                6         5         4         3         2         A
        7
                8         9         10        J         Q a6      K
        out 7:1 9:1 K:1
        in hand ann 94
        """
    )


@pytest.mark.parametrize("cut", range(1, len(GOOD)))
def test_a_log_cut_off_anywhere_keeps_its_whole_lines(cut: int) -> None:
    steps, error = play_while_valid(GOOD[:cut], LIBRARY)
    whole = GOOD[:cut].count("\n")
    assert len(steps) >= whole
    assert [step.command for step in steps[:whole]] == [step.command for step in play_while_valid(GOOD, LIBRARY)[0]][
        :whole
    ]
    if error is not None:
        assert error.line == whole + 1


def test_replay_raises_the_first_mistake_with_its_line() -> None:
    with pytest.raises(FaroError) as caught:
        replay(f"{GOOD}bet ann 500 on 7\nnonsense", LIBRARY)
    assert str(caught.value) == "line 5: cannot bet 500 with 94 checks (stake-over-funds); bet 94 or less"


def test_an_empty_log_is_a_table_at_which_nothing_has_happened() -> None:
    assert replay("", LIBRARY) == fresh()
    assert play_while_valid("\n# nothing\n", LIBRARY) == ((), None)


def test_an_expectation_changes_nothing() -> None:
    assert replay(f"{GOOD}expect ann 94", LIBRARY) == replay(GOOD, LIBRARY)


@settings(max_examples=120)
@given(walks())
def test_a_log_replays_to_its_table(walk: Walk) -> None:
    log = format_log(walk.commands)
    assert replay(log, LIBRARY, fresh(walk.cards)) == walk.end, log


@given(walks())
def test_a_log_written_again_is_the_same_log(walk: Walk) -> None:
    log = format_log(walk.commands)
    steps, error = play_while_valid(log, LIBRARY, fresh(walk.cards))
    assert error is None
    assert format_log(step.command for step in steps) == log
    assert [step.events for step in steps] == [step.events for step in walk.steps]


@given(walks(), st.integers(0, 40))
def test_undo_is_a_shorter_log(walk: Walk, kept: int) -> None:
    kept = min(kept, len(walk.steps) - 1)
    assert replay(format_log(walk.commands[:kept]), LIBRARY, fresh(walk.cards)) == walk.steps[kept].before


@given(walks())
def test_what_the_copper_does_twice_is_nothing(walk: Walk) -> None:
    for bet in walk.end.bets if walk.rules.copper == "allowed" else ():
        if bet.masked:
            continue
        line = f"copper {bet.punter} on {bet.spot.id}\n"
        assert replay(line * 2, LIBRARY, walk.end) == walk.end


@given(walks(), st.permutations("cdhs"))
def test_other_suits_change_nothing_but_the_names_of_cards(walk: Walk, suits: list[str]) -> None:
    if any(bet.spot.kind == "colours" for step in walk.steps for bet in step.after.bets):
        # The one kind of bet that looks at suits: the red ones stay red among themselves, the black ones black.
        suits = ["s", "h", "d", "c"]
    renamed = str.maketrans("cdhs", "".join(suits))
    lines = [format_command(command) for command in walk.commands]
    other = [
        re.sub(r"(?<=[\dAJQK])[cdhs]\b", lambda suit: suit[0].translate(renamed), line)
        if line.startswith(("soda", "face", "bottom", "turn", "hock", "pocket"))
        else line
        for line in lines
    ]
    pack = fresh(tuple(card._replace(suit=type(card.suit)(card.suit.translate(renamed))) for card in walk.cards))
    table = replay("\n".join(other), LIBRARY, pack)
    assert (table.hands, table.bets, table.calls, table.bank, table.settled) == (
        walk.end.hands,
        walk.end.bets,
        walk.end.calls,
        walk.end.bank,
        walk.end.settled,
    )


odd_words = st.sampled_from(
    [*WORDS, *["ann", "on", "to", "5", "0", "99999999999", "Q", "7h", "hoyle-1864", "#", "é", "7ſ"]]
)


@settings(max_examples=200)
@given(st.one_of(st.text(), st.lists(odd_words).map(" ".join)))
def test_any_line_is_a_command_nothing_or_one_mistake(line: str) -> None:
    # Whatever else were raised here would end the page's build or the reader's seat without a word.
    steps, error = play_while_valid(f"rules hoyle-1864\nopen ann 10\n{line}", LIBRARY)
    assert len(steps) >= 2
    assert error is None or error.line is not None


@pytest.mark.parametrize("house", ["", " cat=4-to-1"])
def test_a_log_is_played_by_the_books_that_are_given_with_it(house: str) -> None:
    log = f"rules hoyle-1864{house}\nopen ann 100\n"
    play_while_valid(log, LIBRARY)
    other = varied(HOYLE, sources=Frozen({"split": Source("another", "p. 1", "")}))
    steps, _ = play_while_valid(f"{log}bet ann 5 on Q\n", {**LIBRARY, "hoyle-1864": other})
    for step in steps:
        assert step.table.rules is not None
        assert step.table.rules.source("split").work == "another"


def test_a_log_reads_no_book_but_its_own() -> None:
    read = []

    class Books(Mapping[str, Rulebook]):
        def __getitem__(self, book: str) -> Rulebook:
            read.append(book)
            return LIBRARY[book]

        def __iter__(self) -> Iterator[str]:
            return iter(LIBRARY)

        def __len__(self) -> int:
            return len(LIBRARY)

    for log in (GOOD, f"{GOOD}turn 7h 9s\n"):
        play_while_valid(log, Books())
    assert {*read} == {"hoyle-1864"}


def test_a_log_that_goes_on_from_the_last_is_played_as_from_its_beginning() -> None:
    lines = GOOD.splitlines()
    for length in (len(lines), len(lines) - 1, len(lines), 1, len(lines)):
        text = "\n".join(lines[:length])
        steps, error = play_while_valid(text, LIBRARY)
        assert (steps, error) == play_while_valid(text, dict(LIBRARY))
        assert [step.line for step in steps] == list(range(1, length + 1))


def test_a_log_that_differs_before_its_end_is_played_anew_from_there() -> None:
    play_while_valid("rules hoyle-1864\nopen ann 100\nopen bob 50\n", LIBRARY)
    (_, second), error = play_while_valid("rules hoyle-1864\nopen ann 90\nopen bob x\n", LIBRARY)
    assert dict(second.table.hands) == {"ann": 90}
    assert error is not None
    assert error.line == 3


def test_a_library_that_has_changed_is_read_anew() -> None:
    library = dict(LIBRARY)
    log = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on Q\nturn Qh Qs\n"
    assert play_while_valid(log, library)[0][-1].table.hands == {"ann": 97}
    library["hoyle-1864"] = varied(split="whole")
    assert play_while_valid(log, library)[0][-1].table.hands == {"ann": 94}


def test_what_is_no_command_is_no_line_of_a_log() -> None:
    with pytest.raises(TypeError, match="a line of a log says a command, and 'r' is none"):
        format_log("rules hoyle-1864")  # type: ignore[arg-type]
