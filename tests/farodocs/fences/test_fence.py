"""The fence: what it draws, and that whatever is wrong with it stops the build, with file and line and one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pymdownx.superfences import SuperFencesException

from faro.base.errors import CODES
from faro.rulebooks.shelf import library
from faro.session.door import reply
from farodocs import folders
from farodocs.fences import fence
from farodocs.fences.fence import MODES, render
from farodocs.figures.card_file import FILE
from farodocs.markup import examples
from tests.farodocs.fence_on_page import Pages
from tests.farodocs.unpacking import unpack

LOG = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on 9\nturn 7h 9s\nexpect ann 106\n"
SEATED = LOG.replace("ann", "you")
BENT = "rules pharaon\nopen ann 100\ndeal\nbet ann 6 on 9\nturn 7h 9s\nparoli ann 9\n"
BEFORE = "Before: Ann bets 5 on the Queen."
DATA = re.compile(r'<script type="application/json" class="faro-data">(.*?)</script>', re.S)
PIECES = re.compile(r'<script type="text/plain" class="faro-pieces">(.*?)</script>', re.S)


def written(log: str = LOG, head: str = 'id="a-winner"') -> str:
    return f"# A page\n\n```faro {head}\n{log}```\n"


@pytest.fixture
def convert(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    return Pages(tmp_path, monkeypatch).convert


def data_of(html: str) -> dict[str, Any]:
    (found,) = DATA.findall(html)
    (pieces,) = PIECES.findall(html)
    data: dict[str, Any] = json.loads(found) | {"pieces": pieces.split("\n")}
    for view in data.get("views", []):
        view["frames"] = unpack(data | {"frames": view["frames"]})
    return {**data, "frames": unpack(data)}


@pytest.mark.parametrize(
    ("log", "head", "sentence"),
    [
        (
            LOG,
            'id="x" mdoe="play"',
            "a faro fence has no option 'mdoe'; did you mean 'mode'?",
        ),
        (LOG, "", "a faro fence needs an id of small letters, digits and hyphens, not ''"),
        (LOG, 'id="A winner"', "a faro fence needs an id of small letters, digits and hyphens, not 'A winner'"),
        (LOG, 'id="x" mode="still"', "example 'x' has no mode 'still'; write table, replay, predict, play, whole"),
        (
            LOG,
            'id="x" fails="dead"',
            "example 'x' cannot fail with 'dead', which is no error's code; did you mean 'dead-card'?",
        ),
        (
            LOG.replace("106", "107"),
            'id="x"',
            "ann has 106 checks in hand where the log expects 107 (expectation-failed)",
        ),
        (
            LOG.replace("bet ann 6", "bet ann 600"),
            'id="x"',
            "cannot bet 600 with 100 checks (stake-over-funds); bet 100 or less",
        ),
        (LOG, 'id="x" fails="dead-card"', "the last line should be refused with dead-card, and it is allowed"),
        (
            "rules hoyle-1864\nturn 7h 9s\n",
            'id="x" fails="dead-card"',
            "no turn can be dealt before the soda is shown (soda-first); show the soda first",
        ),
        (
            "rules hoyle-1864\nturn 7h 9s\nsoda Kd\n",
            'id="x" fails="soda-first"',
            "no turn can be dealt before the soda is shown (soda-first); show the soda first",
        ),
        ("# nothing\n", 'id="x"', "the log holds no line"),
        (
            LOG.replace("bet ann 6 on 9\n", "").replace("106", "100"),
            'id="x" mode="predict"',
            "example 'x' has nothing to predict: a bet must lie before its turn",
        ),
    ],
)
def test_what_is_wrong_stops_the_build_with_file_and_line(
    convert: Callable[..., str], log: str, head: str, sentence: str
) -> None:
    with pytest.raises(SuperFencesException) as caught:
        convert(written(log, head))
    told = str(caught.value)
    assert re.sub(r"^docs/page\.md:\d+: ", "", told) == sentence


@pytest.mark.parametrize(("log", "line"), [(LOG.replace("106", "107"), 9), (LOG.replace("ann 6", "ann 600"), 7)])
def test_a_line_that_is_refused_is_named_where_it_stands_on_the_page(
    convert: Callable[..., str], log: str, line: int
) -> None:
    with pytest.raises(SuperFencesException, match=rf"^docs/page\.md:{line}: "):
        convert(written(log, 'id="x"'))


def test_an_id_that_stands_twice_stops_the_build(convert: Callable[..., str]) -> None:
    twice = written() + "\n" + written()
    with pytest.raises(SuperFencesException) as caught:
        convert(twice)
    assert str(caught.value) == (
        "docs/page.md:3: example 'a-winner' stands once more, at docs/page.md:14; give it an id of its own"
    )
    with pytest.raises(SuperFencesException) as caught:
        convert(written(), other=written())
    assert str(caught.value) == (
        "docs/other.md:3: example 'a-winner' stands once more, at docs/page.md:3; give it an id of its own"
    )


def test_two_examples_may_have_one_log(convert: Callable[..., str]) -> None:
    html = convert(written() + "\n" + written(head='id="another"'))
    assert re.findall(r'<faro-example id="([^"]+)"', html) == ["a-winner", "another"]


@pytest.mark.parametrize(("ticks", "indent"), [("````", ""), ("`````", ""), ("~~~", ""), ("````", "    ")])
def test_a_fence_that_is_only_shown_is_not_run(convert: Callable[..., str], ticks: str, indent: str) -> None:
    shown = "\n".join(indent + line for line in [f"{ticks}markdown", *written("nonsense\n").splitlines(), ticks])
    html = convert(f"1. Write:\n\n{shown}\n" if indent else shown)
    assert "<faro-example" not in html
    assert "nonsense" in html
    assert [*examples.find()] == []


def test_a_refusal_that_is_announced_is_shown_over_the_table_as_it_stood() -> None:
    log = LOG.replace("expect ann 106", "bet ann 500 on Q")
    html = render({"id": "x", "fails": "stake-over-funds"}, log)
    frames = data_of(html)["frames"]
    assert frames[-1]["say"] == "Refused: Cannot bet 500 with 106 checks."
    assert frames[-1]["html"] == frames[-2]["html"]
    assert frames[-1]["say"] in html.split("<script")[0]


@pytest.mark.parametrize("code", CODES)
def test_every_code_may_be_announced(code: str) -> None:
    with pytest.raises(ValueError, match=f"the last line should be refused with {code}, and it is allowed"):
        render({"id": "x", "fails": code}, LOG)


def test_without_a_script_the_picture_the_words_and_the_log_are_there() -> None:
    html = render({"id": "a-winner"}, LOG).split("<script")[0]
    assert html.count('role="img"') == 2
    assert html.index("Before</p>") < html.index("After</p>")
    for sentence in (
        "Ann sits down with 100 checks. Soda is the King of diamonds; it decides nothing. 51 cards left.",
        "Ann bets 6 on the Nine.",
        "Turn 1. The Seven loses, the Nine wins. Ann’s 6 on the Nine wins 6.",
    ):
        assert f"<li>{sentence}</li>" in html
    assert LOG.strip() in html
    assert "Playing: <b>American Hoyle 1864</b>" in html


@pytest.mark.parametrize(("mode", "pictures"), [("table", 1), ("replay", 2), ("predict", 2), ("play", 1)])
def test_each_mode_has_its_pictures(mode: str, pictures: int) -> None:
    html = render({"id": "x", "mode": mode}, LOG)
    assert f'data-mode="{mode}"' in html
    assert html.split("<script")[0].count('role="img"') == pictures
    assert set(MODES) == {"table", "replay", "predict", "play", "whole"}


@pytest.mark.parametrize(
    ("lines", "fails", "told"),
    [
        ("turn 3d Qh", "", f"{BEFORE}<br>After: Turn 1. The Three loses, the Queen wins."),
        ("turn 3d 4h\ntake ann Q\nbet ann 5 on 9\nturn 2d 9h", "", "Ann bets 5 on the Queen.<"),
        ("turn Qd 4h\nturn Qd 4h", "card-dealt-twice", "Refused: The Queen of diamonds has left the box already.<"),
    ],
)
def test_a_small_board_says_what_it_shows_and_how_that_ends(lines: str, fails: str, told: str) -> None:
    log = f"rules meyer\nopen ann 50\nsoda 5s\nbet ann 5 on Q\n{lines}"
    assert f'<p class="faro-said">{told}' in render({"id": "one", "fails": fails}, log, folded=True)


def test_a_small_board_of_a_refusal_marks_the_place_that_was_refused() -> None:
    log = (
        "rules meyer\nopen ann 50\nopen bob 50\nlimit 10\nsoda 4h\nbet ann 10 on 9\nturn Kd 3s\nlimit 5\nbet bob 6 on 9"
    )
    html = render({"id": "one", "fails": "stake-over-limit"}, log, folded=True)
    assert '<div class="faro-takes"><i class="faro-at-9 faro-refused"></i></div>' in html


def test_a_small_board_of_a_log_that_ends_where_it_begins_is_of_the_step_before() -> None:
    log = (
        "rules how-to-play\nopen ann 50\nsoda Qs\nturn Qh 4c\nturn 9s Qd\nturn 2h Qc\nbet ann 4 on Q\nclaim bank ann Q"
    )
    html = render({"id": "one"}, log, folded=True)
    assert data_of(html)["shown"] == len(data_of(html)["frames"]) - 2
    assert "4 on the Queen" in html.split("<script")[0]


def test_one_of_many_examples_of_a_page_is_folded_to_the_board_before(
    convert: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heads = ['id="one"', 'id="two"', 'id="three" mode="play"', 'id="four" open="yes"', 'id="five" mode="predict"']
    few = "".join(written(SEATED, head) for head in heads)
    monkeypatch.setattr(fence, "source_of", lambda md: folders.DOCS / "page.md")
    assert "data-folded" not in convert(few)
    html = convert(few + written(SEATED, 'id="six" mode="table"'))
    assert re.findall(r'<faro-example id="(\w+)"[^>]* data-folded', html) == ["two", "five", "six"]
    offers = re.findall(r'class="faro-unfold" aria-label="([^"]+)"', html)
    assert offers == ["Open the board: Two", "Answer it: Five", "Open the board: Six"]
    folded = render({"id": "two"}, SEATED, folded=True)
    assert folded.count('class="faro-still"') == 1
    data = data_of(folded)
    assert data["frames"][data["shown"]]["html"] in folded
    assert (data["shown"], len(data["frames"])) == (1, 3)


def test_a_prediction_hides_its_answer_and_gives_it_to_a_reader_without_a_script() -> None:
    html = render({"id": "x", "mode": "predict"}, LOG)
    before, answer = html.split("<script")[0].split('<details class="faro-answer">')
    assert "What becomes of the bet?" in before
    assert "It wins, for the Nine came second. Turn 1. The Seven loses, the Nine wins." in answer
    assert "Ann’s 6 on the Nine wins" not in before
    assert data_of(html)["question"]["right"] == "It wins"
    assert data_of(render({"id": "x"}, LOG))["question"] is None


def test_the_steps_in_the_page_are_the_sessions_own() -> None:
    for log, seat in ((LOG, None), (SEATED, "you")):
        asked = json.loads(reply(json.dumps({"do": "frames", "log": log, "seat": seat})))
        data = data_of(render({"id": "x"}, log))
        assert data["frames"] == asked["frames"]
        assert data["shown"] == asked["start"]


def test_the_seat_is_the_readers_or_else_the_first_punters() -> None:
    assert data_of(render({"id": "x"}, SEATED))["seat"] == "you"
    assert data_of(render({"id": "x"}, LOG))["seat"] == "ann"
    assert data_of(render({"id": "x"}, "rules hoyle-1864"))["seat"] is None


def test_nothing_in_a_log_can_end_the_script_or_begin_an_element() -> None:
    log = LOG + "# </script><script>alert(1)</script><!-- & <b>\n"
    html = render({"id": "x", "title": "<b>A & B</b>"}, f"{log}open ben 5\n")
    assert html.count("<script") == html.count("</script>") == 2
    assert "<b>A &" not in html
    assert "<!--" not in html
    assert data_of(html)["frames"][-1]["log"] == f"{log}open ben 5\n"


def test_a_title_left_out_is_the_id_in_words() -> None:
    assert ">A winner</span>" in render({"id": "a-winner"}, LOG)
    assert ">It &amp; them</span>" in render({"id": "a-winner", "title": "It & them"}, LOG)


def test_an_example_points_into_the_file_of_cards_and_the_whole_table_holds_its_drawings(
    convert: Callable[..., str],
) -> None:
    html = convert(written())
    assert 'href="assets/pictures/cards.svg#faro-card-9s"' in html
    assert 'href="assets/pictures/cards.svg#faro-card-Kd"' in html
    assert 'href="#' not in html
    assert "<symbol" not in html
    assert convert(written(SEATED, 'id="whole" mode="whole"')).count('<symbol id="faro-card-Ks"') == 1


def test_the_log_of_the_whole_table_has_the_digest_of_its_book_wherever_the_line_of_the_book_stands(
    convert: Callable[..., str],
) -> None:
    html = convert(written(f"# Whose evening it is.\n\n{SEATED}", 'id="whole" mode="whole"'))
    book = library()["hoyle-1864"]
    assert f"rules {book.id} {book.digest}\nopen you 100\n" in data_of(html)["frames"][-1]["log"]
    assert re.findall(r'value="([\w-]+)"[^>]* selected', html)[0] == book.id


def test_a_page_with_bent_cards_holds_their_shapes_once_and_the_next_page_again(convert: Callable[..., str]) -> None:
    page = written(BENT) + "\n" + written(BENT, 'id="another"')
    assert convert(page).count('<clipPath id="faro-corners-1"') == convert(page).count('class="faro-sprite"') == 1
    assert "<clipPath" not in convert(written())


def test_a_seat_has_goals_a_first_deal_and_company() -> None:
    html = render({"id": "x", "mode": "play", "goals": "lay take-up", "seed": "K7F2", "company": "yes"}, SEATED)
    assert re.findall(r"<li>(.*?)</li>", html.split("faro-goals", 1)[1].split("</ol>")[0]) == [
        "Lay a stake on a card.",
        "Take up a stake that no card has decided.",
    ]
    data = data_of(html)
    assert (data["goals"], data["seed"]) == ("lay take-up", "K7F2")
    assert {*data["habits"]} == {"ann", "bob", "clara"}
    assert "data-doubtful" not in html
    assert "data-doubtful" in render({"id": "x", "mode": "play", "doubtful": "yes"}, SEATED)
    with pytest.raises(ValueError, match="asks something of who plays it"):
        render({"id": "x", "goals": "lay"}, SEATED)


def test_examples_of_a_page_bring_only_what_those_before_them_have_not(convert: Callable[..., str]) -> None:
    logs = [LOG, LOG.replace("on 9", "on 8").replace("106", "94"), LOG]
    html = convert("\n".join(written(log, f'id="x{number}"') for number, log in enumerate(logs)))
    parts = html.split("<faro-example")[1:]
    pieces = [piece for part in parts for piece in PIECES.findall(part)[0].split("\n") if piece]
    assert len(pieces) == len(set(pieces))
    assert PIECES.findall(parts[2]) == [""]
    for log, part in zip(logs, parts, strict=True):
        alone = data_of(render({"id": "x"}, log, FILE))["frames"]
        assert unpack(json.loads(DATA.findall(part)[0]) | {"pieces": pieces}) == alone


WORDS = [
    "rules hoyle-1864",
    "open ann 9",
    "open you 9",
    "soda Kd",
    "bet ann 5 on Q",
    "turn 7h Qs",
    "hock 2c",
    "zz",
    "#",
    "",
]
heads = st.fixed_dictionaries(
    {"id": st.sampled_from(["x", "X", ""])},
    optional={
        "mode": st.sampled_from([*MODES, "still"]),
        "title": st.text(max_size=5),
        "fails": st.sampled_from(["", "dead-card", "bad-name", "soda-first"]),
        "zz": st.just("zz"),
    },
)


@settings(max_examples=80)
@given(heads, st.lists(st.sampled_from(WORDS), max_size=7).map("\n".join) | st.text(max_size=40))
def test_nothing_but_a_value_error_is_raised_for_what_is_wrong(head: dict[str, str], log: str) -> None:
    # Any other exception would be swallowed by the fences' extension, and leave a dead code block on the page.
    try:
        html = render(head, log)
    except ValueError as error:
        said = str(error)
    else:
        said = ""
        data_of(html)
    assert "\n" not in said
