"""Endings solved exactly: how often does a player find a best move?

    python -m bench endings gold normal hard expert
    python -m bench endings fool easy normal hard network --positions 50

Taken from games of greedy players, and a line per player: how many of how many, the share, its 95 %
interval. Everybody plays for its own share of the victory; of equally good moves others choose any.
Positions where every move is a best one are left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from bench.arguments import count_of, make_parser
from bench.errors import BenchError
from bench.rooms import endings_help, endings_of
from pyrite.arena.intervals import wilson_interval
from pyrite.arena.tournament.deal import seated_player
from pyrite.core.backends.backend import plain
from pyrite.core.game import Game
from pyrite.core.law import CHANCE
from pyrite.core.schema import twin
from pyrite.core.seeds import fast_chance, game_seed, player_seed, seed_text
from pyrite.core.vocabulary.bench import SolvableEndings
from pyrite.engine.play import start_play
from pyrite.engine.player import Information
from pyrite.engine.registry import find_game, game_ids
from pyrite.players.levels import check_name
from pyrite.players.simple import Greedy

SERIES = seed_text("endings")
POSITIONS = 100
NEAR = 1e-9  # so close shares are equal
LEAST = 2  # moves, of a decision

Shares = tuple[float, ...]


@dataclass(frozen=True)
class SolvedEnding:
    """A decision, and the best moves."""

    information: Information
    moves: tuple[int, ...]
    best: frozenset[int]


def kind_of(game: Game) -> SolvableEndings:
    """What an ending is in a game."""
    found = endings_of(game)
    if found is None:
        raise BenchError(f"{game.id} is left out: it does not say what an ending is")
    return found


class Solver:
    """Shares of the victory when everybody knows everything."""

    def __init__(self, game: Game, kind: SolvableEndings) -> None:
        self.game, self.kind = game, kind
        self._found: dict[object, Shares] = {}
        self._moves = plain(game).scratch()[1]

    def shares(self, s: Any) -> Shares:
        """By seat, from here on."""
        key = self.kind.key(s)
        if key not in self._found:
            self._found[key] = self._shares(s)
        return self._found[key]

    def _shares(self, s: Any) -> Shares:
        mask = self.game.waiting(s)
        if mask == 0:
            won = self.game.winners(s)
            return tuple((won >> seat & 1) / won.bit_count() for seat in range(s.seats))
        seat = mask.bit_length() - 1
        values = list(self.values(s, seat).values())
        most = max(value[seat] for value in values)
        best = [value for value in values if value[seat] > most - NEAR]
        return tuple(sum(column) / len(best) for column in zip(*best, strict=True))

    def values(self, s: Any, seat: int) -> dict[int, Shares]:
        """What each move leads to; moves that do the same are tried once."""
        assert self.game.waiting(s) != CHANCE
        n = self.game.legal(s, seat, self._moves)
        found: dict[object, Shares] = {}
        values = {}
        for move in self._moves[:n]:
            key = self.kind.move_key(s, move)
            if key not in found:
                after = twin(s)
                self.game.apply(after, seat, move)
                found[key] = self.shares(after)
            values[move] = found[key]
        return values


def shown_to(game: Game, kind: SolvableEndings, state: Any, seat: int) -> Information:
    """What a seat may know when all is shown that could be."""
    s, known = twin(state), game.state()
    kind.show(s)
    game.observe(s, seat, known)
    return Information(game, seat, known)


def ending_of(information: Information, moves: Sequence[int]) -> SolvedEnding | None:
    """The ending, if it is one and there is something to choose."""
    kind = kind_of(information.game)
    if len(moves) < LEAST or not kind.is_small(information.state):
        return None
    values = mean_shares(information, moves)
    best = frozenset(m for m, value in values.items() if value > max(values.values()) - NEAR)
    return SolvedEnding(information, tuple(moves), best) if len(best) < len(values) else None


def mean_shares(information: Information, moves: Sequence[int]) -> dict[int, float]:
    """What each move brings the seat, on the average of all states that fit."""
    kind, seat = kind_of(information.game), information.seat
    solver = Solver(information.game, kind)
    found = [solver.values(state, seat) for state in kind.deals(information.state)]
    return {move: fmean(values[move][seat] for values in found) for move in moves}


def endings(game: Game) -> Iterator[SolvedEnding]:
    """Game after game of greedy players, every ending in them."""
    kind, number = kind_of(game), 0
    while True:
        play = start_play(
            game, kind.seats, options=dict(kind.options), seed=game_seed(SERIES, number)
        )
        players = [Greedy(game)] * kind.seats
        chance = fast_chance(player_seed(game_seed(SERIES, number), 0))
        while play.waiting:
            seat = play.waiting[0]
            moves = play.legal_numbers(seat)
            found = ending_of(shown_to(game, kind, play.state, seat), moves)
            if found:
                yield found
            play.move(seat, players[seat].choose(play.information(seat), moves, chance))
        number += 1


def share_of_best(game: Game, names: Sequence[str], positions: int) -> dict[str, int]:
    """By player: in how many of so many endings it played a best move."""
    found = dict.fromkeys(names, 0)
    for number, ending in enumerate(endings(game)):
        if number == positions:
            break
        for name in names:
            seed = game_seed(SERIES, number)
            player = seated_player(game.id, name, "native", seed)
            move = player.choose(ending.information, ending.moves, fast_chance(seed))
            found[name] += move in ending.best
    return found


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for; --help tells what all this means."""
    parser = make_parser("endings", f"{__doc__}\n{endings_help()}")
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("player", nargs="+")
    parser.add_argument("--positions", type=count_of, default=POSITIONS, metavar="N")
    said = parser.parse_args(words)
    kind_of(find_game(said.game))
    for name in said.player:
        check_name(name)
    return said


def main(words: Sequence[str]) -> None:
    """A line per player: how many of how many, the share, its 95 % interval."""
    said = parsed(words)
    total = said.positions
    for name, count in share_of_best(find_game(said.game), said.player, total).items():
        low, high = wilson_interval(count / total, total)
        print(f"{name}\t{count}/{total}\t{count / total:.1%}\t{low:.1%} … {high:.1%}")
