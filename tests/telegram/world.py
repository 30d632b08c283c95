"""The accounts, chats and messages that the stand-in keeps, and who may do what in them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.telegram.limits import Raw, Refused, bad, check_photo, units

BOT: Raw = {
    "id": 999,
    "is_bot": True,
    "first_name": "Yiqun",
    "username": "yiqun_test_bot",
    "can_join_groups": True,
    "can_read_all_group_messages": False,
    "supports_inline_queries": False,
}
MENTION = re.compile(r"@(\w{3,32})")
NOW = 1_780_000_000


@dataclass
class Chat:
    """`can` is what the bot may do here: "send", "photos", "topics"."""

    id: int
    type: str
    title: str = ""
    forum: bool = False
    members: set[int] = field(default_factory=set)
    admins: set[int] = field(default_factory=set)
    can: set[str] = field(default_factory=lambda: {"send", "photos", "topics"})
    with_bot: bool = True
    topics: dict[int, str] = field(default_factory=dict)
    messages: dict[int, Raw] = field(default_factory=dict)
    moved_to: int = 0
    last: int = 0

    def raw(self) -> Raw:
        if self.type == "private":
            return {"id": self.id, "type": "private", "first_name": self.title}
        forum = {"is_forum": True} if self.forum else {}
        return {"id": self.id, "type": self.type, "title": self.title, **forum}


@dataclass(frozen=True)
class Popup:
    """What the presser alone saw; `text` is "" for a press that just stopped flickering."""

    user: int
    text: str
    alert: bool
    at: int


class World:
    """Everything but the network."""

    def __init__(self) -> None:
        self.users: dict[int, Raw] = {BOT["id"]: BOT}
        self.chats: dict[int, Chat] = {}
        self.files: dict[str, bytes] = {}
        self.updates: list[Raw] = []
        self.popups: list[Popup] = []
        self.queries: dict[str, Raw] = {}
        self.answered: dict[str, Popup] = {}
        self.privacy = True
        self.menus: dict[tuple[str, str], list[Raw]] = {}
        self._update_ids = itertools.count(41_000)
        self._marks = itertools.count(1)

    # ------------------------------------------------------------------ updates
    def push(self, **update: Any) -> int:
        number = next(self._update_ids)
        self.updates.append({"update_id": number, **update})
        self.arrived()
        return number

    def count_on_from(self, number: int) -> None:
        """As Telegram may after a week without updates."""
        self._update_ids = itertools.count(number)

    def arrived(self) -> None:
        """Overridden by who waits for updates."""

    def mark(self) -> int:
        """A number that grows with everything that happens."""
        return next(self._marks)

    # ------------------------------------------------------------------ chats
    def chat(self, number: int) -> Chat:
        if number not in self.chats:
            raise bad("chat not found")
        return self.chats[number]

    def open_to_bot(self, number: int) -> Chat:
        """The chat, if the bot may write in it."""
        if number > 0 and number in self.users and number not in self.chats:
            raise Refused(403, "Forbidden: bot can't initiate conversation with a user")
        chat = self.chat(number)
        if chat.moved_to:
            words = "Bad Request: group chat was upgraded to a supergroup chat"
            raise Refused(400, words, migrate_to_chat_id=chat.moved_to)
        if not chat.with_bot and chat.type == "private":
            raise Refused(403, "Forbidden: bot was blocked by the user")
        if not chat.with_bot:
            raise Refused(403, "Forbidden: bot was kicked from the supergroup chat")
        if "send" not in chat.can:
            raise bad("not enough rights to send text messages to the chat")
        return chat

    def message(self, chat: int, number: int) -> Raw:
        found = self.open_to_bot(chat).messages.get(number)
        if found is None:
            raise bad("message to edit not found")
        if found["from"]["id"] != BOT["id"]:
            raise bad("message can't be edited")
        return found

    def keep(self, chat: Chat, sender: Raw, **content: Any) -> Raw:
        """A new message.  Keys with _ are ours and never leave the stand-in."""
        chat.last += 1
        found = {key: value for key, value in content.items() if value is not None}
        message = {
            "message_id": chat.last,
            "date": NOW + self.mark(),
            "chat": chat.raw(),
            "from": sender,
            "_at": self.mark(),
            "_edits": 0,
            **found,
        }
        chat.messages[chat.last] = message
        return message

    def photo(self, content: bytes) -> list[Raw]:
        width, height = check_photo(content)
        name = f"photo{len(self.files)}"
        self.files[name] = content
        size = {"width": width, "height": height, "file_size": len(content)}
        return [{"file_id": name, "file_unique_id": f"u{name}", **size}]

    # ------------------------------------------------------------------ who is called
    def called(self, message: Raw) -> Iterator[int]:
        """Whom a message notifies by name, whether it says so or Telegram finds it."""
        text, entities = said(message)
        for entity in entities:
            if entity["type"] == "text_mention":
                yield entity["user"]["id"]
        for found in MENTION.finditer(text):
            for user in self.users.values():
                if user.get("username", "").lower() == found[1].lower():
                    yield user["id"]


def said(message: Raw) -> tuple[str, list[Raw]]:
    if "text" in message:
        return message["text"], message.get("entities", [])
    return message.get("caption", ""), message.get("caption_entities", [])


def found_entities(text: str) -> list[Raw]:
    """What Telegram marks in a text that a person typed."""
    kinds = {"bot_command": r"(?<!\S)/\w+(?:@\w+)?", "mention": r"@\w{3,32}"}
    return [
        {"type": kind, "offset": units(text[: m.start()]), "length": units(m[0])}
        for kind, pattern in kinds.items()
        for m in re.finditer(pattern, text, re.ASCII)
    ]


def public(value: Any) -> Any:
    """Without what only the stand-in knows."""
    if isinstance(value, dict):
        return {k: public(v) for k, v in value.items() if not str(k).startswith("_")}
    return [public(v) for v in value] if isinstance(value, list) else value
