"""How a record names a seat that no person plays: `player 1: bot normal`."""

from __future__ import annotations

BOT = "bot "


def bot_name(level: str) -> str:
    """A bot's name in a record."""
    return f"{BOT}{level}"


def is_bot(name: str) -> bool:
    """Does a record's player name mean a bot?"""
    return name.startswith(BOT)


def level_in(name: str) -> str:
    """The level in a bot's name."""
    return name.removeprefix(BOT)
