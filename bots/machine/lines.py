"""JSON Lines: one object a line in, one object a line out, whatever the line holds."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, BinaryIO, NoReturn

LONGEST = 1 << 20
ONE_OBJECT = "a request is one JSON object on one line"


class Bad(Exception):
    """A request that cannot be answered: its code and a sentence."""

    def __init__(self, code: str, text: str, **more: Any) -> None:
        super().__init__(code, text)
        self.answer = {"code": code, "text": text, **more}


def read_object(line: str) -> dict[str, Any]:
    """The object on a line.  Raises Bad."""
    try:
        found = json.loads(line, parse_constant=_no_number, parse_float=_finite)
    except (ValueError, RecursionError):
        raise Bad("bad_json", ONE_OBJECT) from None
    if not isinstance(found, dict):
        raise Bad("bad_json", ONE_OBJECT)
    return found


def _no_number(text: str) -> NoReturn:
    """Python reads NaN and Infinity; JSON has neither, and could not echo them."""
    raise ValueError(text)


def _finite(text: str) -> float:
    value = float(text)
    if value - value != 0:
        raise ValueError(text)
    return value


def requests(source: BinaryIO) -> Iterator[bytes]:
    """Lines of a stream; of one that is too long only the first part is kept."""
    while raw := source.readline(LONGEST + 2):
        rest = raw
        while not rest.endswith(b"\n") and (rest := source.readline(LONGEST)):
            pass
        yield raw


def responses(answer: Callable[[str], dict[str, Any]], source: Iterable[bytes]) -> Iterator[bytes]:
    """One response line for every request line, in order."""
    return (_written(_respond(answer, raw)) + b"\n" for raw in source)


def _respond(answer: Callable[[str], dict[str, Any]], raw: bytes) -> dict[str, Any]:
    if len(raw.rstrip(b"\r\n")) > LONGEST:
        return _refused("too_large", f"a line has at most {LONGEST} bytes")
    try:
        return answer(raw.decode("utf-8"))
    except UnicodeDecodeError:
        return _refused("bad_utf8", "a request is UTF-8")


def _refused(code: str, text: str) -> dict[str, Any]:
    return {"ok": False, "error": {"code": code, "text": text}}


def _written(response: dict[str, Any]) -> bytes:
    try:
        return json.dumps(response, ensure_ascii=False, allow_nan=False).encode()
    except UnicodeEncodeError:
        # Half a surrogate pair can be echoed escaped, but has no UTF-8.
        return json.dumps(response).encode()
    except RecursionError:
        # Only an id is echoed, so only an id can be nested this deeply.
        return json.dumps(_refused("bad_json", "an id is nested less deeply")).encode()
