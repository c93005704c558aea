"""Endings solved exactly: how often does a player find a best move?

    python -m bench.endings gold normal hard expert
    python -m bench.endings fool easy normal hard network --positions 50

Taken from games of greedy players, and a line per player: how many of how many, the share, its 95 %
interval. Everybody plays for its own share of the victory; of equally good moves others choose any.
Positions where every move is a best one are left out.

Gold, two seats: the last cards of the rush, all of them shown, so that a best move is simply that.

Fool!, single rounds of four: the last tricks, at most four cards in a hand and nine in all. As soon
as all hands are known there the round is decided, so others' hands stay hidden, and a best move is
one that wins most on the average of all deals that fit what the seat knows, each equally likely
(nothing is read from what others chose to play), when from then on everybody plays with open cards.
That average is exact, of at most 200 deals; what could be gained by hiding a card is not in it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from bench import fool_endings
from pyrite.arena.intervals import wilson_interval
from pyrite.arena.tournament.deal import seated_player
from pyrite.core.backends.backend import plain
from pyrite.core.errors import PyriteError
from pyrite.core.game import Game
from pyrite.core.law import CHANCE, TRUTH
from pyrite.core.schema import twin
from pyrite.core.seeds import fast_chance, game_seed, player_seed, seed_text
from pyrite.engine.play import start_play
from pyrite.engine.player import Information
from pyrite.engine.registry import find_game
from pyrite.games.gold.box import PLACES
from pyrite.players.greedy import Greedy
from pyrite.players.levels import check_name

SERIES = seed_text("endings")
POSITIONS = 100
LYING = 8  # cards of Gold, at the most
NEAR = 1e-9  # so close shares are equal
LEAST = 2  # moves, of a decision

Shares = tuple[float, ...]


@dataclass(frozen=True)
class Kind:
    """What an ending is in one game."""

    seats: int
    options: dict[str, str]
    is_small: Callable[[Any], bool]
    show: Callable[[Any], None]  # what the game itself could have shown by now
    deals: Callable[[Any], Iterator[Any]]  # from information: every state that fits
    key: Callable[[Any], object]  # equal for positions that are worth the same
    apart: Callable[[Any, int], object]  # equal for moves that do the same


@dataclass(frozen=True)
class Ending:
    """A decision, and the best moves."""

    information: Information
    moves: tuple[int, ...]
    best: frozenset[int]


def is_small_gold(s: Any) -> bool:
    """The rush, with few cards."""
    return bool(s.rush and s.lying <= LYING)


def show_gold(s: Any) -> None:
    """Every card on the table has been flipped at some time."""
    for place in s.places[: s.lying]:
        if s.last_seen[place] == 0:
            s.last_seen[place] = 1
            s.unseen[s.face[place]] -= 1


def gold_key(s: Any) -> object:
    """Whose turn, which cards, who has what: not when each card was seen."""
    faces = tuple(sorted(s.face[place] for place in range(PLACES) if s.face[place] > 0))
    return s.turn, faces, tuple((one.nuggets, one.cards) for one in s.players)


def the_only(o: Any) -> Iterator[Any]:
    """Gold: all cards are known."""
    s = twin(o)
    s.viewer = TRUTH
    yield s


def show_nothing(s: Any) -> None:
    """Fool!: hands stay hidden."""


KINDS = {
    "gold": Kind(2, {}, is_small_gold, show_gold, the_only, gold_key, lambda s, move: s.face[move]),
    "fool": Kind(
        4,
        {"rounds": "single"},
        fool_endings.is_small,
        show_nothing,
        fool_endings.deals,
        fool_endings.key,
        lambda s, move: move,
    ),
}


class Solver:
    """Shares of the victory when everybody knows everything."""

    def __init__(self, game: Game, kind: Kind) -> None:
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
            key = self.kind.apart(s, move)
            if key not in found:
                after = twin(s)
                self.game.apply(after, seat, move)
                found[key] = self.shares(after)
            values[move] = found[key]
        return values


def shown_to(game: Game, kind: Kind, state: Any, seat: int) -> Information:
    """What a seat may know when all is shown that could be."""
    s, known = twin(state), game.state()
    kind.show(s)
    game.observe(s, seat, known)
    return Information(game, seat, known)


def ending_of(information: Information, moves: Sequence[int]) -> Ending | None:
    """The ending, if it is one and there is something to choose."""
    kind = KINDS[information.game.id]
    if len(moves) < LEAST or not kind.is_small(information.state):
        return None
    values = mean_shares(information, moves)
    best = frozenset(m for m, value in values.items() if value > max(values.values()) - NEAR)
    return Ending(information, tuple(moves), best) if len(best) < len(values) else None


def mean_shares(information: Information, moves: Sequence[int]) -> dict[int, float]:
    """What each move brings the seat, on the average of all states that fit."""
    kind, seat = KINDS[information.game.id], information.seat
    solver = Solver(information.game, kind)
    found = [solver.values(state, seat) for state in kind.deals(information.state)]
    return {move: fmean(values[move][seat] for values in found) for move in moves}


def endings(game: Game) -> Iterator[Ending]:
    """Game after game of greedy players, every ending in them."""
    kind, number = KINDS[game.id], 0
    while True:
        play = start_play(game, kind.seats, options=kind.options, seed=game_seed(SERIES, number))
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


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for; --help tells what all this means."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.endings",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=sorted(KINDS))
    parser.add_argument("player", nargs="+")
    parser.add_argument("--positions", type=int, default=POSITIONS, metavar="N")
    said = parser.parse_args(words)
    try:
        for name in said.player:
            check_name(name)
    except PyriteError as error:
        parser.error(str(error))
    if said.positions < 1:
        parser.error("--positions: at least 1")
    return said


def main(words: Sequence[str] | None = None) -> None:
    """A line per player: how many of how many, the share, its 95 % interval."""
    said = parsed(words)
    total = said.positions
    for name, count in share_of_best(find_game(said.game), said.player, total).items():
        low, high = wilson_interval(count / total, total)
        print(f"{name}\t{count}/{total}\t{count / total:.1%}\t{low:.1%} … {high:.1%}")


if __name__ == "__main__":
    main()
