"""An install that is cut off: by a signal, by the network, by the disk. Each says what was told, where it could be."""

from __future__ import annotations

import os
import select
import shutil
import socket
import socketserver
import subprocess
import threading
from pathlib import Path

from tests.machines.machine import Absent, Broken, Machine

PACKAGES = 8
"""Packages that lie there when it is killed; MODULES of npm's, the second time."""
MODULES = 20
MEGABYTE = 1024 * 1024
FEW, MANY = 6 * MEGABYTE, 4 * MEGABYTE
"""What passes of Python's packages, and of npm's, before the network is gone."""
SMALL, LARGE = "160m", "3g"
"""The disk: with room for the tree and the first packages, and for everything."""
PIP = "pip could not install what locks/dev.txt pins"
NPM = "npm could not install what package-lock.json pins"


def killed(machine: Machine, tree: Path) -> str:
    """Killed twice, among Python's packages and among npm's: nobody is left to tell anything."""

    def packages() -> bool:
        return len([*tree.glob(".venv/lib/*/site-packages/*.dist-info")]) >= PACKAGES

    def modules() -> bool:
        return len([*tree.glob("node_modules/*/package.json")]) >= MODULES

    for lies_there in (packages, modules):
        if not machine.ran(tree, "setup", until=lies_there).killed:
            raise Broken("everything was installed before it could be killed")
    return "nothing could be told"


def network_gone(machine: Machine, tree: Path) -> str:
    """Gone twice, among Python's packages and among npm's, with nothing kept of earlier downloads."""
    if any(os.environ.get(name) for name in ("HTTPS_PROXY", "https_proxy")):
        raise Absent("the machine has a proxy of its own")
    kept = {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(machine.folder / "npm")}
    with Network(FEW) as network:
        machine.ran(tree, "setup", more=kept | network.settings).refused(PIP)
    machine.ran(tree, ".venv/.installed").well()
    with Network(MANY) as network:
        told = machine.ran(tree, "setup", more=kept | network.settings).refused(NPM)
    return told


def disk_full(machine: Machine, tree: Path) -> str:
    """A disk that is too small, and is then enlarged."""
    small = machine.folder / "small"
    small.mkdir()
    _mounted("-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(small))
    try:
        shutil.copytree(tree, small / "tree", symlinks=True)
        told = machine.ran(small / "tree", "setup").refused(PIP)
        _mounted("-o", f"remount,size={LARGE}", str(small))
        machine.ran(small / "tree", "setup").well()
    finally:
        subprocess.run(["umount", str(small)], check=False)
    return told


def _mounted(*how: str) -> None:
    mounted = (
        subprocess.run(["mount", *how], check=False, capture_output=True, text=True) if shutil.which("mount") else None
    )
    if mounted is None or mounted.returncode:
        raise Absent("a small disk can be made by root alone")


class Network(socketserver.ThreadingTCPServer):
    """A way to the network, as a proxy, that is gone for good once so many bytes have come by it."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, left: int) -> None:
        super().__init__(("127.0.0.1", 0), _Line)
        self.left = left
        address = f"http://127.0.0.1:{self.server_address[1]}"
        self.settings = dict.fromkeys(("HTTPS_PROXY", "https_proxy", "npm_config_https_proxy"), address) | {
            "PIP_RETRIES": "1",
            "npm_config_fetch_retries": "0",
        }
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()


class _Line(socketserver.BaseRequestHandler):
    """One connection through it."""

    server: Network

    def handle(self) -> None:
        asked = b""
        while b"\r\n\r\n" not in asked:
            asked += (more := self.request.recv(4096))
            if not more:
                return
        host, _, port = asked.split()[1].decode().rpartition(":")
        if self.server.left <= 0:
            return
        with socket.create_connection((host.strip("[]"), int(port))) as there:
            self.request.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            ends = {self.request: there, there: self.request}
            while self.server.left > 0:
                for end in select.select([*ends], [], [], 60)[0]:
                    passed = end.recv(65536)
                    if not passed:
                        return
                    ends[end].sendall(passed)
                    self.server.left -= len(passed)
