"""How fast compiled games are, as a library and as `.wasm`, beside what Numba was.

    python -m bench compiled
    python -m bench compiled gold --repeat 3

Medians, in processor time of one thread. Decisions: between uniform players, the loop inside.
Expert: how long a decision of its search takes. Steps: of 1024 games side by side with
observations, uniform moves. Samples: of self-play, as learning takes them. First: seconds until a
new process, where nothing is left to compile, has thought as `expert` once, and its memory. Numba
compiled the same games until November 2026; its figures were taken on 2026-11-18 on an AMD EPYC
(Zen 5), in the same minutes as the library's, and mean something on such a machine only.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from bench.arguments import count_of, make_parser
from pyrite.core.backends.backend import NATIVE, WASM, compiled
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, game_seed, seed_text
from pyrite.engine.play import start_play
from pyrite.engine.registry import all_games, find_game
from pyrite.engine.simulate import UniformGames
from pyrite.envs.vector import VectorGames
from pyrite.players.levels import make_player
from pyrite.players.network.network import layers_on
from pyrite.players.network.weights import weights_in_use
from pyrite.players.training.playing import Playing

Figures = Sequence[float | None]

SERIES = seed_text("compiled")
FORMS = {"library": NATIVE, "wasm": WASM}
REPEAT = 5
GAMES = 2000
DECISIONS = 8
ROWS, STEPS = 1024, 40
SAMPLES = 1000
NUMBA: dict[str, Figures] = {
    "gold": (13.3, 67.9, None, None, 5.2, 121),
    "fools-gold": (10.8, 110.6, None, None, 5.6, 74),
    "fool": (15.2, 157.4, None, None, 5.5, 105),
    "end-of-the-trail": (13.3, 81.7, None, None, 3.0, 95),
}
"""By game, as the columns are; its start and memory were not measured so."""

COLUMNS = ("M decisions/s", "expert ms", "first s", "MB", "M steps/s", "k samples/s")
LINE = "{:17} {:8}" + " {:>13}" * len(COLUMNS)
CHILD = """
import resource, sys, time
began = time.perf_counter()
from bench.compiled import SERIES, make_player, fast_chance, find_game, start_play
game = find_game(sys.argv[1])
play = start_play(game, game.usual_seats, seed=SERIES)
player = make_player(game, "expert", seed=SERIES, backend=sys.argv[2])
seat = play.waiting[0]
player.choose(play.information(seat), play.legal_numbers(seat), fast_chance(SERIES))
print(time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000)
"""


def main(words: Sequence[str]) -> None:
    """A line per game and form, as they are known."""
    parser = make_parser("compiled", __doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", help="all if none is named")
    parser.add_argument("--repeat", type=count_of, default=REPEAT, help="medians of so many")
    given = parser.parse_args(words)
    print(LINE.format("game", "form", *COLUMNS))
    for game in map(find_game, given.games) if given.games else all_games():
        if game.id in NUMBA:
            print(row(game, "Numba", NUMBA[game.id]))
        for form in FORMS:
            print(row(game, form, figures(game, form, given.repeat)), flush=True)


def row(game: Game, form: str, found: Figures) -> str:
    """Figures of one form; what it has none of stays empty."""
    texts = ["" if one is None else f"{one:.1f}" for one in found]
    return LINE.format(game.id, form, *texts, *[""] * (len(COLUMNS) - len(texts))).rstrip()


def figures(game: Game, form: str, repeat: int) -> Figures:
    """As the columns are; environments and learning take the form that this machine runs best."""
    name = FORMS[form]
    found = [
        median(decisions(game, name), repeat) / 1e6,
        1000 / median(choices(game, name), repeat),
        *first_thought(game, name, repeat),
    ]
    if name == NATIVE:
        found += [median(steps(game), repeat) / 1e6, median(samples(game), repeat) / 1e3]
    return found


def first_thought(game: Game, backend: str, repeat: int) -> list[float]:
    """Seconds, and megabytes of the process."""
    command = [sys.executable, "-c", CHILD, game.id, backend]
    runs = [
        subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        for _ in range(repeat)
    ]
    return [statistics.median(map(float, column)) for column in zip(*runs, strict=True)]


def median(run: Callable[[], int], repeat: int) -> float:
    """How many a second; the first run, which may compile, does not count."""
    run()
    rates = []
    for _ in range(repeat):
        began = time.process_time()
        count = run()
        rates.append(count / (time.process_time() - began))
    return statistics.median(rates)


def decisions(game: Game, backend: str) -> Callable[[], int]:
    """Between uniform players."""
    return UniformGames(game, game.usual_seats, {}, SERIES, range(GAMES), backend).play


def choices(game: Game, backend: str) -> Callable[[], int]:
    """Of `expert`, in its own games one after the other."""
    player = make_player(game, "expert", seed=SERIES, backend=backend)
    chance = fast_chance(SERIES)

    def run() -> int:
        number, done = 0, 0
        play = start_play(game, game.usual_seats, seed=game_seed(SERIES, number))
        while done < DECISIONS:
            seat = play.waiting[0]
            moves = play.legal_numbers(seat)
            play.move(seat, player.choose(play.information(seat), moves, chance))
            done += len(moves) > 1
            if play.is_over:
                number += 1
                play = start_play(game, game.usual_seats, seed=game_seed(SERIES, number))
        return done

    return run


def steps(game: Game) -> Callable[[], int]:
    """Of many games side by side."""
    games = VectorGames(game, game.usual_seats, ROWS, seed=SERIES)

    def run() -> int:
        for _ in range(STEPS):
            games.step(games.uniform_moves())
        return STEPS * ROWS

    return run


def samples(game: Game) -> Callable[[], int]:
    """Of self-play with the network in use."""
    playing = Playing(game, SERIES, SAMPLES)
    layers = layers_on(compiled(game), weights_in_use(game))
    return lambda: int(playing.round(layers, 0.001).notes.used[0])
