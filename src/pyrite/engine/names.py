"""How a record names who plays a seat: `player 1: bot normal`, or a person."""

from __future__ import annotations

BOT = "bot "
PERSON = "person"  # somebody who gave no name


def bot_name(level: str) -> str:
    """A bot's name in a record."""
    return f"{BOT}{level}"


def is_bot(name: str) -> bool:
    """Does a record's player name mean a bot?"""
    return name.startswith(BOT)


def level_in(name: str) -> str:
    """The level in a bot's name."""
    return name.removeprefix(BOT)
