"""Values to JSON text and back; JSON is kept as text so that both databases hold the same bytes."""

from __future__ import annotations

import json
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def pack(value: object) -> str:
    """The value as JSON text.

    A platform may send half of a surrogate pair, which is no UTF-8: that update must still be
    taken in, or it would come again for ever, so it is written with escapes.
    """
    try:
        return _encode(value).decode()
    except UnicodeEncodeError:
        return json.dumps(value)


def unpack(text: str) -> Any:
    try:
        return _decode(text)
    except msgspec.DecodeError:
        return json.loads(text)
