"""The human side of the stand-in: groups, and people who write, reply, press and look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.telegram.limits import Raw
from tests.telegram.stand_in import StandIn
from tests.telegram.world import BOT, NOW, Chat, found_entities, public, said

ANONYMOUS = 1087968824


class Group:
    """A group chat; `bot_is_admin` lets the bot see everything that is said."""

    def __init__(
        self, api: StandIn, number: int, title: str, people: Iterable[Person], **how: Any
    ) -> None:
        self.api = api
        bot_is_admin = how.pop("bot_is_admin", False)
        kind = how.pop("type", "supergroup")
        self.chat = Chat(number, kind, title, **how)
        self.chat.members = {person.id for person in people}
        if bot_is_admin:
            self.chat.admins.add(BOT["id"])
        api.chats[number] = self.chat

    @property
    def id(self) -> int:
        return self.chat.id

    def messages(self) -> list[Raw]:
        return list(self.chat.messages.values())

    def upgrade(self, number: int) -> Group:
        """The group becomes a supergroup: a new chat, with new numbers for new messages."""
        old, bot = self.chat, self.chat.admins & {BOT["id"]}
        new = Group(self.api, number, old.title, (), type="supergroup", bot_is_admin=bool(bot))
        new.chat.members, new.chat.admins = old.members, old.admins
        old.moved_to = number
        sender = self.api.users[min(old.members)]
        to = self.api.keep(old, sender, migrate_to_chat_id=number)
        of = self.api.keep(new.chat, sender, migrate_from_chat_id=old.id)
        self.api.push(message=public(to))
        self.api.push(message=public(of))
        return new


class Person:
    """Somebody with an account.  Nobody has started the bot yet."""

    def __init__(self, api: StandIn, number: int, name: str, **more: str) -> None:
        self.api = api
        self.id = number
        self.name = name
        self.raw: Raw = {"id": number, "is_bot": False, "first_name": name, **more}
        api.users[number] = self.raw

    # ------------------------------------------------------------------ writing
    def say(self, text: str, group: Group | None = None, **more: Any) -> Raw:
        """Write in a group, or privately.  `topic`, `to` (the message replied to), `like`."""
        chat = group.chat if group else self._private()
        like = more.pop("anonymously", False)
        sender = {"id": ANONYMOUS, "is_bot": True, "first_name": "Group"} if like else self.raw
        message = self.api.keep(
            chat,
            sender,
            text=text,
            entities=found_entities(text) or None,
            sender_chat=chat.raw() if like else None,
            reply_to_message=self._quoted(more.pop("to", None)),
            **self._topic(chat, more.pop("topic", None)),
            **more,
        )
        if self._seen(chat, message):
            self.api.push(message=public(message))
        return message

    def attach(self, name: str, content: bytes, caption: str, group: Group | None = None) -> Raw:
        """Send a file with a caption."""
        number = f"file{len(self.api.files)}"
        self.api.files[number] = content
        document = {"file_id": number, "file_unique_id": f"u{number}", "file_name": name}
        message = self.api.keep(
            group.chat if group else self._private(),
            self.raw,
            document=document,
            caption=caption,
            caption_entities=found_entities(caption) or None,
        )
        self.api.push(message=public(message))
        return message

    def forward(self, message: Raw, group: Group | None = None) -> Raw:
        """A copy elsewhere: its keys stay behind, except links."""
        rows = message.get("reply_markup", {}).get("inline_keyboard", [])
        links = [[b for b in row if "url" in b] for row in rows]
        keys = {"inline_keyboard": [row for row in links if row]}
        more = {"reply_markup": keys} if keys["inline_keyboard"] else {}
        origin = {"type": "user", "sender_user": message["from"], "date": NOW}
        return self.say(words(message), group, forward_origin=origin, **more)

    def start(self, payload: str = "") -> Raw:
        return self.say(f"/start {payload}".strip())

    def reply(self, message: Raw, text: str) -> Raw:
        """In the chat, and the topic, of the message."""
        number = message["chat"]["id"]
        group = self.group(number) if number < 0 else None
        return self.say(text, group, to=message, topic=message.get("message_thread_id"))

    def group(self, number: int) -> Group:
        group = object.__new__(Group)
        group.api, group.chat = self.api, self.api.chats[number]
        return group

    def _private(self) -> Chat:
        return self.api.chats.setdefault(self.id, Chat(self.id, "private", self.name))

    def _topic(self, chat: Chat, topic: int | None) -> Raw:
        """In a topic every message seems to reply to the one that opened it."""
        if topic is None:
            return {}
        return {"message_thread_id": topic, "is_topic_message": True}

    def _quoted(self, message: Raw | None) -> Raw | None:
        return message and {k: v for k, v in message.items() if k != "reply_to_message"}

    def _seen(self, chat: Chat, message: Raw) -> bool:
        """Privacy mode: commands not meant for others, replies to the bot, and its name."""
        if chat.type == "private" or not self.api.privacy or BOT["id"] in chat.admins:
            return True
        text, name = str(message["text"]), f"@{BOT['username']}"
        if text.startswith("/"):
            word = text.split()[0]
            return "@" not in word or word.endswith(name)
        replied = message.get("reply_to_message", {}).get("from", {})
        return name in text or replied.get("id") == BOT["id"]

    # ------------------------------------------------------------------ pressing
    def touch(self, label: str, group: Group | None = None, message: Raw | None = None) -> str:
        """Press the newest key that says this; the number of the press."""
        button, message = self._key(label, group, message)
        query = {
            "id": f"q{len(self.api.queries)}",
            "from": self.raw,
            "chat_instance": "1",
            "message": public(message),
            "data": button["callback_data"],
        }
        self.api.queries[query["id"]] = query
        self.api.push(callback_query=query)
        return str(query["id"])

    async def press(
        self, label: str, group: Group | None = None, message: Raw | None = None
    ) -> str:
        """Press, and read what pops up."""
        return await self.api.answer_to(self.touch(label, group, message))

    def follow(self, label: str, group: Group) -> str:
        """Press a key that is a link; the link."""
        return str(self._key(label, group, None)[0]["url"])

    def _key(self, label: str, group: Group | None, message: Raw | None) -> tuple[Raw, Raw]:
        chat = group.chat if group else self._private()
        for found in [message] if message else reversed(chat.messages.values()):
            for button in buttons(found):
                if label in button["text"]:
                    return button, found
        raise AssertionError(
            f"{self.name} sees no key {label!r} in\n{shown(chat.messages.values())}"
        )

    # ------------------------------------------------------------------ leaving
    def block(self) -> None:
        self._turn(False)

    def unblock(self) -> None:
        self._turn(True)

    def _turn(self, open_: bool) -> None:
        chat = self._private()
        was, now = ("kicked", "member") if open_ else ("member", "kicked")
        chat.with_bot = open_
        self.api.push(
            my_chat_member={
                "chat": chat.raw(),
                "from": self.raw,
                "date": NOW,
                "old_chat_member": {"status": was, "user": BOT},
                "new_chat_member": {"status": now, "user": BOT},
            }
        )

    # ------------------------------------------------------------------ looking
    def inbox(self) -> list[Raw]:
        chat = self.api.chats.get(self.id)
        return list(chat.messages.values()) if chat else []

    def popups(self) -> list[str]:
        return [p.text for p in self.api.popups if p.user == self.id and p.text]

    def transcript(self, group: Group | None = None) -> str:
        """What this person sees in a group or privately, popups at their time."""
        seen = [(m["_at"], told(m)) for m in (group.messages() if group else self.inbox())]
        seen += [
            (p.at, f"  ({self.name} sees: {p.text})")
            for p in self.api.popups
            if p.user == self.id and p.text
        ]
        return "\n".join(text for _, text in sorted(seen))


def buttons(message: Raw) -> list[Raw]:
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button for row in rows for button in row]


def words(message: Raw) -> str:
    return said(message)[0]


def told(message: Raw) -> str:
    """One message as lines of text."""
    name: Raw = message["sender_chat"] if "sender_chat" in message else message["from"]
    reply = message.get("reply_to_message")
    to = f" -> {reply['from']['first_name']}" if reply else ""
    lines = [f"{name.get('first_name') or name.get('title')}{to}: {words(message)}"]
    if "photo" in message:
        lines.append("  <picture>")
    if "document" in message:
        lines.append(f"  <{message['document']['file_name']}>")
    for row in message.get("reply_markup", {}).get("inline_keyboard", []):
        lines.append("  " + " ".join(f"[{button['text']}]" for button in row))
    return "\n".join(lines)


def shown(messages: Iterable[Raw]) -> str:
    return "\n".join(map(told, messages))
