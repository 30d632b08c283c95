"""Reading what an organiser wrote, each value with the path where it stands.

Every reader takes the value and its path (`stages[0].points.win`) and gives a value of the
right type or raises BadEvent there.  A stage's fields carry their readers, so a new format
only declares its settings.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import field, fields
from fractions import Fraction
from typing import Any, TypeVar

from engines.formats.mistakes import BadEvent

Reader = Callable[[Any, str], Any]
S = TypeVar("S")

LARGEST = 10**9
LONGEST = 200


def shown(value: object) -> str:
    """A value as it may be quoted in an error: short, whatever it is."""
    if isinstance(value, list | Mapping):
        return "[…]" if isinstance(value, list) else "{…}"
    if isinstance(value, int) and abs(value) > LARGEST:
        return "…"
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


# ---------------------------------------------------------------------- single values
def an_object(value: object, at: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise BadEvent("type", at, wanted="object", given=shown(value))
    return value


def a_list(value: object, at: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadEvent("type", at, wanted="list", given=shown(value))
    return value


def a_text(value: object, at: str) -> str:
    fits = isinstance(value, str) and value.strip() and len(value) <= LONGEST
    if not isinstance(value, str) or not fits or any("\ud800" <= c <= "\udfff" for c in value):
        raise BadEvent("type", at, wanted="text", given=shown(value))
    return value.strip()


def a_flag(value: object, at: str) -> bool:
    if not isinstance(value, bool):
        raise BadEvent("type", at, wanted="flag", given=shown(value))
    return value


def whole(least: int, most: int = LARGEST) -> Reader:
    """A reader of whole numbers from `least` to `most`."""

    def read(value: object, at: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadEvent("number", at, given=shown(value), least=str(least), most=str(most))
        return value

    return read


def read_number(text: str, at: str, most: int) -> int:
    """A key that is a number from 1 to `most`, written in figures."""
    if text not in map(str, range(1, most + 1)):
        raise BadEvent("number", at, given=shown(text), least="1", most=str(most))
    return int(text)


def exact(value: object, at: str) -> Fraction:
    """Any number of reasonable size, exactly as it was written (0.1 is a tenth)."""
    right = isinstance(value, int | float) and not isinstance(value, bool)
    if not right or not -LARGEST <= value <= LARGEST:  # type: ignore[operator]
        raise BadEvent("type", at, wanted="number", given=shown(value))
    return Fraction(str(value))


def one_of(*choices: Any) -> Reader:
    def read(value: object, at: str) -> Any:
        for wanted in choices:
            if type(value) is type(wanted) and value == wanted:
                return wanted
        offered = ", ".join(map(str, choices))
        raise BadEvent("choice", at, given=shown(value), choices=offered)

    return read


def listed(*choices: str) -> Reader:
    """A reader of a list of these, at least one."""

    def read(value: object, at: str) -> tuple[str, ...]:
        if not isinstance(value, list) or not value:
            raise BadEvent("type", at, wanted="list", given=shown(value))
        return tuple(one_of(*choices)(item, f"{at}[{i}]") for i, item in enumerate(value))

    return read


def optional(read: Reader) -> Reader:
    """The same, and null for "not set"."""
    return lambda value, at: None if value is None else read(value, at)


# ---------------------------------------------------------------------- fields of settings
def setting(default: Any, read: Reader, name: str = "") -> Any:
    """A setting; `name` is what files call it, where the field cannot be called so."""
    return field(default=default, metadata={"read": read, "name": name})


def choice(*choices: Any, name: str = "") -> Any:
    """A setting with these choices, the first of them the default."""
    return setting(choices[0], one_of(*choices), name)


def flag(default: bool) -> Any:
    return setting(default, a_flag)


def readers(kind: type[Any]) -> dict[str, Reader]:
    """The settings of a dataclass that an organiser may write, with their readers."""
    return {
        f.metadata["name"] or f.name: f.metadata["read"]
        for f in fields(kind)
        if "read" in f.metadata
    }


def _fields(kind: type[Any]) -> dict[str, str]:
    """The fields of a dataclass by the names that files give them."""
    return {f.metadata.get("name") or f.name: f.name for f in fields(kind)}


def given_or(given: Mapping[str, Any], name: str, default: Any) -> Any:
    """A key that may be left out, or be null."""
    value = given.get(name)
    return default if value is None else value


def known(given: Mapping[str, Any], names: Collection[str], at: str) -> None:
    """Raises BadEvent for the first key that is none of `names`."""
    for key in given:
        if key not in names:
            raise BadEvent("key", f"{at}.{key}" if at else key, names=", ".join(names))


def settings(kind: type[S], given: Mapping[str, Any], at: str, **more: Any) -> S:
    """A dataclass of settings from the keys that it knows; the rest of `given` is not ours."""
    called = _fields(kind)
    chosen = {
        called[name]: read(given[name], f"{at}.{name}")
        for name, read in readers(kind).items()
        if name in given
    }
    return kind(**{**chosen, **more})
