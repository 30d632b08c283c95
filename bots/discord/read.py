"""What Discord sends, as what the hall understands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from bots.discord import items
from bots.hall.incoming import Incoming, Where, Who

PLATFORM = "discord"
LANGUAGES = {
    "zh-CN": "zh-Hans",
    "zh-TW": "zh-Hant",
    "en-US": "en",
    "en-GB": "en",
}
SPOKEN = (discord.MessageType.default, discord.MessageType.reply)
SUB_COMMANDS = (1, 2)
USER_OPTION = 6
FILE_OPTION = 11
MENTION = re.compile(r"<@!?(\d+)>")


def ref(channel: int, message: int) -> str:
    return f"{channel}/{message}"


def language(locale: object) -> str:
    """The language of a Discord locale; "" when we do not speak it."""
    return LANGUAGES.get(str(locale), "")


def interaction(event: discord.Interaction) -> Incoming | None:
    """A command, a press or a filled modal; None for the rest.  The hall notes when it came."""
    said = _said(event)
    if said is None or event.channel is None:
        return None
    where = _where(event.channel)
    return Incoming(
        platform=PLATFORM,
        key=f"i{event.id}",
        at=0,
        who=Who(
            user=str(event.user.id),
            name=event.user.display_name,
            language=language(event.locale),
            moderator=_moderates(event.permissions),
        ),
        where=where,
        addressed=True,
        answer=_handle(event, where),
        **said,
    )


def told(event: discord.Interaction) -> Mapping[str, Any]:
    """What an interaction brings, as Discord wrote it."""
    return event.data or {}


def _said(event: discord.Interaction) -> dict[str, Any] | None:
    data = told(event)
    match event.type:
        case discord.InteractionType.application_command | discord.InteractionType.autocomplete:
            path, options = _command(data)
            args = {o["name"]: _value(o, data) for o in options if o["type"] != FILE_OPTION}
            return {"command": path, "args": args, **_attached(options, data)}
        case discord.InteractionType.component:
            kind, press = items.pressed(str(data["custom_id"]))
            if kind == items.PLAY and event.message is not None:
                return {"press": press, "picked": items.marked(event.message)}
            return {"press": press, "picked": tuple(map(str, data.get("values", ())))}
        case discord.InteractionType.modal_submit:
            kind, press = items.pressed(str(data["custom_id"]))
            if kind == items.SHEET:
                return {"press": press, "args": {"form": "1", **dict(_filled(data["components"]))}}
            return {"press": press, "text": " ".join(_lines(data["components"]))}
        case _:
            return None


def _command(data: Mapping[str, Any]) -> tuple[str, Sequence[Mapping[str, Any]]]:
    """The command's name, sub-commands joined by ".", and the options of the innermost."""
    path, options = [str(data["name"])], data.get("options") or []
    while options and options[0]["type"] in SUB_COMMANDS:
        path.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return ".".join(path), options


def _value(option: Mapping[str, Any], data: Mapping[str, Any]) -> str:
    """An argument as the hall reads it: people by their key, any bot means the computer."""
    value = str(option.get("value", ""))
    if option["type"] != USER_OPTION:
        return value
    user = data.get("resolved", {}).get("users", {}).get(value, {})
    return "computer" if user.get("bot") else f"{PLATFORM}:{value}"


def _attached(options: Sequence[Mapping[str, Any]], data: Mapping[str, Any]) -> dict[str, str]:
    """A file given with a command: where Discord keeps it, and what it is called."""
    known = data.get("resolved", {}).get("attachments", {})
    for option in options:
        if option["type"] == FILE_OPTION and (found := known.get(str(option["value"]))):
            return {"file": str(found["url"]), "file_name": str(found["filename"])}
    return {}


def _filled(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """(key, answer) of every blank; what was left out is ""."""
    for component in components:
        inner = component.get("component")
        asked = [inner] if inner else component.get("components", [])
        for one in asked:
            yield str(one["custom_id"]), str(one.get("value") or "".join(one.get("values") or ()))


def _lines(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for component in components:
        if "value" in component:
            yield str(component["value"])
        inner = component.get("components") or [component.get("component") or {}]
        if inner != [{}]:
            yield from _lines(inner)


def focused(event: discord.Interaction) -> tuple[str, str]:
    """Which argument is being typed, and what of it."""
    _, options = _command(told(event))
    option = next(option for option in options if option.get("focused"))
    return str(option["name"]), str(option.get("value", ""))


def _handle(event: discord.Interaction, where: Where) -> dict[str, str]:
    """All that a later answer needs.

    `waits`: Discord shows that we are thinking until something comes; `open`: others cannot
    see an answer anyway; `hand`: the private message that was pressed.
    """
    handle = {"application": str(event.application_id), "token": event.token}
    if event.type is discord.InteractionType.application_command:
        handle["waits"] = "1"
    if where.private:
        handle["open"] = "1"
    elif event.message is not None and event.message.flags.ephemeral:
        handle["hand"] = str(event.message.id)
    return handle


def message(said: discord.Message, me: discord.ClientUser) -> Incoming | None:
    """Something a person wrote, as far as Discord let us read it; None for the rest."""
    if said.author.bot or said.webhook_id is not None or said.type not in SPOKEN:
        return None
    where = _where(said.channel)
    text = _plain(said.content, me)
    if not text:
        return None
    file = said.attachments[0] if said.attachments else None
    return Incoming(
        platform=PLATFORM,
        key=f"m{said.id}",
        at=0,
        who=Who(
            user=str(said.author.id),
            name=said.author.display_name,
            moderator=_moderator(said),
        ),
        where=where,
        text=text,
        reply_to=_replied(said),
        file=file.url if file else "",
        file_name=file.filename if file else "",
        addressed=where.private or me in said.mentions or _answers(said, me),
        answer={"channel": str(said.channel.id), "message": str(said.id)},
    )


def _plain(text: str, me: discord.ClientUser) -> str:
    """The text without our own mention, others' as their keys."""

    def told(mention: re.Match[str]) -> str:
        return " " if mention[1] == str(me.id) else f"{PLATFORM}:{mention[1]}"

    return MENTION.sub(told, text).strip()


def _replied(said: discord.Message) -> str:
    to = said.reference
    return ref(to.channel_id, to.message_id) if to is not None and to.message_id else ""


def _answers(said: discord.Message, me: discord.ClientUser) -> bool:
    to = said.reference.resolved if said.reference is not None else None
    return isinstance(to, discord.Message) and to.author.id == me.id


def _moderator(said: discord.Message) -> bool:
    return (
        isinstance(said.author, discord.Member)
        and not isinstance(
            said.channel, discord.PartialMessageable | discord.DMChannel | discord.GroupChannel
        )
        and _moderates(said.channel.permissions_for(said.author))
    )


def _moderates(may: discord.Permissions) -> bool:
    return may.administrator or may.manage_guild or may.manage_channels or may.manage_messages


def _where(channel: Any) -> Where:
    """A thread is told from its channel, so that a channel's settings hold in its threads."""
    if isinstance(channel, discord.Thread):
        parent = channel.parent.name if channel.parent is not None else channel.name
        return Where(chat=str(channel.parent_id), thread=str(channel.id), title=parent)
    private = isinstance(channel, discord.DMChannel | discord.GroupChannel)
    title = "" if private else getattr(channel, "name", None) or ""
    return Where(chat=str(channel.id), title=title, private=private)
