from __future__ import annotations

import pytest

from faro.log import replay
from faro.saved import Reopened, reopen, stamped
from tests.engine.tables import HOYLE, LIBRARY, varied

LOG = "open you 100\nsoda Kd\nbet you 5 on Q\n"
OLD = {**LIBRARY, "hoyle-1864": varied(split="whole")}


def test_a_log_is_stamped_with_the_digest_of_its_book() -> None:
    assert stamped(f"# mine\nrules hoyle-1864\n{LOG}", LIBRARY) == f"# mine\nrules hoyle-1864 {HOYLE.digest}\n{LOG}"
    once = stamped(f"rules hoyle-1864 call=4-for-1\n{LOG}", LIBRARY)
    assert once.startswith("rules hoyle-1864 call=4-for-1 ")
    assert stamped(once, LIBRARY) == once


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
