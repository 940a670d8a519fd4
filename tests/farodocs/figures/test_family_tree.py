from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

from farodocs.data.labels import read
from farodocs.figures.family_tree import STROKES, picture, rows, said, tree

GAMES = read("games")["games"]
SVG = "{http://www.w3.org/2000/svg}"


def test_time_runs_down() -> None:
    row_of = rows(GAMES)
    by_year = sorted(GAMES, key=lambda key: GAMES[key]["since"])
    assert [row_of[key] for key in by_year] == sorted(row_of.values())
    for key, game in GAMES.items():
        for parent in game["parents"][:1]:
            assert row_of[parent["of"]] < row_of[key]


def test_no_two_games_stand_in_one_place() -> None:
    row_of = rows(GAMES)
    assert len({(row_of[key], game["column"]) for key, game in GAMES.items()}) == len(GAMES)


def test_every_game_stands_in_the_drawing_with_its_years() -> None:
    root = ElementTree.fromstring(tree(GAMES))
    told = [" ".join(text.text or "" for text in group.iter(f"{SVG}text")) for group in root.findall(f"{SVG}g")]
    assert told == [f"{game['name']} {game['years']}" for game in GAMES.values()]


def test_a_game_that_can_be_played_has_two_frames() -> None:
    root = ElementTree.fromstring(tree(GAMES))
    frames = [len(group.findall(f"{SVG}rect")) for group in root.findall(f"{SVG}g")]
    assert frames == [2 if "books" in game else 1 for game in GAMES.values()]


def test_every_descent_is_a_line_and_its_stroke_says_how_sure_it_is() -> None:
    paths = re.findall(r'<path fill="none"[^>]*>', tree(GAMES))
    for how, stroke in STROKES.items():
        drawn = [path for path in paths if (stroke in path if stroke else "dasharray" not in path)]
        descents = [parent for game in GAMES.values() for parent in game["parents"] if parent["how"] == how]
        assert len(drawn) == len(descents) + 1, how  # and one in the legend


def test_the_drawing_is_told_in_words() -> None:
    root = ElementTree.fromstring(tree(GAMES))
    assert root.get("role") == "img"
    title, told = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert told is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {told.get('id')}"
    assert told.text == f"{'. '.join(said(game, GAMES) for game in GAMES.values() if game['parents'])}."
    assert said(GAMES["stuss"], GAMES) == "Stuss probably from American box game, some say from Viennese Stoss"


def test_lines_of_one_gutter_run_side_by_side() -> None:
    runs: dict[str, list[tuple[float, float]]] = {}
    for _, y, x, at in re.findall(r'd="M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H', tree(GAMES)):
        runs.setdefault(x, []).append((min(float(y), float(at)), max(float(y), float(at))))
    assert runs
    for spans in runs.values():
        spans.sort()
        assert all(above[1] < below[0] for above, below in pairwise(spans))


def test_the_picture_stands_by_itself() -> None:
    drawn = picture(GAMES)
    assert "var(" not in drawn
    assert ElementTree.fromstring(drawn).tag == f"{SVG}svg"


def test_on_its_page_every_box_is_a_link_that_bears_its_name() -> None:
    root = ElementTree.fromstring(tree(GAMES, lambda key: f"#game-{key}"))
    assert root.get("role") == "group"
    links = root.findall(f"{SVG}a")
    assert [link.get("href") for link in links] == [f"#game-{key}" for key in GAMES]
    assert [link.get("aria-label") for link in links] == [f"{game['name']}, {game['years']}" for game in GAMES.values()]
