"""`yiqun event run FILE`: a whole tournament from a JSON or TOML file."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from engines.formats.event import reported, run
from engines.formats.mistakes import BadEvent

STDIN = "-"


def event_run(path: str, report: bool = False, language: str = "") -> tuple[str, int]:
    """What to print for an event file ("-" is standard input), and the exit code.

    `report`: the latest Swiss stage as a FIDE report instead.  Where no language is wanted,
    labels are Chinese and mistakes are told in English.
    """
    try:
        given = document(path)
        return reported(given) if report else _printed(run(given, language or "zh-Hans")), 0
    except BadEvent as bad:
        error = {"code": bad.code, "text": bad.told(language or "en"), "at": bad.at}
        return _printed({"error": error}), 2


def _printed(document: dict[str, Any]) -> str:
    # Half a surrogate pair may be quoted from the file; it could not be printed.
    text = json.dumps(document, ensure_ascii=False, indent=2)
    return text.encode("utf-8", "replace").decode()


def document(path: str) -> Any:
    """What an event file says.  Raises BadEvent when it cannot be read."""
    text = _text(path)
    toml = path.lower().endswith(".toml")
    try:
        return tomllib.loads(text) if toml else json.loads(text)
    except (ValueError, RecursionError) as wrong:
        kind = "TOML" if toml else "JSON"
        raise BadEvent("syntax", "", kind=kind, reason=str(wrong)) from None


def _text(path: str) -> str:
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
        return data.decode("utf-8-sig")
    except (OSError, ValueError) as wrong:
        raise BadEvent("file", "", reason=str(wrong)) from None
