"""Words for set-up: small tournaments and results made by hand."""

from __future__ import annotations

from typing import Any

from pyrite.arena.tournament.deal import GameResult, Tournament
from pyrite.core.seeds import seed_text


def tournament(*players: str, **changes: Any) -> Tournament:
    """Gold for as many as are named, three deals, unless said otherwise."""
    seats = max(2, len(players))
    values = {"game": "gold", "seats": seats, "games": 3 * seats, "seed": seed_text("arena")}
    return Tournament(players=players, **{**values, **changes})


def result(block: int, turn: int, players: str, scores: str, winners: str) -> GameResult:
    """A game as one would tell it: who sat where, their scores, the winning seats."""
    by_seat = tuple(map(int, players.split()))
    won = list(map(int, winners.split()))
    wins = tuple((seat in won) / len(won) for seat in range(len(by_seat)))
    return GameResult(block, turn, by_seat, tuple(map(int, scores.split())), wins, 10, 30, 1)
