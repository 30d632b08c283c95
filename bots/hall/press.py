"""Button tokens: what a press says, signed so that nobody can make one up.

A token is `stream.ply.act.arg~mac`: which table or event, at which point of its log, what to
do.  It is all a button needs, so buttons outlive the process that made them.
"""

from __future__ import annotations

import hmac
from base64 import b32encode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import blake2b

LONGEST = 48
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Forged(Exception):
    """No button of ours says this."""


@dataclass(frozen=True, slots=True)
class Press:
    stream: str
    ply: int
    act: str
    arg: str = ""


def _base36(number: int) -> str:
    digits = ""
    while number >= 36:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
    return _DIGITS[number] + digits


class Stamp:
    """Makes and reads tokens under one secret key, the same for the life of a database."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mac(self, said: str) -> str:
        made = blake2b(said.encode(), key=self._key, digest_size=6).digest()
        return urlsafe_b64encode(made).decode()

    def token(self, stream: str, ply: int, act: str, arg: str = "") -> str:
        """ASCII, at most 48 bytes.  Raises ValueError when the argument is too long."""
        said = f"{stream}.{_base36(ply)}.{act}.{arg}"
        token = f"{said}~{self._mac(said)}"
        if len(token) > LONGEST or not token.isascii():
            raise ValueError(token)
        return token

    def code(self, said: str) -> str:
        """A word for this that nobody else can make up, fit to be typed: ten letters and digits."""
        made = blake2b(said.encode(), key=self._key, digest_size=6, person=b"code").digest()
        return b32encode(made).decode().rstrip("=").lower()

    def read(self, token: str) -> Press:
        """Raises Forged for anything that `token` did not make."""
        said, _, mac = token.rpartition("~")
        if not token.isascii() or not hmac.compare_digest(self._mac(said), mac):
            raise Forged(token[:LONGEST])
        stream, ply, act, arg = said.split(".", 3)
        return Press(stream, int(ply, 36), act, arg)
