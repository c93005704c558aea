"""One's own luck over many games: measured once, kept beside the records, summed up."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Any

from pyrite.arena.intervals import Share, share_of
from pyrite.engine.records.files import PRIVATE, write_whole
from pyrite.engine.records.record import GameRecord
from pyrite.players.review.data import DIGITS, MEASURED, estimate_data
from pyrite.players.review.review import Review
from pyrite.players.review.valuing import Estimate


@dataclass(frozen=True)
class OwnLuck:
    """What a review came to for somebody."""

    seat: int
    final: float
    luck: Estimate
    own: Estimate
    level: str | None  # like which bots they played, where that is sure


def lucks_of(review: Review) -> list[OwnLuck]:
    """Of everybody who was looked at; nothing of a review that was interrupted."""
    levels = {one.seat: one.level for one in review.meters if one.is_sure}
    return [
        OwnLuck(one.seat, one.final, one.luck, one.own, levels.get(one.seat))
        for one in review.accounts
        if review.is_whole and one.seat in review.seats
    ]


class LuckFile:
    """What is known of games by their records' hashes; a file that is broken holds nothing."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known: dict[str, list[dict[str, Any]]] = {}
        try:
            found = json.loads(file.read_text("utf-8"))
            self._known = found["games"] if found["measured"] == MEASURED else {}
        except (OSError, ValueError, LookupError, TypeError):
            pass

    def of(self, record: GameRecord) -> list[OwnLuck] | None:
        """What was measured of a game, if it was."""
        rows = self._known.get(hash_of(record))
        return None if rows is None else [luck_of(row) for row in rows]

    def keep(self, record: GameRecord, lucks: Sequence[OwnLuck]) -> None:
        """From now on it is known."""
        self._known[hash_of(record)] = [luck_data(one) for one in lucks]
        told = {"measured": MEASURED, "games": self._known}
        write_whole(self._file, json.dumps(told) + "\n", mode=PRIVATE)


def hash_of(record: GameRecord) -> str:
    """The same for the same text, wherever it lies."""
    return sha256(record.text().encode()).hexdigest()


def luck_data(one: OwnLuck) -> dict[str, Any]:
    """As JSON values."""
    return {
        "seat": one.seat,
        "final": round(one.final, DIGITS),
        "luck": estimate_data(one.luck),
        "own": estimate_data(one.own),
        "level": one.level,
    }


def luck_of(row: dict[str, Any]) -> OwnLuck:
    """And back."""
    luck, own = Estimate(*row["luck"]), Estimate(*row["own"])
    return OwnLuck(row["seat"], row["final"], luck, own, row["level"])


@dataclass(frozen=True)
class LuckSum:
    """Many games, the newest first."""

    games: int
    unlucky: int
    luck: Share  # by game, in the mean
    own: Share
    streak: int  # so many in a row, up to the newest, of the same luck as that


def sum_of(lucks: Sequence[OwnLuck]) -> LuckSum:
    """How often, how much, and since when."""
    is_bad = [one.luck.mean < 0 for one in lucks]
    return LuckSum(
        len(lucks),
        sum(is_bad),
        share_of([one.luck.mean for one in lucks]),
        share_of([one.own.mean for one in lucks]),
        len(list(takewhile(lambda bad: bad is is_bad[0], is_bad))),
    )
