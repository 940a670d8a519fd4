"""How a test answers an exercise: on the cloth by pointer or by touch, or by keys alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from playwright.sync_api import Locator

from faro.base import Rank
from tests.browser.seats import press

By = Literal["pointer", "touch", "keys"]
WAYS: tuple[By, ...] = get_args(By)
BEADS = 4


def push(what: Locator, by: By) -> None:
    """Press a thing, by a key once it has the focus."""
    if by == "keys":
        what.focus()
        what.press("Enter")
    elif by == "touch":
        what.tap()
    else:
        what.click()


def give(exercise: Locator, item: dict[str, Any], row: Sequence[str], by: By) -> None:
    """Answer an exercise with a text for each field; whatever lies on the cloth is pressed there, unless by keys."""
    place, fields = exercise.locator(".faro-answering"), item["fields"]
    turn = press(exercise, "Next turn")
    while turn.count() and turn.get_attribute("aria-disabled") != "true":
        push(turn, by)
    if len(fields) == 1 and fields[0]["type"] == "choice":
        push(press(place, row[0].replace("\xa0", " ")), by)
        return
    for at, (field, text) in enumerate(zip(fields, row, strict=True)):
        is_by_line = item["kind"] == "spot"
        part = place.locator("form > :is(p, fieldset, details)").nth(len(fields) - 1 - at if is_by_line else at)
        match field["type"]:
            case "choice" if is_by_line and at:
                push(part.get_by_role("button").nth(field["options"].index(text) - 1), by)  # in no turn stands last
            case "choice":
                _open(exercise, part, field, fields[:at], by)
                push(press(part, text), by)
            case "beads":
                _push_beads(exercise, field["on"], int(text), by)
            case "ranks" | "call":
                _press_cards(exercise, part, text.split(), by, is_call=field["type"] == "call")
            case "order":
                rings = exercise.locator(".faro-ring")
                for option in text.split("; "):
                    on_cloth = by != "keys" and rings.count()
                    push(rings.nth(field["options"].index(option)) if on_cloth else press(part, option), by)
            case "number":
                part.locator("input").fill(text)
    push(press(place, "Answer"), by)


def _open(exercise: Locator, part: Locator, field: dict[str, Any], before: list[dict[str, Any]], by: By) -> None:
    """Lift the stake that is asked about, or open its line, unless it is open."""
    if part.evaluate("(part) => part.localName !== 'details' || part.open"):
        return
    stakes = exercise.locator(f".faro-at-{field['on']} .faro-chip") if field["on"] else exercise.locator(".faro-none")
    if by != "keys" and stakes.count():
        push(stakes.nth(sum(other["on"] == field["on"] for other in before)), by)
    else:
        push(part.locator("summary"), by)


def _push_beads(exercise: Locator, rank: str, left: int, by: By) -> None:
    wire = exercise.locator(".faro-tally-wire.faro-asked", has=exercise.page.get_by_text(rank, exact=True))
    for _ in range(BEADS - left):
        push(wire, by)


def _press_cards(exercise: Locator, part: Locator, codes: Sequence[str], by: By, *, is_call: bool) -> None:
    keys = part.locator("button")
    names = [key.inner_text() for key in keys.all()]
    words = [key.get_attribute("aria-label") or name for key, name in zip(keys.all(), names, strict=True)]
    for code in codes[: len(codes) - is_call]:  # the last of a call is what is left
        painted = exercise.locator(f".faro-at-{code} .faro-spot")
        if by != "keys" and painted.count():
            push(painted, by)
        else:
            push(keys.nth(next(at for at, word in enumerate(words) if word == Rank.parse(code).word)), by)
