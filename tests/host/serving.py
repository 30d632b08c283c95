"""`yiqun` as a process in a folder of its own, with nothing of ours in its environment."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener
from uuid import uuid4

YIQUN = Path(sys.executable).with_name("yiqun")
PATIENCE = 120.0  # seconds; a loaded machine is slow


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Home:
    """A folder to serve from, and the settings given in the environment."""

    folder: Path
    port: int = field(default_factory=free_port)
    more: dict[str, str] = field(default_factory=dict)
    browser: OpenerDirector = field(default_factory=lambda: build_opener(HTTPCookieProcessor()))

    @property
    def environment(self) -> dict[str, str]:
        plain = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8"}
        return plain | {"YIQUN_PORT": str(self.port)} | self.more

    def run(
        self, *arguments: str, typed: str | None = None, patience: float = PATIENCE
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [YIQUN, *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            stdin=subprocess.DEVNULL if typed is None else None,
            capture_output=True,
            text=True,
            timeout=patience,
            check=False,
        )

    def start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [YIQUN, "serve"],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=pipe,
            stderr=pipe,
            text=True,
        )

    @contextmanager
    def serving(self) -> Iterator[subprocess.Popen[str]]:
        """A host that answers; it is told to end at the end, and must do so well."""
        host = self.start()
        try:
            self.wait(host)
            yield host
        finally:
            host.send_signal(signal.SIGTERM)
            out, err = host.communicate(timeout=PATIENCE)
        assert (host.returncode, err) == (0, ""), (out, err)

    def wait(self, host: subprocess.Popen[str]) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert host.poll() is None, host.communicate()
            try:
                self.page("/")
            except (URLError, ConnectionError):
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the host does not answer")

    def page(self, path: str) -> str:
        return self._answer(Request(self.address + path))

    def do(self, **action: object) -> str:
        """What one guest does in the web hall."""
        self.page("/")
        body = json.dumps({"key": uuid4().hex, **action}).encode()
        headers = {"Content-Type": "application/json", "X-Yiqun": "1"}
        return self._answer(Request(f"{self.address}/do", body, headers))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _answer(self, request: Request) -> str:
        with self.browser.open(request, timeout=PATIENCE) as answer:
            return str(answer.read().decode())


def one_sentence(done: subprocess.CompletedProcess[str], code: int = 1) -> str:
    """What an operator reads when it does not work: a line on stderr, and no traceback."""
    assert done.returncode == code, (done.stdout, done.stderr)
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.strip().split("\n")
    assert len(line) > 20
    return line
