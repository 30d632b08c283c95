"""The Telegram adapter."""
