"""Makes a game's golden files again, after a rule has changed: `python -m tests.goldens gold`.

Perft counts, playthroughs, and one finished game per end reason. Read the diff before committing.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

from pyrite.core.game import Game, find_room
from pyrite.core.seeds import game_seed, seed_text
from pyrite.engine.perft import perft
from pyrite.engine.playthrough import playthrough
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import play_game
from pyrite.players.simple import Uniform

MOST_NODES = 20_000_000
HEADER = "# seats, options or -, seed, then the sequences of 1, 2, 3 … decisions\n"


def golden_variants(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every seat count, and what the game's own tests add (GOLDENS in its build.py)."""
    build = find_room(f"tests.games.{game.id.replace('-', '_')}.build")
    return [*((seats, {}) for seats in game.seats), *getattr(build, "GOLDENS", ())]


def name_of(seats: int, options: dict[str, str]) -> str:
    """A file name, or the options column of perft.txt."""
    return "-".join([str(seats), *(f"{k}={v}" for k, v in sorted(options.items()))])


def perft_row(game: Game, seats: int, options: dict[str, str]) -> str:
    """Counts up to a few million."""
    counts: list[int] = []
    for depth in itertools.count(1):
        choices = counts[-1] // (counts[-2] if depth > 2 else 1) if counts else 1
        if depth > 8 or (counts and counts[-1] * max(choices, 2) > MOST_NODES):
            break
        counts.append(
            perft(game, seats=seats, depth=depth, seed="perft", options=options, backend="native")
        )
    chosen = ",".join(f"{k}={v}" for k, v in sorted(options.items())) or "-"
    return " ".join([str(seats), chosen, "perft", *map(str, counts)]) + "\n"


def finished(game: Game) -> dict[str, str]:
    """One record per end reason, by trying seeds."""
    found: dict[str, str] = {}
    for number, (seats, options) in itertools.product(range(2000), golden_variants(game)):
        seed = game_seed(seed_text("finished"), number)
        names = ["bot uniform"] * seats
        record = play_game(game, seats, options, seed, [Uniform()] * seats, names)
        found.setdefault(record.lines[-1].text, record.text())
        if len(found) == len(game.reasons):
            break
    return found


def write(path: Path, text: str) -> None:
    """Write a golden file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def main(game: Game) -> None:
    """Write all of a game's golden files."""
    folder = Path(__file__).parent / "games" / game.id.replace("-", "_")
    rows = [perft_row(game, *variant) for variant in golden_variants(game)]
    write(folder / "perft.txt", HEADER + "".join(rows))
    for seats, options in golden_variants(game):
        text = playthrough(game, seats=seats, seed="playthrough", options=options)
        write(folder / "playthroughs" / f"{name_of(seats, options)}.txt", text)
    for reason, text in finished(game).items():
        write(folder / "finished" / f"{reason.replace(' ', '_')}.txt", text)


if __name__ == "__main__":
    for id in sys.argv[1:]:
        main(find_game(id))
