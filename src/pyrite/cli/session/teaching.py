"""A lesson at the terminal: the board, what is asked, and why another move is not meant."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.cli.boards.board import draw
from pyrite.cli.reports.rules_page import show_rules
from pyrite.cli.session.answers import Choice, tidy, understand, word_of
from pyrite.cli.session.choices import choice_lines, choices_of
from pyrite.cli.session.screen import Screen
from pyrite.cli.session.table_words import FEW_CHOICES, Question, not_understood, table_words
from pyrite.cli.shell.voice import Voice
from pyrite.core.words import Words
from pyrite.engine.lessons import LearnerScene, Lesson, LessonStep
from pyrite.engine.telling.viewer_events import News


class QuitLesson(Exception):
    """The learner has had enough for now."""


class Teacher:
    """Leads one learner through a lesson, as fast as they like."""

    def __init__(self, lesson: Lesson, screen: Screen, words: Words) -> None:
        self.lesson = lesson
        self.screen = screen
        self.words = words
        self._lesson_words = lesson.words(words.language)
        self._spellings = table_words()

    def run(self) -> bool:
        """All steps; was there an end?"""
        try:
            with self.screen.open():
                for number, step in enumerate(self.lesson.steps, 1):
                    self.teach(number, step)
        except (QuitLesson, EOFError):
            self.screen.print_lines([self.words.say("learn-again", command=self.command("learn"))])
            return False
        self.screen.print_lines([self._lesson_words.say("end")])
        return True

    def command(self, name: str) -> str:
        """What to type for this game."""
        return f"pyrite {name} {self.lesson.game.id}"

    def voice(self, step: LessonStep) -> Voice:
        """How the learner is spoken to."""
        voice = Voice.at(step.play, self.words.language, plain=self.screen.plain)
        return voice.for_viewer(self.lesson.seat)

    # One step

    def teach(self, number: int, step: LessonStep) -> None:
        """Show what happened, ask until the answer is right, say what came of it."""
        speech = self.voice(step)
        asked = Question(self.lesson.seat, self.choices(step, speech), speech)
        told = self.show(step.before, speech)
        task = self.note(number, f"{step.name}-ask")
        self.draw(step.before.view, speech, told, [task], self.few_choices(asked))
        while not isinstance(said := self.judge(step, asked, self.ask(asked)), LearnerScene):
            if self.screen.is_live:
                self.draw(step.before.view, speech, [], [task, *said])
            else:
                self.screen.print_lines(said)
        self.show_answer(said, speech, self.note(number, f"{step.name}-done"))

    def choices(self, step: LessonStep, speech: Voice) -> list[Choice]:
        """What may be typed."""
        return choices_of(step.play, self.lesson.seat, speech)

    def few_choices(self, asked: Question) -> list[str]:
        """A short list is shown without being asked for."""
        return self.list_choices(asked) if len(asked.choices) <= FEW_CHOICES else []

    def list_choices(self, asked: Question) -> list[str]:
        """All that may be typed, numbered."""
        return choice_lines(asked.choices, self.screen.out.width)

    def note(self, number: int, key: str) -> str:
        """What the lesson says here, and how far it is."""
        of, text = len(self.lesson.steps), self._lesson_words.say(key)
        return self.words.say("learn-note", number=str(number), of=str(of), text=text)

    def ask(self, asked: Question) -> str:
        """One line from the learner."""
        prompt = asked.speech.say("prompt-move", name=asked.speech.seat(asked.seat))
        return self.screen.ask(f"{prompt} ", [choice.text for choice in asked.choices])

    def judge(self, step: LessonStep, asked: Question, answer: str) -> LearnerScene | list[str]:
        """What comes of a right move; else what there is to say."""
        if said := word_of(answer, self._spellings):
            return self.answer_word(step, asked, said[0])
        understood = understand(answer, asked.choices)
        if understood.choice is None:
            return [not_understood(asked, answer, understood.choices)]
        move = understood.choice.text
        if move in step.right:
            return step.right[move]
        return [f"{move}: {self._lesson_words.say(step.reasons[move])}"]

    def answer_word(self, step: LessonStep, asked: Question, word: str) -> list[str]:
        """Something else than a move."""
        speech, go_on = asked.speech, asked.speech.say("go-on")
        match word:
            case "word-quit":
                raise QuitLesson
            case "word-help":
                self.screen.page(self.help_text(asked), go_on)
            case "word-moves":
                self.screen.page("\n".join(self.list_choices(asked)), go_on)
            case "word-rules":
                show_rules(self.lesson.game.package, speech.language, plain=self.screen.plain)
            case "word-hint":
                return [speech.say("learn-hint", move=next(iter(step.right)))]
            case _:
                return [speech.say("learn-no-word")]
        return []

    def help_text(self, asked: Question) -> str:
        """What can be typed."""
        example, game = asked.choices[0].text, self.lesson.game.id
        return asked.speech.say("learn-help", example=example, game=game)

    # Showing

    def show(self, scene: LearnerScene, speech: Voice) -> list[str]:
        """What must be looked at before it is gone, one after the other; all that is told."""
        told: list[str] = []
        for news in scene.news:
            told += speech.tell_news(news)
            if news.moment and self.screen.is_live:
                self.draw(news.moment, speech, told, [])
                self.pause(speech)
        if not self.screen.is_live:
            self.screen.print_lines(told)
        return told

    def show_answer(self, scene: LearnerScene, speech: Voice, note: str) -> None:
        """What came of the right move, and the rule behind it."""
        told = [line for news in scene.news for line in speech.tell_news(news)]
        if not self.screen.is_live:
            self.screen.print_lines([*told, note])
            return
        self.draw(last_moment(scene.news) or scene.view, speech, told, [note])
        self.pause(speech)

    def draw(
        self,
        view: dict[str, object],
        speech: Voice,
        told: Sequence[str],
        notes: Sequence[str],
        choices: Sequence[str] = (),
    ) -> None:
        """The board as in a real game."""
        self.screen.frame(draw(view, speech), told, notes, choices=choices)

    def pause(self, speech: Voice) -> None:
        """Until Enter; `q` leaves here, too."""
        said = word_of(self.screen.ask_plainly(f"{speech.say('go-on')} "), self._spellings)
        if said and said[0] == "word-quit":
            raise QuitLesson


def last_moment(news: Sequence[News]) -> dict[str, object] | None:
    """What was seen before it was cleared away."""
    return next((one.moment for one in reversed(news) if one.moment), None)


def wants_to_play(screen: Screen, words: Words) -> bool:
    """After a lesson: a real game at once? Enter means yes; nobody is asked in a pipe."""
    if not screen.is_live:
        return False
    try:
        answer = tidy(screen.ask(f"{words.say('learn-play')} "))
    except EOFError:
        return False
    return answer in ("", *(tidy(word) for word in words.say("setup-yes").split(",")))
