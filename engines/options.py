"""A house rule's value as people write it: read, and held to what the rule may be."""

from __future__ import annotations

from typing import Any


def chosen(value: Any, default: Any, choices: tuple[Any, ...]) -> Any:
    """The value meant: one of the choices or, with none, any of the default's type but less
    than nothing.  Raises ValueError."""
    value = _meant(value, default)
    for choice in choices:
        if str(value).lower() == str(choice).lower():
            return choice
    if (
        choices
        or not isinstance(value, type(default))
        or isinstance(value, bool) is not isinstance(default, bool)
        or (isinstance(value, int) and value < 0)
    ):
        raise ValueError(value)
    return value


def _meant(value: Any, default: Any) -> Any:
    """A limit may be "off" or none, which is 0, or digits; squares may be a list."""
    if isinstance(default, int) and not isinstance(default, bool):
        if value is None or value in ("off", "none"):
            return 0
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 7:
            return int(value)
    if isinstance(default, str) and isinstance(value, list):
        return " ".join(map(str, value))
    return value
