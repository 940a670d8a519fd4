from __future__ import annotations

import pytest

from farodocs.data.records.names import address, key, targets


@pytest.mark.parametrize(
    ("name", "same"),
    [("Case-keeper", "case keeper"), ("Plié", "plie"), ("L’une", "l'une"), (" Soda\tcard ", "soda card")],
)
def test_names_that_differ_in_spelling_alone_are_one(name: str, same: str) -> None:
    assert key(name) == key(same)


@pytest.mark.parametrize(
    ("name", "to"),
    [
        ("Soixante et le va", "soixante-et-le-va"),
        ("Hangman’s turn", "hangmans-turn"),
        ("Plié", "plie"),
        ("Even/odd", "even-odd"),
        ("…", ""),
    ],
)
def test_an_address_is_plain_letters(name: str, to: str) -> None:
    assert address(name) == to


def test_links_of_a_text() -> None:
    assert [*targets("A [[soda]], a [[hock|last card]], a [link](x.md), [[]] and [[a|b|c]].")] == ["soda", "hock"]
