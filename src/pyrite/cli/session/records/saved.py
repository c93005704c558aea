"""Games kept on this machine: which are unfinished, which are over and how they ended."""

from __future__ import annotations

import datetime
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.files import records_folder
from pyrite.cli.shell.voice import Voice
from pyrite.core.errors import PyriteError
from pyrite.core.words import Words
from pyrite.engine.play import Play
from pyrite.engine.records.files import read_cut_record
from pyrite.engine.records.record import GameRecord
from pyrite.engine.records.replay import Replay
from pyrite.engine.telling.names import is_bot


@dataclass(frozen=True)
class SavedGame:
    """A record that holds, and how its game stands."""

    file: Path
    changed: float  # seconds since the epoch
    play: Play

    @property
    def is_running(self) -> bool:
        """Can it go on?"""
        return not self.play.is_over and self.play.seed is not None

    @property
    def people(self) -> tuple[int, ...]:
        """Seats that people have or had."""
        names = self.play.players
        return tuple(seat for seat in range(self.play.seats) if not is_bot(names.get(seat, "")))

    @property
    def when(self) -> str:
        """When it was last played, by the clock of this place."""
        at = datetime.datetime.fromtimestamp(self.changed, tz=datetime.UTC).astimezone()
        return at.strftime("%Y-%m-%d %H:%M")

    def voice(self, language: str) -> Voice:
        """Words for it; the only person is the reader."""
        voice = Voice.at(self.play, language)
        return voice.for_viewer(self.people[0]) if len(self.people) == 1 else voice

    def line(self, words: Words) -> str:
        """Game, seats, when and whose turn."""
        return words.say(
            "saved-line",
            game=Words(words.language, self.play.game.package).say("title"),
            seats=self.play.seats,
            when=self.when,
            turn=self.turn(words),
        )

    def turn(self, words: Words) -> str:
        """Whose turn it is."""
        speech = self.voice(words.language)
        names = words.say("list-comma").join(speech.seat(seat) for seat in self.play.waiting)
        is_yours = any(map(speech.is_you, self.play.waiting))
        return words.say("saved-your-turn") if is_yours else words.say("saved-turn", names=names)


def saved_games(folder: Path | None = None) -> Iterator[SavedGame]:
    """Every game that can be read, the newest first; each is opened when it is asked for."""
    for file, changed in _files(folder or records_folder()):
        try:
            yield SavedGame(file, changed, _play_of(read_cut_record(file)[0]))
        except PyriteError:
            continue  # no record, or one that does not hold


def running_games(most: int | None = None) -> list[SavedGame]:
    """The newest unfinished ones."""
    return list(itertools.islice((one for one in saved_games() if one.is_running), most))


def newest_game() -> Path:
    """The file of the game to go on with."""
    for one in running_games(1):
        return one.file
    raise CommandError("nothing-saved", folder=str(records_folder()))


def _files(folder: Path) -> list[tuple[Path, float]]:
    try:
        found = [(file, file.stat().st_mtime) for file in folder.glob("*.txt")]
    except OSError:
        return []
    return sorted(found, key=lambda one: (-one[1], one[0].name))


def _play_of(record: GameRecord) -> Play:
    replay = Replay(record)
    for _ in replay.steps():
        pass
    return replay.play
