"""How an evening begins: a new game as wished or asked, or an old one where it stopped."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pyrite.cli.session.people import all_players, parse_people
from pyrite.cli.session.records.saved import SavedGame, newest_game, running_games
from pyrite.cli.session.screen import Screen
from pyrite.cli.session.setup import Setup
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.files import check_new, default_file
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.core.words import Words
from pyrite.engine.errors import FileFault
from pyrite.engine.play import check_options, check_seats
from pyrite.engine.records.files import claim, read_cut_record
from pyrite.engine.registry import all_games, find_game
from pyrite.players.levels import check_players
from pyrite.tables.keyboard.table import FileTable, new_file_table, resumed_file_table

LEVEL = "normal"
NEWEST = Path()  # to go on with the newest game: a folder, so no record can be called so
OFFERED = 5  # unfinished games in the menu


@dataclass(frozen=True)
class Wish:
    """What the command line says of a game; what it leaves open is None."""

    game: str | None = None
    seats: int | None = None
    people: str | None = None
    against: str | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None


def open_table(
    wish: Wish, words: Words, screen: Screen, *, save: Path | None, resume: Path | None
) -> FileTable:
    """The table of the evening; EOFError if nobody answers the questions."""
    if resume is None:
        check_new(save)
        return asked_table(wish, Setup(screen, words), save)
    if wish != Wish():
        raise CommandError("resume-alone")
    file = newest_game() if resume == NEWEST else resume
    return resumed_table(file, save or file, screen)


def asked_table(wish: Wish, setup: Setup, save: Path | None) -> FileTable:
    """A game as wished; who wishes for none may go on with one of the newest."""
    if wish.game:
        return new_table(find_game(wish.game), wish, setup, save)
    saved = running_games(OFFERED) if wish == Wish() and not save else []
    chosen = setup.ask_game(easiest_first(all_games()), saved)
    if isinstance(chosen, SavedGame):
        return resumed_table(chosen.file, chosen.file, setup.screen)
    return new_table(chosen, wish, setup, save)


def easiest_first(games: Sequence[Game]) -> list[Game]:
    """As one would learn them."""
    return sorted(games, key=lambda game: game.difficulty)


def resumed_table(file: Path, save: Path, screen: Screen) -> FileTable:
    """The game of a record, from now on kept in `save`."""
    record, is_cut = read_cut_record(file)
    if is_cut:
        screen.print_lines([screen.words.say("resume-cut")])
    table = resumed_file_table(save, record)
    if table.play.seed is None and not table.is_over:
        raise CommandError("resume-no-seed", file=str(file))
    return table


def new_table(game: Game, wish: Wish, setup: Setup, save: Path | None) -> FileTable:
    """What is left open is asked if the game was, too; else it is as usual."""
    asks = wish.game is None
    seats = wish.seats or (setup.ask_seats(game) if asks else game.usual_seats)
    check_seats(game, seats)  # say what is wrong before asking more
    check_options(game, seats, wish.settings)
    check_players(game, wish.against.split(",") if wish.against else ())
    if wish.people is None and asks:
        people = setup.ask_people(seats)
    else:
        people = parse_people(wish.people or "0", seats)
    asks_level = asks and len(people) < seats
    level = wish.against or (setup.ask_level(LEVEL) if asks_level else LEVEL)
    options = wish.settings or (setup.ask_settings(game, seats) if asks else {})
    seed = secrets.token_hex(32) if wish.seed is None else seed_text(wish.seed)
    return fresh_table(game, all_players(people, seats, level), seed, options, save)


def fresh_table(
    game: Game,
    players: Mapping[int, str],
    seed: str,
    options: Mapping[str, str],
    save: Path | None = None,
) -> FileTable:
    """Kept where it was wished or where all are; where nothing can be written, not at all."""
    file, is_kept = save or default_file(game.id), True
    if save is None:
        try:
            file = claim(file)
        except FileFault:
            is_kept = False
    return new_file_table(file, game, players, seed=seed, options=options, is_kept=is_kept)


def same_again(table: FileTable) -> FileTable:
    """Another game with the same seats and options."""
    play = table.play
    return fresh_table(play.game, play.players, secrets.token_hex(32), play.options)


def next_table(table: FileTable, words: Words, screen: Screen) -> FileTable | None:
    """After a game at a terminal: another one, with the same seats or from the menu."""
    if not (table.is_over and table.people and screen.is_live):
        return None
    setup = Setup(screen, words)
    match setup.ask_again():
        case "again":
            return same_again(table)
        case "menu":
            return asked_table(Wish(), setup, None)
    return None
