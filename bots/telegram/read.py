"""A Telegram update as what it means to the hall.

The inbox keeps `update` as Telegram wrote it, with what else one must know to read it later:
`me` (our id and username), `moderator`, `people` (ids of @names in the text), and `picked`
when the press ends a pick list.  The hall itself notes when it came.
"""

from __future__ import annotations

import re
from typing import Any

from bots.hall.incoming import Incoming, Where, Who
from bots.telegram.keyboard import press_of

PLATFORM = "telegram"
TRADITIONAL = re.compile(r"zh\b.*(hant|tw|hk|mo)", re.IGNORECASE)
COMMAND = re.compile(r"(/\w+)(?:@(\w+))?", re.ASCII)
INVITED = "hand"  # what a link into the private chat makes people send after /start
DEEP_LINK = re.compile(rf"/start {INVITED}(?:-([te])(\d+))?", re.ASCII)
Raw = dict[str, Any]


def ref(chat: int | str, message: int) -> str:
    """A message's name; the number alone would be another message in another chat."""
    return f"{chat}/{message}"


def read(body: Raw) -> Incoming | None:
    update = body["update"]
    if "message" in update:
        return _message(body, update["message"])
    if "callback_query" in update:
        return _press(body, update["callback_query"])
    return None


def _message(body: Raw, message: Raw) -> Incoming | None:
    said = _said(message, body)
    if said is None or "forward_origin" in message:
        return None
    text, mentioned = said
    where, answered = _where(message), _answered(message)
    to_us = answered.get("from", {}).get("id") == body["me"]["id"]
    return Incoming(
        platform=PLATFORM,
        key=str(body["update"]["update_id"]),
        at=0,
        who=_sender(message, bool(body.get("moderator"))),
        where=where,
        text=text,
        reply_to=ref(where.chat, answered["message_id"]) if answered else "",
        addressed=where.private or mentioned or to_us,
        file=message.get("document", {}).get("file_id", ""),
        file_name=message.get("document", {}).get("file_name", ""),
        answer={"message": str(message["message_id"])},
    )


def _press(body: Raw, query: Raw) -> Incoming | None:
    if "message" not in query or "data" not in query:
        return None  # a copy by inline mode: it belongs to no chat of ours
    picked, where = body.get("picked"), _where(query["message"])
    return Incoming(
        platform=PLATFORM,
        key=str(body["update"]["update_id"]),
        at=0,
        who=_who(query["from"], bool(body.get("moderator"))),
        where=where,
        press=query["data"] if picked is None else press_of(query["data"]),
        picked=tuple(map(str, picked or ())),
        answer={
            "callback": query["id"],
            "pressed": ref(where.chat, query["message"]["message_id"]),
        },
    )


def _said(message: Raw, body: Raw) -> tuple[str, bool] | None:
    """The text without our name in it, and whether it was; None when it is for another bot."""
    text = _with_keys(message, body.get("people", {}))
    name = body["me"]["username"]
    if not text.strip():
        return None
    if command := COMMAND.match(text):
        if command[2] and command[2].lower() != name.lower():
            return None
        text = command[1] + text[command.end() :]
        if link := DEEP_LINK.fullmatch(text):
            text = _followed(link[1] or "", link[2] or "")
        return text, bool(command[2])
    rest = re.sub(rf"@{re.escape(name)}\b", " ", text, flags=re.IGNORECASE)
    return rest.strip(), rest != text


def _followed(kind: str, number: str) -> str:
    """What somebody came to us for by a link in a group: their hand, or an event's form."""
    if kind == "e":
        return f"/event join #e{number}"
    return f"/hand {kind}{number}".rstrip()


def _with_keys(message: Raw, people: dict[str, int]) -> str:
    """The text with each person that is mentioned as the hall names people."""
    text = message.get("text") or message.get("caption") or ""
    entities = message.get("entities") or message.get("caption_entities") or []
    letters = text.encode("utf-16-le")
    for entity in sorted(entities, key=lambda entity: -entity["offset"]):
        start, end = 2 * entity["offset"], 2 * (entity["offset"] + entity["length"])
        name = letters[start:end].decode("utf-16-le", "ignore").lower().removeprefix("@")
        known = {"text_mention": entity.get("user", {}).get("id"), "mention": people.get(name)}
        if user := known.get(entity["type"]):
            letters = letters[:start] + f"{PLATFORM}:{user}".encode("utf-16-le") + letters[end:]
    return letters.decode("utf-16-le", "ignore")


def _answered(message: Raw) -> Raw:
    """What the message replies to; in a topic all seem to reply to the line that opened it."""
    replied: Raw = message.get("reply_to_message", {})
    return {} if "forum_topic_created" in replied else replied


def _where(message: Raw) -> Where:
    chat = message["chat"]
    topic = message.get("message_thread_id") if message.get("is_topic_message") else None
    return Where(
        chat=str(chat["id"]),
        thread=str(topic or ""),
        title=chat.get("title", ""),
        private=chat["type"] == "private",
    )


def _sender(message: Raw, moderator: bool) -> Who:
    """Whoever writes as the group or a channel cannot be told apart, and is nobody."""
    if sender := message.get("sender_chat"):
        return Who(user="", name=sender.get("title", ""))
    return _who(message["from"], moderator)


def _who(user: Raw, moderator: bool) -> Who:
    name = f"{user.get('first_name', '')} {user.get('last_name', '')}".strip()
    spoken = language(user.get("language_code", ""))
    return Who(user=str(user["id"]), name=name, language=spoken, moderator=moderator)


def language(code: str) -> str:
    """Ours for an IETF tag; "" for one we do not speak: then the group's decides."""
    if TRADITIONAL.match(code):
        return "zh-Hant"
    return {"zh": "zh-Hans", "en": "en"}.get(code.partition("-")[0].lower(), "")
