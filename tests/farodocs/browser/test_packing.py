from __future__ import annotations

from typing import Any

from farodocs.browser.packing import pack, pack_boards
from tests.farodocs.unpacking import unpack

FRAMES: list[dict[str, Any]] = [
    {"html": '<p>A</p><div class="faro-hand">5</div><div class="faro-box">Kd</div>', "log": "a\n", "say": "One."},
    {"html": '<p>A</p><div class="faro-hand">5</div><div class="faro-box">7h</div>', "log": "a\nb\n", "say": "Two."},
]


def test_what_stands_in_several_frames_is_written_once() -> None:
    packed = pack(FRAMES)
    assert packed["pieces"] == [
        "<p>A</p>",
        '<div class="faro-hand">5</div>',
        '<div class="faro-box">Kd</div>',
        '<div class="faro-box">7h</div>',
    ]
    assert [(frame["html"], frame["log"]) for frame in packed["frames"]] == [([0, 1, 2], 1), ([0, 1, 3], 2)]


def test_nothing_is_lost() -> None:
    assert unpack(pack(FRAMES)) == FRAMES


def test_what_stands_against_wrong_answers_ends_alike_once_and_is_put_together_again() -> None:
    wrong = ["", "“It loses” needs the Ten first; it came second.", "“It lies on” needs neither; it came second."]
    options = ["It wins", "It loses", "It lies on"]
    field = {"type": "choice", "options": options, "wrong": wrong}
    item = {"html": "", "after": "", "explain": "It wins.", "reasons": [], "fields": [field]}
    [packed] = pack_boards([item])["items"][0]["fields"]
    assert packed["ends"] == "; it came second."
    parts = zip(packed["wrong"], options, strict=True)
    whole = [f"{says}{packed['ends']}".replace("{given}", option) for says, option in parts]
    assert whole[1:] == wrong[1:]


def test_what_stands_on_several_boards_is_written_once_a_picture_by_itself() -> None:
    card = '<svg class="faro-card"><path d="M0 0"/></svg>'
    boards = [f'<div class="faro-pile">{card} {name}</div>' for name in ("lost", "won")]
    item = {"html": boards[0], "after": "", "dealt": boards, "explain": "", "reasons": [], "fields": []}
    packed = pack_boards([item])
    assert packed["pieces"].count(card) == 1
    [told] = packed["items"]
    whole = ["".join(packed["pieces"][number] for number in numbers) for numbers in (told["html"], *told["dealt"])]
    assert whole == [boards[0], *boards]
