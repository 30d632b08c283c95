"""One event in several groups: its organiser hands out a code, and the group where it is typed
sees, signs up for and plays the event like its own."""

from __future__ import annotations

import hmac
import re

from msgspec.structs import replace

from bots.hall import event_show
from bots.hall.ask import Ask, Refusal, no, words
from bots.hall.context import FOLLOWS
from bots.hall.event import Event
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.organise import Running
from bots.hall.post import Button, Group, Post, Rank
from bots.hall.press import Press, Stamp
from render.names import clean_name
from render.words import Phrase
from storage.rows import Place

MOST_FOLLOWERS = 5
MOST_NOTED = 20
LONGEST_TITLE = 30
_CODE = re.compile(r"e([0-9]{1,9})-[a-z2-7]{10}")
_EVENT = re.compile(r"[#＃]?e?[0-9]{1,9}")


async def follow(ask: Ask) -> None:
    """With a code the group follows that event; without one its organiser is told the code."""
    text = ask.args.get("code", "").strip().lower()
    if found := _CODE.fullmatch(text):
        await _joined(ask, int(found[1]), text)
    elif not text or _EVENT.fullmatch(text):
        await _handed_out(ask, text)
    else:
        raise no("follow-code")


def code(stamp: Stamp, event: Event) -> str:
    """Lets one group in: the next one needs another."""
    return f"{event.stream}-{stamp.code(f'follow {event.stream} {event.links}')}"


async def _handed_out(ask: Ask, number: str) -> None:
    ask.args["event"] = number
    try:
        event = (await event_for(ask, lambda event: event.organiser == ask.person.key)).event
    except Refusal:
        raise no("follow") from None
    may_organise(ask, event)
    in_phase(event, "open", "closed", "playing")
    said = words("follow-code", event=event_show.titled(event), code=code(ask.hall.stamp, event))
    ask.answer(said, secret=True)


async def _joined(ask: Ask, number: int, text: str) -> None:
    if ask.incoming.where.private:
        raise no("in-group", command="follow")
    may_organise(ask)
    running = await ask.event(f"e{number}")
    event, group = running.event, ask.group
    if not hmac.compare_digest(code(ask.hall.stamp, event), text):
        raise no("follow-code")
    in_phase(event, "open", "closed", "playing")
    home = await ask.hall.group(await ask.hall.place(event.place))
    if group.id in (home.id, *event.followers):
        raise no("follows", event=event.id)
    if len(event.followers) >= MOST_FOLLOWERS:
        raise no("followers", event=event.id, most=MOST_FOLLOWERS)
    running.write("follow", ask.person.key, group=group.id)
    noted = [*group.settings.get(FOLLOWS, ()), number][-MOST_NOTED:]
    settings = ask.work.settings.get(group.id, group.settings)
    ask.work.settings[group.id] = {**settings, FOLLOWS: noted}
    _announce(ask, running, group)
    ask.done()


def _announce(ask: Ask, running: Running, group: Place) -> None:
    """Everywhere that the group is in, and there how the event stands."""
    event = running.event
    token = ask.hall.stamp.token(event.stream, 0, "unfollow", str(group.id))
    stop = Button(words("button-unfollow"), token, "danger")
    ask.posts.append(_told(event, words("following", **_called(group)), ((stop,),)))
    ask.posts += [replace(post, follower=group.id) for post in event_show.standing(event)]


async def press(ask: Ask, running: Running, pressed: Press) -> None:
    """The organiser takes a group out again, or its own moderators do."""
    event, number = running.event, int(pressed.arg)
    if number not in event.followers:
        raise no("unfollowed", event=event.id)
    if not (ask.group.id == number and ask.incoming.who.moderator):
        may_organise(ask, event)
    group = await ask.hall.place(number)
    running.write("unfollow", ask.person.key, group=number)
    said = _told(running.event, words("unfollowed", **_called(group)))
    ask.posts += [said, replace(said, follower=number)]


def _told(event: Event, said: Phrase, buttons: tuple[tuple[Button, ...], ...] = ()) -> Post:
    return Post(
        to=Group(event.place),
        lines=(event_show.titled(event), said),
        rank=Rank.NOTICE,
        buttons=buttons,
        stream=event.stream,
    )


def _called(group: Place) -> dict[str, str]:
    title = clean_name(group.title or group.chat, LONGEST_TITLE)
    return {"group": title, "platform": group.platform.title()}
