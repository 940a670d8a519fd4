"""The bundle the browser loads: the same bytes from Pyodide as from this Python, and nothing unneeded."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from faro.notation import share
from faro.pictures.cue_sheets import SHEETS
from faro.rulebooks.shelf import library
from faro.session.door import reply
from faro.simulation.bots import HABITS
from faro.teaching.exercises.making import KINDS
from farodocs.browser import bundle as bundling
from farodocs.browser.bundle import BundleError, Manifest, bundle
from farodocs.browser.bundle_inside import METHODS
from farodocs.folders import ROOT
from farodocs.markup import examples

ENGINE = ROOT / bundling.OUT
SCRIPTS = ROOT / "docs" / "assets" / "faro" / "engine"
SCRIPT_BUDGET = 3200  # bytes with gzip

# Imported by name when a text or an archive asks for the encoding, which a short visit may never do.
ON_DEMAND = {"encodings.ascii", "encodings.latin_1", "encodings.cp437"}


class Browser:
    """Python as the browser runs it, under Node, in one process for all tests."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, **question: str) -> dict[str, str]:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        assert line, "Node ended: run the test with -s to see why"
        answer: dict[str, str] = json.loads(line)
        return answer

    def reply(self, request: str) -> str:
        return self.ask(request=request)["value"]

    def python(self, source: str) -> str:
        answer = self.ask(python=source)
        assert "error" not in answer, answer["error"]
        return answer["value"]


@pytest.fixture(scope="session")
def manifest() -> Manifest:
    return bundle()


@pytest.fixture(scope="session")
def browser(manifest: Manifest) -> Iterator[Browser]:
    script = Path(__file__).with_name("python_under_node.mjs")
    command = [bundling.find_node(), str(script), str(ENGINE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Browser(process)


def dealt_to_the_end(rules: str) -> str:
    """The log of one whole deal under a rule-book, with bets that win, lose and stay."""
    log = f"rules {rules}\nopen you 100\n"
    for turn in range(27):
        deal: dict[str, object] = {"do": "deal", "seed": "K7F2"}
        for request in (deal, {"do": "send", "line": f"bet you 1 on {2 + turn % 9}"}):
            log = json.loads(reply(json.dumps({"log": log, "seat": "you", "id": "t", **request})))["log"]
    return log


# A word of the glossary shows again what stands on another page.
EXAMPLES = {example.log: example.where for example in examples.find()}


def requests(log: str) -> list[str]:
    """Everything a page may ask of one log."""
    shown = [(do, seat) for do in ("show", "undo") for seat in ("you", "ann", None)]
    asked: list[dict[str, object]] = [
        *[dict[str, object](do="frames", seat=seat) for seat in (None, "you")],
        *[dict[str, object](do=do, seat=seat, id="t", chip=5) for do, seat in shown],
        {"do": "deal", "seat": "you", "id": "t", "chip": 5, "seed": "K7F2"},
        {"do": "send", "seat": "ann", "id": "t", "chip": 5, "line": "bet ann 5 on Q"},
        {"do": "send", "seat": "ann", "id": "t", "chip": 5, "line": "bet ann 5 on nothing"},
    ]
    return [json.dumps({"log": log, **request}) for request in asked]


@pytest.mark.parametrize("log", EXAMPLES.keys(), ids=EXAMPLES.values())
def test_replies_are_the_same_bytes(browser: Browser, log: str) -> None:
    for request in requests(log):
        assert browser.reply(request) == reply(request), request


@pytest.mark.parametrize("rules", library())
def test_replies_to_a_whole_deal_are_the_same_bytes(browser: Browser, rules: str) -> None:
    test_replies_are_the_same_bytes(browser, dealt_to_the_end(rules))


FULL_TABLE: list[dict[str, object]] = [
    {"do": "share", "seed": "K7F2"},
    {"do": "open", "code": share.encode("rules meyer\nopen you 9\n", "K7F2")},
    {"do": "open", "code": "1AAAAAAAA"},
    {"do": "open_saved"},
    {"do": "words", "seat": "you"},
    {"do": "under", "seat": "you"},
    *[dict[str, object](do="sheet", signs=signs) for signs in SHEETS],
    {"do": "price", "seat": "you", "place": "Q", "coppered": True},
    {"do": "switch", "seat": "you", "id": "t", "rules": "pharaon"},
    {"do": "bots", "seat": "you", "id": "t", "habits": {habit: habit for habit in HABITS}},
    {"do": "due", "seed": "K7F2"},
    {"do": "audit", "seat": "you", "id": "t", "line": "turn 7h 9s", "answers": [{"taken": 5, "paid": 0}]},
    *[
        dict[str, object](do="exercise", kind=kind, seed=f"{book}-{number}", rules=book, level=1 + number % 3)
        for kind in KINDS
        for number, book in enumerate(library())
    ],
]


@pytest.mark.parametrize("asked", FULL_TABLE, ids=lambda asked: " ".join(map(str, asked.values()))[:40])
def test_the_doors_of_the_full_table_answer_alike(browser: Browser, asked: dict[str, object]) -> None:
    log = "rules hoyle-1864\nopen you 100\nsoda Kd\nbet you 5 on 7\n"
    request = json.dumps({"log": log, **asked})
    assert browser.reply(request) == reply(request)


@pytest.mark.parametrize("request_text", ["", "{", "[]", '"deal"', '{"do": "deal"}', '{"do": "juggle", "log": ""}'])
def test_a_request_that_makes_no_sense_is_answered_alike(browser: Browser, request_text: str) -> None:
    assert browser.reply(request_text) == reply(request_text)


def test_a_seed_deals_the_same_cards(browser: Browser) -> None:
    seeds = ["K7F2", "K7F2-1", "", "1864", "ann’s deal"]
    here = []
    for seed in seeds:
        order = list(range(52))
        Random(seed).shuffle(order)
        here.append(order)
    there = browser.python(
        "import json, random\n"
        "def shuffled(seed):\n"
        "    order = list(range(52))\n"
        "    random.Random(seed).shuffle(order)\n"
        "    return order\n"
        f"json.dumps([shuffled(seed) for seed in {seeds!r}])"
    )
    assert json.loads(there) == here


def test_the_wheel_holds_the_modules_that_the_door_imports_and_no_more(browser: Browser) -> None:
    names = [name for name in engine_files() if name.endswith(".pyc")]
    modules = [name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in names]
    assert "faro.session" in modules
    browser.python("from faro.session import DOORS\nlen([door.open() for door in DOORS.values()])")
    used = browser.python(
        "import json, sys\njson.dumps([name for name in sys.modules if name.split('.')[0] == 'faro'])"
    )
    assert sorted(modules) == sorted(json.loads(used))


def test_the_wheel_holds_bytecode_and_rulebooks_only(manifest: Manifest) -> None:
    assert {Path(name).suffix for name in engine_files() if name.startswith("faro/")} <= {".pyc", ".toml", ".typed"}
    assert [name for name in engine_files() if name.endswith("hoyle-1864.toml")] == ["faro/rulebooks/hoyle-1864.toml"]
    assert [name for name in engine_files() if not name.startswith(("faro/", "faro-"))] == [METHODS]


def test_the_library_holds_what_is_used_and_no_more(browser: Browser, manifest: Manifest) -> None:
    browser.reply(requests(dealt_to_the_end("hoyle-1864"))[0])
    used = set(json.loads(browser.python("import json, sys\njson.dumps([*sys.modules])")))
    with zipfile.ZipFile(ENGINE / manifest.stdlib) as archive:
        names = archive.namelist()
    names.remove(METHODS)
    assert all(name.endswith(".pyc") for name in names)
    held = {name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in names}
    assert held - used - ON_DEMAND == set()


def test_bytecode_is_that_of_the_python_that_reads_it(browser: Browser, manifest: Manifest) -> None:
    magic = bytes.fromhex(browser.python("import importlib.util\nimportlib.util.MAGIC_NUMBER.hex()"))
    unchecked = magic + b"\1\0\0\0"  # so no source is looked for
    for name in (manifest.stdlib, manifest.wheel):
        with zipfile.ZipFile(ENGINE / name) as archive:
            assert all(archive.read(file).startswith(unchecked) for file in archive.namelist() if file.endswith(".pyc"))


def test_the_library_comes_from_its_own_importer(browser: Browser) -> None:
    loaders = (
        "import sys\n' '.join(type(sys.modules[name].__spec__.loader).__name__ for name in ('asyncio', 'json.decoder'))"
    )
    assert browser.python(loaders) == "Library Library"


def test_no_dataclass_is_compiled_in_the_browser(browser: Browser) -> None:
    made = browser.python(
        "import sys\n"
        "engine = {name: sys.modules.pop(name) for name in [*sys.modules] if name.split('.')[0] == 'faro'}\n"
        "texts, is_heard = [], True\n"
        "sys.addaudithook(lambda event, heard: is_heard and event == 'compile' and texts.append(str(heard[0])))\n"
        "from faro.session import DOORS\n"
        "for door in DOORS.values(): door.open()\n"
        "is_heard = False\n"
        "sys.modules.update(engine)\n"
        "str([text for text in texts if '__create_fn__' in text])"
    )
    assert made == "[]"


def test_an_exception_says_where_in_one_last_line(browser: Browser) -> None:
    error = browser.ask(python="from faro.rulebooks import shelf\nshelf.load('a = 1', 'test.toml')")["error"]
    assert "/site-packages/faro/rulebooks/" in error
    assert error.strip().splitlines()[-1].startswith("faro.base.errors.FaroError: ")
    chained = "try:\n    {}['soda']\nexcept KeyError as error:\n    raise ValueError('no soda') from error"
    error = browser.ask(python=chained)["error"]
    assert "KeyError: 'soda'" in error
    assert error.strip().splitlines()[-1] == "ValueError: no soda"


def test_the_manifest_tells_the_truth(manifest: Manifest) -> None:
    written = {path.relative_to(ENGINE).as_posix(): path for path in ENGINE.rglob("*") if path.is_file()}
    assert Manifest.from_json(written.pop("manifest.json").read_text(encoding="utf-8")) == manifest
    assert written.keys() == manifest.files.keys()
    for name, path in written.items():
        data = path.read_bytes()
        assert manifest.files[name] == (len(data), len(gzip.compress(data, 6, mtime=0))), name
    assert {manifest.stdlib, manifest.wheel} < manifest.files.keys()
    assert manifest.runtime == f"pyodide-{manifest.pyodide}/"


def test_a_bundle_that_is_there_is_kept(manifest: Manifest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundling, "compile_inside", lambda *_: pytest.fail("it was made again"))
    assert bundle() == manifest


def test_what_an_older_bundle_left_is_removed(manifest: Manifest, tmp_path: Path) -> None:
    (tmp_path / "pyodide-1.0").mkdir()
    (tmp_path / "pyodide-1.0" / "pyodide.mjs").write_text("old")
    (tmp_path / "stdlib-0123.zip").write_text("old")
    bundling.write_all(tmp_path, {"new/file": b"new"}, manifest)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "manifest.json", "new"]


def test_without_pyodide_it_says_what_to_run(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match=r"^Pyodide is not installed .*: run `make setup` first\.$"):
        bundle(tmp_path, root=tmp_path)


def test_without_node_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    with pytest.raises(BundleError, match=r"^Node is not on the path: install Node 20 or later"):
        bundling.find_node()


def test_an_engine_that_does_not_run_stops_the_build(tmp_path: Path) -> None:
    broken = tmp_path / "faro"
    broken.mkdir()
    (broken / "__init__.py").write_text("import nothing_of_the_name\n")
    with pytest.raises(BundleError, match=r"(?s)does not run under Pyodide.*No module named 'nothing_of_the_name'"):
        bundling.compile_inside(bundling.find_pyodide(ROOT), broken, tmp_path)


@pytest.mark.parametrize("script", ["engine.js", "engine-worker.js", "starting.js", "memory.js"])
def test_the_scripts_stay_small(script: str) -> None:
    assert len(gzip.compress((SCRIPTS / script).read_bytes(), 9)) <= SCRIPT_BUDGET


@pytest.mark.slow
def test_the_same_sources_give_the_same_bytes(
    manifest: Manifest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundling, "KEPT", tmp_path / "kept")
    made = tmp_path / "made"
    assert bundle(made) == manifest
    for name in manifest.files:
        assert (made / name).read_bytes() == (ENGINE / name).read_bytes(), name


def test_a_rule_book_that_is_edited_compiles_nothing(
    manifest: Manifest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundling, "KEPT", tmp_path / "kept")
    compiled = []

    def compiles(pyodide: Path, engine: Path, folder: Path) -> None:
        compiled.append(engine)
        (folder / "engine" / "faro").mkdir(parents=True)

    monkeypatch.setattr(bundling, "compile_inside", compiles)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"), encoding="utf-8")
    engine = tmp_path / "engine" / "faro"
    engine.mkdir(parents=True)
    (engine / "a.py").write_text("", encoding="utf-8")
    wheels = []
    for text in ("one", "another"):
        (engine / "book.toml").write_text(text, encoding="utf-8")
        wheel = bundle(tmp_path / "out", root=tmp_path).wheel
        with zipfile.ZipFile(tmp_path / "out" / wheel) as archive:
            wheels.append(archive.read("faro/book.toml").decode())
    assert wheels == ["one", "another"]
    assert len(compiled) == 1
    (engine / "a.py").write_text("a = 1", encoding="utf-8")
    bundle(tmp_path / "out", root=tmp_path)
    assert len(compiled) == 2


def engine_files() -> list[str]:
    with zipfile.ZipFile(ENGINE / bundle().wheel) as archive:
        return archive.namelist()
