"""`yiqun engine` as other programs use it: a process, lines in, lines out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, cast

YIQUN = Path(sys.executable).with_name("yiqun")
Answer = dict[str, Any]


class Engine:
    """One process for as long as the `with` lasts; it must end by itself, without a word."""

    def __enter__(self) -> Engine:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([YIQUN, "engine"], stdin=pipe, stdout=pipe, stderr=pipe)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, tb: TracebackType) -> None:
        out, err = self._process.communicate(timeout=20)
        if kind is None:
            assert (out, err, self._process.returncode) == (b"", b"", 0)

    def raw(self, *lines: bytes) -> list[Answer]:
        """The responses to lines that were sent all at once."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"".join(line + b"\n" for line in lines))
        self._process.stdin.flush()
        answers = [json.loads(self._process.stdout.readline()) for _ in lines]
        for answer in answers:
            checked(answer)
        return answers

    def __call__(self, cmd: str, **request: Any) -> Answer:
        (answer,) = self.raw(json.dumps({"cmd": cmd, **request}).encode())
        return answer

    def new(self, game: str, **request: Any) -> Answer:
        return fine(self("new", game=game, **request))

    def moves(self, **request: Any) -> list[str]:
        return cast("list[str]", fine(self("legal", **request))["moves"])

    def play(self, *moves: str) -> Answer:
        return fine(self("play_all", moves=list(moves)))

    def refused(self, cmd: str, **request: Any) -> str:
        """The code of the error, after which position and result are as before."""
        before = self("position"), self("result")
        answer = self(cmd, **request)
        assert not answer["ok"], answer
        assert (self("position"), self("result")) == before
        return str(answer["error"]["code"])


def checked(answer: Answer) -> Answer:
    """Either shape of the protocol, and never a fault of ours."""
    if answer["ok"]:
        assert "error" not in answer
        return answer
    error = answer["error"]
    assert set(answer) - {"id"} == {"ok", "error"}
    assert isinstance(error["code"], str)
    assert error["code"] not in ("", "internal"), answer
    assert isinstance(error["text"], str)
    assert len(error["text"]) > 5
    return answer


def fine(answer: Answer) -> Answer:
    assert answer["ok"], answer
    return answer
