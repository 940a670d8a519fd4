"""The map of the lessons."""

from __future__ import annotations

import pytest

from faro.base import Card
from faro.pictures import back, face
from farodocs.fences.course import painted
from farodocs.fences.lessons import lessons


@pytest.mark.parametrize(("number", "card"), [(1, "As"), (9, "9s"), (11, "Js"), (13, "Ks"), (14, "Ah"), (15, "2h")])
def test_a_lesson_has_the_card_of_its_number(number: int, card: str) -> None:
    [lesson] = [lesson for lesson in lessons() if lesson.number == number]
    assert painted(lesson) == face(Card.parse(card))


def test_before_the_first_the_cards_lie_face_down() -> None:
    assert painted(lessons()[0]) == back()
