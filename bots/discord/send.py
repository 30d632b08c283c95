"""Messages in words and pixels, as what Discord takes, and its refusals as what they mean."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from typing import Any

import discord

from bots.discord import items, text
from bots.discord.read import ref
from bots.hall.chat import Closed, Gone, Message, Unsendable, Wait

ALT, NONCE = 1024, 25
PICTURE = "board.png"
# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
CLOSED = frozenset((10013, 50007, 50278))
TOO_FAST = frozenset((20016, 20028, 40003))
GONE = frozenset(
    (
        *(10003, 10004, 10008, 10015, 10062),  # unknown channel, guild, message, webhook, token
        *(30046, 40094, 50027),  # too many edits, follow-ups; the token's time is over
        *(50083, 160005),  # thread archived, locked
    )
)
PATIENCE = 60.0
ORIGINAL = "/webhooks/{application}/{token}/messages/@original"  # the first response


async def send(client: discord.Client, message: Message) -> str:
    """Send or edit, without the picture where pictures are not allowed; the message's ref.

    Raises Closed, Gone, Wait and Unsendable; what else goes wrong is Discord's trouble.
    """
    try:
        return await _deliver(client, message)
    except discord.RateLimited as late:
        raise Wait(late.retry_after) from late
    except discord.HTTPException as error:
        meaning = means(error)
        if meaning is None:
            raise
        if not isinstance(meaning, Unsendable) or not (message.png or message.file):
            raise meaning from error
    return await send(client, replace(message, png=None, file=None))


def means(error: discord.HTTPException) -> Exception | None:
    """What a refusal is to the hall; None for what is no refusal and may pass."""
    if error.code in CLOSED:
        return Closed(str(error.code))
    if error.code in GONE:
        return Gone(str(error.code))
    if error.code in TOO_FAST:
        return Wait(PATIENCE)
    if error.status == 404:
        return Gone(str(error.code))
    if 400 <= error.status < 500 and error.status not in (401, 429):
        return Unsendable(f"{error.status} {error.code}")
    return None


async def _deliver(client: discord.Client, message: Message) -> str:
    if message.edit and "waits" not in message.handle:
        return await _edit(client, message)
    if "token" in message.handle:
        return await _answer(client, message)
    if _empty(message):
        return ""
    return await _post(await _channel(client, message), message)


async def _post(channel: discord.abc.Messageable, message: Message) -> str:
    sent = await channel.send(
        **_new(message),
        nonce=sha256(message.nonce.encode()).hexdigest()[:NONCE],
        **_reference(message),
        silent=not (message.user or text.called(message)),
    )
    return ref(sent.channel.id, sent.id)


async def _channel(client: discord.Client, message: Message) -> discord.abc.Messageable:
    """Where it goes; a secret never answers in public."""
    where = message.where
    if message.handle and (not message.secret or (where is not None and where.private)):
        return client.get_partial_messageable(int(message.handle["channel"]))
    if message.user and (message.handle or where is None):
        return await client.create_dm(discord.Object(int(message.user)))
    if where is None:
        raise Unsendable("to nobody")
    return client.get_partial_messageable(int(where.thread or where.chat))


def _reference(message: Message) -> dict[str, Any]:
    """Answers show what they answer, unless they went elsewhere."""
    if message.secret or "message" not in message.handle:
        return {}
    to = discord.MessageReference(
        message_id=int(message.handle["message"]),
        channel_id=int(message.handle["channel"]),
        fail_if_not_exists=False,
    )
    return {"reference": to, "mention_author": False}


async def _edit(client: discord.Client, message: Message) -> str:
    """In place; but a board that calls somebody comes anew, since an edit notifies nobody."""
    home, _, number = message.edit.partition("/")
    channel = client.get_partial_messageable(int(home))
    earlier = channel.get_partial_message(int(number))
    if message.png is None or not text.called(message):
        await earlier.edit(**_changed(message))
        return message.edit
    new = await _post(channel, message)
    with contextlib.suppress(discord.HTTPException):
        await earlier.delete()
    return new


async def _answer(client: discord.Client, message: Message) -> str:
    """Under the token of one interaction, seen by that person alone but in private chats.

    A hand that was pressed turns into the new hand; it has no ref, since only this token can
    ever change it.
    """
    handle = message.handle
    webhook = discord.Webhook.from_state(
        {"id": int(handle["application"]), "type": 3, "token": handle["token"]},
        state=client._connection,
    )
    if _empty(message):
        await _done(client, webhook, handle)
        return ""
    if message.slot and "hand" in handle:
        await webhook.edit_message(int(handle["hand"]), **_changed(message))
        return ""
    hidden = "open" not in handle
    sent = await webhook.send(
        **_new(message),
        ephemeral=hidden,
        wait=True,
    )
    return "" if hidden else ref(sent.channel.id, sent.id)


def _empty(message: Message) -> bool:
    """Nothing to say: what was asked shows elsewhere."""
    return not (message.spans or message.png or message.keys or message.picks or message.file)


async def _done(client: discord.Client, webhook: discord.Webhook, handle: dict[str, str]) -> None:
    """Nothing waits any longer, and a hand that has been played cannot be pressed again."""
    if "waits" in handle:
        await client.http.request(discord.http.Route("DELETE", ORIGINAL, **handle))
    elif "hand" in handle:
        await webhook.edit_message(int(handle["hand"]), view=None)


def _new(message: Message) -> dict[str, Any]:
    view = items.view(message)
    pressed = {} if view is None else {"view": view}
    return _content(message) | pressed | {"files": _files(message), "suppress_embeds": True}


def _changed(message: Message) -> dict[str, Any]:
    """Everything of the earlier message gives way: its picture and its buttons too."""
    return _content(message) | {"view": items.view(message), "attachments": _files(message)}


def _content(message: Message) -> dict[str, Any]:
    return {
        "content": text.content(message),
        "allowed_mentions": discord.AllowedMentions(
            everyone=False,
            roles=False,
            replied_user=False,
            users=[discord.Object(int(user)) for user in text.called(message)],
        ),
    }


def _files(message: Message) -> list[discord.File]:
    files = []
    if message.png is not None:
        alt = items.short(message.alt, ALT) if message.alt else None
        files.append(discord.File(BytesIO(message.png), PICTURE, description=alt))
    if message.file is not None:
        name, data = message.file
        files.append(discord.File(BytesIO(data), name))
    return files
