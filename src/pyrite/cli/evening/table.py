"""A game at this terminal: the play, who sits there, what each has seen happen, its file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from pyrite.cli.evening.bots import Bots
from pyrite.core.chance import Chance
from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import fast_chance, player_seed
from pyrite.engine.files import PRIVATE, usual_mode, write_whole
from pyrite.engine.names import is_bot, level_in
from pyrite.engine.play import Play, Step
from pyrite.engine.record import GameRecord, Line
from pyrite.engine.witness import News, Witness
from pyrite.players.compiling import SearchCompiler
from pyrite.players.search.search import Advice


class Sight(NamedTuple):
    """One step as one viewer saw it, and their screen after it."""

    news: News
    view: dict[str, Any]


class Table:
    """Moves are made here, noted for every viewer, and saved at once."""

    def __init__(self, play: Play, file: Path, kept: GameRecord | None = None) -> None:
        self.play = play
        self.file = file
        levels = {seat: level_in(name) for seat, name in play.players.items() if is_bot(name)}
        self.bots = Bots(play.game, levels, play.seed or "", SearchCompiler(play.game.id))
        self.people = tuple(seat for seat in range(play.seats) if seat not in self.bots)
        self.news: dict[int, list[Sight]] = {viewer: [] for viewer in (*self.people, ONLOOKER)}
        self._witnesses = {viewer: Witness(play, viewer) for viewer in self.news}
        self._kept = kept
        self._kept_count = len(play.lines)

    def begin(self) -> None:
        """Chance speaks first, and the file exists before the first question."""
        self._note(self.play.chance_steps())
        self.save(self.file)

    def move(self, seat: int, move: int) -> None:
        """A legal move, and what chance says to it."""
        self._note(self.play.steps(seat, move))
        self.save(self.file)

    def bot_move(self, seat: int) -> None:
        """The bot of this seat chooses from what it may know."""
        play = self.play
        moves = play.legal_numbers(seat)
        self.move(seat, self.bots.choose(seat, play.information(seat), moves, self._stream(seat)))

    def advice(self, seat: int) -> list[Advice]:
        """What a search thinks of the moves of a person, who may know no more than before."""
        return self.bots.advise(self.play.information(seat), self._stream(seat))

    def _stream(self, seat: int) -> Chance:
        """Depends on the place in the game alone: after a pause a game goes on as without."""
        seed = player_seed(self.play.seed or "", seat)
        return fast_chance(player_seed(seed, len(self.play.lines)))

    def _note(self, steps: Iterator[Step]) -> None:
        for step in steps:
            for viewer, witness in self._witnesses.items():
                if news := witness.note(step):
                    self.news[viewer].append(Sight(news, witness.view))

    def view(self, viewer: int) -> dict[str, Any]:
        """What this viewer's screen shows now."""
        return self._witnesses[viewer].view

    def shows_the_same(self, one: int, other: int) -> bool:
        """Could these two look at each other's screen and learn nothing?"""
        mine, theirs = ({**self.view(viewer), "viewer": None} for viewer in (one, other))
        return mine == theirs

    def save(self, file: Path) -> None:
        """The record so far, on disk; private as long as it tells what is still a secret."""
        write_whole(file, self.record().text(), mode=usual_mode() if self.play.is_over else PRIVATE)

    def record(self) -> GameRecord:
        """With what a resumed record had that play does not know: other keys, comments."""
        record = self.play.game_record()
        if self._kept:
            record.other = self._kept.other
            before = [line for line in self._kept.lines if line.who != "?"]
            record.lines = before + record.lines[self._kept_count :]
        return record

    def seen_lines(self, viewer: int) -> list[Line]:
        """The record as far as this viewer may know it: of chance only that it spoke."""
        if self.play.is_over:
            return self.record().lines
        return [line for line in self.play.lines if self._is_seen(line, viewer)]

    def _is_seen(self, line: Line, viewer: int) -> bool:
        if not line.who.isdigit():
            return False
        seat, game = int(line.who), self.play.game
        move = game.parse_move(line.text)
        return seat == viewer or bool(game.seen(self.play.state, seat, move, viewer))
