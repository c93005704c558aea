"""What is said at a table: the game's words, then the engine's, with names for seat numbers.

Beside a name stands the grammatical person, as a value of its own: `$seat_person` for `$seat` is
`second` if this is the reader, addressed as "you", and `third` for everybody else, whatever they
call themselves.

Most values only stand in a sentence, such as names; few choose its form. So forms are made once for
all tables.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from typing import Any, Self

from pyrite.core.game import Cards, Event, Game, Points, Result, Seat
from pyrite.core.law import ONLOOKER
from pyrite.core.words import REFERENCE, Words, catalogue, entries, languages_for
from pyrite.engine.play import Play
from pyrite.engine.telling.names import (
    CHARACTERS,
    PERSON,
    clean_line,
    is_bot,
    isolated,
    level_in,
    spelling,
)
from pyrite.engine.telling.viewer_events import News

SECOND, THIRD = "second", "third"
SEATS = range(8)  # as many as a mask has bits
NAMED = (Seat, tuple)  # what may stand for seats among the values of an event
SIGN = 0xFDD0  # and on: signs that never stand in a text
PLAIN_NUMBERS = 1000  # below, no language parts the digits
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # a hyphen that stands before a number as its sign
CHOICE = re.compile(r"\$(\w+)\s*->")
CALL = re.compile(r"[\w-]\([^)]*\)")
VALUE = re.compile(r"\$(\w+)")

Packages = tuple[str, ...]


class Speech:
    """Says keys and names seats, the way one viewer is spoken to."""

    packages: tuple[str, ...] = ("pyrite.engine",)
    """Whose words are known beside the game's."""

    def __init__(
        self,
        language: str,
        game: Game,
        players: Mapping[int, str],
        viewer: int = ONLOOKER,
        others: Self | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.players = players
        self.viewer = viewer
        self._others = others  # how everybody else is spoken to
        self._packages = (game.package, *self.packages, "pyrite.core")
        self._names: dict[int, str] = {}  # as found out once
        self._last_told: tuple[tuple[Event, ...], list[str]] = ((), [])

    @classmethod
    def at(cls, play: Play, language: str) -> Self:
        """Everybody by name, sides at which nobody sits, too."""
        return cls(language, play.game, {**side_names(play), **play.players})

    def for_viewer(self, viewer: int) -> Self:
        """The same words to somebody else."""
        return type(self)(self.language, self.game, self.players, viewer, self)

    def say(self, key: str, **values: Any) -> str:
        """A message of the game or of one of our packages; seats, cards and points as people do."""
        for name, value in list(values.items()):
            if isinstance(value, Cards):
                values[name] = self.cards(value)
            elif isinstance(value, Points):
                values[name] = self.points(value)
            elif isinstance(value, NAMED) and (seats := seats_in(value)):
                values[name] = self.seats(seats)
                is_you = self.viewer in seats and self._is_reader_you
                values[f"{name}_person"] = SECOND if is_you else THIRD
        return sentence(self.language, self._packages, key, values)

    def knows(self, key: str) -> bool:
        """Is there such a message?"""
        return Words(self.language, *self._packages).knows(key)

    def seat(self, seat: int) -> str:
        """What whoever sits there is called; nobody is called like somebody else."""
        if seat not in self._names:
            self._names[seat] = self._find_name(seat)
        return self._names[seat]

    def _find_name(self, seat: int) -> str:
        if is_bot(self.players.get(seat, "")):
            return self._bot_name(seat)
        if self.is_you(seat):
            return self.say("name-you")
        name = given_name(self.players.get(seat, ""))
        if not name:
            return self.say("name-seat", seat=str(seat + 1))
        if self._is_taken(seat, name):
            return self.say("name-alike", name=isolated(name), seat=str(seat + 1))
        return isolated(name)

    def _bot_name(self, seat: int) -> str:
        """Its own name; a short one and a number where several bots have that."""
        player = self.players[seat]
        level = level_in(player)
        if level not in CHARACTERS:
            return self.say("name-bot", seat=str(seat + 1))
        alike = sorted(other for other, one in self.players.items() if one == player)
        number = str(alike.index(seat) + 1)
        return self.say(f"name-{level}" if len(alike) == 1 else f"name-{level}-at", seat=number)

    def is_you(self, seat: int) -> bool:
        """Is this the reader, without another name?"""
        return seat == self.viewer and self._is_reader_you

    @functools.cached_property
    def _is_reader_you(self) -> bool:
        player = self.players.get(self.viewer, "")
        if is_bot(player):
            return False
        return spelling(given_name(player)) in ("", spelling(self.say("name-you")))

    def _is_taken(self, seat: int, name: str) -> bool:
        others = (player for other, player in self.players.items() if other != seat)
        names = (given_name(player) for player in others if not is_bot(player))
        return spelling(name) in our_names(self.language) | set(map(spelling, names))

    def seats(self, seats: Sequence[int]) -> str:
        """Several of them."""
        if len(seats) == 1:
            return self.seat(seats[0])
        return self.say("seats-comma").join(self.seat(seat) for seat in seats)

    def cards(self, cards: Cards) -> str:
        """As they are printed."""
        if self.game.print_card is None:
            return str(cards)
        printed = map(self.game.print_card, cards.split())
        return self.say("cards-comma").join(self.tell(one) for one in printed)

    def points(self, points: Points) -> str:
        """Whose they are."""
        told = (
            self.say("points-of", seat=Seat(side), points=int(one))
            for side, one in enumerate(points.split())
        )
        return self.say("seats-comma").join(told)

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        return self.say(event.key, **{**event.values, **self._plain_values(event)})

    def _plain_values(self, event: Event) -> dict[str, str]:
        """What a game without a story tells, in words."""
        match event:
            case Event("told-move", {"move": text}):
                return {"move": self.tell(self.game.describe_move(self.game.parse_move(text)))}
            case Event("told-chance", {"outcome": kind, "changes": changes}):
                told = [self.name_of(f"chance-{kind}", kind)]
                for name, number in map(str.split, filter(None, changes.split(", "))):
                    told.append(f"{self.name_of(f'field-{name}', name)} {number}")
                return {"outcome": self.say("seats-comma").join(told)}
        return {}

    def tell_news(self, news: News) -> list[str]:
        """A step in words; who is not meant in it hears what all others do."""
        if self._others and not self._is_meant(news):
            return self._others.tell_news(news)
        if news.is_hidden:
            return [self.say("told-hidden", seat=Seat(news.mover))]
        if news.events != self._last_told[0]:
            self._last_told = (news.events, [self.tell(event) for event in news.events])
        return self._last_told[1]

    def _is_meant(self, news: News) -> bool:
        """Does something in it speak of the reader?"""
        values = [value for event in news.events for value in event.values.values()]
        if any(isinstance(value, Points) for value in values):
            return True
        named = (value for value in values if isinstance(value, NAMED))
        return news.mover == self.viewer or any(self.viewer in seats_in(one) for one in named)

    def tell_result(self, result: Result) -> str:
        """Who has won, and why it ended."""
        winners, reason = tuple(map(Seat, result.winners)), self.reason(result.reason)
        if not winners:
            return self.say("result-nobody", reason=reason)
        return self.say("result", winners=winners, n=len(winners), reason=reason)

    def phase(self, phase: str) -> str:
        """What is going on."""
        return self.name_of(f"phase-{phase}", phase)

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        return self.name_of(f"reason-{reason.replace(' ', '-')}", reason)

    def name_of(self, key: str, text: str) -> str:
        """What a phase, a reason, a field is called; as the game writes it where no word is."""
        return self.say(key) if self.knows(key) else text.replace("-", " ").replace("_", " ")


def move_sentence(game: Game, move: int, language: str) -> str:
    """A move in words, whoever makes it."""
    return Speech(language, game, {}).tell(game.describe_move(move))


def seats_in(value: Any) -> tuple[Seat, ...]:
    """The seats that a value means, if it means seats."""
    if isinstance(value, Seat):
        return (value,)
    are_seats = isinstance(value, tuple) and all(isinstance(one, Seat) for one in value)
    return value if are_seats else ()


def given_name(player: str) -> str:
    """The name a person gave, or nothing."""
    return "" if player == PERSON else clean_line(player)


@functools.cache
def our_names(language: str) -> frozenset[str]:
    """The spelling of what we call the reader, bots, and people without a name."""
    words = Words(language, "pyrite.engine")
    keys = ("name-bot", "name-seat", *(f"name-{one}-at" for one in CHARACTERS))
    numbered = [words.say(key, seat=str(seat + 1)) for key in keys for seat in SEATS]
    own = [words.say(f"name-{one}") for one in ("you", *CHARACTERS)]
    return frozenset(map(spelling, (*own, *numbered)))


def side_names(play: Play) -> dict[int, str]:
    """Sides at which nobody sits, by their names."""
    game = play.game
    return {} if game.side_names is None else game.side_names(play.information(ONLOOKER).state)


def sentence(language: str, packages: Packages, key: str, values: Mapping[str, Any]) -> str:
    """A message of the first package that knows it.

    It is made with signs in place of what only stands in it, kept, and filled in each time.
    """
    choosing = _choosing(language, packages, key)
    fixed = [one for one in values.items() if one[0] in choosing or not _is_plain(one[1])]
    return _form(language, packages, key, tuple(fixed), tuple(values)).format_map(values)


def _is_plain(value: Any) -> bool:
    """Does it look the same in all languages? A large number does not."""
    return type(value) is str or (type(value) is int and 0 <= value < PLAIN_NUMBERS)


@functools.lru_cache(maxsize=4096)
def _form(
    language: str,
    packages: Packages,
    key: str,
    fixed: tuple[tuple[str, Any], ...],
    names: tuple[str, ...],
) -> str:
    """The sentence with a place for each name that is not fixed, as `str.format` wants it."""
    signs = {name: chr(SIGN + place) for place, name in enumerate(names)}
    text = MINUS.sub("−", Words(language, *packages).say(key, **{**signs, **dict(fixed)}))
    text = text.replace("{", "{{").replace("}", "}}")
    for name, sign in signs.items():
        text = text.replace(sign, f"{{{name}}}")
    return text


@functools.cache
def _choosing(language: str, packages: Packages, key: str) -> frozenset[str]:
    """The values that choose the form of a message, or are handed to a function or another one."""
    written: dict[str, str] = {}
    for one in reversed(languages_for(language)):
        for package in reversed(packages):
            written |= _entries(package, one)
    return frozenset(_choices(written, key))


def _choices(written: Mapping[str, str], key: str) -> set[str]:
    text = written.get(key, "")
    found = set(CHOICE.findall(text))
    for call in CALL.findall(text):
        found |= set(VALUE.findall(call))
    for name in REFERENCE.findall(text):
        found |= _choices(written, name)
    return found


@functools.cache
def _entries(package: str, language: str) -> dict[str, str]:
    return entries(catalogue(package, language))
