"""From a post to a message: words in the reader's language, a drawing, ready to leave."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bots.hall import event_draw, event_show, show
from bots.hall.chat import Chat, Closed, Key, Message, PickList
from bots.hall.draw import table_scene, told
from bots.hall.incoming import Where
from bots.hall.names import spans
from bots.hall.parcels import room_name
from bots.hall.post import Answer, Group, Picks, Picture, Post, Private, Room
from render import paint
from render.scene import Scene
from render.words import Phrase, tell
from storage.rows import Parcel, Place

if TYPE_CHECKING:
    from bots.hall.hall import Hall

MANY = 100  # entrants whose picture takes so long that others must not wait for it


class Apart(Exception):
    """This message has no place of its own here, and is not needed."""


async def compose(hall: Hall, chat: Chat, parcel: Parcel, post: Post) -> Message:
    """Everything the adapter needs.  Raises Apart when there is nothing to send, and Closed
    when it is for somebody who was closed to us before."""
    message = await addressed(hall, chat, parcel, post)
    message = replace(
        message, slot=post.slot, stream=post.stream, secret=post.secret, spent=post.spent
    )
    message = said(message, chat, post)
    if post.picture is not None:
        scene = await drawn(hall, post.picture, message.language)
        png = await asyncio.to_thread(paint.png, scene) if chat.draws else None
        message = replace(message, scene=scene, alt=scene.alt, png=png)
    if post.attachment is not None:
        message = replace(message, file=await hall.file(post.attachment))
    return message


async def addressed(hall: Hall, chat: Chat, parcel: Parcel, post: Post) -> Message:
    nonce = str(parcel.id)
    match post.to:
        case Private(person=key):
            person = await hall.store.person(key)
            if person is not None and person.reachable is False:
                raise Closed  # platforms ban who keeps knocking
            language = await hall.language(person, None)
            return Message((), language, nonce, user=key.partition(":")[2])
        case Answer(person=key, handle=handle, place=number):
            place = await hall.place(number)
            language = await hall.language(await hall.store.person(key), place)
            user = key.partition(":")[2]
            return Message((), language, nonce, user=user, handle=handle, where=where(place))
        case Group(place=number):
            place = await hall.place(post.follower or number)
            if post.apart and (await room(hall, chat, post.stream, post.follower)).id == place.id:
                raise Apart
            return Message((), await hall.language(None, place), nonce, where=where(place))
        case Room(stream=stream):
            place = await room(hall, chat, stream, post.follower)
            return Message((), await hall.language(None, place), nonce, where=where(place))


def where(place: Place) -> Where:
    return Where(place.chat, place.thread, place.title)


async def room(hall: Hall, chat: Chat, stream: str, follower: int = 0) -> Place:
    """The thread of a stream in its own group or in one that follows it, opened when it is first
    needed; else the group itself."""
    name = room_name(stream, follower)
    async with hall.opening.setdefault(name, asyncio.Lock()):
        place = await _room(hall, chat, stream, follower)
    hall.opening.pop(name, None)
    return place


async def _room(hall: Hall, chat: Chat, stream: str, follower: int) -> Place:
    name = room_name(stream, follower)
    found = await hall.store.room(name)
    if found is not None:
        return found
    group = await hall.place(follower or await hall.home(stream))
    title = await _title(hall, stream)
    thread = await chat.open_room(where(group), told(title, await hall.language(None, group)))
    place = group
    if thread:
        place = await hall.store.place(group.platform, group.chat, thread, group.title)
    await hall.store.set_room(name, place.id)
    return place


async def _title(hall: Hall, stream: str) -> Phrase:
    if stream.startswith("e"):
        return event_show.titled(await hall.event(stream))
    return show.titled(await hall.table(stream))


def said(message: Message, chat: Chat, post: Post) -> Message:
    language = message.language
    text = "\n".join(tell(line, language) for line in post.lines)
    keys = tuple(
        tuple(Key(told(b.label, language), b.press, b.style, b.typed, b.form) for b in row)
        for row in post.buttons
    )
    picks = listed(post.picks, language) if post.picks else None
    pieces = tuple(spans(text, chat.platform, post.calls))
    return replace(message, spans=pieces, keys=keys, picks=picks)


def listed(picks: Picks, language: str) -> PickList:
    labels = tuple(
        item.label if isinstance(item.label, str) else told(item.label, language)
        for item in picks.items
    )
    prompt, play = told(picks.prompt, language), told(picks.play, language)
    return PickList(picks.press, prompt, labels, picks.most, play)


async def drawn(hall: Hall, picture: Picture, language: str) -> Scene:
    if picture.of == "table":
        table = await hall.shelf.table_at(picture.stream, picture.at)
        asked = (table, picture.side, language, hall.now())
        if table.state is not None and table.game.draws_slowly(table.state):
            return await asyncio.to_thread(table_scene, *asked)
        return table_scene(*asked)
    event = await hall.shelf.event_at(picture.stream, picture.at)
    if len(event.entered) > MANY:
        return await asyncio.to_thread(event_draw.scene, event, picture, language)
    return event_draw.scene(event, picture, language)
