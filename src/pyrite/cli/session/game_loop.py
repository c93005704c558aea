"""The host leads people through a game: shows, tells, asks, hands the keyboard over."""

from __future__ import annotations

import time
from collections.abc import Sequence

from pyrite.cli.boards.board import draw
from pyrite.cli.session.answers import Choice, understand, word_of
from pyrite.cli.session.asking import asking_lines
from pyrite.cli.session.choices import choice_lines, choices_of
from pyrite.cli.session.ending import show_ending
from pyrite.cli.session.screen import Screen
from pyrite.cli.session.table_words import (
    FEW_CHOICES,
    Question,
    TableWords,
    busy_text,
    not_understood,
    table_words,
)
from pyrite.cli.shell.voice import Voice
from pyrite.core.law import CHANCE_MOVER, ONLOOKER
from pyrite.core.words import Words
from pyrite.tables.errors import Refused
from pyrite.tables.keyboard.bots import Bots
from pyrite.tables.keyboard.table import FileTable, SeenNews


class QuitGame(Exception):
    """Somebody wants to stop for now."""


class Host:
    """One game, from here to its end or to a pause."""

    def __init__(
        self,
        table: FileTable,
        bots: Bots,
        screen: Screen,
        speech: Voice,
        *,
        pause: float,
        may_ask_for_hints: bool = True,
    ) -> None:
        self.table = table
        self.bots = bots
        self.screen = screen
        self.speech = speech
        self.pause = pause
        self.table_words = TableWords(table, bots, screen, may_ask_for_hints)
        self.viewer = table.people[0] if len(table.people) == 1 else ONLOOKER
        self._told = dict.fromkeys(table.news, 0)  # how much of the news has been shown
        self._since = dict.fromkeys(table.news, 0)  # where a viewer's last turn began
        self._words = table_words()
        self._is_first_question = True
        self._has_warned = False  # that the game is not saved

    def run(self) -> None:
        """Play until the game is over, or somebody quits, or the input ends."""
        self.bots.in_a_hurry = bool(self.table.people)
        with self.screen.open():
            self.show_news()
            try:
                while not self.table.is_over:
                    self.take_turn()
            except (QuitGame, EOFError):
                pass

    # Turns

    def take_turn(self) -> None:
        """One decision."""
        seat = self.next_seat()
        if seat in self.table.levels:
            if len(self.table.people) > 1:
                self.viewer = ONLOOKER
            self.bot_move(seat)
        else:
            self.give_keyboard(seat)
            self.person_move(seat)
        self.show_news()

    def person_move(self, seat: int) -> None:
        """Whoever sits at the keyboard moves, or takes back."""
        choice = self.question(seat)
        if choice:
            self.begin_turn(seat)
            self.table.move(seat, choice.text)

    def bot_move(self, seat: int) -> None:
        """Who thinks for long is seen to think."""
        request, speech = self.table.bot_request(seat), self.voice()
        if request.level not in self.bots.searching or self.bots.in_a_hurry:
            move = self.bots.choose(request)
        else:
            if self.screen.is_live:
                self.draw(self.table.view(self.viewer), [])
            thinking = speech.say("thinking", name=speech.seat(seat))
            with self.screen.busy(busy_text(self.bots, speech, thinking)):
                move = self.bots.choose(request)
        self.table.move(seat, self.table.game.move_text(move))

    def next_seat(self) -> int:
        """Of several: bots first, they are quick; then whoever sits at the keyboard."""
        waiting = self.table.play.waiting
        bots = [seat for seat in waiting if seat in self.table.levels]
        if bots:
            return bots[0]
        return self.viewer if self.viewer in waiting else waiting[0]

    def give_keyboard(self, seat: int) -> None:
        """Nobody sees another's secrets."""
        if seat == self.viewer:
            return
        if not self.table.shows_the_same(self.viewer, seat):
            name = self.speech.seat(seat)
            self.screen.hand_over(self.speech.say("hand-over", name=name))
        self.viewer = seat
        self._told[seat] = len(self.table.news[seat])

    def begin_turn(self, seat: int) -> None:
        """What happened before one's own turn has been read by then."""
        news = self.table.news[seat]
        movers = [one.news.mover for one in news if one.news.mover != CHANCE_MOVER]
        if not movers or movers[-1] != seat:
            self._since[seat] = len(news)

    # Showing

    def show_news(self) -> None:
        """Every step the viewer has not been shown yet."""
        news = self.table.news[self.viewer]
        while self._told[self.viewer] < len(news):
            one = news[self._told[self.viewer]]
            self._told[self.viewer] += 1
            self.show_step(one)

    def show_step(self, one: SeenNews) -> None:
        """A frame for each step that somebody should look at; in a pipe, just the sentences."""
        if not self.screen.is_live:
            self.screen.print_lines(self.voice().tell_news(one.news))
            return
        if self._is_first_question and self.table.people:
            return  # nobody waits for the first question; it tells what went before
        moment = one.news.moment
        is_other = one.news.mover not in (CHANCE_MOVER, self.viewer)
        if self.pause > 0 and (is_other or moment):
            self.draw(moment or one.view, [self.voice().say("go-on")])
            self.screen.wait(self.pause if moment else self.pause / 2)

    def voice(self) -> Voice:
        """Words for whoever looks at the screen."""
        return self.speech.for_viewer(self.viewer)

    def draw(
        self, view: dict[str, object], notes: Sequence[str], asked: Question | None = None
    ) -> None:
        """The board, what has been told since the viewer's last turn, and what is asked."""
        told = self.table.news[self.viewer][self._since[self.viewer] : self._told[self.viewer]]
        lines = [line for one in told for line in self.voice().tell_news(one.news)]
        board = draw(view, self.voice())
        if asked is None:
            self.screen.frame(board, lines, notes)
            return
        width = self.screen.out.width
        listed = choice_lines(asked.choices, width) if len(asked.choices) <= FEW_CHOICES else []
        bottom = asking_lines(asked.choices, asked.speech, width)
        self.screen.frame(board, lines, notes, choices=listed, bottom=bottom)

    # Asking

    def question(self, seat: int) -> Choice | None:
        """Ask until the answer is a legal move, or one was taken back: then it is None.

        Words for the table are answered in between.
        """
        self.bots.in_a_hurry = False
        speech = self.voice()
        asked = Question(seat, choices_of(self.table.play, seat, speech), speech)
        view = self.table.view(seat)
        self.draw(view, self.first_notes(asked), asked)
        while True:
            answer = self.ask(asked)
            understood = understand(answer, asked.choices)
            if said := word_of(answer, self._words):
                notes = self.answer_word(asked, *said)
                if notes is None:
                    return None
            elif understood.choice:
                return understood.choice
            else:
                notes = [not_understood(asked, answer, understood.choices)]
            if self.screen.is_live:
                self.draw(view, notes, asked)
            else:
                self.screen.print_lines(notes)

    def answer_word(self, asked: Question, word: str, rest: str) -> list[str] | None:
        """Notes; none if the question is no more."""
        if word == "word-quit":
            raise QuitGame
        if word == "word-undo":
            return self.take_back(asked)
        return self.table_words.answer(asked, word, rest)

    def take_back(self, asked: Question) -> list[str] | None:
        """Whoever moved last moves again; why not, if that cannot be."""
        mover = self.table.last_mover(asked.seat)
        if mover is None:
            return [asked.speech.say("undo-nothing")]
        try:
            self.table.take_back(mover)
        except Refused as refused:
            return [refused.in_language(asked.speech.language)]
        self.show_news()
        self.give_keyboard(mover)
        return None

    def first_notes(self, asked: Question) -> list[str]:
        """How to answer, the first time."""
        is_first, self._is_first_question = self._is_first_question, False
        notes = [asked.speech.say("hint", example=asked.choices[0].text)] if is_first else []
        if is_first and self.bots.lack_compiler:
            notes.append(asked.speech.say("no-compiler-here"))
        if not (self.table.is_saved or self._has_warned):
            self._has_warned = True
            notes.append(asked.speech.say("not-saved", folder=str(self.table.file.parent)))
        return notes

    def ask(self, asked: Question) -> str:
        """One line from the person at the keyboard."""
        prompt = asked.speech.say("prompt-move", name=asked.speech.seat(asked.seat))
        words = [spelling for spelling in self._words if spelling.isascii()]
        return self.screen.ask(f"{prompt} ", [*(choice.text for choice in asked.choices), *words])


def play_to_the_end(
    table: FileTable, screen: Screen, words: Words, *, pause: float, may_ask_for_hints: bool
) -> None:
    """Host the game, then say how it ended or how to go on."""
    if not table.is_over:
        table.begin()
    if table.is_saved:
        screen.print_lines([words.say("saved-as-you-play", file=str(table.file))])
    speech = Voice.at(table.play, words.language, plain=screen.plain)
    if len(table.people) == 1:
        speech = speech.for_viewer(table.people[0])
    try:
        if not table.is_over:
            bots = bots_of(table)
            Host(
                table, bots, screen, speech, pause=pause, may_ask_for_hints=may_ask_for_hints
            ).run()
    except KeyboardInterrupt:
        show_ending(table, screen, speech)
        raise
    show_ending(table, screen, speech)


def bots_of(table: FileTable) -> Bots:
    """Those who sit at a table, at the pace of this machine."""
    return Bots(table.game, table.levels.values(), time.monotonic)
