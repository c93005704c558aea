"""What players do, beside how well: how daring they are, and how often they do what people notice.

    python -m bench habits gold bold careful hard
    python -m bench habits fool bold careful --games 100

They meet in a tournament, so that all of them sit everywhere with the same luck. A line per player
and habit: the mean, and of how many decisions. `daring` says where the moves it made lay between
the least daring that it could have made, 0, and the most, 1; decisions without such a choice are
left out. The others are told by each game:
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from bench.arguments import count_of, make_parser
from bench.errors import BenchError
from bench.rooms import habits_help, habits_of
from pyrite.arena.tournament.deal import Tournament, play_on, seated_player
from pyrite.arena.tournament.setup import make_tournament
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, game_seed, player_seed
from pyrite.core.vocabulary.bench import MoveChoice
from pyrite.engine.play import start_play
from pyrite.engine.player import Information, Player
from pyrite.engine.registry import find_game, game_ids
from pyrite.players.levels import check_name
from pyrite.players.styles import daring_in, has_styles

GAMES = 60
SEED = "habits"

Measure = Callable[[MoveChoice], float | None]
Sums = dict[str, list[float]]


def daring_of(game: Game) -> Measure:
    """Where a move lies between the least and the most daring."""
    daring = daring_in(game)

    def measure(choice: MoveChoice) -> float | None:
        s, seat, moves, move = choice
        all_of = [int(daring(s, seat, one)) for one in moves]
        least, most = min(all_of), max(all_of)
        return None if least == most else (int(daring(s, seat, move)) - least) / (most - least)

    return measure


def measures_of(game: Game) -> dict[str, Measure]:
    """All that can be seen in a game."""
    daring = {"daring": daring_of(game)} if has_styles(game) else {}
    found = {**daring, **{name: habit.measure for name, habit in habits_of(game).items()}}
    if not found:
        raise BenchError(f"{game.id} says neither what is daring nor what its habits are")
    return found


@dataclass(frozen=True)
class Watched:
    """A player, and what it was seen to do."""

    player: Player
    habits: dict[str, Measure]
    sums: Sums = field(default_factory=lambda: defaultdict(list))

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """As the player inside."""
        move = self.player.choose(information, moves, chance)
        choice = MoveChoice(information.state, information.seat, moves, move)
        for name, measure in self.habits.items():
            found = measure(choice)
            if found is not None:
                self.sums[name].append(found)
        return move


def watch(tournament: Tournament, backend: str = "native") -> list[Sums]:
    """By player: what it did, habit by habit."""
    game = find_game(tournament.game)
    habits = measures_of(game)
    seen: list[Sums] = [defaultdict(list) for _ in tournament.players]
    for number in range(tournament.all_games):
        block, turn = divmod(number, tournament.seats)
        seed = game_seed(tournament.seed, block)
        own = [player_seed(seed, number * tournament.seats + k) for k in range(tournament.seats)]
        players = [
            Watched(
                seated_player(game.id, tournament.players[index], backend, own[seat]),
                habits,
                seen[index],
            )
            for seat, index in enumerate(tournament.players_by_seat(block, turn))
        ]
        play = start_play(game, tournament.seats, seed=seed, options=dict(tournament.options))
        play_on(play, players, [fast_chance(one) for one in own])
    return seen


def parsed(words: Sequence[str]) -> Tournament:
    """What was asked for; --help tells what all this means."""
    parser = make_parser("habits", f"{__doc__}\n{habits_help()}")
    parser.add_argument("game", choices=sorted(game_ids()))
    parser.add_argument("player", nargs="+")
    parser.add_argument("--games", type=count_of, default=GAMES, metavar="N")
    parser.add_argument("--seats", type=count_of, metavar="N")
    said = parser.parse_args(words)
    for name in said.player:
        check_name(name)
    game = find_game(said.game)
    return make_tournament(game, said.player, games=said.games, seats=said.seats, seed=SEED)


def main(words: Sequence[str]) -> None:
    """A line per player and habit: the mean, and of how many decisions."""
    tournament = parsed(words)
    for name, sums in zip(tournament.players, watch(tournament), strict=True):
        for habit, values in sums.items():
            print(f"{name}\t{habit}\t{fmean(values):.2f}\t{len(values)}")
