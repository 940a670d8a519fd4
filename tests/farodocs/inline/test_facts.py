"""Facts in prose: what the engine is asked, how the answer is told, and that what is wrong stops the build."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from markdown import Markdown

from faro.cheats.devices import DEVICES
from faro.rulebooks.shelf import library
from farodocs import folders
from farodocs.inline.facts import FACTS, UnknownFact, find

F = Fraction


@pytest.mark.parametrize(
    ("asked", "figure", "told"),
    [
        ("cost hoyle-1864 Q", F(33, 1666), "1.98 %"),
        ("cost hoyle-1864 Queen as=fraction", F(33, 1666), "33/1666"),
        ("cost hoyle-1864 Q as=one-in", F(33, 1666), "1 in 50"),
        ("cost hoyle-1864 Q as=part", F(33, 1666), "50"),
        ("cost hoyle-1864 Q as=over", F(33, 1666), "50.5"),
        ("cost hoyle-1864 Q coppered places=4", F(33, 1666), "1.9808 %"),
        ("cost hoyle-1864 Q measure=turn", F(1, 442), "0.226 %"),
        ("cost hoyle-1864 Q measure=decided", F(1, 66), "1.52 %"),
        ("cost hoyle-1864 Q left=Q:4 cards=51 measure=turn", F(1, 425), "0.235 %"),
        ("cost hoyle-1864 Q left=Q:4,K:3", F(101, 4998), "2.02 %"),
        ("cost hoyle-1864 Q left=Q:2 cards=49 measure=decided", F(1, 190), "0.526 %"),
        ("cost hoyle-1864 split=whole Q", F(33, 833), "3.96 %"),
        ("cost denexa odd", F(-1, 13), "−7.69 %"),
        ("cost meyer Q left=Q:1 cards=7", F(1, 7), "14.29 %"),
        ("cost basset face_takes=half A left=A:4 cards=51 entering as=part", F(24, 20825), "867"),
        ("chance hoyle-1864 Q won", F(400, 833), "48.02 %"),
        ("chance hoyle-1864 Q left measure=turn of=442", F(376), "376"),
        ("chance how-to-play high-card drawn measure=turn as=one-in", F(1, 17), "1 in 17"),
        ("gain pharaon 52 4", F(33, 1666), "1.98 %"),
        ("gain pharaon 30 2 as=part", F(8, 435), "54"),
        ("gain basset face_takes=half 51 3 as=part", F(12, 20825), "1,735"),
        ("call hoyle-1864 5-6-7", F(1, 6), "16.67 %"),
        ("call hoyle-1864 call=4-for-1 5-6-7 as=one-in", F(1, 3), "1 in 3"),
        ("call denexa K-10-K", F(0), "0 %"),
        ("deal hoyle-1864 flat", F(25, 442), "5.66 %"),
        ("deal hoyle-1864 flat as=times", F(25, 442), "18"),
        ("deal hoyle-1864 flat count=decided as=number", F(825, 221), "3.73"),
        ("deal hoyle-1864 cases count=per_decided", F(0), "0 %"),
        ("adventured pharaon places=5", F(16203, 541450), "2.99252 %"),
        ("adventured pharaon as=sterling", F(16203, 541450), "£2 19s. 10d."),
        ("adventured basset face_takes=half fewest=7 as=sterling", F(619391, 77968800), "15s. 11d."),
        ("evening hoyle-1864 flat", F(1, 66), "1.52 %"),
        ("evening hoyle-1864 cases measure=mean deals=3 as=number", F(0), "0"),
        ("splits hoyle-1864", F(25, 17), "1.47"),
        ("splits pharaon as=fraction", F(26, 17), "26/17"),
        ("last-three cat as=fraction", F(72, 425), "72/425"),
        ("books first_card=wins", F(2), "two"),
        ("books first_card=wins as=Word", F(2), "Two"),
        ("books in=nevada odd_even=assumed", F(1), "one"),
        ("books in=nevada odd_even=stated is=none", F(0), "no"),
        ("books first_card=!loses is=2", F(2), "two"),
        ("books in=stuss call=4-to-1,4-for-1 is=none", F(0), "no"),
        ("books in=stuss,two-packs call=refused is=all as=number", F(4), "4"),
        ("devices", F(len(DEVICES)), str(len(DEVICES))),
    ],
)
def test_an_answer(asked: str, figure: Fraction, told: str) -> None:
    assert find(asked) == (figure, told.replace(" ", "\N{NO-BREAK SPACE}"))


def test_books_are_named_with_their_number() -> None:
    assert find("books first_card=wins as=names") == (F(2), "Basset and English Basset")


def test_what_a_source_prints_is_left_as_it_is() -> None:
    assert find("printed 3 per cent") == (None, "3\N{NO-BREAK SPACE}per\N{NO-BREAK SPACE}cent")


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("price hoyle-1864 Q", "there is no fact 'price'; did you mean 'printed'?"),
        ("books cal=refused", "there is no rule 'cal'; write deal, first_card"),
        ("books call=5-to-1", "call cannot be '5-to-1'; write 4-to-1, 4-for-1, refused"),
        ("books in=whist call=refused", "there is no game 'whist'; write basset, pharaon"),
        ("books first_card=wins is=3", f"it is so in 2 rule-books of {len(library())}: Basset and English Basset"),
        ("books first_card=wins is=none", f"it is so in 2 rule-books of {len(library())}: Basset and English Basset"),
        (" ", "there is no fact ''; write cost, chance, gain"),
        ("cost hoyle-1864", "the fact cost is asked as [[=cost BOOK PLACE]], not with 'hoyle-1864'"),
        ("cost hoile-1864 Q", "no rule-book is called 'hoile-1864' (unknown-rules); did you mean 'hoyle-1864'?"),
        ("cost hoyle-1864 cal=refused Q", "hoyle-1864: cal is no key of a rule-book"),
        ("cost hoyle-1864 pott", "the layout has no place called 'pott' (no-such-place); did you mean 'pot'?"),
        ("cost hoyle-1864 red", "American Hoyle 1864 takes no bet on the reds against the blacks"),
        ("cost pharaon Q coppered", "allows no copper"),
        ("cost hoyle-1864 Q as=percnt", "as cannot be 'percnt'; did you mean 'percent'?"),
        ("cost hoyle-1864 Q measure=deal", "measure cannot be 'deal'; write until, turn, decided"),
        ("deal hoyle-1864 cases as=part", "the answer is nought, and has no form as=part"),
        ("deal hoyle-1864 cases as=over", "the answer is nought, and has no form as=over"),
        ("deal hoyle-1864 cases as=times", "the answer is nought, and has no form as=times"),
        ("cost hoyle-1864 Q as=fraction places=3", "a fraction has no places"),
        ("cost hoyle-1864 Q places=x", "places cannot be 'x'; write a number"),
        ("cost hoyle-1864 Q left=Q:5", "5 Queens cannot be left in the box"),
        ("cost hoyle-1864 Q left=Q3", "left is written Q:3,K:2, not 'Q3'"),
        ("cost hoyle-1864 Q left=Q:1 cards=48", "under American Hoyle 1864 no turn is dealt with 48 cards left"),
        ("cost hoyle-1864 Q left=Q:1 cards=51", "51 cards cannot be left with 1 Queen among them"),
        ("cost hoyle-1864 Q left=K:1 cards=49", "the option left= counts every rank that decides a stake on the Queen"),
        ("cost how-to-play high-card left=K:1 cards=49", "with cards= the option left= counts every rank"),
        ("cost hoyle-1864 Q cards=49", "the option left= counts every rank"),
        ("cost pharaon last_turn=void Q left=Q:1 cards=2 measure=decided", "nothing can be decided on the next turn"),
        ("chance hoyle-1864 Q maybe", "'maybe' cannot be asked; write won, lost, half, drawn, left, decided"),
        ("chance hoyle-1864 Q won of=7", "of=7 is no whole number"),
        ("gain pharaon 52 all", "52 and all are not both numbers of cards"),
        ("call denexa 8-8-8", "Denexa Games takes no call of 8-8-8"),
        ("deal hoyle-1864 snow", "'snow' cannot be asked; write flat, cases, pulled"),
        ("deal stuss-no-second-bets cases count=per_decided", "such a player never has a stake decided"),
        ("last-three dog", "'dog' cannot be asked; write different, cat, alike"),
        ("last-three cat call=refused", "the fact last-three has no option 'call=refused'"),
    ],
)
def test_what_cannot_be_told(asked: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        find(asked)


def convert(text: str) -> str:
    return Markdown(extensions=["farodocs.inline.facts", "tables", "smarty"]).convert(text)


FACT = '<data class="faro-fact" value="33/1666">33/1666</data>'


@pytest.mark.parametrize(
    ("written", "html"),
    [
        ("[[=cost meyer Q as=fraction]]", FACT),
        ("**[[=cost meyer Q as=fraction]]**", f"<strong>{FACT}</strong>"),
        ("[[=cost meyer\nQ as=fraction]]", FACT),
        ("[[=printed 2½]]", '<span class="faro-fact">2½</span>'),
    ],
)
def test_a_fact_in_prose(written: str, html: str) -> None:
    assert convert(written) == f"<p>{html}</p>"


def test_a_fact_in_a_table_and_in_a_link() -> None:
    assert f"<td>{FACT}</td>" in convert("| a | b |\n|---|---|\n| [[=cost meyer Q as=fraction]] | c |\n")
    assert f'<a href="x.md">{FACT}</a>' in convert("[[[=cost meyer Q as=fraction]]](x.md)")


@pytest.mark.parametrize("written", ["`[[=cost meyer Q]]`", "    [[=cost meyer Q]]", "\\[[=cost meyer Q]]"])
def test_code_and_what_is_escaped_are_left_alone(written: str) -> None:
    assert "<data" not in convert(written)


@pytest.mark.parametrize("word", ["[[hockelty]]", "[[hockelty|the last card]]"])
def test_a_link_to_a_word_is_no_fact(word: str) -> None:
    assert "faro-fact" not in convert(word)


def test_an_unknown_fact_is_told_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    text = "# A page\n\nIt costs\n[[=cost meyer X]].\n"
    (tmp_path / "docs" / "page.md").write_text(text, encoding="utf-8")
    with pytest.raises(UnknownFact, match=r"^docs/page\.md:4: the layout has no place called 'X'"):
        convert(text)


def test_every_fact_says_how_it_is_asked() -> None:
    for name, fact in FACTS.items():
        with pytest.raises(ValueError, match=r"is asked as"):
            find(f"{name} {'x ' * 9}")
        assert fact.line
