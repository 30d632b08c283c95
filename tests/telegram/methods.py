"""The methods of the Bot API that a game host needs, over a world."""

from __future__ import annotations

from typing import Any

from tests.telegram.limits import Raw, bad, check_commands, check_keyboard, check_text
from tests.telegram.world import BOT, NOW, Chat, Popup, World

Files = dict[str, tuple[str, bytes]]
RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
)


class Methods(World):
    """Each method takes decoded parameters and uploaded files and returns the result."""

    def getMe(self, p: Raw, files: Files) -> Any:  # noqa: N802
        return BOT

    def deleteWebhook(self, p: Raw, files: Files) -> Any:  # noqa: N802
        if p.get("drop_pending_updates"):
            self.updates.clear()
        return True

    def setMyCommands(self, p: Raw, files: Files) -> Any:  # noqa: N802
        check_commands(p["commands"])
        scope = p.get("scope", {"type": "default"})["type"]
        self.menus[scope, p.get("language_code", "")] = p["commands"]
        return True

    # ------------------------------------------------------------------ sending
    def sendMessage(self, p: Raw, files: Files) -> Any:  # noqa: N802
        chat = self.open_to_bot(p["chat_id"])
        text, entities = p["text"], p.get("entities", [])
        if not text.strip():
            raise bad("message text is empty")
        check_text(text, entities, 4096, "message")
        return self._sent(chat, p, text=text, entities=entities or None)

    def sendPhoto(self, p: Raw, files: Files) -> Any:  # noqa: N802
        chat = self.open_to_bot(p["chat_id"])
        if "photos" not in chat.can:
            raise bad("not enough rights to send photos to the chat")
        photo = self.photo(files["photo"][1])
        return self._sent(chat, p, photo=photo, **self._caption(p))

    def sendDocument(self, p: Raw, files: Files) -> Any:  # noqa: N802
        chat = self.open_to_bot(p["chat_id"])
        name, content = files["document"]
        number = f"file{len(self.files)}"
        self.files[number] = content
        document = {"file_id": number, "file_unique_id": f"u{number}", "file_name": name}
        return self._sent(chat, p, document=document, **self._caption(p))

    def getFile(self, p: Raw, files: Files) -> Any:  # noqa: N802
        number = p["file_id"]
        if number not in self.files:
            raise bad("wrong file_id or the file is temporarily unavailable")
        return {"file_id": number, "file_unique_id": f"u{number}", "file_path": number}

    def _caption(self, p: Raw) -> Raw:
        caption, entities = p.get("caption", ""), p.get("caption_entities", [])
        check_text(caption, entities, 1024, "message caption")
        return {"caption": caption or None, "caption_entities": entities or None}

    def _sent(self, chat: Chat, p: Raw, **content: Any) -> Raw:
        check_keyboard(p.get("reply_markup"))
        topic = p.get("message_thread_id")
        if topic is not None and topic not in chat.topics:
            raise bad("message thread not found")
        where = {"message_thread_id": topic, "is_topic_message": True} if topic else {}
        return self.keep(
            chat,
            BOT,
            reply_markup=p.get("reply_markup"),
            reply_to_message=self._replied(chat, p.get("reply_parameters")),
            _silent=bool(p.get("disable_notification")),
            **where,
            **content,
        )

    def _replied(self, chat: Chat, reply: Raw | None) -> Raw | None:
        if reply is None:
            return None
        found = chat.messages.get(reply["message_id"])
        if found is None and not reply.get("allow_sending_without_reply"):
            raise bad("message to be replied not found")
        return found and {k: v for k, v in found.items() if k != "reply_to_message"}

    # ------------------------------------------------------------------ editing
    def editMessageText(self, p: Raw, files: Files) -> Any:  # noqa: N802
        message = self.message(p["chat_id"], p["message_id"])
        if "text" not in message:
            raise bad("there is no text in the message to edit")
        check_text(p["text"], p.get("entities", []), 4096, "message")
        return self._edited(message, p, text=p["text"], entities=p.get("entities") or None)

    def editMessageCaption(self, p: Raw, files: Files) -> Any:  # noqa: N802
        message = self.message(p["chat_id"], p["message_id"])
        if "text" in message:
            raise bad("there is no caption in the message to edit")
        return self._edited(message, p, **self._caption(p))

    def editMessageMedia(self, p: Raw, files: Files) -> Any:  # noqa: N802
        message = self.message(p["chat_id"], p["message_id"])
        media = p["media"]
        if "photos" not in self.chat(p["chat_id"]).can:
            raise bad("not enough rights to send photos to the chat")
        photo = self.photo(files[media["media"].removeprefix("attach://")][1])
        return self._edited(
            message, p, photo=photo, text=None, entities=None, **self._caption(media)
        )

    def editMessageReplyMarkup(self, p: Raw, files: Files) -> Any:  # noqa: N802
        return self._edited(self.message(p["chat_id"], p["message_id"]), p)

    def _edited(self, message: Raw, p: Raw, **content: Any) -> Raw:
        check_keyboard(p.get("reply_markup"))
        changes = {**content, "reply_markup": p.get("reply_markup")}
        now = {k: v for k, v in {**message, **changes}.items() if v is not None}
        if self._looks(now) == self._looks(message):
            raise bad("message is not modified: specified new message content is the same")
        message.clear()
        message.update(now, edit_date=NOW + self.mark(), _edits=now["_edits"] + 1)
        return message

    def _looks(self, message: Raw) -> Raw:
        looks = {k: v for k, v in message.items() if k not in ("edit_date", "photo")}
        photo = message.get("photo")
        return {**looks, "picture": self.files[photo[0]["file_id"]] if photo else b""}

    def deleteMessage(self, p: Raw, files: Files) -> Any:  # noqa: N802
        chat = self.open_to_bot(p["chat_id"])
        if chat.messages.pop(p["message_id"], None) is None:
            raise bad("message to delete not found")
        return True

    # ------------------------------------------------------------------ the rest
    def answerCallbackQuery(self, p: Raw, files: Files) -> Any:  # noqa: N802
        number, text = p["callback_query_id"], p.get("text", "")
        if number not in self.queries or number in self.answered:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        if len(text) > 200:
            raise bad("MESSAGE_TOO_LONG")
        presser = self.queries[number]["from"]["id"]
        popup = Popup(presser, text, bool(p.get("show_alert")), self.mark())
        self.answered[number] = popup
        self.popups.append(popup)
        return True

    def createForumTopic(self, p: Raw, files: Files) -> Any:  # noqa: N802
        chat = self.open_to_bot(p["chat_id"])
        if not chat.forum:
            raise bad("the chat is not a forum")
        if "topics" not in chat.can:
            raise bad("not enough rights to create a topic")
        opened = {"name": p["name"], "icon_color": 7322096}
        number = self.keep(chat, BOT, forum_topic_created=opened)["message_id"]
        chat.topics[number] = p["name"]
        return {"message_thread_id": number, **opened}

    def getChatAdministrators(self, p: Raw, files: Files) -> Any:  # noqa: N802
        chat = self.open_to_bot(p["chat_id"])
        rights = dict.fromkeys(RIGHTS, True) | {"can_be_edited": False, "is_anonymous": False}
        return [
            {"status": "administrator", "user": self.users[user], **rights}
            for user in sorted(chat.admins)
        ]
