"""Where the set-up cannot go on, it says in a sentence what failed and what to do, and the next run trusts nothing."""

from __future__ import annotations

import shutil
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from farodocs.setup.packages import without_tracebacks
from tests.farodocs.setup.bare_tree import BareTree, pip_of

PIP_FAILED = (
    "pip could not install what locks/peers.txt pins, for the reason that it gives above: see to the network, to the "
    "room on the disk, or to a proxy that signs (PIP_CERT names its certificate), and run make again."
)
NPM_FAILED = (
    "npm could not install what package-lock.json pins, for the reason that it gives above: see to the network, to the "
    "room on the disk, or to a proxy that signs (NODE_EXTRA_CA_CERTS names its certificate), and run make again."
)


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    """What a command has to say at its end, after it failed."""
    assert done.returncode == 1, done.stderr
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("program", [None, "exit 1"], ids=["none", "an old one"])
def test_without_a_python_that_will_do_nothing_is_made(program: str | None, tree: BareTree) -> None:
    tree.lock("dev")
    for tool in ("make", "sh", "rm"):
        (tree.root / "bin" / tool).symlink_to(str(shutil.which(tool)))
    if program:
        tree.program("python3", program)
    done = tree.make(".venv/.installed", within={"PATH": str(tree.root / "bin")})
    assert done.returncode == 2
    assert done.stderr.splitlines()[0] == "Python 3.11 or later is needed and none was found on PATH."
    assert not (tree.root / ".venv").exists()


def test_an_environment_without_room_is_told_and_not_trusted(tree: BareTree) -> None:
    tree.lock("dev")
    done = tree.make(".venv/.installed", megabytes=1)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-2] == (
        "The virtual environment .venv could not be made, for the reason given above: see to it, and run make again."
    )
    assert not (tree.root / ".venv" / ".installed").exists()


def test_an_environment_that_was_cut_off_is_made_anew(tree: BareTree) -> None:
    tree.lock("dev", tree.release("pinned", "1.0"))
    (tree.root / ".venv" / "bin").mkdir(parents=True)
    for half in ("python", "pip"):
        (tree.root / ".venv" / "bin" / half).symlink_to(sys.executable)
    done = tree.make(".venv/.installed")
    assert done.returncode == 0, done.stderr
    assert [*tree.root.glob(".venv/lib/*/site-packages/pinned.py")]
    assert (tree.root / ".venv" / ".installed").exists()


def test_without_a_network_pip_says_what_failed(tree: BareTree) -> None:
    tree.lock("peers", tree.release("pinned", "1.0"))
    done = tree.door("packages", "peers", within={"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0"})
    assert last_line(done) == PIP_FAILED
    assert not (tree.root / "build" / "peers" / ".installed").exists()


def test_without_room_pip_says_what_failed_and_the_next_run_begins_anew(tree: BareTree) -> None:
    tree.lock("peers", tree.release("small", "1.0"), tree.release("large", "1.0", holds="#" * (4 << 20)))
    (tree.root / "build" / "peers").mkdir(parents=True)
    (tree.root / "build" / "peers" / "small.py").write_text("half of it", encoding="utf-8")
    assert last_line(tree.door("packages", "peers", megabytes=2)) == PIP_FAILED
    assert not (tree.root / "build" / "peers" / ".installed").exists()
    done = tree.door("packages", "peers")
    assert done.returncode == 0, done.stderr
    assert (tree.root / "build" / "peers" / "small.py").read_text(encoding="utf-8") == ""
    assert (tree.root / "build" / "peers" / ".installed").exists()


def test_what_has_another_digest_is_not_installed(tree: BareTree) -> None:
    tree.lock("peers", tree.release("pinned", "1.0"))
    tree.release("pinned", "1.0", holds="import os")
    assert last_line(tree.door("packages", "peers")) == PIP_FAILED


def test_what_cannot_be_written_is_named(tree: BareTree) -> None:
    (tree.root / "build").write_text("a file", encoding="utf-8")
    tree.lock("peers")
    said = last_line(tree.door("packages", "peers"))
    assert said.startswith(f"{tree.root / 'build' / 'peers'} could not be written: ")
    assert said.endswith(". Mend it, and run make again.")


def test_where_node_cannot_be_brought_the_sentence_says_to_install_it(tree: BareTree) -> None:
    tree.lock("node", f"no-such-node==1.0 --hash=sha256:{64 * '0'}\n")
    said = last_line(tree.door("node", within={"PATH": str(tree.root / "bin")}))
    assert said.startswith("pip could not install what locks/node.txt pins")
    assert said.endswith("install Node 20 or later with npm yourself, and run make again.")


def test_node_alone_does_not_make_the_environment_whole(tree: BareTree) -> None:
    tree.lock("node")
    (tree.root / ".venv").mkdir()
    assert tree.door("packages", "node").returncode == 0
    assert not (tree.root / ".venv" / ".installed").exists()


def test_modules_that_were_cut_off_are_not_trusted(tree: BareTree) -> None:
    stamp = tree.root / "node_modules" / ".installed"
    stamp.parent.mkdir()
    stamp.touch()
    tree.program("npm", "echo half >node_modules/half.js", "exit 1")
    assert last_line(tree.door("modules", within={"PATH": str(tree.root / "bin")})) == NPM_FAILED
    assert not stamp.exists()
    tree.program("npm", 'test "$*" = ci')
    assert tree.door("modules", within={"PATH": str(tree.root / "bin")}).returncode == 0
    assert stamp.exists()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate that nobody knows, with its key, as of a proxy that signs."""
    if not shutil.which("openssl"):
        pytest.skip("openssl makes the certificate, and is not installed")
    path = tmp_path_factory.mktemp("proxy") / "proxy.pem"
    asked = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=proxy"]
    named = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(path), "-out", str(path.with_suffix(".crt"))]
    subprocess.run(["openssl", "req", *asked, *named], check=True, capture_output=True)
    return path


@pytest.fixture
def signed(tree: BareTree, certificate: Path) -> Iterator[str]:
    """The address of an index that shows this certificate, with the packages of the folder `index`."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate.with_suffix(".crt"), certificate)
    (tree.root / "index" / "pinned").mkdir()

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tree.root / "index"))) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"https://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.mark.parametrize("pip", ["pip-22", "pip-26"])
def test_a_proxy_that_signs_is_known_from_the_certificates_of_the_machine(
    pip: str, tree: BareTree, signed: str, certificate: Path
) -> None:
    if pip == "pip-22" and sys.version_info[:2] > (3, 11):
        pytest.skip("pip 22 is older than this Python")
    tree.lock("peers", tree.release("pinned", "1.0"))
    shutil.move(tree.root / "index" / "pinned-1.0-py3-none-any.whl", tree.root / "index" / "pinned")
    asked = {"PIP_INDEX_URL": signed, "PIP_RETRIES": "0", "REQUESTS_CA_BUNDLE": "", "CURL_CA_BUNDLE": "", **pip_of(pip)}
    unknown = {"SSL_CERT_FILE": "", "SSL_CERT_DIR": ""}
    assert last_line(tree.door("packages", "peers", within=asked | unknown)) == PIP_FAILED
    known = {"SSL_CERT_FILE": str(certificate.with_suffix(".crt"))}
    done = tree.door("packages", "peers", within=asked | known)
    assert done.returncode == 0, done.stderr


def test_a_traceback_of_pip_is_told_by_its_error_alone() -> None:
    said = [
        "WARNING: slow\n",
        "ERROR: Exception:\n",
        "Traceback (most recent call last):\n",
        '  File "a.py"\n',
        "    a()\n",
    ]
    assert [*without_tracebacks([*said, "IncompleteRead: cut\n", "  and so\n"])] == [
        *said[:2],
        "IncompleteRead: cut\n",
        "  and so\n",
    ]
