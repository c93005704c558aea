"""Who sits where: chairs, names, and how a chair is told to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from pyrite.engine.telling.names import (
    BOT,
    PERSON,
    bot_name,
    clean_line,
    is_bot,
    level_in,
    spelling,
)
from pyrite.wire import answers as wire

LONGEST_NAME = 40
STAND_IN = "normal"  # the level that plays for who has left

Kind = Literal["open", "person", "bot"]


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a table, and who sits on it."""

    kind: Kind = "open"
    name: str = ""  # of a person; empty: gave none
    level: str = ""  # of a bot
    key: str = ""  # SHA-256 of the key that speaks for a person
    salt: str = ""  # the person's part of the seed, as hex
    is_away: bool = False  # has left, or ran out of time: a bot plays on

    @property
    def bot_plays(self) -> bool:
        """Does the server move for this seat?"""
        return self.kind == "bot" or self.is_away

    @property
    def bot_level(self) -> str:
        """Which bot moves where one does."""
        return self.level if self.kind == "bot" else STAND_IN

    @property
    def player(self) -> str:
        """As a record names it."""
        return bot_name(self.level) if self.kind == "bot" else self.name or PERSON


def bot(level: str) -> Chair:
    """A chair for a bot."""
    return Chair("bot", level=level)


def person(name: str, key: str, salt: str = "") -> Chair:
    """A chair for somebody who has a key."""
    return Chair("person", name=name, key=key, salt=salt)


def chair_of(player: str, key: str = "") -> Chair:
    """The chair of a record's player."""
    if is_bot(player):
        return bot(level_in(player))
    return person("" if player == PERSON else player, key)


def clean_text(text: str, longest: int) -> str:
    """One line without controls, at most so many characters, no spaces around it."""
    return clean_line(clean_line(text)[:longest])


def clean_name(text: str) -> str:
    """A name as it may stand at a table; nobody is called as records call a bot."""
    name = clean_text(unicodedata.normalize("NFC", text), LONGEST_NAME)
    return "" if name == PERSON or name.startswith(BOT) or name == BOT.strip() else name


def marked_name(text: str, taken: Collection[str]) -> str:
    """A clean name that nobody here has yet: the second Ada is `Ada 2`."""
    name = free = clean_name(text)
    number = 2
    spellings = set(map(spelling, taken))
    while free and spelling(free) in spellings:
        mark = f" {number}"
        free = name[: LONGEST_NAME - len(mark)].rstrip() + mark
        number += 1
    return free


def told_chair(seat: int, chair: Chair, *, is_here: bool, is_muted: bool = False) -> wire.Player:
    """A chair as everybody may know it."""
    told: wire.Player = {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name or None,
        "level": chair.level or None,
        "here": is_here or chair.kind == "bot",
        "bot_plays": chair.is_away,
    }
    if is_muted:
        told["muted"] = True
    return told
