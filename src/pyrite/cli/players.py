"""Who plays a seat that no person plays. One function, so that levels can be added here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyrite.cli.errors import CommandError

if TYPE_CHECKING:
    from pyrite.engine.player import Player

LEVELS = ("uniform",)
BOT = "bot "  # how a record marks them: `player 1: bot uniform`


def player_for(level: str) -> Player:
    """A bot of that level."""
    if level not in LEVELS:
        raise CommandError("no-level", level=level, levels=", ".join(LEVELS))
    from pyrite.players.uniform import Uniform

    return Uniform()


def bot_name(level: str) -> str:
    """A bot's name in a record."""
    return f"{BOT}{level}"


def is_bot(name: str) -> bool:
    """Does a record's player name mean a bot?"""
    return name.startswith(BOT)


def level_of(name: str) -> str:
    """The level in a bot's name."""
    return name.removeprefix(BOT)
