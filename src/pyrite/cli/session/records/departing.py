"""Playing on from a step of a record: another game begins there, against bots or friends."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from pyrite.cli.session.beginning import LEVEL, Wish
from pyrite.cli.session.people import all_players, parse_people
from pyrite.cli.session.screen import Screen
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.files import check_new, default_file
from pyrite.core.seeds import seed_text
from pyrite.engine.records.files import claim, read_record
from pyrite.engine.records.record import GameRecord
from pyrite.engine.records.replay import resume, take_over
from pyrite.engine.telling.names import PERSON, is_bot
from pyrite.players.levels import check_players
from pyrite.players.review.walk import people as people_of
from pyrite.tables.keyboard.table import FileTable, resumed_file_table


@dataclass(frozen=True)
class Departure:
    """What the command line says of where to go on."""

    file: Path | None
    step: int | None
    is_anew: bool  # is what one did not know dealt anew?

    @property
    def is_wished(self) -> bool:
        """Was anything of it said?"""
        return self.file is not None or self.step is not None or self.is_anew


def departed_table(
    departure: Departure, wish: Wish, screen: Screen, *, save: Path | None, resume: Path | None
) -> FileTable:
    """A game of its own that goes on there, kept like any other."""
    file, step = departure.file, departure.step
    if file is None or step is None:
        raise CommandError("from-step")
    if resume or wish.game or wish.seats or wish.settings:
        raise CommandError("from-alone")
    check_new(save)
    begun = begun_record(read_record(file), step, wish, is_anew=departure.is_anew)
    key = "going-on-anew" if departure.is_anew else "going-on-true"
    screen.print_lines([screen.words.say(key, step=step, file=str(file))])
    return resumed_file_table(save or claim(default_file(begun.game)), begun)


def begun_record(record: GameRecord, step: int, wish: Wish, *, is_anew: bool) -> GameRecord:
    """The record of a game that goes on behind a step, with whoever plays it."""
    begun = take_over(record, step)
    players = players_of(record, begun, wish)
    if is_anew:
        people = [seat for seat, name in players.items() if not is_bot(name)]
        if len(people) != 1:
            raise CommandError("anew-whom")
        begun = take_over(record, step, people[0])
    seed = secrets.token_hex(32) if wish.seed is None else seed_text(wish.seed)
    return replace(begun, seed=seed, players=players)


def players_of(record: GameRecord, begun: GameRecord, wish: Wish) -> dict[int, str]:
    """Who is wished for; else whoever must decide there, against the bots of the record."""
    play, names = resume(begun), record.players
    if wish.people is None:
        seat = next(iter(play.waiting or people_of(record)), 0)
        name = names.get(seat, PERSON)
        people = {seat: PERSON if is_bot(name) else name}
    else:
        people = parse_people(wish.people, record.seats)
    check_players(play.game, wish.against.split(",") if wish.against else ())
    found = all_players(people, record.seats, wish.against or LEVEL)
    kept = {} if wish.against else {s: n for s, n in names.items() if is_bot(n)}
    return {**found, **kept, **people}
