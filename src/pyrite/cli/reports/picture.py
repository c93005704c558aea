"""A picture of a game in the terminal, for the documents: seeded, so always the same.

python -m pyrite.cli.reports.picture gold > docs/pictures/gold.svg
"""

from __future__ import annotations

import io
import re
import sys

from rich.console import Console
from rich.text import Text

from pyrite.cli.boards.board import draw
from pyrite.cli.shell.voice import Voice
from pyrite.core.chance import below
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game
from pyrite.engine.telling.names import BOT
from pyrite.engine.telling.viewer_events import News, View, Witness

SEED = seed_text("eureka")
COLUMNS, ROWS = 80, 32
EARLIEST = 36  # decisions: a table that has seen something
LATEST = 80
LINES = 4
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # fetched from elsewhere; any will do


def mid_game(game: Game, seats: int) -> tuple[list[News], dict[int, str], View]:
    """A random game up to a step worth looking at, as seat 0 has seen it."""
    names = {0: "Ada", **dict.fromkeys(range(1, seats), f"{BOT}uniform")}
    play = start_play(game, seats, seed=SEED, players=names)
    witness, chance = Witness(play, 0), fast_chance(SEED)
    news: list[News] = []
    while not play.is_over and len(news) < LATEST:
        seat = play.waiting[0]
        moves = play.legal_numbers(seat)
        told = map(witness.note, play.steps(seat, moves[below(chance, len(moves))]))
        news.extend(one for one in told if one)
        if len(news) >= EARLIEST and _is_worth_a_picture(news[-1]):
            break
    return news, names, witness.view


def _is_worth_a_picture(one: News) -> bool:
    return one.moment is not None and "event-carried" in {event.key for event in one.events}


def svg(id: str, language: str = "en") -> str:
    """The picture as text."""
    game = find_game(id)
    seats = game.seats[len(game.seats) // 2]
    news, names, view = mid_game(game, seats)
    speech = Voice(language, game, names, 0)
    nowhere = io.StringIO()
    console = Console(
        record=True,
        width=COLUMNS,
        height=ROWS,
        file=nowhere,
        force_terminal=True,
        color_system="truecolor",
    )
    console.print(draw(news[-1].moment or view, speech))
    console.print()
    told = [line for one in news[-LINES:] for line in speech.tell_news(one)]
    for line in told[-LINES:]:
        console.print(Text(line))
    drawn = console.export_svg(title=speech.say("title"), unique_id=f"pyrite-{id}")
    return FONT.sub("", drawn).strip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(svg(sys.argv[1]))
