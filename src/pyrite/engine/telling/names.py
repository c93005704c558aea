"""Who plays a seat: `bot normal`, or a person's name, made fit to stand in any line."""

from __future__ import annotations

import unicodedata

BOT = "bot "
PERSON = "person"  # somebody who gave no name
CHARACTERS = ("easy", "normal", "hard", "expert", "bold", "careful")  # bots with a name

JOINERS = "\u200c\u200d"  # of letters in some scripts, of emoji
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs with nothing to see
ISOLATE, END_ISOLATE = "\u2068", "\u2069"  # what stands between has a direction of its own
RIGHT_TO_LEFT = ("R", "AL", "AN")


def bot_name(level: str) -> str:
    """A bot's name in a record."""
    return f"{BOT}{level}"


def is_bot(name: str) -> bool:
    """Does a record's player name mean a bot?"""
    return name.startswith(BOT)


def level_in(name: str) -> str:
    """The level in a bot's name."""
    return name.removeprefix(BOT)


def clean_line(name: str) -> str:
    """Without controls, turns of direction and blanks in disguise; empty if nothing is seen."""
    words = "".join(sign for sign in name if _may_stand(sign)).split()
    clean = " ".join(words).strip(JOINERS)
    return clean if any(unicodedata.category(sign)[0] not in "CM" for sign in clean) else ""


def _may_stand(sign: str) -> bool:
    if sign.isspace() or sign in JOINERS:
        return True
    return sign not in BLANKS and unicodedata.category(sign) not in ("Cc", "Cf", "Cs")


def spelling(name: str) -> str:
    """The same for names that look the same: no matter the case, width or spaces."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in plain if not (sign.isspace() or _is_unseen(sign)))


def _is_unseen(sign: str) -> bool:
    return sign in JOINERS or "\ufe00" <= sign <= "\ufe0f"  # variants of the sign before


def isolated(name: str) -> str:
    """A name from right to left does not turn the line around it."""
    is_plain = all(unicodedata.bidirectional(sign) not in RIGHT_TO_LEFT for sign in name)
    return name if is_plain else f"{ISOLATE}{name}{END_ISOLATE}"
