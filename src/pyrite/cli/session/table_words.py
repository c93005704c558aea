"""Answers to the words people can say at the table: help, moves, hint, rules, record, save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pyrite.cli.boards.plain import fields_text
from pyrite.cli.reports.rules_page import show_rules
from pyrite.cli.session.advice import advice_table
from pyrite.cli.session.answers import Choice
from pyrite.cli.session.choices import choice_lines
from pyrite.cli.session.screen import Screen
from pyrite.cli.shell.files import check_new
from pyrite.cli.shell.voice import Voice
from pyrite.core.errors import PyriteError
from pyrite.core.words import LANGUAGES, Words
from pyrite.engine.illegal import nearest
from pyrite.tables.journal import seen_lines
from pyrite.tables.keyboard.bots import Bots
from pyrite.tables.keyboard.table import FileTable

FEW_CHOICES = 12  # listed without being asked for
ANSWERED = (
    *("word-help", "word-legend", "word-moves", "word-hint"),
    *("word-rules", "word-record", "word-save"),
)
WORDS = (*ANSWERED, "word-undo", "word-quit")


def table_words() -> dict[str, str]:
    """Every spelling, in every language, of the words people can say at the table."""
    return {
        spelling.strip().casefold(): key
        for language in LANGUAGES
        for key in WORDS
        for spelling in Words(language, "pyrite.cli").say(key).split(",")
    }


@dataclass(frozen=True)
class Question:
    """Who is asked, what they can do, and how they are spoken to."""

    seat: int
    choices: Sequence[Choice]
    speech: Voice


@dataclass(frozen=True)
class TableWords:
    """Each answer is notes to stand below the board, perhaps after a page to read."""

    table: FileTable
    bots: Bots
    screen: Screen
    may_ask_for_hints: bool

    def answer(self, asked: Question, word: str, rest: str) -> list[str]:
        """What somebody wanted to know or have."""
        answers: dict[str, Callable[[Question, str], list[str]]] = {
            "word-help": self.show_help,
            "word-legend": self.show_legend,
            "word-moves": self.show_moves,
            "word-hint": self.show_advice,
            "word-rules": self.show_rules,
            "word-record": self.show_record,
            "word-save": self.save_copy,
        }
        return answers[word](asked, rest)

    def show_help(self, asked: Question, rest: str) -> list[str]:
        """What can be typed."""
        speech = asked.speech
        game = self.table.game.id
        text = speech.say("table-help", example=asked.choices[0].text, game=game)
        self.screen.page(f"{text}\n\n{legend_of(speech)}", speech.say("go-on"))
        return []

    def show_legend(self, asked: Question, rest: str) -> list[str]:
        """What the signs on the board mean."""
        self.screen.page(legend_of(asked.speech), asked.speech.say("go-on"))
        return []

    def show_moves(self, asked: Question, rest: str) -> list[str]:
        """All choices with their numbers."""
        lines = choice_lines(asked.choices, self.screen.out.width)
        self.screen.page("\n".join(lines), asked.speech.say("go-on"))
        return []

    def show_advice(self, asked: Question, rest: str) -> list[str]:
        """What a search thinks of the best moves, in numbers."""
        speech = asked.speech
        if not self.may_ask_for_hints:
            return [speech.say("hints-off")]
        with self.screen.busy(busy_text(self.bots, speech, speech.say("searching"))):
            advice = self.bots.advise(self.table.hint_request(asked.seat))
        texts = {choice.move: choice.text for choice in asked.choices}
        self.screen.page(advice_table(advice, texts, speech), speech.say("go-on"))
        return []

    def show_rules(self, asked: Question, rest: str) -> list[str]:
        """The rules of this game."""
        show_rules(self.table.game.package, asked.speech.language, plain=self.screen.plain)
        return []

    def show_record(self, asked: Question, rest: str) -> list[str]:
        """The moves so far, as far as this person may know them."""
        speech = asked.speech
        lines = [str(line) for line in seen_lines(self.table.play, asked.seat)]
        self.screen.page("\n".join(lines) or speech.say("record-empty"), speech.say("go-on"))
        return [speech.say("saved", file=str(self.table.file))]

    def save_copy(self, asked: Question, rest: str) -> list[str]:
        """It is saved after every move anyway; with a name, a copy is made."""
        speech = asked.speech
        if not rest:
            return [speech.say("saved", file=str(self.table.file))]
        try:
            file = Path(rest).expanduser()
            check_new(file)
            self.table.save(file)
        except PyriteError as error:
            return [error.in_language(speech.language)]
        return [speech.say("saved", file=str(file))]


def busy_text(bots: Bots, speech: Voice, usual: str) -> str:
    """What is seen while a search is waited for."""
    return speech.say("compiling-rules", game=bots.game.id) if bots.must_compile else usual


def legend_of(speech: Voice) -> str:
    """The signs of this game; without any, every field that its view shows."""
    return speech.say("legend") if speech.knows("legend") else fields_text(speech.game)


def not_understood(asked: Question, answer: str, found: Sequence[Choice]) -> str:
    """What it could have been, or what it could be."""
    speech = asked.speech
    comma = speech.say("list-comma")
    if not answer:
        return speech.say("hint", example=asked.choices[0].text)
    if found:
        few = comma.join(choice.text for choice in found[:FEW_CHOICES])
        return speech.say("answer-ambiguous", answer=answer, moves=few)
    near = comma.join(nearest(answer, [choice.text for choice in asked.choices]))
    return speech.say("answer-unknown", answer=answer, moves=near)
