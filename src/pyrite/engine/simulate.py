"""Many games: seeded one by one from a series' seed, the same on either backend.

Players are handed in; without any, uniform ones play, natively where that is compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pyrite.core import flow
from pyrite.core.backends.backend import backend_of
from pyrite.core.chance import Chance
from pyrite.core.game import Game, Result, option_indices
from pyrite.core.seeds import (
    SEED_WORDS,
    STREAM_WORDS,
    fast_chance,
    player_seed,
    series_keys,
)
from pyrite.engine.play import Play, start_play
from pyrite.engine.player import Player, seats_of
from pyrite.engine.records.record import GameRecord, Line


@dataclass(frozen=True)
class SimulatedGame:
    """One simulated game in numbers."""

    number: int
    decisions: int
    result: Result


class UniformGames:
    """Games of a series between uniform players, and room for what comes of them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        series: str,
        numbers: range,
        backend: str = "python",
    ) -> None:
        self.game = game
        self.seats = seats
        self.numbers = numbers
        self._backend = at = backend_of(game, backend)
        self._options = at.numbers(option_indices(game, options))
        words = SEED_WORDS + STREAM_WORDS * seats
        self._keys = at.words(series_keys(series, numbers, seats), words)
        self._scores = at.table(len(numbers), game.sides(seats))
        self._results = at.table(len(numbers), flow.COLUMNS)

    def play(self) -> int:
        """All of them, the loop inside; returns their decisions."""
        at = self._backend
        outcome, moves = at.scratch()
        run = at.entry(flow.simulate)
        return int(
            run(
                at.states(2),
                self.seats,
                self._options,
                self._keys,
                at.rows(Chance, 1),
                at.rows(Chance, self.seats),
                outcome,
                moves,
                self._scores,
                self._results,
            )
        )

    def games(self) -> list[SimulatedGame]:
        """How each ended."""
        rows = zip(
            self.numbers,
            self._backend.lists(self._results),
            self._backend.lists(self._scores),
            strict=True,
        )
        return [self._game(number, row, scores) for number, row, scores in rows]

    def _game(self, number: int, row: list[int], scores: list[int]) -> SimulatedGame:
        reason = self.game.reasons[row[flow.REASON]]
        result = Result(tuple(scores), seats_of(row[flow.WINNERS]), reason)
        return SimulatedGame(number, row[flow.DECISIONS], result)


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    series: str,
    numbers: range,
    backend: str = "python",
) -> list[SimulatedGame]:
    """Games between uniform players; natively the lock is released, so threads add up."""
    games = UniformGames(game, seats, options, series, numbers, backend)
    games.play()
    return games.games()


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
