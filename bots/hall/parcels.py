"""From posts to parcels: on which platform, in which lane, and for every group that follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from bots.hall.event import Event
from bots.hall.post import Answer, Group, Post, Private, Rank, Room
from storage.rows import Parcel

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.hall import Hall


def lane(post: Post, platform: str) -> str:
    """Where a post goes, as the outbox sorts it.  All of a table is one lane in each group,
    wherever it is shown: a late lobby must not replace the board."""
    match post.to:
        case Private(person=person):
            return f"{platform}/@{person.partition(':')[2]}"
        case Answer(person=person):
            return f"{platform}/?{person.partition(':')[2]}"
        case Group(place=place) if not post.stream:
            return f"{platform}/{place}"
        case Group():
            return f"{platform}/{room_name(post.stream, post.follower)}"
        case Room(stream=stream):
            return f"{platform}/{room_name(stream, post.follower)}"


def room_name(stream: str, follower: int) -> str:
    """A stream has a room in each group that shows it: its own group's has the bare name."""
    return f"{stream}@{follower}" if follower else stream


def stream_of(room: str) -> str:
    return room.partition("@")[0]


def parcel(hall: Hall, post: Post, platform: str) -> Parcel:
    return Parcel(
        0,
        platform,
        lane(post, platform),
        post.slot,
        post.rank,
        msgspec.to_builtins(post),
        hall.now(),
        coalesce=post.rank == Rank.BOARD,
    )


async def parcels(hall: Hall, posts: Iterable[Post], ask: Ask | None = None) -> list[Parcel]:
    """What is said, and again in each group that follows the event it is about."""
    found = []
    for post in posts:
        for copy in _everywhere(post, await _about(hall, post, ask)):
            platform = await _platform(hall, copy, ask)
            if platform:
                found.append(parcel(hall, copy, platform))
    return found


def _everywhere(post: Post, event: Event | None) -> list[Post]:
    groups = event.followers if event else ()
    return [post, *(msgspec.structs.replace(post, follower=group) for group in groups)]


async def _about(hall: Hall, post: Post, ask: Ask | None) -> Event | None:
    """The event that something said to a group is about."""
    if post.follower or not isinstance(post.to, Group | Room):
        return None
    return await event_of(hall, post.to.stream if isinstance(post.to, Room) else post.stream, ask)


async def event_of(hall: Hall, stream: str, ask: Ask | None = None) -> Event | None:
    """The event that a stream is, or whose table it is, as it is after this update."""
    if stream.startswith("t"):
        change = ask.changes.get(stream) if ask else None
        number = (change.table if change else await hall.table(stream)).event
        stream = "" if number is None else f"e{number}"
    if not stream:
        return None
    running = ask.events.get(stream) if ask else None
    return running.event if running else await hall.event(stream)


async def _platform(hall: Hall, post: Post, ask: Ask | None) -> str:
    """ "" where a group that followed is no more."""
    if post.follower:
        group = await hall.store.place_by_id(post.follower)
        return group.platform if group else ""
    match post.to:
        case Private(person=person):
            return person.partition(":")[0]
        case Answer(platform=platform):
            return platform
        case Group(place=place):
            return (await hall.place(place)).platform
        case Room(stream=stream):
            change = ask.changes.get(stream) if ask else None
            home = change.table.place if change else await hall.home(stream)
            return (await hall.place(home)).platform
