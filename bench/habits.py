"""What players do, beside how well: how daring they are, and how often they do what people notice.

    python -m bench.habits gold bold careful hard
    python -m bench.habits fool bold careful --games 100

They meet in a tournament, so that all of them sit everywhere with the same luck. A line per player
and habit: the mean, and of how many decisions. `daring` says where the moves it made lay between
the least daring that it could have made, 0, and the most, 1; decisions without such a choice are
left out. The others are these:

Gold: `unseen first`, how often the first card of a turn is one that nobody has seen, where others
lie that somebody has; `unseen second`, the same of the second card.

Fool!: `led`, the value of the cards it leads; `on top`, how often a card goes above all others of
the trick where it could stay below.

Fool's Gold: `joins others`, how often a miner goes to a mine where others' miners stand; `price`,
the coins it costs.

End of the Trail: `bids`, how often it bids where it could pass; `bid`, how much; `presses`, how
often it presses its luck where it could stake.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from pyrite.arena.tournament.deal import Tournament, play_on, seated_player
from pyrite.arena.tournament.setup import make_tournament
from pyrite.core.chance import Chance
from pyrite.core.errors import PyriteError
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, game_seed, player_seed
from pyrite.engine.play import start_play
from pyrite.engine.player import Information, Player
from pyrite.engine.registry import find_game, game_ids
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    BID_VERB,
    PASS_MOVE,
    PRESS_MOVE,
    VERB_OF,
)
from pyrite.games.fool.box import VALUE
from pyrite.games.fool.skill.features import strength
from pyrite.games.fools_gold.box import SPACES
from pyrite.games.fools_gold.mining import MINERS_AT, miners_on_path
from pyrite.games.fools_gold.moves import FIRST_WILD
from pyrite.players.levels import check_name
from pyrite.players.styles import daring_in

GAMES = 60
SEED = "habits"

Asked = tuple[Any, int, Sequence[int], int]
"""State as the seat knows it, seat, legal moves, the one it made."""
Habit = Callable[[Asked], float | None]
Sums = dict[str, list[float]]


def unseen_card(asked: Asked, first: bool) -> float | None:
    """Gold: is it one of the unseen cards, where there is a choice?"""
    s, _, moves, move = asked
    are_unseen = {s.last_seen[one] == 0 for one in moves}
    if s.rush or (s.first < 0) != first or len(are_unseen) < 2:
        return None
    return float(s.last_seen[move] == 0)


def value_led(asked: Asked) -> float | None:
    """Fool!: of the first card of a trick."""
    s, _, _, move = asked
    return None if s.trick.size else float(VALUE[move])


def on_top(asked: Asked) -> float | None:
    """Fool!: is it above all others of the trick, where there is a choice?"""
    s, _, moves, move = asked
    trick = s.trick
    best = max((strength(trick.colour, card) for card in trick.cards[: trick.size]), default=0)
    are_above = {strength(trick.colour, one) > best for one in moves}
    if trick.size == 0 or len(are_above) < 2:
        return None
    return float(strength(trick.colour, move) > best)


def joins_others(asked: Asked) -> float | None:
    """Fool's Gold: do others' miners stand where a miner goes?"""
    s, seat, _, move = asked
    if move >= FIRST_WILD:
        return None
    mine = s.mines[move // SPACES]
    return float(miners_on_path(mine) > MINERS_AT[mine.standing[seat]])


def price(asked: Asked) -> float | None:
    """Fool's Gold: of a miner on its path."""
    move = asked[3]
    return None if move >= FIRST_WILD else float(move % SPACES)


def bids(asked: Asked) -> float | None:
    """End of the Trail: does it bid where it could pass?"""
    _, _, moves, move = asked
    can_bid = any(VERB_OF[one] == BID_VERB for one in moves)
    return float(move != PASS_MOVE) if can_bid and PASS_MOVE in moves else None


def bid(asked: Asked) -> float | None:
    """End of the Trail: how much."""
    move = asked[3]
    return float(ARGUMENT_OF[move]) if VERB_OF[move] == BID_VERB else None


def presses(asked: Asked) -> float | None:
    """End of the Trail: does it press its luck where it could stake?"""
    _, _, moves, move = asked
    return float(move == PRESS_MOVE) if PRESS_MOVE in moves and len(moves) > 1 else None


HABITS: dict[str, dict[str, Habit]] = {
    "gold": {
        "unseen first": lambda asked: unseen_card(asked, first=True),
        "unseen second": lambda asked: unseen_card(asked, first=False),
    },
    "fool": {"led": value_led, "on top": on_top},
    "fools-gold": {"joins others": joins_others, "price": price},
    "end-of-the-trail": {"bids": bids, "bid": bid, "presses": presses},
}


def daring_of(game: Game) -> Habit:
    """Where a move lies between the least and the most daring."""
    daring = daring_in(game)

    def habit(asked: Asked) -> float | None:
        s, seat, moves, move = asked
        all_of = [int(daring(s, seat, one)) for one in moves]
        least, most = min(all_of), max(all_of)
        return None if least == most else (int(daring(s, seat, move)) - least) / (most - least)

    return habit


@dataclass(frozen=True)
class Watched:
    """A player, and what it was seen to do."""

    player: Player
    habits: dict[str, Habit]
    sums: Sums = field(default_factory=lambda: defaultdict(list))

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """As the player inside."""
        move = self.player.choose(information, moves, chance)
        asked = information.state, information.seat, moves, move
        for name, habit in self.habits.items():
            found = habit(asked)
            if found is not None:
                self.sums[name].append(found)
        return move


def watch(tournament: Tournament, backend: str = "native") -> list[Sums]:
    """By player: what it did, habit by habit."""
    game = find_game(tournament.game)
    habits = {"daring": daring_of(game), **HABITS.get(game.id, {})}
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


def parsed(words: Sequence[str] | None) -> Tournament:
    """What was asked for; --help tells what all this means."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.habits",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=sorted(game_ids()))
    parser.add_argument("player", nargs="+")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N")
    parser.add_argument("--seats", type=int, metavar="N")
    said = parser.parse_args(words)
    if said.games < 1:
        parser.error("--games: at least 1")
    game = find_game(said.game)
    try:
        for name in said.player:
            check_name(name)
        return make_tournament(game, said.player, games=said.games, seats=said.seats, seed=SEED)
    except PyriteError as error:
        parser.error(str(error))


def main(words: Sequence[str] | None = None) -> None:
    """A line per player and habit: the mean, and of how many decisions."""
    tournament = parsed(words)
    for name, sums in zip(tournament.players, watch(tournament), strict=True):
        for habit, values in sums.items():
            print(f"{name}\t{habit}\t{fmean(values):.2f}\t{len(values)}")


if __name__ == "__main__":
    main()
