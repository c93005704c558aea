"""Replaying a record, line by line, and verifying that every line holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from pyrite.core.errors import PyriteError
from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine.errors import BadRecord, WrongPrelude, WrongRecord
from pyrite.engine.illegal import nearest
from pyrite.engine.play import (
    Play,
    Step,
    check_options,
    check_seats,
    result_lines,
)
from pyrite.engine.player import seats_of
from pyrite.engine.records.prelude import Prelude
from pyrite.engine.records.record import GameRecord, Line, short
from pyrite.engine.registry import find_game

LONGEST_DETAIL = 240  # more than any outcome of chance has


@dataclass(frozen=True)
class Verdict:
    """What verification found out about a record that holds."""

    game: str
    decisions: int
    is_finished: bool
    is_chance_proven: bool  # behind the prelude, where there is one
    is_audit: bool
    prelude: int = 0  # steps taken over from another game


def open_record(record: GameRecord) -> Play:
    """The game of a record before its first line; chance is not drawn but read."""
    game = find_game(short(record.game))
    if record.rules != game.version:
        raise BadRecord(
            "bad-rules", title=game.title, given=str(record.rules), known=str(game.version)
        )
    check_seats(game, record.seats)
    given = {short(name): short(value) for name, value in record.options.items()}
    options = check_options(game, record.seats, given)
    play = Play(game, record.seats, options, None, record.players, record.prelude)
    check_prelude(record)
    if record.seed:
        play.give_seed(record.seed)
    return play


def check_prelude(record: GameRecord) -> None:
    """What was drawn anew was drawn from a seed, for a seat that is there."""
    guessed = record.prelude.guessed if record.prelude else None
    if guessed is not None and not (record.seed and guessed < record.seats):
        raise BadRecord("prelude-unseeded", seat=str(guessed))


class Replay:
    """A record being replayed; `play` is the position after the lines taken so far."""

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.play = open_record(record)

    def steps(self) -> Iterator[tuple[Line, Step | None]]:
        """Each line and the step it tells of, if any; WrongRecord at the first bad line."""
        lines = _LineCheck(self.record, self.play)
        for line in self.record.lines:
            yield line, lines.take(line)
        lines.finish()


def take_over(record: GameRecord, step: int, guessed: int | None = None) -> GameRecord:
    """What another game that goes on behind a step begins with: a record without a seed.

    `guessed` is the seat that goes on from what it knew: what it did not is drawn anew.
    """
    prelude, steps = prelude_of(record, step, guessed)
    options = dict(record.options)
    begun = GameRecord(record.game, record.rules, record.seats, options, lines=steps)
    play = resume(begun)
    if guessed is not None:
        play.information(guessed)  # a seat that is not there is an error now
        if not play.waiting:
            raise WrongPrelude("prelude-still", step=str(step))
    begun.prelude = prelude
    return begun


def prelude_of(
    record: GameRecord, step: int, guessed: int | None = None
) -> tuple[Prelude, list[Line]]:
    """What to take over in order to go on behind a step of this record, which holds."""
    steps = [line for line in record.lines if line.who == "*" or line.who.isdigit()]
    if not 0 < step < len(steps) + (not record.is_finished):
        raise WrongPrelude("prelude-step", step=str(step), last=str(len(steps) - 1))
    old = record.prelude
    if old and old.guessed is not None and step >= old.steps:
        raise WrongPrelude("prelude-guessed")
    source = sha256(record.text().encode()).hexdigest()
    return Prelude(step, source, guessed), steps[:step]


def resume(record: GameRecord) -> Play:
    """The game as it stands after the last line; with a seed it can go on."""
    replay = Replay(record)
    for _ in replay.steps():
        pass
    replay.play.let_chance_speak()
    return replay.play


def verify(record: GameRecord, progress: Callable[[int], Any] | None = None) -> Verdict:
    """Check every line: chance, mover, move, audit, result."""
    decisions = 0
    for line, _ in Replay(record).steps():
        decisions += line.who.isdigit()
        if progress:
            progress(line.number)
    taken = record.prelude.steps if record.prelude else 0
    return Verdict(
        record.game, decisions, record.is_finished, record.seed is not None, record.is_audit, taken
    )


class WrongLine(WrongRecord):
    """A line that does not hold; the reason is a message of its own."""

    def __init__(self, number: int, why: str, /, **values: str) -> None:
        details = {name: short(value, LONGEST_DETAIL) for name, value in values.items()}
        super().__init__("wrong-line", number=str(number), why=why, details=details)

    def in_language(self, language: str) -> str:
        words = Words(language, self.package)
        why = words.say(f"error-why-{self.values['why']}", **self.values["details"])
        return words.say("error-wrong-line", number=self.values["number"], why=why)


class _LineCheck:
    """Takes the lines of a record one by one and plays them."""

    def __init__(self, record: GameRecord, play: Play) -> None:
        self.record = record
        self.play = play
        self.audit: Line | None = None
        self.results: list[Line] | None = None

    @property
    def game(self) -> Game:
        return self.play.game

    def wrong(self, at: Line, why: str, /, **values: str) -> WrongRecord:
        return WrongLine(at.number, why, **values)

    def take(self, line: Line) -> Step | None:
        if line.who == "#":
            return None
        if self.audit and not line.who.isdigit():
            raise self.wrong(self.audit, "audit-alone")
        match line.who:
            case "*":
                return self.take_chance(line)
            case "?":
                self.take_audit(line)
            case "=" | "winners" | "reason":
                self.take_result(line)
            case _:
                return self.take_move(line)
        return None

    def take_chance(self, line: Line) -> Step:
        if not self.play.waits_for_chance:
            raise self.wrong(line, "chance-unexpected", line=str(line))
        try:
            outcome = self.game.parse_chance(line.text)
        except PyriteError:
            raise self.wrong(line, "chance-impossible", line=str(line)) from None
        if not self.play.is_possible(outcome):
            raise self.wrong(line, "chance-impossible", line=str(line))
        if self.play.chance:
            drawn = self.play.draw_outcome()
            if drawn != outcome:
                expected = f"* {self.game.chance_text(drawn)}"
                raise self.wrong(line, "chance-seed", expected=expected, line=str(line))
        return self.play.put_outcome(outcome)

    def check_mover(self, line: Line, seat: int) -> None:
        if self.play.is_over:
            raise self.wrong(line, "over", line=str(line))
        if self.play.waits_for_chance:
            raise self.wrong(line, "chance-expected", line=str(line))
        if seat >= self.play.seats:
            raise self.wrong(line, "no-seat", seat=str(seat))
        if seat not in self.play.waiting:
            waiting = ", ".join(map(str, seats_of(self.game.waiting(self.play.state))))
            raise self.wrong(line, "not-waiting", seat=str(seat), waiting=waiting)

    def take_move(self, line: Line) -> Step:
        seat = int(line.who)
        self.check_mover(line, seat)
        if self.record.is_audit and self.audit is None:
            raise self.wrong(line, "audit-missing", seat=str(seat))
        if self.audit and self.audit.text.split(" ")[0] != line.who:
            raise self.wrong(self.audit, "audit-seat", seat=self.audit.text.split(" ")[0])
        self.audit = None
        number = self.game.move_numbers.get(line.text)
        if number is None or number not in self.play.legal_numbers(seat):
            near = ", ".join(nearest(line.text, self.play.legal(seat)))
            raise self.wrong(line, "illegal", line=str(line), nearest=near)
        return self.play.make_move(seat, number)

    def take_audit(self, line: Line) -> None:
        who, _, rest = line.text.partition(" ")
        if not (who.isascii() and who.isdigit()):
            raise BadRecord("bad-line", number=str(line.number), line=short(str(line)))
        self.check_mover(line, int(who))
        self.check_audit(line, rest.split(" | "), self.play.legal(int(who)))
        self.audit = line

    def check_audit(self, line: Line, listed: Sequence[str], legal: Sequence[str]) -> None:
        if len(listed) == len(legal) and set(listed) == set(legal):
            return
        for move in listed:
            if move not in legal:
                raise self.wrong(line, "audit-extra", move=move)
            if listed.count(move) > 1:
                raise self.wrong(line, "audit-twice", move=move)
        for move in legal:
            if move not in listed:
                raise self.wrong(line, "audit-lacks", move=move)

    def take_result(self, line: Line) -> None:
        if self.results is None:
            if not self.play.is_over:
                raise self.wrong(line, "not-over", line=str(line))
            self.results = result_lines(self.play.result)
        if not self.results:
            raise self.wrong(line, "over", line=str(line))
        expected = self.results.pop(0)
        if line.who != expected.who:
            raise self.wrong(line, "result-order", expected=str(expected), line=str(line))
        if line.who == "=" and line.text != expected.text:
            raise self.wrong(line, "scores", expected=expected.text, line=line.text)
        if line.who == "winners" and sorted(line.text.split()) != expected.text.split():
            raise self.wrong(line, "winners", expected=expected.text, line=line.text)

    def finish(self) -> None:
        """Nothing may be missing at the end."""
        last = Line("", "", self.record.end)
        if self.audit:
            raise self.wrong(self.audit, "audit-alone")
        taken = self.record.prelude.steps if self.record.prelude else 0
        if len(self.play.lines) < taken:
            raise self.wrong(last, "prelude-short", steps=str(taken))
        if self.play.is_over and self.results is None:
            self.results = result_lines(self.play.result)
        if self.results:
            raise self.wrong(last, "result-missing", expected=str(self.results[0]))
