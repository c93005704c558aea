"""What each page of figures is printed by: laboratories and commands of ours, game by game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from bench.rooms import endings_of, habits_of, match_of
from pyrite.core.game import Game
from pyrite.engine.registry import all_games
from pyrite.players.network.features import has_features

STORE, FILE, BEFORE = "STORE", "FILE", "BEFORE"
"""Words of a command that stand for a new store, a file to go on from, and another checkout."""

LEVELS = ("easy", "normal", "hard", "expert")
STYLES = ("bold", "careful")
QUICK, SLOW = 1000, 200  # games of a match, without and with a player that searches

Commands = Iterator[str]


@dataclass(frozen=True)
class Subject:
    """One page: its title, how long it takes on two cores, and the commands whose output it is."""

    title: str
    takes: str
    commands: Callable[[], Commands]


def seats_and_options(game: Game) -> str:
    """As matches of laboratories are played."""
    match = match_of(game)
    seats = match.seats if match else game.usual_seats
    options = match.options.items() if match else ()
    return " ".join([f"--seats {seats}", *(f"--option {key}={value}" for key, value in options)])


def matches(game: Game, a: str, b: str) -> str:
    """Half of the seats each."""
    count = SLOW if "expert" in (a, b) else QUICK
    return f"pyrite arena {game.id} {seats_and_options(game)} --players {a},{b} --games {count}"


def speed() -> Commands:
    """Steps, searches, decisions, copies, and how long compiling takes."""
    yield "pyrite bench --seconds 0.3"


def compiled() -> Commands:
    """Modules of the sources as they are now, then both forms."""
    yield "python -m pyrite.cli.shipping"
    yield "python -m bench compiled"


def levels() -> Commands:
    """Each level against the next, in every game."""
    for game in all_games():
        for weaker, stronger in (("uniform", "greedy"), *pairwise(LEVELS)):
            yield matches(game, weaker, stronger) + " --seed ladder"


def styles() -> Commands:
    """What they do, and how strong they are."""
    for game in all_games():
        if habits_of(game):
            yield f"python -m bench habits {game.id} {' '.join(STYLES)} hard"
        for style in STYLES:
            yield matches(game, style, "hard") + " --seed style"


def endings() -> Commands:
    """How often players find a best move."""
    for game in all_games():
        if endings_of(game):
            players = "uniform greedy network search:2000"
            yield f"python -m bench endings {game.id} {players} {' '.join(LEVELS)}"


def peers() -> Commands:
    """Searches by heuristic, then guided by the network."""
    for guided in ("", " --guided"):
        yield f"python -m bench peers --games 400 --within 5{guided} --save {FILE}"


def review() -> Commands:
    """Whether losses follow strength, how grades fall and stay, what luck explains."""
    for game in all_games():
        about = f"{game.id} {seats_and_options(game)} --save {FILE}"
        yield f"python -m bench review strength {about} --players normal,expert --games 50"
        yield f"python -m bench review grades {about} --players uniform,easy,hard --games 5"
        yield f"python -m bench review stability {about} --players normal,hard --games 3"
        levels = "uniform,easy,normal,hard,expert"
        yield f"python -m bench review ladder {about} --players {levels} --games 30"
        yield f"python -m bench review reasons {about} --players easy,normal --games 50"
        yield f"python -m bench review luck {about} --players greedy,instinct --games 100"


def server() -> Commands:
    """Moves, waits, memory, a crowd, half an hour."""
    yield "python -m bench server saturated"
    yield "python -m bench server saturated --relaxed"
    yield "python -m bench server paced --thinking 20"
    yield "python -m bench server memory"
    yield "python -m bench server onlookers"
    yield "python -m bench server soak --minutes 30"


def tables() -> Commands:
    """The same without sockets."""
    for mode in ("pace", "memory", "reopen"):
        yield f"python -m bench tables {mode} {STORE}"


def features() -> Commands:
    """Hand-written and derived ones, after the same short course."""
    for game in all_games():
        if has_features(game):
            yield f"python -m bench features {game.id}"


def house() -> Commands:
    """Sizes and names, beside another checkout."""
    yield f"python -m bench house {BEFORE}"


SUBJECTS = {
    "house": Subject("The house: sizes, rooms, names", "seconds", house),
    "compiled": Subject("Compiled: library and wasm", "minutes", compiled),
    "speed": Subject("How fast the games are", "minutes", speed),
    "tables": Subject("What tables cost, without sockets", "a minute", tables),
    "server": Subject("How much a server bears", "three quarters of an hour", server),
    "endings": Subject("Endings: how often players find a best move", "minutes", endings),
    "features": Subject("Features: hand-written and derived", "minutes", features),
    "styles": Subject("Styles: what they do, and how strong they are", "minutes", styles),
    "levels": Subject("Levels: how strong they are", "hours", levels),
    "peers": Subject("Beside other libraries", "hours", peers),
    "review": Subject("Reviews: what they measure, and how surely", "hours", review),
}
"""Pages of `docs/figures` by name, the quickest first."""
