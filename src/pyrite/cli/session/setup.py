"""Questions before a game: which one, how many, who. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pyrite.cli.session.answers import Choice, tidy, understand
from pyrite.cli.session.people import parse_people
from pyrite.cli.session.records.saved import SavedGame
from pyrite.cli.session.screen import Screen
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.wrapping import indented
from pyrite.core.errors import PyriteError
from pyrite.core.game import Game, Option
from pyrite.core.words import Words
from pyrite.engine.play import check_seats
from pyrite.players.levels import BOTS

Answer = TypeVar("Answer")
MENU_INDENT = 5  # columns before what a menu offers


class Setup:
    """Asks until it has an answer that makes sense."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def ask(self, prompt: str, default: str, read: Callable[[str], Answer]) -> Answer:
        """One question; a wrong answer is explained and asked again."""
        while True:
            answer = self.screen.ask(f"{prompt} [{default}]: ") or default
            try:
                return read(answer)
            except PyriteError as error:
                self.screen.print_lines([error.in_language(self.words.language)])

    def ask_game(self, games: Sequence[Game], saved: Sequence[SavedGame] = ()) -> Game | SavedGame:
        """A menu, answered by number or name; games begun lately can go on."""
        offers: list[Game | SavedGame] = [*games, *saved]
        choices = [self._offer(i, offer, len(games)) for i, offer in enumerate(offers)]
        lines = [f"{choice.move + 1:3}  {choice.spoken}" for choice in choices]
        self._print(self.words.say("setup-games"), lines[: len(games)])
        if saved:
            self._print(self.words.say("setup-go-on"), lines[len(games) :])
        read = self._reader(choices)
        return offers[self.ask(self.words.say("setup-game"), choices[0].text, read).move]

    def _offer(self, place: int, offer: Game | SavedGame, games: int) -> Choice:
        if isinstance(offer, SavedGame):
            name = self.words.say("setup-continue")
            text = name if place == games else f"{name}-{place - games + 1}"
            return Choice(place, text, offer.line(self.words))
        words = Words(self.words.language, offer.package)
        return Choice(place, offer.id, f"{words.say('title')} – {words.say('tagline')}")

    def _print(self, title: str, lines: Sequence[str]) -> None:
        """A heading, and lines that break between words, indented."""
        self.screen.print_lines([title])
        for line in lines:
            self.screen.print_lines(indented(line, self.screen.out.width, MENU_INDENT))

    def _reader(self, choices: list[Choice]) -> Callable[[str], Choice]:
        def read(answer: str) -> Choice:
            found = understand(answer, choices).choice
            if found is None:
                texts = ", ".join(choice.text for choice in choices)
                raise CommandError("setup-not-one", answer=answer, choices=texts)
            return found

        return read

    def ask_seats(self, game: Game) -> int:
        """How many play."""

        def read(answer: str) -> int:
            text = tidy(answer)
            if not text.isdecimal():
                raise CommandError("setup-no-number", answer=answer)
            check_seats(game, int(text))
            return int(text)

        few, many = str(game.seats[0]), str(game.seats[-1])
        prompt = self.words.say("setup-seats", few=few, many=many)
        return self.ask(prompt, str(game.usual_seats), read)

    def ask_people(self, seats: int) -> dict[int, str]:
        """Which seats are people, perhaps with names."""
        prompt = self.words.say("setup-people", last=str(seats - 1))
        return self.ask(prompt, "0", lambda answer: parse_people(answer, seats))

    def ask_level(self, usual: str) -> str:
        """How strong the bots are, or how they play."""
        choices = [Choice(i, level, level) for i, level in enumerate(BOTS)]
        prompt = self.words.say("setup-level", levels=", ".join(BOTS))
        read = self._reader(choices)

        def read_each(answer: str) -> str:
            parts = tidy(answer).replace("、", ",").split(",")
            return ",".join(read(part.strip()).text for part in parts)

        return self.ask(prompt, usual, read_each)

    def ask_again(self) -> str:
        """After a game: `again`, `menu`, or nothing."""
        answer = tidy(self.screen.ask(f"{self.words.say('again')} "))
        spellings = {
            "again": self.words.say("again-same").split(","),
            "menu": self.words.say("again-menu").split(","),
        }
        found = (key for key, words in spellings.items() if answer in map(tidy, words))
        return next(found, "")

    def ask_settings(self, game: Game, seats: int) -> dict[str, str]:
        """The game's options, only if somebody wants to look at them."""
        options = [option for option in game.options_for(seats) if len(option.values) > 1]
        yes = self.words.say("setup-yes").split(",")
        no = self.words.say("setup-no")
        answer = self.screen.ask(f"{self.words.say('setup-options')} [{no}]: ")
        if tidy(answer) not in (word.strip() for word in yes):
            return {}
        return {option.name: self.ask_option(game, option, seats) for option in options}

    def ask_option(self, game: Game, option: Option, seats: int) -> str:
        """One option."""
        words = Words(self.words.language, game.package)
        choices = []
        for i, value in enumerate(option.values_for(seats)):
            key = f"option-{option.name}-{value}"
            choices.append(Choice(i, value, words.say(key) if words.knows(key) else value))
        self.screen.print_lines([f"{words.say(f'option-{option.name}')}:"])
        for choice in choices:
            meaning = choice.spoken if choice.spoken != choice.text else ""
            self.screen.print_lines([f"  {choice.text:8} {meaning}".rstrip()])
        return self.ask(f"  {option.name}", choices[0].text, self._option_reader(choices)).text

    def _option_reader(self, choices: list[Choice]) -> Callable[[str], Choice]:
        """A value as written wins over the number of a line: `1` may be a value."""
        by_text = {choice.text: choice for choice in choices}
        read = self._reader(choices)
        return lambda answer: by_text.get(tidy(answer)) or read(answer)
