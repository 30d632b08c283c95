"""The Telegram adapter, over HTTP to a stand-in for the Bot API."""
