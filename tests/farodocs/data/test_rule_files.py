"""The engine's own data: every file of it is sound, and what a rule-book or a cheat lacks is told by its field."""

from __future__ import annotations

from pathlib import Path

import pytest

from farodocs.data.rule_files import CHEATS, LONGEST, RULEBOOKS, cheat_faults, check_rulebooks, rulebook_faults
from farodocs.data.works import works

STUSS = (RULEBOOKS / "stuss.toml").read_text(encoding="utf-8")


def of_stuss(folder: Path, toml: str, name: str = "stuss") -> list[tuple[str, str]]:
    """What is wrong with a rule-book that stands alone in a folder: the field, and what is said of it."""
    (folder / f"{name}.toml").write_text(toml, encoding="utf-8")
    return [(fault.field, fault.says) for fault in rulebook_faults(folder / f"{name}.toml", works())]


def test_every_rulebook_and_every_cheat_is_sound() -> None:
    check_rulebooks()
    assert cheat_faults(CHEATS / "devices.toml", works()) == []


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        ('id = "stuss"', 'id = "stus"', ("id", "is not the name of the file; write 'stuss'")),
        ('short = "', f'short = "{"x" * LONGEST}', ("short", f"it stands over a table, so write {LONGEST} at most")),
        ("[rules.deal]\n", "[rules.deal]\nwhy = 1\n", ("rules.deal.why", "is no part of a rule")),
    ],
)
def test_what_is_wrong_with_a_rulebook_is_told_by_its_field(
    good: str, bad: str, fault: tuple[str, str], tmp_path: Path
) -> None:
    assert of_stuss(tmp_path, STUSS) == []
    [(field, says)] = of_stuss(tmp_path, STUSS.replace(good, bad, 1))
    assert field == fault[0]
    assert fault[1] in says


def test_two_rulebooks_are_not_called_alike(tmp_path: Path) -> None:
    of_stuss(tmp_path, STUSS)
    faults = of_stuss(tmp_path, STUSS.replace('id = "stuss"', 'id = "other"'), "other")
    assert [field for field, _ in faults] == ["short"]
    assert faults[0][1].startswith("stuss.toml is called ")


def test_a_device_without_a_record_is_told(tmp_path: Path) -> None:
    (tmp_path / "devices.toml").write_text("", encoding="utf-8")
    faults = cheat_faults(tmp_path / "devices.toml", works())
    assert faults
    assert all(fault.says.startswith("has no record of ") for fault in faults)
