"""What an operator may set: `yiqun.toml` beside the program, and the environment over it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

FILE = "yiqun.toml"
PREFIX = "YIQUN_"
# The names that the platforms themselves use for their tokens.
TOKENS = {"DISCORD_TOKEN": "discord_token", "TELEGRAM_TOKEN": "telegram_token"}


class BadSettings(Exception):
    """The file or the environment says something that cannot be; the text says what."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`database`: a file name, or a URL such as postgresql+asyncpg://user@host/name.

    `discord_content`: also read moves that are just typed (needs the message-content intent).
    """

    database: str = "yiqun.db"
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 8470
    language: Literal["", "zh-Hans", "zh-Hant", "en"] = ""
    discord_token: str = ""
    discord_content: bool = False
    telegram_token: str = ""
    telegram_api: str = "https://api.telegram.org"
    log: Literal["debug", "info", "warning", "error"] = "warning"


def load(folder: Path, environment: Mapping[str, str]) -> Settings:
    """The settings that hold.  Raises BadSettings with a sentence."""
    found = _from_file(folder / FILE)
    found |= {TOKENS[name]: value for name, value in environment.items() if name in TOKENS}
    for name, value in environment.items():
        key = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and key in Settings.__struct_fields__:
            found[key] = value
    try:
        # Everything in the environment is text: numbers and flags are read from it.
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(str(error)) from None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise BadSettings(f"{path.name}: {error}") from None
