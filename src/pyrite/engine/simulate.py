"""Many games: seeded one by one from a series' seed, the same on either backend.

Players are handed in; without any, uniform ones play, natively where that is compiled.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pyrite.core import flow
from pyrite.core.chance import Chance
from pyrite.core.game import Game, Result, option_indices
from pyrite.core.seeds import fast_chance, player_seed, series_keys
from pyrite.engine.play import Play, seats_of, start_play
from pyrite.engine.player import Player
from pyrite.engine.record import GameRecord, Line


@dataclass(frozen=True)
class SimulatedGame:
    """One simulated game in numbers."""

    number: int
    decisions: int
    result: Result


def keys_of(series: str, numbers: range, seats: int) -> list[list[int]]:
    """A row of words per game: its own eight, then four of each seat's player."""
    row = struct.Struct(f"<{8 + 4 * seats}I")
    return [list(words) for words in row.iter_unpack(series_keys(series, numbers, seats))]


def simulate_plain(
    game: Game, seats: int, options: Mapping[str, str], series: str, numbers: range
) -> list[SimulatedGame]:
    """Uniform games on the python backend."""
    keys = keys_of(series, numbers, seats)
    results = [[0] * 3 for _ in keys]
    scores = [[0] * game.sides(seats) for _ in keys]
    game.plain.bind(flow.simulate)(
        [game.state(), game.state()],
        seats,
        option_indices(game, options),
        keys,
        [Chance()],
        [Chance() for _ in range(seats)],
        [0] * game.longest_outcome,
        [0] * game.most_moves,
        scores,
        results,
    )
    return _games(game, numbers, results, scores)


def simulate_native(
    game: Game, seats: int, options: Mapping[str, str], series: str, numbers: range
) -> list[SimulatedGame]:
    """The same games, compiled; the lock is released, so threads add up."""
    import numpy as np

    from pyrite.core import native

    compiled = native.native(game)
    outcome, moves = compiled.scratch()
    words = np.frombuffer(series_keys(series, numbers, seats), "<u4")
    keys = words.reshape(len(numbers), 8 + 4 * seats).astype(np.int64)
    results = np.zeros((len(numbers), 3), np.int64)
    scores = np.zeros((len(numbers), game.sides(seats)), np.int64)
    compiled.entry(flow.simulate)(
        native.rows(game.state, 2),
        seats,
        np.array(option_indices(game, options), np.int64),
        keys,
        native.rows(Chance, 1),
        native.rows(Chance, seats),
        outcome,
        moves,
        scores,
        results,
    )
    return _games(game, numbers, results.tolist(), scores.tolist())


def _games(
    game: Game, numbers: range, results: Sequence[Sequence[int]], scores: Sequence[Sequence[int]]
) -> list[SimulatedGame]:
    return [
        SimulatedGame(
            number,
            row[flow.DECISIONS],
            Result(tuple(score), seats_of(row[flow.WINNERS]), game.reasons[row[flow.REASON]]),
        )
        for number, row, score in zip(numbers, results, scores, strict=True)
    ]


def play_game(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: str,
    players: Sequence[Player],
    names: Sequence[str],
    *,
    audit: bool = False,
) -> GameRecord:
    """One game between players, with its record."""
    play = start_play(game, seats, seed=seed, options=options, players=dict(enumerate(names)))
    streams = [fast_chance(player_seed(seed, seat)) for seat in range(seats)]
    audits: list[tuple[int, Line]] = []
    while not play.is_over:
        seat = play.waiting[0]
        moves = play.legal_numbers(seat)
        if audit:
            audits.append((len(play.lines), audit_line(play, seat)))
        play.move(seat, players[seat].choose(play.information(seat), moves, streams[seat]))
    record = play.game_record()
    for place, line in reversed(audits):
        record.lines.insert(place, line)
    return record


def audit_line(play: Play, seat: int) -> Line:
    """All legal moves of the seat that moves next."""
    return Line("?", f"{seat} " + " | ".join(play.legal(seat)))
