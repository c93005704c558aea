"""`GET /api/lessons/{game}`: a first game with views, questions and all that is said to a move."""

from __future__ import annotations

import functools
from collections import defaultdict

from starlette.responses import Response

from pyrite.core.words import Words
from pyrite.engine.lessons import LearnerScene, Lesson, LessonStep, find_lesson
from pyrite.engine.telling.speech import Speech
from pyrite.engine.telling.viewer_events import News
from pyrite.tables.live.viewer_news import NewsItem
from pyrite.web.api.call import ApiCall, CallDescription
from pyrite.web.api.messages import dump
from pyrite.web.api.replay_job import player
from pyrite.web.pages import StaticFile, packed_file
from pyrite.wire import answers
from pyrite.wire import lessons as wire


async def show_lesson(call: ApiCall) -> Response:
    """A first game, step by step, with a reason for every move that is not meant."""
    game = str(call.request.path_params["game"])
    find_lesson(game)  # only what there is, is kept
    return lesson_file(game, call.language).answer(call.request)


@functools.cache
def lesson_file(game: str, language: str) -> StaticFile:
    """Made once for each language; views are large, and alike."""
    data = dump(LessonWriter(find_lesson(game), language).lesson_told())
    return packed_file("application/json", data)


class LessonWriter:
    """Tells a lesson to one learner; news are numbered through."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson = lesson
        self.language = language
        self.words: Words = lesson.words(language)
        self._count = 0

    def lesson_told(self) -> wire.LessonTold:
        """From the first question to the last."""
        lesson, play = self.lesson, self.lesson.steps[0].play
        return {
            "game": lesson.game.id,
            "rules": lesson.game.version,
            "seats": play.seats,
            "yours": [lesson.seat],
            "players": [player(seat, play.players.get(seat, "")) for seat in range(play.seats)],
            "steps": [self.step(number, one) for number, one in enumerate(lesson.steps)],
            "end": self.words.say("end"),
        }

    def step(self, number: int, step: LessonStep) -> wire.LessonStep:
        """One question."""
        seat = self.lesson.seat
        speech = Speech.at(step.play, self.language).for_viewer(seat)
        return {
            "name": step.name,
            "new": step.is_new,
            "before": self.scene(step.before, speech),
            "ask": {"seat": seat, "decision": number, "legal": list(step.play.legal(seat))},
            "text": self.words.say(f"{step.name}-ask"),
            "right": [
                {"move": move, "then": self.scene(scene, speech)}
                for move, scene in step.right.items()
            ],
            "reasons": self.reasons(step),
            "done": self.words.say(f"{step.name}-done"),
        }

    def reasons(self, step: LessonStep) -> list[wire.LessonReason]:
        """Each text once, with all moves that it is said to."""
        moves: defaultdict[str, list[str]] = defaultdict(list)
        for move, key in step.reasons.items():
            moves[key].append(move)
        return [{"text": self.words.say(key), "moves": some} for key, some in moves.items()]

    def scene(self, scene: LearnerScene, speech: Speech) -> wire.LessonScene:
        """What is seen."""
        return {"news": [self.news(one, speech) for one in scene.news], "view": scene.view}

    def news(self, news: News, speech: Speech) -> answers.News:
        """As at a table."""
        self._count += 1
        return NewsItem(self._count, self.lesson.seat, news).data(speech)


CALLS = (CallDescription("GET", "/lessons/{game}", show_lesson, {200: wire.LessonTold}),)
