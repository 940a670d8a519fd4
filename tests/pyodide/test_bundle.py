"""The bundle the browser loads: the same bytes from Pyodide as from this Python, and nothing unneeded."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import traceback
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import zstandard

from faro.rulebooks.shelf import library
from faro.session.door import reply
from farodocs.browser import bundle as bundling
from farodocs.browser import compiled, node, trimmed, wheel
from farodocs.browser.bundle import PACKED, Manifest, bundle
from farodocs.browser.bundle_inside import METHODS
from farodocs.browser.node import BundleError
from farodocs.folders import ROOT
from farodocs.setup.packages import LOCKS
from tests.pyodide.asked import EXAMPLES, by_turns, dealt_to_the_end, of_the_full_table, requests

ENGINE = ROOT / bundling.OUT
SCRIPTS = ROOT / "docs" / "assets" / "faro" / "engine"
SCRIPT_BUDGET = 3200  # bytes with gzip

# Imported by name when a text or an archive asks for the encoding, which a short visit may never do.
ON_DEMAND = {"encodings.ascii", "encodings.latin_1", "encodings.cp437"}


class Browser:
    """Python as the browser runs it, under Node, in one process for all tests."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def put(self, **question: object) -> None:
        assert self.process.stdin
        print(json.dumps(question), file=self.process.stdin, flush=True)

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line, "Node ended: run the test with -s to see why"
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, **question: object) -> dict[str, Any]:
        self.put(**question)
        return self.answer()

    def python(self, source: str) -> str:
        answer = self.ask(python=source)
        assert "error" not in answer, answer["error"]
        return str(answer["value"])


@pytest.fixture(scope="session")
def manifest() -> Manifest:
    return bundle()


@contextmanager
def begun() -> Iterator[Browser]:
    script = Path(__file__).with_name("python_under_node.mjs")
    command = [node.find_node(), str(script), str(ENGINE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Browser(process)


@pytest.fixture(scope="session")
def browser(manifest: Manifest) -> Iterator[Browser]:
    with begun() as browser:
        yield browser


SHARES = 16


def answered_otherwise(browser: Browser, requests: list[str]) -> list[str]:
    """The requests that Pyodide answers with other bytes than this Python, which works while Node does."""
    browser.put(requests=requests)
    here = [reply(request) for request in requests]
    there = browser.answer()["values"]
    return [request for request, one, other in zip(requests, here, there, strict=True) if one != other]


@pytest.mark.parametrize("share", range(SHARES))
def test_replies_to_every_example_and_to_a_whole_deal_by_each_book_are_the_same_bytes(
    browser: Browser, share: int
) -> None:
    logs = [*[*EXAMPLES][share::SHARES], *map(dealt_to_the_end, [*library()][share::SHARES])]
    assert answered_otherwise(browser, by_turns(logs)) == []


def test_the_doors_of_the_full_table_answer_alike(browser: Browser) -> None:
    assert answered_otherwise(browser, of_the_full_table()) == []


def test_a_request_that_makes_no_sense_is_answered_alike(browser: Browser) -> None:
    senseless = ["", "{", "[]", '"deal"', '{"do": "deal"}', '{"do": "juggle", "log": ""}']
    assert answered_otherwise(browser, senseless) == []


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


def test_little_of_the_wheel_serves_the_build_alone(browser: Browser, manifest: Manifest) -> None:
    browser.python("from faro.session import DOORS\nlen([door.open() for door in DOORS.values()])")
    used = json.loads(browser.python("import json, sys\njson.dumps([*sys.modules])"))
    with zipfile.ZipFile(ENGINE / manifest.wheel) as archive:
        entries = [entry for entry in archive.infolist() if entry.filename.endswith(".pyc")]
    sizes = {module_of(entry.filename): entry.file_size for entry in entries}
    unused = {name: size for name, size in sizes.items() if name not in used}
    assert "faro.session" in used
    assert sum(unused.values()) < sum(sizes.values()) / 20, f"readers are sent and never run {sorted(unused)}"


def test_the_wheel_holds_bytecode_and_rulebooks_only(manifest: Manifest) -> None:
    with zipfile.ZipFile(ENGINE / manifest.wheel) as archive:
        names = archive.namelist()
    assert {Path(name).suffix for name in names if name.startswith("faro/")} <= {".pyc", ".toml", ".typed"}
    assert [name for name in names if name.endswith("hoyle-1864.toml")] == ["faro/rulebooks/hoyle-1864.toml"]
    assert [name for name in names if not name.startswith("faro/") and ".dist-info/" not in name] == [METHODS]


def test_the_lock_names_the_wheel_by_what_it_holds(manifest: Manifest) -> None:
    [package] = manifest.lock["packages"].values()
    folder, _, name = manifest.wheel.rpartition("/")
    data = (ENGINE / manifest.wheel).read_bytes()
    assert (package["file_name"], package["imports"]) == (name, ["faro"])
    assert package["sha256"] == hashlib.sha256(data).hexdigest()
    assert folder == f"wheel-{package['sha256'][:16]}"
    stock = json.loads((node.find_pyodide(ROOT) / "pyodide-lock.json").read_text(encoding="utf-8"))
    assert manifest.lock["info"] == stock["info"]


def test_the_manifest_names_the_pyodide_build_that_is_locked(manifest: Manifest) -> None:
    assert f"\npyodide-build=={manifest.pyodide_build} " in (LOCKS / "pyodide-build.txt").read_text(encoding="utf-8")


def test_the_manifest_names_the_binaryen_that_is_locked(manifest: Manifest) -> None:
    asked = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    assert manifest.binaryen == asked["devDependencies"]["binaryen"]


def test_the_runtime_is_trimmed_and_what_a_visit_seldom_runs_is_a_file_of_its_own(manifest: Manifest) -> None:
    glue, program = (len((node.find_pyodide(ROOT) / name).read_bytes()) for name in trimmed.STOCK[1:])
    sizes = {name.removeprefix(manifest.runtime): size for name, (size, _) in manifest.files.items()}
    assert sizes["pyodide.asm.mjs"] < 0.4 * glue
    assert sizes["pyodide.asm.wasm"] < 0.55 * program
    assert sizes["pyodide.asm.wasm"] + sizes[trimmed.SELDOM] < 0.95 * program


@pytest.mark.parametrize(
    "seldom",
    [
        "2**4000 % 10**40, str(2**70), int('7' * 40) // 10**20, pow(3, -1, 10**9 + 7)",
        "f'{1 / 3:.30f}', f'{2.5e300:g}', float('1e-320').hex(), round(2.675, 2), repr(1e22), f'{12345.678:>+15,.1f}'",
        "import unicodedata; unicodedata.name('é'), unicodedata.normalize('NFKD', 'ﬁ½'), 'ß'.upper(), 'ΑΣ'.lower()",
        "'Ж€'.encode('utf-16'), '東'.encode('utf-32'), b'\\xff'.decode('latin-1'), 'é'.encode('ascii', 'namereplace')",
        "import math, cmath; math.gamma(0.5), math.erf(1), math.lgamma(9), cmath.exp(1j), math.comb(52, 26)",
        "import re; re.sub(r'(?P<suit>[♠♥])(?=\\d)', r'<\\g<suit>>', '♠7 ♥Q', flags=re.I)",
        "import struct, zlib, hashlib; struct.pack('>dq', 0.1, -2), zlib.crc32(b'7'), hashlib.sha256(b'').hexdigest()",
        "import random; rng = random.Random(7); rng.gauss(), rng.sample(range(99), 5), rng.getrandbits(70)",
        "sorted({frozenset({1, 2}), frozenset({3})}, key=len), memoryview(bytearray(b'abc'))[::-1].tolist(), 2j**0.5",
    ],
)
def test_what_is_seldom_called_comes_back_right(browser: Browser, seldom: str) -> None:
    *before, asked = seldom.split("; ")
    known: dict[str, object] = {}
    exec("; ".join(before), known)
    assert browser.python("; ".join([*before, f"repr(({asked}))"])) == repr(eval(asked, known))


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ("1 / 0", ZeroDivisionError),
        ("[].pop()", IndexError),
        ("int('x')", ValueError),
        ("b'\\xff'.decode()", UnicodeDecodeError),
        ("eval('1 +')", SyntaxError),
        ("type('A', (int, str), {})", TypeError),
        ("(lambda: (yield))().throw(OSError(2, 'gone'))", OSError),
        ("(f := lambda n: f(n + 1))(0)", RecursionError),
        ("raise ExceptionGroup('two', [ValueError(1), TypeError(2)])", ExceptionGroup),
    ],
)
def test_a_fault_in_a_seldom_place_is_told_as_python_tells_it(
    browser: Browser, fault: str, kind: type[Exception]
) -> None:
    with pytest.raises(kind) as told:
        exec(fault, {})
    answer = browser.ask(python=fault)
    assert traceback.format_exception_only(told.value)[-1].split(": ", 1)[1].strip() in answer["error"]
    assert browser.python("str(1 + 1)") == "2"


@pytest.mark.slow
def test_no_page_asks_for_what_is_seldom_run(manifest: Manifest) -> None:
    """Where it fails, `python -m benchmarks.visited` finds out anew what a visit runs."""
    asked = [requests(log) for log in (*EXAMPLES, *map(dealt_to_the_end, library()))]
    with begun() as fresh:
        for some in (*asked, of_the_full_table()):
            assert answered_otherwise(fresh, some) == []
            assert not fresh.ask(requests=some[:1])["isSeldomThere"], some[0]
        assert fresh.ask(python="int('５')") == {"value": 5, "isSeldomThere": True}


def test_the_library_holds_what_is_used_and_no_more(browser: Browser, manifest: Manifest) -> None:
    browser.ask(requests=requests(dealt_to_the_end("hoyle-1864"))[:1])
    used = set(json.loads(browser.python("import json, sys\njson.dumps([*sys.modules])")))
    with zipfile.ZipFile(ENGINE / manifest.stdlib) as archive:
        names = archive.namelist()
    names.remove(METHODS)
    assert all(name.endswith(".pyc") for name in names)
    held = {module_of(name) for name in names}
    assert held - used - ON_DEMAND == set()


def test_bytecode_is_that_of_the_python_that_reads_it(browser: Browser, manifest: Manifest) -> None:
    magic = bytes.fromhex(browser.python("import importlib.util\nimportlib.util.MAGIC_NUMBER.hex()"))
    for name in (manifest.stdlib, manifest.wheel):
        with zipfile.ZipFile(ENGINE / name) as archive:
            assert all(archive.read(file).startswith(magic) for file in archive.namelist() if file.endswith(".pyc"))


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
    assert 'File "faro/rulebooks/' in error
    assert error.strip().splitlines()[-1].startswith("faro.base.errors.FaroError: ")
    chained = "try:\n    {}['soda']\nexcept KeyError as error:\n    raise ValueError('no soda') from error"
    error = browser.ask(python=chained)["error"]
    assert "KeyError: 'soda'" in error
    assert error.strip().splitlines()[-1] == "ValueError: no soda"


def test_the_manifest_tells_the_truth(manifest: Manifest) -> None:
    written = {path.relative_to(ENGINE).as_posix(): path for path in ENGINE.rglob("*") if path.is_file()}
    assert Manifest.from_json(written.pop("manifest.json").read_text(encoding="utf-8")) == manifest
    small = {name: (ENGINE / f"{name}{PACKED}").read_bytes() for name in manifest.packed}
    assert written.keys() == {*manifest.files, *(f"{name}{PACKED}" for name in small)}
    assert manifest.packed == {name: len(data) for name, data in small.items()}
    for name in manifest.files:
        data = written[name].read_bytes()
        assert name not in small or zstandard.ZstdDecompressor().decompress(small[name]) == data, name
        assert manifest.files[name] == (len(data), len(gzip.compress(data, 6, mtime=0))), name
    assert {manifest.stdlib, manifest.wheel} < manifest.files.keys()
    program = b"".join((ENGINE / manifest.runtime / name).read_bytes() for name in trimmed.RUNTIME)
    assert manifest.runtime == f"pyodide-{manifest.pyodide}-{bundling.short(program)}/"


def test_a_bundle_that_is_there_is_kept(manifest: Manifest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundling, "compiled", lambda *_: pytest.fail("it was made again"))
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
        node.find_node()


def test_an_engine_that_does_not_run_stops_the_build(tmp_path: Path) -> None:
    broken = other_wheel(tmp_path, "faro/__init__.py", "import nothing_of_the_name\n")
    with pytest.raises(BundleError, match=r"(?s)does not run under Pyodide.*No module named 'nothing_of_the_name'"):
        compiled.compile_inside(node.find_pyodide(ROOT), broken, tmp_path)


@pytest.mark.parametrize("script", ["engine.js", "engine-worker.js", "starting.js", "fetching.js", "memory.js"])
def test_the_scripts_stay_small(script: str) -> None:
    assert len(gzip.compress((SCRIPTS / script).read_bytes(), 9)) <= SCRIPT_BUDGET


@pytest.mark.slow
def test_the_same_sources_give_the_same_bytes(
    manifest: Manifest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "KEPT", tmp_path / "kept")
    wheel.write(tmp_path / "wheel")
    assert wheel.find(tmp_path / "wheel").read_bytes() == wheel.find().read_bytes()
    made = tmp_path / "made"
    assert bundle(made) == manifest
    for name in manifest.files:
        assert (made / name).read_bytes() == (ENGINE / name).read_bytes(), name


def test_a_rule_book_that_is_edited_compiles_nothing(
    manifest: Manifest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = packed_before(tmp_path)
    bundle(made)  # compiles, where nothing is kept
    monkeypatch.setattr(compiled, "compile_inside", lambda *_: pytest.fail("it was compiled again"))
    book = "faro/rulebooks/hoyle-1864.toml"
    edited = bundle(made, wheel=other_wheel(tmp_path, book, "edited"))
    assert edited.stdlib == manifest.stdlib
    assert edited.wheel != manifest.wheel
    with zipfile.ZipFile(made / edited.wheel) as archive:
        assert archive.read(book) == b"edited"
    [package] = edited.lock["packages"].values()
    assert package["sha256"] == hashlib.sha256((made / edited.wheel).read_bytes()).hexdigest()


def test_code_that_is_edited_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def compiles(pyodide: Path, wheel: Path, folder: Path) -> None:
        asked.append(wheel)
        raise BundleError("compiled")

    monkeypatch.setattr(compiled, "compile_inside", compiles)
    edited = other_wheel(tmp_path, "faro/__init__.py", "a = 1")
    with pytest.raises(BundleError, match="compiled"):
        bundle(tmp_path / "made", wheel=edited)
    assert asked == [edited]
    assert compiled.KEPT.is_dir(), "an engine that does not compile took away what was kept"


def test_what_is_put_together_is_what_py_compile_makes(manifest: Manifest, tmp_path: Path) -> None:
    bundle(packed_before(tmp_path))
    [made] = compiled.KEPT.glob("*/*.whl")
    with zipfile.ZipFile(made) as then:
        files = [(re.sub(r"\.pyc$", ".py", name), then.read(name)) for name in then.namelist() if name != METHODS]
    # The wheel of today has other data where some were edited since: this one has what was compiled.
    of_then = tmp_path / "then.whl"
    of_then.write_bytes(compiled.zipped(files))
    assert compiled.with_data_of(of_then, made) == made.read_bytes()


def packed_before(folder: Path) -> Path:
    """Our bundle as it would be of older inputs: it is put together anew, and nothing in it packed again."""
    made = shutil.copytree(ENGINE, folder / "made")
    manifest = Manifest.from_json((made / "manifest.json").read_text(encoding="utf-8"))
    (made / "manifest.json").write_text(replace(manifest, inputs="older").to_json(), encoding="utf-8")
    return made


def other_wheel(folder: Path, changed: str, text: str) -> Path:
    """The engine's wheel, with another text in one of its files."""
    found = wheel.find()
    with zipfile.ZipFile(found) as old, zipfile.ZipFile(folder / found.name, "w") as new:
        for name in old.namelist():
            new.writestr(name, text if name == changed else old.read(name))
    return folder / found.name


def module_of(file: str) -> str:
    """The module that a file of an archive holds."""
    return file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
