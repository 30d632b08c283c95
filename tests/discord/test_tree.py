"""The slash commands are the hall's table, within what Discord takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bots.discord import tree
from bots.hall.command import Arg, Command
from bots.hall.commands import COMMANDS
from bots.hall.understand import COMPLETIONS
from tests.discord.conftest import Server

NAME = re.compile(r"[-_'\w]{1,32}")  # Discord's own rule; Han letters are word characters
LOCALES = {"zh-CN", "zh-TW"}


async def nothing(ask: object) -> None:
    pass


def leaves(command: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    path = f"{path}.{command['name']}".removeprefix(".")
    inner = [o for o in command["options"] if o["type"] == tree.SUB_COMMAND]
    for option in inner:
        yield from leaves(option, path)
    if not inner:
        yield path, command


def everything(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for option in node.get("options", ()):
        yield from everything(option)


def weight(node: dict[str, Any]) -> int:
    """As Discord counts a command: names, descriptions and values of all of it, the longest of
    each field's languages."""
    told = [
        [node["name"], *node.get("name_localizations", {}).values()],
        [node.get("description", ""), *node.get("description_localizations", {}).values()],
        [str(node.get("value", ""))],
    ]
    inner = (*node.get("options", ()), *node.get("choices", ()))
    return sum(max(map(len, texts)) for texts in told) + sum(map(weight, inner))


def test_every_shown_command_is_there_once() -> None:
    made = [key for command in tree.payload(COMMANDS) for key, _ in leaves(command)]
    assert sorted(made) == sorted(c.key for c in COMMANDS if c.shown)
    assert len(tree.payload(COMMANDS)) <= 100


def test_names_and_descriptions_keep_discord_s_rules() -> None:
    for command in tree.payload(COMMANDS):
        for node in everything(command):
            names = [node["name"], *node.get("name_localizations", {}).values()]
            assert all(NAME.fullmatch(name) and name == name.lower() for name in names)
            told = [node["description"], *node["description_localizations"].values()]
            assert all(1 <= len(text) <= 100 for text in told)
            assert len(node.get("options", ())) <= 25
            assert len(node.get("choices", ())) <= 25
        assert weight(command) <= 8000


def test_every_leaf_speaks_all_three_languages() -> None:
    for command in tree.payload(COMMANDS):
        for node in everything(command):
            assert node["name_localizations"].keys() == LOCALES
            assert node["description_localizations"].keys() == LOCALES


def test_no_two_have_one_name_in_any_language() -> None:
    def distinct(nodes: list[dict[str, Any]]) -> None:
        for names in (
            [node["name"] for node in nodes],
            *([node["name_localizations"][locale] for node in nodes] for locale in LOCALES),
        ):
            assert len(names) == len(set(names)), names

    distinct(tree.payload(COMMANDS))
    for command in tree.payload(COMMANDS):
        for node in everything(command):
            distinct(node.get("options", []))


def test_required_arguments_come_first() -> None:
    for command in tree.payload(COMMANDS):
        for _, leaf in leaves(command):
            required = [option["required"] for option in leaf["options"]]
            assert required == sorted(required, reverse=True)


def test_arguments_by_kind() -> None:
    args = (
        Arg("game", "game", "游戏", "遊戲"),
        Arg("opponent", "person", "对手", "對手", required=True),
        Arg("level", "level", "级别", "級別", choices=("1", "2", "3")),
        Arg("text", "text", "文字", "文字"),
    )
    command = Command("new", "开局", "開局", nothing, args, where="group")
    (made,) = tree.payload([command])
    assert made["contexts"] == [0]
    assert made["name_localizations"] == {"zh-CN": "开局", "zh-TW": "開局"}
    kinds = {o["name"]: (o["type"], bool(o.get("autocomplete"))) for o in made["options"]}
    assert kinds == {
        "opponent": (6, False),
        "game": (3, True),
        "level": (3, False),
        "text": (3, False),
    }
    (level,) = (o for o in made["options"] if o["name"] == "level")
    assert [choice["value"] for choice in level["choices"]] == ["1", "2", "3"]


def test_what_the_hall_can_complete_is_completed() -> None:
    seen = set()
    for command in tree.payload(COMMANDS):
        for path, leaf in leaves(command):
            args = next(c.args for c in COMMANDS if c.key == path)
            kinds = {arg.name: arg.kind for arg in args if not arg.choices}
            for option in leaf["options"]:
                if option["name"] in kinds:
                    completed = kinds[option["name"]] in COMPLETIONS
                    assert bool(option.get("autocomplete")) is completed
                    seen.add(completed)
    assert seen == {True, False}


def test_hidden_commands_are_not_offered() -> None:
    assert tree.payload([Command("new", "开局", "開局", nothing, shown=False)]) == []


@pytest.mark.simcord(shard_count=1)
async def test_discord_takes_them_all(server: Server, speak: Callable[[str], None]) -> None:
    offered = set(server.ann.available_commands(server.channel))
    assert offered == {
        c.key.replace(".", " ") for c in COMMANDS if c.shown and c.where != "private"
    }
