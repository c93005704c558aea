"""The host leads people through a game: shows, tells, asks, hands the keyboard over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.cells import cell_len, set_cell_size
from rich.columns import Columns

from pyrite.cli import boards
from pyrite.cli.evening.advice import advice_table
from pyrite.cli.evening.answers import Choice, understand, word_of
from pyrite.cli.evening.screen import Screen
from pyrite.cli.evening.table import Sight, Table
from pyrite.cli.reports.rules_page import show_rules
from pyrite.cli.shell.files import check_new
from pyrite.cli.shell.voice import Voice
from pyrite.core.errors import PyriteError
from pyrite.core.law import CHANCE_MOVER, ONLOOKER
from pyrite.core.words import LANGUAGES, Words
from pyrite.engine.illegal import nearest

LINE_WIDTH = 79  # of a list of choices
FEW_CHOICES = 12  # listed without being asked for
ANSWERED = ("word-help", "word-moves", "word-hint", "word-rules", "word-record", "word-save")
WORDS = (*ANSWERED, "word-quit")


class Quit(Exception):
    """Somebody wants to stop for now."""


def table_words() -> dict[str, str]:
    """Every spelling, in every language, of the words people can say at the table."""
    return {
        spelling.strip().casefold(): key
        for language in LANGUAGES
        for key in WORDS
        for spelling in Words(language, "pyrite.cli").say(key).split(",")
    }


class Host:
    """One game, from here to its end or to a pause."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        speech: Voice,
        *,
        pause: float,
        may_ask_for_hints: bool = True,
    ) -> None:
        self.table = table
        self.screen = screen
        self.speech = speech
        self.pause = pause
        self.may_ask_for_hints = may_ask_for_hints
        self.viewer = table.people[0] if len(table.people) == 1 else ONLOOKER
        self._told = dict.fromkeys(table.news, 0)  # how much of the news has been shown
        self._since = dict.fromkeys(table.news, 0)  # where a viewer's last turn began
        self._words = table_words()
        self._is_first_question = True

    def run(self) -> None:
        """Play until the game is over, or somebody quits, or the input ends."""
        self.table.bots.in_a_hurry = bool(self.table.people)
        self.table.bots.start()
        with self.screen.open():
            self.table.begin()
            self.show_news()
            try:
                while not self.table.play.is_over:
                    self.take_turn()
            except (Quit, EOFError):
                pass

    def take_turn(self) -> None:
        """One decision."""
        seat = self.next_seat()
        if seat in self.table.bots:
            if len(self.table.people) > 1:
                self.viewer = ONLOOKER
            self.bot_move(seat)
        else:
            self.give_keyboard(seat)
            choice = self.question(seat)
            self.begin_turn(seat)
            self.table.move(seat, choice.move)
        self.show_news()

    def bot_move(self, seat: int) -> None:
        """Who thinks for long is seen to think."""
        if seat not in self.table.bots.searching or self.table.bots.in_a_hurry:
            self.table.bot_move(seat)
            return
        speech = self.voice()
        if self.screen.is_live:
            self.draw(self.table.view(self.viewer), [])
        with self.screen.busy(speech.say("thinking", name=speech.seat(seat))):
            self.table.bot_move(seat)

    def next_seat(self) -> int:
        """Of several: bots first, they are quick; then whoever sits at the keyboard."""
        waiting = self.table.play.waiting
        bots = [seat for seat in waiting if seat in self.table.bots]
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

    def show_news(self) -> None:
        """Every step the viewer has not been shown yet."""
        news = self.table.news[self.viewer]
        while self._told[self.viewer] < len(news):
            one = news[self._told[self.viewer]]
            self._told[self.viewer] += 1
            self.show_step(one)

    def show_step(self, one: Sight) -> None:
        """A frame for each step that somebody should look at; in a pipe, just the sentences."""
        if not self.screen.is_live:
            self.screen.print_lines(self.voice().tell_news(one.news))
            return
        if self._is_first_question and self.table.people:
            return  # nobody waits for the first question; it tells what went before
        moment = one.news.moment
        is_other = one.news.mover not in (CHANCE_MOVER, self.viewer)
        if self.pause > 0 and (is_other or moment):
            self.draw(moment or one.view, [self.voice().say("go-on")] if moment else [])
            self.screen.wait(self.pause if moment else self.pause / 2)

    def voice(self) -> Voice:
        """Words for whoever looks at the screen."""
        return self.speech.for_viewer(self.viewer)

    def draw(self, view: dict[str, object], notes: Sequence[str]) -> None:
        """The board, and what has been told since the viewer's last turn."""
        told = self.table.news[self.viewer][self._since[self.viewer] : self._told[self.viewer]]
        lines = [line for one in told for line in self.voice().tell_news(one.news)]
        self.screen.frame(boards.draw(view, self.voice()), lines, notes)

    def question(self, seat: int) -> Choice:
        """Ask until the answer is a legal move; words for the table are answered in between."""
        self.table.bots.in_a_hurry = False
        choices = self.choices(seat)
        notes = self.first_notes(seat, choices)
        view = self.table.view(seat)
        self.draw(view, notes)
        while True:
            answer = self.ask(seat, choices)
            said = word_of(answer, self._words)
            if said:
                notes = self.answer_word(seat, *said)
            else:
                understood = understand(answer, choices)
                if understood.choice:
                    return understood.choice
                notes = [self.not_understood(answer, understood.choices, choices)]
            if self.screen.is_live:
                self.draw(view, notes)
            else:
                self.screen.print_lines(notes)

    def first_notes(self, seat: int, choices: Sequence[Choice]) -> list[str]:
        """How to answer, the first time; a short list of choices, always."""
        notes = []
        if self._is_first_question:
            if self.screen.is_live:
                notes.append(self.voice().say("saved-as-you-play", file=str(self.table.file)))
            notes.append(self.voice().say("hint", example=choices[0].text))
            self._is_first_question = False
        if len(choices) <= FEW_CHOICES:
            notes.extend(choice_lines(choices))
        return notes

    def choices(self, seat: int) -> list[Choice]:
        """The legal moves, as text and in words."""
        game, speech = self.table.play.game, self.voice()
        return [
            Choice(move, game.move_text(move), speech.tell(game.describe_move(move)))
            for move in self.table.play.legal_numbers(seat)
        ]

    def ask(self, seat: int, choices: Sequence[Choice]) -> str:
        """One line from the person at the keyboard."""
        prompt = self.voice().say("prompt-move", name=self.voice().seat(seat))
        words = [spelling for spelling in self._words if spelling.isascii()]
        return self.screen.ask(f"{prompt} ", [*(choice.text for choice in choices), *words])

    def not_understood(
        self, answer: str, found: Sequence[Choice], choices: Sequence[Choice]
    ) -> str:
        """What it could have been, or what it could be."""
        speech = self.voice()
        comma = speech.say("list-comma")
        if not answer:
            return speech.say("hint", example=choices[0].text)
        if found:
            few = comma.join(choice.text for choice in found[:FEW_CHOICES])
            return speech.say("answer-ambiguous", answer=answer, moves=few)
        near = comma.join(nearest(answer, [choice.text for choice in choices]))
        return speech.say("answer-unknown", answer=answer, moves=near)

    def answer_word(self, seat: int, word: str, rest: str) -> list[str]:
        """What somebody wanted to know or have."""
        answers: dict[str, Callable[[int, str], list[str]]] = {
            "word-help": self.show_help,
            "word-moves": self.show_moves,
            "word-hint": self.show_advice,
            "word-rules": self.show_rules,
            "word-record": self.show_record,
            "word-save": self.save_copy,
        }
        if word == "word-quit":
            raise Quit
        return answers[word](seat, rest)

    def show_help(self, seat: int, rest: str) -> list[str]:
        """What can be typed."""
        example = self.choices(seat)[0].text
        self.screen.page(self.voice().say("table-help", example=example), self.voice().say("go-on"))
        return []

    def show_moves(self, seat: int, rest: str) -> list[str]:
        """All choices with their numbers."""
        lines = choice_lines(self.choices(seat))
        self.screen.page(Columns(lines, padding=(0, 3)), self.voice().say("go-on"))
        return []

    def show_advice(self, seat: int, rest: str) -> list[str]:
        """What a search thinks of the best moves, in numbers."""
        speech = self.voice()
        if not self.may_ask_for_hints:
            return [speech.say("hints-off")]
        with self.screen.busy(speech.say("searching")):
            advice = self.table.advice(seat)
        spoken = {choice.move: choice.text for choice in self.choices(seat)}
        self.screen.page(advice_table(advice, spoken, speech), speech.say("go-on"))
        return []

    def show_rules(self, seat: int, rest: str) -> list[str]:
        """The rules of this game."""
        game = self.table.play.game
        show_rules(game.package, self.speech.language, plain=self.screen.plain)
        return []

    def show_record(self, seat: int, rest: str) -> list[str]:
        """The moves so far, as far as this person may know them."""
        lines = [str(line) for line in self.table.seen_lines(seat)]
        text = "\n".join(lines) or self.voice().say("record-empty")
        self.screen.page(text, self.voice().say("go-on"))
        return [self.voice().say("saved", file=str(self.table.file))]

    def save_copy(self, seat: int, rest: str) -> list[str]:
        """It is saved after every move anyway; with a name, a copy is made."""
        if not rest:
            return [self.voice().say("saved", file=str(self.table.file))]
        try:
            file = Path(rest).expanduser()
            check_new(file)
            self.table.save(file)
        except PyriteError as error:
            return [error.in_language(self.speech.language)]
        return [self.voice().say("saved", file=str(file))]


def choice_lines(choices: Sequence[Choice]) -> list[str]:
    """Numbered, the text to type, and what it means where that says more; in columns, downwards."""
    cells = [
        f"{number:3} {choice.text}"
        + (f"  ({choice.spoken})" if choice.spoken != choice.text else "")
        for number, choice in enumerate(choices, 1)
    ]
    widest = max(map(cell_len, cells))
    rows = -(-len(cells) // max(1, LINE_WIDTH // (widest + 1)))
    return [
        " ".join(set_cell_size(cell, widest) for cell in cells[row::rows]).rstrip()
        for row in range(rows)
    ]
