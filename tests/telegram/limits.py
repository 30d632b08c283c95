"""What the Bot API refuses, as far as its documentation and its users' reports say."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

Raw = dict[str, Any]


class Refused(Exception):
    """An answer with an error code; `parameters` as in ResponseParameters."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


def bad(description: str) -> Refused:
    return Refused(400, f"Bad Request: {description}")


def units(text: str) -> int:
    return sum(2 if ord(char) > 0xFFFF else 1 for char in text)


def check_text(text: str, entities: list[Raw], longest: int, name: str) -> None:
    if units(text) > longest:
        raise bad(f"{name} is too long")
    for entity in entities:
        if entity["length"] <= 0 or entity["offset"] < 0:
            raise bad("entity has a wrong place")
        if entity["offset"] + entity["length"] > units(text):
            raise bad("entity beyond the text")
        _check_whole_letters(text, entity)


def _check_whole_letters(text: str, entity: Raw) -> None:
    encoded = text.encode("utf-16-le")
    piece = encoded[2 * entity["offset"] :][: 2 * entity["length"]]
    try:
        piece.decode("utf-16-le")
    except UnicodeDecodeError:
        raise bad("entity splits a letter") from None


def check_keyboard(markup: Raw | None) -> None:
    rows = (markup or {}).get("inline_keyboard", [])
    if any(not 1 <= len(row) <= 8 for row in rows) or sum(map(len, rows)) > 100:
        raise bad("too many or no buttons in a row")
    for button in (button for row in rows for button in row):
        _check_button(button)


def _check_button(button: Raw) -> None:
    if not button["text"].strip():
        raise bad("text buttons are unallowed in the inline keyboard")
    data = button.get("callback_data")
    if data is not None and not 1 <= len(data.encode()) <= 64:
        raise bad("BUTTON_DATA_INVALID")
    if data is None and not button.get("url", "").startswith("https://"):
        raise bad("BUTTON_TYPE_INVALID")


def check_photo(content: bytes) -> tuple[int, int]:
    """Width and height."""
    if len(content) > 10 * 2**20:
        raise Refused(413, "Request Entity Too Large")
    try:
        picture = Image.open(io.BytesIO(content))
        picture.load()
    except OSError:
        raise bad("IMAGE_PROCESS_FAILED") from None
    width, height = picture.size
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return width, height


def check_commands(commands: list[Raw]) -> None:
    if len(commands) > 100:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    letters = set("abcdefghijklmnopqrstuvwxyz0123456789_")
    for command in commands:
        if not 1 <= len(command["command"]) <= 32 or not set(command["command"]) <= letters:
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
