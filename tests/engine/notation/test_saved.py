from __future__ import annotations

import pytest

from faro.notation.log import replay
from faro.notation.saved import Reopened, begun_anew, last_deal, reopen, stamped
from tests.engine.tables import HOYLE, LIBRARY, at, varied, whole_deal

LOG = "open you 100\nsoda Kd\nbet you 5 on Q\n"
OLD = {**LIBRARY, "hoyle-1864": varied(split="whole")}


def test_a_log_is_stamped_with_the_digest_of_its_book() -> None:
    assert stamped(f"# mine\nrules hoyle-1864\n{LOG}", LIBRARY) == f"# mine\nrules hoyle-1864 {HOYLE.digest}\n{LOG}"
    once = stamped(f"rules hoyle-1864 call=4-for-1\n{LOG}", LIBRARY)
    assert once.startswith("rules hoyle-1864 call=4-for-1 ")
    assert stamped(once, LIBRARY) == once


POSITION = f"faro1 hoyle-1864@{HOYLE.digest} deal=Kd hands=ann:5 seat=ann"


@pytest.mark.parametrize(
    ("bare", "dated"),
    [
        ("rules hoyle-1864   # we play by Hoyle", f"rules hoyle-1864 {HOYLE.digest}   # we play by Hoyle"),
        ("\uff52ules hoyle-1864 \uff03 \uff54wo", f"rules hoyle-1864 {HOYLE.digest} \uff03 \uff54wo"),
        ("faro1 hoyle-1864 deal=Kd hands=ann:5 seat=ann # mine", f"{POSITION} # mine"),
        ("position \uff46aro1 hoyle-1864 deal=Kd hands=ann:5 seat=ann", f"position {POSITION}"),
        ("faro1 - hands=ann:5", "faro1 - hands=ann:5"),
    ],
)
def test_what_else_stands_in_the_line_stays_when_it_is_stamped_and_when_its_book_has_changed(
    bare: str, dated: str
) -> None:
    assert stamped(f"{bare}\n", LIBRARY) == f"{dated}\n"
    opened = reopen(f"{dated.replace(HOYLE.digest, 'deadbeef')}\n", LIBRARY)
    undated = dated.replace(f" {HOYLE.digest}", "").replace(f"@{HOYLE.digest}", "")
    assert (opened.log, opened.error) == (f"{undated}\n", None)


@pytest.mark.parametrize("log", ["", "# nothing yet\n", "open you 5\n", "rules bassett\n"])
def test_a_log_that_names_no_book_is_stamped_with_nothing(log: str) -> None:
    assert stamped(log, LIBRARY) == log


def test_a_log_of_the_present_wording_is_opened_as_it_is() -> None:
    log = stamped(f"rules hoyle-1864\n{LOG}", LIBRARY)
    assert reopen(log, LIBRARY) == Reopened(log, changed=False, error=None)
    assert reopen("", LIBRARY) == Reopened("", changed=False, error=None)


@pytest.mark.parametrize("book", ["hoyle-1864", "hoyle-1864 call=4-for-1"])
def test_a_log_of_an_older_wording_is_played_by_the_present_one(book: str) -> None:
    log = stamped(f"rules {book}\n{LOG}", OLD)
    opened = reopen(log, LIBRARY)
    assert opened == Reopened(f"rules {book}\n{LOG}", changed=True, error=None)
    assert replay(opened.log, LIBRARY).hands == {"you": 95}


def test_of_a_log_that_the_present_wording_refuses_the_good_part_is_kept() -> None:
    older = {**LIBRARY, "basset": varied(LIBRARY["basset"], copper="allowed")}
    opened = reopen(stamped("rules basset\nopen you 9\ncopper you 5 on Q\n", older), LIBRARY)
    assert (opened.log, opened.changed) == ("rules basset\nopen you 9\n", True)
    assert opened.error is not None
    assert (opened.error.code, opened.error.line) == ("copper-refused", 3)


def test_of_a_log_that_goes_wrong_the_good_part_is_kept() -> None:
    opened = reopen(f"rules hoyle-1864\n{LOG}bet you 500 on Q\n", LIBRARY)
    assert (opened.log, opened.changed) == (f"rules hoyle-1864\n{LOG}", False)
    assert opened.error is not None
    assert opened.error.code == "stake-over-funds"


EVENING = f"open ann 100\nopen ben 40\n{whole_deal('7h 9s')}bet ann 10 on 9\n{whole_deal('7h 9s', soda='Qd')}"


def test_a_table_begins_a_new_log_with_what_everybody_has() -> None:
    table = at(EVENING)
    begun = begun_anew(table, "ann")
    assert begun is not None
    assert begun.splitlines()[1:] == ["open ann 110", "open ben 40"]
    assert replay(begun, LIBRARY).hands == table.hands


@pytest.mark.parametrize("log", ["open ann 9\nsoda Kd", "open ann 9\nbet ann 2 on 7", "open ann 9\ndevice gaff bank"])
def test_no_new_log_begins_in_a_deal_under_a_stake_or_at_a_crooked_table(log: str) -> None:
    assert begun_anew(at(log)) is None


def test_the_last_deal_of_an_evening_is_a_log_by_itself() -> None:
    alone = last_deal(f"rules hoyle-1864\n{EVENING}", LIBRARY)
    assert alone is not None
    assert alone.count("soda") == 1
    assert "open ann 100" in alone
    assert "bet ann 10 on 9" in alone
    assert replay(alone, LIBRARY).hands == at(EVENING).hands


def test_a_log_of_one_deal_holds_no_deal_of_many() -> None:
    assert last_deal("rules hoyle-1864\nopen ann 9\nsoda Kd\n", LIBRARY) is None


@pytest.mark.parametrize("log", [f"rules hoyle-1864\n{LOG}", "faro1 hoyle-1864 deal=Kd hands=ann:5\nbet ann 5 on Q\n"])
def test_a_byte_order_mark_is_no_part_of_a_log(log: str) -> None:
    assert stamped(f"\ufeff{log}", LIBRARY) == stamped(log, LIBRARY)
    dated = stamped(log, LIBRARY).replace(HOYLE.digest, "deadbeef")
    assert reopen(f"\ufeff{dated}", LIBRARY) == reopen(dated, LIBRARY)
