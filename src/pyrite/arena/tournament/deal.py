"""One deal played several times with the seats turned, so that luck falls on everybody alike."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations, islice, permutations
from math import factorial
from typing import Any

from pyrite.arena.luck_adjusted import Lucks, lucks_in
from pyrite.core.chance import Chance
from pyrite.core.game import victory_shares
from pyrite.core.seeds import fast_chance, game_seed, player_seed
from pyrite.engine.play import Play, start_play
from pyrite.engine.player import Player
from pyrite.engine.registry import find_game
from pyrite.players.levels import make_player
from pyrite.players.memory import Forgetful


@dataclass(frozen=True)
class Tournament:
    """What is to be played; games are rounded up to whole deals."""

    game: str
    seats: int
    players: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    adjusted: int = 0  # rollouts for each value of its luck; 0: luck is not measured

    @property
    def blocks(self) -> int:
        """Deals: each is played once per seat."""
        return -(-self.games // self.seats)

    @property
    def all_games(self) -> int:
        """As many as whole deals have."""
        return self.blocks * self.seats

    def players_by_seat(self, block: int, turn: int) -> tuple[int, ...]:
        """Which player (by index) sits at each seat: turned, so everybody sits everywhere once."""
        players = self.players_of(block)
        return tuple(players[(seat + turn) % self.seats] for seat in range(self.seats))

    def players_of(self, block: int) -> tuple[int, ...]:
        """Who plays a deal, in order: every choice of players comes round, then every order."""
        groups = groups_of(len(self.players), self.seats)
        first, *others = groups[block % len(groups)]
        order = block // len(groups) % factorial(len(others))
        return (first, *next(islice(permutations(others), order, None)))


@functools.cache
def groups_of(players: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """The choices of players for one table; with fewer players than seats some sit twice."""
    if players >= seats:
        return tuple(combinations(range(players), seats))
    ways = 1 if seats % players == 0 else players
    return tuple(tuple((way + i) % players for i in range(seats)) for way in range(ways))


LUCKS = ("luck", "worth_luck")
"""What a row has only where it was measured."""


@dataclass(frozen=True)
class GameResult:
    """One game of a tournament in numbers."""

    block: int
    turn: int
    players: tuple[int, ...]  # by seat
    scores: tuple[int, ...]
    wins: tuple[float, ...]  # win share by seat
    decisions: int
    choices: int  # legal moves, summed over decisions
    lead_changes: int
    luck: tuple[float, ...] = ()  # by seat, where it was measured
    worth_luck: tuple[float, ...] = ()  # the same as a network sees it, where there is one

    def row(self) -> dict[str, Any]:
        """As JSON."""
        row = asdict(self)
        return {name: value for name, value in row.items() if value != () or name not in LUCKS}

    def lucks_of(self, seat: int) -> tuple[float, ...]:
        """One seat's luck in every measure there is."""
        return tuple(luck[seat] for luck in (self.luck, self.worth_luck) if luck)

    @staticmethod
    def from_row(row: dict[str, Any]) -> GameResult:
        """From JSON."""
        values: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in row.items()
        }
        return GameResult(**values)


@functools.cache
def _player(game: str, name: str, backend: str) -> Player:
    return make_player(find_game(game), name, backend=backend)


def seated_player(game: str, name: str, backend: str, seed: str) -> Player:
    """The player of that name; what it forgets, it forgets in its own way in every game."""
    player = _player(game, name, backend)
    return replace(player, seed=seed) if isinstance(player, Forgetful) else player


def play_block(tournament: Tournament, block: int, backend: str = "native") -> list[GameResult]:
    """All games of one deal; the same wherever it runs."""
    return [play_turned(tournament, block, turn, backend) for turn in range(tournament.seats)]


def play_turned(tournament: Tournament, block: int, turn: int, backend: str) -> GameResult:
    """The deal with the seats turned so far; the players' own chance is new in every turn."""
    game = find_game(tournament.game)
    seed = game_seed(tournament.seed, block)
    by_seat = tournament.players_by_seat(block, turn)
    own = [player_seed(seed, turn * tournament.seats + seat) for seat in range(tournament.seats)]
    players = [
        seated_player(game.id, tournament.players[index], backend, own[seat])
        for seat, index in enumerate(by_seat)
    ]
    play = start_play(game, tournament.seats, seed=seed, options=dict(tournament.options))
    counts = play_on(play, players, [fast_chance(one) for one in own])
    result = play.result
    assert result
    wins = tuple(victory_shares(result.winners, tournament.seats))
    rollouts = tournament.adjusted
    lucks = lucks_in(play, turn, rollouts, backend) if rollouts else Lucks((), ())
    measured = lucks.by_rollouts, lucks.by_worth
    return GameResult(block, turn, by_seat, result.scores, wins, *counts, *measured)


def play_on(
    play: Play, players: Sequence[Player], streams: Sequence[Chance]
) -> tuple[int, int, int]:
    """To the end; returns decisions, choices and how often the lead changed."""
    decisions = choices = changes = 0
    leader = -1
    while not play.is_over:
        seat = play.waiting[0]
        moves = play.legal_numbers(seat)
        play.move(seat, players[seat].choose(play.information(seat), moves, streams[seat]))
        decisions += 1
        choices += len(moves)
        ahead = sole_leader(play.score())
        if ahead >= 0 and ahead != leader:
            changes += leader >= 0
            leader = ahead
    return decisions, choices, changes


def sole_leader(scores: Sequence[int]) -> int:
    """Who is ahead of all others; -1 if nobody is."""
    best = max(scores)
    return scores.index(best) if list(scores).count(best) == 1 else -1
