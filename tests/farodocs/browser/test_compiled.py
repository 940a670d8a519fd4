"""What is kept of the compiling: it is put there whole, once, and what was kept before goes only then."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from farodocs.browser import compiled, kept_folder
from farodocs.browser.bundle_inside import METHODS
from farodocs.browser.node import BundleError


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A wheel of one module, and an older one that was kept."""
    monkeypatch.setattr(compiled, "KEPT", tmp_path / "cache" / "compiled")
    (compiled.KEPT / "older").mkdir(parents=True)
    made = tmp_path / "faro.whl"
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("faro.py", "stake = 5")
    return made


def made_of(wheel: Path, out: Path) -> None:
    """Write what compiling a wheel makes."""
    with zipfile.ZipFile(out / wheel.name, "w") as archive:
        archive.writestr("faro.pyc", b"compiled")
        archive.writestr(METHODS, b"methods")
    (out / compiled.LIBRARY).write_bytes(b"library")
    (out / compiled.LOCK).write_text('{"packages": {"faro": {}}}', encoding="utf-8")


def kept() -> list[str]:
    return [path.name for path in compiled.KEPT.parent.rglob("*") if path.is_dir()]


def test_of_two_that_compile_at_once_one_is_kept(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other: list[compiled.Compiled | None] = []

    def inside(pyodide: Path, wheel: Path, out: Path) -> None:
        if not other:
            other.append(None)
            other[:] = [compiled.compiled(pyodide, wheel, "tools")]
        made_of(wheel, out)

    monkeypatch.setattr(compiled, "compile_inside", inside)
    assert compiled.compiled(wheel.parent, wheel, "tools") == other[0]
    [folder] = compiled.KEPT.iterdir()
    assert sorted(path.name for path in folder.iterdir()) == ["faro.whl", compiled.LOCK, compiled.LIBRARY]
    assert kept() == ["compiled", folder.name]


def test_what_does_not_compile_takes_nothing_away(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def inside(pyodide: Path, wheel: Path, out: Path) -> None:
        raise BundleError("no")

    monkeypatch.setattr(compiled, "compile_inside", inside)
    with pytest.raises(BundleError):
        compiled.compiled(wheel.parent, wheel, "tools")
    assert kept() == ["compiled", "older"]


def test_what_cannot_be_put_there_is_told(wheel: Path, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        kept_folder.put_whole(tmp_path / "nowhere", tmp_path / "kept")
