"""A first game: real positions that ask for one move each, and know why another is not meant.

A lesson is data in a game's folder: `lessons/*.record`, one for each position it starts from, read
in the order of their names, and `lessons/words/`. Comments in a record say where the learner is
asked; the line that follows is the move that is meant:

    # ask carry
    # also flip e2 | flip c6
    # because dynamite: flip h*
    0 flip f6

asks with the message `carry-ask` and goes on with `carry-done`; what `also` lists is right, too.
Any other legal move is answered by `carry-no`, or by `carry-no-dynamite` where it fits a pattern.
What chance says next belongs to the answer; where others must speak first, too, `# done` ends it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib import resources
from typing import NamedTuple

from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine.errors import NoLesson
from pyrite.engine.play import Play, Playable
from pyrite.engine.records.record import GameRecord, Line, parse_record
from pyrite.engine.records.replay import Replay
from pyrite.engine.registry import all_games, find_game
from pyrite.engine.telling.viewer_events import News, View, Witness

FOLDER = "lessons"
ENDING = ".record"
LEARNER = "learner"  # the header line of a record that names the learner's seat
ASK, ALSO, BECAUSE, DONE = "ask ", "also ", "because ", "done"
OR = " | "


@dataclass(frozen=True)
class LearnerScene:
    """What the learner sees happen, and how things are then."""

    news: tuple[News, ...]
    view: View


@dataclass(frozen=True)
class LessonStep:
    """One question to the learner."""

    name: str
    is_new: bool  # another position than the one before has led to
    before: LearnerScene  # nothing is told of how a new position came about
    play: Play  # as it stands when the learner is asked
    right: dict[str, LearnerScene]  # what comes of each; the record's own move first
    reasons: dict[str, str]  # of every other legal move: the message that says why not


@dataclass(frozen=True)
class Lesson:
    """A first game, from its first question to its last."""

    game: Playable
    seat: int
    steps: tuple[LessonStep, ...]

    def words(self, language: str) -> Words:
        """What it says."""
        return Words(language, f"{self.game.package}.{FOLDER}")


def lesson_ids() -> tuple[str, ...]:
    """The games that can be learned."""
    return tuple(game.id for game in all_games() if has_lesson(game))


@functools.cache
def has_lesson(game: Game) -> bool:
    """Does somebody teach it?"""
    return bool(records_of(game))


@functools.cache
def find_lesson(id: str) -> Lesson:
    """The lesson of a game."""
    game = find_game(id)
    records = records_of(game)
    if not records:
        raise NoLesson("no-lesson", game=id, games=", ".join(lesson_ids()))
    steps = tuple(step for record in records for step in steps_of(record))
    return Lesson(game, learner_of(records[0]), steps)


def records_of(game: Game) -> list[GameRecord]:
    """Its positions, in order."""
    folder = resources.files(game.package) / FOLDER
    if not folder.is_dir():
        return []
    texts = {one.name: one for one in folder.iterdir() if one.name.endswith(ENDING)}
    return [parse_record(texts[name].read_text("utf-8")) for name in sorted(texts)]


def learner_of(record: GameRecord) -> int:
    """The seat that learns."""
    return int(record.other[LEARNER])


class Walked(NamedTuple):
    """A line of a record, and what the learner makes of it."""

    line: Line
    news: News | None
    view: View
    play: Play | None  # where the learner is asked

    @property
    def is_move(self) -> bool:
        """Has a seat moved?"""
        return self.line.who.isdigit()


def walk(record: GameRecord) -> Iterator[Walked]:
    """Every line, seen with the learner's eyes."""
    replay = Replay(record)
    witness = Witness(replay.play, learner_of(record))
    for line, step in replay.steps():
        news = witness.note(step) if step else None
        is_asked = line.who == "#" and line.text.startswith(ASK)
        yield Walked(line, news, witness.view, replay.play.branch() if is_asked else None)


def steps_of(record: GameRecord) -> Iterator[LessonStep]:
    """The questions of one record."""
    walked, seat, told = list(walk(record)), learner_of(record), 0
    for place, one in enumerate(walked):
        if one.play is None:
            continue
        answer = next(i for i in range(place, len(walked)) if walked[i].is_move)
        end = end_of_answer(walked, answer)
        before = scene(walked[told:place] if told else (), one.view)
        after = scene(walked[answer:end], walked[end - 1].view)
        comments = [each.line.text for each in walked[place:answer]]
        right = {walked[answer].line.text: after, **others_right(one.play, seat, comments)}
        legal = [move for move in one.play.legal(seat) if move not in right]
        reasons = {move: reason(comments, move) for move in legal}
        name = one.line.text.removeprefix(ASK)
        yield LessonStep(name, told == 0, before, one.play, right, reasons)
        told = end


def end_of_answer(walked: Sequence[Walked], answer: int) -> int:
    """Where a comment says so, or else others speak: chance belongs to the answer."""
    after = range(answer + 1, len(walked))
    comment = next((i for i in after if walked[i].line.who == "#"), len(walked))
    if comment < len(walked) and walked[comment].line.text == DONE:
        return comment
    return next((i for i in after if walked[i].line.who != "*"), len(walked))


def scene(lines: Sequence[Walked], view: View) -> LearnerScene:
    """What happened in some lines, as far as it is any of the learner's business."""
    return LearnerScene(tuple(one.news for one in lines if one.news), view)


def others_right(play: Play, seat: int, comments: Sequence[str]) -> dict[str, LearnerScene]:
    """What is right, too, and what comes of it."""
    moves = [move for text in comments if text.startswith(ALSO) for move in listed(text)]
    return {move: scene_after(play.branch(), seat, move) for move in moves}


def scene_after(play: Play, seat: int, move: str) -> LearnerScene:
    """What a move leads to; chance must have no word in it."""
    witness = Witness(play, seat)
    told = [witness.note(step) for step in play.steps(seat, move)]
    return LearnerScene(tuple(filter(None, told)), witness.view)


def listed(text: str) -> list[str]:
    """Moves behind `also`, patterns behind `because NAME:`."""
    _, _, moves = text.partition(":" if text.startswith(BECAUSE) else " ")
    return moves.strip().split(OR)


def reason(comments: Sequence[str], move: str) -> str:
    """The message that says why this move is not meant."""
    name = comments[0].removeprefix(ASK)
    for text in comments:
        if text.startswith(BECAUSE) and any(fnmatchcase(move, one) for one in listed(text)):
            return f"{name}-no-{text.removeprefix(BECAUSE).partition(':')[0]}"
    return f"{name}-no"
